declare module 'zzfx' {
  /** Makes samples from a few numbers and plays them. Its audio context is made when the module is loaded. */
  export const ZZFX: {
    volume: number;
    readonly audioContext: AudioContext;
    buildSamples(...parameters: (number | undefined)[]): number[];
    playSamples(channels: readonly (readonly number[])[], volume?: number): AudioBufferSourceNode;
  };
}
