/** The best choice at any table of a fight that goes on. */
import type { State } from '@wayrune/engine/rules/world/state.ts';
import type { World } from '@wayrune/engine/rules/world/world.ts';
import { decide, forgetRounds } from './explore.ts';
import { growAll, station, TooLarge } from './graph.ts';
import { ALL_CARDS } from './model/compile.ts';
import { keyOf } from './position-key.ts';
import { empty, newRoom } from './room.ts';
import { type Solution, solve, solveMore } from './solve.ts';
import { bestAt, combatIn, type Effort, FEWER, knownAt, layOut } from './work.ts';

const ROOM = newRoom();

/** A fight solved once, with the best choice in any of its positions; `choose` throws `TooLarge` if it is too large. */
export interface Book {
  /** Tables that are the same to every card of the fight have the same name. */
  readonly nameOf: (now: State) => string;
  readonly choose: (now: State) => string | null;
}

/** With at most this many cards; null if that would make no difference. */
export function bookOf(world: World, table: State, effort: Effort, kept = ALL_CARDS): Book | null {
  const room = newRoom();
  const laid = layOut(world, table, effort, kept, room);
  if (laid === null) return null;
  const { explorer, model } = laid;
  const { graph } = explorer;
  let solution: Solution | null = null;
  const nameOf = (now: State): string => {
    const combat = combatIn(world, now);
    if (combat !== null) forgetRounds(explorer, combat);
    return keyOf(world, now);
  };
  return {
    nameOf,
    choose(now) {
      // Every question may take as long as the first.
      graph.steps = 0;
      const name = nameOf(now);
      const start = ~(knownAt(model, now) ?? station(graph, `${name} now`, () => decide(explorer, now)));
      growAll(graph);
      solution = solution === null ? solve(graph, start, room) : solveMore(solution, start, empty(ROOM));
      return bestAt(solution, now);
    },
  };
}

/** A player who knows the best choice at any table of a fight, or a good one. */
export interface Adviser {
  /** Null if it cannot be worked out. */
  readonly choose: (now: State) => string | null;
  /** Whether all cards are taken into account. */
  readonly isWhole: () => boolean;
}

/** Node budgets with fewer cards; the last try has its own and starts even when time is short. */
const MOST_WITH_FEWER = 60_000;
const MOST_AT_LAST = 8_000;

/** By all cards or, if there are too many positions, by fewer and fewer of them until it is over; with null, by all or none. */
export function adviser(world: World, table: State, effort: Effort, over: (() => boolean) | null): Adviser {
  const levels = over === null ? [ALL_CARDS] : [ALL_CARDS, ...FEWER];
  const last = levels.length - 1;
  let level = 0;
  let book = bookOf(world, table, effort);
  const withFewerNow = (now: State): Book | null => {
    level = effort.late?.() === true ? last : level + 1;
    const limits =
      level === last && over !== null
        ? { most: MOST_AT_LAST, late: over }
        : { most: Math.min(effort.most, MOST_WITH_FEWER) };
    return bookOf(world, now, { ...effort, ...limits }, levels[level]);
  };
  return {
    isWhole: () => level === 0 && book !== null,
    choose(now) {
      for (;;) {
        try {
          if (book !== null) return book.choose(now);
        } catch (error) {
          if (!(error instanceof TooLarge)) throw error;
        }
        book = level === last ? null : withFewerNow(now);
        if (book === null && level === last) return null;
      }
    },
  };
}
