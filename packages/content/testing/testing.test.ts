import type { Card } from '@wayrune/engine/effects/vocabulary.ts';
import { aFoe, anAlly, anItem, aTrap } from '@wayrune/engine/testing/arena.ts';
import { describe, expect, it } from 'vitest';
import { library } from '../index.ts';
import { checkPart, testSet } from './index.ts';
import { leftOut, partsOf } from './parts.ts';
import { SAMPLES } from './samples.ts';
import { openTheatre, worldWith } from './stage.ts';
import { ZANAGA_SAMPLES } from './zanaga/samples.ts';

const withCards = (cards: readonly Card[]) => ({
  ...library,
  packs: [...library.packs, { pack: 'samples', name: 'Samples', version: 1, cards }],
});

describe('a card for every word of the vocabulary', () => {
  for (const { name, run } of testSet(withCards(SAMPLES), 'samples')) it(name, run);
});

describe('a card for every word of Zanaga', () => {
  const tests = testSet(withCards(ZANAGA_SAMPLES), 'samples', {}, 'mists-of-zanaga');
  for (const { name, run } of tests) it(name, run);
});

const blade = anItem({
  id: 'a-blade',
  class: 'weapon',
  always: [{ stat: 'melee', amount: 2, if: [{ is: 'attacking' }] }],
});
const charm = anItem({
  id: 'a-charm',
  abilities: [
    {
      when: 'hit',
      cost: [{ pay: 'gold', amount: 2 }],
      if: [{ is: 'phase', any: ['melee'] }],
      once: 'round',
      do: [{ do: 'damage', amount: 2 }],
    },
  ],
});
const squire = anAlly({
  id: 'a-squire',
  stamina: 2,
  abilities: [
    {
      when: 'round-end',
      cost: [{ pay: 'exhaustion', amount: 1 }],
      do: [{ do: 'heal', who: 'you', amount: 1 }],
    },
  ],
});
const thief = aFoe({
  id: 'a-thief',
  rules: [{ rule: 'no-escape', for: 'enemy', if: [{ is: 'round', atLeast: 2 }] }],
  abilities: [{ when: 'struck', forced: true, do: [{ do: 'lose-gold', amount: 2 }] }],
  reward: [{ do: 'gain-gold', amount: 3 }],
});
const pit = aTrap({
  id: 'a-pit',
  trap: [
    {
      do: 'test',
      attribute: 'body',
      skill: 'climb',
      target: 13,
      pass: [{ do: 'overcome' }],
      fail: [{ do: 'wound', who: 'you', amount: 1 }],
    },
  ],
  reward: [{ do: 'gain-gold', amount: 3 }],
});
const fall = (change: object): Card => ({ ...pit, trap: pit.trap.map((test) => ({ ...test, ...change })) });
const ALL = [blade, charm, squire, thief, pit];
const theatre = openTheatre(withCards(ALL), 'samples');

/** What is said of a card that does something else than is written on it. */
function complaint(says: Card, does: Card): string {
  const world = worldWith(theatre.world, does);
  for (const part of partsOf(says)) {
    try {
      checkPart({ ...theatre, world }, part);
    } catch (error) {
      return `${part.name}: ${error instanceof Error ? error.message : ''}`;
    }
  }
  return 'nothing';
}
const ability = <C extends Card>(card: C, change: object): C => ({
  ...card,
  abilities: ('abilities' in card ? (card.abilities ?? []) : []).map((one) => ({ ...one, ...change })),
});

describe('a card that does not do what it says is found out', () => {
  it.each(ALL)('$id as it is', (card) => {
    expect(complaint(card, card)).toBe('nothing');
  });

  it.each<[string, Card, Card, RegExp]>([
    [
      'a modifier too much',
      blade,
      { ...blade, always: [{ stat: 'melee', amount: 3, if: [{ is: 'attacking' }] }] },
      /expected 2/,
    ],
    [
      'in defence too',
      blade,
      { ...blade, always: [{ stat: 'melee', amount: 2 }] },
      /melee defense roll changes by 2, expected 0/,
    ],
    [
      'another number',
      blade,
      { ...blade, always: [{ stat: 'magic', amount: 2 }] },
      /changes by 0, expected 2/,
    ],
    ['another price on the card', blade, { ...blade, cost: 6 }, /numbers: it cannot be bought for 5 gold/],
    ['other damage', charm, ability(charm, { do: [{ do: 'damage', amount: 1 }] }), /wounds on the enemy/],
    ['a cheaper ability', charm, ability(charm, { cost: [{ pay: 'gold', amount: 1 }] }), /gold of seat 0/],
    ['for nothing', charm, ability(charm, { cost: [] }), /gold of seat 0/],
    ['in every phase', charm, ability(charm, { if: [] }), /though its condition "phase" does not hold/],
    ['again and again', charm, ability(charm, { once: undefined }), /offered a second time/],
    ['for the Allies too', charm, ability(charm, { helps: 'party' }), /though it is somebody else/],
    ['at another time', charm, ability(charm, { when: 'missed' }), /never offered/],
    [
      'for somebody else',
      squire,
      ability(squire, { do: [{ do: 'heal', who: 'self', amount: 1 }] }),
      /wounds on/,
    ],
    [
      'of the asker’s choice',
      squire,
      ability(squire, { do: [{ do: 'heal', who: 'any', amount: 1 }] }),
      /more is asked/,
    ],
    ['too strong an Ally', squire, { ...squire, body: [2, 1] }, /body is 2, expected 1/],
    [
      'one round early',
      thief,
      { ...thief, rules: [{ rule: 'no-escape', for: 'enemy' }] },
      /though its condition does not hold/,
    ],
    ['no rule', thief, { ...thief, rules: [] }, /still offered: escape/],
    [
      'an offer instead of a must',
      thief,
      ability(thief, { do: [{ do: 'lose-gold', amount: 1 }] }),
      /gold of seat 0/,
    ],
    [
      'another reward',
      thief,
      { ...thief, reward: [{ do: 'gain-gold', amount: 4 }] },
      /reward: .*gold of seat 0/s,
    ],
    ['a harder test', pit, fall({ target: 14 }), /trap: \(test passed\) no test of body against 13/],
    ['a trap for nobody', pit, fall({ pass: [] }), /place of a-pit: undefeated on .* expected bottom/s],
    [
      'a trap for everybody',
      pit,
      fall({ fail: [{ do: 'overcome' }] }),
      /\(test failed\) .*expected undefeated/s,
    ],
    ['a deeper pit', pit, fall({ fail: [{ do: 'wound', who: 'you', amount: 2 }] }), /wounds on hero/],
    [
      'treasure in a pit',
      pit,
      { ...pit, reward: [{ do: 'gain-gold', amount: 4 }] },
      /reward: .*gold of seat 0/s,
    ],
    ['a tougher enemy', thief, { ...thief, life: 4 }, /Life is/],
  ])('%s', (_, says, does, expected) => {
    expect(complaint(says, does)).toMatch(expected);
  });

  it('an ability that pays for itself', () => {
    const mint = anItem({
      id: 'a-blade',
      abilities: [
        { when: 'market', cost: [{ pay: 'gold', amount: 1 }], do: [{ do: 'gain-gold', amount: 1 }] },
      ],
    });
    expect(complaint(mint, mint)).toMatch(/pays for itself/);
  });

  it('an enemy who can hurt nobody, and one whom nobody can hurt', () => {
    const harmless = { ...thief, mind: [10, 0], body: [11, 0], spirit: [12, 0] } as const;
    expect(complaint(harmless, harmless)).toMatch(/it can hurt nobody/);
    const barred = (['ranged', 'melee', 'magic'] as const).map(
      (phase) => ({ rule: 'no-attack', phase, for: 'enemy' }) as const,
    );
    const armoured = { ...thief, rules: barred };
    expect(complaint(armoured, armoured)).toMatch(/nobody can hurt it/);
  });

  it('an ability that can never be used', () => {
    const idle = {
      ...squire,
      abilities: [{ when: 'guarded', do: [{ do: 'gain-gold', amount: 1 }] }],
    } as const;
    expect(complaint(idle, idle)).toMatch(/never offered/);
  });
});

describe('no part of a card is left out', () => {
  it('what is not known is named', () => {
    const strange = { ...blade, wings: [{ flap: 1 }], feet: 2 } as unknown as Card;
    expect(leftOut(blade)).toEqual([]);
    expect(leftOut(strange)).toEqual(['wings[0]', 'feet']);
    const tests = testSet(withCards([strange]), 'samples');
    const whole = tests.find(({ name }) => name.startsWith('every card'));
    expect(() => whole?.run()).toThrow('without a test: Test Card: wings[0], Test Card: feet');
  });

  it('a test by hand takes the place of the one that is made, and belongs to a part', () => {
    const said: string[] = [];
    const byHand = {
      'a-blade': { 'always[0]': () => said.push('by hand') },
      'a-charm': { 'always[9]': () => undefined },
    };
    const tests = testSet(withCards(ALL), 'samples', byHand);
    const named = (part: string) => tests.find(({ name }) => name.includes(part));
    named('always[0]')?.run();
    expect(said).toEqual(['by hand']);
    expect(() => named('no such part: a-charm always[9]')?.run()).toThrow('left over');
  });
});
