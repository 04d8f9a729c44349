/** Where cards, boards and rules of parts come from: composed at the edge (`main.tsx`) and handed to the screens. */
import type { Library } from '@wayrune/engine/parts/library.ts';
import type { Setup } from '@wayrune/engine/rules/world/setup.ts';
import { createContext, use, useEffect } from 'react';
import { useStore } from 'zustand';
import type { PackNames } from '../own-packs/own-pack.ts';
import type { OnShelf, PackShelf } from '../own-packs/pack-shelf.ts';
import { withPacks } from '../own-packs/with-packs.ts';

export interface Content {
  /**
   * The library for a setup, once the page's share of its parts has been loaded, too. Throws MissingPacks, by these names, where
   * a pack of the player's own is not here.
   */
  readonly libraryFor: (setup: Setup, packNames?: PackNames) => Promise<Library>;
  /** All that comes with Wayrune. Always the same promise. */
  readonly shippedLibrary: () => Promise<Library>;
  /** The player's own packs. */
  readonly shelf: PackShelf;
}

export const ContentContext = createContext<Content | null>(null);

export function useContent(): Content {
  const content = use(ContentContext);
  if (content === null) throw new Error('no content was handed in');
  return content;
}

/** The player's own packs; none until they have been read. */
export function useShelf(): OnShelf {
  const { shelf } = useContent();
  useEffect(() => {
    // Whoever needs one of them is told what is wrong.
    shelf.open().catch(() => {});
  }, [shelf]);
  return useStore(shelf.store);
}

const whole = new WeakMap<OnShelf['packs'], Library>();

/** Everything there is, for browsing: what comes with Wayrune and the player's own packs. The same until those change. */
export function useWholeLibrary(): Library {
  const shipped = use(useContent().shippedLibrary());
  const { packs } = useShelf();
  const library = whole.get(packs) ?? withPacks(shipped, packs);
  whole.set(packs, library);
  return library;
}
