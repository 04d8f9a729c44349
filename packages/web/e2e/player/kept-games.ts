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
import { KEYS, type LogRow, NAME, type StampRow, VERSION } from '../../game/archive/database.ts';
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

/** Keeps the game of a file in the browser from the next page load on, and gives its id. */
export async function keepGame(page: Page, text: string, seed: string): Promise<string> {
  const id = `kept-${++games}`;
  await page.addInitScript(
    ({ game, name, version, keys, all }) => {
      // Only once: after a reload the game stands where it was played to.
      if (window.location.protocol === 'about:' || sessionStorage.getItem(game) !== null) return;
      sessionStorage.setItem(game, 'kept');
      // The page opens the database after this, and so reads it after this has been written.
      const request = indexedDB.open(name, version);
      request.onupgradeneeded = () => {
        for (const [store, keyPath] of Object.entries(keys))
          request.result.createObjectStore(store, { keyPath });
      };
      request.onsuccess = () => {
        const { result: database } = request;
        const transaction = database.transaction(Object.keys(keys), 'readwrite');
        for (const [store, list] of Object.entries(all))
          for (const row of list) transaction.objectStore(store).put(row);
        transaction.oncomplete = () => database.close();
      };
    },
    { game: id, name: NAME, version: VERSION, keys: KEYS, all: rowsOf(id, text, seed) },
  );
  return id;
}
