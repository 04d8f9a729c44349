import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import type { Ability, Card } from '../../effects/vocabulary.ts';
import { aFoe, aHero, anAlly, anItem, arena, attempt, foeWounds } from '../../testing/arena.ts';
import type { Scenario } from '../../testing/scenario.ts';

const table = (cards: readonly Card[], heroes?: readonly string[]): Scenario => arena(library, cards, heroes);
const tire: Ability = {
  when: 'before-combat',
  cost: [{ pay: 'exhaustion', amount: 1 }],
  do: [{ do: 'gain-gold', amount: 1 }],
};
const turned: Ability = {
  when: 'before-combat',
  cost: [{ pay: 'activate' }],
  do: [{ do: 'gain-gold', amount: 1 }],
};
const burnt: Ability = {
  when: 'before-combat',
  cost: [{ pay: 'discard' }],
  do: [{ do: 'gain-gold', amount: 1 }],
};
const strike: Ability = {
  when: 'before-combat',
  cost: [{ pay: 'exhaustion', amount: 1 }],
  do: [{ do: 'attack', phase: 'melee' }],
};
const uses = (t: Scenario): string[] => t.options().filter((option) => option.startsWith('use:'));

describe('Before Combat', () => {
  it('COMBAT-1 the text of the adventure card comes ahead of anything of yours', () => {
    const foe = aFoe({
      id: 'foe',
      abilities: [{ when: 'before-combat', forced: true, do: [{ do: 'lose-gold', amount: 2 }] }],
    });
    const t = table([foe, anItem({ id: 'torch', abilities: [turned] })]);
    t.give(0, 'torch');
    attempt(t, 'foe');
    expect(t.kind()).toBe('before-combat');
    expect(t.player(0).gold).toBe(1);
    expect(uses(t)).toEqual(['use:torch:0']);
  });

  it('COMBAT-2 G11 Hero and Allies once each, one activation, any number of discards, in any order', () => {
    const hero = aHero({ id: 'eager', stamina: 4, abilities: [tire] });
    const t = table(
      [
        hero,
        aFoe({ id: 'foe' }),
        anAlly({ id: 'ann', stamina: 3, abilities: [tire] }),
        anAlly({ id: 'bob', stamina: 3, abilities: [tire] }),
        anItem({ id: 'lamp', abilities: [turned] }),
        anItem({ id: 'lens', abilities: [turned] }),
        anItem({ id: 'salt', abilities: [burnt] }),
        anItem({ id: 'soot', abilities: [burnt] }),
      ],
      ['eager'],
    );
    for (const card of ['ann', 'bob', 'lamp', 'lens', 'salt', 'soot']) t.give(0, card);
    attempt(t, 'foe');
    const all = ['eager', 'lamp', 'lens', 'salt', 'soot', 'ann', 'bob'].map((card) => `use:${card}:0`);
    expect(uses(t)).toEqual(all);
    t.choose('use:bob:0', 'use:salt:0', 'use:lens:0');
    expect(uses(t)).toEqual(['use:eager:0', 'use:soot:0', 'use:ann:0']);
    t.choose('use:soot:0', 'use:eager:0', 'use:ann:0');
    expect(t.kind()).toBe('escape');
    expect(t.player(0).gold).toBe(3 + 6);
    expect(t.player(0).items.map(({ card, used }) => [card, used])).toEqual([
      ['lamp', false],
      ['lens', true],
    ]);
    expect(t.player(0).exhaustion).toBe(1);
  });

  it('COMBAT-3 an attack made there does not use up the attack of the round, and it comes only once', () => {
    const t = table(
      [aHero({ id: 'eager', stamina: 4, abilities: [strike] }), aFoe({ id: 'foe' })],
      ['eager'],
    );
    attempt(t, 'foe');
    t.totals(8);
    t.choose('use:eager:0');
    expect(foeWounds(t)).toBe(1);
    t.choose('fight');
    expect(t.options()).toEqual(['attack:hero', 'defend']);
    t.totals(8, 8, 8);
    t.choose('attack:hero');
    expect(foeWounds(t)).toBe(2);
    expect(t.kind()).toBe('escape');
    t.choose('fight');
    expect(t.kind()).toBe('ranged');
    expect(t.player(0).exhaustion).toBe(1);
  });

  it('COMBAT-15 an enemy who falls Before Combat has lost: no round is played, and nothing more is offered', () => {
    const foe = aFoe({ id: 'foe', life: 1, reward: [{ do: 'gain-gold', amount: 4 }] });
    const t = table(
      [aHero({ id: 'eager', abilities: [strike] }), foe, anItem({ id: 'salt', abilities: [burnt] })],
      ['eager'],
    );
    t.give(0, 'salt');
    attempt(t, 'foe');
    t.totals(8);
    t.choose('use:eager:0');
    expect(t.happened('combat-round')).toEqual([]);
    expect(t.happened('defeated')).toHaveLength(1);
    expect(t.player(0).gold).toBe(3 + 4);
    expect(t.player(0).items).toHaveLength(1);
  });

  it('W3 a missed attack Before Combat costs its price and nothing else, whatever the enemy does on a miss', () => {
    const spiteful = aFoe({
      id: 'foe',
      abilities: [{ when: 'missed', forced: true, do: [{ do: 'wound', who: 'fighter', amount: 1 }] }],
    });
    const t = table([aHero({ id: 'eager', abilities: [strike] }), spiteful], ['eager']);
    attempt(t, 'foe');
    t.totals(7);
    t.choose('use:eager:0');
    expect(t.happened('rolled')).toMatchObject([{ what: 'attack', bonus: 3, target: 11, success: false }]);
    expect([t.player(0).wounds, t.player(0).exhaustion, foeWounds(t)]).toEqual([0, 1, 0]);
    t.choose('fight');
    t.totals(7, 20, 20);
    t.choose('attack:hero');
    expect(t.player(0).wounds).toBe(2);
  });

  it('W19 bonuses to attack rolls of its type count, unless they are tied to a phase', () => {
    const eager = aHero({ id: 'eager', stamina: 4, abilities: [strike] });
    const mace = anItem({ id: 'mace', always: [{ stat: 'melee', amount: 4, if: [{ is: 'attacking' }] }] });
    const flail = anItem({
      id: 'flail',
      always: [{ stat: 'melee', amount: 2, if: [{ is: 'phase', any: ['melee'] }] }],
    });
    const t = table([eager, mace, flail, aFoe({ id: 'foe' })], ['eager']);
    t.give(0, 'mace');
    t.give(0, 'flail');
    attempt(t, 'foe');
    t.totals(4);
    t.choose('use:eager:0');
    expect(t.happened('rolled').at(-1)).toMatchObject({ phase: 'melee', bonus: 3 + 4, success: true });
    t.choose('fight');
    t.totals(8, 4, 8);
    t.choose('defend', 'attack:hero');
    expect(t.happened('rolled').at(-2)).toMatchObject({ phase: 'melee', bonus: 3 + 4 + 2 });
  });
});
