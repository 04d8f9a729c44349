/** Composes the library: the one place of the page, and of its workers, that names the content. */
import type { Library } from '@wayrune/engine/parts/library.ts';

/** So long content that could not be loaded is not asked for again, in milliseconds. */
const AGAIN = 500;

let shipped: Promise<Library> | null = null;

/** All that comes with Wayrune, in one file as yet. */
export function shippedLibrary(): Promise<Library> {
  shipped ??= import('@wayrune/content').then(
    ({ library }) => library,
    (error: unknown) => {
      // Without a network it may be there the next time. Not at once: a screen that draws it would ask again for ever.
      setTimeout(() => {
        shipped = null;
      }, AGAIN);
      throw error;
    },
  );
  return shipped;
}
