import { describe, expect, it } from 'vitest';
import { seeded } from '../seeded.ts';
import { CURSE_MARKS, CURSES, destroyedTown, type RuinPart } from './fallen-town.ts';

const drawn = (parts: readonly RuinPart[]): string => parts.map(({ d }) => d).join('');

describe('towns after a cataclysm', () => {
  it('no two destroyed towns have the same stumps, and one looks the same every time', () => {
    const town = (id: string): string => drawn(destroyedTown(seeded(id)));
    expect(town('forge')).toBe(town('forge'));
    expect(town('forge')).not.toBe(town('tamalir'));
  });

  it('each curse marks its town in its own way, over and behind it', () => {
    const marks = CURSES.map((curse) => [drawn(CURSE_MARKS[curse].behind), drawn(CURSE_MARKS[curse].over)]);
    expect(marks.flat()).not.toContain('');
    expect(new Set(marks.flat()).size).toBe(CURSES.length * 2);
  });

  it('all of it is sound path data', () => {
    const all = CURSES.flatMap((curse) => [...CURSE_MARKS[curse].behind, ...CURSE_MARKS[curse].over]);
    for (const { d } of [...all, ...destroyedTown(seeded('vynelvale'))])
      expect(d).toMatch(/^M[-\d.\sMLHVCQZmlhvcqatz]+$/);
  });
});
