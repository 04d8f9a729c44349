/** A player who always takes what looks best now. It knows decisions, values and the hints of verbs, no cards. */
import { WINDOW_NAMES } from '@wayrune/engine/effects/windows.ts';
import { arrange, choose, chooseAdventure } from './adventures.ts';
import { escapeOrFight, takeStance } from './battle.ts';
import { GREEDY } from './mind.ts';
import { random } from './random.ts';
import { planMovement, takeRest, takeStep } from './roam.ts';
import { type Decider, look } from './sight.ts';
import { speaking } from './speak.ts';
import { nearTown, somewhere, TARGETS } from './targets.ts';
import { deal, giveUp, leaveTalk, makeRoom, reply, study, takePrize } from './trade.ts';
import { inWindow } from './use.ts';

/** How each kind of decision is made. */
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

export const greedy = speaking('greedy', (world, state, chance) => {
  const sight = look(world, state, chance, GREEDY);
  const choice = DECIDERS[sight.kind]?.(sight) ?? '';
  return sight.options.includes(choice) ? choice : random.choose(world, state, chance);
});
