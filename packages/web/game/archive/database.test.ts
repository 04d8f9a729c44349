import { describe, expect, it } from 'vitest';
import { thumbnailOf } from './archive.ts';
import { PACKS, splitHeader, STORES, upgrade } from './database.ts';

const GROUND = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="#d9c98f" d="M1 1"/>';
const FIGURES = '<circle cx="1" cy="2" r="11" fill="#1f4e85" stroke="#fff" stroke-width="4"/>';

const old = {
  id: 'a',
  created: 1,
  updated: 2,
  setup: { adventure: 'dragon-lords', heroes: [null], variants: [], packs: [] },
  sitters: [{ kind: 'human' as const }],
  seed: 's',
  opening: [1, 2, 3],
  length: 7,
  round: 2,
  over: false,
  heroes: ['Ronan of the Wild'],
  leader: 0,
  thumbnail: `${GROUND}${FIGURES}</svg>`,
};

describe('the header of a game of the first version', () => {
  const { header, progress } = splitHeader(old);

  it('is parted into what stays and what every entry changes', () => {
    const { id, created, setup, sitters, seed, opening } = old;
    expect(header).toEqual({ id, created, setup, sitters, seed, opening, content: null, ground: GROUND });
    const { updated, length, round, over, heroes, leader } = old;
    expect(progress).toEqual({ id, updated, length, round, over, heroes, leader, figures: FIGURES });
  });

  it('keeps its picture', () => {
    const shown = thumbnailOf({ ...header, ...progress });
    expect(decodeURIComponent(shown)).toBe(`data:image/svg+xml,${old.thumbnail}`);
  });
});

/** As much of a database as an upgrade needs: the names of its stores, and empty ones. */
function databaseWith(...stores: readonly string[]) {
  const names = new Set(stores);
  const database = {
    createObjectStore(name: string) {
      if (names.has(name)) throw new Error(`there is a store "${name}" already`);
      names.add(name);
    },
  };
  const transaction = { objectStore: () => ({ openCursor: () => ({ result: null }) }) };
  return { names, parts: [database, transaction] as unknown as [IDBDatabase, IDBTransaction] };
}

describe('a database of an older version', () => {
  it.each([
    [0, []],
    [1, ['games', 'log']],
    [2, ['games', 'log', 'progress', 'stamps']],
  ])('%i has all stores after the upgrade, and keeps those it had', (version, stores) => {
    const { names, parts } = databaseWith(...stores);
    upgrade(...parts, version);
    expect([...names].toSorted()).toEqual([...STORES, PACKS].toSorted());
  });
});
