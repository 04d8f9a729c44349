/** The rules reference of docs/rules, read for looking things up. */
import { readdirSync, readFileSync } from 'node:fs';
import { nearestWord } from '@wayrune/engine/kernel/shape.ts';

export interface Rule {
  readonly id: string;
  readonly text: string;
  /** Title of the chapter and of the section it stands in. */
  readonly chapter: string;
  readonly section: string;
}

export interface Chapter {
  readonly title: string;
  readonly about: string;
  readonly rules: readonly Rule[];
}

const FOLDER = new URL('../../docs/rules/', import.meta.url);

let read: readonly Chapter[] | null = null;

/** In the order in which the reference lists its chapters. */
export function rulebook(): readonly Chapter[] {
  read ??= readChapters();
  return read;
}

function readChapters(): Chapter[] {
  const index = readFileSync(new URL('README.md', FOLDER), 'utf8');
  const named = [...index.matchAll(/\]\(([a-z0-9-]+\.md)\)/g)].map((match) => match[1] ?? '');
  const found = readdirSync(FOLDER).filter((file) => file.endsWith('.md') && file !== 'README.md');
  const files = [...new Set([...named.filter((file) => found.includes(file)), ...found.toSorted()])];
  return files.map((file) => parseChapter(readFileSync(new URL(file, FOLDER), 'utf8')));
}

/** A rule is a bullet that opens with its id in bold; indented lines go on with it. */
function parseChapter(text: string): Chapter {
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
  return { title, about, rules };
}

const allRules = (): Rule[] => rulebook().flatMap((chapter) => chapter.rules);

export const ruleById = (id: string): Rule | null =>
  allRules().find((rule) => rule.id.toLowerCase() === id.toLowerCase()) ?? null;

/** Whole chapters by title or by the word in their ids ("COMBAT"); null if there is none. */
export function chapterNamed(word: string): Chapter | null {
  const wanted = word.toLowerCase();
  return rulebook().find((chapter) => chapter.title.toLowerCase() === wanted) ?? null;
}

export function rulesWithPrefix(word: string): Rule[] {
  return allRules().filter(
    (rule) => rule.id.replace(/-?\d+[a-z]?$/, '').toLowerCase() === word.toLowerCase(),
  );
}

/** Rules that hold every one of the words. */
export function rulesWith(words: string): Rule[] {
  const wanted = words
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  return allRules().filter((rule) => {
    const text = `${rule.chapter} ${rule.section} ${rule.text}`.toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}

export function nearRule(word: string): string | null {
  const titles = rulebook().map((chapter) => chapter.title.toLowerCase());
  return (
    nearestWord(
      word.toUpperCase(),
      allRules().map((rule) => rule.id),
    ) ?? nearestWord(word.toLowerCase(), titles)
  );
}
