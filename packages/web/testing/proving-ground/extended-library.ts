/** Takes the place of `@wayrune/content` in this page and its workers: the same, and one adventure more. */
export { provingLibrary as library } from '@wayrune/content/testing/proving-ground/index.ts';
