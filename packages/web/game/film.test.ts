import { BOTS } from '@wayrune/bots';
import { library } from '@wayrune/content';
import { seeded } from '@wayrune/engine/kernel/chance.ts';
import { hash } from '@wayrune/engine/kernel/hash.ts';
import { decide, startTable, type Table } from '@wayrune/engine/table/table.ts';
import { describe, expect, it } from 'vitest';
import { makeFilm } from './film.ts';
import { restore, unplayed } from './moment.ts';

/** A game of so many entries between two bots. */
function someGame(entries: number): Table {
  const setup = {
    adventure: 'dragon-lords',
    heroes: ['ronan-of-the-wild', 'hedda-stonebrake'],
    variants: [],
    packs: [],
  };
  const { table } = startTable(library, setup, seeded('film'));
  const bot = Object.values(BOTS)[0];
  for (let i = 0; i < entries && table.state.decision !== null; i++)
    decide(table, bot?.choose(table.world, table.state, seeded(`${i}`)) ?? '', seeded(`dice/${i}`));
  return table;
}

describe('a game to look at', () => {
  it('has the state after every entry, however it is asked for', async () => {
    const table = someGame(150);
    const film = await makeFilm(library, table, () => Promise.resolve());
    expect(film.length).toBe(150);
    for (const entry of [150, 0, 63, 64, 65, 1, 149]) {
      const { setup, opening, entries } = table;
      const past = restore(library, setup, opening, entries.slice(0, entry));
      expect(hash(film.stateAt(entry))).toBe(hash(past.state));
    }
  });

  it('ends where the log leads, though nobody has played it yet', async () => {
    const { setup, opening, entries, state } = someGame(100);
    const table = unplayed(library, setup, opening, entries);
    const film = await makeFilm(library, table, () => Promise.resolve());
    expect(hash(film.table.state)).toBe(hash(state));
    expect(hash(film.stateAt(100))).toBe(hash(state));
  });

  it('knows the turns and tells every line once', async () => {
    const table = someGame(150);
    const seen: number[] = [];
    const film = await makeFilm(
      library,
      table,
      () => Promise.resolve(),
      ({ entry }) => seen.push(entry),
    );
    expect(seen).toEqual(Array.from({ length: 151 }, (_, i) => i));
    expect(film.turns[0]).toMatchObject({ entry: 0, round: 1 });
    expect(film.turns.length).toBe(film.lines.filter(({ type }) => type === 'turn-began').length);
    expect(film.lines.map(({ entry }) => entry)).toEqual(
      film.lines.map(({ entry }) => entry).toSorted((a, b) => a - b),
    );
  });
});
