/** Lines of pieces, written like a sentence: line`${acts(e.seat, 'fights')} ${foe(e.card)}.` */
import { capital } from '../effects/words.ts';
import type { Line, Piece, Reading, Sentence, Word } from '../rules/world/words.ts';
import { cardName, faceList, foeName, heldName, spaceName, townTitle } from './names.ts';

const text = (words: string): Piece => ({ kind: 'text', text: words });
export const seat = (who: number): Piece => ({ kind: 'seat', seat: who });
export const card = (id: string): Piece => ({ kind: 'card', card: id });
export const held = (id: string): Piece => ({ kind: 'card', card: id, held: true });
export const foe = (id: string): Piece => ({ kind: 'foe', card: id });
export const space = (id: string): Piece => ({ kind: 'space', space: id });
export const town = (id: string): Piece => ({ kind: 'town', town: id });
export const dice = (shown: readonly number[]): Piece => ({ kind: 'dice', dice: shown });
export const faces = (shown: readonly number[]): Piece => ({ kind: 'faces', faces: shown });
/** "Ada's", or "your". */
export const whose = (who: number): Word => ({ kind: 'whose', seat: who });

/** "Ada buys", or "You buy". */
export const acts = (who: number, they: string): Sentence => [seat(who), text(' '), does(who, they)];

/** The verb alone: "buys", or "buy". */
export const does = (who: number, they: string): Word => ({
  kind: 'verb',
  seat: who,
  they,
  you: youForm(they),
});

const YOU_FORMS: Readonly<Record<string, string>> = { is: 'are', has: 'have', was: 'were' };

/** The form after "you" of a verb in the third person: "tries" is "try", "misses" is "miss". */
function youForm(they: string): string {
  const [first = '', ...rest] = they.split(' ');
  const stem = first.endsWith('ies')
    ? `${first.slice(0, -3)}y`
    : first.replace(/(?<=ss|sh|ch|x|o)es$|s$/, '');
  return [YOU_FORMS[first] ?? stem, ...rest].join(' ');
}

/** 'hero' or the card of an Ally: a Hero is called as the player is. */
export const fighter = (of: number, who: string): Piece => (who === 'hero' ? seat(of) : held(who));

/** "Ada takes", "You take", "Rook-Eye Tam takes". */
export const fighterActs = (of: number, who: string, they: string): Sentence =>
  who === 'hero' ? acts(of, they) : [held(who), text(` ${they}`)];

/** "Ada's", "your", "Rook-Eye Tam's". */
export const fighterWhose = (of: number, who: string): Sentence =>
  who === 'hero' ? [whose(of)] : [held(who), text("'s")];

type Part = string | number | Word | Sentence;

const words = (part: Part): Sentence => {
  if (typeof part === 'string' || typeof part === 'number') return part === '' ? [] : [text(String(part))];
  return 'kind' in part ? [part] : part;
};

/** Adjacent texts become one piece, so that lines that read alike are alike. */
function gathered<W extends Word>(all: readonly W[]): W[] {
  const result: W[] = [];
  for (const piece of all) {
    const last = result.at(-1);
    if (piece.kind === 'text' && last?.kind === 'text')
      result.splice(-1, 1, { ...last, text: last.text + piece.text });
    else result.push(piece);
  }
  return result;
}

export const line = (said: TemplateStringsArray, ...parts: readonly Part[]): Sentence =>
  gathered(said.flatMap((word, i) => [...words(word), ...words(parts[i] ?? '')]));

/** "A, B and C". */
export const listed = (parts: readonly Part[], last: string): Sentence =>
  gathered(
    parts.flatMap((part, i) => {
      const between = i === 0 ? '' : i === parts.length - 1 ? ` ${last} ` : ', ';
      return [...words(between), ...words(part)];
    }),
  );

/** The sentence for its reader, who is "you": what is left are pieces that a screen shows. */
export function forReader({ viewer }: Reading, sentence: Sentence): Line {
  const pieces = sentence.flatMap((word, i): Piece[] => {
    const start = (said: string): Piece => text(i === 0 ? capital(said) : said);
    switch (word.kind) {
      case 'verb':
        return [text(word.seat === viewer ? word.you : word.they)];
      case 'whose':
        return word.seat === viewer ? [start('your')] : [seat(word.seat), text("'s")];
      case 'seat':
        return word.seat === viewer ? [start('you')] : [word];
      default:
        return [word];
    }
  });
  return gathered(pieces);
}

/** A piece as it is said. Throws on what does not exist. */
export function sayPiece(reading: Reading, piece: Piece): string {
  const { world, names } = reading;
  switch (piece.kind) {
    case 'text':
      return piece.text;
    case 'seat': {
      const name = names[piece.seat];
      if (name === undefined) throw new Error(`no name for seat ${piece.seat}`);
      return name;
    }
    case 'card':
      return piece.held === true ? heldName(world, piece.card) : cardName(world, piece.card);
    case 'foe':
      return foeName(world, piece.card);
    case 'space':
      return spaceName(world, piece.space, reading);
    case 'town':
      return townTitle(world, piece.town);
    case 'dice':
      return piece.dice.join(' + ');
    case 'faces':
      return faceList(piece.faces);
  }
}

export const sayLine = (reading: Reading, sentence: Sentence): string =>
  forReader(reading, sentence)
    .map((piece) => sayPiece(reading, piece))
    .join('');
