/** A fight against a card, fought by its odds: worked out when it begins, and looked up from then on. */
import { isDuel, isFighting, isJoint } from '@wayrune/engine/rules/combat/fighters.ts';
import { challengeOf, type CombatFrame, combatOf } from '@wayrune/engine/rules/combat/combat-frame.ts';
import type { State } from '@wayrune/engine/rules/world/state.ts';
import { escapeOrFight } from '../heuristics/combat.ts';
import { arenaWorld, fightAt } from '../odds/arena.ts';
import type { OutcomeWorth } from './estimate.ts';
import { type Adviser, adviser } from '../odds/adviser.ts';
import { prizeNow } from './prize.ts';
import { chooseInDuel } from '../duels/simulate.ts';
import type { PlanContext } from '../plan/turn-plan.ts';
import { chooseJointly } from './choose-jointly.ts';
import { stakesFor } from './hero-profile.ts';
import { chooseBySimulation } from './monte-carlo.ts';
import { fightStakes } from './stakes.ts';

const stakesNow = (context: PlanContext): OutcomeWorth =>
  stakesFor(context.world, context.player, prizeNow(context), context.weights);

interface Fought {
  /** Whose fight it is, and with whom. */
  readonly key: string;
  readonly round: number;
  readonly adviser: Adviser;
}

const fought = new WeakMap<State, Fought>();

/** A trap is followed by the rules themselves, whose steps count more: some two hundred of them. */
const MOST_IN_TRAPS = 20_000;

/** The best choice in a trap: it has no rounds, so what was worked out for its first question serves for the last. */
function chooseInTrap(context: PlanContext): string | null {
  const { world, state, game, seat } = context;
  const challenge = challengeOf(game);
  if (challenge?.seat !== seat) return null;
  const table = fightAt(world, state);
  if (table === null) return null;
  const most = Math.max(MOST_IN_TRAPS, context.weights.fightPositions);
  return adviserOf(context, { card: challenge.card, round: 0 }, table, most).choose(table);
}

/** The adviser of the fight that goes on. One who had to leave cards out is asked anew each round: there may be fewer of them. */
function adviserOf(
  context: PlanContext,
  { card, round }: Pick<CombatFrame, 'card' | 'round'>,
  table: State,
  most = context.weights.fightPositions,
): Adviser {
  const { world, state, seat, weights, late, over } = context;
  const key = `${state.turn} ${seat} ${card}`;
  const known = fought.get(state);
  if (known?.key === key && (known.round === round || weights.choiceSamples === 0 || known.adviser.isWhole()))
    return known.adviser;
  const stakes = fightStakes(stakesNow(context), context.player.wounds);
  const effort = { seat, stakes, rivalStakes: stakes, most, plainly: false, late };
  const fresh = {
    key,
    round,
    adviser: adviser(arenaWorld(world), table, effort, weights.choiceSamples > 0 ? over : null),
  };
  fought.set(state, fresh);
  return fresh.adviser;
}

/** The best choice in the fight that is going on, or null if there is none or it is left to heuristics. */
export function chooseInFight(context: PlanContext): string | null {
  const { world, state, game, seat } = context;
  const combat = combatOf(game);
  if (combat === null) return chooseInTrap(context);
  if (!isFighting(combat, seat)) return null;
  const table = fightAt(world, state);
  if (table === null) return null;
  if (isDuel(combat)) return chooseInDuel(context, combat, table);
  if (isJoint(combat))
    return chooseJointly(context, table, fightStakes(stakesNow(context), context.player.wounds));
  const advised = adviserOf(context, combat, table).choose(table);
  if (advised !== null) return advised;
  const times = trials(context);
  return times === 0 ? null : chooseBySimulation(context, combat, table, stakesNow(context), times);
}

/**
 * How often each choice is tried out in a fight that is too large. Whoever runs by a heuristic alone from what they came for
 * would come back the next turn, and run again.
 */
function trials(context: PlanContext): number {
  const { fleeSamples, choiceSamples } = context.weights;
  if (choiceSamples > 0) return choiceSamples;
  return context.options.includes('fight') && escapeOrFight(context) === 'escape' ? fleeSamples : 0;
}
