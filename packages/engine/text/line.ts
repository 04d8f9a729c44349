/** Lines of pieces, written like a sentence: line`${seat(e.seat)} fights ${foe(e.card)}.` */
import type { Line, Piece, Reading } from '../rules/world/words.ts';
import { cardName, foeName, spaceName, townTitle } from './names.ts';

const text = (words: string): Piece => ({ kind: 'text', text: words });
export const seat = (who: number): Piece => ({ kind: 'seat', seat: who });
export const card = (id: string): Piece => ({ kind: 'card', card: id });
export const foe = (id: string): Piece => ({ kind: 'foe', card: id });
export const space = (id: string): Piece => ({ kind: 'space', space: id });
export const town = (id: string): Piece => ({ kind: 'town', town: id });

/** 'hero' or the card of an Ally: a Hero is called as the player is. */
export const fighter = (of: number, who: string): Piece => (who === 'hero' ? seat(of) : card(who));

type Part = string | number | Piece | Line;

const pieces = (part: Part): Line => {
  if (typeof part === 'string' || typeof part === 'number') return part === '' ? [] : [text(String(part))];
  return 'kind' in part ? [part] : part;
};

/** Adjacent texts become one piece, so that lines that read alike are alike. */
function gathered(all: Line): Line {
  const result: Piece[] = [];
  for (const piece of all) {
    const last = result.at(-1);
    if (piece.kind === 'text' && last?.kind === 'text') result.splice(-1, 1, text(last.text + piece.text));
    else result.push(piece);
  }
  return result;
}

export const line = (words: TemplateStringsArray, ...parts: readonly Part[]): Line =>
  gathered(words.flatMap((word, i) => [...pieces(word), ...pieces(parts[i] ?? '')]));

/** "A, B and C". */
export const listed = (parts: readonly Part[], last: string): Line =>
  gathered(
    parts.flatMap((part, i) => {
      const between = i === 0 ? '' : i === parts.length - 1 ? ` ${last} ` : ', ';
      return [...pieces(between), ...pieces(part)];
    }),
  );

/** A piece as it is said. Throws on what does not exist. */
export function sayPiece({ world, names }: Reading, piece: Piece): string {
  switch (piece.kind) {
    case 'text':
      return piece.text;
    case 'seat': {
      const name = names[piece.seat];
      if (name === undefined) throw new Error(`no name for seat ${piece.seat}`);
      return name;
    }
    case 'card':
      return cardName(world, piece.card);
    case 'foe':
      return foeName(world, piece.card);
    case 'space':
      return spaceName(world, piece.space);
    case 'town':
      return townTitle(world, piece.town);
  }
}

export const sayLine = (reading: Reading, all: Line): string =>
  all.map((piece) => sayPiece(reading, piece)).join('');
