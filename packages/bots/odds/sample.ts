/** A fight played by a player who takes what looks best: where it cannot be worked out. */
import { seeded } from '@wayrune/engine/kernel/chance.ts';
import { run } from '@wayrune/engine/kernel/procedure.ts';
import { combatOf } from '@wayrune/engine/rules/combat/combat-frame.ts';
import { apply, open, view } from '@wayrune/engine/rules/world/game.ts';
import { clone, type State } from '@wayrune/engine/rules/world/state.ts';
import type { World } from '@wayrune/engine/rules/world/world.ts';
import type { Bot } from '../players/bot.ts';
import { endingFor } from './explore.ts';
import type { Ending } from './result.ts';

export interface Sample {
  /** For the seat that asks. */
  readonly ending: Ending;
  readonly rounds: number;
}

const MOST_DECISIONS = 2000;

/** The fight of a table in which a seat wants to know how it ends, and how everybody in it chooses. */
interface Sampled {
  readonly world: World;
  readonly table: State;
  readonly seat: number;
  readonly choose: Bot['choose'];
}

/** The fight of that number, after an option if one is given: the same dice for all options. */
export function playFight(
  { world, table, seat, choose }: Sampled,
  option: string | null,
  number: number,
): Sample {
  const chance = seeded(`odds ${number}`);
  const state = clone(table);
  const combat = combatOf(view(world, state));
  const round = combat?.round ?? 0;
  if (state.decision === null) run(open(world, state, chance));
  else if (option !== null) apply(world, state, option, chance);
  for (let i = 0; state.decision !== null && i < MOST_DECISIONS; i++)
    apply(world, state, choose(world, state, chance), chance);
  return { ending: endingFor(world, table, state, combat, seat), rounds: (combat?.round ?? 0) - round };
}
