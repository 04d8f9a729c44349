import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import type { Card, Effect } from '../../../effects/vocabulary.ts';
import { holds } from '../../../rules/cards/conditions.ts';
import { counterAt } from '../../../rules/turn/counters.ts';
import { anAlly, anItem, aProbe } from '../../../testing/arena.ts';
import { clearJewels } from '../../../testing/drawn.ts';
import { violations } from '../../../testing/invariants.ts';
import { plainsHillsRoad } from '../../../testing/rituals.ts';
import type { Scenario } from '../../../testing/scenario.ts';
import {
  aMonster,
  aRite,
  awakenGod,
  beat,
  drawsTokens,
  fall,
  flee,
  mists,
  raiseLostCity,
  setRites,
  setRoaming,
  standAt,
  wild,
  zanaga,
} from '../../../testing/adventures/zanaga.ts';

/** The Lost City on a road, beside the road that leads to a village; and woods with a green counter near there. */
const [VILLAGE, ROAD, CITY, WOODS] = ['f6', 'g6', 'h5', 'g7'] as const;
const GOD = 'moakileki-the-destroyer';
const to = (space: string): string => `step:${space}:${plainsHillsRoad}`;

const gift: readonly Effect[] = [{ do: 'gain-gold', amount: 7 }];
const all = (then: readonly Effect[]): readonly Effect[] => [{ do: 'each', who: 'heroes', then }];
const CARDS: readonly Card[] = [
  aProbe([{ do: 'place-tokens', amount: 1 }]),
  aRite('to-towns', 'sun', 1, all([{ do: 'if', if: [{ is: 'town' }], then: gift }])),
  aRite('to-roads', 'sun', 1, all([{ do: 'if', if: [{ is: 'terrain', any: ['road'] }], then: gift }])),
  aRite('ruin', 'sun', 1, [{ do: 'knock-out' }]),
  aRite('spring', 'sun', 1, [{ do: 'replenish', every: true }]),
  aRite('hunt', 'sun', 1, all([{ do: 'roaming-check' }])),
  aRite('quiet', 'sun', 1),
  aRite('hush', 'moon', 4),
  aMonster({ id: 'walker', terrain: 'road' }),
  aMonster({ id: 'finder', terrain: 'road', reward: [{ do: 'place-lost-city' }] }),
  aMonster({ id: 'lurker', terrain: 'forest' }),
  anAlly({ id: 'porter' }),
  ...['ring', 'rope', 'rug', 'rake', 'reed'].map((id) => anItem({ id, cost: 2 })),
];
const WARES = ['ring', 'rope', 'rug', 'rake', 'reed'];

/** Seat 0 stands there, seat 1 far away; the Lost City lies on the road, unless it is said where. */
function table(space: string = CITY, city: string | null = CITY, riteInPlay = 'quiet'): Scenario {
  const t = zanaga(library, CARDS, { towns: ['tala-mirr', 'stonefang'] });
  t.give(0, 'probe');
  setRites(t, [riteInPlay], ['hush']);
  t.onTop('market', ...WARES);
  standAt(t, space, ROAD);
  if (city !== null) raiseLostCity(t, city);
  return t;
}
/** Seat 0 completes the ritual in play. */
function complete(t: Scenario): void {
  drawsTokens(t, 'sun');
  t.choose('use:probe:0');
}
const inMarket = (t: Scenario): unknown[] => [t.kind(), t.seat(), t.player(0).space];

describe('the Lost City for knock-outs', () => {
  it('CITY-22 is a town, and can be the nearest one', () => {
    const t = table('i6', CITY, 'ruin');
    complete(t);
    expect(t.player(0).space).toBe(CITY);
    const without = table('i6', null, 'ruin');
    complete(without);
    expect(without.kind()).not.toBe('lost-city');
    expect(mists(without).lostCity).toBeNull();
    expect(without.player(0).space).not.toBe(CITY);
  });

  it('CITY-23 Z21 keeps whoever falls on it', () => {
    const t = table(WOODS, WOODS);
    t.onTop('green', 'lurker');
    drawsTokens(t, 'moon');
    t.choose('stay', 'attempt');
    fall(t);
    expect(t.happened('knocked-out')).toEqual([{ type: 'knocked-out', seat: 0 }]);
    expect([t.player(0).space, t.seat()]).toEqual([WOODS, 1]);
  });

  it('CITY-26 Z21 keeps whom a ritual knocks out there', () => {
    const t = table(CITY, CITY, 'ruin');
    complete(t);
    expect(t.happened('knocked-out')).toHaveLength(1);
    expect([t.player(0).space, t.seat()]).toEqual([CITY, 1]);
  });
});

describe('the Lost City for cards', () => {
  it('CITY-24 Z28 is no town for a ritual, which finds the terrain under it', () => {
    const town = table(CITY, CITY, 'to-towns');
    const before = [town.player(0).gold, town.player(1).gold];
    complete(town);
    expect([town.player(0).gold, town.player(1).gold]).toEqual([before[0], (before[1] ?? 0) + 7]);
    const road = table(CITY, CITY, 'to-roads');
    complete(road);
    expect(road.player(0).gold).toBe((before[0] ?? 0) + 7);
  });

  it('CITY-24 CITY-25 Z28 is no town for rituals and gods, and one for all other cards', () => {
    const t = table();
    const isTown = (source: string): boolean =>
      holds(t.game(), { is: 'town' }, { seat: 0, bearer: 'hero', source, roll: null });
    expect(['to-towns', GOD].map(isTown)).toEqual([false, false]);
    expect(['plain', 'ring', 'porter', 'walker'].map(isTown)).toEqual([true, true, true, true]);
    const isRoad = (source: string): boolean =>
      holds(t.game(), { is: 'terrain', any: ['road'] }, { seat: 0, bearer: 'hero', source, roll: null });
    expect(['to-towns', GOD, 'ring', 'walker'].map(isRoad)).toEqual([true, true, false, false]);
  });

  it('CITY-27 does not keep a counter from the empty jewel under it', () => {
    const t = table(WOODS, WOODS, 'spring');
    clearJewels(t, WOODS);
    expect(counterAt(t.game(), WOODS)).toBeNull();
    complete(t);
    expect(counterAt(t.game(), WOODS)).toBe('green');
  });
});

describe('roaming monsters and the Lost City', () => {
  it('CITY-28 Z27 brings no check to a Hero who ends there', () => {
    const t = table();
    setRoaming(t, ['walker', 'moon']);
    t.choose('stay');
    expect(inMarket(t)).toEqual(['market', 0, CITY]);
    expect(t.happened('roaming-check')).toEqual([]);
  });

  it('CITY-29 Z27 is its terrain in a check that a card forces', () => {
    const t = table(CITY, CITY, 'hunt');
    setRoaming(t, ['walker', 'moon']);
    complete(t);
    expect([t.kind(), t.seat()]).toEqual(['escape', 0]);
    expect(t.happened('roaming-check')[0]).toMatchObject({ seat: 0, space: CITY, terrain: 'road' });
  });
});

describe('a counter under the Lost City', () => {
  /** Seat 0 has come to the counter, and may attempt a monster with Life 1. */
  function atCounter(): Scenario {
    const t = table(WOODS, WOODS);
    t.onTop('green', 'lurker');
    t.choose('stay');
    expect([t.kind(), t.choices()]).toEqual(['adventure', ['attempt', 'pass']]);
    return t;
  }

  it('CITY-30 Z17 is attempted first, then the Market step follows', () => {
    const t = atCounter();
    drawsTokens(t, 'moon');
    t.choose('attempt');
    beat(t);
    expect(t.player(0).counters.green).toBe(1);
    expect(inMarket(t)).toEqual(['market', 0, WOODS]);
    expect(violations(t.world, t.state)).toEqual([]);
  });

  it('CITY-31 Z30 may be declined, and the Market step follows', () => {
    const t = atCounter();
    t.choose('pass');
    expect(inMarket(t)).toEqual(['market', 0, WOODS]);
    expect(counterAt(t.game(), WOODS)).toBe('green');
  });

  it.each([
    ['an escape', flee],
    ['a knock-out', fall],
  ])('CITY-32 ends the turn without a Market step after %s', (_, end) => {
    const t = atCounter();
    drawsTokens(t, 'moon');
    t.choose('attempt');
    end(t);
    expect([t.kind(), t.seat()]).toEqual(['movement', 1]);
    expect(t.happened('stocked').filter(({ town }) => town === 'lost-city')).toEqual([]);
  });
});

describe('a Lost City that rises during the turn', () => {
  it('CITY-33 Z31 brings a Market step where the movement ended, and no further movement', () => {
    const t = table(ROAD, null);
    setRoaming(t, ['finder', 'moon']);
    t.choose('stay');
    beat(t);
    expect(mists(t).lostCity).toBe(ROAD);
    expect(inMarket(t)).toEqual(['market', 0, ROAD]);
    t.choose('done');
    expect(t.seat()).toBe(1);
  });

  it('CITY-33 Z31 brings none to a Hero who has had one', () => {
    const t = table(VILLAGE, null);
    setRoaming(t, ['finder', 'moon']);
    t.picks(...[0, 0, 0, 0, 0].map(() => plainsHillsRoad));
    t.choose('roll', 'trade', 'done', to(ROAD), 'stop');
    beat(t);
    expect([mists(t).lostCity, t.player(0).space, t.seat()]).toEqual([ROAD, ROAD, 1]);
  });

  it('CITY-34 Z7 is a place to confront a god only for a Hero whose turn begins there', () => {
    const t = table(ROAD);
    awakenGod(t, GOD);
    mists(t).rank = 'red';
    t.place(1, wild(t, 'plains'));
    t.choose(`walk:${CITY}`);
    expect(inMarket(t)).toEqual(['market', 0, CITY]);
    expect(t.happened('confronted')).toEqual([]);
    t.onTop('red', 'the-mouth-in-the-mire');
    drawsTokens(t, 'moon');
    t.choose('done', 'stay');
    expect([t.kind(), t.seat()]).toEqual(['confront', 0]);
    expect(t.choices()).toEqual([`confront:${GOD}`, 'pass']);
  });
});
