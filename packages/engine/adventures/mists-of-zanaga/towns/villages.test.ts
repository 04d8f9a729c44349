import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import type { Card } from '../../../effects/vocabulary.ts';
import { aProbe } from '../../../testing/arena.ts';
import { askAgain } from '../../../testing/drawn.ts';
import { violations } from '../../../testing/invariants.ts';
import { plainsHillsRoad, riverMountain } from '../../../testing/rituals.ts';
import type { Scenario } from '../../../testing/scenario.ts';
import {
  drawsTokens,
  mists,
  standAt,
  townSpace,
  type ZanagaOptions,
} from '../../../testing/adventures/zanaga.ts';
import {
  BEND,
  holding,
  MILE,
  OUTPOST,
  ROAD,
  roadTable,
  roadTo,
  rollRoads,
  stackOf,
  unspentDice,
  VILLAGE,
  WOODS,
} from '../../../testing/adventures/zanaga-road.ts';

const table = (space: string, options?: ZanagaOptions, more?: readonly Card[]): Scenario =>
  roadTable(library, space, options, more);
const rolled = (space: string, options?: ZanagaOptions, more?: readonly Card[]): Scenario =>
  rollRoads(table(space, options, more), space);
/** A Hero who can level up is asked in the Experience step. */
const canLearn = (t: Scenario): void => {
  t.player(0).points = 20;
};

it('stands on the map as these tests need it', () => {
  const t = table(VILLAGE);
  expect([townSpace(t, 'tala-mirr'), townSpace(t, 'xitotl')]).toEqual([VILLAGE, OUTPOST]);
  const near = (space: string): readonly string[] => t.world.board.space[space]?.neighbors ?? [];
  expect([near(WOODS), near(ROAD), near(BEND), near(MILE)]).toEqual([
    expect.arrayContaining([VILLAGE]),
    expect.arrayContaining([VILLAGE, BEND]),
    expect.arrayContaining([MILE]),
    expect.arrayContaining([OUTPOST]),
  ]);
});

describe('a Market step in any town', () => {
  it.each(['tala-mirr', 'xitotl'])(
    'TOWN-1 TOWN-2 lets Heroes buy, sell, hire, heal and get gear in %s',
    (town) => {
      const t = table(VILLAGE);
      holding(t, 'lamp');
      t.player(0).gold = 30;
      t.player(0).wounds = 1;
      t.onTop('market', 'porter', 'cup');
      standAt(t, townSpace(t, town));
      t.choose('stay');
      expect(t.kind()).toBe('market');
      expect(t.choices()).toEqual(
        expect.arrayContaining([
          'buy:porter',
          'sell:lamp',
          'heal:hero:wound',
          'gear:lockjaw-trap',
          'gear:dead-mans-compass',
          'gear:shaman-bones',
        ]),
      );
      const { gold } = t.player(0);
      t.choose('gear:shaman-bones', 'buy:porter', 'heal:hero:wound', 'sell:lamp');
      expect(t.player(0)).toMatchObject({ gold: gold - 1 - 2 - 1 + 2, wounds: 0 });
      expect(t.player(0).items.map(({ card }) => t.world.cards[card]?.card.id)).toEqual(['shaman-bones']);
      expect(t.player(0).allies.map(({ card }) => card)).toEqual(['porter']);
    },
  );

  it('TOWN-3 comes once in a turn: not again where the movement ends', () => {
    const t = rolled(VILLAGE);
    t.choose('trade', 'done');
    expect(t.options()).not.toContain('trade');
    t.choose('stop');
    expect(t.happened('stocked').filter(({ town }) => town === 'tala-mirr')).toHaveLength(2);
    expect(t.seat()).toBe(1);
  });
});

describe('a native village on the way', () => {
  it('TOWN-4 TOWN-5 Z16 sells to a Hero who enters it with dice unspent, one card richer', () => {
    const t = rolled(ROAD);
    expect(t.options()).not.toContain('trade');
    const before = stackOf(t, 'tala-mirr').length;
    t.choose(roadTo(VILLAGE));
    expect(t.kind()).toBe('step');
    t.choose('trade');
    expect([t.kind(), t.seat()]).toEqual(['market', 0]);
    expect(stackOf(t, 'tala-mirr')).toHaveLength(before + 1);
    expect(stackOf(t, 'tala-mirr').at(-1)).toBe('bauble');
    t.choose('buy:bauble');
    expect(t.player(0).items.map(({ card }) => card)).toEqual(['bauble']);
  });

  it('TOWN-6 Z6 lets them move on with the dice left, as they lie: none that was spent or given up to rest', () => {
    const t = table(ROAD);
    t.player(0).exhaustion = 1;
    askAgain(t);
    t.picks(plainsHillsRoad, plainsHillsRoad, riverMountain, riverMountain);
    t.choose('roll', `rest-with:hero:${riverMountain}`, roadTo(VILLAGE), 'trade');
    expect(t.kind()).toBe('market');
    t.choose('done');
    expect(t.kind()).toBe('step');
    expect(unspentDice(t)).toEqual([plainsHillsRoad, riverMountain]);
    t.choose(roadTo(ROAD));
    expect(t.player(0).space).toBe(ROAD);
    expect(unspentDice(t)).toEqual([riverMountain]);
  });

  it('TOWN-7 lets them stay', () => {
    const t = rolled(ROAD);
    t.choose(roadTo(VILLAGE), 'trade', 'done', 'stop');
    expect([t.player(0).space, t.seat()]).toEqual([VILLAGE, 1]);
  });

  it('TOWN-8 ends the movement of a Hero without dice, who has the usual Market step', () => {
    const t = rolled(ROAD);
    unspentDice(t).splice(1);
    askAgain(t);
    t.choose(roadTo(VILLAGE));
    expect([t.kind(), t.seat()]).toEqual(['market', 0]);
    t.choose('done');
    expect([t.player(0).space, t.seat()]).toEqual([VILLAGE, 1]);
  });

  it('TOWN-8 does not sell on the way to a Hero who has only a step without a die left', () => {
    const ladder = aProbe([{ do: 'free-step' }], 'moving', { once: 'turn' });
    const t = rolled(ROAD, {}, [ladder]);
    holding(t, 'probe');
    t.choose(roadTo(VILLAGE), 'use:probe:0');
    expect(t.options()).toContain('trade');
    unspentDice(t).splice(0, 4);
    askAgain(t);
    expect(t.options()).not.toContain('trade');
    t.choose('stop');
    expect(t.kind()).toBe('market');
  });

  it('TOWN-9 is followed by the Adventure step where the movement ends', () => {
    const t = rolled(VILLAGE);
    t.choose('trade', 'done', 'stop');
    const on = table(VILLAGE);
    on.picks(3, 3, 3, 3, 3);
    on.choose('roll', 'trade', 'done', `step:${WOODS}:3`, 'stop');
    expect(on.world.board.space[WOODS]?.jewel).not.toBeNull();
    expect(on.kind()).toBe('adventure');
    expect(on.choices()).toContain('attempt');
    expect(t.happened('roaming-check')).toEqual([]);
  });

  it('TOWN-10 brings a check to a Hero who moves on into the wild', () => {
    const t = rolled(VILLAGE);
    t.onTop('green', 'lurker');
    drawsTokens(t, 'sun');
    t.choose('trade', 'done', roadTo(ROAD), roadTo(BEND), 'stop');
    expect(t.happened('roaming-check')).toEqual([
      { type: 'roaming-check', seat: 0, space: BEND, terrain: 'road' },
    ]);
    expect(mists(t).roaming).toEqual(['lurker']);
    expect(violations(t.world, t.state)).toEqual([]);
  });

  it('TOWN-11 Z23 may be passed, and leaves the Market step of a later town open', () => {
    const t = rolled(WOODS);
    t.choose(roadTo(VILLAGE), roadTo(ROAD), roadTo(BEND), roadTo(MILE), roadTo(OUTPOST));
    expect([t.kind(), t.player(0).space]).toEqual(['market', OUTPOST]);
    expect(stackOf(t, 'xitotl').slice(-2)).toEqual(['bauble', 'cup']);
  });
});

describe('a second town after the Market step', () => {
  it('TOWN-12 Z6 Z23 ends the movement, dice or not, and leads to the Experience step', () => {
    const t = rolled(VILLAGE);
    canLearn(t);
    t.choose('trade', 'done', roadTo(ROAD), roadTo(BEND), roadTo(MILE), roadTo(OUTPOST));
    expect([t.kind(), t.seat(), t.player(0).space]).toEqual(['experience', 0, OUTPOST]);
  });

  it('TOWN-12 holds for a town to which a card carries the Hero, too', () => {
    const road = aProbe([{ do: 'move', to: 'town', town: 'xitotl' }], 'moving', { once: 'turn' });
    const t = rolled(VILLAGE, {}, [road]);
    holding(t, 'probe');
    canLearn(t);
    t.choose('trade', 'done', 'use:probe:0');
    expect([t.kind(), t.player(0).space]).toEqual(['experience', OUTPOST]);
  });

  it('TOWN-13 has no Market step, and its stack gets no card', () => {
    const t = rolled(VILLAGE);
    const before = [...stackOf(t, 'xitotl')];
    t.choose('trade', 'done', roadTo(ROAD), roadTo(BEND), roadTo(MILE), roadTo(OUTPOST));
    expect(stackOf(t, 'xitotl')).toEqual(before);
    expect(t.seat()).toBe(1);
  });

  it('TOWN-14 has no Adventure step: nobody is talked to or attacked, and nothing roams', () => {
    const t = rolled(VILLAGE);
    t.place(1, OUTPOST);
    t.choose('trade', 'done', roadTo(ROAD), roadTo(BEND), roadTo(MILE), roadTo(OUTPOST));
    expect([t.kind(), t.seat()]).toEqual(['movement', 1]);
    expect(t.happened('roaming-check')).toEqual([]);
  });

  it('TOWN-15 Z23 is the village itself, for a Hero who left it and comes back', () => {
    const t = rolled(VILLAGE);
    canLearn(t);
    t.choose('trade', 'done', roadTo(ROAD), roadTo(VILLAGE));
    expect([t.kind(), t.player(0).space]).toEqual(['experience', VILLAGE]);
  });
});
