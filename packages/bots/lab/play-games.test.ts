import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import { BOTS, playGame, simulate } from '../index.ts';

const setup = (players: number) => ({
  adventure: 'dragon-lords',
  heroes: Array.from({ length: players }, () => null),
  variants: [],
  packs: [],
});
const [random, greedy] = [BOTS['random'], BOTS['greedy']];
if (random === undefined || greedy === undefined) throw new Error('no bots');

/** A clock that goes a second forward whenever somebody looks. */
const ticking = () => {
  let time = 0;
  return () => (time += 1000);
};

describe('a game between bots', () => {
  it('is the same whenever it is played with the same seed, whatever was played before', () => {
    const first = playGame(library, setup(3), [greedy], 'again');
    playGame(library, setup(3), [greedy], 'something else');
    expect(playGame(library, setup(3), [greedy], 'again')).toEqual(first);
    expect(first.finished).toBe(true);
  });

  it('tells who won, with which Hero, and how', () => {
    const played = playGame(library, setup(2), [greedy], 'a win', { check: true });
    expect(played.violations).toEqual([]);
    expect([0, 1]).toContain(played.winner);
    expect(played.hero).toMatch(/^[a-z-]+$/);
    expect(['dragon-runes', 'high-lord-margath']).toContain(played.how);
  });

  it('is left after so many decisions', () => {
    const played = playGame(library, setup(2), [random], 'long', { maxDecisions: 300 });
    expect(played).toMatchObject({ finished: false, decisions: 300, winner: null, hero: null, how: null });
  });

  it('seats the bots in turn', () => {
    const mixed = playGame(library, setup(4), [greedy, random], 'mixed', { maxDecisions: 3000 });
    const all = playGame(library, setup(4), [greedy], 'mixed', { maxDecisions: 3000 });
    expect(mixed).not.toEqual(all);
  });
});

describe('a simulation', () => {
  it('sums up its games', () => {
    const clock = ticking();
    const seen: number[] = [];
    const watch = (_: unknown, count: number): number => seen.push(count);
    const result = simulate(library, setup(4), [greedy], { games: 4, seed: 'sum', clock, watch });
    expect(Object.keys(result).join(' ')).toBe(
      'games finished decisions seconds decisionsPerSecond violations rounds wins endings',
    );
    expect(result).toMatchObject({ games: 4, seconds: 1, violations: [] });
    expect(result.decisionsPerSecond).toBe(result.decisions);
    expect(result.wins.bySeat).toHaveLength(4);
    const total = (counts: Iterable<number>): number => [...counts].reduce((a, b) => a + b, 0);
    expect(total(result.wins.bySeat)).toBe(result.finished);
    expect(total(Object.values(result.wins.byHero))).toBe(result.finished);
    expect(total(Object.values(result.endings))).toBe(4);
    const { p10, median, p90 } = result.rounds;
    expect(p10).toBeLessThanOrEqual(median);
    expect(median).toBeLessThanOrEqual(p90);
    expect(seen).toEqual([1, 2, 3, 4]);
  });

  it('counts games that were left as unfinished', () => {
    const options = { games: 2, seed: 'left', clock: ticking(), maxDecisions: 50 };
    const { finished, endings, decisions } = simulate(library, setup(1), [random], options);
    expect({ finished, endings, decisions }).toEqual({
      finished: 0,
      endings: { unfinished: 2 },
      decisions: 100,
    });
  });
});
