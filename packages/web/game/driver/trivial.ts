/** Decisions that need nobody: taken for players who like that. */
import type { Decision } from '@wayrune/engine/kernel/procedure.ts';
import type { RollFrame } from '@wayrune/engine/rules/combat/combat-frame.ts';
import type { State } from '@wayrune/engine/rules/world/state.ts';
import { infoOf, type World } from '@wayrune/engine/rules/world/world.ts';
import { isAside, optionLabel } from '@wayrune/engine/text/decision.ts';
import type { Settings } from '../../settings/settings.ts';

/** Where one wants to look around, though there may be nothing to do: it is left by the player, never by itself. */
const STAYED_AT: ReadonlySet<string> = new Set(['market', 'wares']);

/** The option to take without asking, or null where the player should decide. */
export function trivialChoice(world: World, state: State, level: Settings['autoResolve']): string | null {
  const { decision } = state;
  if (decision === null || level === 'off' || STAYED_AT.has(decision.kind)) return null;
  const real = decision.options.filter((option) => !isAside(world, decision, option));
  const [first] = real;
  if (real.length === 1) return first ?? null;
  if (level === 'single') return null;
  return sameChoice(world, state, real) ?? mootWindow(world, state, decision, real);
}

/** All options read the same: two dice that show one face, two torches. */
function sameChoice(world: World, state: State, options: readonly string[]): string | null {
  const [first] = options;
  if (first === undefined || !first.startsWith('target:')) return null;
  const label = optionLabel(world, state, first, { codes: true });
  return options.every((option) => optionLabel(world, state, option, { codes: true }) === label)
    ? first
    : null;
}

/** What only betters a roll is of no use to one that has succeeded. */
const BETTERS: ReadonlySet<string> = new Set(['add', 'reroll', 'set-die']);

function mootWindow(
  world: World,
  state: State,
  { seat }: Decision,
  options: readonly string[],
): string | null {
  const [window, roll] = [state.frames.at(-1), state.frames.at(-2) as RollFrame | undefined];
  if (window?.proc !== 'window' || roll?.proc !== 'roll' || !options.includes('pass')) return null;
  if (roll.seat !== seat || roll.kind === 'target' || roll.first === 0) return null;
  if (roll.first + roll.second + roll.bonus + roll.added < roll.target) return null;
  const moot = options.every((option) => {
    const [word, card = '', index = ''] = option.split(':');
    if (word === 'pass') return true;
    const effects = infoOf(world, card).held.abilities[Number(index)]?.do ?? [];
    return word === 'use' && effects.length > 0 && effects.every((effect) => BETTERS.has(effect.do));
  });
  return moot ? 'pass' : null;
}
