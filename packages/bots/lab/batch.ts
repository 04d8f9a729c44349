/** Some games of a run, played one after another and counted. */
import type { Setup } from '@wayrune/engine/rules/world/setup.ts';
import type { State } from '@wayrune/engine/rules/world/state.ts';
import type { World } from '@wayrune/engine/rules/world/world.ts';
import type { Bot } from '../players/bot.ts';
import { playIn } from './play-games.ts';
import { observer } from './observe.ts';
import { type GameLine, type Tally, total } from './tally.ts';

/** What is played: the same for every batch of a run. */
export interface Series {
  readonly world: World;
  readonly setup: Setup;
  /** Seats beyond the last bot are played by the bots from the first one on. */
  readonly bots: readonly Bot[];
  readonly seed: string;
  readonly maxDecisions: number;
}

/** A game of a series by its number: always the same, whoever plays it and when. */
function playOne({ world, setup, bots, seed, maxDecisions }: Series, number: number): Tally {
  const notes = observer(world);
  let last: State | undefined;
  const { hear } = notes;
  const played = playIn(world, setup, bots, `${seed}-${number}`, {
    maxDecisions,
    hear(events, state) {
      last = state;
      hear(events, state);
    },
  });
  if (last === undefined) throw new Error('a game without a table');
  notes.close(last);
  const line: GameLine = {
    seed: played.seed,
    rounds: played.rounds,
    decisions: played.decisions,
    first: last.first,
    heroes: last.players.map(({ hero }) => hero),
    winners: last.over?.winners ?? [],
    how: played.how,
  };
  const { cards, fights, growth, turns, wounds } = notes;
  return { games: [line], cards, fights, growth, turns, wounds };
}

/** Games `from` to `to`, both included. */
export function playBatch(series: Series, from: number, to: number, done: () => void): Tally {
  const tallies: Tally[] = [];
  for (let number = from; number <= to; number++) {
    tallies.push(playOne(series, number));
    done();
  }
  return total(tallies);
}
