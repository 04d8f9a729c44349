/** How long each happening is looked at before the table goes on, in milliseconds at the usual speed. */
import type { EventType, GameEvent } from '@wayrune/engine/rules/world/events.ts';
import { ofEvent } from '../../parts/registry.ts';

type Paces = Readonly<Partial<Record<EventType, number>>>;

const PACE: Paces = {
  'turn-began': 500,
  'movement-dice': 900,
  moved: 260,
  drew: 1100,
  combat: 500,
  duel: 700,
  'combat-round': 350,
  // Dice, the parts of the sum one after another, the total, the stamp: `dice/Tray.tsx` shares it out.
  thrown: 1350,
  rolled: 1700,
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
  'trap-stands': 600,
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

/** The beats of a turn that one need not follow: where they go, what they meet, and what becomes of it. */
const KEY_BEATS: Paces = {
  'turn-began': 500,
  moved: 110,
  combat: 1000,
  duel: 1100,
  defeated: 1200,
  escaped: 1000,
  trap: 1000,
  'trap-stands': 1000,
  'foe-fled': 900,
  'knocked-out': 1300,
  'event-began': 1300,
  bought: 600,
  learned: 600,
  traded: 700,
};

/** What bots do among themselves need not be read as closely. */
const BRISK = 0.35;

/** What concerns a person is watched closely; of the others all is seen briskly, or only what matters. */
export type Attention = 'close' | 'brisk' | 'key';

const timeOf = (paces: Paces, factor: number, { type }: GameEvent): number =>
  paces[type] ?? (ofEvent((part) => part.pace, type) ?? 0) * factor;

export function paceOf(event: GameEvent, speed: number, attention: Attention): number {
  if (speed === 0) return 0;
  if (attention === 'key') return timeOf(KEY_BEATS, BRISK, event) / speed;
  return (timeOf(PACE, 1, event) * (attention === 'close' ? 1 : BRISK)) / speed;
}
