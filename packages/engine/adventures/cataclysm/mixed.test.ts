import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import { aFoe, anAlly, anItem, hold } from '../../testing/arena.ts';
import { RITUALS, riverMountain, roadForest } from '../../testing/rituals.ts';
import type { Scenario } from '../../testing/scenario.ts';
import { AT, cataclysmTable, free } from '../../testing/adventures/cataclysm.ts';
import { canTry, lot, services, split, trade } from '../../testing/adventures/cataclysm-play.ts';
import { askAgain } from '../../testing/drawn.ts';

const CARDS = [
  ...(['green', 'yellow', 'blue'] as const).map((color) => aFoe({ id: `${color}-foe`, color, life: 9 })),
  ...['one', 'two', 'three', 'four', 'five'].map((id) => anItem({ id, cost: 1, class: 'weapon' })),
  anAlly({ id: 'squire' }),
  anItem({ id: 'lamp', cost: 1 }),
  anAlly({ id: 'smith', cost: 6, equips: { class: 'artifact' } }),
  ...RITUALS,
];
const PLAINS = 'h7';

function table(...variants: string[]): Scenario {
  const t = cataclysmTable(library, { cards: CARDS, variants });
  t.onTop('market', 'one', 'two', 'three', 'four', 'five');
  return t;
}

describe('with Travel Hazards', () => {
  it.each([
    [6, 'green'],
    [7, 'yellow'],
    [15, 'yellow'],
    [16, 'blue'],
  ] as const)('MIXED-1 with %i on two dice the hazard is %s', (total, color) => {
    const t = table('travel-hazards');
    for (const one of ['green', 'yellow', 'blue']) t.onTop(one, `${one}-foe`);
    t.place(0, PLAINS);
    askAgain(t);
    t.picks(3, 4);
    t.totals(total);
    t.choose('stay');
    expect(t.happened('drew').map(({ card }) => card)).toEqual([`${color}-foe`]);
  });

  it('MIXED-2 trading comes first, and the hazard ends the movement', () => {
    const t = table('travel-hazards');
    t.onTop('green', 'green-foe');
    t.onTop('market', 'one', 'two', 'three', 'four');
    t.place(0, PLAINS);
    askAgain(t);
    split(t, [], 5);
    trade(t, 0, 4, 4, 4, 4);
    t.choose('wares');
    expect(lot(t)).toHaveLength(5);
    expect(t.happened('drew')).toEqual([]);
    t.picks(3, 4);
    t.totals(4);
    t.choose('done');
    if (t.kind() === 'step') t.choose('stop');
    expect(t.happened('drew').map(({ card }) => card)).toEqual(['green-foe']);
  });

  it.each([AT.riverwatch, AT.vynelvale, AT.frostgate])(
    'C14 no hazard is rolled for in a town space: %s',
    (space) => {
      const t = table('travel-hazards');
      free(t, 'frostgate', 1);
      t.place(0, space);
      askAgain(t);
      if (space === AT.frostgate) t.onTop('market', 'one');
      t.choose('stay');
      expect(t.unused()).toBe(0);
      expect(t.happened('drew')).toEqual([]);
      expect(canTry(t)).toBe(space === AT.riverwatch);
    },
  );

  it('C31 D6 a red counter keeps hazards away', () => {
    const t = table('travel-hazards');
    t.place(0, 'j10');
    askAgain(t);
    t.choose('stay');
    expect(t.seat()).toBe(1);
  });
});

describe('with limits', () => {
  it('MIXED-4 no wages are due on the road', () => {
    const t = table('ally-limits');
    t.place(0, PLAINS);
    hold(t, 'squire');
    split(t, [0], 4);
    trade(t, 0, 4, 4, 4);
    t.choose('wares');
    expect(t.kind()).not.toBe('wages');
    expect(t.player(0).gold).toBe(3);
  });

  it('MIXED-5 ITEMS-1 Item Limits hold for wares of the road', () => {
    const t = table('item-limits');
    t.place(0, PLAINS);
    hold(t, 'one');
    t.onTop('market', 'two', 'lamp');
    split(t, [0, 0, 0], 2);
    trade(t, 0, 4);
    t.choose('wares');
    expect(t.options()).toContain('buy:lamp');
    expect(t.options()).not.toContain('buy:two');
  });
});

describe('with cards of the packs', () => {
  it('MIXED-6 P1 Rituals are empowered with travel dice and with trading dice', () => {
    const t = table();
    t.place(0, PLAINS);
    hold(t, 'inner-fire');
    split(t, [roadForest, roadForest, roadForest], 2);
    t.choose('empower:inner-fire:forest:3');
    trade(t, riverMountain, riverMountain);
    t.choose('empower:inner-fire:mountain:4');
    expect(t.player(0).items[0]?.filled).toBe(0b11000);
  });

  it('MIXED-6 P1 a trading die that empowered a Ritual trades no more', () => {
    const t = table();
    t.place(0, 'j8');
    hold(t, 'inner-fire');
    split(t, [riverMountain, riverMountain, riverMountain, riverMountain], 1);
    trade(t, roadForest);
    expect(services(t)).toEqual(['wares']);
    t.choose('empower:inner-fire:forest:3');
    expect(services(t)).toEqual([]);
  });

  it('MIXED-7 P2 an Equipping Ally is given its form when it is bought on the road', () => {
    for (const [form, row] of [
      ['smith+ally', 'allies'],
      ['smith+item', 'items'],
    ] as const) {
      const t = table();
      t.player(0).gold = 9;
      t.place(0, PLAINS);
      askAgain(t);
      t.onTop('market', 'smith');
      split(t, [0, 0, 0, 0], 1);
      trade(t, 0);
      t.choose('wares');
      t.choose(`buy:${form}`);
      expect(t.player(0)[row].map(({ card }) => card)).toEqual([form]);
    }
  });
});
