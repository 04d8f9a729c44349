/** What happened in the turns of others, and what of it a player should know though they may have watched. */
import type { EventType, GameEvent } from '@wayrune/engine/rules/world/events.ts';
import type { Line } from '../log-lines.ts';

/** The lines from one's last turn on, up to the one that has begun. */
export function linesSince(lines: readonly Line[], from: number, seat: number): readonly Line[] {
  const began = lines.findIndex((line, i) => i >= from && line.type === 'turn-began' && line.seat === seat);
  return lines.slice(from, began < 0 ? undefined : began);
}

/** What changes the game for everybody. */
const FOR_ALL: ReadonlySet<EventType> = new Set(['event-began']);

export const concerns = (event: GameEvent, seat: number): boolean =>
  FOR_ALL.has(event.type) ||
  ('seat' in event && event.seat === seat) ||
  ('other' in event && event.other === seat);
