import type { Card, ChallengeCard, HeroCard, ItemCard } from '@wayrune/engine/effects/vocabulary.ts';
import { describe, expect, it } from 'vitest';
import { library } from '../index.ts';

const cards: readonly Card[] = library.packs.flatMap((pack) => pack.cards);
const named = (id: string): Card => {
  const card = cards.find((candidate) => candidate.id === id);
  if (card === undefined) throw new Error(`no card "${id}"`);
  return card;
};

describe('the cards that are known', () => {
  it('Varikas the Dead', () => {
    const varikas = named('varikas-the-dead') as HeroCard;
    expect(varikas).toMatchObject({ name: 'Varikas the Dead', stamina: 4 });
    expect([varikas.mind[0], varikas.body[0], varikas.spirit[0]]).toEqual([1, 4, 4]);
    expect(varikas.skills).not.toHaveProperty('swim');
    expect(varikas.abilities).toEqual([
      {
        when: 'before-combat',
        cost: [{ pay: 'exhaustion', amount: 1 }],
        do: [{ do: 'attack', phase: 'magic', damage: 1 }],
      },
    ]);
  });

  it('Ronan of the Wild works on movement dice', () => {
    const { abilities } = named('ronan-of-the-wild') as HeroCard;
    expect(JSON.stringify(abilities)).toMatch(/"do":"(?:add-dice|reroll-dice|turn-dice)"/);
  });

  it('Brood of the Bloodmother', () => {
    const brood = named('brood-of-the-bloodmother') as ChallengeCard;
    expect(brood).toMatchObject({
      kind: 'challenge',
      color: 'yellow',
      life: 3,
      mind: [15, 0],
      body: [11, 1],
      spirit: [14, 2],
      reward: [{ do: 'gain-gold', amount: 3 }, { do: 'take' }],
      as: { kind: 'kept' },
    });
    expect(brood.abilities).toEqual([
      {
        when: 'before-combat',
        forced: true,
        do: [
          {
            do: 'test',
            attribute: 'body',
            skill: 'swim',
            target: 14,
            fail: [{ do: 'wound', who: 'you', amount: 1 }],
          },
        ],
      },
    ]);
    // Kept for a later use: it is used once.
    expect(JSON.stringify(brood.as)).toContain('"pay":"discard"');
  });

  it.each([
    ['acolyte-of-flame', { kind: 'ally', name: 'Acolyte of Flame', life: 2, spirit: [1, 1] }],
    ['white-blade', { kind: 'item', name: 'White Blade', class: 'weapon', type: 'sword' }],
    ['dragontooth-hammer', { kind: 'item', name: 'Dragontooth Hammer', class: 'weapon', type: 'mace' }],
    [
      'a-question-of-honor',
      { kind: 'encounter', color: 'yellow', name: 'A Question of Honor', as: { kind: 'ally' } },
    ],
    [
      'high-lord-margath',
      { kind: 'challenge', color: 'red', name: 'High Lord Margath', reward: [{ do: 'win' }] },
    ],
  ])('%s', (id, facts) => {
    expect(named(id)).toMatchObject(facts);
  });

  it('Padded Leather Armor is activated to cancel a wound', () => {
    expect((named('padded-leather-armor') as ItemCard).abilities).toEqual([
      { when: 'wounded', cost: [{ pay: 'activate' }], do: [{ do: 'cancel', amount: 1 }] },
    ]);
  });

  it('Dwarven Fire Bomb is discarded before combat for a ranged attack', () => {
    expect((named('dwarven-fire-bomb') as ItemCard).abilities).toMatchObject([
      { when: 'before-combat', cost: [{ pay: 'discard' }], do: [{ do: 'attack', phase: 'ranged' }] },
    ]);
  });

  it('Soul Burn is activated in the magic phase on a successful attack', () => {
    expect((named('soul-burn') as ItemCard).abilities).toMatchObject([
      { when: 'hit', cost: [{ pay: 'activate' }], if: [{ is: 'phase', any: ['magic'] }] },
    ]);
  });

  it('Lightning Mace is always on, +4 to melee attack rolls', () => {
    const mace = named('lightning-mace') as ItemCard;
    expect(mace).toMatchObject({ class: 'weapon', type: 'mace' });
    expect(mace.abilities).toBeUndefined();
    expect(mace.always).toEqual([{ stat: 'melee', amount: 4, if: [{ is: 'attacking' }] }]);
  });
});
