/** Statistics of a game, collected while its log is replayed. */
import { pointsOf } from '@wayrune/engine/rules/turn/counters.ts';
import type { GameEvent } from '@wayrune/engine/rules/world/events.ts';
import type { Held, Player } from '@wayrune/engine/rules/world/state.ts';
import { infoOf, type World } from '@wayrune/engine/rules/world/world.ts';
import { chanceOf, TWO_DICE } from '@wayrune/engine/rules/combat/two-dice.ts';
import type { Passage } from '@wayrune/engine/table/passages.ts';

/** What is plotted over the rounds. */
export const MEASURES = ['power', 'gold', 'wounds', 'luck'] as const;
export type Measure = (typeof MEASURES)[number];

/** Totals of one seat over the whole game. */
export interface Tally {
  beaten: number;
  wounds: number;
  fallen: number;
  spent: number;
  steps: number;
  cards: number;
  duels: number;
  /** Rolls against a number; how many succeeded, and how many should have. */
  rolls: number;
  hits: number;
  expected: number;
  /** The sum of all pairs of dice, and how many there were. */
  pips: number;
  pairs: number;
}

export interface Story {
  /** For each round the value of every seat at its end. */
  readonly rounds: Readonly<Record<Measure, readonly (readonly number[])[]>>;
  readonly tallies: readonly Tally[];
  /** How often two dice showed a total, from 0 to 20. */
  readonly totals: readonly number[];
}

export const newTally = (): Tally => ({
  beaten: 0,
  wounds: 0,
  fallen: 0,
  spent: 0,
  steps: 0,
  cards: 0,
  duels: 0,
  rolls: 0,
  hits: 0,
  expected: 0,
  pips: 0,
  pairs: 0,
});

/** Strength of a Hero: experience earned, plus the price of Items and Allies. */
export function powerOf(world: World, player: Player): number {
  const price = (row: readonly Held[]): number =>
    row.reduce((sum, { card }) => sum + infoOf(world, card).cost, 0);
  return player.paid + pointsOf(player) + price(player.items) + price(player.allies);
}

export function createStoryteller(world: World, seats: number) {
  const tallies = Array.from({ length: seats }, newTally);
  const totals = Array.from({ length: 21 }, () => 0);
  const rounds: Record<Measure, number[][]> = { power: [], gold: [], wounds: [], luck: [] };

  const watch = ({ events, state }: Pick<Passage, 'events' | 'state'>): void => {
    for (const event of events) count(tallies, totals, event);
    // Overwritten until the round is over.
    const at = Math.max(0, state.round - 1);
    rounds.power[at] = state.players.map((player) => powerOf(world, player));
    rounds.gold[at] = state.players.map(({ gold }) => gold);
    rounds.wounds[at] = tallies.map(({ wounds }) => wounds);
    rounds.luck[at] = tallies.map(luckOf);
  };
  return { watch, story: (): Story => ({ rounds, tallies, totals }) };
}

/** Successes above the expected number. */
export const luckOf = ({ hits, expected }: Tally): number => hits - expected;

function count(tallies: readonly Tally[], totals: number[], event: GameEvent): void {
  const tally = 'seat' in event ? tallies[event.seat] : undefined;
  if (tally === undefined) return;
  switch (event.type) {
    case 'rolled': {
      const [first, second] = event.dice;
      totals[first + second] = (totals[first + second] ?? 0) + 1;
      tally.pairs++;
      tally.pips += first + second;
      if (event.what === 'target') break;
      tally.rolls++;
      tally.hits += event.success ? 1 : 0;
      tally.expected += chanceOf(event.bonus, event.target);
      break;
    }
    case 'defeated':
      tally.beaten++;
      break;
    case 'wounded':
      tally.wounds += event.amount;
      break;
    case 'knocked-out':
      tally.fallen++;
      break;
    case 'bought':
      tally.spent += event.price;
      tally.cards++;
      break;
    case 'moved':
      if (event.how === 'die' || event.how === 'step') tally.steps++;
      break;
    case 'duel':
      tally.duels++;
      break;
    default:
  }
}

/** Expected count of a total among so many rolls of two dice. */
export const expectedOf = (total: number, pairs: number): number =>
  (TWO_DICE[total - 2]?.chance ?? 0) * pairs;
