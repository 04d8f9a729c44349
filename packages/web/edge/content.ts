import type { Content } from '../app/content-context.ts';
import { loadParts } from '../parts/registry.ts';
import { libraryFor, wholeLibrary } from './library.ts';

/** Whoever gets the library of a setup may show its table: what the parts bring to the page comes with it. */
export const content: Content = {
  async libraryFor(setup) {
    const [library] = await Promise.all([libraryFor(setup), loadParts(setup)]);
    return library;
  },
  wholeLibrary,
};
