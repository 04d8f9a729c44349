/** What a fight brought and what it cost, read from its events: for the victory that is shown and the words that say it. */
import { COUNTER_VALUE } from '@wayrune/engine/rules/turn/counters.ts';
import type { Color, SpaceId } from '@wayrune/engine/rules/world/board.ts';
import type { EventOf, GameEvent } from '@wayrune/engine/rules/world/events.ts';
import type { Gate } from '../game/view/gates.ts';

export interface Spoils {
  /** The enemy's card; null if another Hero was beaten, or nobody was fought. */
  readonly foe: string | null;
  /** The Hero who was beaten in a duel. */
  readonly loser: number | null;
  readonly rounds: number;
  /** Those that the winner and their Allies took. */
  readonly wounds: number;
  /** What the purse gained, never less than 0. */
  readonly gold: number;
  readonly cards: readonly string[];
  readonly counters: readonly { readonly color: Color; readonly space: SpaceId | null }[];
  /** Experience in points: those of the counters, and others. */
  readonly experience: number;
}

type Own<T extends GameEvent['type']> = Extract<GameEvent, { type: T }>;

/** Events of one type that happened to the seat. */
const of = <T extends GameEvent['type']>(events: readonly GameEvent[], type: T, seat: number): Own<T>[] =>
  events.filter((event): event is Own<T> => event.type === type && 'seat' in event && event.seat === seat);

const total = (amounts: readonly { readonly amount: number }[]): number =>
  amounts.reduce((sum, { amount }) => sum + amount, 0);

/** When it was won: what comes after it is the reward. Nobody is defeated where no fight was. */
const wonAt = (events: readonly GameEvent[], seat: number): number =>
  events.findIndex(
    (event) =>
      (event.type === 'defeated' && event.seat === seat) ||
      (event.type === 'knocked-out' && event.seat !== seat),
  );

export function spoilsOf({ seat, events }: Pick<Gate, 'seat' | 'events'>): Spoils {
  const at = wonAt(events, seat);
  const won = events[at];
  const after = events.slice(at + 1);
  const counters = of(after, 'counter-taken', seat).map(({ color, space }) => ({ color, space }));
  const valued = counters.reduce((sum, { color }) => sum + COUNTER_VALUE[color], 0);
  const lost = new Set(of(after, 'lost', seat).map(({ card }) => card));
  const gained = of(after, 'gained', seat).map(({ card }) => card);
  return {
    foe: won?.type === 'defeated' ? won.card : null,
    loser: won?.type === 'knocked-out' ? won.seat : null,
    rounds: events.filter(({ type }) => type === 'combat-round').length,
    wounds: total(of(events, 'wounded', seat)),
    gold: Math.max(0, total(of(after, 'gold', seat))),
    cards: gained.filter((card) => !lost.has(card)),
    counters,
    experience: valued + Math.max(0, total(of(after, 'points', seat))),
  };
}

/** Whether somebody was beaten for it. An Encounter rewards without a fight. */
export const isFought = ({ foe, loser }: Pick<Spoils, 'foe' | 'loser'>): boolean =>
  foe !== null || loser !== null;

/** Whether there is anything to show: gold, a card or experience. */
export const isRewarding = ({ gold, cards, experience }: Spoils): boolean =>
  gold > 0 || cards.length > 0 || experience > 0;

export interface Losses {
  readonly gold: number;
  readonly cards: readonly { readonly card: string; readonly why: EventOf<'lost'>['why'] }[];
  /** Where the Hero wakes up; null if they lie where they fell. */
  readonly space: SpaceId | null;
  /** The enemy that stays where it was met. */
  readonly foe: string | null;
  /** Who won: an enemy's card, another Hero's seat, or null if the Hero did not fall in a fight. */
  readonly by: { readonly foe: string } | { readonly seat: number } | null;
}

function winnerOver(seat: number, [first]: readonly GameEvent[]): Losses['by'] {
  if (first?.type === 'combat') return { foe: first.card };
  return first?.type === 'duel' ? { seat: first.seat === seat ? first.other : first.seat } : null;
}

/** What a fall cost, from its events. */
export function lossesOf({ seat, events }: Pick<Gate, 'seat' | 'events'>): Losses {
  const moved = of(events, 'moved', seat).at(-1);
  const left = events.find((event) => event.type === 'undefeated');
  return {
    gold: Math.max(0, -total(of(events, 'gold', seat))),
    cards: of(events, 'lost', seat).map(({ card, why }) => ({ card, why })),
    space: moved?.to ?? null,
    foe: left?.type === 'undefeated' ? left.card : null,
    by: winnerOver(seat, events),
  };
}
