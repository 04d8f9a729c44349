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

/** Players know a rule by its place in the book: "4.9" is the ninth rule of the fourth chapter. */
const NUMBERS: ReadonlyMap<string, string> = new Map(
  book.flatMap(({ rules }, chapter) => rules.map(({ id }, i) => [id, `${chapter + 1}.${i + 1}`] as const)),
);

export const numberOf = (rule: string): string => NUMBERS.get(rule) ?? rule;

/** The chapter in which a rule stands, or null. */
export const chapterOf = (rule: string): Chapter | null =>
  book.find(({ rules }) => rules.some(({ id }) => id === rule)) ?? null;
