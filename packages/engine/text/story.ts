/** What happened as a story: a line for one thing that matters, with its steps, payments and prizes folded into it. */
import type { EventOf, EventType, GameEvent } from '../rules/world/events.ts';
import type { Line, Reading, Sentence } from '../rules/world/words.ts';
import { sentenceOf } from './event-line.ts';
import { FOLDS, type Fold } from './folds.ts';
import { forReader } from './line.ts';

export interface StoryLine {
  readonly line: Line;
  /** Whose doing it was, or -1. */
  readonly seat: number;
  /** The first and the last of the events that it tells, by their places in the list. */
  readonly first: number;
  readonly last: number;
}

/** An event, and what the Heroes were called then, by seat: one may be exchanged for another. */
export interface NamedEvent {
  readonly event: GameEvent;
  readonly names: readonly string[];
}

/** Where nothing is folded across: a turn, or the part of it in which nobody's name changes. `at` is its place in the list. */
export function stretchesOf<T extends NamedEvent>(
  events: readonly T[],
): { readonly at: number; readonly told: readonly T[] }[] {
  const starts = events.flatMap((one, i) =>
    i === 0 || one.event.type === 'turn-began' || !isNamedAlike(one, events[i - 1]) ? [i] : [],
  );
  return starts.map((at, i) => ({ at, told: events.slice(at, starts[i + 1]) }));
}

const isNamedAlike = ({ names }: NamedEvent, before: NamedEvent | undefined): boolean =>
  names === before?.names || names.every((name, seat) => name === before?.names[seat]);

/** Bookkeeping that no story tells. */
const UNTOLD: readonly EventType[] = ['refreshed', 'encounter-ended', 'left-track'];

/** The events of a decision, a turn or a game as folded lines. */
export function storyOf(reading: Reading, events: readonly GameEvent[]): StoryLine[] {
  const lines: StoryLine[] = [];
  let at = 0;
  while (at < events.length) {
    const event = events[at] as GameEvent;
    const folded = foldAt(reading, events, at);
    const last = folded?.last ?? at;
    const told = folded === null ? plainly(reading, event) : folded.told;
    const seat = 'seat' in event ? event.seat : -1;
    if (told !== null) lines.push({ line: forReader(reading, told), seat, first: at, last });
    at = last + 1;
  }
  return lines;
}

const plainly = (reading: Reading, event: GameEvent): Sentence | null =>
  UNTOLD.includes(event.type) ? null : sentenceOf(reading, event);

function foldAt<T extends EventType>(
  reading: Reading,
  events: readonly GameEvent[],
  at: number,
): ReturnType<Fold<T>> {
  const event = events[at] as EventOf<T>;
  const fold = FOLDS[event.type as T] as Fold<T> | undefined;
  return fold?.(event, { reading, events, at }) ?? null;
}
