import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import type { Card, Effect } from '../../effects/vocabulary.ts';
import { aFoe, anAlly, anItem, aProbe, arena, attempt, foeWounds, hold } from '../../testing/arena.ts';
import { violations } from '../../testing/invariants.ts';
import { MEADOW } from '../../testing/meeting.ts';
import type { Scenario } from '../../testing/scenario.ts';
import { rollBonus } from './values.ts';

/** A smith who fights beside you, or whose hammer you carry: better at range, and good for a coin at the market. */
const smith = anAlly({
  id: 'smith',
  cost: 7,
  life: 3,
  mind: [0, 0],
  body: [5, 2],
  spirit: [0, 0],
  equips: {
    class: 'weapon',
    type: 'mace',
    always: [{ stat: 'ranged', amount: 2 }],
    abilities: [{ when: 'market', cost: [{ pay: 'activate' }], do: [{ do: 'gain-gold', amount: 1 }] }],
  },
});
const FORMS = ['smith+ally', 'smith+item'] as const;
const tailor = anAlly({ id: 'tailor', cost: 4, equips: { class: 'armor', type: 'cloak' } });
const sailor = anAlly({
  id: 'sailor',
  equips: {
    class: 'potion',
    abilities: [{ when: 'market', cost: [{ pay: 'discard' }], do: [{ do: 'gain-gold', amount: 2 }] }],
  },
});
const weapon = (id: string, type = 'axe') => anItem({ id, class: 'weapon', type, cost: 2 });
const foe = aFoe({ id: 'foe', life: 9, body: [11, 2] });
const CARDS: readonly Card[] = [
  smith,
  tailor,
  sailor,
  foe,
  weapon('axe'),
  weapon('bow', 'bow'),
  weapon('mallet', 'mace'),
  anItem({ id: 'coat', class: 'armor', cost: 2 }),
  anItem({
    id: 'tool',
    abilities: [{ when: 'market', cost: [{ pay: 'activate' }], do: [{ do: 'gain-gold', amount: 1 }] }],
  }),
  anAlly({ id: 'ally-1' }),
  anAlly({ id: 'ally-2' }),
];

function table(held: readonly string[], variants: readonly string[] = [], ...more: Card[]): Scenario {
  const t = arena(library, [...CARDS, ...more], undefined, variants);
  t.place(0, 'g7');
  t.place(1, MEADOW);
  hold(t, ...held);
  return t;
}
/** Seat 0 in the market of Tamalir, where a card is for sale. */
function market(
  gold: number,
  held: readonly string[] = [],
  ware = 'smith',
  variants: readonly string[] = [],
): Scenario {
  const t = table(held, variants);
  t.player(0).gold = gold;
  t.onTop('market', ware);
  t.choose('stay');
  return t;
}
/** Does something to seat 0, who holds these. */
function probed(effects: readonly Effect[], ...held: readonly string[]): Scenario {
  const t = table([...held, 'probe'], [], aProbe(effects));
  t.choose('use:probe:0');
  return t;
}
const fight = (...held: readonly string[]): Scenario => {
  const t = table(held);
  attempt(t, 'foe');
  t.choose('fight');
  return t;
};
const of = (t: Scenario, ...words: string[]): string[] =>
  t.options().filter((option) => words.some((word) => option.startsWith(word)));
const rows = (t: Scenario, seat = 0): readonly (readonly string[])[] => {
  const { items, allies } = t.player(seat);
  return [items, allies].map((row) => row.map(({ card }) => card));
};
const hasRoom = (t: Scenario, card: string): boolean => t.world.policies.hasRoom(t.game(), 0, card);

describe('choosing what an Equipping Ally is', () => {
  it('EQUIP-2 the choice stands, also in the turns that follow', () => {
    const t = market(7);
    t.choose('buy:smith+item', 'done');
    expect(t.seat()).toBe(1);
    t.choose('stay');
    expect([t.seat(), rows(t)]).toEqual([0, [['smith+item'], []]]);
    expect(t.options().some((option) => option.includes('smith+ally'))).toBe(false);
  });

  it.each(FORMS)('EQUIP-5 a knock-out takes %s for what it costs', (form) => {
    const t = probed([{ do: 'wound', who: 'you', amount: 9 }], form, 'axe', 'ally-1');
    expect(t.happened('lost')).toMatchObject([{ card: form, why: 'knocked-out' }]);
    expect(t.state.decks['market']?.bottom).toEqual(['smith']);
    expect(violations(t.world, t.state)).toEqual([]);
  });

  it('EQUIP-8 a card may be discarded to make room for the form that is wanted', () => {
    const weapons = market(7, ['axe', 'bow']);
    weapons.choose('discard:axe');
    expect(of(weapons, 'buy:smith')).toEqual(['buy:smith+ally', 'buy:smith+item']);
    const allies = market(7, ['ally-1', 'ally-2']);
    allies.choose('discard:ally-1', 'buy:smith+ally');
    expect(rows(allies)).toEqual([[], ['ally-2', 'smith+ally']]);
  });
});

describe('an Equipping Ally as an Ally', () => {
  it('EQUIP-9 EQUIP-21 has none of its text, and as an Item it has all of it', () => {
    const bonus = (form: string): number => {
      const roll = { kind: 'attack', seat: 0, who: 'hero', phase: 'ranged', attribute: 'mind', skill: null };
      return rollBonus(fight(form).game(), roll as Parameters<typeof rollBonus>[1]);
    };
    expect(FORMS.map(bonus)).toEqual([2, 2 + 2]);
    const used = market(0, ['smith+item']);
    used.choose('use:smith+item:0');
    expect([used.player(0).gold, used.player(0).items[0]?.used]).toEqual([1, true]);
    const drunk = market(0, ['sailor+item']);
    drunk.choose('use:sailor+item:0');
    expect([drunk.player(0).gold, rows(drunk)[0]]).toEqual([2, []]);
    expect(drunk.state.decks['market']?.bottom).toEqual(['sailor']);
  });

  it('EQUIP-10 attacks with its own value and damage, once in a round', () => {
    const t = fight('smith+ally');
    t.totals(9);
    t.choose('defend');
    t.totals(6);
    t.choose('attack:smith+ally');
    expect(t.happened('rolled').at(-1)).toMatchObject({ who: 'smith+ally', bonus: 5 });
    expect([foeWounds(t), of(t, 'attack')]).toEqual([2, ['attack:hero']]);
  });

  it('EQUIP-11 EQUIP-12 is killed by as many wounds as Life, and goes under the market deck without them', () => {
    const t = fight('smith+ally');
    t.totals(9, 2);
    t.choose('defend', 'attack:smith+ally');
    expect(t.player(0).allies).toMatchObject([{ wounds: 2 }]);
    t.totals(9, 9);
    t.choose('defend', 'fight', 'defend');
    t.totals(2);
    t.choose('attack:smith+ally');
    expect(t.happened('lost')).toMatchObject([{ card: 'smith+ally', why: 'killed' }]);
    expect([rows(t), t.state.decks['market']?.bottom]).toEqual([[[], []], ['smith']]);
    expect(t.give(0, 'smith+ally').wounds).toBe(0);
  });

  it('EQUIP-13 EQUIP-23 counts toward two Allies, and as an Item it does not', () => {
    expect(FORMS.map((form) => hasRoom(table([form, 'ally-1']), 'ally-2'))).toEqual([false, true]);
  });

  it('EQUIP-15 EQUIP-22 takes wounds for exhaustion; an Item takes neither and cannot attack', () => {
    const tired = probed([{ do: 'exhaust', who: 'allies', amount: 2 }], 'smith+ally', 'tailor+item');
    expect(tired.player(0).allies).toMatchObject([{ card: 'smith+ally', wounds: 2, exhaustion: 0 }]);
    expect(tired.player(0).items).toMatchObject([
      { card: 'tailor+item', wounds: 0, exhaustion: 0 },
      { card: 'probe' },
    ]);
    const hit = probed([{ do: 'wound', who: 'any', amount: 1 }], 'smith+item', 'ally-1');
    expect(of(hit, 'target')).toEqual(['target:hero', 'target:ally-1']);
    const t = fight('smith+item');
    expect([of(t, 'attack'), t.world.cards['smith+item']?.fighter]).toEqual([['attack:hero'], null]);
  });

  it('EQUIP-16 wounded, it leaves four movement dice, and one gold heals it', () => {
    const t = table(['smith+ally']);
    const [ally] = t.player(0).allies;
    if (ally !== undefined) ally.wounds = 1;
    t.picks(0, 0, 0, 0);
    t.choose('roll');
    expect([t.happened('movement-dice').at(-1)?.faces.length, t.unused()]).toEqual([4, 0]);
    t.onTop('market', 'axe');
    t.choose('stop');
    t.choose('heal:smith+ally:wound');
    expect([t.player(0).gold, t.player(0).allies[0]?.wounds]).toEqual([2, 0]);
  });

  it('EQUIP-17 EQUIP-26 with Ally Limits it wants one gold in each Market step, and as an Item none', () => {
    const ally = market(9, ['smith+ally'], 'axe', ['ally-limits']);
    expect(ally.options()).toEqual(['wages', 'discard:smith+ally']);
    ally.choose('wages');
    expect(ally.player(0).gold).toBe(8);
    const item = market(9, ['smith+item'], 'axe', ['ally-limits']);
    expect([item.kind(), item.player(0).gold]).toEqual(['market', 9]);
  });

  it('EQUIP-18 hired in a Market step, it is paid for the first time in the next one', () => {
    const t = market(9, [], 'smith', ['ally-limits']);
    t.choose('buy:smith+ally');
    expect([t.player(0).gold, t.happened('wages')]).toEqual([2, []]);
    t.choose('stay');
    t.onTop('market', 'axe');
    t.choose('stay');
    expect([t.seat(), t.options()]).toEqual([0, ['wages', 'discard:smith+ally']]);
    t.choose('wages');
    expect(t.player(0).gold).toBe(1);
  });

  it('EQUIP-19 EQUIP-25 with Item Limits it takes the place of its class and type as an Item only', () => {
    const leaves = (form: string): boolean[] =>
      ['mallet', 'axe'].map((card) => hasRoom(table([form], ['item-limits']), card));
    expect(FORMS.map(leaves)).toEqual([
      [true, true],
      [false, true],
    ]);
    expect(of(market(7, ['mallet'], 'smith', ['item-limits']), 'buy')).toEqual(['buy:smith+ally']);
  });

  it('EQUIP-20 EQUIP-31 cards that count or hit Allies, or Items, mean it by what it is', () => {
    const counted = (count: 'allies' | 'items' | 'weapons', form: string): number =>
      probed([{ do: 'gain-gold', amount: { count } }], form).player(0).gold - 3;
    // The probe is an Item too.
    expect(FORMS.map((form) => counted('allies', form))).toEqual([1, 0]);
    expect(FORMS.map((form) => counted('items', form))).toEqual([1, 2]);
    expect(FORMS.map((form) => counted('weapons', form))).toEqual([0, 1]);
    const lost = (what: 'ally' | 'item', form: string): boolean => {
      const t = probed([{ do: 'lose-card', what, which: 'chosen' }], form, 'axe', 'ally-1');
      return t.options().includes(`target:${form}`);
    };
    expect(FORMS.map((form) => lost('ally', form))).toEqual([true, false]);
    expect(FORMS.map((form) => lost('item', form))).toEqual([false, true]);
  });
});

describe('an Equipping Ally as an Item', () => {
  it('EQUIP-24 counts toward two Weapons, or one Armor', () => {
    expect(hasRoom(table(['smith+item', 'axe']), 'bow')).toBe(false);
    expect(hasRoom(table(['smith+ally', 'axe']), 'bow')).toBe(true);
    expect(hasRoom(table(['tailor+item']), 'coat')).toBe(false);
    expect(hasRoom(table(['coat']), 'tailor+item')).toBe(false);
  });

  it('EQUIP-27 is sold for half its cost, rounded down', () => {
    const t = market(0, ['smith+item']);
    t.choose('sell:smith+item');
    expect(t.player(0).gold).toBe(3);
    expect(of(market(0, ['smith+ally']), 'sell')).toEqual([]);
  });

  it('EQUIP-28 EQUIP-29 what marks it is no exhaustion, and neither rest nor healing changes it', () => {
    const t = table(['smith+item']);
    expect(of(t, 'rest', 'recover')).toEqual([]);
    t.player(0).exhaustion = 1;
    hold(t);
    t.picks(0, 0, 0);
    t.choose('rest:1');
    t.player(0).wounds = 1;
    t.onTop('market', 'axe');
    t.choose('stop', 'heal:hero:wound');
    expect([rows(t), of(t, 'heal')]).toEqual([[['smith+item'], []], []]);
    const fresh = table(['smith+item']);
    fresh.picks(0, 0, 0, 0, 0);
    fresh.choose('roll');
    expect(fresh.happened('movement-dice').at(-1)?.faces).toHaveLength(5);
  });

  it('EQUIP-30 its use is the one activation of the step', () => {
    const t = market(0, ['smith+item', 'tool']);
    expect(of(t, 'use')).toEqual(['use:smith+item:0', 'use:tool:0']);
    t.choose('use:tool:0');
    expect(of(t, 'use')).toEqual([]);
  });
});
