/** One game of a match: who sat where, who won, and how long the bots thought. */
import { type Bot, botOf, playIn } from '@wayrune/bots';
import { type Library, createWorld } from '@wayrune/engine/parts/library.ts';
import type { Setup } from '@wayrune/engine/rules/world/setup.ts';

/** What a worker must know. It loads the cards itself. */
export interface Brief {
  readonly setup: Setup;
  readonly bots: readonly string[];
  readonly seed: string;
  /** Milliseconds a decision for those that think; 0 for as many thoughts as they have without a clock. */
  readonly budget: number;
  readonly maxDecisions: number;
  readonly files: readonly string[];
}

export interface Bout {
  /** The place of the winner in the list of bots, or -1 for a game that was left. */
  readonly winner: number;
  readonly rounds: number;
  /** Milliseconds of each decision, by the place in the list. */
  readonly times: readonly (readonly number[])[];
}

/** Games by their number: the seats go around, so that everybody has sat everywhere after as many games as seats. */
export function bouts(library: Library, brief: Brief): (number: number) => Bout {
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
