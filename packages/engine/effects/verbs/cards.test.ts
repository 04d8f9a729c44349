import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import { aFoe, anAlly, anItem, aProbe, arena, attempt, hold } from '../../testing/arena.ts';
import { violations } from '../../testing/invariants.ts';
import type { Scenario } from '../../testing/scenario.ts';
import type { Becomes, Card, Effect } from '../vocabulary.ts';

function used(
  effect: Effect,
  cards: readonly Card[] = [],
  held: readonly string[] = cards.map((card) => card.id),
): Scenario {
  const t = arena(library, [aProbe([effect]), ...cards]);
  hold(t, 'probe', ...held);
  return t;
}
const items = (t: Scenario): string[] => t.player(0).items.map((held) => held.card);
const offered = (t: Scenario): string[] => t.choices().filter((option) => !option.startsWith('discard:'));
const bottom = (t: Scenario, deck = 'market'): readonly string[] => t.state.decks[deck]?.bottom ?? [];

describe('take', () => {
  it.each<{ as: Becomes; row: 'items' | 'allies' | 'kept' }>([
    { as: { kind: 'item', class: 'relic', counters: 3 }, row: 'items' },
    { as: { kind: 'ally', life: 2, mind: [1, 1], body: [1, 1], spirit: [1, 1], counters: 3 }, row: 'allies' },
    { as: { kind: 'rune', counters: 3 }, row: 'kept' },
    { as: { kind: 'kept', counters: 3 }, row: 'kept' },
  ])('as $as.kind it lies among the $row, with its counters', ({ as, row }) => {
    const t = arena(library, [aFoe({ id: 'foe', life: 1, reward: [{ do: 'take' }], as })]);
    attempt(t, 'foe');
    t.totals(9);
    t.choose('fight', 'attack:hero');
    expect(t.player(0)[row]).toMatchObject([{ card: 'foe', counters: 3, used: false, bought: 0 }]);
    expect(violations(t.world, t.state)).toEqual([]);
  });
});

describe('discard-this', () => {
  it('lets go of the card that says so, and no other', () => {
    const t = used({ do: 'discard-this' }, [anItem({ id: 'lamp' })]);
    t.choose('use:probe:0');
    expect([items(t), bottom(t)]).toEqual([['lamp'], ['probe']]);
  });
});

describe('lose-card', () => {
  const goods = [
    anItem({ id: 'lamp', cost: 6 }),
    anItem({ id: 'lens', cost: 6 }),
    anAlly({ id: 'ann', cost: 8 }),
  ];
  it.each<{ effect: Effect; options: string[] }>([
    { effect: { do: 'lose-card', what: 'any', which: 'chosen' }, options: ['probe', 'lamp', 'lens', 'ann'] },
    { effect: { do: 'lose-card', what: 'item', which: 'dearest' }, options: ['lamp', 'lens'] },
    { effect: { do: 'lose-card', what: 'item', which: 'chosen' }, options: ['probe', 'lamp', 'lens'] },
  ])('$effect asks for one of $options', ({ effect, options }) => {
    const t = used(effect, goods);
    t.choose('use:probe:0');
    expect(t.choices()).toEqual(options.map((card) => `target:${card}`));
    t.choose('target:lens');
    expect(bottom(t)).toEqual(['lens']);
  });

  it.each<Effect>([
    { do: 'lose-card', what: 'any', which: 'dearest' },
    { do: 'lose-card', what: 'ally', which: 'chosen' },
  ])('%o takes the only one there is', (effect) => {
    const t = used(effect, goods);
    t.choose('use:probe:0');
    expect([t.player(0).allies, bottom(t)]).toEqual([[], ['ann']]);
  });
});

describe('draw-market', () => {
  it('buy: any of them that can be paid, at a discount; the rest goes under the deck', () => {
    const t = used(
      { do: 'draw-market', count: 3, then: 'buy', discount: 2 },
      [anItem({ id: 'one', cost: 4 }), anItem({ id: 'two', cost: 6 }), anAlly({ id: 'ann', cost: 3 })],
      [],
    );
    t.onTop('market', 'one', 'two', 'ann');
    t.choose('use:probe:0');
    expect([t.kind(), ...offered(t)]).toEqual(['drawn-market', 'pass', 'buy:one', 'buy:ann']);
    t.choose('buy:one');
    expect(offered(t)).toEqual(['pass', 'buy:ann']);
    t.choose('pass');
    expect([items(t), t.player(0).gold, bottom(t)]).toEqual([['probe', 'one'], 1, ['two', 'ann']]);
    expect(violations(t.world, t.state)).toEqual([]);
  });

  it('keep-one: one of the kind for nothing', () => {
    const t = used(
      { do: 'draw-market', count: 3, then: 'keep-one', kind: 'item' },
      [anItem({ id: 'one', cost: 20 }), anItem({ id: 'two', cost: 6 }), anAlly({ id: 'ann', cost: 3 })],
      [],
    );
    t.onTop('market', 'one', 'ann', 'two');
    t.choose('use:probe:0');
    expect(offered(t)).toEqual(['pass', 'keep:one', 'keep:two']);
    t.choose('keep:one');
    expect([items(t), t.player(0).gold, bottom(t)]).toEqual([['probe', 'one'], 3, ['ann', 'two']]);
  });

  it('LIMIT-3 W26 buy: one may discard to make room for what was drawn', () => {
    const blade = (id: string): Card => anItem({ id, class: 'weapon', cost: 2 });
    const cards = [blade('one'), blade('two'), blade('new')];
    const t = used({ do: 'draw-market', count: 1, then: 'buy' }, cards, ['one', 'two']);
    t.onTop('market', 'new');
    t.choose('use:probe:0');
    expect([t.kind(), ...offered(t)]).toEqual(['drawn-market', 'pass']);
    t.choose('discard:one', 'buy:new');
    expect([items(t), t.player(0).gold, bottom(t)]).toEqual([['probe', 'two', 'new'], 1, ['one']]);
  });

  it('keep-one: where there is no room, room is made or the card is refused', () => {
    const blade = (id: string): Card => anItem({ id, class: 'weapon' });
    const t = used(
      { do: 'draw-market', count: 1, then: 'keep-one' },
      [blade('one'), blade('two'), blade('new')],
      ['one', 'two'],
    );
    t.onTop('market', 'new');
    t.choose('use:probe:0', 'keep:new');
    expect([t.kind(), ...t.choices()]).toEqual(['acquire', 'swap:one', 'swap:two', 'refuse']);
    t.choose('swap:one');
    expect([items(t), bottom(t)]).toEqual([['probe', 'two', 'new'], ['one']]);
  });
});

describe('buy-anywhere', () => {
  it('buys one card from any stack for less, or none', () => {
    const t = used(
      { do: 'buy-anywhere', kind: 'item', discount: 1 },
      [anItem({ id: 'lamp', cost: 4 }), anAlly({ id: 'ann', cost: 1 })],
      [],
    );
    for (const stack of t.state.stacks) stack.length = 0;
    for (const deck of ['lamp', 'ann']) t.onTop('market', deck);
    const market = t.state.decks['market'];
    if (market !== undefined) market.top = [];
    t.state.stacks[3]?.push('lamp', 'ann');
    hold(t);
    t.choose('use:probe:0');
    expect(t.choices()).toEqual(['target:none', 'target:lamp']);
    t.choose('target:lamp');
    expect([items(t), t.player(0).gold, t.state.stacks[3]]).toEqual([['probe', 'lamp'], 0, ['ann']]);
  });
});

describe('refresh and deactivate', () => {
  const turning = (id: string): Card =>
    anItem({
      id,
      abilities: [{ when: 'market', cost: [{ pay: 'activate' }], do: [{ do: 'gain-gold', amount: 1 }] }],
    });
  const shown = (t: Scenario): string[] =>
    t
      .player(0)
      .items.filter((held) => !held.used)
      .map((held) => held.card);
  const three = ['one', 'two', 'three'].map(turning);

  it('refresh 1 asks which of the face-down cards is turned up', () => {
    const t = used({ do: 'refresh', count: 1 }, three);
    for (const held of t.player(0).items.slice(1, 3)) held.used = true;
    hold(t);
    t.choose('use:probe:0');
    expect(t.choices()).toEqual(['target:one', 'target:two']);
    t.choose('target:two');
    expect(shown(t)).toEqual(['probe', 'two', 'three']);
  });

  it('refresh 2 of three asks twice, refresh all asks nothing', () => {
    for (const [count, choices] of [
      [2, ['target:three', 'target:one']],
      ['all', []],
    ] as const) {
      const t = used({ do: 'refresh', count }, three);
      for (const held of t.player(0).items.slice(1)) held.used = true;
      hold(t);
      t.choose('use:probe:0', ...choices);
      expect(shown(t)).toEqual(
        count === 'all' ? ['probe', 'one', 'two', 'three'] : ['probe', 'one', 'three'],
      );
    }
  });

  it('deactivate turns down only what could be activated', () => {
    const t = used({ do: 'deactivate', count: 'all' }, [
      ...three,
      anItem({ id: 'charm', always: [{ stat: 'combat', amount: 1 }] }),
    ]);
    t.choose('use:probe:0');
    expect(shown(t)).toEqual(['probe', 'charm']);
    expect(t.happened('deactivated').map((event) => event.card)).toEqual(['one', 'two', 'three']);
  });

  it('deactivate 1 lets its victim choose', () => {
    const t = used({ do: 'deactivate', count: 1 }, three);
    t.choose('use:probe:0', 'target:two');
    expect(shown(t)).toEqual(['probe', 'one', 'three']);
  });
});

describe('add-counters, stock and look', () => {
  it.each([
    { amount: 2, left: 2 },
    { amount: -3, left: 0 },
  ])('add-counters $amount', ({ amount, left }) => {
    const t = used({ do: 'add-counters', amount });
    t.choose('use:probe:0');
    expect(t.player(0).items[0]?.counters).toBe(left);
  });

  it.each<{ where: 'here' | 'all'; added: number }>([
    { where: 'here', added: 1 },
    { where: 'all', added: 8 },
  ])('stock $where adds to $added stacks', ({ where, added }) => {
    const t = used({ do: 'stock', where, count: 2 });
    const before = t.state.stacks.map((stack) => stack.length);
    t.picks(...Array.from({ length: 2 * added }, () => 0));
    t.choose('use:probe:0');
    expect(t.state.stacks.filter((stack, i) => stack.length === (before[i] ?? 0) + 2)).toHaveLength(added);
    expect([t.unused(), violations(t.world, t.state)]).toEqual([0, []]);
  });

  it('look shows the next cards, and each is put back on top or at the bottom', () => {
    const t = used({ do: 'look', deck: 'green', count: 3 });
    t.onTop('green', 'barrow-sentry', 'lean-ferrox', 'kiln-whelp');
    t.choose('use:probe:0');
    expect(t.choices()).toHaveLength(6);
    t.choose('bottom:lean-ferrox', 'top:kiln-whelp', 'top:barrow-sentry');
    expect(t.state.decks['green']).toMatchObject({
      top: ['kiln-whelp', 'barrow-sentry'],
      bottom: ['lean-ferrox'],
    });
    expect(t.state.limbo).toEqual([]);
    attempt(t, 'barrow-sentry');
    expect(t.happened('drew').at(-1)).toMatchObject({ card: 'barrow-sentry' });
  });
});
