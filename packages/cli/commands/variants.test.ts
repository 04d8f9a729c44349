import { describe, expect, it } from 'vitest';
import { unbroken, wayrune } from '../terminal/fake-io.ts';

describe('wayrune variants', () => {
  it('lists each variant with its name, adventures and effect', async () => {
    const { code, out } = await wayrune(['variants']);
    expect(code).toBe(0);
    expect(unbroken(out)).toContain(
      'doom-track: Doom Track (dragon-lords). Discarded adventures fill a track. When doom is complete, everyone must face the Dragon Lords.',
    );
  });

  it('prints JSON, with playable variants only', async () => {
    const { out } = await wayrune(['variants', '--json']);
    const found = JSON.parse(out) as { id: string; goesWith: string[] }[];
    const goesWith = Object.fromEntries(found.map((one) => [one.id, one.goesWith]));
    expect(goesWith['advanced']).toEqual(['dragon-lords']);
    expect(goesWith['monster-safari']).toEqual(['mists-of-zanaga']);
    expect(goesWith['item-limits']).toEqual(['dragon-lords', 'mists-of-zanaga', 'seven-scions', 'cataclysm']);
    expect(goesWith['cooperative']).toEqual(['seven-scions']);
  });
});
