import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import { anAlly, anItem, hold } from '../../../testing/arena.ts';
import type { Scenario } from '../../../testing/scenario.ts';
import { AT, cataclysmTable, free, give, reveal } from '../../../testing/adventures/cataclysm.ts';
import {
  beatSource,
  cardsOf,
  claimed,
  fateOf,
  pointsOf,
  progressOf,
  split,
  trade,
  turnOf,
} from '../../../testing/adventures/cataclysm-play.ts';
import { askAgain, passTurn } from '../../../testing/drawn.ts';

const BROOD = 'savage-brood';
const RIVERWATCH = 1;
const CARDS = [
  anItem({ id: 'sword', cost: 7 }),
  anItem({ id: 'button', cost: 1 }),
  anItem({ id: 'lamp', cost: 3 }),
  anItem({ id: 'bell', cost: 4 }),
  anAlly({ id: 'squire', cost: 4, stamina: 2 }),
  anItem({ id: 'seal', always: [{ stat: 'life', amount: 5 }] }),
];

/** Seat 0 is about to face the source of Riverwatch. */
function before(t = cataclysmTable(library, { cards: CARDS })): Scenario {
  if (claimed(t, 0).length === 0) give(t, 0, `${BROOD}-test`);
  t.place(0, AT.riverwatch, 'k8');
  t.onTop('market', 'lamp', 'bell', 'button');
  askAgain(t);
  t.choose('stay');
  return t;
}

describe('a town that is freed', () => {
  it('FREED-1 FREED-2 C11 C28 has one Market step for its liberator, with one card and the three gold', () => {
    const t = before();
    t.player(0).gold = 0;
    beatSource(t, `${BROOD}-source`);
    expect([t.seat(), t.kind(), t.player(0).gold]).toEqual([0, 'market', 3]);
    expect(t.state.stacks[RIVERWATCH]).toEqual(['lamp']);
    t.choose('buy:lamp');
    expect(t.seat()).toBe(1);
    expect(t.happened('stocked')).toHaveLength(1);
  });

  it('FREED-3 FREED-4 sends what nobody claimed to the box, and leaves Heroes what they have', () => {
    const t = cataclysmTable(library, { cards: CARDS });
    give(t, 1, `${BROOD}-fight`);
    reveal(t, `${BROOD}-jewels`);
    t.place(1, 'j10');
    t.place(0, 'e9');
    askAgain(t);
    passTurn(t);
    t.choose('stay');
    expect(progressOf(t, 1, `${BROOD}-jewels`)).toBe(1);
    before(t);
    beatSource(t, `${BROOD}-source`);
    expect(cardsOf(t, BROOD).quests).toEqual([]);
    expect(progressOf(t, 1, `${BROOD}-jewels`)).toBe(0);
    expect(cardsOf(t, BROOD)).toEqual({ one: [], two: [], three: null, quests: [] });
    expect(t.state.removed).toEqual(
      expect.arrayContaining([`${BROOD}-gift`, `${BROOD}-jewels`, `${BROOD}-toll`]),
    );
    expect([claimed(t, 1), pointsOf(t, 1)]).toEqual([[`${BROOD}-fight`], 1]);
  });

  it('FREED-5 has a Market step for every Hero who ends movement there', () => {
    const t = cataclysmTable(library, { cards: CARDS });
    free(t, 'riverwatch', 1);
    t.onTop('market', 'lamp');
    t.place(0, AT.riverwatch);
    askAgain(t);
    t.choose('stay');
    expect([t.seat(), t.kind()]).toEqual([0, 'market']);
    expect(t.state.stacks[RIVERWATCH]).toEqual(['lamp']);
    expect(fateOf(t, 'riverwatch')).toBe('free');
  });

  it.each([AT.tamalir, AT.vynelvale])(
    'FREED-6 is the only kind of town with a Market step: none at %s',
    (space) => {
      const t = cataclysmTable(library);
      free(t, 'riverwatch', 1);
      t.place(0, space);
      askAgain(t);
      passTurn(t);
      expect(t.happened('stocked')).toEqual([]);
    },
  );
});

/** Seat 0 is in the market of Riverwatch, which somebody else has freed, with these cards claimed. */
function market(cards: readonly string[], wares: readonly string[], gold = 20, wounds = 0): Scenario {
  const t = cataclysmTable(library, { cards: CARDS });
  for (const card of cards) give(t, 0, card);
  free(t, 'riverwatch', 1);
  t.onTop('market', ...wares);
  t.state.stacks[RIVERWATCH]?.push(...wares.slice(1));
  for (const card of wares.slice(1))
    t.state.decks['market']?.top.splice(t.state.decks['market'].top.indexOf(card), 1);
  Object.assign(t.player(0), { gold, wounds });
  t.place(0, AT.riverwatch);
  askAgain(t);
  t.choose('stay');
  return t;
}
const TWO = [`${BROOD}-test`, `${BROOD}-jewels`];

describe('the discount', () => {
  it('DISCOUNT-1 C12 is one gold for each claimed card of the curse, whoever freed the town', () => {
    for (const [cards, price] of [
      [[], 7],
      [[`${BROOD}-test`], 6],
      [TWO, 5],
    ] as const) {
      const t = market(cards, ['sword']);
      t.choose('buy:sword');
      expect(t.player(0).gold).toBe(20 - price);
    }
  });

  it('DISCOUNT-2 C6 C12 the example: with two cards, 3 gold of healing and 7 gold of cards cost 8 gold in all', () => {
    const t = market(TWO, ['lamp', 'bell'], 20, 3);
    t.choose('heal:hero:wound', 'heal:hero:wound', 'heal:hero:wound', 'buy:lamp', 'buy:bell');
    expect(t.player(0).gold).toBe(12);
    const other = market(TWO, ['lamp', 'bell'], 20, 3);
    other.choose('buy:bell', 'heal:hero:wound', 'buy:lamp', 'heal:hero:wound', 'heal:hero:wound');
    expect(other.player(0).gold).toBe(12);
  });

  it('DISCOUNT-2 C12 covers Allies', () => {
    const t = market(TWO, ['squire']);
    t.choose('buy:squire');
    expect(t.player(0).gold).toBe(18);
  });

  it('DISCOUNT-3 DISCOUNT-4 C6 makes a purchase of 1 gold free, leaves the rest for this step and pays nothing out', () => {
    const t = market(TWO, ['button', 'lamp']);
    t.choose('buy:button');
    expect(t.player(0).gold).toBe(20);
    t.choose('buy:lamp');
    expect(t.player(0).gold).toBe(18);
    const alone = market(TWO, ['button']);
    alone.choose('buy:button');
    expect([alone.seat(), alone.player(0).gold]).toEqual([1, 20]);
  });

  it('DISCOUNT-4 C6 is whole again in the next Market step, and no more than whole', () => {
    const t = market(TWO, ['lamp']);
    t.choose('done');
    turnOf(t, 0);
    t.onTop('market', 'sword');
    t.choose('stay', 'buy:sword');
    expect(t.player(0).gold).toBe(15);
  });

  it('DISCOUNT-5 buys what only the discount makes affordable', () => {
    const t = market(TWO, ['sword'], 5);
    t.choose('buy:sword');
    expect(t.player(0).gold).toBe(0);
    expect(market(TWO, ['sword'], 4).options()).not.toContain('buy:sword');
  });

  it('DISCOUNT-6 C12 does not count cards of other curses', () => {
    const t = market(['winter-lord-test', 'demon-horde-jewels'], ['sword']);
    t.choose('buy:sword');
    expect(t.player(0).gold).toBe(13);
  });

  it('DISCOUNT-7 C10 is three gold at most, for one card of each level', () => {
    const t = before(cataclysmTable(library, { cards: CARDS }));
    give(t, 0, `${BROOD}-jewels`);
    t.onTop('market', 'sword');
    beatSource(t, `${BROOD}-source`);
    const { gold } = t.player(0);
    t.choose('buy:sword');
    expect(gold - t.player(0).gold).toBe(4);
  });

  it('DISCOUNT-8 is not given on the road', () => {
    const t = cataclysmTable(library, { cards: CARDS });
    for (const card of TWO) give(t, 0, card);
    free(t, 'riverwatch', 1);
    t.player(0).gold = 20;
    t.place(0, AT.riverwatch);
    askAgain(t);
    t.onTop('market', 'sword', 'lamp', 'bell', 'button', 'seal');
    split(t, [], 5);
    trade(t, 0, 0, 0, 0, 0);
    t.choose('wares');
    t.choose('buy:sword');
    expect(t.player(0).gold).toBe(13);
  });

  it('DISCOUNT-9 C12 does not change what a sale brings', () => {
    const t = market(TWO, ['button']);
    hold(t, 'bell');
    t.choose('sell:bell');
    expect(t.player(0).gold).toBe(22);
  });

  it('C29 does not pay wages', () => {
    const t = cataclysmTable(library, { cards: CARDS, variants: ['ally-limits'] });
    for (const card of TWO) give(t, 0, card);
    free(t, 'riverwatch', 1);
    t.player(0).gold = 5;
    t.give(0, 'squire');
    t.place(0, AT.riverwatch);
    t.onTop('market', 'button');
    askAgain(t);
    t.choose('stay');
    t.choose('wages');
    expect(t.player(0).gold).toBe(4);
    t.choose('buy:button');
    expect(t.player(0).gold).toBe(4);
  });
});
