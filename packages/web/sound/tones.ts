/** Every sound of the table, as numbers for the synthesiser. A part of the game may bring others. */

/** What a sound is made of; the names are the synthesiser's. Times in seconds, pitch in hertz. */
export interface Tone {
  /** Where much happens at once, only the weightiest is heard. */
  readonly weight: number;
  /** Beside the others, from 0 to 1; each is brought to it, whatever it is made of. */
  readonly volume: number;
  readonly frequency: number;
  readonly attack?: number;
  readonly sustain?: number;
  readonly release: number;
  /** 0 sine, 1 triangle, 2 saw, 3 tangent, 4 noise. */
  readonly shape?: 0 | 1 | 2 | 3 | 4;
  readonly curve?: number;
  readonly slide?: number;
  /** A leap of the pitch, and after how long. */
  readonly jump?: number;
  readonly jumpAfter?: number;
  readonly repeat?: number;
  readonly noise?: number;
  readonly crush?: number;
  readonly echo?: number;
  readonly decay?: number;
  readonly filter?: number;
}

export const TONES = {
  /** Bone on wood: a short rattle. */
  dice: {
    weight: 4,
    frequency: 130,
    release: 0.16,
    shape: 4,
    curve: 2,
    repeat: 0.045,
    noise: 0.6,
    filter: -800,
    volume: 0.8,
  },
  step: { weight: 1, frequency: 180, release: 0.06, shape: 1, slide: -2, volume: 0.5 },
  card: {
    weight: 3,
    frequency: 420,
    attack: 0.02,
    release: 0.12,
    shape: 4,
    curve: 2,
    noise: 1,
    filter: -900,
    volume: 0.6,
  },
  hit: {
    weight: 8,
    frequency: 190,
    release: 0.16,
    shape: 2,
    curve: 1.6,
    slide: -4,
    noise: 0.3,
    filter: -1800,
    volume: 1,
  },
  wound: {
    weight: 9,
    frequency: 150,
    attack: 0.005,
    release: 0.28,
    shape: 1,
    curve: 1.3,
    slide: -1.2,
    volume: 1,
  },
  guard: {
    weight: 5,
    frequency: 620,
    release: 0.2,
    shape: 1,
    curve: 0.6,
    slide: -0.4,
    echo: 0.04,
    volume: 0.7,
  },
  coin: {
    weight: 7,
    frequency: 1180,
    sustain: 0.03,
    release: 0.24,
    shape: 0,
    jump: 590,
    jumpAfter: 0.05,
    volume: 0.8,
  },
  gem: {
    weight: 6,
    frequency: 780,
    sustain: 0.04,
    release: 0.3,
    shape: 1,
    jump: 390,
    jumpAfter: 0.07,
    echo: 0.08,
    volume: 0.8,
  },
  learn: {
    weight: 10,
    frequency: 392,
    attack: 0.02,
    sustain: 0.1,
    release: 0.4,
    jump: 196,
    jumpAfter: 0.12,
    echo: 0.12,
    volume: 0.8,
  },
  triumph: {
    weight: 11,
    frequency: 294,
    attack: 0.02,
    sustain: 0.12,
    release: 0.4,
    shape: 1,
    jump: 147,
    jumpAfter: 0.13,
    echo: 0.14,
    volume: 0.9,
  },
  fall: {
    weight: 13,
    frequency: 210,
    attack: 0.02,
    sustain: 0.1,
    release: 0.6,
    shape: 1,
    slide: -0.9,
    filter: -900,
    volume: 1,
  },
  turn: {
    weight: 2,
    frequency: 440,
    attack: 0.02,
    sustain: 0.04,
    release: 0.35,
    shape: 0,
    echo: 0.1,
    volume: 0.6,
  },
  toll: {
    weight: 12,
    frequency: 110,
    attack: 0.08,
    sustain: 0.3,
    release: 0.9,
    shape: 2,
    curve: 0.7,
    filter: -420,
    echo: 0.2,
    volume: 0.9,
  },
  victory: {
    weight: 14,
    frequency: 262,
    attack: 0.03,
    sustain: 0.3,
    release: 0.9,
    shape: 1,
    jump: 131,
    jumpAfter: 0.18,
    repeat: 0,
    echo: 0.22,
    volume: 1,
  },
} as const satisfies Readonly<Record<string, Tone>>;

export type ToneName = keyof typeof TONES;
export const TONE_NAMES = Object.keys(TONES) as ToneName[];

/** In the order in which the synthesiser wants its numbers. */
export function parametersOf(tone: Tone): (number | undefined)[] {
  const { frequency, attack, sustain, release, shape, curve, slide } = tone;
  const { jump, jumpAfter, repeat, noise, crush, echo, decay, filter } = tone;
  return [
    1,
    0,
    frequency,
    attack,
    sustain,
    release,
    shape,
    curve,
    slide,
    undefined,
    jump,
    jumpAfter,
    repeat,
    noise,
    undefined,
    crush,
    echo,
    undefined,
    decay,
    undefined,
    filter,
  ];
}
