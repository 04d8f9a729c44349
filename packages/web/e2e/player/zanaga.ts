/** Moments of The Mists of Zanaga, reached by computer players who look no further than the next choice. */
import { findMists, type Mists } from '@wayrune/engine/adventures/mists-of-zanaga/mists.ts';
import type { State } from '@wayrune/engine/rules/world/state.ts';
import { asks, type Wanted } from './positions.ts';

const ZANAGA = { adventure: 'mists-of-zanaga', bot: 'greedy' } as const;

type Moment = Wanted & Required<Pick<Wanted, 'at'>>;

/** A moment of Zanaga where the state says so. */
const inZanaga = (at: (state: State) => boolean, more: Partial<Wanted> = {}): Moment => ({
  ...ZANAGA,
  ...more,
  at,
});

const mists = (state: State, is: (mists: Mists) => boolean): boolean => {
  const found = findMists(state);
  return found !== null && is(found);
};

const offers = (state: State, option: RegExp): number =>
  state.decision?.options.filter((one) => option.test(one)).length ?? 0;

/** Before the first turn: the player chooses a town to start in. */
export const ARRIVAL = inZanaga(({ decision }) => decision?.kind === 'start' && decision.seat === 0);

/** The dice are rolled, and the gods sleep. */
export const HUNT = inZanaga(
  (state) =>
    asks('step', 3)(state) &&
    mists(
      state,
      ({ awake, roaming, completed }) => awake.length === 0 && roaming.length > 4 && completed.length > 0,
    ),
);

/** The same later: a god is awake, and doom lies on it. */
export const AWAKE = inZanaga(
  (state) =>
    asks('step', 4)(state) &&
    mists(state, ({ awake, doom, roaming }) => (doom[awake.at(-1) ?? ''] ?? 0) > 1 && roaming.length > 3),
);

/** A token may go to several rituals, and completes one of them. */
export const TOKEN = inZanaga(
  (state) =>
    asks('token')(state) &&
    offers(state, /^place:/) > 1 &&
    mists(state, ({ rites }) => rites.some(({ tokens }) => tokens.length > 1)),
);

export const MONSTERS = inZanaga(asks('roaming'));
export const BONES = inZanaga(asks('token-drawn'));

/** A market that sells gear and takes Items in trade. */
export const OUTPOST = inZanaga((state) => asks('market', 3)(state) && offers(state, /^swap:/) > 0);

/** A village may be traded in before the movement goes on. */
export const VILLAGE = inZanaga((state) => asks('step')(state) && offers(state, /^trade$/) > 0);

/** The player stands in the market of the Lost City. */
export const LOST_MARKET = inZanaga(
  (state) =>
    asks('market')(state) &&
    mists(state, ({ lostCity }) => lostCity !== null && state.players[0]?.space === lostCity),
  { likes: /^trade$/ },
);

export const CONFRONTATION = inZanaga(asks('confront'));

/** A fight with a god. */
export const GOD_FIGHT = inZanaga(
  (state) =>
    state.decision?.seat === 0 &&
    state.decision.options.includes('attack:hero') &&
    mists(state, ({ awake }) =>
      state.frames.some(
        (frame) => 'card' in frame && frame.proc === 'combat' && awake.includes(String(frame.card)),
      ),
    ),
  { likes: /^confront:/ },
);

/** The Lost City is one step away, and dice will be left there. */
export const CITY_NEAR = inZanaga((state) => {
  const { lostCity = null } = findMists(state) ?? {};
  const dice = (state.frames.findLast(({ proc }) => proc === 'movement') as { dice?: number[] } | undefined)
    ?.dice;
  return (
    asks('step')(state) &&
    (dice?.length ?? 0) > 1 &&
    lostCity !== null &&
    offers(state, new RegExp(`^step:${lostCity}:`)) > 0 &&
    (state.players[0]?.gold ?? 0) > 1 &&
    mists(state, ({ turn }) => !turn.traded)
  );
});

/** The player decides something while completed rituals are being resolved. */
export const CHAIN = inZanaga(
  (state) => state.decision?.seat === 0 && state.frames.some(({ proc }) => proc === 'rites'),
);
