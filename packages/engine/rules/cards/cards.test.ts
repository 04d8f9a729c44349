import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import type { Ability, Card, Effect } from '../../effects/vocabulary.ts';
import type { Window } from '../../effects/windows.ts';
import { aFoe, anAlly, anItem, arena, attempt, foeWounds, hold } from '../../testing/arena.ts';
import { scenario, type Scenario } from '../../testing/scenario.ts';

const gold: readonly Effect[] = [{ do: 'gain-gold', amount: 1 }];
const turned = (when: Window, effects = gold): Ability => ({
  when,
  cost: [{ pay: 'activate' }],
  do: effects,
});
const burnt = (when: Window, effects = gold): Ability => ({ when, cost: [{ pay: 'discard' }], do: effects });
const uses = (t: Scenario): string[] => t.options().filter((option) => option.startsWith('use:'));

/** At the first decision, with all these cards in hand. */
function holding(...cards: readonly Card[]): Scenario {
  const t = arena(library, cards);
  hold(t, ...cards.filter((card) => card.kind === 'item' || card.kind === 'ally').map((card) => card.id));
  return t;
}

describe('three kinds of use', () => {
  it('CARD-1 an activated card lies face down until the next Refresh step of its owner', () => {
    const t = holding(anItem({ id: 'lamp', abilities: [turned('moving')] }));
    t.place(0, 'g8');
    t.place(1, 'g9');
    t.choose('use:lamp:0');
    expect(t.player(0).items[0]?.used).toBe(true);
    expect(uses(t)).toEqual([]);
    t.choose('stay');
    expect([t.seat(), t.player(0).items[0]?.used]).toEqual([1, true]);
    t.choose('stay');
    expect([t.seat(), t.player(0).items[0]?.used]).toEqual([0, false]);
    expect(uses(t)).toEqual(['use:lamp:0']);
    expect(t.player(0).gold).toBe(4);
  });

  it('CARD-1 face down it is of no use at all: what it gives always stops too', () => {
    const ring = anItem({
      id: 'ring',
      always: [{ stat: 'combat', amount: 3 }],
      abilities: [turned('before-combat')],
    });
    const t = holding(ring, aFoe({ id: 'foe', life: 9 }));
    attempt(t, 'foe');
    t.totals(9, 9, 9);
    t.choose('use:ring:0', 'fight', 'attack:hero');
    expect(t.happened('rolled').map((roll) => roll.bonus)).toEqual([2, 3, 4]);
  });

  it('CARD-2 a card that is used by discarding goes under the market deck', () => {
    const t = holding(anItem({ id: 'salt', abilities: [burnt('moving')] }));
    t.choose('use:salt:0');
    expect(t.player(0).items).toEqual([]);
    expect(t.state.decks['market']?.bottom).toEqual(['salt']);
    expect(t.player(0).gold).toBe(4);
  });

  it('CARD-3 a card that is always on works while you own it, and stops when you lose it', () => {
    const t = holding(
      anItem({ id: 'charm', always: [{ stat: 'combat', amount: 2 }] }),
      aFoe({ id: 'foe', life: 9 }),
    );
    attempt(t, 'foe');
    t.totals(9);
    t.choose('fight', 'defend', 'discard:charm');
    t.totals(9, 9);
    t.choose('defend', 'defend');
    expect(t.happened('rolled').map((roll) => roll.bonus)).toEqual([2 + 2, 3, 4]);
  });
});

describe('limits', () => {
  it('CARD-4 one card in the Movement step and one in the Market step', () => {
    const t = holding(
      anItem({ id: 'one', abilities: [turned('moving'), turned('market')] }),
      anItem({ id: 'two', abilities: [turned('moving'), turned('market')] }),
      anItem({ id: 'three', abilities: [turned('market')] }),
    );
    expect(uses(t)).toEqual(['use:one:0', 'use:two:0']);
    t.choose('use:one:0');
    expect(uses(t)).toEqual([]);
    t.picks(0);
    t.choose('stay');
    expect(t.kind()).toBe('market');
    expect(uses(t)).toEqual(['use:two:1', 'use:three:0']);
    t.choose('use:three:0');
    expect(uses(t)).toEqual([]);
  });

  it('CARD-5 one card Before Combat and one in each round, anew each round', () => {
    const names = ['one', 'two', 'three', 'four'];
    const t = holding(
      ...names.map((id) => anItem({ id, abilities: [turned('before-combat'), turned('roll')] })),
      aFoe({ id: 'foe', life: 9, body: [11, 0], spirit: [12, 0] }),
    );
    attempt(t, 'foe');
    t.choose('use:one:0');
    expect(t.kind()).toBe('escape');
    t.choose('fight', 'defend');
    expect(uses(t)).toEqual(['use:two:1', 'use:three:1', 'use:four:1']);
    t.totals(9);
    t.choose('use:two:1');
    expect(t.kind()).toBe('melee');
    t.choose('defend', 'defend', 'fight', 'defend');
    expect(uses(t)).toEqual(['use:three:1', 'use:four:1']);
  });

  it('CARD-5 what is activated against the Before Combat text of the enemy is the one card Before Combat', () => {
    const trap = aFoe({
      id: 'trap',
      abilities: [{ when: 'before-combat', forced: true, do: [{ do: 'wound', who: 'you', amount: 1 }] }],
    });
    const pad = anItem({ id: 'pad', abilities: [turned('wounded', [{ do: 'cancel', amount: 1 }])] });
    const cards = [trap, pad, anItem({ id: 'lamp', abilities: [turned('before-combat')] })] as const;
    const used = holding(...cards);
    attempt(used, 'trap');
    used.choose('use:pad:0');
    expect(used.kind()).toBe('escape');
    const spared = holding(...cards);
    attempt(spared, 'trap');
    spared.choose('pass');
    expect([spared.player(0).wounds, ...uses(spared)]).toEqual([1, 'use:lamp:0']);
  });

  it('CARD-6 discards and what is always on do not count', () => {
    const t = holding(
      anItem({ id: 'lamp', abilities: [turned('moving')] }),
      anItem({ id: 'salt', abilities: [burnt('moving')] }),
      anItem({ id: 'soot', abilities: [burnt('moving')] }),
    );
    t.choose('use:salt:0', 'use:lamp:0', 'use:soot:0');
    expect(t.player(0).gold).toBe(3 + 3);
    expect(t.player(0).activations).toBe(1);
  });

  it('CARD-4 a card can raise the limit', () => {
    const t = holding(
      anItem({ id: 'coat', always: [{ stat: 'activations', amount: 1 }] }),
      ...['one', 'two', 'three'].map((id) => anItem({ id, abilities: [turned('moving')] })),
    );
    t.choose('use:one:0');
    expect(uses(t)).toEqual(['use:two:0', 'use:three:0']);
    t.choose('use:two:0');
    expect(uses(t)).toEqual([]);
  });
});

describe('timing and meaning', () => {
  it('CARD-7 a magic attack Before Combat does not open what is marked Magic; the Magic phase does', () => {
    const t = scenario(library, { heroes: ['varikas-the-dead'] });
    t.give(0, 'soul-burn');
    t.totals(10);
    attempt(t, 'brood-of-the-bloodmother');
    t.totals(12);
    t.choose('use:varikas-the-dead:0');
    expect(t.happened('rolled').at(-1)).toMatchObject({ phase: 'magic', success: true });
    expect([t.kind(), foeWounds(t)]).toEqual(['escape', 1]);
    t.totals(9, 12);
    t.choose('fight', 'defend', 'defend', 'attack:hero');
    expect([t.kind(), ...uses(t)]).toEqual(['hit', 'use:soul-burn:0']);
    t.choose('use:soul-burn:0');
    expect(t.happened('foe-wounded').at(-1)).toMatchObject({ amount: 3 });
  });

  it('CARD-8 G12 what an Item gives you, an Ally does not profit from, and an Ally helps only itself', () => {
    const t = holding(
      anItem({
        id: 'charm',
        always: [{ stat: 'combat', amount: 2 }],
        abilities: [turned('roll', [{ do: 'add', amount: 5 }])],
      }),
      anAlly({
        id: 'ann',
        stamina: 3,
        always: [{ stat: 'combat', amount: 3 }],
        abilities: [
          {
            when: 'roll',
            cost: [{ pay: 'exhaustion', amount: 1 }],
            once: 'round',
            do: [{ do: 'add', amount: 1 }],
          },
        ],
      }),
      anAlly({ id: 'bob' }),
      aFoe({ id: 'foe', life: 9 }),
    );
    attempt(t, 'foe');
    t.choose('fight', 'attack:ann');
    expect([t.kind(), ...uses(t)]).toEqual(['roll', 'use:ann:0']);
    t.totals(15, 15);
    t.choose('pass', 'attack:bob');
    expect(t.kind()).toBe('magic');
    t.choose('attack:hero');
    expect(uses(t)).toEqual(['use:charm:0']);
    t.totals(15);
    t.choose('pass');
    expect(t.happened('rolled').map(({ who, bonus }) => [who, bonus])).toEqual([
      ['ann', 1 + 3],
      ['bob', 1],
      ['hero', 4 + 2],
    ]);
  });

  it('CARD-8 G12 unless it says more', () => {
    const t = holding(
      anAlly({ id: 'drum', always: [{ stat: 'combat', amount: 1, for: 'party' }] }),
      anItem({ id: 'flag', always: [{ stat: 'combat', amount: 2, for: 'allies' }] }),
      aFoe({ id: 'foe', life: 9, spirit: [12, 0] }),
    );
    attempt(t, 'foe');
    t.totals(15, 15);
    t.choose('fight', 'attack:drum', 'attack:hero');
    expect(t.happened('rolled').map((roll) => roll.bonus)).toEqual([1 + 1 + 2, 3 + 1]);
  });

  const needle = anItem({
    id: 'needle',
    abilities: [turned('round-start', [{ do: 'wound', who: 'enemy', amount: 1 }])],
  });

  it('CARD-9 your enemy is the Challenge that you fight', () => {
    const t = holding(needle, aFoe({ id: 'foe' }));
    attempt(t, 'foe');
    t.choose('use:needle:0');
    expect([foeWounds(t), t.player(0).wounds]).toEqual([1, 0]);
  });

  it('CARD-9 or the foe that an Encounter has sent', () => {
    const thief: Card = {
      kind: 'encounter',
      id: 'thief',
      name: 'Thief',
      flavour: 'Made for a test.',
      color: 'green',
      drawn: [{ do: 'fight', win: [{ do: 'gain-gold', amount: 7 }] }],
      foe: { name: 'The Thief', family: 'bandit', life: 1, mind: [10, 1], body: [11, 1], spirit: [12, 1] },
    };
    const t = holding(needle, thief, aFoe({ id: 'foe' }));
    t.onTop('green', 'foe');
    attempt(t, 'thief');
    t.choose('use:needle:0');
    expect(t.happened('defeated')).toMatchObject([{ card: 'thief' }]);
    expect(t.player(0).gold).toBe(3 + 7);
  });

  it('CARD-9 or a Hero', () => {
    const t = holding(needle);
    t.place(0, 'g8', 'g7');
    t.place(1, 'g8');
    t.choose('stay', 'attack:1', 'use:needle:0');
    expect([t.player(0).wounds, t.player(1).wounds]).toEqual([0, 1]);
  });
});
