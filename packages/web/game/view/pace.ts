/** How long each happening is looked at before the table goes on, in milliseconds at the usual speed. */
import type { EventType, GameEvent } from '@wayrune/engine/rules/world/events.ts';
import { isListed, ofEvent } from '../../parts/registry.ts';

const PACE: Readonly<Partial<Record<EventType, number>>> = {
  'turn-began': 500,
  'movement-dice': 900,
  moved: 260,
  drew: 1100,
  combat: 500,
  duel: 700,
  'combat-round': 350,
  rolled: 1150,
  die: 700,
  wounded: 550,
  cancelled: 400,
  healed: 350,
  'foe-wounded': 600,
  'foe-healed': 350,
  used: 400,
  bought: 350,
  sold: 350,
  gained: 500,
  lost: 400,
  learned: 500,
  defeated: 900,
  escaped: 600,
  'foe-fled': 600,
  'knocked-out': 1100,
  undefeated: 500,
  'event-began': 1200,
  'event-ignored': 500,
  'encounter-ended': 250,
  'counter-placed': 120,
  proposed: 500,
  traded: 600,
  refused: 500,
};

/** What bots do among themselves need not be read as closely. */
const BRISK = 0.35;

export function paceOf(event: GameEvent, speed: number, own: boolean): number {
  if (speed === 0) return 0;
  const time = PACE[event.type] ?? ofEvent((part) => part.pace, event.type) ?? 0;
  return (time * (own ? 1 : BRISK)) / speed;
}

/** Happenings that come before their consequences can be seen: dice in the air, a card being turned. */
const REVEALS: ReadonlySet<EventType> = new Set([
  'movement-dice',
  'rolled',
  'die',
  'drew',
  'used',
  'combat-round',
]);

export const comesBefore = (event: GameEvent): boolean =>
  REVEALS.has(event.type) || isListed((part) => part.reveals, event.type);
