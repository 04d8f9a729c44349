/** The archive in IndexedDB. Writing goes in order, because all of it goes through one chain of transactions. */
import type { Entry } from '@wayrune/engine/table/table.ts';
import type { Archive, Header, KeptLog, Progress } from './archive.ts';
import {
  answer,
  connection,
  type LogRow,
  type StampRow,
  STORES,
  type StoreName,
  writing,
} from './database.ts';

type Stores = Readonly<Record<StoreName, IDBObjectStore>>;

const storesOf = (transaction: IDBTransaction): Stores => ({
  games: transaction.objectStore('games'),
  progress: transaction.objectStore('progress'),
  log: transaction.objectStore('log'),
  stamps: transaction.objectStore('stamps'),
});

/** The rows of a game from a place on. */
const rows = (id: string, from = 0): IDBKeyRange =>
  IDBKeyRange.bound([id, from], [id, Number.MAX_SAFE_INTEGER]);

const logRow = (game: string, at: number, { seat, choice, chance }: Entry): LogRow => ({
  game,
  at,
  seat,
  choice,
  chance,
});

async function readAll({ games, progress }: Stores): Promise<(Header & Progress)[]> {
  const [headers, all] = await Promise.all([
    answer(games.getAll() as IDBRequest<Header[]>),
    answer(progress.getAll() as IDBRequest<Progress[]>),
  ]);
  const byId = new Map(all.map((one) => [one.id, one]));
  return headers.flatMap((header) => {
    const how = byId.get(header.id);
    return how === undefined ? [] : [{ ...header, ...how }];
  });
}

async function readGame({ games, log, stamps }: Stores, id: string): Promise<KeptLog | null> {
  const [header, entries, hashes] = await Promise.all([
    answer(games.get(id) as IDBRequest<Header | undefined>),
    answer(log.getAll(rows(id)) as IDBRequest<LogRow[]>),
    answer(stamps.getAll(rows(id)) as IDBRequest<StampRow[]>),
  ]);
  if (header === undefined) return null;
  return {
    header,
    entries: entries.map(({ seat, choice, chance }) => ({ seat, choice, chance })),
    stamps: new Map(hashes.map(({ at, state }) => [at, state])),
  };
}

function writeGame(stores: Stores, { header, entries, stamps }: KeptLog, progress: Progress): void {
  const { id } = header;
  removeGame(stores, id);
  stores.games.put(header);
  stores.progress.put(progress);
  entries.forEach((entry, at) => stores.log.put(logRow(id, at, entry)));
  for (const [at, state] of stamps) stores.stamps.put({ game: id, at, state });
}

function removeGame({ games, progress, log, stamps }: Stores, id: string): void {
  games.delete(id);
  progress.delete(id);
  log.delete(rows(id));
  stamps.delete(rows(id));
}

export function indexedArchive(): Archive {
  /** Removed games: a session that still runs must not bring them back. */
  const gone = new Set<string>();
  const read = async (): Promise<Stores> => storesOf((await connection()).transaction(STORES));
  const write = (id: string, work: (stores: Stores) => void): Promise<void> =>
    writing(STORES, (transaction) => {
      if (!gone.has(id)) work(storesOf(transaction));
    });
  return {
    list: async () => (await readAll(await read())).toSorted((a, b) => b.updated - a.updated),
    header: async (id) => {
      const { games } = await read();
      return (await answer(games.get(id) as IDBRequest<Header | undefined>)) ?? null;
    },
    open: async (id) => readGame(await read(), id),
    begin: (game, progress) => write(game.header.id, (stores) => writeGame(stores, game, progress)),
    append: (progress, entry, stamp) =>
      write(progress.id, (stores) => {
        const { id, length } = progress;
        stores.progress.put(progress);
        stores.log.put(logRow(id, length - 1, entry));
        if (stamp !== null) stores.stamps.put({ game: id, at: length, state: stamp });
      }),
    cut: (progress) =>
      write(progress.id, (stores) => {
        const { id, length } = progress;
        stores.progress.put(progress);
        stores.log.delete(rows(id, length));
        stores.stamps.delete(rows(id, length + 1));
      }),
    retitle: (header) => write(header.id, ({ games }) => games.put(header)),
    remove: (id) =>
      write(id, (stores) => {
        gone.add(id);
        removeGame(stores, id);
      }),
  };
}
