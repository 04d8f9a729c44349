import { withReasons } from './with-reasons.ts';
import { heuristicChoice } from '../heuristics/default-choice.ts';

/** A player who always takes what looks best now: the yardstick of all others. */
export const greedy = withReasons('greedy', heuristicChoice);
