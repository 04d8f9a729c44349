/** Log lines with their links: the pieces of the engine's lines as the page shows them. */
import type { GameEvent } from '@wayrune/engine/rules/world/events.ts';
import type { Piece as Told } from '@wayrune/engine/rules/world/words.ts';
import type { World } from '@wayrune/engine/rules/world/world.ts';
import { eventPieces } from '@wayrune/engine/text/event-line.ts';
import { sayPiece } from '@wayrune/engine/text/line.ts';

type Reading = Parameters<typeof eventPieces>[0];

export interface Link {
  readonly kind: 'card' | 'space';
  readonly id: string;
}

/** A piece of a line: plain words, or words that lead to a card or a space. */
export interface Piece {
  readonly text: string;
  readonly link: Link | null;
}

export interface Line {
  /** After how many entries of the log it was said. */
  readonly entry: number;
  readonly type: GameEvent['type'];
  /** Whose doing it was, or -1. */
  readonly seat: number;
  readonly pieces: readonly Piece[];
}

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
      return null;
  }
}

/** What an entry of the log is told as. */
export function linesOf(
  world: World,
  names: readonly string[],
  entry: number,
  events: readonly GameEvent[],
): Line[] {
  const reading = { world, names };
  return events.flatMap((event) => {
    const pieces = piecesOf(reading, event);
    if (pieces === null) return [];
    const seat = 'seat' in event ? event.seat : -1;
    return [{ entry, type: event.type, seat, pieces }];
  });
}

/** Null if there is nothing to tell. Words that fail cost their line, and not the game: it must go on and open again. */
function piecesOf(reading: Reading, event: GameEvent): readonly Piece[] | null {
  try {
    const told = eventPieces(reading, event);
    return (
      told?.map((piece) => ({ text: sayPiece(reading, piece), link: linkOf(reading.world, piece) })) ?? null
    );
  } catch (error) {
    // Reported as an uncaught error, so that tests fail of it.
    queueMicrotask(() => {
      throw error;
    });
    return null;
  }
}

export const plain = (line: Line): string => line.pieces.map(({ text }) => text).join('');
