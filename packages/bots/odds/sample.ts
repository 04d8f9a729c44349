/** A fight played many times by a player who takes what looks best: where it cannot be worked out. */
import { seeded } from '@wayrune/engine/kernel/chance.ts';
import { run } from '@wayrune/engine/kernel/procedure.ts';
import { type CombatFrame, combatOf } from '@wayrune/engine/rules/combat-frame.ts';
import { apply, open, view } from '@wayrune/engine/rules/game.ts';
import { clone, type State } from '@wayrune/engine/rules/state.ts';
import type { World } from '@wayrune/engine/rules/world.ts';
import type { Bot } from '../bot.ts';
import type { Ending } from './result.ts';

export interface Sample {
  readonly ending: Ending;
  readonly rounds: number;
}

const MOST_DECISIONS = 2000;

/** So many fights from a table, after an option if one is given; the same every time, for the dice are its own. */
export function playFights(
  world: World,
  table: State,
  option: string | null,
  choose: Bot['choose'],
  times: number,
  endingOf: (state: State, combat: CombatFrame) => Ending,
): Sample[] {
  const chance = seeded(`odds ${option}`);
  return Array.from({ length: times }, () => {
    const state = clone(table);
    const combat = combatOf(view(world, state));
    if (combat === null) throw new Error('no combat');
    const { round } = combat;
    if (state.decision === null) run(open(world, state, chance));
    else if (option !== null) apply(world, state, option, chance);
    for (let i = 0; state.decision !== null && i < MOST_DECISIONS; i++)
      apply(world, state, choose(world, state, chance), chance);
    return { ending: endingOf(state, combat), rounds: combat.round - round };
  });
}
