import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import type { AllyCard } from '../../effects/vocabulary.ts';
import { aFoe, anAlly, anItem, aProbe, hold } from '../../testing/arena.ts';
import { passTurn } from '../../testing/drawn.ts';
import { violations } from '../../testing/invariants.ts';
import { asked, MEADOW, meeting } from '../../testing/meeting.ts';
import { type Scenario, takeFromAnywhere } from '../../testing/scenario.ts';
import { itemKind } from '../world/world.ts';

/** A smith who fights beside you, or whose hammer you carry. */
const smith: AllyCard = anAlly({
  id: 'smith',
  cost: 6,
  life: 3,
  equips: {
    class: 'weapon',
    type: 'mace',
    abilities: [{ when: 'market', cost: [{ pay: 'activate' }], do: [{ do: 'gain-gold', amount: 1 }] }],
  },
});
const weapon = (id: string) => anItem({ id, class: 'weapon', cost: 2 });
const OTHERS = [
  weapon('axe'),
  weapon('bow'),
  anAlly({ id: 'ally-1' }),
  anAlly({ id: 'ally-2' }),
  aFoe({ id: 'foe' }),
];

/** Seat 0 in the market of Tamalir, where the smith is for sale. */
function market(gold: number, ...held: readonly string[]): Scenario {
  const t = meeting(library, [smith, ...OTHERS]);
  t.place(0, 'g7');
  t.player(0).gold = gold;
  for (const card of held) t.give(0, card);
  t.onTop('market', 'smith');
  t.choose('stay');
  return t;
}
const offered = (t: Scenario, verb: string): string[] =>
  t.options().filter((option) => option.startsWith(`${verb}:smith`));
const rows = (t: Scenario, seat: number): readonly (readonly string[])[] => {
  const { items, allies } = t.player(seat);
  return [items.map(({ card }) => card), allies.map(({ card }) => card)];
};

describe('a card that can be an Ally or an Item', () => {
  it('EQUIP-1 EQUIP-4 P2 is bought as either, for the same price, and is then only that', () => {
    const t = market(6);
    expect(offered(t, 'buy')).toEqual(['buy:smith+ally', 'buy:smith+item']);
    t.choose('buy:smith+item');
    expect([t.player(0).gold, rows(t, 0)]).toEqual([0, [['smith+item'], []]]);
    expect(t.world.cards['smith+item']?.fighter).toBeNull();
    expect(offered(t, 'use')).toEqual(['use:smith+item:0']);
    expect(violations(t.world, t.state)).toEqual([]);
  });

  it('EQUIP-9 EQUIP-14 P2 has no text as an Ally, and cannot be sold', () => {
    const t = market(0);
    hold(t, 'smith+ally');
    expect([offered(t, 'use'), offered(t, 'sell')]).toEqual([[], []]);
    expect(t.world.cards['smith+ally']?.held.abilities).toEqual([]);
  });

  it('EQUIP-6 EQUIP-7 P2 counts toward the limits of what it is, and no other', () => {
    expect(offered(market(6, 'axe', 'bow'), 'buy')).toEqual(['buy:smith+ally']);
    expect(offered(market(6, 'ally-1', 'ally-2'), 'buy')).toEqual(['buy:smith+item']);
    const { world } = market(0);
    expect(['smith+item', 'smith+ally'].map((id) => itemKind(world.cards[id] ?? never()))).toEqual([
      { class: 'weapon', type: 'mace' },
      null,
    ]);
  });

  it('P2 is the card again when it is sold, and the next buyer chooses', () => {
    const t = market(6);
    hold(t, 'smith+item');
    t.choose('sell:smith+item');
    expect(t.state.stacks.flat()).toContain('smith');
    expect(t.player(0).gold).toBe(6 + 3);
    expect(offered(t, 'buy')).toEqual([]);
    expect(violations(t.world, t.state)).toEqual([]);
  });

  it('P2 goes under the market deck as the card that it is', () => {
    const t = market(6, 'axe');
    t.choose('buy:smith+ally', 'discard:smith+ally');
    expect(t.state.decks['market']?.bottom).toEqual(['smith']);
    expect(violations(t.world, t.state)).toEqual([]);
  });
});

describe('gaining such a card in other ways', () => {
  const draw = (kind?: 'item' | 'ally') =>
    aProbe([{ do: 'draw-market', count: 1, then: 'keep-one', ...(kind === undefined ? {} : { kind }) }]);

  it('EQUIP-3 P12 counts as both until it is gained; what gives only one of them fixes the form', () => {
    for (const [kind, forms] of [
      [undefined, ['keep:smith+ally', 'keep:smith+item']],
      ['item', ['keep:smith+item']],
      ['ally', ['keep:smith+ally']],
    ] as const) {
      const t = meeting(library, [smith, draw(kind), ...OTHERS]);
      hold(t, 'probe');
      t.onTop('market', 'smith');
      t.choose('use:probe:0');
      expect(t.options().filter((option) => option.startsWith('keep:'))).toEqual(forms);
      t.choose(forms[0]);
      expect(violations(t.world, t.state)).toEqual([]);
    }
  });

  it('P12 is priced by the form that the buyer names', () => {
    const friend = anItem({ id: 'friend', always: [{ stat: 'hire-price', amount: -2 }] });
    const t = meeting(library, [smith, friend, ...OTHERS]);
    t.place(0, 'g7');
    t.player(0).gold = 5;
    t.give(0, 'friend');
    t.onTop('market', 'smith');
    t.choose('stay');
    expect(offered(t, 'buy')).toEqual(['buy:smith+ally']);
    t.choose('buy:smith+ally');
    expect(t.player(0).gold).toBe(5 - (6 - 2));
  });

  it.each(['item', 'ally'] as const)('P12 is bought from afar as an %s where only that is named', (kind) => {
    const letter = aProbe([{ do: 'buy-anywhere', kind }]);
    const t = meeting(library, [smith, letter, ...OTHERS]);
    t.player(0).gold = 6;
    takeFromAnywhere(t.state, 'smith');
    t.state.stacks[0]?.push('smith');
    hold(t, 'probe');
    t.choose('use:probe:0');
    const bought = t.options().filter((option) => option.includes('smith'));
    expect(bought.map((option) => option.slice(option.indexOf('smith')))).toEqual([`smith+${kind}`]);
    t.choose(bought[0] ?? '');
    expect(rows(t, 0).flat()).toContain(`smith+${kind}`);
  });

  it('P15 is left if there is room for neither form and nothing may be discarded', () => {
    const won = (id: string, kind: 'item' | 'ally') =>
      aFoe({
        id,
        reward: [{ do: 'take' }],
        as:
          kind === 'item'
            ? { kind, class: 'weapon' }
            : { kind, life: 2, mind: [1, 1], body: [1, 1], spirit: [1, 1] },
      });
    const full = [won('w1', 'item'), won('w2', 'item'), won('a1', 'ally'), won('a2', 'ally')];
    const t = meeting(library, [smith, draw(), ...full]);
    hold(t, 'probe', 'w1', 'w2', 'a1', 'a2');
    t.onTop('market', 'smith');
    t.choose('use:probe:0', 'keep:smith+item');
    expect(rows(t, 0).flat()).not.toContain('smith+item');
    expect(t.state.decks['market']?.bottom).toEqual(['smith']);
    const shop = meeting(library, [smith, ...full]);
    shop.place(0, 'g7');
    shop.player(0).gold = 20;
    for (const card of ['w1', 'w2', 'a1', 'a2']) shop.give(0, card);
    shop.onTop('market', 'smith');
    shop.choose('stay');
    expect([shop.kind(), offered(shop, 'buy')]).toEqual(['market', []]);
  });
});

describe('an Equipping Ally in new hands', () => {
  function bargain(held: string, setUp: (t: Scenario) => void = () => undefined): Scenario {
    const t = meeting(library, [smith, ...OTHERS], ['ann', 'ben', 'cid']);
    for (const seat of [0, 1, 2]) t.place(seat, MEADOW);
    t.give(0, held);
    setUp(t);
    t.choose('stay', 'negotiate:1', `offer:${held}`, 'want:gold:1', 'propose', 'accept');
    return t;
  }

  it('EQUIP-32 P2 P13 is what its new owner says, and loses its wounds as an Item', () => {
    const t = bargain('smith+ally', (table) => {
      const [ally] = table.player(0).allies;
      if (ally !== undefined) ally.wounds = 2;
    });
    expect([asked(t), t.options()]).toEqual(['form of seat 1', ['form:smith+ally', 'form:smith+item']]);
    t.choose('form:smith+item');
    expect(t.player(1).items).toMatchObject([{ card: 'smith+item', wounds: 0 }]);
    expect(violations(t.world, t.state)).toEqual([]);
  });

  it('EQUIP-34 P2 keeps its wounds as an Ally', () => {
    const t = bargain('smith+ally', (table) => {
      const [ally] = table.player(0).allies;
      if (ally !== undefined) ally.wounds = 2;
    });
    t.choose('form:smith+ally');
    expect(t.player(1).allies).toMatchObject([{ card: 'smith+ally', wounds: 2 }]);
  });

  it('P14 lies face up as an Ally, and stays face down as an Item', () => {
    const used = (table: Scenario): void => {
      const [item] = table.player(0).items;
      if (item !== undefined) item.used = true;
    };
    const ally = bargain('smith+item', used);
    ally.choose('form:smith+ally');
    expect(ally.player(1).allies).toMatchObject([{ used: false }]);
    const item = bargain('smith+item', used);
    item.choose('form:smith+item');
    expect(item.player(1).items).toMatchObject([{ used: true }]);
    passTurn(item);
    // Ben's turn has begun, and with it his Refresh step.
    expect([asked(item), item.player(1).items[0]?.used]).toEqual(['movement of seat 1', false]);
  });

  it('G27 P2 is offered only in forms for which room can be made', () => {
    const t = bargain('smith+ally', (table) => {
      for (const card of ['axe', 'bow']) table.give(1, card);
    });
    expect(t.options()).toEqual(['form:smith+ally', 'form:smith+item']);
    t.choose('form:smith+item');
    expect([asked(t), t.options()]).toEqual(['surplus of seat 1', ['discard:axe', 'discard:bow']]);
    t.choose('discard:axe');
    expect(rows(t, 1)).toEqual([['bow', 'smith+item'], []]);
  });
});

describe('a Ritual', () => {
  const ritual = anItem({
    id: 'inner-fire',
    class: 'ritual',
    symbols: ['road', 'road', 'hills', 'forest', 'river'],
    always: [{ stat: 'melee', amount: 3 }],
  });

  it('P1 has no ability until it is empowered, and then all of them', () => {
    const { world } = meeting(library, [ritual]);
    expect(world.cards['inner-fire']?.held.always).toEqual([]);
    expect(world.cards['inner-fire+empowered']?.held.always).toEqual(ritual.always);
    expect(world.decks['market']?.filter((card) => card.startsWith('inner-fire'))).toEqual(['inner-fire']);
  });

  /** Ann's Ritual, face down, goes to Ben for a coin. */
  function traded(held: string): Scenario {
    const t = meeting(library, [ritual], ['ann', 'ben', 'cid']);
    for (const seat of [0, 1, 2]) t.place(seat, MEADOW);
    Object.assign(t.give(0, held), { used: true, ...(held === 'inner-fire' ? { filled: 3 } : {}) });
    t.choose('stay', 'negotiate:1', `offer:${held}`, 'want:gold:1', 'propose', 'accept');
    return t;
  }

  it('P1 P9 begins anew with its next owner, face down if it was', () => {
    for (const held of ['inner-fire', 'inner-fire+empowered']) {
      const t = traded(held);
      const [gained] = t.player(1).items;
      expect([gained?.card, gained?.used, gained?.filled]).toEqual(['inner-fire', true, undefined]);
      expect(violations(t.world, t.state)).toEqual([]);
    }
  });

  it('P9 turns up in the next Refresh step of its new owner, and may be empowered face down', () => {
    const t = traded('inner-fire+empowered');
    passTurn(t);
    expect([asked(t), t.player(1).items[0]?.used]).toEqual(['movement of seat 1', false]);
    // Where a card has turned it again, dice fill it all the same.
    Object.assign(t.player(1).items[0] ?? {}, { used: true });
    t.picks(3, 4, 4, 4, 4);
    t.choose('roll', 'empower:inner-fire:forest:3', 'empower:inner-fire:river:4');
    expect(t.player(1).items).toMatchObject([{ card: 'inner-fire', used: true, filled: 0b11000 }]);
  });
});

function never(): never {
  throw new Error('no such card');
}
