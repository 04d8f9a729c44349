import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import type { Card } from '../../../effects/vocabulary.ts';
import { anAlly, anItem, hold } from '../../../testing/arena.ts';
import type { Scenario } from '../../../testing/scenario.ts';
import { AT, cataclysmTable, free } from '../../../testing/adventures/cataclysm.ts';
import { offers, services, split, trade } from '../../../testing/adventures/cataclysm-play.ts';
import { askAgain } from '../../../testing/drawn.ts';

const [plainsHillsRoad, plainsRiverRoad, roadRiverSwamp, roadForest, riverMountain] = [0, 1, 2, 3, 4];
/** Plains, hills, forest: nothing lies there. */
const PLAINS = 'h7';
const HILLS = 'g10';
const FOREST = 'j8';
const WARES = Array.from({ length: 26 }, (_, i) => anItem({ id: `ware-${i + 1}`, cost: 1 }));

function at(space: string, cards: readonly Card[] = [], held: readonly string[] = []): Scenario {
  const t = cataclysmTable(library, { cards: [...WARES, ...cards] });
  t.onTop('market', ...WARES.map(({ id }) => id));
  t.place(0, space);
  hold(t, ...held);
  return t;
}
/** How many dice may go into the trading pool. */
const splits = (t: Scenario): number[] => {
  if (t.options().includes('roll')) t.choose('roll');
  return offers(t, 'pool').map(Number);
};
const steps = (t: Scenario): string[] => t.options().filter((option) => option.startsWith('step:'));
/** How many dice were rolled, roll by roll, of both pools. */
const rolls = (t: Scenario): number[] =>
  t.events.flatMap((event) =>
    event.type === 'movement-dice' || event.type === 'trading-dice' ? [event.faces.length] : [],
  );
const squire = anAlly({ id: 'squire', stamina: 3 });

describe('the two pools', () => {
  it('POOL-1 POOL-2 C3 are split before the roll: every number of trading dice from none to all five', () => {
    expect(splits(at(PLAINS))).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it.each([
    ['a wound on the Hero', (t: Scenario) => void (t.player(0).wounds = 1)],
    ['exhaustion on an Ally', (t: Scenario) => void (t.give(0, 'squire').exhaustion = 1)],
  ])('POOL-2 hold four dice together with %s', (_, hurt) => {
    const t = at(PLAINS, [squire]);
    hurt(t);
    askAgain(t);
    expect(splits(t)).toEqual([0, 1, 2, 3, 4]);
    t.picks(0, 0, 0);
    t.choose('pool:1');
    trade(t, 0);
    expect(rolls(t)).toEqual([3, 1]);
  });

  it('POOL-3 C3 cannot be changed once dice are rolled', () => {
    const t = at(PLAINS);
    split(t, [0, 0, 0], 2);
    expect(splits(t)).toEqual([]);
    t.choose('step:h6:0');
    expect(splits(t)).toEqual([]);
  });

  it('POOL-1 W26 leave time to discard a card before the dice are split', () => {
    const t = at(PLAINS, [anItem({ id: 'lamp' })], ['lamp']);
    t.choose('roll');
    expect(t.kind()).toBe('pools');
    t.choose('discard:lamp');
    expect([t.kind(), t.player(0).items]).toEqual(['pools', []]);
  });

  it('POOL-4 never do the work of the other: trading dice open no space, travel dice bring no trade', () => {
    const t = at(PLAINS);
    // Only the trading dice show hills and road.
    split(t, [riverMountain, riverMountain, riverMountain], 2);
    expect(steps(t)).toEqual([]);
    trade(t, plainsHillsRoad, roadForest);
    t.choose('done');
    expect(steps(t)).toEqual([]);
    const travel = at(PLAINS);
    split(travel, [plainsHillsRoad, plainsHillsRoad, plainsHillsRoad, plainsHillsRoad], 1);
    trade(travel, riverMountain);
    expect(services(travel)).toEqual([]);
  });

  it('POOL-5 C3 are rolled once: all trading dice together, and not again', () => {
    const t = at(PLAINS);
    split(t, [0, 0, 0], 2);
    trade(t, riverMountain, riverMountain);
    expect(rolls(t)).toEqual([3, 2]);
    expect(t.options().includes('trade')).toBe(false);
    t.choose('step:h6:0');
    expect(t.options().includes('trade')).toBe(false);
  });

  it.each([
    ['before the first step', 0],
    ['between two steps', 1],
    ['after the last step', 2],
  ])('POOL-6 C3 let trading come %s, with what the travel dice show known', (_, before) => {
    const t = at(PLAINS);
    split(t, [0, 0], 3);
    expect(t.happened('movement-dice').at(-1)?.faces).toEqual([0, 0]);
    const way = ['step:g8:0', 'step:f8:0'];
    t.choose(...way.slice(0, before));
    expect(t.options().includes('trade')).toBe(true);
    trade(t, riverMountain, riverMountain, riverMountain);
    t.choose(...way.slice(before));
    expect(t.player(0).space).toBe('f8');
  });

  it('POOL-7 lose trading dice that are not rolled', () => {
    const t = at(PLAINS);
    split(t, [0, 0], 3);
    t.choose('stop');
    expect([t.seat(), rolls(t)]).toEqual([1, [2]]);
    t.choose('stay');
    expect([t.seat(), t.options().includes('trade')]).toEqual([0, false]);
  });

  it('POOL-8 hold fewer dice together for a Hero who rests, and a trading die removes no exhaustion', () => {
    const t = at(PLAINS);
    t.player(0).exhaustion = 3;
    askAgain(t);
    split(t, [0], 1, 2);
    trade(t, riverMountain);
    expect(rolls(t)).toEqual([1, 1]);
    expect(t.player(0).exhaustion).toBe(1);
  });

  it('POOL-9 are none for a Hero who takes the single step', () => {
    const t = at(PLAINS);
    t.choose('walk:g8');
    expect([t.seat(), rolls(t)]).toEqual([1, []]);
  });

  it('POOL-10 let a Hero stay and trade with every die', () => {
    const t = at(PLAINS);
    split(t, [], 5);
    expect(steps(t)).toEqual([]);
    trade(t, 0, 0, 4, 4, 4);
    expect(services(t)).toEqual(['wares']);
    expect(t.player(0).space).toBe(PLAINS);
  });
});

describe('a match', () => {
  it.each([
    ['plains', PLAINS, plainsHillsRoad, true],
    ['plains', PLAINS, riverMountain, false],
    ['hills', HILLS, plainsHillsRoad, true],
    ['hills', HILLS, plainsRiverRoad, false],
    ['forest', FOREST, roadForest, true],
    ['forest', FOREST, roadRiverSwamp, false],
    ['a cursed town of swamp', AT.forge, roadRiverSwamp, true],
    ['a cursed town of swamp', AT.forge, plainsHillsRoad, false],
    ['a cursed town of forest', AT.riverwatch, roadForest, true],
    ['a cursed town of forest', AT.riverwatch, plainsRiverRoad, false],
  ] as const)(
    'MATCH-1 MATCH-3 C2 is the terrain where the dice are rolled: %s at %s with face %i is %s',
    (_, space, face, isMatch) => {
      const t = at(space);
      t.player(0).wounds = 1;
      askAgain(t);
      split(t, [4, 4, 4], 1);
      trade(t, face);
      expect(services(t)).toEqual(isMatch ? ['wares', 'healing'] : []);
    },
  );

  it('MATCH-1 is taken where the Hero stands when the dice are rolled, not where the turn began', () => {
    const t = at(PLAINS);
    // h6 is a road.
    split(t, [0, 0, 0, 0], 1);
    t.choose('step:h6:0');
    trade(t, roadForest);
    expect(services(t)).toEqual(['wares']);
  });

  it('MATCH-2 is one at most for a die with several symbols', () => {
    const t = at(PLAINS);
    split(t, [0, 0, 0, 0], 1);
    trade(t, plainsHillsRoad);
    t.choose('wares');
    t.choose('done');
    expect(services(t)).toEqual([]);
  });

  it('MATCH-3 is needed for all trade: without one nothing is bought, healed or sold', () => {
    const t = at(PLAINS, [anItem({ id: 'lamp' })], ['lamp']);
    t.player(0).wounds = 1;
    askAgain(t);
    split(t, [0, 0], 2);
    trade(t, riverMountain, riverMountain);
    expect(t.options().filter((option) => /^(buy|sell|heal)/.test(option))).toEqual([]);
    expect(t.kind()).toBe('step');
  });

  it.each([
    [['wares', 'wares']],
    [['healing', 'healing']],
    [['wares', 'healing']],
    [['healing', 'wares']],
  ] as const)('MATCH-4 MATCH-5 C3 brings one service, chosen one after the other: %j', (chosen) => {
    const t = at(PLAINS);
    t.player(0).wounds = 4;
    t.player(0).gold = 9;
    askAgain(t);
    split(t, [0, 0], 2);
    trade(t, 0, 0);
    for (const service of chosen) {
      expect(services(t)).toEqual(['wares', 'healing']);
      t.choose(service);
      t.choose('done');
    }
    expect(services(t)).toEqual([]);
  });

  it('MATCH-6 is used up on the space of the roll: nothing is left of it after a step', () => {
    const t = at(PLAINS);
    split(t, [0, 0, 0], 2);
    trade(t, 0, 0);
    expect(steps(t)).toEqual([]);
    t.choose('wares');
    t.choose('done');
    expect(steps(t)).toEqual([]);
    t.choose('done');
    t.choose('step:g8:0');
    expect(services(t)).toEqual([]);
  });

  it('MATCH-6 is lost by a Hero whom a card moves on', () => {
    const cloak = anItem({
      id: 'cloak',
      abilities: [{ when: 'moving', do: [{ do: 'move', to: 'adjacent' }], once: 'turn' }],
    });
    const t = at(PLAINS, [cloak], ['cloak']);
    split(t, [], 5);
    trade(t, 0, 0, 0, 0, 0);
    t.choose('use:cloak:0', 'target:g8');
    expect([t.player(0).space, services(t)]).toEqual(['g8', []]);
  });

  it('MATCH-7 need not be used', () => {
    const t = at(PLAINS);
    split(t, [0, 0, 0], 2);
    trade(t, 0, 0);
    t.choose('done');
    expect(t.kind()).toBe('step');
    expect(t.player(0).gold).toBe(3);
  });

  it('C16 is not to be had in a destroyed town', () => {
    for (let face = 0; face < 6; face++) {
      const t = at(AT.vynelvale);
      split(t, [], 5);
      trade(t, face, face, face, face, face);
      expect(services(t)).toEqual([]);
    }
  });

  it('C17 is every die in a freed town, and the Market step comes besides', () => {
    for (let face = 0; face < 6; face++) {
      const t = at(AT.riverwatch);
      free(t, 'riverwatch', 1);
      askAgain(t);
      split(t, [], 5);
      trade(t, face, face, face, face, face);
      for (let i = 0; i < 5; i++) {
        expect(services(t)).toContain('wares');
        t.choose('wares');
        t.choose('done');
      }
      expect(services(t)).toEqual([]);
      expect(t.kind()).toBe('market');
    }
  });

  it('C32 is not what a terrain may be entered as', () => {
    const boots = anItem({ id: 'boots', rules: [{ rule: 'enter-as', terrain: 'plains', as: ['mountain'] }] });
    const t = at(PLAINS, [boots], ['boots']);
    split(t, [0], 4);
    trade(t, riverMountain, riverMountain, riverMountain, riverMountain);
    expect(services(t)).toEqual([]);
  });
});
