import { BOTS } from '@wayrune/bots';
import { library } from '@wayrune/content';
import { seeded } from '@wayrune/engine/kernel/chance.ts';
import { hash } from '@wayrune/engine/kernel/hash.ts';
import type { Retraced } from '@wayrune/engine/table/retrace.ts';
import type { Written } from '@wayrune/engine/table/change.ts';
import { stampsOf } from '@wayrune/engine/table/stamps.ts';
import { decide, startTable, type Table, undoBarrier } from '@wayrune/engine/table/table.ts';
import { writtenBy } from '@wayrune/engine/testing/saves.ts';
import { describe, expect, it } from 'vitest';
import { readRecording, UnplayableGame } from './recording.ts';

/** A game of so many entries between two bots. */
function someGame(entries: number): Table {
  const setup = {
    adventure: 'dragon-lords',
    heroes: ['ronan-of-the-wild', 'hedda-stonebrake'],
    variants: [],
    packs: [],
  };
  const { table } = startTable(library, setup, seeded('recording'));
  const bot = Object.values(BOTS)[0];
  for (let i = 0; i < entries && table.state.decision !== null; i++)
    decide(table, bot?.choose(table.world, table.state, seeded(`${i}`)) ?? '', seeded(`dice/${i}`));
  return table;
}

const now = (): Promise<void> => Promise.resolve();

describe('a game to look at', () => {
  it('has the state after every entry, however it is asked for', async () => {
    const recording = await readRecording(library, writtenBy(someGame(150)), now);
    expect(recording.length).toBe(150);
    for (const entry of [150, 0, 63, 64, 65, 1, 149])
      expect(hash(recording.stateAt(entry))).toBe(hash(someGame(entry).state));
  });

  it('ends at a table that can be played on, as if it had been played up to there', async () => {
    const played = someGame(100);
    const { table } = await readRecording(library, writtenBy(played), now);
    expect(table.state).toEqual(played.state);
    expect(table.entries).toEqual(played.entries);
    expect(undoBarrier(table)).toBe(undoBarrier(played));
  });

  it('knows the turns and tells every line once', async () => {
    const seen: number[] = [];
    const watcher = () => (passage: Retraced) => void seen.push(passage.entry);
    const recording = await readRecording(library, writtenBy(someGame(150)), now, watcher);
    expect(seen).toEqual(Array.from({ length: 151 }, (_, i) => i));
    expect(recording.turns[0]).toMatchObject({ entry: 0, round: 1 });
    expect(recording.turns.length).toBe(recording.lines.filter(({ type }) => type === 'turn-began').length);
    expect(recording.lines.map(({ entry }) => entry)).toEqual(
      recording.lines.map(({ entry }) => entry).toSorted((a, b) => a - b),
    );
  });
});

describe('a game of another version', () => {
  const played = someGame(150);
  const stamps = stampsOf(played);
  const forged = (entry: number): Written =>
    writtenBy(played, new Map(stamps).set(entry, '0123456789abcdef'));

  it('is shown up to the turn in which it stops agreeing', async () => {
    const turns = [...stamps.keys()];
    const [agrees = 0, wrong = 0] = turns.slice(5, 7);
    let seen: number[] = [];
    const recording = await readRecording(library, forged(wrong), now, () => {
      seen = [];
      return ({ entry }) => void seen.push(entry);
    });
    expect(recording.change).toEqual({ sets: [], agrees, length: 150, certain: true });
    expect([recording.length, recording.table.entries.length, seen.at(-1)]).toEqual([agrees, agrees, agrees]);
    expect(recording.lines.at(-1)?.entry).toBeLessThanOrEqual(agrees);
    expect(hash(recording.table.state)).toBe(hash(someGame(agrees).state));
  });

  it('is not shown at all if another opening is dealt', async () => {
    await expect(readRecording(library, forged(0), now)).rejects.toThrow(UnplayableGame);
  });
});
