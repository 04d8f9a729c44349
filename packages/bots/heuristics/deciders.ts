/** Rules of thumb: how each kind of decision is made by one who takes what looks best now. */
import { WINDOW_NAMES } from '@wayrune/engine/effects/windows.ts';
import { arrange, choose, chooseAdventure } from './adventures.ts';
import { escapeOrFight, takeStance } from './combat.ts';
import { chooseMovement, chooseRest, chooseStep } from './movement.ts';
import type { Decider } from './context.ts';
import { nearTown, somewhere, TARGETS } from './targets.ts';
import { deal, giveUp, leaveTalk, makeRoom, reply, learnStrongest, takePrize } from './trade.ts';
import { inWindow } from './abilities.ts';

export const DECIDERS: Readonly<Record<string, Decider>> = {
  ...Object.fromEntries(WINDOW_NAMES.map((window) => [window, inWindow])),
  movement: chooseMovement,
  rest: chooseRest,
  step: chooseStep,
  adventure: chooseAdventure,
  negotiate: leaveTalk,
  reply,
  // The window before an escape test has the same name.
  escape: (context) => (context.options.includes('fight') ? escapeOrFight(context) : inWindow(context)),
  ranged: takeStance,
  melee: takeStance,
  magic: takeStance,
  prize: takePrize,
  lose: giveUp,
  retreat: nearTown,
  market: deal,
  'drawn-market': deal,
  acquire: makeRoom,
  experience: learnStrongest,
  choose,
  look: arrange,
  replenish: somewhere,
  ...TARGETS,
};
