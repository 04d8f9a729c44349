/** Where packs of the player's own are kept. */
import { answer, connection, PACKS, writing } from '../game/archive/database.ts';
import type { OwnPack } from './own-pack.ts';

export interface PackStore {
  readonly list: () => Promise<readonly OwnPack[]>;
  /** Replaces a pack of the same id. */
  readonly put: (pack: OwnPack) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
}

const indexedPacks = (): PackStore => ({
  async list() {
    const store = (await connection()).transaction(PACKS).objectStore(PACKS);
    return answer(store.getAll() as IDBRequest<OwnPack[]>);
  },
  put: (pack) => writing(PACKS, (transaction) => transaction.objectStore(PACKS).put(pack)),
  remove: (id) => writing(PACKS, (transaction) => transaction.objectStore(PACKS).delete(id)),
});

export function memoryPacks(): PackStore {
  const packs = new Map<string, OwnPack>();
  return {
    list: async () => [...packs.values()],
    put: async (pack) => void packs.set(pack.id, pack),
    remove: async (id) => void packs.delete(id),
  };
}

/** Without IndexedDB, such as in some private windows, they last as long as the page. */
export const browserPacks = (): PackStore =>
  typeof indexedDB === 'undefined' ? memoryPacks() : indexedPacks();
