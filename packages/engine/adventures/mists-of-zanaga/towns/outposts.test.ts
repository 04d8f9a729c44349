import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import type { Card, Effect } from '../../../effects/vocabulary.ts';
import { aFoe, anAlly, anItem, aProbe } from '../../../testing/arena.ts';
import { askAgain } from '../../../testing/drawn.ts';
import { violations } from '../../../testing/invariants.ts';
import type { Scenario } from '../../../testing/scenario.ts';
import {
  emptyDeck,
  mists,
  standAt,
  townSpace,
  zanaga,
  type ZanagaOptions,
} from '../../../testing/adventures/zanaga.ts';

const OUTPOST = 'xitotl';
const wand = anItem({
  id: 'wand',
  cost: 6,
  counters: 3,
  abilities: [
    { when: 'market', cost: [{ pay: 'counter', amount: 1 }], do: [{ do: 'gain-gold', amount: 1 }] },
  ],
});
const CARDS: readonly Card[] = [
  anItem({ id: 'crown', cost: 9 }),
  anItem({ id: 'lamp', cost: 5 }),
  anItem({ id: 'mirror', cost: 5 }),
  anItem({ id: 'cup', cost: 3 }),
  anItem({ id: 'pebble', cost: 1 }),
  anItem({ id: 'axe', cost: 7, class: 'weapon', type: 'axe' }),
  anItem({ id: 'bow', cost: 4, class: 'weapon', type: 'bow' }),
  anItem({ id: 'knife', cost: 2, class: 'weapon', type: 'knife' }),
  anAlly({ id: 'porter', cost: 4 }),
  anAlly({ id: 'guard', cost: 8 }),
  anItem({
    id: 'old-flame',
    name: 'Old Flame',
    cost: 8,
    counters: 2,
    class: 'ritual',
    symbols: ['road', 'road', 'road', 'road', 'road'],
  }),
  anAlly({ id: 'smith', cost: 6, equips: { class: 'artifact' } }),
  aFoe({ id: 'idol', terrain: 'hills', reward: [{ do: 'take' }], as: { kind: 'item', class: 'artifact' } }),
  wand,
];

interface Trader extends ZanagaOptions {
  readonly town?: string;
  readonly holds?: readonly string[];
  readonly gold?: number;
  readonly more?: readonly Card[];
}

/** Seat 0 stands in an outpost with these Items; its stack is made of the two cards that the Market step adds. */
function table(
  added: readonly string[],
  { town = OUTPOST, holds = [], gold = 20, more = [], ...rest }: Trader,
) {
  const t = zanaga(library, [...CARDS, ...more], { towns: [town, 'saltreed'], ...rest });
  for (const stack of t.state.stacks) t.state.removed.push(...stack.splice(0));
  for (const card of holds) t.give(0, card);
  t.player(0).gold = gold;
  t.onTop('market', ...added);
  standAt(t, townSpace(t, town));
  return t;
}
function trading(added: readonly string[], trader: Trader = {}): Scenario {
  const t = table(added, trader);
  t.choose('stay');
  expect(t.kind()).toBe('market');
  return t;
}
const stackOf = (t: Scenario, town = OUTPOST): readonly string[] =>
  t.state.stacks[t.world.board.towns.findIndex(({ id }) => id === town)] ?? [];
const swaps = (t: Scenario): string[] => t.options().filter((option) => option.startsWith('swap:'));
const itemsOf = (t: Scenario, seat = 0): string[] => t.player(seat).items.map(({ card }) => card);
/** Seat 1 has its Market step in the same town, right after seat 0; nothing more is in the market deck. */
function nextVisitor(t: Scenario): void {
  t.player(1).gold = 20;
  t.place(1, townSpace(t, OUTPOST));
  emptyDeck(t, 'market');
  t.choose('done', 'stay', 'pass');
  expect([t.kind(), t.seat()]).toEqual(['market', 1]);
}

describe('the stack of an outpost', () => {
  it('TOWN-25 gets two cards before anything else', () => {
    const t = trading(['lamp', 'cup']);
    expect(stackOf(t)).toEqual(['lamp', 'cup']);
    expect(t.choices()).toEqual(expect.arrayContaining(['buy:lamp', 'buy:cup']));
  });

  it('TOWN-26 gets the one card that is left in the market deck, or none, and the step goes on', () => {
    for (const left of [['lamp'], []]) {
      const t = table([], {});
      emptyDeck(t, 'market');
      t.onTop('market', ...left);
      t.choose('stay');
      expect(t.kind()).toBe('market');
      expect(stackOf(t)).toEqual(left);
      expect(t.choices()).toContain('gear:lockjaw-trap');
    }
  });
});

describe('a trade', () => {
  it('TOWN-27 TOWN-29 TOWN-30 gives an Item for one that costs less, just added or not, and no gold', () => {
    const t = trading(['lamp', 'cup'], { holds: ['crown'] });
    expect(swaps(t)).toEqual(['swap:crown:lamp', 'swap:crown:cup']);
    t.choose('swap:crown:cup');
    expect(itemsOf(t)).toEqual(['cup']);
    expect(stackOf(t)).toEqual(['lamp', 'crown']);
    expect(t.player(0).gold).toBe(20);
    expect(t.happened('swapped')).toEqual([{ type: 'swapped', seat: 0, card: 'crown', taken: 'cup' }]);
    expect(violations(t.world, t.state)).toEqual([]);
  });

  it('TOWN-28 takes nothing of the same cost, or of a higher one', () => {
    const t = trading(['mirror', 'crown'], { holds: ['lamp'] });
    expect(swaps(t)).toEqual([]);
  });

  it('TOWN-31 gives and takes no Ally', () => {
    const t = trading(['porter', 'cup'], { holds: ['guard', 'crown'] });
    expect(swaps(t)).toEqual(['swap:crown:cup']);
  });

  it('TOWN-32 TOWN-33 Z25 may follow another, with what was just taken too', () => {
    const t = trading(['lamp', 'cup'], { holds: ['crown', 'axe'] });
    t.choose('swap:crown:lamp', 'swap:lamp:cup', 'swap:axe:lamp');
    expect(itemsOf(t)).toEqual(['cup', 'lamp']);
    expect(stackOf(t)).toEqual(['crown', 'axe']);
  });

  it('TOWN-34 TOWN-35 keeps a Hero from buying back in that turn, but not later, and nobody else', () => {
    const t = trading(['lamp', 'cup'], { holds: ['crown'] });
    t.choose('swap:crown:cup');
    expect(t.choices()).toContain('buy:lamp');
    expect(t.choices()).not.toContain('buy:crown');
    nextVisitor(t);
    expect(t.choices()).toContain('buy:crown');
    t.choose('done', 'stay', 'pass');
    expect([t.kind(), t.seat()]).toEqual(['market', 0]);
    expect(t.choices()).toContain('buy:crown');
  });

  it('TOWN-36 does not give what was bought this turn', () => {
    const t = trading(['lamp', 'cup']);
    t.choose('buy:lamp');
    expect(swaps(t)).toEqual([]);
  });

  it('TOWN-37 Z25 takes an Item that may be sold in the same turn', () => {
    const t = trading(['lamp', 'cup'], { holds: ['crown'] });
    t.choose('swap:crown:lamp', 'sell:lamp');
    expect(t.player(0).gold).toBe(22);
  });

  it('TOWN-42 G17 does not give a card that was won', () => {
    const t = trading(['lamp', 'pebble'], { holds: ['idol'] });
    expect(swaps(t)).toEqual([]);
  });

  it('TOWN-41 Z1 does not give gear, and gear lies in no stack', () => {
    const net = anItem({ id: 'net', cost: 4, class: 'gear', deck: 'gear' });
    const tongue = anItem({ id: 'tongue', cost: 1, always: [{ stat: 'sell-price', amount: 2 }] });
    const t = trading(['cup', 'pebble'], { holds: ['net', 'lockjaw-trap', 'tongue'], more: [net, tongue] });
    expect(swaps(t)).toEqual([]);
    // Even where somebody would give something for it, it cannot be sold.
    expect(t.choices().filter((option) => option.startsWith('sell:'))).toEqual(['sell:tongue']);
  });

  it('TOWN-43 Z25 compares what is printed, whatever things cost the Hero', () => {
    const bargain = anItem({ id: 'scales', cost: 1, always: [{ stat: 'buy-price', amount: -8 }] });
    const t = trading(['crown', 'lamp'], { holds: ['scales', 'axe'], more: [bargain] });
    expect(swaps(t)).toEqual(['swap:axe:lamp']);
  });

  it('TOWN-44 makes room by what is given, and is not offered where that leaves none', () => {
    const t = trading(['knife', 'cup'], { holds: ['axe', 'bow', 'crown'] });
    expect(swaps(t)).toEqual([
      'swap:axe:knife',
      'swap:axe:cup',
      'swap:bow:knife',
      'swap:bow:cup',
      'swap:crown:cup',
    ]);
  });

  it('TOWN-45 W27 may give a face-down Item, which lies face up in the stack', () => {
    const t = table(['lamp', 'cup'], { holds: ['crown'] });
    const [held] = t.player(0).items;
    t.choose('stay');
    if (held !== undefined) held.used = true;
    askAgain(t);
    t.choose('swap:crown:cup');
    nextVisitor(t);
    t.choose('buy:crown');
    expect(t.player(1).items).toMatchObject([{ card: 'crown', used: false }]);
  });

  it('TOWN-46 is not made in a native village', () => {
    const t = trading(['lamp', 'cup'], { town: 'tala-mirr', holds: ['crown'] });
    expect(stackOf(t, 'tala-mirr')).toEqual(['lamp']);
    expect(swaps(t)).toEqual([]);
  });
});

describe('what lies on a card in a stack', () => {
  it('TOWN-38 stays on it when it is traded, and goes to whoever buys it', () => {
    const t = trading(['lamp', 'cup'], { holds: ['wand'] });
    t.choose('use:wand:0', 'use:wand:0', 'swap:wand:cup');
    expect(mists(t).charged).toEqual({ wand: 1 });
    nextVisitor(t);
    t.choose('buy:wand');
    expect(t.player(1).items).toMatchObject([{ card: 'wand', counters: 1 }]);
    expect(mists(t).charged).toEqual({});
    expect(violations(t.world, t.state)).toEqual([]);
  });

  it('TOWN-38 stays on it when it is sold, and goes to whoever takes it in trade', () => {
    const t = trading(['lamp', 'cup'], { holds: ['wand', 'crown'] });
    t.choose('use:wand:0', 'sell:wand', 'swap:crown:wand');
    expect(t.player(0).items).toMatchObject([{ card: 'wand', counters: 2 }]);
  });

  it('TOWN-38 goes to whoever buys it from afar', () => {
    const afar: readonly Effect[] = [{ do: 'buy-anywhere' }];
    const t = trading(['lamp', 'cup'], { holds: ['wand'], more: [aProbe(afar)] });
    t.choose('use:wand:0', 'sell:wand');
    t.give(1, 'probe');
    t.player(1).gold = 20;
    t.choose('done', 'use:probe:0', 'target:wand');
    expect(t.player(1).items.find(({ card }) => card === 'wand')).toMatchObject({ counters: 2 });
    expect(mists(t).charged).toEqual({});
  });

  it.each(['sell:old-flame+empowered', 'swap:old-flame+empowered:cup'])(
    'TOWN-39 P1 P10 does not empower a Ritual any longer after %s',
    (choice) => {
      const t = trading(['lamp', 'cup'], { holds: ['old-flame+empowered'] });
      t.choose(choice);
      expect(stackOf(t)).toContain('old-flame');
      nextVisitor(t);
      t.choose('buy:old-flame');
      expect(t.player(1).items).toMatchObject([{ card: 'old-flame' }]);
      expect(t.player(1).items[0]?.filled ?? 0).toBe(0);
    },
  );

  it('P10 P1 comes with all its counters when a Ritual is bought, whatever was taken off it before', () => {
    const t = trading(['lamp', 'cup'], { holds: ['old-flame+empowered'] });
    const [held] = t.player(0).items;
    Object.assign(held ?? {}, { counters: 1, filled: 0b11111 });
    t.choose('swap:old-flame+empowered:cup');
    expect(mists(t).charged).toEqual({});
    nextVisitor(t);
    t.choose('buy:old-flame');
    expect(t.player(1).items).toMatchObject([{ card: 'old-flame', counters: 2 }]);
  });

  it('P10 P2 is an Equipping Ally whose form is chosen anew, whatever it was when it was traded', () => {
    const t = trading(['lamp', 'cup'], { holds: ['smith+item'] });
    t.choose('swap:smith+item:cup');
    nextVisitor(t);
    expect(t.choices()).toEqual(expect.arrayContaining(['buy:smith+ally', 'buy:smith+item']));
    t.choose('buy:smith+ally');
    expect(t.player(1).allies.map(({ card }) => card)).toEqual(['smith+ally']);
  });

  it('TOWN-40 P2 is an Equipping Ally who is traded as an Item only', () => {
    const giving = trading(['lamp', 'cup'], { holds: ['smith+item'] });
    expect(swaps(giving)).toEqual(['swap:smith+item:lamp', 'swap:smith+item:cup']);
    giving.choose('swap:smith+item:cup');
    expect(stackOf(giving)).toEqual(['lamp', 'smith']);
    const asAlly = trading(['lamp', 'cup'], { holds: ['smith+ally'] });
    expect(swaps(asAlly)).toEqual([]);
    const taking = trading(['smith', 'cup'], { holds: ['crown'] });
    expect(swaps(taking)).toEqual(['swap:crown:smith+item', 'swap:crown:cup']);
    taking.choose('swap:crown:smith+item');
    expect(itemsOf(taking)).toEqual(['smith+item']);
  });
});
