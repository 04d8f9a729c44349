import { describe, expect, it } from 'vitest';
import { library } from '@wayrune/content';
import { matchGames, type MatchBrief } from '../match/play-match.ts';
import { wayrune } from '../terminal/fake-io.ts';

const brief: MatchBrief = {
  setup: { adventure: 'dragon-lords', heroes: [null, null], variants: [], packs: [] },
  bots: ['random', 'greedy'],
  seed: 'test',
  budget: 0,
  maxDecisions: 120,
  files: [],
};

describe('a match', () => {
  it('rotates the seats and times every decision', () => {
    const play = matchGames(library, brief);
    const [first, second] = [play(1), play(2)];
    for (const game of [first, second]) {
      expect(game.times.flat()).toHaveLength(120);
      expect(game.times.every((list) => list.length > 0)).toBe(true);
      expect(game.winner).toBe(-1);
    }
    expect(play(1).times.map((list) => list.length)).toEqual(first.times.map((list) => list.length));
  });

  it('prints win rates, their intervals and thinking times', async () => {
    const { code, out } = await wayrune(
      'match --bots random,greedy --games 2 --workers 1 --max-decisions 80'.split(' '),
    );
    expect(code).toBe(0);
    expect(out).toMatch(/random {2,}1 of 2 seats {2,}0 {2,}0\.0%/);
    expect(out).toMatch(/greedy .*fair 50\.0%/);
    expect(out).toMatch(/99% within \d+\.\d\d ms/);
    expect(out).toMatch(/0 of 2 games finished/);
  });

  it('refuses bots that do not exist', async () => {
    const { code, out, err } = await wayrune(['match', '--bots', 'nromal']);
    expect(code).toBe(2);
    expect(`${out}${err}`).toMatch(/did you mean "normal"\?/);
  });
});
