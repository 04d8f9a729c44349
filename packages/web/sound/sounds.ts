/** What is heard when something happens. */
import type { EventType, GameEvent } from '@wayrune/engine/rules/world/events.ts';
import { ofEvent } from '../parts/registry.ts';
import { type Tone, TONES } from './tones.ts';

const FOR: Readonly<Partial<Record<EventType, Tone>>> = {
  'turn-began': TONES.turn,
  'movement-dice': TONES.dice,
  moved: TONES.step,
  drew: TONES.card,
  used: TONES.card,
  thrown: TONES.dice,
  rolled: TONES.dice,
  die: TONES.dice,
  wounded: TONES.wound,
  cancelled: TONES.guard,
  'foe-wounded': TONES.hit,
  bought: TONES.coin,
  sold: TONES.coin,
  traded: TONES.coin,
  gained: TONES.card,
  learned: TONES.learn,
  'counter-taken': TONES.gem,
  defeated: TONES.triumph,
  'knocked-out': TONES.fall,
  'event-began': TONES.toll,
  won: TONES.victory,
};

export const soundOf = ({ type }: Pick<GameEvent, 'type'>): Tone | null =>
  FOR[type] ?? ofEvent((part) => part.sounds, type) ?? null;

/** Where much happens at once, only the weightiest is heard. */
export function loudest(events: readonly Pick<GameEvent, 'type'>[]): Tone | null {
  const heard = events.map(soundOf).filter((tone) => tone !== null);
  return heard.toSorted((a, b) => b.weight - a.weight)[0] ?? null;
}
