/** The rules reference, bundled with the page: one piece, loaded when somebody looks something up. */
import { type Chapter, readBook } from '@wayrune/engine/text/rulebook.ts';

const FILES = import.meta.glob<string>('../../../../docs/rules/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export const book: readonly Chapter[] = readBook(
  Object.fromEntries(Object.entries(FILES).map(([path, text]) => [path.split('/').at(-1) ?? '', text])),
);

/** The chapter in which a rule stands, or null. */
export const chapterOf = (rule: string): Chapter | null =>
  book.find(({ rules }) => rules.some(({ id }) => id === rule)) ?? null;
