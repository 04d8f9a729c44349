import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import type { Card } from '../../../effects/vocabulary.ts';
import { deckCards } from '../../../kernel/deck.ts';
import { anAlly, anItem, aProbe } from '../../../testing/arena.ts';
import { violations } from '../../../testing/invariants.ts';
import { riverMountain } from '../../../testing/rituals.ts';
import type { Scenario } from '../../../testing/scenario.ts';
import {
  awakenGod,
  emptyDeck,
  mists,
  raiseLostCity,
  standAt,
  townSpace,
  zanaga,
} from '../../../testing/adventures/zanaga.ts';
import {
  BEND as CITY,
  ROAD,
  roadTo,
  rollRoads,
  stackOf,
  VILLAGE,
} from '../../../testing/adventures/zanaga-road.ts';

const GOD = 'moakileki-the-destroyer';
const WARES = ['crown', 'lamp', 'cup', 'porter', 'wand'];
const CARDS: readonly Card[] = [
  anItem({ id: 'crown', cost: 9 }),
  anItem({ id: 'lamp', cost: 5 }),
  anItem({ id: 'cup', cost: 3 }),
  anAlly({ id: 'porter', cost: 4 }),
  anItem({
    id: 'wand',
    cost: 6,
    counters: 3,
    abilities: [
      { when: 'market', cost: [{ pay: 'counter', amount: 1 }], do: [{ do: 'gain-gold', amount: 1 }] },
    ],
  }),
  anItem({ id: 'poison', abilities: [{ when: 'market', do: [{ do: 'knock-out' }] }] }),
  ...['ring', 'rope', 'rug', 'rake', 'reed'].map((id) => anItem({ id, cost: 2 })),
];

/** Seat 0 stands there with these cards, and seat 1 far away. */
function table(space: string = ROAD, holds: readonly string[] = []): Scenario {
  const t = zanaga(library, CARDS, { towns: ['tala-mirr', 'stonefang'] });
  for (const card of holds) t.give(0, card);
  t.player(0).gold = 30;
  standAt(t, space);
  return t;
}
/** The Lost City lies beside seat 0, who has rolled; these five cards are drawn in it. */
function nearCity(holds: readonly string[] = [], space: string = ROAD): Scenario {
  const t = table(space, holds);
  t.onTop('market', ...WARES.filter((card) => !holds.includes(card)), 'ring', 'rope');
  raiseLostCity(t, CITY);
  return rollRoads(t, space);
}
function inCity(holds: readonly string[] = []): Scenario {
  const t = nearCity(holds);
  t.choose(roadTo(CITY), 'trade');
  expect(t.kind()).toBe('market');
  return t;
}

describe('the market of the Lost City', () => {
  it('CITY-9 opens to any die', () => {
    const t = table();
    const faces = [0, 0, 0, 0, 0].map(() => riverMountain);
    t.picks(...faces);
    t.choose('roll');
    expect(t.options()).not.toContain(`step:${CITY}:${riverMountain}`);
    raiseLostCity(t, CITY);
    t.choose(`step:${CITY}:${riverMountain}`);
    expect(t.player(0).space).toBe(CITY);
  });

  it('CITY-10 Z6 trades like an outpost, and lets the Hero move on like a village', () => {
    const t = nearCity(['crown']);
    t.choose(roadTo(CITY), 'trade', 'swap:crown:cup', 'done');
    expect(t.player(0).items.map(({ card }) => card)).toEqual(['cup']);
    t.choose(roadTo(ROAD));
    expect(t.player(0).space).toBe(ROAD);
  });

  it('CITY-11 has five cards from the market deck, and no more', () => {
    const t = inCity();
    expect(stackOf(t, 'lost-city')).toEqual(WARES);
    expect(t.happened('stocked').filter(({ town }) => town === 'lost-city')).toHaveLength(5);
  });

  it('CITY-11 has no stack that anything else could fill', () => {
    const stock = aProbe([{ do: 'stock', where: 'all', count: 1 }]);
    const t = zanaga(library, [stock]);
    t.give(0, 'probe');
    raiseLostCity(t, CITY);
    t.picks(0, 0, 0, 0, 0, 0, 0, 0);
    t.choose('use:probe:0');
    expect([stackOf(t, 'lost-city'), t.unused()]).toEqual([[], 0]);
  });

  it('CITY-12 CITY-13 Z26 sells Items, hires out Allies at their usual cost, and has gear', () => {
    const t = inCity();
    t.choose('buy:cup', 'buy:porter', 'gear:lockjaw-trap');
    expect(t.player(0).gold).toBe(30 - 3 - 4 - 1);
  });

  it('CITY-14 W29 has as many cards as there are', () => {
    const t = nearCity();
    emptyDeck(t, 'market');
    t.onTop('market', 'lamp', 'cup');
    t.choose(roadTo(CITY), 'trade');
    expect([t.kind(), stackOf(t, 'lost-city')]).toEqual(['market', ['lamp', 'cup']]);
  });

  it('CITY-15 keeps what was sold and traded there to the end of the Market step, for further trades', () => {
    const t = inCity(['crown', 'wand']);
    t.choose('sell:wand', 'swap:crown:wand');
    expect(t.player(0).items.map(({ card }) => card)).toEqual(['wand']);
    expect(stackOf(t, 'lost-city')).toContain('crown');
    t.choose('swap:wand:lamp');
    expect(stackOf(t, 'lost-city')).toEqual(expect.arrayContaining(['crown', 'wand']));
  });

  it('CITY-16 CITY-17 G18 goes under the market deck when the Market step ends, counters off', () => {
    const t = inCity(['wand']);
    t.choose('use:wand:0', 'sell:wand');
    expect(mists(t).charged).toEqual({ wand: 2 });
    const left = [...stackOf(t, 'lost-city')];
    expect(left).toContain('wand');
    t.choose('done');
    expect(stackOf(t, 'lost-city')).toEqual([]);
    expect(t.state.decks['market']?.bottom.slice(-left.length)).toEqual(left);
    expect(mists(t).charged).toEqual({});
    expect(violations(t.world, t.state)).toEqual([]);
  });

  it('CITY-18 draws five new cards for the next visitor', () => {
    const t = inCity();
    t.place(1, CITY);
    t.onTop('market', 'ring', 'rope', 'rug', 'rake', 'reed');
    t.choose('done', 'stop', 'pass', 'stay', 'pass');
    expect([t.kind(), t.seat()]).toEqual(['market', 1]);
    expect(stackOf(t, 'lost-city')).toEqual(['ring', 'rope', 'rug', 'rake', 'reed']);
  });

  it('CITY-16 goes under the market deck when the Hero falls in the middle of it', () => {
    const t = table(CITY, ['poison']);
    t.onTop('market', ...WARES);
    raiseLostCity(t, CITY);
    t.choose('stay', 'use:poison:0');
    expect(t.seat()).toBe(1);
    expect(stackOf(t, 'lost-city')).toEqual([]);
    expect(deckCards(t.state.decks['market'] ?? never())).toEqual(expect.arrayContaining(WARES));
  });
});

function never(): never {
  throw new Error('no market deck');
}

describe('moving on from the Lost City', () => {
  it('CITY-19 Z6 leads to the Experience step in any town', () => {
    const t = nearCity();
    t.player(0).points = 20;
    t.choose(roadTo(CITY), 'trade', 'done', roadTo(ROAD), roadTo(VILLAGE));
    expect([t.kind(), t.player(0).space]).toEqual(['experience', VILLAGE]);
  });

  it('CITY-20 Z6 is like coming to it from a village’s market', () => {
    const t = nearCity([], VILLAGE);
    t.player(0).points = 20;
    t.choose('trade', 'done', roadTo(ROAD), roadTo(CITY));
    expect([t.kind(), t.player(0).space]).toEqual(['experience', CITY]);
    expect(stackOf(t, 'lost-city')).toEqual([]);
  });

  it('CITY-21 Z16 is open to a Hero who begins there and confronts nobody', () => {
    const t = nearCity([], CITY);
    t.choose('trade', 'done', roadTo(ROAD));
    expect(t.player(0).space).toBe(ROAD);
    const god = table(CITY);
    raiseLostCity(god, CITY);
    awakenGod(god, GOD);
    mists(god).rank = 'red';
    god.onTop('market', ...WARES);
    god.place(1, townSpace(god, 'onasan'));
    // Both have a turn, and seat 0 begins its second one there.
    god.choose('stay', 'done');
    emptyDeck(god, 'market');
    god.choose('stay', 'done', 'pass');
    god.picks(0, 0, 0, 0, 0);
    god.choose('roll');
    expect(god.options()).toContain('trade');
  });
});
