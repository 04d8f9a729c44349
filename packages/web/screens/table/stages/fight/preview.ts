/** What an option of a fight would throw, or what comes next if none is pointed at. */
import { PHASES } from '@wayrune/engine/effects/vocabulary.ts';
import {
  type CombatFrame,
  escapeRoll,
  type PhaseFrame,
  phaseRoll,
} from '@wayrune/engine/rules/combat/combat-frame.ts';
import { acting, isDuel, isSkipped } from '@wayrune/engine/rules/combat/fighters.ts';
import type { RollLike } from '@wayrune/engine/rules/cards/counting.ts';
import { foeTarget } from '@wayrune/engine/rules/cards/values.ts';
import type { Game } from '@wayrune/engine/rules/world/game.ts';
import { rollParts } from '@wayrune/engine/text/parts.ts';
import type { Preview } from '../throw/Throw.tsx';
import { addends } from '../throw/throw-model.ts';
import { phaseNow } from './fight-model.ts';

function rollOfOption(rules: Game, combat: CombatFrame, seat: number, option: string): RollLike | null {
  const [word, who = 'hero'] = option.split(':');
  if (word === 'escape') return escapeRoll(seat);
  if (word !== 'attack' && word !== 'defend') return null;
  const phase = phaseNow(rules) ?? PHASES.find((one) => !isSkipped(combat, seat, one)) ?? 'ranged';
  return phaseRoll({
    seat,
    phase,
    who: word === 'attack' ? who : 'hero',
    attacking: word === 'attack',
    free: false,
  });
}

export function previewOf(
  rules: Game,
  combat: CombatFrame,
  seat: number,
  option: string | null,
): Preview | null {
  if (acting(combat) !== seat || combat.round === 0) return null;
  const roll = rollOfOption(rules, combat, seat, option ?? 'attack:hero');
  if (roll === null) return null;
  const frame = rules.state.frames.findLast(({ proc }) => proc === 'phase') as PhaseFrame | undefined;
  const known = isDuel(combat) ? (frame?.target ?? 0) : foeTarget(rules, combat, roll.attribute, roll);
  return { parts: addends(rollParts(rules, roll), roll.attribute), target: known > 0 ? known : null };
}
