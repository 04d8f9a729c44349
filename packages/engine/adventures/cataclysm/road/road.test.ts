import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import { deckCards } from '../../../kernel/deck.ts';
import { anAlly, anItem, hold } from '../../../testing/arena.ts';
import type { Scenario } from '../../../testing/scenario.ts';
import { cataclysmTable } from '../../../testing/adventures/cataclysm.ts';
import { lot, services, split, trade } from '../../../testing/adventures/cataclysm-play.ts';
import { anEvent, askAgain } from '../../../testing/drawn.ts';

/** Plains: nothing lies there. */
const PLAINS = 'h7';
const NAMES = ['lamp', 'rope', 'bell', 'horn', 'drum', 'cup', 'ring', 'sack', 'coat', 'boot'];
const CARDS = [
  ...NAMES.map((id) => anItem({ id, cost: 3 })),
  anItem({ id: 'button', cost: 1 }),
  anEvent({ id: 'quarantine', number: 1, rules: [{ rule: 'no-heal', for: 'heroes' }] }),
  ...['sword', 'axe', 'mace'].map((id) => anItem({ id, cost: 1, class: 'weapon' })),
  anAlly({ id: 'squire', cost: 3, stamina: 3 }),
  anItem({ id: 'plague', always: [{ stat: 'heal-price', amount: 1 }] }),
  anItem({ id: 'guild-seal', always: [{ stat: 'buy-price', amount: -1 }] }),
  anItem({ id: 'scale', abilities: [{ when: 'market', do: [{ do: 'gain-gold', amount: 9 }] }] }),
  ...['whistle', 'flute'].map((id) =>
    anItem({
      id,
      abilities: [{ when: 'moving', cost: [{ pay: 'activate' }], do: [{ do: 'gain-gold', amount: 1 }] }],
    }),
  ),
];

interface Given {
  readonly held?: readonly string[];
  readonly gold?: number;
  readonly wounds?: number;
  readonly next?: readonly string[];
}

/** Seat 0 has so many trading dice and matches on plains; the other dice travel. */
function trading(
  pool: number,
  matches: number,
  { held = [], gold = 20, wounds = 0, next = NAMES }: Given = {},
): Scenario {
  const t = cataclysmTable(library, { cards: CARDS });
  t.place(0, PLAINS);
  Object.assign(t.player(0), { gold, wounds });
  hold(t, ...held);
  t.onTop(
    'market',
    ...[...next, ...NAMES.filter((card) => !next.includes(card))].filter((card) => !held.includes(card)),
  );
  split(
    t,
    Array.from({ length: (wounds > 0 ? 4 : 5) - pool }, () => 0),
    pool,
  );
  trade(t, ...Array.from({ length: pool }, (_, i) => (i < matches ? 0 : 4)));
  return t;
}
const held = (t: Scenario): string[] => t.player(0).items.map(({ card }) => card);
const offers = (t: Scenario, verb: string): string[] =>
  t
    .options()
    .filter((option) => option.startsWith(`${verb}:`))
    .map((option) => option.slice(verb.length + 1));

describe('wares', () => {
  it('WARES-1 are as many cards as there are dice in the pool, whether they matched or not', () => {
    const t = trading(4, 1);
    t.choose('wares');
    expect(lot(t)).toEqual(['lamp', 'rope', 'bell', 'horn']);
  });

  it('WARES-1 WARES-5 are five new cards for each of three matches with a pool of five', () => {
    const t = trading(5, 3);
    const seen = [];
    for (let i = 0; i < 3; i++) {
      t.choose('wares');
      seen.push(lot(t));
      if (i === 1) t.picks(0, 0, 0, 0, 0);
      t.choose('done');
    }
    expect(seen.map((cards) => cards.length)).toEqual([5, 5, 5]);
    expect(seen.slice(0, 2).flat()).toEqual(NAMES);
    expect(new Set(seen.flat()).size).toBe(15);
    expect(services(t)).toEqual([]);
  });

  it('WARES-2 are bought at full cost, as many as the gold will buy, Items and Allies alike', () => {
    const t = trading(3, 1, { gold: 10, next: ['lamp', 'squire', 'rope'] });
    t.choose('wares');
    t.choose('buy:lamp');
    expect(t.player(0).gold).toBe(7);
    t.choose('buy:squire', 'buy:rope');
    expect(t.player(0).gold).toBe(1);
    expect(held(t)).toEqual(['lamp', 'rope']);
    expect(t.player(0).allies.map(({ card }) => card)).toEqual(['squire']);
  });

  it('WARES-3 LIMIT-3 need room, and a card may be discarded to make it', () => {
    const t = trading(2, 1, { held: ['sword', 'axe'], next: ['mace'] });
    t.choose('wares');
    expect(offers(t, 'buy')).not.toContain('mace');
    t.choose('discard:axe');
    t.choose('buy:mace');
    expect(held(t)).toEqual(['sword', 'mace']);
  });

  it('WARES-4 go face down under the market deck if they are not bought', () => {
    const t = trading(3, 1);
    t.choose('wares');
    t.choose('buy:rope', 'done');
    expect(t.state.decks['market']?.bottom.toSorted()).toEqual(['bell', 'lamp']);
    expect(t.state.stacks.flat()).toEqual([]);
  });

  it('WARES-6 are what the market deck still holds', () => {
    const t = cataclysmTable(library, { cards: CARDS });
    t.place(0, PLAINS);
    askAgain(t);
    const deck = t.state.decks['market'];
    if (deck === undefined) throw new Error('no market deck');
    for (const part of [deck.top, deck.bag, deck.bottom]) t.state.removed.push(...part.splice(0));
    t.onTop('market', 'lamp', 'rope');
    split(t, [0], 4);
    trade(t, 0, 4, 4, 4);
    t.choose('wares');
    expect(lot(t)).toEqual(['lamp', 'rope']);
    expect(deckCards(deck)).toEqual([]);
  });
});

describe('healing on the road', () => {
  it.each([
    [2, 1, 2],
    [2, 2, 4],
    [3, 1, 3],
    [4, 1, 4],
  ])('CAMP-1 with %i dice and %i matches heals for %i gold and no more', (pool, matches, limit) => {
    const t = trading(pool, matches, { wounds: 4 });
    t.player(0).wounds = 5;
    t.player(0).experience.life = 3;
    let paid = 0;
    for (let i = 0; i < matches; i++) {
      t.choose('healing');
      while (offers(t, 'heal').includes('hero:wound')) {
        t.choose('heal:hero:wound');
        paid++;
      }
      if (t.kind() === 'healing') t.choose('done');
    }
    expect(paid).toBe(limit);
    expect([t.player(0).gold, t.player(0).wounds]).toEqual([20 - limit, 5 - limit]);
  });

  it('CAMP-2 takes one gold for one wound, or for all exhaustion of one of the party, in any mixture', () => {
    const t = trading(3, 1, { held: ['squire'], wounds: 2 });
    const ally = t.player(0).allies[0];
    if (ally === undefined) throw new Error('no Ally');
    Object.assign(ally, { wounds: 1, exhaustion: 3 });
    t.choose('healing');
    t.choose('heal:squire:exhaustion', 'heal:hero:wound', 'heal:squire:wound');
    expect(ally).toMatchObject({ wounds: 0, exhaustion: 0 });
    expect([t.player(0).wounds, t.player(0).gold]).toEqual([1, 17]);
    expect(offers(t, 'heal')).toEqual([]);
  });

  it('CAMP-3 C19 counts gold: at two gold each, three dice allow one healing for a match', () => {
    const t = trading(3, 1, { held: ['plague'], wounds: 3 });
    t.choose('healing');
    t.choose('heal:hero:wound');
    expect([t.player(0).wounds, t.player(0).gold]).toEqual([2, 18]);
    expect(offers(t, 'heal')).toEqual([]);
  });
});

describe('no healing on the road', () => {
  it('CAMP-3 is not offered where one healing costs more gold than the pool allows', () => {
    expect(services(trading(1, 1, { held: ['plague'], wounds: 3 }))).toEqual(['wares']);
    expect(services(trading(2, 1, { held: ['plague'], wounds: 3 }))).toEqual(['wares', 'healing']);
  });

  it('C19 is not offered while an Event forbids all healing', () => {
    const t = trading(2, 1, { wounds: 3 });
    t.state.event = 'quarantine';
    askAgain(t);
    expect(services(t)).toEqual(['wares']);
  });
});

describe('selling on the road', () => {
  it('SELLING-1 is open once wares were turned up, at half the cost rounded down, without buying anything', () => {
    const t = trading(2, 1, { held: ['lamp', 'rope'], gold: 0 });
    expect(offers(t, 'sell')).toEqual([]);
    t.choose('wares');
    t.choose('sell:lamp', 'sell:rope');
    expect(t.player(0).gold).toBe(2);
  });

  it('SELLING-1 is open once healing was paid for', () => {
    const t = trading(2, 1, { held: ['lamp'], wounds: 2, gold: 2 });
    t.choose('healing');
    expect(offers(t, 'sell')).toEqual([]);
    t.choose('heal:hero:wound');
    t.choose('sell:lamp');
    expect(t.player(0).gold).toBe(2);
  });

  it('SELLING-1 stays open until the Hero trades no more', () => {
    const t = trading(2, 1, { held: ['lamp', 'rope'] });
    t.choose('wares', 'done');
    expect(offers(t, 'sell')).toEqual(['lamp', 'rope']);
    t.choose('sell:lamp');
    expect(t.player(0).gold).toBe(21);
    t.choose('done');
    expect([t.kind(), offers(t, 'sell')]).toEqual(['step', []]);
  });

  it('SELLING-2 pays for cards of the same lot', () => {
    const t = trading(2, 1, { held: ['lamp', 'bell'], gold: 1, next: ['rope'] });
    t.choose('wares');
    expect(offers(t, 'buy')).not.toContain('rope');
    t.choose('sell:lamp', 'sell:bell', 'buy:rope');
    expect(t.player(0).gold).toBe(0);
    expect(held(t)).toEqual(['rope']);
  });

  it('SELLING-3 is not opened by a camp for a Hero without gold', () => {
    const t = trading(2, 1, { held: ['lamp'], wounds: 2, gold: 0 });
    expect(services(t)).not.toContain('healing');
    expect(offers(t, 'sell')).toEqual([]);
  });

  it('SELLING-4 G18 is for no Ally, no Item that brings nothing and nothing bought this turn', () => {
    const t = trading(2, 1, { held: ['squire', 'button', 'lamp'], next: ['rope'] });
    t.choose('wares');
    t.choose('buy:rope');
    expect(offers(t, 'sell')).toEqual(['lamp']);
  });

  it('SELLING-4 G18 sells nothing that could be bought back in the same turn', () => {
    const t = trading(2, 2, { held: ['lamp'] });
    const deck = t.state.decks['market'];
    if (deck === undefined) throw new Error('no market deck');
    for (const part of [deck.top, deck.bag, deck.bottom]) t.state.removed.push(...part.splice(0));
    t.onTop('market', 'rope', 'bell');
    t.choose('wares', 'buy:rope', 'buy:bell', 'sell:lamp');
    t.choose('wares');
    expect(lot(t)).toEqual(['lamp']);
    expect(offers(t, 'buy')).toEqual([]);
  });

  it('C18 puts what is sold under the market deck', () => {
    const t = trading(2, 1, { held: ['lamp'] });
    t.choose('wares');
    t.choose('sell:lamp');
    expect(t.state.decks['market']?.bottom).toContain('lamp');
    expect(t.state.stacks.flat()).toEqual([]);
  });
});

describe('trade and the steps of the turn', () => {
  it('C19 is part of the Movement step: what is for the Market step cannot be used, changed prices count', () => {
    const t = trading(2, 1, { held: ['scale', 'guild-seal'], gold: 2, next: ['lamp'] });
    t.choose('wares');
    expect(offers(t, 'use')).not.toContain('scale:0');
    t.choose('buy:lamp');
    expect(t.player(0).gold).toBe(0);
  });

  it('C19 allows an activation while trading', () => {
    const t = cataclysmTable(library, { cards: CARDS });
    t.place(0, PLAINS);
    hold(t, 'whistle');
    t.onTop('market', ...NAMES);
    split(t, [0, 0, 0], 2);
    trade(t, 0, 4);
    t.choose('use:whistle:0');
    expect(t.player(0).gold).toBe(4);
  });

  it('C19 allows one activation in the whole movement', () => {
    const t = cataclysmTable(library, { cards: CARDS });
    t.place(0, PLAINS);
    hold(t, 'whistle', 'flute');
    t.onTop('market', ...NAMES);
    split(t, [0, 0, 0], 2);
    t.choose('use:whistle:0');
    trade(t, 0, 4);
    t.choose('wares');
    expect(offers(t, 'use')).toEqual([]);
    t.choose('done');
    expect(offers(t, 'use')).toEqual([]);
  });
});
