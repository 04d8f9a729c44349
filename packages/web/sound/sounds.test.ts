import { describe, expect, it } from 'vitest';
import { loudest, parametersOf, SOUNDS, soundOf } from './sounds.ts';

describe('sounds', () => {
  it('are short, not loud, and complete', () => {
    for (const sound of SOUNDS) {
      const [volume = 1, , frequency = 0, attack = 0, sustain = 0, release = 0] = parametersOf(sound);
      expect(volume).toBeLessThanOrEqual(0.8);
      expect(frequency).toBeGreaterThan(20);
      expect(attack + sustain + release).toBeLessThan(1.5);
      expect(parametersOf(sound)).toHaveLength(21);
    }
  });

  it('are given to what happens, and only the most telling is heard of many', () => {
    expect(soundOf({ type: 'movement-dice' })).toBe('dice');
    expect(soundOf({ type: 'stocked' })).toBeNull();
    expect(loudest([{ type: 'moved' }, { type: 'rolled' }, { type: 'wounded' }])).toBe('wound');
    expect(loudest([{ type: 'stocked' }])).toBeNull();
  });
});
