/** What happened, in one plain sentence each: for the log and for the screen reader. */
import type { EventOf, EventType, GameEvent } from '../rules/world/events.ts';
import type { EventLine, Line, Reading } from '../rules/world/words.ts';
import type { World } from '../rules/world/world.ts';
import { sayLine } from './line.ts';

/** The line for an event by its pieces, or null for one that needs none. Throws on a type that has no words. */
export const eventPieces = (reading: Reading, event: GameEvent): Line | null => lineOf(reading, event);

function lineOf<T extends EventType>(reading: Reading, event: EventOf<T>): Line | null {
  const line = reading.world.words.events[event.type as T] as EventLine<T> | undefined;
  if (line === undefined) throw new Error(`no line for an event of type "${event.type}"`);
  return line(event, reading);
}

/** The same as a sentence. `names` are the players as they are called, by seat. */
export function eventLine(world: World, names: readonly string[], event: GameEvent): string | null {
  const reading = { world, names };
  const pieces = eventPieces(reading, event);
  return pieces === null ? null : sayLine(reading, pieces);
}
