/** The database of this browser, and how the games of older versions come into it. */
import type { Entry } from '@wayrune/engine/table/table.ts';
import type { Header, Progress } from './archive.ts';

const NAME = 'wayrune';
/** 1: what every entry changes was a part of the header, and nothing told by which cards and rules a game was played. */
const VERSION = 2;

/** `games` has headers, `progress` what every entry changes, by the id of the game. */
export const STORES = ['games', 'progress', 'log', 'stamps'] as const;
export type StoreName = (typeof STORES)[number];

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

/** `closed` is told when the connection has ended and another one is needed. */
export function openDatabase(closed: () => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = ({ oldVersion }) => {
      const { result: database, transaction } = request;
      if (oldVersion < 1) createFirst(database);
      createSecond(database);
      if (oldVersion === 1 && transaction !== null) splitHeaders(transaction);
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

function createFirst(database: IDBDatabase): void {
  database.createObjectStore('games', { keyPath: 'id' });
  database.createObjectStore('log', { keyPath: ['game', 'at'] });
}

function createSecond(database: IDBDatabase): void {
  database.createObjectStore('progress', { keyPath: 'id' });
  database.createObjectStore('stamps', { keyPath: ['game', 'at'] });
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
