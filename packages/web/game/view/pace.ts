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
  'turn-began': 450,
  moved: 100,
  combat: 800,
  duel: 1000,
  defeated: 1000,
  escaped: 800,
  trap: 800,
  'trap-stands': 800,
  'foe-fled': 800,
  'knocked-out': 1100,
  'event-began': 1200,
  bought: 500,
  learned: 500,
  traded: 600,
};

/** Whoever has watched somebody else's turn for so long sees the rest of it at this share of the time. */
const LONG_TURN = 2500;
const REST = 0.5;

/** What bots do among themselves need not be read as closely. */
const BRISK = 0.35;

/** What concerns a person is watched closely; of the others all is seen briskly, or only what matters. */
export type Attention = 'close' | 'brisk' | 'key';

const timeOf = (paces: Paces, factor: number, { type }: GameEvent): number =>
  paces[type] ?? (ofEvent((part) => part.pace, type) ?? 0) * factor;

/** `watched` is how long the turn has been shown already. */
export function paceOf(event: GameEvent, speed: number, attention: Attention, watched = 0): number {
  if (speed === 0) return 0;
  if (attention === 'key') {
    const share = watched * speed < LONG_TURN ? 1 : REST;
    return (share * timeOf(KEY_BEATS, BRISK, event)) / speed;
  }
  return (timeOf(PACE, 1, event) * (attention === 'close' ? 1 : BRISK)) / speed;
}
