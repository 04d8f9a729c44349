import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import { aFoe, anItem, aProbe, arena, hold, LAIR } from '../../testing/arena.ts';
import { askAgain, passTurn } from '../../testing/drawn.ts';
import { violations } from '../../testing/invariants.ts';
import { asked, MEADOW, meeting } from '../../testing/meeting.ts';
import { type Scenario, takeFromAnywhere } from '../../testing/scenario.ts';
import { titleWords } from './rituals.ts';

const ritual = (name: string, cost = 5) =>
  anItem({
    id: name.toLowerCase().replaceAll(' ', '-'),
    name,
    cost,
    class: 'ritual',
    symbols: ['road', 'road', 'hills', 'forest', 'mountain'],
    always: [{ stat: 'body', amount: 3 }],
  });
const weapon = (id: string) => anItem({ id, name: 'Inner Fire', class: 'weapon' });
const CARDS = [
  ritual('Inner Fire'),
  ritual('Outer Fire'),
  ritual('Outer Water'),
  ritual('Inner Water'),
  ritual('Still Air'),
  ritual('Song of the Deep', 9),
  anItem({ id: 'bauble', cost: 3 }),
  anItem({ id: 'fire-rune', name: 'Fire', class: 'rune', type: 'fire' }),
  anItem({ id: 'wind-rune', name: 'Wind', class: 'rune', type: 'wind' }),
  anItem({ id: 'coat', class: 'armor' }),
  weapon('axe'),
  weapon('bow'),
];
const itemsOf = (t: Scenario, seat: number): string[] => t.player(seat).items.map(({ card }) => card);
const offered = (t: Scenario, verb: string): string[] =>
  t.options().filter((option) => option.startsWith(`${verb}:`));

/** Seat 0 in the market of Tamalir, where one card is added to the stack. */
function market(forSale: string, held: readonly string[] = [], variants: readonly string[] = []): Scenario {
  const t = arena(library, CARDS, ['plain', 'other'], variants);
  for (const stack of t.state.stacks) t.state.removed.push(...stack.splice(0));
  t.place(0, 'g7');
  t.place(1, 'a1');
  t.player(0).gold = 20;
  for (const card of held) t.give(0, card);
  t.onTop('market', forSale);
  t.choose('stay');
  return t;
}

describe('titles', () => {
  it('RITUAL-11 RITUAL-12 RITUAL-13 RITUAL-14 are compared by words with a capital, wherever they stand', () => {
    const clash = (a: string, b: string): boolean =>
      titleWords(a).some((word) => titleWords(b).includes(word));
    expect(clash('Inner Fire', 'Outer Fire')).toBe(true);
    expect(clash('Fire on the Hill', 'Outer Fire')).toBe(true);
    expect(clash('Song of the Deep', 'Walk of the Dead')).toBe(false);
    expect(clash('The Long Vigil', 'The Open Road')).toBe(false);
    expect(clash('A Ring of Salt', 'The Closed Ring')).toBe(true);
  });

  it('P5 are compared as they are printed', () => {
    expect(titleWords('An Oath, King’s and King')).toEqual(['Oath', 'King’s', 'King']);
    expect(titleWords('Ring of Fires')).toEqual(['Ring', 'Fires']);
    expect(titleWords('Half-Moon Rite')).toEqual(['Half-Moon', 'Rite']);
  });
});

describe('a clashing Ritual in the market', () => {
  it('RITUAL-1 RITUAL-7 RITUAL-8 RITUAL-27 a Ritual is bought for its cost, beside others, two Weapons and an Armor', () => {
    const t = market('song-of-the-deep', ['inner-fire', 'still-air', 'axe', 'bow', 'coat']);
    t.choose('buy:song-of-the-deep');
    expect([t.player(0).gold, itemsOf(t, 0)]).toEqual([
      11,
      ['inner-fire', 'still-air', 'axe', 'bow', 'coat', 'song-of-the-deep'],
    ]);
    expect(t.player(0).items.at(-1)?.filled).toBeUndefined();
    expect(t.world.cards['song-of-the-deep']?.held.always).toEqual([]);
    expect(violations(t.world, t.state)).toEqual([]);
    const rituals = ['inner-fire', 'still-air', 'song-of-the-deep'];
    expect(['bow', 'coat'].map((card) => offered(market(card, [...rituals, 'axe']), 'buy'))).toEqual([
      ['buy:bow'],
      ['buy:coat'],
    ]);
  });

  it('RITUAL-11 RITUAL-15 RITUAL-17 cannot be bought beside the old one, empowered or not', () => {
    expect(offered(market('outer-fire', ['inner-fire']), 'buy')).toEqual([]);
    expect(offered(market('outer-fire', ['inner-fire+empowered']), 'buy')).toEqual([]);
    const partly = market('outer-fire', ['inner-fire']);
    Object.assign(partly.player(0).items[0] ?? {}, { filled: 3 });
    askAgain(partly);
    expect(offered(partly, 'buy')).toEqual([]);
    expect(offered(market('outer-fire', ['still-air']), 'buy')).toEqual(['buy:outer-fire']);
  });

  it('RITUAL-2 RITUAL-18 can be bought once the old one is sold', () => {
    const t = market('outer-fire', ['inner-fire+empowered']);
    t.choose('sell:inner-fire+empowered', 'buy:outer-fire');
    expect([t.player(0).gold, itemsOf(t, 0)]).toEqual([20 + 2 - 5, ['outer-fire']]);
    expect(violations(t.world, t.state)).toEqual([]);
  });

  it('RITUAL-9 RITUAL-19 RITUAL-26 or discarded, which puts it under the market deck', () => {
    const t = market('outer-fire', ['inner-fire']);
    Object.assign(t.player(0).items[0] ?? {}, { filled: 3 });
    t.choose('discard:inner-fire', 'buy:outer-fire');
    expect([itemsOf(t, 0), t.state.decks['market']?.bottom]).toEqual([['outer-fire'], ['inner-fire']]);
    expect(violations(t.world, t.state)).toEqual([]);
  });

  it('RITUAL-9 a Ritual is discarded at any decision: before a move and during it, in a fight, in a market', () => {
    const at = (...choices: readonly string[]): Scenario => {
      const t = arena(library, [...CARDS, aFoe({ id: 'foe' })]);
      t.place(0, ...LAIR.green);
      t.onTop('green', 'foe');
      hold(t, 'inner-fire', 'still-air+empowered');
      t.picks(3, 3, 3, 3, 3);
      t.choose(...choices);
      return t;
    };
    const kinds: string[] = [];
    for (const choices of [[], ['roll'], ['roll', 'stop'], ['roll', 'stop', 'attempt']]) {
      const t = at(...choices);
      kinds.push(t.kind());
      expect(offered(t, 'discard')).toEqual(['discard:inner-fire', 'discard:still-air+empowered']);
      t.choose('discard:still-air+empowered', 'discard:inner-fire');
      expect([itemsOf(t, 0), t.state.decks['market']?.bottom]).toEqual([[], ['still-air', 'inner-fire']]);
    }
    expect(kinds).toEqual(['movement', 'step', 'adventure', 'escape']);
    expect(offered(market('bauble', ['inner-fire']), 'discard')).toEqual(['discard:inner-fire']);
  });

  it('RITUAL-20 not by selling one that was bought in the same turn', () => {
    const t = market('inner-fire');
    takeFromAnywhere(t.state, 'outer-fire');
    t.state.stacks.find((stack) => stack.includes('inner-fire'))?.push('outer-fire');
    askAgain(t);
    t.choose('buy:inner-fire');
    expect([offered(t, 'buy'), offered(t, 'sell')]).toEqual([[], []]);
    t.choose('discard:inner-fire');
    expect(offered(t, 'buy')).toEqual(['buy:outer-fire']);
  });

  it('RITUAL-16 while another Hero may own one of the two', () => {
    const t = market('outer-fire');
    t.give(1, 'inner-fire');
    t.choose('buy:outer-fire');
    expect(violations(t.world, t.state)).toEqual([]);
  });

  it('RUNE-4 a Rune or Weapon that shares a word with it is in nobody’s way', () => {
    const t = market('inner-fire', ['fire-rune', 'axe']);
    t.choose('buy:inner-fire');
    expect(itemsOf(t, 0)).toEqual(['fire-rune', 'axe', 'inner-fire']);
    expect(offered(market('fire-rune', ['inner-fire']), 'buy')).toEqual(['buy:fire-rune']);
  });

  it('P4 RUNE-2 Item Limits leave Rituals alone, but not Runes of one type', () => {
    const limited = market('song-of-the-deep', ['inner-fire', 'still-air'], ['item-limits']);
    limited.choose('buy:song-of-the-deep');
    expect(violations(limited.world, limited.state)).toEqual([]);
    expect(offered(market('outer-fire', ['inner-fire'], ['item-limits']), 'buy')).toEqual([]);
    const second = anItem({ id: 'ember-rune', class: 'rune', type: 'fire' });
    const runes = (variants: readonly string[]): string[] => {
      const t = arena(library, [...CARDS, second], ['plain', 'other'], variants);
      t.place(0, 'g7');
      t.player(0).gold = 20;
      t.give(0, 'fire-rune');
      t.onTop('market', 'ember-rune');
      t.choose('stay');
      return offered(t, 'buy').filter((option) => option.endsWith('rune'));
    };
    expect([runes([]), runes(['item-limits'])]).toEqual([['buy:ember-rune'], []]);
  });
});

describe('a clashing Ritual that a card gives', () => {
  const gift = aProbe([{ do: 'draw-market', count: 1, then: 'keep-one' }]);
  function given(card: string, ...held: readonly string[]): Scenario {
    const t = arena(library, [...CARDS, gift]);
    t.place(1, 'a1');
    hold(t, 'probe', ...held);
    t.onTop('market', card);
    t.choose('use:probe:0', `keep:${card}`);
    return t;
  }

  it('RITUAL-23 RITUAL-26 one of the two is given up immediately', () => {
    const t = given('outer-fire', 'inner-fire');
    expect(t.options()).toEqual(['swap:inner-fire', 'refuse']);
    t.choose('swap:inner-fire');
    expect([itemsOf(t, 0), t.state.decks['market']?.bottom]).toEqual([
      ['probe', 'outer-fire'],
      ['inner-fire'],
    ]);
    expect(violations(t.world, t.state)).toEqual([]);
    const refused = given('outer-fire', 'inner-fire+empowered');
    refused.choose('refuse');
    expect(itemsOf(refused, 0)).toEqual(['probe', 'inner-fire+empowered']);
    expect(refused.state.decks['market']?.bottom).toEqual(['outer-fire']);
  });

  it('P3 the new one, or both that clash with it', () => {
    const t = given('inner-water', 'inner-fire', 'outer-water', 'still-air');
    expect(t.options()).toEqual(['swap:inner-fire,outer-water', 'refuse']);
    t.choose('swap:inner-fire,outer-water');
    expect(itemsOf(t, 0)).toEqual(['probe', 'still-air', 'inner-water']);
    expect(t.state.decks['market']?.bottom).toEqual(['inner-fire', 'outer-water']);
    expect(violations(t.world, t.state)).toEqual([]);
  });
});

describe('a clashing Ritual from another Hero', () => {
  /** Ann has beaten Ben, and his prize is hers to choose. */
  function prize(setUp: (t: Scenario) => void): Scenario {
    const t = meeting(library, CARDS);
    setUp(t);
    t.player(1).wounds = 5;
    t.totals(2, 20);
    t.choose('stay', 'attack:1', 'fight', 'attack:hero');
    return t;
  }
  function bargain(...setUp: readonly [seat: number, card: string][]): Scenario {
    const t = meeting(library, CARDS, ['ann', 'ben', 'cid']);
    for (const seat of [0, 1, 2]) t.place(seat, MEADOW);
    for (const [seat, card] of setUp) t.give(seat, card);
    t.choose('stay', 'negotiate:1');
    return t;
  }

  const won = (): Scenario =>
    prize((table) => {
      table.give(0, 'inner-fire+empowered');
      for (const card of ['outer-fire', 'bauble']) table.give(1, card);
    });

  it('RITUAL-21 as a prize it drives out the old one, or is given up itself, and the loser has it no more', () => {
    const t = won();
    t.choose('prize:outer-fire:inner-fire+empowered');
    expect(itemsOf(t, 0)).toEqual(['outer-fire']);
    expect(t.state.decks['market']?.bottom[0]).toBe('inner-fire');
    expect(violations(t.world, t.state)).toEqual([]);
    const spiteful = won();
    spiteful.choose('prize:outer-fire:outer-fire');
    expect(itemsOf(spiteful, 0)).toEqual(['inner-fire+empowered']);
    // Then the knock-out takes the dearest of what the loser has left.
    expect(spiteful.state.decks['market']?.bottom).toEqual(['outer-fire', 'bauble']);
    expect(violations(spiteful.world, spiteful.state)).toEqual([]);
  });

  it('RITUAL-22 a winner who gives up nothing takes another prize, or none', () => {
    expect(won().options()).toEqual([
      'prize:gold',
      'prize:outer-fire:inner-fire+empowered',
      'prize:outer-fire:outer-fire',
      'prize:bauble',
      'none',
    ]);
    const t = won();
    t.choose('prize:bauble');
    expect(itemsOf(t, 0)).toEqual(['inner-fire+empowered', 'bauble']);
  });

  it('P3 as a prize it drives out both that clash with it', () => {
    const t = prize((table) => {
      for (const card of ['inner-fire', 'outer-water']) table.give(0, card);
      table.give(1, 'inner-water');
    });
    expect(t.options()).toContain('prize:inner-water:inner-fire,outer-water');
    t.choose('prize:inner-water:inner-fire,outer-water');
    expect(itemsOf(t, 0)).toEqual(['inner-water']);
  });

  it('RITUAL-24 by a bargain only if the old one is given up', () => {
    const t = bargain([0, 'inner-fire'], [1, 'outer-fire']);
    t.choose('offer:inner-fire', 'want:gold:1', 'propose', 'accept');
    expect([asked(t), t.options()]).toEqual(['surplus of seat 1', ['discard:outer-fire']]);
    t.choose('discard:outer-fire');
    expect([itemsOf(t, 0), itemsOf(t, 1)]).toEqual([[], ['inner-fire']]);
    expect(violations(t.world, t.state)).toEqual([]);
  });

  it('P3 by a bargain only if both are given up', () => {
    const t = bargain([0, 'inner-water'], [1, 'inner-fire'], [1, 'outer-water']);
    t.choose('offer:inner-water', 'want:gold:1', 'propose', 'accept', 'discard:inner-fire');
    if (t.kind() === 'surplus') t.choose('discard:outer-water');
    expect([itemsOf(t, 0), itemsOf(t, 1)]).toEqual([[], ['inner-water']]);
    expect(violations(t.world, t.state)).toEqual([]);
  });

  it('RITUAL-25 two Heroes may exchange them', () => {
    const t = bargain([0, 'inner-fire'], [1, 'outer-fire']);
    t.choose('offer:inner-fire', 'want:outer-fire', 'propose', 'accept');
    expect([itemsOf(t, 0), itemsOf(t, 1)]).toEqual([['outer-fire'], ['inner-fire']]);
    expect(violations(t.world, t.state)).toEqual([]);
    passTurn(t);
  });
});

describe('an impossible pair', () => {
  it('RITUAL-11 is a broken state', () => {
    const t = market('bauble', ['inner-fire', 'outer-fire']);
    expect(violations(t.world, t.state)).toEqual(['seat 0 owns inner-fire and outer-fire, which clash']);
  });
});
