/** Moments of The Cataclysm, reached by computer players who look no further than the next choice. */
import {
  findCataclysm,
  goalOf,
  pointsOf,
  townsFreedBy,
} from '@wayrune/engine/adventures/cataclysm/cataclysm.ts';
import { view } from '@wayrune/engine/rules/world/game.ts';
import type { State } from '@wayrune/engine/rules/world/state.ts';
import { asks, type Wanted } from './positions.ts';

type Moment = Wanted & Required<Pick<Wanted, 'at'>>;

const inCataclysm = (at: Moment['at'], more: Partial<Wanted> = {}): Moment => ({
  adventure: 'cataclysm',
  bot: 'greedy',
  ...more,
  at,
});

const offers = ({ decision }: State, option: RegExp): number =>
  decision?.seat === 0 ? decision.options.filter((one) => option.test(one)).length : 0;

const openQuests = (state: State): number =>
  Object.values(findCataclysm(state)?.curses ?? {}).reduce((sum, { quests }) => sum + quests.length, 0);

/** What the player does to meet a caravan soon. */
const TRADES = /^(pool:3|trade|wares)$/;

/** Before the counters are turned over: the player chooses a town to start in. */
export const START = inCataclysm(asks('start', 0));

/** Quests lie open, and the dice are rolled. */
export const ROAD = inCataclysm((state) => asks('step', 4)(state) && openQuests(state) >= 2);

/** The dice wait to be split. */
export const SPLIT = inCataclysm((state) => asks('pools', 2)(state) && offers(state, /^pool:/) > 4);

/** The trading dice are rolled, and some match. */
export const TRADING = inCataclysm((state) => asks('trading')(state) && offers(state, /^wares$/) > 0, {
  likes: TRADES,
});

/** A caravan with several wares, one of which the player can pay for. */
export const CARAVAN = inCataclysm((state) => asks('wares')(state) && offers(state, /^buy:/) > 0, {
  likes: TRADES,
});

export const CAMP = inCataclysm((state) => asks('healing')(state) && offers(state, /^heal:/) > 0, {
  likes: /^(pool:3|trade|healing)$/,
});

/** A curse may be drawn from in its town. */
export const CURSED_TOWN = inCataclysm((state) => asks('adventure')(state) && offers(state, /^curse:/) > 0);

/** All steps of a quest are done. */
export const CLAIM = inCataclysm((state) => asks('claim')(state) && offers(state, /^claim:/) > 0);

/** A task of a quest may be tried. */
export const TASK = inCataclysm((state) => asks('adventure')(state) && offers(state, /^quest:/) > 0);

/** The source of a curse may be faced. */
export const SOURCE = inCataclysm((state) => asks('adventure')(state) && offers(state, /^source:/) > 0);

/** Near its end: somebody has freed a town and needs a card or two more. */
export const LATE = inCataclysm(
  (state, world) =>
    asks('movement')(state) &&
    state.players.some(
      ({ seat }) => townsFreedBy(state, seat) > 0 && pointsOf(view(world, state), seat) >= goalOf(state) - 3,
    ),
  { seats: 3 },
);

/** A whole game, for its last page. */
export const ENDED: Omit<Wanted, 'at'> = { adventure: 'cataclysm', bot: 'greedy', seats: 3 };
