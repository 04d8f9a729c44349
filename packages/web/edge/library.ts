/** Composes the library: the one place of the page, and of its workers, that names the content. */
import type { Library } from '@wayrune/engine/parts/library.ts';
import type { Setup } from '@wayrune/engine/rules/world/setup.ts';

/** So long content that could not be loaded is not asked for again, in milliseconds. */
const AGAIN = 500;

let whole: Promise<Library> | null = null;

/** Everything there is. */
export function wholeLibrary(): Promise<Library> {
  whole ??= import('@wayrune/content').then(
    ({ library }) => library,
    (error: unknown) => {
      // Without a network it may be there the next time. Not at once: a screen that draws it would ask again for ever.
      setTimeout(() => {
        whole = null;
      }, AGAIN);
      throw error;
    },
  );
  return whole;
}

/** What a game of this setup needs. All sets come in one file as yet; more of them, and packs of one's own, are added here. */
export const libraryFor = (_setup: Setup): Promise<Library> => wholeLibrary();
