/** Lines of the log: which event is told where, and its words with links, for whoever reads them. */
import type { GameEvent } from '@wayrune/engine/rules/world/events.ts';
import type { Line as ToldLine, Naming, Piece as Told, Reading } from '@wayrune/engine/rules/world/words.ts';
import type { World } from '@wayrune/engine/rules/world/world.ts';
import { eventPieces } from '@wayrune/engine/text/event-line.ts';
import { sayPiece } from '@wayrune/engine/text/line.ts';

export interface Link {
  readonly kind: 'card' | 'space';
  readonly id: string;
}

/** A piece of a line: plain words, words that lead to a card or a space, or dice with what they show. */
export interface Piece {
  readonly text: string;
  readonly link: Link | null;
  /** Ten-sided dice, or faces of movement dice. */
  readonly dice?: readonly number[];
  readonly faces?: readonly number[];
}

export interface Line {
  /** After how many entries of the log it was said. */
  readonly entry: number;
  readonly type: GameEvent['type'];
  /** Whose doing it was, or -1. */
  readonly seat: number;
  readonly event: GameEvent;
  /** What the Heroes were called then, by seat: one may be exchanged for another. */
  readonly names: readonly string[];
}

/** Who reads the log: the seat that is "you", and whether spaces need their grid codes. */
export interface Reader extends Naming {
  readonly viewer?: number;
}

/** The events of an entry that are told. */
export const linesOf = (
  world: World,
  names: readonly string[],
  entry: number,
  events: readonly GameEvent[],
): Line[] =>
  events
    .filter((event) => spoken(() => eventPieces({ world, names }, event)) !== null)
    .map((event) => ({ entry, type: event.type, seat: 'seat' in event ? event.seat : -1, event, names }));

/** Null if there is nothing to tell. Words that fail cost their line, and not the game: it must go on and open again. */
export function spoken<T>(say: () => T): T | null {
  try {
    return say();
  } catch (error) {
    // Reported as an uncaught error, so that tests fail of it.
    queueMicrotask(() => {
      throw error;
    });
    return null;
  }
}

/** The words of one line. */
export function piecesOf(world: World, { event, names }: Line, reader: Reader = {}): readonly Piece[] {
  const reading = { ...reader, world, names };
  return spoken(() => shownPieces(reading, eventPieces(reading, event) ?? [])) ?? [];
}

/** The pieces of the engine's line as the page shows them. */
export const shownPieces = (reading: Reading, line: ToldLine): readonly Piece[] =>
  line.map((piece) => ({
    text: sayPiece(reading, piece),
    link: linkOf(reading.world, piece),
    ...(piece.kind === 'dice' ? { dice: piece.dice } : {}),
    ...(piece.kind === 'faces' ? { faces: piece.faces } : {}),
  }));

/** What a piece leads to: a town is a space of the map. */
function linkOf({ board }: World, piece: Told): Link | null {
  switch (piece.kind) {
    case 'card':
    case 'foe':
      return { kind: 'card', id: piece.card };
    case 'space':
      return { kind: 'space', id: piece.space };
    case 'town':
      return { kind: 'space', id: board.town[piece.town]?.space ?? '' };
    case 'seat':
    case 'text':
    case 'dice':
    case 'faces':
      return null;
  }
}

export const plain = (pieces: readonly Piece[]): string => pieces.map(({ text }) => text).join('');
