/** The database of this browser, and how the games of older versions come into it. */
import type { Entry } from '@wayrune/engine/table/table.ts';
import type { Header, Progress } from './archive.ts';

export const NAME = 'wayrune';
/** What there is of a game: `games` has headers, `progress` what every entry changes, by the id of the game. */
export const STORES = ['games', 'progress', 'log', 'stamps'] as const;
export type StoreName = (typeof STORES)[number];
/** Packs of the player's own, by id. */
export const PACKS = 'packs';

/** By what each store finds its records. */
export const KEYS = {
  games: 'id',
  progress: 'id',
  log: ['game', 'at'],
  stamps: ['game', 'at'],
  [PACKS]: 'id',
};

/** An entry of a log, by its game and its place. */
export interface LogRow extends Entry {
  readonly game: string;
  readonly at: number;
}

/** The hash of a state, by its game and the number of entries before it. */
export interface StampRow {
  readonly game: string;
  readonly at: number;
  readonly state: string;
}

/** Header of version 1. */
interface OldHeader extends Omit<Header, 'content' | 'ground'>, Omit<Progress, 'figures'> {
  readonly thumbnail: string;
}

function addStores(database: IDBDatabase, ...stores: readonly (keyof typeof KEYS)[]): void {
  for (const store of stores) database.createObjectStore(store, { keyPath: KEYS[store] });
}

/** From each version to the next. */
const STEPS: readonly ((database: IDBDatabase, transaction: IDBTransaction) => void)[] = [
  (database) => addStores(database, 'games', 'log'),
  // Before, what every entry changes was a part of the header, and nothing told by which cards and rules a game was played.
  (database, transaction) => {
    addStores(database, 'progress', 'stamps');
    splitHeaders(transaction);
  },
  (database) => addStores(database, PACKS),
];
export const VERSION = STEPS.length;

/** From any version to that of today, keeping what is there; 0 is a browser that has nothing yet. */
export function upgrade(database: IDBDatabase, transaction: IDBTransaction, from: number): void {
  for (const step of STEPS.slice(from)) step(database, transaction);
}

/** `closed` is told when the connection has ended and another one is needed. */
function openDatabase(closed: () => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = ({ oldVersion }) => {
      if (request.transaction !== null) upgrade(request.result, request.transaction, oldVersion);
    };
    request.onsuccess = () => {
      const { result: database } = request;
      // A newer version in another window must not wait for this one.
      database.onversionchange = () => {
        database.close();
        closed();
      };
      database.onclose = closed;
      resolve(database);
    };
    request.onblocked = () =>
      reject(new Error('An older version of Wayrune is open in another tab. Close it and reload this page.'));
    request.onerror = () => reject(refusal(request.error));
  });
}

function refusal(error: DOMException | null): Error {
  if (error?.name === 'VersionError')
    return new Error('Wayrune was updated in another tab. Reload this page.', { cause: error });
  return error ?? new Error('This browser keeps no data for this page.');
}

let known: Promise<IDBDatabase> | null = null;

/** The one connection of this page, opened when it is first needed and again when it has ended. */
export async function connection(): Promise<IDBDatabase> {
  known ??= openDatabase(() => {
    known = null;
  });
  try {
    return await known;
  } catch (error) {
    // What could not be opened may be tried again.
    known = null;
    throw error;
  }
}

export const answer = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB failed'));
  });

/** Writes all or nothing, and is done when it is stored. */
export async function writing(
  stores: string | readonly string[],
  work: (transaction: IDBTransaction) => void,
): Promise<void> {
  const transaction = (await connection()).transaction(stores, 'readwrite');
  const done = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('The browser refused to store it.'));
  });
  work(transaction);
  // Without it, a page that is closed now would take back what was not yet answered.
  transaction.commit();
  await done;
}

function splitHeaders(transaction: IDBTransaction): void {
  const games = transaction.objectStore('games');
  const cursor = games.openCursor();
  cursor.onsuccess = () => {
    if (cursor.result === null) return;
    const { header, progress } = splitHeader(cursor.result.value as OldHeader);
    cursor.result.update(header);
    transaction.objectStore('progress').put(progress);
    cursor.result.continue();
  };
}

const FIGURES = /<circle[^>]*\/>/g;
const END = '</svg>';

/** A header of version 1 as the two records of version 2. */
export function splitHeader(old: OldHeader): { readonly header: Header; readonly progress: Progress } {
  const { id, created, setup, sitters, seed, opening, thumbnail, ...progress } = old;
  const figures = (thumbnail.match(FIGURES) ?? []).join('');
  const ground = thumbnail.replaceAll(FIGURES, '').replace(END, '');
  return {
    header: { id, created, setup, sitters, seed, opening, content: null, ground },
    progress: { id, ...progress, figures },
  };
}
