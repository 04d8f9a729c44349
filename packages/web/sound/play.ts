/** Plays sounds. The synthesiser is fetched with the first one; each sound is made once. */
import { useSettings } from '../settings/settings.ts';
import { levelled } from './level.ts';
import { parametersOf, type Tone } from './tones.ts';

const made = new Map<Tone, readonly number[]>();

export async function play(tone: Tone): Promise<void> {
  const { sound: wanted, volume } = useSettings.getState();
  if (!wanted || volume === 0) return;
  const { ZZFX } = await import('zzfx');
  ZZFX.volume = 1;
  // Browsers let a page sound only after somebody has touched it.
  if (ZZFX.audioContext.state === 'suspended') await ZZFX.audioContext.resume();
  const samples = made.get(tone) ?? levelled(ZZFX.buildSamples(...parametersOf(tone)), tone.volume);
  made.set(tone, samples);
  ZZFX.playSamples([samples], volume);
}
