import { describe, expect, it } from 'vitest';
import { library } from '@wayrune/content';
import { bouts, type Brief } from '../contest/bout.ts';
import { wayrune } from '../terminal/fake-io.ts';

const brief: Brief = {
  setup: { adventure: 'dragon-lords', heroes: [null, null], variants: [], packs: [] },
  bots: ['random', 'greedy'],
  seed: 'test',
  budget: 0,
  maxDecisions: 120,
  files: [],
};

describe('a match', () => {
  it('lets the seats go around, and times every decision', () => {
    const play = bouts(library, brief);
    const [first, second] = [play(1), play(2)];
    for (const bout of [first, second]) {
      expect(bout.times.flat()).toHaveLength(120);
      expect(bout.times.every((list) => list.length > 0)).toBe(true);
      expect(bout.winner).toBe(-1);
    }
    expect(play(1).times.map((list) => list.length)).toEqual(first.times.map((list) => list.length));
  });

  it('tells who won how often, how sure that is, and how long they thought', async () => {
    const { code, out } = await wayrune(
      'match --bots random,greedy --games 2 --workers 1 --max-decisions 80'.split(' '),
    );
    expect(code).toBe(0);
    expect(out).toMatch(/random {2,}1 of 2 seats {2,}0 {2,}0\.0 %/);
    expect(out).toMatch(/greedy .*fair 50\.0 %/);
    expect(out).toMatch(/99 % within \d+\.\d\d ms/);
    expect(out).toMatch(/0 of 2 games finished/);
  });

  it('refuses bots that do not exist', async () => {
    const { code, out, err } = await wayrune(['match', '--bots', 'nromal']);
    expect(code).toBe(2);
    expect(`${out}${err}`).toMatch(/did you mean "normal"\?/);
  });
});
