/** The archive in IndexedDB. Writing goes in order, because all of it goes through one chain of transactions. */
import type { Entry } from '@wayrune/engine/table/table.ts';
import type { Archive, Header } from './saved.ts';

const NAME = 'wayrune';
const VERSION = 1;

interface LogRow extends Entry {
  readonly game: string;
  readonly at: number;
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = () => {
      request.result.createObjectStore('games', { keyPath: 'id' });
      request.result.createObjectStore('log', { keyPath: ['game', 'at'] });
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB cannot be opened'));
  });
}

const answer = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB failed'));
  });

const all = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER]);
const row = (game: string, at: number, { seat, choice, chance }: Entry): LogRow => ({
  game,
  at,
  seat,
  choice,
  chance,
});

export function indexedArchive(): Archive {
  let known: Promise<IDBDatabase> | null = null;
  /** Removed games: a session that still runs must not bring them back. */
  const gone = new Set<string>();
  const database = (): Promise<IDBDatabase> => (known ??= open());
  const write = async (work: (games: IDBObjectStore, log: IDBObjectStore) => void): Promise<void> => {
    const transaction = (await database()).transaction(['games', 'log'], 'readwrite');
    const done = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new Error('the game could not be saved'));
    });
    work(transaction.objectStore('games'), transaction.objectStore('log'));
    // Without it, a page that is closed now would take back what was not yet answered.
    transaction.commit();
    await done;
  };
  return {
    async headers() {
      const games = (await database()).transaction('games').objectStore('games');
      const headers = await answer(games.getAll() as IDBRequest<Header[]>);
      return headers.toSorted((a, b) => b.updated - a.updated);
    },
    async open(id) {
      const transaction = (await database()).transaction(['games', 'log']);
      const header = await answer(transaction.objectStore('games').get(id) as IDBRequest<Header | undefined>);
      if (header === undefined) return null;
      const rows = await answer(transaction.objectStore('log').getAll(all(id)) as IDBRequest<LogRow[]>);
      return { header, entries: rows.map(({ seat, choice, chance }) => ({ seat, choice, chance })) };
    },
    begin: (header, entries) =>
      write((games, log) => {
        games.put(header);
        log.delete(all(header.id));
        entries.forEach((entry, at) => log.put(row(header.id, at, entry)));
      }),
    append: (header, entry) =>
      write((games, log) => {
        if (gone.has(header.id)) return;
        games.put(header);
        log.put(row(header.id, header.length - 1, entry));
      }),
    cut: (header) =>
      write((games, log) => {
        if (gone.has(header.id)) return;
        games.put(header);
        log.delete(IDBKeyRange.bound([header.id, header.length], [header.id, Number.MAX_SAFE_INTEGER]));
      }),
    remove: (id) =>
      write((games, log) => {
        gone.add(id);
        games.delete(id);
        log.delete(all(id));
      }),
  };
}
