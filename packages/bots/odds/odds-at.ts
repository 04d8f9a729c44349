/** The odds of a fight: worked out, if that can be done; else by playing it often. */
import { isDuel, isJoint } from '@wayrune/engine/rules/combat/fighters.ts';
import type { State } from '@wayrune/engine/rules/world/state.ts';
import type { World } from '@wayrune/engine/rules/world/world.ts';
import { duelChoice, heuristicChoice } from '../heuristics/default-choice.ts';
import { courseOf } from './course.ts';
import { considered } from './explore.ts';
import { type FightOdds, type OptionOdds, worthOfEnding } from './result.ts';
import { playFight } from './sample.ts';
import { beforeOf, combatIn, type Effort, exactOdds, withFewer } from './work.ts';

/**
 * A fight between Heroes has too many positions for the rules alone, and the model knows only one Hero and an enemy on
 * a card. Where several Heroes fight together, others decide as well.
 */
export function oddsAt(world: World, table: State, effort: Effort): FightOdds {
  const combat = combatIn(world, table);
  if (combat !== null && (isJoint(combat) || (isDuel(combat) && !effort.plainly)))
    return sampled(world, table, effort);
  return (
    exactOdds(world, table, effort) ??
    (effort.plainly ? null : withFewer(world, table, effort)) ??
    sampled(world, table, effort)
  );
}

/** Fights played in all, and at least for each option. */
const TIMES = 300;
const LEAST_TIMES = 80;

function sampled(world: World, table: State, { seat, stakes }: Effort): FightOdds {
  const before = beforeOf(world, table, seat);
  const own = table.decision?.seat === seat ? considered(table.decision.options) : [];
  const combat = combatIn(world, table);
  const choose = combat !== null && isDuel(combat) ? duelChoice(seat) : heuristicChoice;
  const times = Math.max(LEAST_TIMES, Math.floor(TIMES / Math.max(1, own.length)));
  const play = (option: string | null): OptionOdds => {
    const fight = { world, table, seat, choose };
    const samples = Array.from({ length: times }, (_, i) => playFight(fight, option, i));
    const value = samples.reduce((total, { ending }) => total + worthOfEnding(stakes, ending), 0) / times;
    return { option: option ?? '', value, ...courseOf(samples, before) };
  };
  const options = own.map(play);
  const { option, ...course } = options.length === 0 ? play(null) : options.reduce(better);
  return { exact: false, seat, ...course, best: options.length === 0 ? null : option, options };
}

const better = (best: OptionOdds, option: OptionOdds): OptionOdds =>
  option.value > best.value ? option : best;
