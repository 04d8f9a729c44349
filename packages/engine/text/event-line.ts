/** What happened, in one plain sentence each: for the log and for the screen reader. */
import type { EventOf, EventType, GameEvent } from '../rules/world/events.ts';
import type { EventLine, Line, Reading, Sentence } from '../rules/world/words.ts';
import type { World } from '../rules/world/world.ts';
import { forReader, sayLine } from './line.ts';

/** The line for an event by its pieces, or null for one that needs none. Throws on a type that has no words. */
export function eventPieces(reading: Reading, event: GameEvent): Line | null {
  const said = sentenceOf(reading, event);
  return said === null ? null : forReader(reading, said);
}

/** The sentence before it is known who reads it. */
export function sentenceOf<T extends EventType>(reading: Reading, event: EventOf<T>): Sentence | null {
  const line = reading.world.words.events[event.type as T] as EventLine<T> | undefined;
  if (line === undefined) throw new Error(`no line for an event of type "${event.type}"`);
  return line(event, reading);
}

/** The same as text. `names` are the players as they are called, by seat; `how` says who reads it. */
export function eventLine(
  world: World,
  names: readonly string[],
  event: GameEvent,
  how: Pick<Reading, 'viewer' | 'codes'> = {},
): string | null {
  const reading = { ...how, world, names };
  const pieces = eventPieces(reading, event);
  return pieces === null ? null : sayLine(reading, pieces);
}
