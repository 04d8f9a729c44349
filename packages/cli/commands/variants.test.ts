import { describe, expect, it } from 'vitest';
import { unbroken, wayrune } from '../terminal/fake-io.ts';

describe('wayrune variants', () => {
  it('lists each with its name, what it goes with and what it does', async () => {
    const { code, out } = await wayrune(['variants']);
    expect(code).toBe(0);
    expect(unbroken(out)).toContain(
      'doom-track: Doom Track (dragon-lords). Discarded adventures fill a track; when doom is complete, everybody must face the Dragon Lords.',
    );
  });

  it('as data too, and only what can be played', async () => {
    const { out } = await wayrune(['variants', '--json']);
    const found = JSON.parse(out) as { id: string; goesWith: string[] }[];
    expect(found.map(({ id }) => id)).toContain('advanced');
    expect(found.map(({ id }) => id)).not.toContain('monster-safari');
    for (const { goesWith } of found) expect(goesWith).toEqual(['dragon-lords']);
  });
});
