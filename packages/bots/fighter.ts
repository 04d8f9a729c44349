/** A fight against a card, fought by its odds: worked out when it begins, and looked up from then on. */
import { nearest } from '@wayrune/engine/kernel/procedure.ts';
import { challengeOf, combatOf } from '@wayrune/engine/rules/combat-frame.ts';
import { counterAt } from '@wayrune/engine/rules/counters.ts';
import type { State } from '@wayrune/engine/rules/state.ts';
import { infoOf } from '@wayrune/engine/rules/world.ts';
import { escapeOrFight } from './battle.ts';
import { arenaWorld, fightAt } from './odds/arena.ts';
import { TooLarge } from './odds/graph.ts';
import type { Stakes as Plain } from './odds.ts';
import { type Adviser, adviser } from './odds/work.ts';
import { prizeOf } from './outlook.ts';
import type { Planning } from './plan.ts';
import { runesOf, stakesFor } from './portrait.ts';
import { tryOut } from './spar.ts';
import { fightStakes } from './stakes.ts';

/** What an Encounter's fight may bring. */
const ENCOUNTER = 4;

function stakesNow({ world, game, player, mind }: Planning): Plain {
  const challenge = challengeOf(game);
  const isChallenge = challenge !== null && nearest(game, 'fight') === null;
  const prize = isChallenge
    ? prizeOf(infoOf(world, challenge.card), runesOf(world, player), counterAt(game, challenge.space), mind)
    : ENCOUNTER;
  return stakesFor(world, player, prize, mind);
}

interface Fought {
  /** Whose fight it is, and with whom. */
  readonly key: string;
  /** Null if it is too much to work out. */
  adviser: Adviser | null;
}

const fought = new WeakMap<State, Fought>();

/** The best choice in the fight that is going on, or null if there is none or it is left to rules of thumb. */
export function fightOn(sight: Planning): string | null {
  const { world, state, game, seat } = sight;
  const combat = combatOf(game);
  if (combat === null || combat.other >= 0 || combat.seat !== seat) return null;
  const table = fightAt(world, state);
  if (table === null) return null;
  const key = `${state.turn} ${seat} ${combat.card}`;
  let fight = fought.get(state);
  if (fight?.key !== key) {
    const stakes = fightStakes(stakesNow(sight), sight.player.wounds);
    const { late, mind } = sight;
    const effort = { seat, stakes, rivalStakes: stakes, most: mind.positions, plainly: false, late };
    fight = { key, adviser: adviser(arenaWorld(world), table, effort) };
    fought.set(state, fight);
  }
  const advised = advice(fight, table);
  if (fight.adviser !== null) return advised;
  const times = trials(sight);
  return times === 0 ? null : tryOut(sight, combat, table, stakesNow(sight), times);
}

/** What the adviser says; he is not asked again once a fight has shown too many positions, or taken too much time. */
function advice(fight: Fought, table: State): string | null {
  try {
    return fight.adviser?.choose(table) ?? null;
  } catch (error) {
    if (!(error instanceof TooLarge)) throw error;
    fight.adviser = null;
    return null;
  }
}

/**
 * How often each choice is tried out in a fight that is too large. Whoever only runs by a rule of thumb from what he came for
 * would come back the next turn, and run again.
 */
function trials(sight: Planning): number {
  const { nerve, drill } = sight.mind;
  if (drill > 0) return drill;
  return sight.options.includes('fight') && escapeOrFight(sight) === 'escape' ? nerve : 0;
}
