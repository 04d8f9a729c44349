/** Counts what happens in a game, from its events alone: it knows what can be told, and names no card. */
import { EXPERIENCE } from '@wayrune/engine/effects/vocabulary.ts';
import type { GameEvent } from '@wayrune/engine/rules/world/events.ts';
import type { Player, State } from '@wayrune/engine/rules/world/state.ts';
import { infoOf, type World } from '@wayrune/engine/rules/world/world.ts';
import { add, type Counts, entry } from './tally.ts';

/** Heroes in games, by the experience counters they have when a fight begins. */
export const BANDS = [
  { id: 'fresh', says: 'up to 2 counters', least: 0 },
  { id: 'prepared', says: '3 to 6 counters', least: 3 },
  { id: 'mighty', says: '7 counters or more', least: 7 },
] as const;

const bandOf = (level: number): string => BANDS.findLast(({ least }) => level >= least)?.id ?? BANDS[0].id;

export const levelOf = ({ experience }: Player): number =>
  EXPERIENCE.reduce((sum, kind) => sum + experience[kind], 0);

/** What a player's Items and Allies cost. */
const kitOf = (world: World, { items, allies }: Player): number =>
  [...items, ...allies].reduce((sum, { card }) => sum + infoOf(world, card).cost, 0);

/** How a fight ends, by the event that tells of it. */
const ENDS: Readonly<Record<string, string>> = {
  defeated: 'won',
  escaped: 'escaped',
  'trap-stands': 'escaped',
  'foe-fled': 'fled',
  'knocked-out': 'knocked out',
  trophy: 'won',
};

/** Decided by the events that end a fight, not by counting wounds: variants change how many an enemy can take. */
export const endOf = (event: GameEvent): string | undefined => ENDS[event.type];

/** Where wounds come from. */
export const IN_FIGHTS = 'in fights';
export const OTHERWISE = 'otherwise';

export interface Observer {
  readonly hear: (events: readonly GameEvent[], state: State) => void;
  readonly cards: Record<string, Counts>;
  readonly fights: Record<string, Record<string, Counts>>;
  readonly growth: Counts[];
  readonly turns: Record<string, Counts>;
  readonly wounds: Counts;
  /** Counts what lies before the players when the game is over. */
  readonly close: (state: State) => void;
}

export function observer(world: World): Observer {
  const cards: Record<string, Counts> = {};
  const fights: Record<string, Record<string, Counts>> = {};
  const growth: Counts[] = [];
  const turns: Record<string, Counts> = {};
  const wounds: Counts = {};
  /** The headlines of the turn that goes on. */
  let headlines: Counts = {};
  const isHeadline = (type: GameEvent['type']): boolean => world.words.headlines.includes(type);
  /** The fight that each seat is in. */
  const going = new Map<number, Counts>();
  // Copies of a card count as one.
  const name = (card: string): string => infoOf(world, card).card.id;
  const note = (card: string, what: string): void =>
    add(
      entry(cards, name(card), () => ({})),
      what,
    );

  const begin = (seat: number, card: string, state: State): void => {
    const player = state.players[seat] as Player;
    const bands = entry(fights, name(card), () => ({}));
    const counts = entry(bands, bandOf(levelOf(player)), () => ({}));
    add(counts, 'fights');
    add(counts, 'kit', kitOf(world, player));
    going.set(seat, counts);
  };

  const follow = (event: GameEvent, state: State): void => {
    if (event.type === 'trap') begin(event.seat, event.card, state);
    if (event.type === 'combat')
      for (const seat of [event.seat, ...(event.along ?? [])]) begin(seat, event.card, state);
    if (event.type === 'duel') going.delete(event.seat);
    if (!('seat' in event)) return;
    const fight = going.get(event.seat);
    if (event.type === 'wounded' && event.who === 'hero')
      add(wounds, fight === undefined ? OTHERWISE : IN_FIGHTS, event.amount);
    if (fight === undefined) return;
    if (event.type === 'wounded' && event.who === 'hero') add(fight, 'wounds', event.amount);
    if (event.type === 'combat-round') add(fight, 'rounds');
    const end = endOf(event);
    if (end === undefined) return;
    add(fight, end);
    going.delete(event.seat);
  };

  const endTurn = (): void => {
    for (const [type, times] of Object.entries(headlines))
      add(
        entry(turns, type, () => ({})),
        String(times),
      );
    headlines = {};
  };

  const grow = (seat: number, round: number, state: State): void => {
    going.delete(seat);
    const player = state.players[seat] as Player;
    const counts = (growth[round - 1] ??= {});
    add(counts, 'turns');
    add(counts, 'counters', levelOf(player));
    add(counts, 'kit', kitOf(world, player));
  };

  return {
    cards,
    fights,
    growth,
    turns,
    wounds,
    hear(events, state) {
      for (const event of events) {
        if ('card' in event) note(event.card, event.type === 'lost' ? `lost: ${event.why}` : event.type);
        if (event.type === 'turn-began') {
          endTurn();
          grow(event.seat, event.round, state);
        }
        if (isHeadline(event.type)) add(headlines, event.type);
        follow(event, state);
      }
    },
    close(state) {
      endTurn();
      // A game that ends in the midst of a fight was won by whoever fought it.
      for (const [seat, fight] of going) if (state.over?.winners.includes(seat) === true) add(fight, 'won');
      for (const { seat, items, allies, kept } of state.players)
        for (const { card } of [...items, ...allies, ...kept]) {
          note(card, 'kept');
          if (state.over?.winners.includes(seat) === true) note(card, 'kept by a winner');
        }
    },
  };
}
