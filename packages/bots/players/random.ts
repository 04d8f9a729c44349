import { withReasons } from './with-reasons.ts';
import { randomChoice } from '../heuristics/default-choice.ts';

export const random = withReasons('random', randomChoice);
