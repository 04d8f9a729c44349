/** A fight against a card, fought by its odds: worked out when it begins, and looked up from then on. */
import { nearest } from '@wayrune/engine/kernel/procedure.ts';
import { challengeOf, combatOf } from '@wayrune/engine/rules/combat-frame.ts';
import { counterAt } from '@wayrune/engine/rules/counters.ts';
import type { State } from '@wayrune/engine/rules/state.ts';
import { infoOf } from '@wayrune/engine/rules/world.ts';
import { arenaWorld, fightAt } from './odds/arena.ts';
import { TooLarge } from './odds/graph.ts';
import type { Stakes } from './odds/result.ts';
import { type Adviser, adviser } from './odds/work.ts';
import { prizeOf } from './outlook.ts';
import type { Planning } from './plan.ts';
import { runesOf, stakesFor } from './portrait.ts';
import { fightStakes } from './stakes.ts';

/** What an Encounter's fight may bring. */
const ENCOUNTER = 4;
/** A fight with more positions than this is left to rules of thumb. */
const MOST = 8_000;

function stakesNow({ world, game, player, mind }: Planning): Stakes {
  const challenge = challengeOf(game);
  const isChallenge = challenge !== null && nearest(game, 'fight') === null;
  const prize = isChallenge
    ? prizeOf(infoOf(world, challenge.card), runesOf(world, player), counterAt(game, challenge.space), mind)
    : ENCOUNTER;
  return fightStakes(stakesFor(world, player, prize, mind), player.wounds);
}

interface Fought {
  /** Whose fight it is, and with whom. */
  readonly key: string;
  /** Null if it has too many positions. */
  readonly adviser: Adviser | null;
}

const fought = new WeakMap<State, Fought>();

/** The best choice in the fight that is going on, or null if there is none or it cannot be worked out. */
export function fightOn(sight: Planning): string | null {
  const { world, state, game, seat } = sight;
  const combat = combatOf(game);
  if (combat === null || combat.other >= 0 || combat.seat !== seat) return null;
  const table = fightAt(world, state);
  if (table === null) return null;
  const key = `${state.turn} ${seat} ${combat.card}`;
  let fight = fought.get(state);
  if (fight?.key !== key) {
    const stakes = stakesNow(sight);
    const effort = { seat, stakes, rivalStakes: stakes, most: MOST, plainly: false };
    fight = { key, adviser: adviser(arenaWorld(world), table, effort) };
    fought.set(state, fight);
  }
  try {
    return fight.adviser?.choose(table) ?? null;
  } catch (error) {
    if (!(error instanceof TooLarge)) throw error;
    fought.set(state, { key, adviser: null });
    return null;
  }
}
