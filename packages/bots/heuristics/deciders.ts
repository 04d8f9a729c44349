/** Heuristics: how each kind of decision is made by a player who takes what looks best now. */
import { WINDOW_NAMES } from '@wayrune/engine/effects/windows.ts';
import { arrange, choose, chooseAdventure } from './adventures.ts';
import { escapeOrFight, takeStance } from './combat.ts';
import { chooseMovement, chooseRest, chooseStep } from './movement.ts';
import { best, type Context, type Decider, wordOf } from './context.ts';
import { nearTown, somewhere, TARGETS } from './targets.ts';
import { chooseForm, deal, giveUp, haggle, makeRoom, reply, learnStrongest, takePrize } from './trade.ts';
import { inWindow } from './abilities.ts';

const DECIDERS: Readonly<Record<string, Decider>> = {
  ...Object.fromEntries(WINDOW_NAMES.map((window) => [window, inWindow])),
  movement: chooseMovement,
  rest: chooseRest,
  step: chooseStep,
  adventure: chooseAdventure,
  negotiate: haggle,
  reply,
  // The window before an escape test has the same name.
  escape: (context) => (context.options.includes('fight') ? escapeOrFight(context) : inWindow(context)),
  ranged: takeStance,
  melee: takeStance,
  magic: takeStance,
  prize: takePrize,
  lose: giveUp,
  start: nearTown,
  retreat: nearTown,
  market: deal,
  'drawn-market': deal,
  acquire: makeRoom,
  form: chooseForm,
  experience: learnStrongest,
  choose,
  look: arrange,
  replenish: somewhere,
  ...TARGETS,
};

/** An option of the adventure's own that is worth more than nothing, whatever else is asked; null if there is none. */
function interruption(context: Context): string | null {
  const { interrupts } = context.aim;
  if (interrupts === undefined) return null;
  let found: string | null = null;
  let most = 0;
  for (const option of context.options) {
    const worth = interrupts[wordOf(option)]?.(context, option) ?? 0;
    if (worth <= most) continue;
    most = worth;
    found = option;
  }
  return found;
}

/** A decision of the adventure's own, by what its aim makes of the options; null where it has no opinion. */
export function decideByAim(context: Context): string | null {
  const sudden = interruption(context);
  if (sudden !== null) return sudden;
  const worth = context.aim.decisions?.[context.kind];
  return worth === undefined ? null : best(context.options, (option) => worth(context, option));
}

/** '' for a kind of decision that nobody knows. */
export const decide: Decider = (context) =>
  decideByAim(context) ?? DECIDERS[kindOf(context)]?.(context) ?? '';

/** What everybody knows under the name of `market` is one wherever the adventure says so. */
export const kindOf = ({ kind, aim }: Context): string =>
  aim.markets?.includes(kind) === true ? 'market' : kind;
