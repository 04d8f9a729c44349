/** Moments of The Seven Scions, reached by computer players who look no further than the next choice. */
import { findStorm } from '@wayrune/engine/adventures/seven-scions/storm.ts';
import type { CombatFrame } from '@wayrune/engine/rules/combat/combat-frame.ts';
import type { State } from '@wayrune/engine/rules/world/state.ts';
import { asks, type Wanted } from './positions.ts';

type Moment = Wanted & Required<Pick<Wanted, 'at'>>;

const inStorm = (at: (state: State) => boolean, more: Partial<Wanted> = {}): Moment => ({
  adventure: 'seven-scions',
  bot: 'greedy',
  ...more,
  at,
});

const jointFight = ({ frames }: State): boolean =>
  frames.some((frame) => frame.proc === 'combat' && (frame as CombatFrame).joint !== null);

const inEndgame = (state: State): boolean => (findStorm(state)?.scores ?? null) !== null;

const TOGETHER: Partial<Wanted> = { variants: ['cooperative'], seats: 3 };

/** The storm is high, and the dice are rolled. */
export const HIGH_STORM = inStorm(
  (state) => asks('step')(state) && (findStorm(state)?.space ?? 0) >= 6 && state.round > 3,
);

/** After an Event the player chooses a counter. */
export const COUNTERS = inStorm(asks('scion-counter'));

/** A storm Challenge, and the player's move in its second round. */
export const STORM_FIGHT = inStorm(
  (state) =>
    jointFight(state) &&
    !inEndgame(state) &&
    state.decision?.seat === 0 &&
    state.decision.options.includes('attack:hero'),
);

/** A Stormlord of the player's own gauntlet. */
export const GAUNTLET = inStorm(
  (state) =>
    jointFight(state) &&
    inEndgame(state) &&
    state.decision?.seat === 0 &&
    state.decision.options.includes('attack:hero'),
  { seats: 3 },
);

/** The player divides the wounds of the group. */
export const DIVIDE = inStorm(asks('divide'), TOGETHER);
