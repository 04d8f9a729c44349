/** The ledger: every rule of the reference has an id, every id a test, and no test names an id that is none. */

export interface Source {
  readonly file: string;
  readonly text: string;
}

export interface Ledger {
  /** Ids in the order in which they stand, with the file of each. */
  readonly ids: ReadonlyMap<string, string>;
  /** Everything wrong with the reference itself. */
  readonly problems: readonly string[];
}

/** A rule is a bullet that opens with its id in bold: `- **MOVE-3** text` or `- **G4** text`. */
const RULE = /^- \*\*([A-Z]+-\d+|[A-Z]\d+)\*\* \S/;
const BULLET = /^\s*(?:[-*+]|\d+[.)])\s/;
const REFERENCE = /\(((?:[A-Z]+-\d+|[A-Z]\d+)(?:, (?:[A-Z]+-\d+|[A-Z]\d+))*)\)/g;

/** Reads the chapters of the reference. */
export function readRules(chapters: readonly Source[]): Ledger {
  const ids = new Map<string, string>();
  const problems: string[] = [];
  for (const { file, text } of chapters) {
    text.split('\n').forEach((line, i) => {
      const id = RULE.exec(line)?.[1];
      const place = `${file}:${i + 1}`;
      if (id === undefined) {
        if (BULLET.test(line) || line.includes('**'))
          problems.push(
            `${place}: a rule is written "- **ID-1** text", this is "${line.trim().slice(0, 40)}"`,
          );
        return;
      }
      if (ids.has(id)) problems.push(`${place}: ${id} stands in ${ids.get(id)} already`);
      else ids.set(id, place);
    });
  }
  for (const { file, text } of chapters) {
    for (const [, named = ''] of text.matchAll(REFERENCE)) {
      for (const id of named.split(', '))
        if (!ids.has(id)) problems.push(`${file}: points to ${id}, which does not exist`);
    }
  }
  return { ids, problems };
}

/**
 * Whatever looks like an id: CAPITALS-1, or one of the letters that the reference gives to rulings, as G1. What is glued
 * to a template's value is none: curves of drawings read `${y}C40`.
 */
export function idsIn(text: string, rules: Ledger): string[] {
  const letters = [
    ...new Set([...rules.ids.keys()].filter((id) => !id.includes('-')).map((id) => id[0])),
  ].join('');
  const rulings = letters === '' ? '' : `|[${letters}]\\d+`;
  const pattern = new RegExp(`(?<![\\w}-])(?:[A-Z]+-\\d+${rulings})(?![\\w-])`, 'g');
  return [...text.matchAll(pattern)].map(([id]) => id);
}

/** Ids without a test, and ids in titles that are none, each with its place. */
export function compareTests(
  rules: Ledger,
  tests: readonly Source[],
): { untested: string[]; unknown: string[] } {
  const tested = new Set<string>();
  const unknown: string[] = [];
  for (const { file, text } of tests) {
    for (const title of titlesIn(text)) {
      for (const id of idsIn(title, rules)) {
        if (rules.ids.has(id)) tested.add(id);
        else unknown.push(`${file}: "${title}" names ${id}, which is no rule`);
      }
    }
  }
  return { untested: [...rules.ids.keys()].filter((id) => !tested.has(id)), unknown };
}

/** Rules that code outside of tests speaks of and that do not exist; other capitals with a number are not looked at. */
export function staleReferences(rules: Ledger, code: readonly Source[]): string[] {
  const families = new Set([...rules.ids.keys()].map((id) => id.replace(/-?\d+$/, '')));
  return code.flatMap(({ file, text }) =>
    idsIn(text, rules)
      .filter((id) => families.has(id.replace(/-?\d+$/, '')) && !rules.ids.has(id))
      .map((id) => `${file}: speaks of ${id}, which does not exist`),
  );
}

/** The titles of tests and groups of tests that run: of `it`, `test` and `describe`, also by `.each`. */
export function titlesIn(text: string): string[] {
  const titles: string[] = [];
  for (const found of text.matchAll(/(?<![\w.$'"`])(?:it|test|describe)((?:\.\w+)*)\s*\(/g)) {
    const modifiers = found[1] ?? '';
    if (/\.(?:skip|todo)\b/.test(modifiers)) continue;
    let at = found.index + found[0].length;
    if (/\.(?:each|for|skipIf|runIf)\b/.test(modifiers)) {
      at = closing(text, at) + 1;
      if (text[at] !== '(') continue;
      at++;
    }
    const title = literalAt(text, at);
    if (title !== null) titles.push(title);
  }
  return titles;
}

/** Where the bracket closes that was opened before `from`; strings in between are passed over. */
function closing(text: string, from: number): number {
  let depth = 1;
  for (let i = from; i < text.length; i++) {
    const char = text[i] ?? '';
    if (`'"\``.includes(char)) i = endOfLiteral(text, i);
    else if ('([{'.includes(char)) depth++;
    else if (')]}'.includes(char) && --depth === 0) return i;
  }
  return text.length;
}

function endOfLiteral(text: string, start: number): number {
  let i = start + 1;
  while (i < text.length && text[i] !== text[start]) i += text[i] === '\\' ? 2 : 1;
  return i;
}

/** The string that stands there; of a template, with whatever is in it. */
function literalAt(text: string, from: number): string | null {
  const start = from + text.slice(from).search(/\S|$/);
  const quote = text[start] ?? '';
  return `'"\``.includes(quote) && quote !== '' ? text.slice(start + 1, endOfLiteral(text, start)) : null;
}
