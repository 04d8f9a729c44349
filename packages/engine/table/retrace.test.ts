import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import { hash } from '../kernel/hash.ts';
import type { Library } from '../parts/library.ts';
import { randomTable } from '../testing/random-play.ts';
import { forged } from '../testing/saves.ts';
import { type Change, changeOf, type Written } from './change.ts';
import { type Log, playLog } from './retrace.ts';
import { loadAgreed, readSave, saveGame } from './save.ts';
import type { SavedGame } from './saved-game.ts';
import { stampOf, type Stamps, stampsOf } from './stamps.ts';
import type { Table } from './table.ts';

const played = randomTable(library, 2, 'retrace', 150);
const stamps = stampsOf(played);
const log: Log = { ...played, stamps };
const unstamped: Log = { ...played, stamps: new Map() };

function changed(from: Library, written: Written): Change | null {
  const { differs, table } = playLog(from, written.log);
  if (table === null) throw new Error('nothing agrees');
  return changeOf(written, differs, table);
}

/** The library after an update in which every Hero is knocked out by the first wound. */
const updated: Library = {
  ...library,
  packs: library.packs.map((pack) => ({
    ...pack,
    cards: pack.cards.map((card) => (card.kind === 'hero' ? { ...card, life: 1 } : card)),
  })),
};

const file = (handed: Stamps | undefined): string => saveGame(played, undefined, handed);

/** The last stamp before an entry. */
const stampBefore = (entry: number): number => Math.max(...[...stamps.keys()].filter((at) => at < entry));

describe('a log that is played again', () => {
  it('plays as it did where nothing has changed', () => {
    const { differs, table } = playLog(library, log);
    expect(differs).toBeNull();
    expect(hash(table?.state)).toBe(hash(played.state));
    expect(playLog(library, unstamped).differs).toBeNull();
  });

  it('has a stamp for the opening and for the start of every turn', () => {
    expect(stamps.get(0)).toBe(stampOf(randomTable(library, 2, 'retrace', 0).state));
    expect(stamps.size).toBe(played.state.turn);
  });

  it('has stamps that do not depend on how the rules remember where they are', () => {
    const rearranged = { ...played.state, frames: [{ proc: 'another', step: 'way' }] };
    expect(stampOf(rearranged as Table['state'])).toBe(stampOf(played.state));
    expect(stampOf({ ...played.state, round: 99 })).not.toBe(stampOf(played.state));
  });

  it('agrees up to the last stamp before the entry that shows a difference', () => {
    const { differs } = playLog(updated, log);
    expect(differs?.agrees).toBeGreaterThan(0);
    expect(differs?.agrees).toBe(stampBefore(differs?.entry ?? 0));
  });

  it('shows by a stamp what no choice would show', () => {
    const [, , third = 0] = [...stamps.keys()];
    const other = new Map(stamps).set(third, '0123456789abcdef');
    expect(playLog(library, { ...log, stamps: other }).differs).toEqual({
      entry: third,
      message: 'leads to another state than it did',
      agrees: stampBefore(third),
    });
  });

  it('agrees without stamps as long as each choice is offered', () => {
    const entries = played.entries.with(40, {
      seat: played.entries[40]?.seat ?? -1,
      choice: 'fly',
      chance: [],
    });
    const { differs } = playLog(library, { ...unstamped, entries });
    expect(differs).toMatchObject({ entry: 41, agrees: 40 });
    expect(differs?.message).toContain('"fly" is not offered');
  });

  it('agrees nowhere if another opening is dealt', () => {
    const other = new Map(stamps).set(0, '0123456789abcdef');
    expect(playLog(library, { ...log, stamps: other })).toMatchObject({
      differs: { agrees: -1 },
      table: null,
    });
  });
});

describe('a file after an update', () => {
  it('is unchanged if nothing has changed', () => {
    expect(changed(library, readSave(library, file(stamps), 'game.json'))).toBeNull();
    expect(changed(library, readSave(library, file(undefined), 'game.json'))).toBeNull();
  });

  it('tells which sets have changed, and how far it still agrees', () => {
    const change = changed(updated, readSave(updated, file(stamps), 'game.json'));
    expect(change).toMatchObject({ sets: ['base'], length: 150, certain: true });
    expect(change?.agrees).toBeLessThan(150);
    expect(stamps.has(change?.agrees ?? -1)).toBe(true);
  });

  it('is loaded up to there', () => {
    const { table, change } = loadAgreed(updated, file(stamps), 'game.json');
    expect(table.entries).toHaveLength(change?.agrees ?? -1);
    expect(stampOf(table.state)).toBe(stamps.get(table.entries.length));
    expect(loadAgreed(library, file(stamps), 'game.json').change).toBeNull();
  });

  it('that agrees to its end with other cards is said to have changed all the same', () => {
    const flavored: Library = {
      ...library,
      packs: library.packs.map((pack) => ({
        ...pack,
        cards: pack.cards.map((card, i) => (i === 0 ? { ...card, flavor: 'Another line.' } : card)),
      })),
    };
    const change = changed(flavored, readSave(flavored, file(stamps), 'game.json'));
    expect(change).toEqual({ sets: ['base'], agrees: 150, length: 150, certain: true });
  });

  it('that ends otherwise agrees only up to its last stamp', () => {
    const saved = JSON.parse(file(stamps)) as SavedGame;
    const other = forged(saved, { state: '0123456789abcdef' });
    const agrees = stampBefore(150);
    const change = changed(library, readSave(library, other, 'game.json'));
    expect(change).toEqual({ sets: [], agrees, length: 150, certain: true });
    expect(loadAgreed(library, other, 'game.json').table.entries).toHaveLength(agrees);
  });

  it('of an older version that ends otherwise is not certain, however far it plays', () => {
    const saved = JSON.parse(file(undefined)) as SavedGame;
    const old = forged(saved, { version: 2, state: '0123456789abcdef' });
    const change = changed(library, readSave(library, old, 'game.json'));
    expect(change).toEqual({ sets: [], agrees: 150, length: 150, certain: false });
  });
});
