import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import type { Card } from '../effects/vocabulary.ts';
import { aFoe, anAlly, anItem, aProbe, arena, hold } from '../testing/arena.ts';
import { askAgain } from '../testing/drawn.ts';
import { violations } from '../testing/invariants.ts';
import { type Scenario, scenario } from '../testing/scenario.ts';
import { experiencePrice } from '../rules/turn/experience.ts';

const has = (t: Scenario, card: string): boolean => t.world.policies.hasRoom(t.game(), 0, card);

describe('Softer Knockouts', () => {
  it('SOFT-1 leave Items and Allies, and nothing else', () => {
    const fall = aProbe([{ do: 'knock-out' }]);
    const after = (variants: readonly string[]): Scenario => {
      const t = arena(library, [fall, anItem({ id: 'lamp', cost: 9 })], undefined, variants);
      hold(t, 'probe', 'lamp');
      t.place(0, 'h8', 'h7');
      t.choose('use:probe:0');
      return t;
    };
    const soft = after(['softer-knockouts']).player(0);
    expect(soft.items.map((held) => held.card)).toEqual(['probe', 'lamp']);
    expect(soft).toMatchObject({ gold: 0, space: 'g7' });
    expect(
      after([])
        .player(0)
        .items.map((held) => held.card),
    ).toEqual(['probe']);
  });
});

describe('Item Limits', () => {
  const weapon = (id: string, type?: string): Card =>
    anItem({ id, class: 'weapon', ...(type === undefined ? {} : { type }) });
  const table = (...cards: readonly Card[]): Scenario => arena(library, cards, undefined, ['item-limits']);

  it('ITEMS-1 the example: with the Lightning Mace there is room for the White Blade, not for another mace', () => {
    const t = scenario(library, { heroes: ['varikas-the-dead'], variants: ['item-limits'] });
    t.give(0, 'lightning-mace');
    expect(has(t, 'white-blade')).toBe(true);
    expect(has(t, 'dragontooth-hammer')).toBe(false);
    t.give(0, 'white-blade');
    // A third Weapon is no trouble, if it is of a third type.
    const bow = Object.keys(t.world.cards).find((id) => {
      const card = t.world.cards[id]?.card;
      return card?.kind === 'item' && card.class === 'weapon' && card.type === 'bow';
    });
    expect(has(t, bow ?? '')).toBe(true);
    expect(violations(t.world, t.state)).toEqual([]);
  });

  it('ITEMS-1 holds for every class, and types of different classes are different', () => {
    const t = table(
      anItem({ id: 'ring', class: 'artifact', type: 'ring' }),
      anItem({ id: 'other-ring', class: 'artifact', type: 'ring' }),
      anItem({ id: 'rune-ring', class: 'rune', type: 'ring' }),
    );
    t.give(0, 'ring');
    expect([has(t, 'other-ring'), has(t, 'rune-ring')]).toEqual([false, true]);
  });

  it('ITEMS-2 an Item without a type is like others of its class without one', () => {
    const t = table(weapon('plain-one'), weapon('plain-two'), weapon('axe', 'axe'));
    t.give(0, 'plain-one');
    expect([has(t, 'plain-two'), has(t, 'axe')]).toEqual([false, true]);
  });

  it('ITEMS-3 what allows another Weapon allows another of each type', () => {
    const belt = anItem({
      id: 'belt',
      class: 'artifact',
      type: 'belt',
      always: [{ stat: 'weapon-limit', amount: 1 }],
    });
    const t = table(belt, weapon('a', 'axe'), weapon('b', 'axe'), weapon('c', 'axe'));
    t.give(0, 'belt');
    t.give(0, 'a');
    expect(has(t, 'b')).toBe(true);
    t.give(0, 'b');
    expect(has(t, 'c')).toBe(false);
    expect(violations(t.world, t.state)).toEqual([]);
  });
});

describe('Ally Limits', () => {
  const allies = ['ann', 'bea', 'cid'].map((id) => anAlly({ id }));
  const won = aFoe({
    id: 'won',
    reward: [{ do: 'take' }],
    as: { kind: 'ally', life: 2, mind: [1, 1], body: [1, 1], spirit: [1, 1] },
  });

  /** Seat 0 with these Allies and so much gold comes to the market of Tamalir. */
  function market(gold: number, ...cards: string[]): Scenario {
    const t = arena(library, [...allies, won], undefined, ['ally-limits']);
    for (const card of cards) t.give(0, card);
    t.player(0).gold = gold;
    askAgain(t);
    t.picks(0);
    t.choose('stay');
    return t;
  }
  const company = (t: Scenario): string[] => t.player(0).allies.map((held) => held.card);

  it('ALLIES-1 there is room for any number', () => {
    const t = market(9, 'ann', 'bea');
    expect(has(t, 'cid')).toBe(true);
    expect(violations(t.world, t.state)).toEqual([]);
    expect(arena(library, allies).world.policies.hasRoom).not.toBe(t.world.policies.hasRoom);
  });

  it('ALLIES-2 their wages come first in the Market step', () => {
    const t = market(30, 'ann', 'bea', 'cid');
    expect([t.kind(), t.options()]).toEqual([
      'wages',
      ['wages', 'discard:ann', 'discard:bea', 'discard:cid'],
    ]);
    expect(t.happened('stocked').at(-1)?.town).not.toBe('tamalir');
    t.choose('discard:bea', 'wages');
    expect(t.player(0).gold).toBe(28);
    expect(company(t)).toEqual(['ann', 'cid']);
    expect(t.kind()).toBe('market');
    expect(t.happened('wages')).toEqual([{ type: 'wages', seat: 0, amount: 2 }]);
  });

  it('ALLIES-2 whom one cannot pay must go', () => {
    const t = market(1, 'ann', 'bea', 'cid');
    expect(t.options()).toEqual(['discard:ann', 'discard:bea', 'discard:cid']);
    t.choose('discard:ann');
    expect(t.options()).toEqual(['discard:bea', 'discard:cid']);
    t.choose('discard:bea');
    expect(t.options()).toEqual(['wages', 'discard:cid']);
    const none = market(0, 'ann');
    expect(company(none)).toEqual([]);
  });

  it('D8 ALLIES-2 one who was won wants wages too, and goes without them', () => {
    const both = market(2, 'won', 'ann');
    expect(both.options()).toEqual(['wages', 'discard:won', 'discard:ann']);
    both.choose('wages');
    expect(both.player(0).gold).toBe(0);
    const none = market(0, 'won');
    expect(company(none)).toEqual([]);
    expect(none.state.decks['green']?.bottom).toEqual(['won']);
    expect(violations(none.world, none.state)).toEqual([]);
  });
});

describe('Shorter and Longer Runebound', () => {
  const prices = (variant: string): number[] =>
    [1, 2, 3, 4, 5, 6].map((players) => {
      const heroes = [
        'hedda-stonebrake',
        'ilvane-reed',
        'ottoline-vey',
        'nib-carraway',
        'mother-aldith',
        'casimir-dray',
      ];
      const t = scenario(library, { heroes: heroes.slice(0, players), variants: variant.split(' ') });
      return experiencePrice(t.game(), 0);
    });

  it('SHORT-1 sets the lower prices', () => {
    expect(prices('shorter')).toEqual([4, 4, 3, 3, 2, 2]);
  });

  it('LONG-1 sets the higher prices', () => {
    expect(prices('longer')).toEqual([6, 6, 5, 5, 4, 4]);
  });

  it('W41 also for the pairs of Advanced Runebound, in whatever order they are named', () => {
    expect(prices('shorter advanced')).toEqual([4, 4, 3, 3, 2, 2]);
    expect(prices('advanced longer')).toEqual([6, 6, 5, 5, 4, 4]);
    expect(prices('advanced')).toEqual([6, 6, 5, 5, 4, 3]);
  });
});
