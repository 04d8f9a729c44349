/** The player's own packs: read from where they are kept, checked again, and known to the whole page. */
import type { Library, Pack } from '@wayrune/engine/parts/library.ts';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { MissingPacks, type OwnPack, type PackNames } from './own-pack.ts';
import type { PackStore } from './pack-store.ts';
import type { ReadPack, Refusal } from './read-pack.ts';

/** A pack that was fine when it was added and is not any more: an update knows other words, or has a card of that id. */
export interface UnfitPack {
  readonly id: string;
  readonly name: string;
  readonly refused: Refusal;
}

export interface OnShelf {
  /** In the order in which they were added. */
  readonly packs: readonly Pack[];
  readonly unfit: readonly UnfitPack[];
}

export interface PackShelf {
  readonly store: StoreApi<OnShelf>;
  /** Reads what is kept, the first time it is asked. */
  readonly open: () => Promise<OnShelf>;
  /** The packs of these ids. Throws MissingPacks, by these names. */
  readonly take: (ids: readonly string[], names?: PackNames) => Promise<readonly Pack[]>;
  readonly read: (text: string) => Promise<ReadPack>;
  /** A pack that has been read; one of the same id is replaced. */
  readonly add: (pack: Pack) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
}

export function createShelf(
  kept: PackStore,
  shippedLibrary: () => Promise<Library>,
  clock: () => number = Date.now,
): PackShelf {
  const store = createStore<OnShelf>(() => ({ packs: [], unfit: [] }));
  let opening: Promise<OnShelf> | null = null;
  async function reopen(): Promise<OnShelf> {
    const shelf = await sorted(await kept.list(), shippedLibrary);
    store.setState(shelf);
    return shelf;
  }
  function open(): Promise<OnShelf> {
    opening ??= reopen().catch((error: unknown) => {
      // What could not be read may be tried again.
      opening = null;
      throw error;
    });
    return opening;
  }
  function refresh(): Promise<OnShelf> {
    opening = null;
    return open();
  }
  return {
    store,
    open,
    async take(ids, names) {
      if (ids.length === 0) return [];
      const lacking = ({ packs }: OnShelf): string[] =>
        ids.filter((id) => !packs.some(({ pack }) => pack === id));
      let shelf = await open();
      // It may have been added in another tab.
      if (lacking(shelf).length > 0) shelf = await refresh();
      if (lacking(shelf).length > 0) throw new MissingPacks(lacking(shelf), names);
      return shelf.packs.filter(({ pack }) => ids.includes(pack));
    },
    async read(text) {
      const [{ readPack }, shipped, { packs }] = await Promise.all([
        import('./read-pack.ts'),
        shippedLibrary(),
        open(),
      ]);
      return readPack(text, shipped, packs);
    },
    async add(pack) {
      const before = (await kept.list()).find(({ id }) => id === pack.pack);
      await kept.put({ id: pack.pack, added: before?.added ?? clock(), pack });
      await refresh();
    },
    async remove(id) {
      await kept.remove(id);
      await refresh();
    },
  };
}

/** Which of the kept packs can be played with the cards of today, the oldest first. */
async function sorted(kept: readonly OwnPack[], shippedLibrary: () => Promise<Library>): Promise<OnShelf> {
  if (kept.length === 0) return { packs: [], unfit: [] };
  const [{ checkedPack }, shipped] = await Promise.all([import('./read-pack.ts'), shippedLibrary()]);
  const packs: Pack[] = [];
  const unfit: UnfitPack[] = [];
  for (const { id, pack } of kept.toSorted((a, b) => a.added - b.added)) {
    const read = checkedPack(pack, shipped, packs);
    if ('pack' in read) packs.push(read.pack);
    else unfit.push({ id, name: pack.name, refused: read.refused });
  }
  return { packs, unfit };
}
