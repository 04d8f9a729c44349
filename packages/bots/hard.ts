/** A player who plays out what may come before he decides. */
import { apply } from '@wayrune/engine/rules/game.ts';
import { clone } from '@wayrune/engine/rules/state.ts';
import type { Bot } from './bot.ts';
import { playOn } from './foresee.ts';
import type { Planner } from './mind.ts';
import { normally } from './normal.ts';
import { standing } from './standing.ts';

/** How long to think. */
export interface Thinking {
  /** Milliseconds a decision. */
  readonly budget?: number;
  /** Milliseconds, from anywhere. Without it, thoughts are counted instead. */
  readonly clock?: () => number;
}

const BUDGET = 300;
/** Futures of each option when there is no clock. */
const FUTURES = 6;
const TURNS = 3;
const MOST_CANDIDATES = 8;

/** Decisions that are worth a long thought. */
const WEIGHTY = new Set(['movement', 'adventure', 'market', 'experience', 'choose', 'escape']);

export function thoroughly(mind: Planner, { budget = BUDGET, clock }: Thinking): Bot['choose'] {
  const policy = normally(mind);
  return (world, state, chance) => {
    const first = policy(world, state, chance);
    const { decision } = state;
    if (decision === null || !WEIGHTY.has(decision.kind)) return first;
    const candidates = [
      first,
      ...decision.options.filter((option) => option !== first && !option.startsWith('discard:')),
    ].slice(0, MOST_CANDIDATES);
    if (candidates.length < 2) return first;
    const end = clock === undefined ? Number.POSITIVE_INFINITY : clock() + budget;
    const totals = candidates.map(() => 0);
    let rounds = 0;
    for (; rounds < FUTURES || clock !== undefined; rounds++) {
      const round: number[] = [];
      for (const option of candidates) {
        if (clock !== undefined && clock() >= end) break;
        const copy = clone(state);
        apply(world, copy, option, chance);
        playOn(world, copy, decision.seat, TURNS, chance, policy);
        round.push(standing(world, copy, decision.seat, mind));
      }
      if (round.length < candidates.length) break;
      round.forEach((value, i) => {
        totals[i] = (totals[i] ?? 0) + value;
      });
    }
    let choice = 0;
    totals.forEach((total, i) => {
      if (total > (totals[choice] ?? 0)) choice = i;
    });
    return rounds === 0 ? first : (candidates[choice] ?? first);
  };
}
