import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import type { Card, Effect } from '../../effects/vocabulary.ts';
import { aFoe, anItem, aProbe, arena, attempt, hold } from '../../testing/arena.ts';
import { passTurn } from '../../testing/drawn.ts';
import { violations } from '../../testing/invariants.ts';
import { MEADOW, meeting } from '../../testing/meeting.ts';
import type { Scenario } from '../../testing/scenario.ts';
import { handOver } from '../cards/holdings.ts';
import { sum } from '../cards/values.ts';

const fire = anItem({
  id: 'inner-fire',
  name: 'Inner Fire',
  cost: 7,
  class: 'ritual',
  symbols: ['road', 'road', 'hills', 'forest', 'mountain'],
  always: [{ stat: 'body', amount: 3 }],
});
const spark = anItem({
  id: 'last-spark',
  name: 'Last Spark',
  class: 'ritual',
  symbols: ['road', 'road', 'road', 'road', 'road'],
  abilities: [{ when: 'before-moving', cost: [{ pay: 'discard' }], do: [{ do: 'gain-gold', amount: 5 }] }],
});
const CARDS = [
  fire,
  spark,
  anItem({ id: 'crown', cost: 9 }),
  anItem({ id: 'bauble', cost: 3 }),
  aFoe({ id: 'foe', life: 1, reward: [{ do: 'take' }], as: { kind: 'rune' } }),
];
const FILLED = 0b00111;
const itemsOf = (t: Scenario, seat: number): string[] => t.player(seat).items.map(({ card }) => card);
const nothing: readonly Effect[] = [];

function table(
  held: readonly string[],
  effects: readonly Effect[] = nothing,
  more: readonly Card[] = [],
  variants: readonly string[] = [],
): Scenario {
  const probe: readonly Card[] = effects.length > 0 ? [{ ...aProbe(effects), cost: 1 }] : [];
  const t = arena(library, [...CARDS, ...probe, ...more], ['plain', 'other'], variants);
  for (const stack of t.state.stacks) t.state.removed.push(...stack.splice(0));
  t.place(0, 'g7');
  t.place(1, 'a1');
  hold(t, ...held, ...probe.map(({ id }) => id));
  return t;
}
const fill = (t: Scenario, card: string): void => {
  Object.assign(t.player(0).items.find((held) => held.card === card) ?? {}, { filled: FILLED });
};

describe('a Ritual and a knock-out', () => {
  const fall: readonly Effect[] = [{ do: 'knock-out' }];

  it('RITUAL-4 RITUAL-5 is lost if it costs most, by what is printed on it', () => {
    for (const held of ['inner-fire', 'inner-fire+empowered']) {
      const t = table([held, 'bauble'], fall);
      t.choose('use:probe:0');
      expect(itemsOf(t, 0)).toEqual(['bauble', 'probe']);
      expect(t.state.decks['market']?.bottom).toEqual(['inner-fire']);
    }
  });

  it('RITUAL-59 keeps its counters if it is kept', () => {
    const t = table(['inner-fire', 'crown'], fall);
    fill(t, 'inner-fire');
    t.choose('use:probe:0');
    expect(t.player(0).items).toMatchObject([{ card: 'inner-fire', filled: FILLED }, { card: 'probe' }]);
    const complete = table(['inner-fire+empowered', 'crown'], fall);
    complete.choose('use:probe:0');
    expect(itemsOf(complete, 0)).toEqual(['inner-fire+empowered', 'probe']);
  });

  it('RITUAL-6 is safe with Softer Knockouts', () => {
    const t = table(['inner-fire+empowered'], fall, [], ['softer-knockouts']);
    t.choose('use:probe:0');
    expect(itemsOf(t, 0)).toEqual(['inner-fire+empowered', 'probe']);
  });
});

describe('a Ritual as an Item', () => {
  it('RITUAL-10 is an Item for cards that speak of Items', () => {
    for (const held of ['inner-fire', 'inner-fire+empowered']) {
      const t = table([held], [{ do: 'lose-card', what: 'item', which: 'dearest' }]);
      t.choose('use:probe:0');
      expect(itemsOf(t, 0)).not.toContain(held);
      const counted = table([held], [{ do: 'gain-gold', amount: { count: 'items' } }]);
      const { gold } = counted.player(0);
      counted.choose('use:probe:0');
      // The probe is an Item too.
      expect(counted.player(0).gold - gold).toBe(2);
    }
  });

  it('RITUAL-58 goes under the market deck when it is used by discarding', () => {
    const t = table(['last-spark+empowered']);
    const { gold } = t.player(0);
    t.choose('use:last-spark+empowered:0');
    expect([t.player(0).gold - gold, itemsOf(t, 0), t.state.decks['market']?.bottom]).toEqual([
      5,
      [],
      ['last-spark'],
    ]);
    expect(violations(t.world, t.state)).toEqual([]);
  });
});

describe('a Ritual that is sold', () => {
  it('RITUAL-2 RITUAL-3 RITUAL-63 for half its cost, rounded down, whatever lies on it', () => {
    for (const [held, filled] of [
      ['inner-fire', false],
      ['inner-fire', true],
      ['inner-fire+empowered', false],
    ] as const) {
      const t = table([held]);
      if (filled) fill(t, held);
      const { gold } = t.player(0);
      t.onTop('market', 'bauble');
      t.choose('stay', `sell:${held}`);
      expect(t.player(0).gold - gold).toBe(3);
      expect(t.state.stacks.flat()).toContain('inner-fire');
      expect(violations(t.world, t.state)).toEqual([]);
    }
  });

  it('RITUAL-64 and bought back in a later turn starts from nothing', () => {
    const t = table(['inner-fire+empowered']);
    t.player(0).gold = 20;
    t.onTop('market', 'bauble', 'crown');
    t.choose('stay', 'sell:inner-fire+empowered');
    passTurn(t);
    passTurn(t);
    t.choose('stay', 'buy:inner-fire');
    expect(t.player(0).items).toMatchObject([{ card: 'inner-fire' }]);
    expect(t.player(0).items[0]?.filled).toBeUndefined();
  });
});

describe('a Ritual in new hands', () => {
  const HELD = [
    ['inner-fire', true],
    ['inner-fire+empowered', false],
  ] as const;
  function met(held: string, filled: boolean, owner: number, heroes?: string[]): Scenario {
    const t = meeting(library, CARDS, heroes);
    for (let seat = 0; seat < (heroes?.length ?? 2); seat++) t.place(seat, MEADOW);
    const card = t.give(owner, held);
    if (filled) card.filled = FILLED;
    return t;
  }
  const isAnew = (t: Scenario, seat: number): void => {
    const [held] = t.player(seat).items;
    expect([held?.card, held?.filled]).toEqual(['inner-fire', undefined]);
    expect(sum(t.game(), 'body', seat, 'hero', null)).toBe(0);
    expect(violations(t.world, t.state)).toEqual([]);
  };

  it('RITUAL-27 RITUAL-60 RITUAL-65 has no counters as a prize', () => {
    for (const [held, filled] of HELD) {
      const t = met(held, filled, 1);
      t.player(1).wounds = 5;
      t.totals(2, 20);
      t.choose('stay', 'attack:1', 'fight', 'attack:hero', 'prize:inner-fire');
      isAnew(t, 0);
    }
  });

  it('RITUAL-27 RITUAL-61 RITUAL-65 has no counters after a bargain', () => {
    for (const [held, filled] of HELD) {
      const t = met(held, filled, 0, ['ann', 'ben', 'cid']);
      t.choose('stay', 'negotiate:1', `offer:${held}`, 'want:gold:1', 'propose', 'accept');
      isAnew(t, 1);
    }
  });

  it('RITUAL-62 RITUAL-65 has no counters when an effect hands it over', () => {
    for (const [held, filled] of HELD) {
      const t = met(held, filled, 0);
      handOver(t.game(), 0, 1, 'inner-fire');
      isAnew(t, 1);
    }
  });
});

describe('Runes', () => {
  it('RUNE-1 RUNE-3 work as soon as they are owned, and three of them win nothing', () => {
    const runes = ['fire', 'wind', 'salt'].map((type) =>
      anItem({ id: `${type}-rune`, class: 'rune', type, always: [{ stat: 'body', amount: 1 }] }),
    );
    const t = table(
      runes.map(({ id }) => id),
      nothing,
      runes,
    );
    expect(sum(t.game(), 'body', 0, 'hero', null)).toBe(3);
    // A card taken as a reward is when Dragon Runes are counted.
    t.totals(20);
    attempt(t, 'foe');
    t.choose('fight', 'attack:hero');
    expect(t.happened('gained')).toMatchObject([{ card: 'foe' }]);
    expect(t.state.over).toBeNull();
  });
});
