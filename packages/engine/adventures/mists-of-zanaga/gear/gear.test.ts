import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import type { Card, Gear } from '../../../effects/vocabulary.ts';
import { anItem, aProbe, hold } from '../../../testing/arena.ts';
import { askAgain } from '../../../testing/drawn.ts';
import { violations } from '../../../testing/invariants.ts';
import type { Scenario } from '../../../testing/scenario.ts';
import {
  aMonster,
  emptyDeck,
  fall,
  setRites,
  setRoaming,
  standAt,
  townSpace,
  wild,
  zanaga,
  type ZanagaOptions,
} from '../../../testing/adventures/zanaga.ts';

const TOWNS = [
  'onasan',
  'terrs-crossing',
  'xitotl',
  'stonefang',
  'tala-mirr',
  'oquoro',
  'saltreed',
  'hanging-fires',
];
const KINDS = ['lockjaw-trap', 'dead-mans-compass', 'shaman-bones'] as const;

/** Seat 0 in Onasan and seat 1 in Xitotl, with nothing to buy but gear. */
function table(cards: readonly Card[] = [], options: ZanagaOptions = {}): Scenario {
  const t = zanaga(library, cards, { towns: ['onasan', 'xitotl'], ...options });
  emptyDeck(t, 'market');
  for (const stack of t.state.stacks) t.state.removed.push(...stack.splice(0));
  return t;
}
const copies = (gear: Gear, from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, i) => (from + i === 1 ? gear : `${gear}.${from + i}`));
const itemsOf = (t: Scenario, seat = 0): string[] => t.player(seat).items.map(({ card }) => card);
const inSupply = (t: Scenario, gear: Gear): number => {
  const { bag = [], bottom = [] } = t.state.decks['gear'] ?? {};
  return [...bag, ...bottom].filter((card) => card.startsWith(gear)).length;
};
const offered = (t: Scenario): string[] => t.options().filter((option) => option.startsWith('gear:'));

describe('buying gear', () => {
  it.each(KINDS)('GEAR-1 costs 1 gold for a %s', (gear) => {
    const t = table();
    t.choose('stay', `gear:${gear}`);
    expect([t.player(0).gold, itemsOf(t).length, inSupply(t, gear)]).toEqual([2, 1, 8]);
    expect(t.happened('bought')).toMatchObject([{ seat: 0, price: 1 }]);
    expect(violations(t.world, t.state)).toEqual([]);
  });

  it.each(TOWNS)('GEAR-2 is possible in the Market step in %s, and only there', (town) => {
    const t = table();
    standAt(t, townSpace(t, town));
    expect(offered(t)).toEqual([]);
    t.choose('stay');
    if (t.kind() === 'adventure') t.choose('pass');
    expect([t.kind(), offered(t)]).toEqual(['market', KINDS.map((gear) => `gear:${gear}`)]);
  });

  it('GEAR-3 is possible any number of times in one Market step', () => {
    const t = table();
    t.choose('stay', 'gear:lockjaw-trap', 'gear:lockjaw-trap', 'gear:shaman-bones');
    expect([t.player(0).gold, itemsOf(t).length]).toEqual([0, 3]);
    expect(inSupply(t, 'lockjaw-trap')).toBe(7);
  });

  it('GEAR-4 GEAR-5 is impossible for a kind of which none is left, until one is discarded', () => {
    const t = table();
    for (const card of copies('lockjaw-trap', 2, 9)) t.give(1, card);
    hold(t, 'lockjaw-trap');
    t.choose('stay');
    expect(offered(t)).toEqual(['gear:dead-mans-compass', 'gear:shaman-bones']);
    t.choose('discard:lockjaw-trap');
    expect(inSupply(t, 'lockjaw-trap')).toBe(1);
    t.choose('gear:lockjaw-trap');
    expect(itemsOf(t)).toEqual(['lockjaw-trap']);
    expect(inSupply(t, 'lockjaw-trap')).toBe(0);
    expect(violations(t.world, t.state)).toEqual([]);
  });

  it('GEAR-6 cannot be undone: gear is never sold, whatever selling prices are', () => {
    const peddler = anItem({ id: 'scales', always: [{ stat: 'sell-price', amount: 3 }] });
    const t = table([peddler, anItem({ id: 'trinket', cost: 1 })]);
    hold(t, 'scales', 'trinket', ...KINDS);
    t.choose('stay');
    const sales = t.options().filter((option) => option.startsWith('sell:'));
    expect(sales).toEqual(['sell:scales', 'sell:trinket']);
  });
});

describe('gear as an Item', () => {
  /** Seat 0 has beaten seat 1 in the hills, who had these things and no gold. */
  function beaten(cards: readonly string[], options: ZanagaOptions = {}): Scenario {
    const t = table([], options);
    for (const card of cards) t.give(1, card);
    Object.assign(t.player(1), { gold: 0, wounds: 4 });
    t.place(1, wild(t, 'hills'));
    standAt(t, wild(t, 'hills'));
    t.totals(2, 20);
    t.choose('stay', 'attack:1', 'fight', 'attack:hero');
    return t;
  }

  it('GEAR-7 may be the prize of a combat between Heroes, one token of it', () => {
    const t = beaten(copies('shaman-bones', 1, 3));
    expect([t.kind(), t.options()]).toEqual(['prize', ['prize:shaman-bones', 'none']]);
    t.choose('prize:shaman-bones');
    expect(itemsOf(t)).toEqual(['shaman-bones']);
    // The knock-out itself has cost the loser another one.
    expect(itemsOf(t, 1)).toHaveLength(1);
  });

  it('GEAR-8 may change hands in a negotiation', () => {
    const t = table();
    const hills = wild(t, 'hills');
    t.place(1, hills);
    hold(t, 'lockjaw-trap');
    standAt(t, hills);
    t.choose('stay', 'negotiate:1', 'offer:lockjaw-trap', 'want:gold:1', 'propose', 'accept');
    expect([itemsOf(t), itemsOf(t, 1), t.player(0).gold]).toEqual([[], ['lockjaw-trap'], 4]);
  });

  it('GEAR-9 may be discarded at any time, and returns to the supply', () => {
    const t = table();
    hold(t, ...KINDS);
    expect(t.kind()).toBe('movement');
    for (const gear of KINDS) t.choose(`discard:${gear}`);
    expect([itemsOf(t), KINDS.map((gear) => inSupply(t, gear))]).toEqual([[], [9, 9, 9]]);
  });

  it('GEAR-10 meets what asks for an Item, as a price and as a loss', () => {
    const altar = aProbe([{ do: 'gain-gold', amount: 3 }], 'before-moving', { cost: [{ pay: 'item' }] });
    const t = table([altar]);
    hold(t, 'probe', 'lockjaw-trap');
    t.choose('use:probe:0:lockjaw-trap');
    expect([t.player(0).gold, itemsOf(t)]).toEqual([6, ['probe']]);
    const toll = table([aProbe([{ do: 'lose-card', what: 'item', which: 'chosen' }])]);
    hold(toll, 'probe', 'shaman-bones');
    toll.choose('use:probe:0', 'target:shaman-bones');
    expect(itemsOf(toll)).toEqual(['probe']);
  });

  it('GEAR-11 is not given of a kind that has run out', () => {
    const gift = aProbe([
      { do: 'gain-gear', gear: 'lockjaw-trap', amount: 3 },
      { do: 'gain-gear', gear: 'shaman-bones', amount: 1 },
    ]);
    for (const [left, given] of [
      [0, 0],
      [1, 1],
      [9, 3],
    ] as const) {
      const t = table([gift]);
      for (const card of copies('lockjaw-trap', 1, 9 - left)) t.give(1, card);
      hold(t, 'probe');
      t.choose('use:probe:0');
      expect(itemsOf(t).filter((card) => card.startsWith('lockjaw'))).toHaveLength(given);
      expect(itemsOf(t).filter((card) => card.startsWith('shaman'))).toHaveLength(1);
    }
  });

  it('GEAR-14 is neither Weapon nor Armor, and takes no room', () => {
    const weapons = ['sword', 'axe', 'mace'].map((id) => anItem({ id, cost: 1, class: 'weapon' }));
    const count = aProbe([{ do: 'gain-gold', amount: { count: 'weapons' } }]);
    const t = table([...weapons, count]);
    hold(t, 'sword', ...KINDS, 'probe');
    t.choose('use:probe:0');
    expect(t.player(0).gold).toBe(4);
    t.state.stacks[0]?.push('axe', 'mace');
    for (const card of ['axe', 'mace']) t.state.removed.splice(t.state.removed.indexOf(card), 1);
    t.choose('stay', 'buy:axe');
    expect(t.options()).not.toContain('buy:mace');
    expect(offered(t)).toHaveLength(3);
    expect(violations(t.world, t.state)).toEqual([]);
  });

  it('GEAR-15 is not limited by Item Limits', () => {
    const limits = { variants: ['item-limits'] };
    const t = table([], limits);
    t.choose('stay', 'gear:lockjaw-trap', 'gear:lockjaw-trap', 'gear:lockjaw-trap');
    expect(itemsOf(t)).toHaveLength(3);
    expect(violations(t.world, t.state)).toEqual([]);
    const won = beaten(['lockjaw-trap.2', 'lockjaw-trap.3'], limits);
    won.give(0, 'lockjaw-trap');
    askAgain(won);
    expect(won.options()).toEqual(['prize:lockjaw-trap.2', 'none']);
  });
});

describe('gear at a knock-out', () => {
  /** Seat 0 had these things, and a monster has knocked them out. */
  function fallen(held: readonly string[], options: ZanagaOptions = {}): Scenario {
    const t = table([anItem({ id: 'crown', cost: 2 }), aMonster({ id: 'brute' })], options);
    setRoaming(t, ['brute', 'sun']);
    setRites(t, ['the-long-noon']);
    hold(t, ...held);
    standAt(t, wild(t, 'hills'));
    t.choose('stay');
    fall(t);
    return t;
  }

  it('GEAR-12 is an Item of cost 1: what costs more is lost in its place', () => {
    const t = fallen([...KINDS, 'crown']);
    expect(itemsOf(t)).toEqual([...KINDS]);
  });

  it('GEAR-13 costs one token, of a kind that the player chooses', () => {
    const t = fallen(['lockjaw-trap', 'lockjaw-trap.2', 'shaman-bones']);
    expect([t.kind(), t.options()]).toEqual(['lose', ['lose:lockjaw-trap', 'lose:shaman-bones']]);
    t.choose('lose:lockjaw-trap');
    expect(itemsOf(t)).toEqual(['lockjaw-trap.2', 'shaman-bones']);
    expect(inSupply(t, 'lockjaw-trap')).toBe(8);
  });

  it('GEAR-16 is not lost with Softer Knockouts', () => {
    const t = fallen([...KINDS], { variants: ['softer-knockouts'] });
    expect(itemsOf(t)).toEqual([...KINDS]);
  });
});

it('GEAR-17 is used without an activation and against no limit', () => {
  const lamp = anItem({
    id: 'lamp',
    abilities: [{ when: 'moving', cost: [{ pay: 'activate' }], do: [{ do: 'gain-gold', amount: 1 }] }],
  });
  const t = table([lamp]);
  hold(t, 'lamp', 'dead-mans-compass', 'dead-mans-compass.2');
  t.picks(3, 3, 3, 3, 3);
  t.choose('roll', 'use:dead-mans-compass:0', 'target:3>0', 'use:lamp:0');
  expect(t.player(0).activations).toBe(1);
  t.choose('use:dead-mans-compass.2:0', 'target:3>0');
  expect(itemsOf(t)).toEqual(['lamp']);
});
