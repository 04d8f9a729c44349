import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import { ChanceError, scripted, seeded } from '../kernel/chance.ts';
import { hash } from '../kernel/hash.ts';
import { IllegalChoice } from '../rules/world/game.ts';
import { anyOption, randomSetup, randomTable } from '../testing/random-play.ts';
import { decide, startTable, undo, undoBarrier, type Table } from './table.ts';

const NONE = scripted([]);
const DICE = 'dice were rolled or cards were drawn';

/** Two seats, the first one begins; all of them in or around Tamalir. */
function tableForTwo(): Table {
  const setup = { ...randomSetup(2), heroes: ['hedda-stonebrake', 'ilvane-reed'] };
  return startTable(library, setup, { pick: () => 0 }).table;
}

const picture = (table: Table) => ({
  state: hash(table.state),
  entries: [...table.entries],
  barrier: undoBarrier(table),
});

describe('deciding', () => {
  it('writes down who decided what, and what chance gave', () => {
    const table = tableForTwo();
    expect(table.opening).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
    decide(table, 'walk:g8', NONE);
    decide(table, 'roll', scripted([0, 1, 2, 3, 4]));
    expect(table.entries).toEqual([
      { seat: 0, choice: 'walk:g8', chance: [] },
      { seat: 1, choice: 'roll', chance: [0, 1, 2, 3, 4] },
    ]);
  });

  it('gives back what happened', () => {
    const table = tableForTwo();
    expect(decide(table, 'walk:g8', NONE)).toEqual([
      { type: 'moved', seat: 0, from: 'g7', to: 'g8', how: 'step' },
      { type: 'turn-began', seat: 1, round: 1 },
      { type: 'placed', seat: 1, space: 'g7' },
    ]);
  });

  it('for what is not offered changes nothing', () => {
    const table = tableForTwo();
    decide(table, 'walk:g8', NONE);
    const before = picture(table);
    for (const choice of ['walk:a1', 'roll ', '', 'toString']) {
      expect(() => decide(table, choice, NONE)).toThrow(IllegalChoice);
    }
    expect(picture(table)).toEqual(before);
    expect(undo(table)).toBe(true);
  });

  it('with chance that fails in the middle changes nothing', () => {
    const table = tableForTwo();
    decide(table, 'walk:g8', NONE);
    const before = picture(table);
    expect(() => decide(table, 'roll', scripted([0, 1, 2]))).toThrow(ChanceError);
    expect(() => decide(table, 'roll', scripted([0, 1, 2, 3, 6]))).toThrow(ChanceError);
    expect(picture(table)).toEqual(before);
    decide(table, 'roll', scripted([0, 1, 2, 3, 4]));
    expect(table.entries).toHaveLength(2);
  });

  it('is over when the game is', () => {
    const table = tableForTwo();
    table.state.decision = null;
    expect(() => decide(table, 'stay', NONE)).toThrow(IllegalChoice);
    expect(table.entries).toEqual([]);
  });
});

describe('taking back', () => {
  it('is not possible before anything was decided', () => {
    const table = tableForTwo();
    expect(undoBarrier(table)).toBe('nothing has been decided yet');
    expect(undo(table)).toBe(false);
  });

  it('gives the state and the log from before, and the same again when it is decided again', () => {
    const table = tableForTwo();
    const before = picture(table);
    decide(table, 'walk:g8', NONE);
    const after = picture(table);
    expect(undo(table)).toBe(true);
    expect(picture(table)).toEqual(before);
    decide(table, 'walk:g8', NONE);
    expect(picture(table)).toEqual(after);
  });

  it('is not possible once chance was asked', () => {
    const table = tableForTwo();
    decide(table, 'roll', scripted([3, 3, 3, 3, 3]));
    const before = picture(table);
    expect(undoBarrier(table)).toBe(DICE);
    expect(undo(table)).toBe(false);
    expect(picture(table)).toEqual(before);
  });

  it('goes step by step back to the dice, and no further', () => {
    const table = tableForTwo();
    decide(table, 'roll', scripted([3, 3, 3, 3, 3]));
    const rolled = picture(table);
    decide(table, 'step:h6:3', NONE);
    decide(table, 'step:i6:3', NONE);
    decide(table, 'stop', NONE);
    expect(table.state.decision?.seat).toBe(1);
    expect([undo(table), undo(table), undo(table)]).toEqual([true, true, true]);
    expect(picture(table)).toEqual(rolled);
    expect(undo(table)).toBe(false);
  });

  it('does not reach behind the decision of another player', () => {
    const table = tableForTwo();
    decide(table, 'walk:g8', NONE);
    const first = hash(table.state);
    decide(table, 'walk:f7', NONE);
    expect(undoBarrier(table)).toBeNull();
    expect(undo(table)).toBe(true);
    expect(hash(table.state)).toBe(first);
    expect(undoBarrier(table)).toBe('another player has acted');
    expect(undo(table)).toBe(false);
  });

  it('in any game works exactly for the last decisions of one seat that needed no chance', () => {
    const player = seeded('undo/player');
    const dice = seeded('undo');
    const { table } = startTable(library, randomSetup(3), dice);
    const hashes = [hash(table.state)];
    for (let i = 0; i < 400 && table.state.decision !== null; i++) {
      decide(table, anyOption(table.state, player), dice);
      hashes.push(hash(table.state));
      const free = freeEntries(table);
      expect(undoBarrier(table) === null).toBe(free > 0);
      if (i % 5 > 0) continue;
      const { entries } = table;
      const taken = entries.slice(entries.length - free);
      for (let back = 1; back <= free; back++) {
        expect(undo(table)).toBe(true);
        expect(hash(table.state)).toBe(hashes[hashes.length - 1 - back]);
      }
      expect(undo(table)).toBe(false);
      for (const { choice } of taken) decide(table, choice, NONE);
      expect(hash(table.state)).toBe(hashes.at(-1));
    }
    expect(table.entries).toHaveLength(400);
  });
});

/** How many of the last entries are of one seat and without chance. */
function freeEntries({ entries }: Table): number {
  let count = 0;
  const seat = entries.at(-1)?.seat;
  while (count < entries.length) {
    const entry = entries[entries.length - 1 - count];
    if (entry === undefined || entry.seat !== seat || entry.chance.length > 0) break;
    count++;
  }
  return count;
}

describe('a log', () => {
  it('is the whole game: played again it comes to the same state', () => {
    const table = randomTable(library, 3, 'log', 200);
    const again = startTable(library, table.setup, scripted(table.opening)).table;
    for (const { choice, chance } of table.entries) decide(again, choice, scripted(chance));
    expect(hash(again.state)).toBe(hash(table.state));
    expect(again.entries).toEqual(table.entries);
  });
});
