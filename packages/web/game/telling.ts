/** Log lines with their links: the engine's words, and which of them are cards and spaces. */
import type { GameEvent } from '@wayrune/engine/rules/events.ts';
import type { World } from '@wayrune/engine/rules/world.ts';
import { eventLine } from '@wayrune/engine/text/event-line.ts';
import { cardName, foeName, spaceName } from '@wayrune/engine/text/names.ts';

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

const SPACES = ['space', 'from', 'to'] as const;

/** The words in a line that stand for something, longest first: "Hedda's Axe" before "Hedda". */
function linksOf(world: World, event: GameEvent): (readonly [string, Link])[] {
  const links: (readonly [string, Link])[] = [];
  const fields = event as unknown as Readonly<Record<string, unknown>>;
  const card = (id: unknown): void => {
    if (typeof id !== 'string' || world.cards[id] === undefined) return;
    for (const name of new Set([cardName(world, id), foeName(world, id)]))
      links.push([name, { kind: 'card', id }]);
  };
  card(fields['card']);
  card(fields['who']);
  if (event.type === 'proposed') for (const id of [...event.offer, ...event.want]) card(id);
  if (event.type === 'won') card(event.how);
  for (const key of SPACES) {
    const id = fields[key];
    if (typeof id === 'string' && world.board.space[id] !== undefined)
      links.push([spaceName(world, id), { kind: 'space', id }]);
  }
  if (event.type === 'stocked') {
    const town = world.board.town[event.town];
    if (town !== undefined) links.push([town.name, { kind: 'space', id: town.space }]);
  }
  return links.toSorted(([a], [b]) => b.length - a.length);
}

function split(text: string, links: readonly (readonly [string, Link])[]): Piece[] {
  for (const [name, link] of links) {
    const at = text.indexOf(name);
    if (at < 0) continue;
    const rest = links.filter(([other]) => other !== name);
    return [
      ...split(text.slice(0, at), rest),
      { text: name, link },
      ...split(text.slice(at + name.length), rest),
    ];
  }
  return text === '' ? [] : [{ text, link: null }];
}

/** What an entry of the log is told as. */
export function linesOf(
  world: World,
  names: readonly string[],
  entry: number,
  events: readonly GameEvent[],
): Line[] {
  return events.flatMap((event) => {
    const text = eventLine(world, names, event);
    if (text === null) return [];
    const seat = 'seat' in event ? event.seat : -1;
    return [{ entry, type: event.type, seat, pieces: split(text, linksOf(world, event)) }];
  });
}

export const plain = (line: Line): string => line.pieces.map(({ text }) => text).join('');
