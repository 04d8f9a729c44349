/** The rules reference of docs/rules, read for looking things up: by id, by chapter, by the words in it. */
import { nearestWord } from '../kernel/shape.ts';

export interface Rule {
  readonly id: string;
  readonly text: string;
  /** Title of the chapter and of the section it stands in. */
  readonly chapter: string;
  readonly section: string;
}

export interface Chapter {
  /** The name of its file, without the ending. */
  readonly id: string;
  readonly title: string;
  readonly about: string;
  readonly rules: readonly Rule[];
}

const INDEX = 'README.md';

/** The chapters, by the text of each file, in the order in which the README lists them. */
export function readBook(files: Readonly<Record<string, string>>): Chapter[] {
  const named = [...(files[INDEX] ?? '').matchAll(/\]\(([a-z0-9-]+\.md)\)/g)].map((match) => match[1] ?? '');
  const found = Object.keys(files).filter((file) => file !== INDEX);
  const order = [...new Set([...named.filter((file) => found.includes(file)), ...found.toSorted()])];
  return order.map((file) => readChapter(file.replace(/\.md$/, ''), files[file] ?? ''));
}

/** A rule is a bullet that opens with its id in bold; indented lines go on with it. */
function readChapter(chapter: string, text: string): Chapter {
  const rules: { id: string; text: string; chapter: string; section: string }[] = [];
  let title = '';
  let section = '';
  let about = '';
  let open: { text: string } | null = null;
  for (const line of text.split(/\r?\n/)) {
    const [, hashes = '', heading = ''] = /^(#+) (.*)$/.exec(line) ?? [];
    const [, id = '', words = ''] = /^- \*\*([A-Z]+-?\d+[a-z]?)\*\* (.*)$/.exec(line) ?? [];
    if (hashes === '#') title = heading;
    else if (hashes !== '') section = heading;
    else if (id !== '') rules.push({ id, text: words, chapter: title, section });
    else if (open !== null && /^ {2,}\S/.test(line)) open.text += ` ${line.trim()}`;
    else if (section === '' && rules.length === 0) about = `${about} ${line.trim()}`.trim();
    if (id !== '') open = rules.at(-1) ?? null;
    else if (line.trim() === '' || hashes !== '') open = null;
  }
  return { id: chapter, title, about, rules };
}

const allRules = (book: readonly Chapter[]): Rule[] => book.flatMap((chapter) => chapter.rules);

export const ruleById = (book: readonly Chapter[], id: string): Rule | null =>
  allRules(book).find((rule) => rule.id.toLowerCase() === id.toLowerCase()) ?? null;

/** A chapter by its title. */
export const chapterNamed = (book: readonly Chapter[], word: string): Chapter | null =>
  book.find((chapter) => chapter.title.toLowerCase() === word.toLowerCase()) ?? null;

/** The word that an id begins with: "COMBAT" of "COMBAT-5", "G" of "G5". */
export const idWord = (id: string): string => id.replace(/-?\d+[a-z]?$/, '');

export const rulesWithPrefix = (book: readonly Chapter[], word: string): Rule[] =>
  allRules(book).filter((rule) => idWord(rule.id).toLowerCase() === word.toLowerCase());

/** Rules that hold every one of the words. */
export function rulesWith(book: readonly Chapter[], words: string): Rule[] {
  const wanted = words
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  return allRules(book).filter((rule) => {
    const text = `${rule.id} ${rule.chapter} ${rule.section} ${rule.text}`.toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}

/** An id or a chapter that somebody may have meant. */
export function nearRule(book: readonly Chapter[], word: string): string | null {
  const ids = allRules(book).map((rule) => rule.id);
  const titles = book.map((chapter) => chapter.title.toLowerCase());
  return nearestWord(word.toUpperCase(), ids) ?? nearestWord(word.toLowerCase(), titles);
}
