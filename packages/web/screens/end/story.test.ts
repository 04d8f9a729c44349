import { BOTS } from '@wayrune/bots';
import { library } from '@wayrune/content';
import { seeded } from '@wayrune/engine/kernel/chance.ts';
import { decide, startTable, type Table } from '@wayrune/engine/table/table.ts';
import { writtenBy } from '@wayrune/engine/testing/saves.ts';
import { describe, expect, it } from 'vitest';
import { type Recording, readRecording } from '../../game/past/recording.ts';
import { awardsOf } from './awards.ts';
import { ticks } from './scale.ts';
import { createStoryteller, newTally, expectedOf, luckOf, type Story, type Tally } from './story.ts';

function someGame(): Table {
  const setup = {
    adventure: 'dragon-lords',
    heroes: ['ronan-of-the-wild', 'hedda-stonebrake'],
    variants: [],
    packs: [],
  };
  const { table } = startTable(library, setup, seeded('story'));
  for (let i = 0; i < 250 && table.state.decision !== null; i++)
    decide(
      table,
      BOTS['greedy']?.choose(table.world, table.state, seeded(`${i}`)) ?? '',
      seeded(`dice/${i}`),
    );
  return table;
}

async function told(): Promise<{ story: Story; recording: Recording }> {
  const table = someGame();
  const teller = createStoryteller(table.world, table.state.players.length);
  const recording = await readRecording(
    library,
    writtenBy(table),
    () => Promise.resolve(),
    () =>
      ({ events, table: { state } }) =>
        teller.watch({ events, state }),
  );
  return { recording, story: teller.story() };
}

const tally = (change: Partial<Tally>): Tally => ({ ...newTally(), ...change });

describe('the story of a game', () => {
  it('has a value for every seat in every round, and ends with the table', async () => {
    const { story, recording } = await told();
    const { state } = recording.table;
    for (const values of Object.values(story.rounds)) {
      expect(values).toHaveLength(state.round);
      for (const row of values) expect(row).toHaveLength(2);
    }
    expect(story.rounds.gold.at(-1)).toEqual(state.players.map(({ gold }) => gold));
  });

  it('counts every pair of dice and every wound once', async () => {
    const { story, recording } = await told();
    const events = Array.from({ length: recording.length + 1 }, (_, i) => recording.events(i)).flat();
    const rolls = events.filter(({ type }) => type === 'rolled').length;
    expect(rolls).toBeGreaterThan(10);
    expect(story.totals.reduce((sum, count) => sum + count, 0)).toBe(rolls);
    expect(story.tallies.reduce((sum, { pairs }) => sum + pairs, 0)).toBe(rolls);
    const wounds = events.reduce((sum, event) => sum + (event.type === 'wounded' ? event.amount : 0), 0);
    expect(story.tallies.reduce((sum, one) => sum + one.wounds, 0)).toBe(wounds);
    for (const one of story.tallies) expect(Math.abs(luckOf(one))).toBeLessThanOrEqual(one.rolls);
  });

  it('expects what two dice show', () => {
    const all = Array.from({ length: 19 }, (_, i) => expectedOf(i + 2, 100));
    expect(all.reduce((sum, one) => sum + one, 0)).toBeCloseTo(100);
    expect([expectedOf(2, 100), expectedOf(11, 100), expectedOf(20, 100)]).toEqual([1, 10, 1]);
  });

  it('gives an award only to one who clearly has most', () => {
    const awards = awardsOf([
      tally({ beaten: 3, wounds: 2, hits: 1 }),
      tally({ beaten: 1, wounds: 2, expected: 1 }),
    ]);
    expect(awards).toEqual([
      { id: 'slayer', seat: 0, amount: 3 },
      { id: 'lucky', seat: 0, amount: 1 },
      { id: 'unlucky', seat: 1, amount: 1 },
    ]);
    expect(awardsOf([tally({ beaten: 3 })])).toEqual([]);
  });

  it('writes round numbers on its axes', () => {
    expect(ticks(0, 4)).toEqual([0, 1, 2, 3, 4]);
    expect(ticks(0, 47)).toEqual([0, 20, 40, 60]);
    expect(ticks(-3, 2.5)).toEqual([-4, -2, 0, 2, 4]);
    expect(ticks(0, 0)).toEqual([0]);
  });
});
