/** The Mists of Zanaga: grow strong, awaken a god, and defeat it in the Lost City once the red rituals have come. */
import { GODS, mistsOf } from '@wayrune/engine/adventures/mists-of-zanaga/mists.ts';
import type { Context } from '../../heuristics/context.ts';
import type { Aim, AimPlace } from '../aim.ts';
import { decisions, options, stopover } from './decisions.ts';
import { foresee } from './foresee.ts';
import { godsAhead, godWorthIt, isDue, worthOfRed } from './gods.ts';
import { placeReason, reasons } from './reasons.ts';
import { huntingGrounds, lingerWorth } from './roaming.ts';

/** Whoever arrives in the Lost City confronts the god with their next turn. */
const NEXT_TURN = 0.9;

function places(context: Context): AimPlace[] {
  const { lostCity } = mistsOf(context.state);
  const god = lostCity === null ? null : godWorthIt(context);
  const city = god === null || lostCity === null ? [] : [{ space: lostCity, value: NEXT_TURN * god.value }];
  return [...huntingGrounds(context), ...city];
}

/** Trophies of Epic Confrontation, of which three win. */
const TROPHIES = 3;

export const mistsOfZanaga: Aim = {
  adventure: 'mists-of-zanaga',
  decks: [
    { deck: 'green', isGoal: false, mastery: 5, standsFor: 'green' },
    { deck: 'yellow', isGoal: false, mastery: 9, standsFor: 'green' },
    { deck: 'blue', isGoal: false, mastery: 14, standsFor: 'red' },
    { deck: 'red', isGoal: false, mastery: 18, standsFor: 'red', bonus: worthOfRed },
    { deck: GODS, isGoal: true, mastery: 30, standsFor: GODS, enemies: godsAhead, isOpen: isDue, wins: true },
  ],
  foresee,
  places,
  linger: lingerWorth,
  stopover,
  progress: (_, state, { seat }) => (mistsOf(state).trophies[seat]?.length ?? 0) / TROPHIES,
  decisions,
  options,
  reasons,
  placeReason,
};
