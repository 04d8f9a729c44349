/** Whole games between bots, one or many, and what came of them. */
import { type Chance, seeded } from '@wayrune/engine/kernel/chance.ts';
import { apply, newGame } from '@wayrune/engine/rules/world/game.ts';
import { createWorld, type Library } from '@wayrune/engine/parts/library.ts';
import type { GameEvent } from '@wayrune/engine/rules/world/events.ts';
import type { Setup } from '@wayrune/engine/rules/world/setup.ts';
import type { State } from '@wayrune/engine/rules/world/state.ts';
import type { World } from '@wayrune/engine/rules/world/world.ts';
import { violations as broken } from '@wayrune/engine/testing/invariants.ts';
import type { Bot } from '../players/bot.ts';
import { quantile } from './stats.ts';

/** A rule of the house broken: play the seed again up to that entry of the log to see it. */
export interface Violation {
  readonly seed: string;
  readonly entry: number;
  readonly message: string;
}

export interface PlayOptions {
  /** The game is left unfinished after so many decisions. */
  readonly maxDecisions?: number;
  /** Whether all invariants are looked at after every decision. */
  readonly check?: boolean;
  /** Hears what happened, from the laying out of the table on, and sees the table as it is then. */
  readonly hear?: (events: readonly GameEvent[], state: State) => void;
}

export interface Played {
  readonly seed: string;
  readonly finished: boolean;
  readonly decisions: number;
  readonly rounds: number;
  /** The seat that won and its Hero, or null for a game that was left. */
  readonly winner: number | null;
  readonly hero: string | null;
  readonly how: string | null;
  readonly violations: readonly Violation[];
}

const MOST_DECISIONS = 100_000;

/** One game. Seats beyond the last bot are played by the bots from the first one on. */
export const playGame = (
  library: Library,
  setup: Setup,
  bots: readonly Bot[],
  seed: string,
  options: PlayOptions = {},
): Played => playIn(createWorld(library, setup), setup, bots, seed, options);

/** One game in a world that is there already. */
export function playIn(
  world: World,
  setup: Setup,
  bots: readonly Bot[],
  seed: string,
  options: PlayOptions = {},
): Played {
  const { maxDecisions = MOST_DECISIONS, check = false, hear } = options;
  const players = seats(setup, bots, seed);
  const table = seeded(seed);
  const { state, events } = newGame(world, setup, table);
  hear?.(events, state);
  const violations: Violation[] = [];
  let decisions = 0;
  while (state.decision !== null && decisions < maxDecisions) {
    const player = players[state.decision.seat];
    if (player === undefined) throw new Error(`nobody plays seat ${state.decision.seat}`);
    const applied = apply(world, state, player.bot.choose(world, state, player.chance), table);
    decisions++;
    hear?.(applied.events, state);
    if (check)
      for (const message of broken(world, state)) violations.push({ seed, entry: decisions, message });
  }
  const winner = state.over?.winners[0] ?? null;
  return {
    seed,
    finished: state.over !== null,
    decisions,
    rounds: state.round,
    winner,
    hero: winner === null ? null : (state.players[winner]?.hero ?? null),
    how: state.over?.how ?? null,
    violations,
  };
}

function seats(setup: Setup, bots: readonly Bot[], seed: string): { bot: Bot; chance: Chance }[] {
  if (bots.length === 0) throw new Error('a game needs a bot to play it');
  return setup.heroes.map((_, seat) => ({
    bot: bots[seat % bots.length] as Bot,
    chance: seeded(`${seed}/seat ${seat}`),
  }));
}

export interface SimulateOptions extends PlayOptions {
  readonly games: number;
  /** The games are played with this and a number. */
  readonly seed: string;
  /** Milliseconds, from anywhere: this package has no clock of its own. */
  readonly clock: () => number;
  /** Hears of every game as it ends. */
  readonly watch?: (played: Played, count: number) => void;
}

export interface Simulation {
  readonly games: number;
  readonly finished: number;
  readonly decisions: number;
  readonly seconds: number;
  readonly decisionsPerSecond: number;
  readonly violations: readonly Violation[];
  readonly rounds: { readonly median: number; readonly p10: number; readonly p90: number };
  readonly wins: {
    readonly bySeat: readonly number[];
    readonly byHero: Readonly<Record<string, number>>;
  };
  /** How the games ended, and how often; `unfinished` for those that were left. */
  readonly endings: Readonly<Record<string, number>>;
}

export function simulate(
  library: Library,
  setup: Setup,
  bots: readonly Bot[],
  options: SimulateOptions,
): Simulation {
  const { games, seed, clock, watch } = options;
  const world = createWorld(library, setup);
  const start = clock();
  const all: Played[] = [];
  for (let i = 1; i <= games; i++) {
    const played = playIn(world, setup, bots, `${seed}-${i}`, options);
    all.push(played);
    watch?.(played, i);
  }
  return summary(setup, all, (clock() - start) / 1000);
}

function summary(setup: Setup, all: readonly Played[], seconds: number): Simulation {
  const decisions = all.reduce((total, played) => total + played.decisions, 0);
  const bySeat = setup.heroes.map(() => 0);
  const byHero: Record<string, number> = {};
  const endings: Record<string, number> = {};
  for (const { winner, hero, how } of all) {
    if (winner !== null) bySeat[winner] = (bySeat[winner] ?? 0) + 1;
    if (hero !== null) byHero[hero] = (byHero[hero] ?? 0) + 1;
    const ending = how ?? 'unfinished';
    endings[ending] = (endings[ending] ?? 0) + 1;
  }
  const rounds = all.map((played) => played.rounds).sort((a, b) => a - b);
  return {
    games: all.length,
    finished: all.filter((played) => played.finished).length,
    decisions,
    seconds,
    decisionsPerSecond: seconds > 0 ? Math.round(decisions / seconds) : 0,
    violations: all.flatMap((played) => played.violations),
    rounds: { median: quantile(rounds, 0.5), p10: quantile(rounds, 0.1), p90: quantile(rounds, 0.9) },
    wins: { bySeat, byHero },
    endings,
  };
}
