/** Moments of The Seven Scions, reached by computer players who look no further than the next choice. */
import { findStorm, STORM_COLORS, stormDeck } from '@wayrune/engine/adventures/seven-scions/storm.ts';
import { deckSize } from '@wayrune/engine/kernel/deck.ts';
import type { CombatFrame } from '@wayrune/engine/rules/combat/combat-frame.ts';
import type { State } from '@wayrune/engine/rules/world/state.ts';
import { asks, type Wanted } from './positions.ts';

type Moment = Wanted & Required<Pick<Wanted, 'at'>>;

const inStorm = (at: Moment['at'], more: Partial<Wanted> = {}): Moment => ({
  adventure: 'seven-scions',
  bot: 'greedy',
  ...more,
  at,
});

const jointFight = ({ frames }: State): boolean =>
  frames.some((frame) => frame.proc === 'combat' && (frame as CombatFrame).joint !== null);

const inEndgame = (state: State): boolean => (findStorm(state)?.scores ?? null) !== null;

const offers = ({ decision }: State, option: string): boolean =>
  decision?.seat === 0 && decision.options.includes(option);

/** No Storm card is left, and the counter is on its way to the Endgame. */
export const isLastStorm = (state: State): boolean =>
  asks('movement')(state) &&
  STORM_COLORS.map((color) => state.decks[stormDeck(color)]).every((deck) => !deck || deckSize(deck) === 0) &&
  (findStorm(state)?.space ?? 0) >= 5;

const TOGETHER: Partial<Wanted> = { variants: ['cooperative'], seats: 3 };

/** The storm is high, and the dice are rolled. */
export const HIGH_STORM = inStorm(
  (state) => asks('step')(state) && (findStorm(state)?.space ?? 0) >= 6 && state.round > 3,
);

/** The storm breaks as soon as the player has declined an adventure. */
export const STORM_NEXT = inStorm(
  (state) => asks('adventure')(state) && offers(state, 'pass') && findStorm(state)?.space === 8,
);

/** After an Event the player chooses among several counters. */
export const COUNTERS = inStorm(
  (state) => asks('scion-counter')(state) && (state.decision?.options.length ?? 0) > 3,
  { seed: 'd' },
);

/** The player stands on a red counter, and is hurt enough for the Midwife to awaken without a test. */
export const AWAKENING = inStorm(
  (state) =>
    asks('adventure')(state) && offers(state, 'awaken:midwife') && (state.players[0]?.wounds ?? 0) >= 3,
);

/** A storm Challenge, and the player may attack. */
export const STORM_FIGHT = inStorm(
  (state) => jointFight(state) && !inEndgame(state) && offers(state, 'attack:hero'),
);

/** A Storm Event asks the player what to do. */
export const STORM_EVENT = inStorm(
  (state, world) =>
    asks('choose')(state) && state.limbo.some((card) => world.cards[card]?.card.kind === 'special'),
);

/** Before the Stormlords come. */
export const PREPARATION = inStorm(asks('prepare'), { seats: 3 });

/** A Stormlord of the player's own gauntlet, after somebody else's. */
export const GAUNTLET = inStorm(
  (state) =>
    jointFight(state) &&
    inEndgame(state) &&
    offers(state, 'attack:hero') &&
    findStorm(state)?.scores?.some(({ wounds }, seat) => seat > 0 && wounds > 0) === true,
  { seats: 3, seed: 'd' },
);

/** The player's Scion may stand in, before the group rolls. */
export const STAND_IN = inStorm(asks('stand-in'), TOGETHER);

/** The player divides the wounds of the group. */
export const DIVIDE = inStorm(asks('divide'), { ...TOGETHER, seed: 'g' });

/** Whole games, for their last page. */
export const ENDED: Omit<Wanted, 'at'> = { adventure: 'seven-scions', bot: 'greedy', seats: 3 };
export const ENDED_TOGETHER: Omit<Wanted, 'at'> = { ...ENDED, ...TOGETHER };
/** Won in one of its first games. */
export const WON_TOGETHER: Omit<Wanted, 'at'> = { ...ENDED_TOGETHER, seats: 2, seed: 'b' };
