/**
 * Games put straight into the browser's archive, before the page is opened. Half of the time of a test went into the
 * start page and its file dialog; both have tests of their own.
 */
import type { Page } from '@playwright/test';
import { library } from '@wayrune/content';
import { heroNames } from '@wayrune/engine/table/passages.ts';
import { loadGame, readSave } from '@wayrune/engine/table/save.ts';
import { stampsOf } from '@wayrune/engine/table/stamps.ts';
import type { Header, Progress } from '../../game/archive/archive.ts';
import { KEYS, type LogRow, NAME, type StampRow, STORES, VERSION } from '../../game/archive/database.ts';
import { figuresOf, groundOf } from '../../game/archive/thumbnail.ts';
import { seatedBy } from '../../game/sitter.ts';

interface Rows {
  readonly games: readonly Header[];
  readonly progress: readonly Progress[];
  readonly log: readonly LogRow[];
  readonly stamps: readonly StampRow[];
}

let games = 0;

/** What the archive holds of the game in a file. */
function rowsOf(id: string, text: string, seed: string): Rows {
  const table = loadGame(library, text, 'game.json');
  const { setup, opening, entries, world, state } = table;
  const sitters = seatedBy(readSave(library, text, 'game.json'), state.players.length);
  // Games that are kept later are listed first.
  const updated = Date.now() + games;
  const [ground, figures] = [groundOf(world.board), figuresOf(world.board, state)];
  const heroes = heroNames(table);
  return {
    games: [{ id, created: updated, setup, sitters, seed, opening, content: world.content, ground }],
    progress: [
      {
        id,
        updated,
        length: entries.length,
        round: state.round,
        over: state.over !== null,
        heroes,
        leader: state.over?.winners[0] ?? 0,
        figures,
      },
    ],
    log: entries.map(({ seat, choice, chance }, at) => ({ game: id, at, seat, choice, chance })),
    stamps: [...stampsOf(table)].map(([at, hash]) => ({ game: id, at, state: hash })),
  };
}

interface Kept {
  readonly game: string;
  readonly name: string;
  readonly version: number;
  readonly keys: typeof KEYS;
  readonly all: Rows;
}

/** Runs in the page; comes back when the game has been written. */
const write = ({ game, name, version, keys, all }: Kept): Promise<void> | undefined => {
  // Only once: after a reload the game stands where it was played to.
  if (window.location.protocol === 'about:' || sessionStorage.getItem(game) !== null) return undefined;
  sessionStorage.setItem(game, 'kept');
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, version);
    request.onerror = () => reject(request.error ?? new Error('no database'));
    request.onupgradeneeded = () => {
      for (const [store, keyPath] of Object.entries(keys))
        request.result.createObjectStore(store, { keyPath });
    };
    request.onsuccess = () => {
      const { result: database } = request;
      const transaction = database.transaction(Object.keys(keys), 'readwrite');
      for (const [store, list] of Object.entries(all))
        for (const row of list) transaction.objectStore(store).put(row);
      transaction.oncomplete = () => {
        database.close();
        resolve();
      };
    };
  });
};

/** Whether a page of ours is open, and not an empty one. */
export const isOpen = (page: Page): boolean => page.url().startsWith('http');

/** Keeps the game of a file in the browser, from the next page load on if no page is open, and gives its id. */
export async function keepGame(page: Page, text: string, seed: string): Promise<string> {
  const id = `kept-${++games}`;
  const kept: Kept = { game: id, name: NAME, version: VERSION, keys: KEYS, all: rowsOf(id, text, seed) };
  // The page that is loaded then opens the database after this, and so reads it after this has been written.
  await (isOpen(page) ? page.evaluate(write, kept) : page.addInitScript(write, kept));
  return id;
}

/** Removes all games from the page that is open. */
export const forgetGames = (page: Page): Promise<void> =>
  page.evaluate(
    ({ name, stores }) =>
      new Promise((resolve, reject) => {
        const request = indexedDB.open(name);
        request.onerror = () => reject(request.error ?? new Error('no database'));
        request.onsuccess = () => {
          const { result: database } = request;
          const transaction = database.transaction(stores, 'readwrite');
          for (const store of stores) transaction.objectStore(store).clear();
          transaction.oncomplete = () => {
            database.close();
            resolve();
          };
        };
      }),
    { name: NAME, stores: [...STORES] },
  );
