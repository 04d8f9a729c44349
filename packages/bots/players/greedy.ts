import { withReasons } from './with-reasons.ts';
import { heuristicsWith } from '../heuristics/default-choice.ts';
import { steadyScout } from '../plan/scout.ts';
import { GREEDY } from '../value/weights.ts';

/** A player who always takes what looks best now: the yardstick of all others. */
export const greedy = withReasons('greedy', heuristicsWith(steadyScout(GREEDY)));
