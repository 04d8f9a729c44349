import { describe, expect, it } from 'vitest';
import type { Summary } from '../../game/archive/archive.ts';
import { bot, HUMAN } from '../../game/sitter.ts';
import { heroOf, whenPlayed } from './saved-games.ts';

const at = (day: number, hour: number): number => new Date(2026, 10, day, hour, 40).getTime();

describe('a saved game', () => {
  it('is told by its day of the week and time, after a week by its date', () => {
    expect(whenPlayed(at(17, 21), at(18, 9), 'en')).toMatch(/^Tuesday,? (at )?21:40$/);
    expect(whenPlayed(at(3, 21), at(18, 9), 'en')).toBe('Nov 3, 2026');
  });

  it('is that of the first person, or of the first Hero if only computers play', () => {
    const game = { heroes: ['Ronan', 'Urzha'] } as unknown as Summary;
    expect(heroOf({ ...game, sitters: [bot(), HUMAN] })).toBe('Urzha');
    expect(heroOf({ ...game, sitters: [bot(), bot()] })).toBe('Ronan');
  });
});
