/** One game of a match: who sat where, who won, and how long the bots thought. */
import { type Bot, botOf, playIn } from '@wayrune/bots';
import { type Library, createWorld } from '@wayrune/engine/parts/library.ts';
import type { Setup } from '@wayrune/engine/rules/world/setup.ts';

/** What a worker needs to know. It loads the cards itself. */
export interface MatchBrief {
  readonly setup: Setup;
  readonly bots: readonly string[];
  readonly seed: string;
  /** Milliseconds per decision for bots that use a clock; 0 gives them a fixed amount of work instead. */
  readonly budget: number;
  readonly maxDecisions: number;
  readonly files: readonly string[];
}

export interface MatchGame {
  /** The winner's index in the list of bots, or -1 for an unfinished game. */
  readonly winner: number;
  readonly rounds: number;
  /** Milliseconds of each decision, by index in the list. */
  readonly times: readonly (readonly number[])[];
}

/** Plays games by number: seats rotate, so that every bot has had every seat after as many games as seats. */
export function matchGames(library: Library, brief: MatchBrief): (number: number) => MatchGame {
  const { setup, seed, budget, maxDecisions } = brief;
  const world = createWorld(library, setup);
  const clock = (): number => performance.now();
  const bots = brief.bots.map((id) => botOf(id, budget === 0 ? {} : { budget, clock }));
  return (number) => {
    const times: number[][] = bots.map(() => []);
    const seated = setup.heroes.map((_, seat) => (seat + number) % bots.length);
    const timed = seated.map((place): Bot => {
      const bot = bots[place] as Bot;
      return {
        ...bot,
        choose(...asked) {
          const start = clock();
          const choice = bot.choose(...asked);
          times[place]?.push(clock() - start);
          return choice;
        },
      };
    });
    const played = playIn(world, setup, timed, `${seed}-${number}`, { maxDecisions });
    const winner = played.winner === null ? -1 : (seated[played.winner] ?? -1);
    return { winner, rounds: played.rounds, times };
  };
}
