/** Rules of thumb: how each kind of decision is made by one who takes what looks best now. */
import { WINDOW_NAMES } from '@wayrune/engine/effects/windows.ts';
import { arrange, choose, chooseAdventure } from './adventures.ts';
import { escapeOrFight, takeStance } from './battle.ts';
import { planMovement, takeRest, takeStep } from './roam.ts';
import type { Decider } from './sight.ts';
import { nearTown, somewhere, TARGETS } from './targets.ts';
import { deal, giveUp, leaveTalk, makeRoom, reply, study, takePrize } from './trade.ts';
import { inWindow } from './use.ts';

export const DECIDERS: Readonly<Record<string, Decider>> = {
  ...Object.fromEntries(WINDOW_NAMES.map((window) => [window, inWindow])),
  movement: planMovement,
  rest: takeRest,
  step: takeStep,
  adventure: chooseAdventure,
  negotiate: leaveTalk,
  reply,
  // The window before an escape test has the same name.
  escape: (sight) => (sight.options.includes('fight') ? escapeOrFight(sight) : inWindow(sight)),
  ranged: takeStance,
  melee: takeStance,
  magic: takeStance,
  prize: takePrize,
  lose: giveUp,
  retreat: nearTown,
  market: deal,
  'drawn-market': deal,
  acquire: makeRoom,
  experience: study,
  choose,
  look: arrange,
  replenish: somewhere,
  ...TARGETS,
};
