/** What the ends of a fight are worth to a Hero, compared with how they stood before it. */
import type { OutcomeWorth } from './estimate.ts';
import type { Stakes } from '../odds/result.ts';

/** Besides winning, wounds and falling, in gold: counters, what is spent, and a card that is back next turn. */
const SMALL_THINGS = { exhaustion: -0.4, allyWound: -0.7, gold: -1, price: -1, used: -0.02 };

/** Ends are told with all wounds that a Hero has then: those they had before are nobody's fault. */
export function fightStakes({ win, loss, escape, wound }: OutcomeWorth, before: number): Stakes {
  const had = wound * before;
  return {
    ...SMALL_THINGS,
    win: win + had,
    escape: escape + had,
    fled: escape + had,
    knockedOut: loss,
    wound: -wound,
  };
}
