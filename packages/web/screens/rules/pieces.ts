/** A rule's text in pieces: plain words, code, ids of other rules that it points to, and words that are searched for. */
export interface Piece {
  readonly kind: 'text' | 'code' | 'rule' | 'found';
  readonly text: string;
}

const MARKS = /`([^`]+)`|\b([A-Z]+-\d+)\b|(?<=[(, ])([GDAWZCS]\d{1,2})(?=[),])/g;

export function piecesOf(text: string, wanted: readonly string[] = []): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const match of text.matchAll(MARKS)) {
    pieces.push(...marked(text.slice(at, match.index), wanted));
    const [whole, code, rule, ruling] = match;
    pieces.push(
      code === undefined ? { kind: 'rule', text: rule ?? ruling ?? '' } : { kind: 'code', text: code },
    );
    at = match.index + whole.length;
  }
  return [...pieces, ...marked(text.slice(at), wanted)];
}

/** Marks the words of the search. */
function marked(text: string, wanted: readonly string[]): Piece[] {
  if (text === '') return [];
  const words = wanted
    .filter((word) => word !== '')
    .map((word) => word.replaceAll(/[^\p{L}\p{N} ]/gu, '\\$&'));
  if (words.length === 0) return [{ kind: 'text', text }];
  return text
    .split(new RegExp(`(${words.join('|')})`, 'gi'))
    .map((part, i): Piece => ({ kind: i % 2 === 1 ? 'found' : 'text', text: part }))
    .filter((piece) => piece.text !== '');
}
