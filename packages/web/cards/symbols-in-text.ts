/** Finds the words of a card's text that have a sign, and its lead-in. The words stay: a sign helps the eye only. */
import type { SymbolName } from '../theme/symbols.ts';

/** Words, or a word with its sign and the number before it, which must stay together. */
export interface Piece {
  readonly text: string;
  readonly sign: SymbolName | null;
  readonly number: string;
}

const SIGNS: readonly (readonly [words: string, sign: SymbolName])[] = [
  ['Mind', 'mind'],
  ['Body', 'body'],
  ['Spirit', 'spirit'],
  ['Life', 'life'],
  ['Stamina', 'stamina'],
  ['wounds?', 'wound'],
  ['exhaustion', 'exhaustion'],
  ['gold', 'gold'],
  ['experience points?', 'experience'],
  ['movement (?:dice|die)', 'die'],
  ['plains', 'plains'],
  ['road', 'road'],
  ['river', 'river'],
  ['[Hh]ills', 'hills'],
  ['forest', 'forest'],
  ['swamp', 'swamp'],
  ['mountain', 'mountain'],
];
const ALL = new RegExp(
  `(?<number>\\b\\d+ )?(?:${SIGNS.map(([words]) => `\\b(${words})\\b`).join('|')})`,
  'g',
);

export function pieces(line: string): Piece[] {
  const found: Piece[] = [];
  let from = 0;
  for (const match of line.matchAll(ALL)) {
    const sign = SIGNS[match.slice(2).findIndex((group) => group !== undefined)]?.[1] ?? null;
    const number = match.groups?.['number'] ?? '';
    if (match.index > from) found.push(plain(line.slice(from, match.index)));
    found.push({ text: match[0].slice(number.length), sign, number });
    from = match.index + match[0].length;
  }
  if (from < line.length) found.push(plain(line.slice(from)));
  return found;
}

const plain = (text: string): Piece => ({ text, sign: null, number: '' });

/** "Before combat: test …" is told in two voices: when, and what. */
export function leadIn(line: string): readonly [lead: string, rest: string] {
  const colon = line.search(/:(?= |$)/);
  // A comma within a list ("a yellow, blue or red enemy") ends nothing.
  const comma = line.search(/, (?!(?:\w+, )*\w+,? (?:or|and) )/);
  const end = comma > 0 && comma < colon ? comma : colon;
  return colon < 1 || end > 70 ? ['', line] : [line.slice(0, end + 1), line.slice(end + 1)];
}
