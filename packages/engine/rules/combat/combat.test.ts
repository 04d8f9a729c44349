import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import type { Ability, Card, Modifier, Stat } from '../../effects/vocabulary.ts';
import { aFoe, aHero, anAlly, anItem, arena, attempt, foeWounds, LAIR } from '../../testing/arena.ts';
import type { Scenario } from '../../testing/scenario.ts';

const table = (cards: readonly Card[], heroes?: readonly string[]): Scenario => arena(library, cards, heroes);
/** A fight in the ranged phase of its first round, with the foe on the green counter. */
function inFight(cards: readonly Card[], foe: Card = aFoe({ id: 'foe' }), ...given: string[]): Scenario {
  const t = table([foe, ...cards]);
  for (const card of given) t.give(0, card);
  attempt(t, foe.id);
  t.choose('fight');
  return t;
}

describe('the round', () => {
  it('COMBAT-4 COMBAT-8 escape, ranged, melee, magic, and again; wounds stay; there is no passing', () => {
    const t = table([aFoe({ id: 'foe' })]);
    attempt(t, 'foe');
    const kinds: string[] = [];
    const step = (choice: string, ...dice: number[]): void => {
      kinds.push(t.kind());
      t.totals(...dice);
      t.choose(choice);
    };
    step('fight');
    expect(t.options()).toEqual(['attack:hero', 'defend']);
    step('defend', 7);
    expect(t.options()).toEqual(['attack:hero', 'defend']);
    step('attack:hero', 8, 7);
    expect([t.player(0).wounds, foeWounds(t)]).toEqual([2, 1]);
    step('fight');
    expect(kinds).toEqual(['escape', 'ranged', 'melee', 'escape']);
    expect(t.happened('rolled').map((roll) => [roll.what, roll.phase])).toEqual([
      ['defense', 'ranged'],
      ['attack', 'melee'],
      ['defense', 'magic'],
    ]);
    expect([t.player(0).wounds, foeWounds(t)]).toEqual([2, 1]);
  });

  it('COMBAT-9 COMBAT-10 to equal the number is enough, and the wounds are your damage of that type', () => {
    const t = table(
      [aHero({ id: 'heavy', body: [3, 2], spirit: [4, 3] }), aFoe({ id: 'foe', life: 9, spirit: [12, 0] })],
      ['heavy'],
    );
    attempt(t, 'foe');
    t.choose('fight');
    t.totals(8, 8);
    t.choose('defend', 'attack:hero');
    expect(t.happened('rolled').at(-1)).toMatchObject({ dice: [4, 4], bonus: 3, target: 11, success: true });
    expect(foeWounds(t)).toBe(2);
  });

  it('COMBAT-11 one short is a failure, and gives you the enemy damage of that type', () => {
    const t = inFight([], aFoe({ id: 'foe', mind: [10, 0], body: [11, 3], spirit: [12, 0] }));
    t.totals(7);
    t.choose('defend', 'attack:hero');
    expect(t.happened('rolled').at(-1)).toMatchObject({ dice: [4, 3], bonus: 3, target: 11, success: false });
    expect([t.player(0).wounds, foeWounds(t)]).toEqual([3, 0]);
  });

  it.each([
    { total: 8, wounds: 0 },
    { total: 7, wounds: 2 },
  ])('COMBAT-12 a defense of $total + 2 against 10 costs $wounds wounds and never hurts the enemy', (row) => {
    const t = inFight([], aFoe({ id: 'foe', mind: [10, 2] }));
    t.totals(row.total);
    t.choose('defend');
    expect([t.player(0).wounds, foeWounds(t)]).toEqual([row.wounds, 0]);
  });

  it('COMBAT-13 the Hero attacks in one phase of a round; the next round is a new one', () => {
    const t = inFight([], aFoe({ id: 'foe', life: 9 }));
    t.totals(9, 9, 9);
    t.choose('attack:hero');
    expect(t.happened('rolled').map((roll) => roll.what)).toEqual(['attack', 'defense', 'defense']);
    t.choose('fight');
    expect(t.options()).toContain('attack:hero');
  });

  it('COMBAT-14 combat rolls are attack and defense, attack rolls only attack, an escape test is neither', () => {
    const charm = anItem({ id: 'charm', always: [{ stat: 'combat', amount: 1 }] });
    const hook = anItem({ id: 'hook', always: [{ stat: 'combat', amount: 5, if: [{ is: 'attacking' }] }] });
    const t = table([charm, hook, aFoe({ id: 'foe', life: 9, mind: [19, 1] })]);
    t.give(0, 'charm');
    t.give(0, 'hook');
    attempt(t, 'foe');
    t.totals(2, 9, 9, 9);
    t.choose('escape', 'fight', 'attack:hero');
    expect(t.happened('rolled').map((roll) => [roll.what, roll.bonus])).toEqual([
      ['escape', 2],
      ['attack', 2 + 1 + 5],
      ['defense', 3 + 1],
      ['defense', 4 + 1],
    ]);
  });

  it('COMBAT-15 when the enemy falls, what is left of the round is not played', () => {
    const t = inFight([], aFoe({ id: 'foe', life: 1 }));
    t.totals(9);
    t.choose('attack:hero');
    expect(t.happened('defeated')).toMatchObject([{ seat: 0, card: 'foe' }]);
    expect(t.happened('rolled')).toHaveLength(1);
    expect(t.unused()).toBe(0);
  });

  it('COMBAT-15 an enemy who falls by your answer to their stroke does not strike any more', () => {
    const spear = anItem({
      id: 'spear',
      abilities: [
        { when: 'missed', cost: [{ pay: 'activate' }], do: [{ do: 'wound', who: 'enemy', amount: 1 }] },
      ],
    });
    const t = inFight([spear], aFoe({ id: 'foe', life: 1, mind: [10, 4] }), 'spear');
    t.totals(2);
    t.choose('attack:hero', 'use:spear:0');
    expect(t.happened('defeated')).toHaveLength(1);
    expect(t.player(0).wounds).toBe(0);
  });

  it('COMBAT-15 when the Hero falls, what is left of the round is not played', () => {
    const t = inFight([], aFoe({ id: 'foe', mind: [20, 9] }));
    t.totals(2);
    t.choose('attack:hero');
    expect(t.happened('knocked-out')).toHaveLength(1);
    expect(t.happened('rolled')).toHaveLength(1);
    expect(t.state.active).toBe(1);
  });
});

describe('escape', () => {
  it('COMBAT-5 COMBAT-7 dice plus Mind equal to the Mind of the enemy: back one space, onto the track, turn over', () => {
    const t = table([aFoe({ id: 'foe' })]);
    attempt(t, 'foe');
    expect(t.options()).toEqual(['escape', 'fight']);
    t.totals(8);
    t.choose('escape');
    expect(t.happened('rolled')).toMatchObject([{ what: 'escape', attribute: 'mind', bonus: 2, target: 10 }]);
    const [lair, from] = LAIR.green;
    expect(t.player(0).space).toBe(from);
    expect(t.state.track[0]).toMatchObject({ card: 'foe', space: lair });
    expect(t.player(0).wounds).toBe(0);
    expect([t.state.active, t.kind()]).toEqual([1, 'movement']);
  });

  it('COMBAT-6 a failed try gives the Hero one wound; then try again or go on', () => {
    const t = table([aFoe({ id: 'foe', mind: [10, 4] }), anAlly({ id: 'ann' })]);
    const ann = t.give(0, 'ann');
    attempt(t, 'foe');
    t.totals(7);
    t.choose('escape');
    expect([t.player(0).wounds, ann.wounds, t.kind()]).toEqual([1, 0, 'escape']);
    t.totals(2);
    t.choose('escape');
    expect(t.player(0).wounds).toBe(2);
    t.choose('fight');
    expect(t.kind()).toBe('ranged');
  });

  it('COMBAT-6 the wound of a failed try can knock the Hero out', () => {
    const t = table([aFoe({ id: 'foe' })]);
    t.player(0).wounds = 4;
    attempt(t, 'foe');
    t.totals(2);
    t.choose('escape');
    expect(t.happened('knocked-out')).toMatchObject([{ seat: 0 }]);
    expect(t.state.track[0]?.card).toBe('foe');
  });
});

describe('damage 0', () => {
  it('G14 a defense against it is neither asked nor rolled, and hurts nobody', () => {
    const t = inFight([], aFoe({ id: 'foe', life: 9, body: [11, 0], spirit: [12, 0] }));
    t.totals(9);
    t.choose('attack:hero');
    expect(t.happened('rolled')).toHaveLength(1);
    expect([t.kind(), t.player(0).wounds]).toEqual(['escape', 0]);
  });

  it.each([
    { name: 'of the enemy', foe: true },
    { name: 'of a card of yours', foe: false },
  ])('G14 it is rolled where an effect $name depends on it', ({ foe }) => {
    const enemy: Ability = { when: 'struck', forced: true, do: [{ do: 'exhaust', who: 'you', amount: 1 }] };
    const own: Ability = {
      when: 'guarded',
      cost: [{ pay: 'activate' }],
      do: [{ do: 'wound', who: 'enemy', amount: 1 }],
    };
    const card = aFoe({ id: 'foe', mind: [10, 0], ...(foe ? { abilities: [enemy] } : {}) });
    const t = inFight([anItem({ id: 'buckler', abilities: [own] })], card, ...(foe ? [] : ['buckler']));
    t.totals(foe ? 2 : 12);
    t.choose('defend');
    expect(t.happened('rolled')).toHaveLength(1);
    if (foe) expect(t.player(0).exhaustion).toBe(1);
    else expect(t.options()).toContain('use:buckler:0');
  });
});

describe('G21', () => {
  it('G21 a first roll is the first of each combat anew', () => {
    const eager = aHero({
      id: 'eager',
      always: [{ stat: 'combat', amount: 4, if: [{ is: 'attacking' }, { is: 'first-roll' }] }],
    });
    const t = table([eager, aFoe({ id: 'foe', life: 2 }), aFoe({ id: 'next', color: 'yellow' })], ['eager']);
    const bonuses = (): number[] => t.happened('rolled').map((roll) => roll.bonus);
    attempt(t, 'foe');
    t.totals(9, 9, 9, 9);
    t.choose('fight', 'attack:hero', 'fight', 'attack:hero');
    expect(bonuses()).toEqual([2 + 4, 3, 4, 2]);
    while (t.kind() !== 'movement') t.choose(t.options().includes('done') ? 'done' : 'pass');
    attempt(t, 'next');
    t.totals(9, 9, 9);
    t.choose('fight', 'attack:hero');
    expect(bonuses().slice(4)).toEqual([2 + 4, 3, 4]);
  });

  it('G21 the damage of the first attack belongs to the first roll, that of the next does not', () => {
    const keen = anItem({
      id: 'keen',
      always: ['ranged-damage', 'melee-damage'].map(
        (stat): Modifier => ({ stat: stat as Stat, amount: 2, if: [{ is: 'first-roll' }] }),
      ),
      abilities: [{ when: 'hit', do: [{ do: 'attack-again' }] }],
    });
    const t = inFight([keen], aFoe({ id: 'foe', life: 9, spirit: [12, 0] }), 'keen');
    t.totals(9, 9);
    t.choose('attack:hero', 'use:keen:0');
    expect(foeWounds(t)).toBe(1 + 2);
    t.choose('attack:hero');
    expect(foeWounds(t)).toBe(1 + 2 + 1);
  });
});
