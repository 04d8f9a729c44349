import { beforeAll, describe, expect, it, vi } from 'vitest';
import { levelled, loudness, RATE } from './level.ts';
import { loudest, soundOf } from './sounds.ts';
import { parametersOf, TONE_NAMES, type ToneName, TONES } from './tones.ts';

/** The strength of a pitch in a sound, by Goertzel's sum. */
function strength(samples: readonly number[], frequency: number): number {
  const turn = (2 * Math.PI * frequency) / RATE;
  let [re, im] = [0, 0];
  samples.forEach((sample, i) => {
    re += sample * Math.cos(turn * i);
    im += sample * Math.sin(turn * i);
  });
  return re ** 2 + im ** 2;
}

/** The strongest pitch, in steps of a semitone. */
function pitchOf(samples: readonly number[]): number {
  const pitches = Array.from({ length: 84 }, (_, step) => 55 * 2 ** (step / 12));
  const strengths = pitches.map((pitch) => strength(samples, pitch));
  return pitches[strengths.indexOf(Math.max(...strengths))] ?? 0;
}

describe('every sound as it is made', () => {
  const made = new Map<ToneName, readonly number[]>();
  const of = (sound: ToneName): readonly number[] => made.get(sound) ?? [];
  beforeAll(async () => {
    vi.stubGlobal('AudioContext', class {});
    const { ZZFX } = await import('zzfx');
    for (const sound of TONE_NAMES)
      made.set(sound, levelled(ZZFX.buildSamples(...parametersOf(TONES[sound])), TONES[sound].volume));
  });

  it.each(TONE_NAMES)('%s is short, is not clipped, and begins and ends without a click', (sound) => {
    const samples = of(sound);
    const ends = [...samples.slice(0, 2), ...samples.slice(-2)];
    expect(samples.length / RATE).toBeGreaterThan(0.04);
    expect(samples.length / RATE).toBeLessThan(1.5);
    expect(Math.max(...samples.map(Math.abs))).toBeLessThan(0.9);
    for (const sample of ends) expect(Math.abs(sample)).toBeLessThan(0.05);
  });

  it('are comparable: none is more than 6 dB louder than another', () => {
    const levels = TONE_NAMES.map((sound) => 20 * Math.log10(loudness(of(sound))));
    expect(Math.max(...levels) - Math.min(...levels)).toBeLessThanOrEqual(6.1);
  });

  it.each(TONE_NAMES)('%s is neither a rumble nor a whistle', (sound) => {
    const pitch = pitchOf(of(sound));
    expect(pitch).toBeGreaterThanOrEqual(100);
    expect(pitch).toBeLessThanOrEqual(2000);
  });
});

describe('sounds', () => {
  it('are given to what happens, and only the most telling is heard of many', () => {
    expect(soundOf({ type: 'movement-dice' })).toBe(TONES.dice);
    expect(soundOf({ type: 'stocked' })).toBeNull();
    expect(loudest([{ type: 'moved' }, { type: 'rolled' }, { type: 'wounded' }])).toBe(TONES.wound);
    expect(loudest([{ type: 'stocked' }])).toBeNull();
  });
});
