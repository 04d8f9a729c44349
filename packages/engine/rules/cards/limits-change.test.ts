import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import type { Card } from '../../effects/vocabulary.ts';
import { aFoe, aHero, anAlly, anItem, aProbe, arena, attempt, hold } from '../../testing/arena.ts';
import { anEvent } from '../../testing/drawn.ts';
import { violations } from '../../testing/invariants.ts';
import type { Scenario } from '../../testing/scenario.ts';

const allies = ['ann', 'bea', 'cid'].map((id) => anAlly({ id }));
const wonAlly = (id: string) =>
  aFoe({
    id,
    reward: [{ do: 'take' }],
    as: { kind: 'ally', life: 2, mind: [1, 1], body: [1, 1], spirit: [1, 1] },
  });

const company = (t: Scenario, seat = 0): string[] => t.player(seat).allies.map(({ card }) => card);
const asked = (t: Scenario): string => `${t.kind()} of seat ${t.seat()}`;

describe('when limits change', () => {
  const famine = anEvent({
    id: 'famine',
    number: 3,
    always: [{ stat: 'ally-limit', amount: -1, for: 'heroes' }],
  });

  it('G28 an Event brings every Hero back within them immediately, the unhurt too', () => {
    const t = arena(library, [...allies, famine, aFoe({ id: 'foe' })]);
    for (const card of ['ann', 'bea']) t.give(1, card);
    t.onTop('green', 'famine', 'foe');
    t.place(0, 'h8', 'h7');
    t.choose('stay', 'attempt');
    expect(asked(t)).toBe('surplus of seat 1');
    expect(t.options()).toEqual(['discard:ann', 'discard:bea']);
    t.choose('discard:bea');
    expect(company(t, 1)).toEqual(['ann']);
    expect(violations(t.world, t.state)).toEqual([]);
  });

  it('G28 a card that is gained and narrows another limit does so immediately', () => {
    const vow = aFoe({
      id: 'vow',
      life: 1,
      reward: [{ do: 'take' }],
      as: { kind: 'item', class: 'artifact', always: [{ stat: 'ally-limit', amount: -1 }] },
    });
    const t = arena(library, [...allies, vow]);
    hold(t, 'ann', 'bea');
    attempt(t, 'vow');
    t.totals(20);
    t.choose('fight', 'attack:hero');
    expect(asked(t)).toBe('surplus of seat 0');
    t.choose('discard:bea');
    expect(company(t)).toEqual(['ann']);
    expect(violations(t.world, t.state)).toEqual([]);
  });

  it('G28 ADV-11 a new Hero who may have fewer cards gives up the rest immediately', () => {
    const captain = aHero({ id: 'captain', always: [{ stat: 'ally-limit', amount: 1 }] });
    const fall = aProbe([{ do: 'knock-out' }]);
    const t = arena(library, [...allies, captain, fall], ['captain', 'other'], ['advanced']);
    hold(t, 'probe', 'ann', 'bea', 'cid');
    t.choose('use:probe:0');
    expect(t.kind()).toBe('successor');
    t.picks(0);
    t.choose('new-hero');
    expect(asked(t)).toBe('surplus of seat 0');
    t.choose('discard:bea');
    expect(company(t)).toEqual(['ann', 'cid']);
    expect(asked(t)).toBe('movement of seat 1');
  });

  it('W44 what was won goes only when nothing else can', () => {
    const banner = anItem({ id: 'banner', always: [{ stat: 'ally-limit', amount: 1 }] });
    const holding = (...cards: readonly Card[]): Scenario => {
      const t = arena(library, [banner, ...cards]);
      hold(t, 'banner', ...cards.map(({ id }) => id));
      t.choose('discard:banner');
      return t;
    };
    const mixed = holding(wonAlly('wolf'), wonAlly('bear'), ...allies.slice(0, 1));
    expect(company(mixed)).toEqual(['wolf', 'bear']);
    const won = holding(wonAlly('wolf'), wonAlly('bear'), wonAlly('crow'));
    expect([won.kind(), ...won.options()]).toEqual([
      'surplus',
      'discard:wolf',
      'discard:bear',
      'discard:crow',
    ]);
    won.choose('discard:crow');
    expect(violations(won.world, won.state)).toEqual([]);
  });
});

describe('an Ally who lives by somebody’s Item', () => {
  const broth = anItem({ id: 'broth', always: [{ stat: 'life', amount: 1, for: 'allies' }] });
  const meeting = (cards: readonly Card[] = [], heroes?: readonly string[]): Scenario => {
    const t = arena(library, [...allies, broth, ...cards], heroes);
    t.place(0, 'g8', 'g7');
    t.place(1, 'g8');
    return t;
  };

  it('G28 W28 falls when the Ally comes to a Hero without it', () => {
    const t = meeting();
    t.give(0, 'broth');
    t.give(0, 'ann').wounds = 2;
    t.choose('stay', 'negotiate:1', 'offer:ann', 'propose', 'accept');
    expect([company(t, 0), company(t, 1)]).toEqual([[], []]);
    expect(t.happened('lost')).toMatchObject([{ why: 'taken' }, { seat: 1, card: 'ann', why: 'killed' }]);
  });

  it('G28 W28 falls when the Item goes to another', () => {
    const t = meeting();
    t.give(0, 'broth');
    t.give(0, 'ann').wounds = 2;
    t.choose('stay', 'negotiate:1', 'offer:broth', 'propose', 'accept');
    expect(company(t, 0)).toEqual([]);
  });

  it('G28 W28 falls when the Ally is taken as a prize', () => {
    const t = meeting([aHero({ id: 'brute', body: [19, 9] })], ['brute', 'other']);
    t.give(1, 'broth');
    t.give(1, 'ann').wounds = 2;
    t.totals(2, 20, 2, 20);
    t.choose('stay', 'attack:1', 'fight', 'defend', 'attack:hero', 'prize:ann');
    expect(company(t, 0)).toEqual([]);
    expect(violations(t.world, t.state)).toEqual([]);
  });
});
