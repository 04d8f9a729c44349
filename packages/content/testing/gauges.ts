/** How a number is measured: on the chart of a fight, or by doing what it is about. */
import type { Stat } from '@wayrune/engine/effects/vocabulary.ts';
import { BLADES, COATS, FRIENDS, TOOLS, WARES } from './cast.ts';
import { haveSome, type Plan } from './plan.ts';
import { choose, eventsOf, kindOf, optionsOf, type Play, playerOf } from './play.ts';
import { playUntil } from './twins.ts';
import { must } from './view.ts';

export interface Gauge {
  readonly stage: (plan: Plan) => void;
  readonly measure: (play: Play) => number;
}

const RICH = 99;
const WARE = WARES[5] ?? '';
const FRIEND = FRIENDS[3] ?? '';

const toMarket = (plan: Plan, more: Partial<Plan>): void => {
  plan.town ??= 'any';
  plan.gold = RICH;
  Object.assign(plan, more);
};

/** Goes on to where an option is offered, and takes it. */
function takeWhenOffered(play: Play, option: string): void {
  const offered = (at: Play): boolean => optionsOf(at).includes(option);
  must(offered(play) || playUntil(play, offered), `"${option}" is never offered`);
  choose(play, option);
}

const price = (card: string): Gauge => ({
  stage: (plan) => toMarket(plan, { forSale: [card] }),
  measure(play) {
    takeWhenOffered(play, `buy:${card}`);
    return eventsOf(play, 'bought').at(-1)?.price ?? 0;
  },
});

/** How many one may have: all are bought that can be. */
const limit = (cards: readonly string[], row: 'items' | 'allies'): Gauge => ({
  stage: (plan) => toMarket(plan, { forSale: [...cards] }),
  measure(play) {
    must(
      playUntil(play, (at) => kindOf(at) === 'market'),
      'there is no market',
    );
    for (const card of cards) if (optionsOf(play).includes(`buy:${card}`)) choose(play, `buy:${card}`);
    return playerOf(play)[row].filter(({ card }) => cards.includes(card)).length;
  },
});

export const GAUGES: Readonly<Record<Stat, Gauge | 'chart'>> = {
  mind: 'chart',
  body: 'chart',
  spirit: 'chart',
  life: 'chart',
  stamina: 'chart',
  ranged: 'chart',
  melee: 'chart',
  magic: 'chart',
  combat: 'chart',
  'ranged-damage': 'chart',
  'melee-damage': 'chart',
  'magic-damage': 'chart',
  escape: 'chart',
  test: 'chart',
  dice: {
    stage: () => undefined,
    measure(play) {
      takeWhenOffered(play, 'roll');
      return eventsOf(play, 'movement-dice').at(-1)?.faces.length ?? 0;
    },
  },
  'buy-price': price(WARE),
  'hire-price': price(FRIEND),
  'sell-price': {
    stage: (plan) => {
      toMarket(plan, {});
      haveSome(plan, [WARE], 1);
    },
    measure(play) {
      takeWhenOffered(play, `sell:${WARE}`);
      return eventsOf(play, 'sold').at(-1)?.price ?? 0;
    },
  },
  'heal-price': {
    stage: (plan) => toMarket(plan, { wounds: 2 }),
    measure(play) {
      const { gold } = playerOf(play);
      takeWhenOffered(play, 'heal:hero:wound');
      return gold - playerOf(play).gold;
    },
  },
  'market-cards': {
    stage: (plan) => toMarket(plan, {}),
    measure(play) {
      choose(play, 'stay');
      return eventsOf(play, 'stocked').length;
    },
  },
  'experience-price': {
    stage: (plan) => {
      plan.points = 9;
    },
    measure(play) {
      takeWhenOffered(play, 'learn:mind');
      return playerOf(play).paid;
    },
  },
  'reward-gold': {
    stage: (plan) => {
      plan.fight = true;
      plan.kill = true;
    },
    measure(play) {
      must(
        playUntil(play, (at) => eventsOf(at, 'defeated').length > 0),
        'nobody is defeated',
      );
      return eventsOf(play, 'gold').reduce((sum, event) => sum + event.amount, 0);
    },
  },
  'ally-limit': limit(FRIENDS, 'allies'),
  'weapon-limit': limit(BLADES, 'items'),
  'armor-limit': limit(COATS, 'items'),
  activations: {
    stage: (plan) => {
      toMarket(plan, {});
      haveSome(plan, TOOLS, TOOLS.length);
    },
    measure(play) {
      must(
        playUntil(play, (at) => kindOf(at) === 'market'),
        'there is no market',
      );
      for (const tool of TOOLS) if (optionsOf(play).includes(`use:${tool}:0`)) choose(play, `use:${tool}:0`);
      return eventsOf(play, 'used').length;
    },
  },
};
