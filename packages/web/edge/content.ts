import type { Content } from '../app/content-context.ts';
import { createShelf } from '../own-packs/pack-shelf.ts';
import { browserPacks } from '../own-packs/pack-store.ts';
import { withPacks } from '../own-packs/with-packs.ts';
import { loadParts } from '../parts/registry.ts';
import { shippedLibrary } from './library.ts';

const shelf = createShelf(browserPacks(), shippedLibrary);

/** Whoever gets the library of a setup may show its table: what the parts bring to the page comes with it. */
export const content: Content = {
  async libraryFor(setup, packNames) {
    const [shipped] = await Promise.all([shippedLibrary(), loadParts(setup)]);
    const own = setup.packs.filter((id) => !shipped.packs.some(({ pack }) => pack === id));
    return withPacks(shipped, await shelf.take(own, packNames));
  },
  shippedLibrary,
  shelf,
};
