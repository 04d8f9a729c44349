import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import type { Ability, Card, Condition } from '../../effects/vocabulary.ts';
import type { Window } from '../../effects/windows.ts';
import { aFoe, aHero, anAlly, anItem, arena, attempt } from '../../testing/arena.ts';
import type { Scenario } from '../../testing/scenario.ts';
import { holds } from './conditions.ts';
import type { Asker, RollLike } from './counting.ts';

const by = (roll: Partial<RollLike> | null = null, seat = 0): Asker => ({
  seat,
  bearer: 'hero',
  source: 'none',
  roll:
    roll === null
      ? null
      : {
          seat,
          who: 'hero',
          kind: 'attack',
          phase: 'melee',
          inPhase: true,
          attribute: 'body',
          skill: null,
          ...roll,
        },
});
const isTrue = (t: Scenario, condition: Condition, asker = by()): boolean =>
  holds(t.game(), condition, asker);

/** Somewhere in Terrinoth, outside any fight, with a sword and three gold. */
function standing(space: string, hero = 'swimmer'): Scenario {
  const t = arena(
    library,
    [
      aHero({ id: 'swimmer', skills: { swim: 2 } }),
      anItem({ id: 'sword', name: 'Morrow', class: 'weapon', type: 'sword' }),
    ],
    [hero, 'other'],
  );
  t.give(0, 'sword');
  t.place(0, space);
  return t;
}

describe('conditions outside a fight', () => {
  it.each<{ condition: Condition; at?: string; yes: boolean }>([
    { condition: { is: 'terrain', any: ['forest', 'swamp'] }, at: 'i8', yes: true },
    { condition: { is: 'terrain', any: ['forest', 'swamp'] }, at: 'h8', yes: false },
    { condition: { is: 'terrain', any: ['plains'] }, at: 'g7', yes: false },
    { condition: { is: 'town' }, at: 'g7', yes: true },
    { condition: { is: 'town' }, at: 'g8', yes: false },
    { condition: { is: 'town', any: ['forge', 'tamalir'] }, at: 'g7', yes: true },
    { condition: { is: 'town', any: ['forge'] }, at: 'g7', yes: false },
    { condition: { is: 'region', any: ['The Soak', "Burners' Wood"] }, at: 'i8', yes: true },
    { condition: { is: 'region', any: ['The Soak'] }, at: 'i8', yes: false },
    { condition: { is: 'region', any: ['The Soak'] }, at: 'g7', yes: false },
    { condition: { is: 'foe' }, yes: false },
    { condition: { is: 'foe-wounded' }, yes: false },
    { condition: { is: 'against', what: 'challenge' }, yes: false },
    { condition: { is: 'first-roll' }, yes: false },
    { condition: { is: 'round', atLeast: 1 }, yes: false },
    { condition: { is: 'has', what: 'gold', atLeast: 3 }, yes: true },
    { condition: { is: 'has', what: 'gold', atLeast: 4 }, yes: false },
    { condition: { is: 'owns' }, yes: true },
    { condition: { is: 'owns', class: 'weapon' }, yes: true },
    { condition: { is: 'owns', class: 'armor' }, yes: false },
    { condition: { is: 'owns', class: 'weapon', type: 'sword' }, yes: true },
    { condition: { is: 'owns', type: 'mace' }, yes: false },
    { condition: { is: 'holds', any: ['Yester', 'Morrow'] }, yes: true },
    { condition: { is: 'holds', any: ['Yester'] }, yes: false },
    { condition: { is: 'skilled', skill: 'swim' }, yes: true },
    { condition: { is: 'skilled', skill: 'climb' }, yes: false },
    { condition: { is: 'attribute', attribute: 'body', atLeast: 3 }, yes: true },
    { condition: { is: 'attribute', attribute: 'body', atLeast: 4 }, yes: false },
    { condition: { is: 'dice', atLeast: 2 }, yes: false },
    { condition: { is: 'failed' }, yes: false },
    { condition: { is: 'event-in-play' }, yes: false },
    { condition: { is: 'hurt', who: 'party' }, yes: false },
    { condition: { is: 'richest' }, yes: true },
    { condition: { is: 'not', not: { is: 'town' } }, at: 'g8', yes: true },
    { condition: { is: 'not', not: { is: 'town' } }, at: 'g7', yes: false },
    { condition: { is: 'any', of: [{ is: 'town' }, { is: 'owns', class: 'weapon' }] }, at: 'g8', yes: true },
    { condition: { is: 'any', of: [{ is: 'town' }, { is: 'owns', class: 'armor' }] }, at: 'g8', yes: false },
  ])('$condition at $at is $yes', ({ condition, at = 'g8', yes }) => {
    expect(isTrue(standing(at), condition)).toBe(yes);
  });

  it('a learned attribute counts, a modifier does not', () => {
    const t = standing('g8');
    t.player(0).experience.body = 1;
    expect(isTrue(t, { is: 'attribute', attribute: 'body', atLeast: 5 })).toBe(true);
    t.state.modifiers.push({
      stat: 'body',
      amount: 9,
      skill: null,
      for: 'self',
      until: 'turn',
      seat: 0,
      bearer: 'hero',
      source: 'none',
    });
    expect(isTrue(t, { is: 'attribute', attribute: 'body', atLeast: 6 })).toBe(false);
  });

  it('hurt is a wound or exhaustion, of the Hero or of anyone in the party', () => {
    const t = arena(library, [anAlly({ id: 'ann', stamina: 2 })]);
    const ann = t.give(0, 'ann');
    ann.exhaustion = 1;
    expect([isTrue(t, { is: 'hurt', who: 'hero' }), isTrue(t, { is: 'hurt', who: 'party' })]).toEqual([
      false,
      true,
    ]);
    t.player(0).wounds = 1;
    expect(isTrue(t, { is: 'hurt', who: 'hero' })).toBe(true);
    expect(isTrue(t, { is: 'hurt', who: 'party' }, by(null, 1))).toBe(false);
  });

  it('the richest is whoever has no less gold than anybody', () => {
    const t = standing('g8');
    t.player(1).gold = 4;
    expect([isTrue(t, { is: 'richest' }), isTrue(t, { is: 'richest' }, by(null, 1))]).toEqual([false, true]);
    t.player(0).gold = 4;
    expect([isTrue(t, { is: 'richest' }), isTrue(t, { is: 'richest' }, by(null, 1))]).toEqual([true, true]);
  });

  it('an Event in play is seen', () => {
    const t = standing('g8');
    t.state.event = 'low-cloud';
    expect(isTrue(t, { is: 'event-in-play' })).toBe(true);
  });
});

describe('conditions about a roll', () => {
  it.each<{ condition: Condition; roll: Partial<RollLike> | null; yes: boolean }>([
    { condition: { is: 'attacking' }, roll: {}, yes: true },
    { condition: { is: 'attacking' }, roll: { kind: 'defense' }, yes: false },
    { condition: { is: 'attacking' }, roll: { kind: 'escape', phase: null }, yes: false },
    { condition: { is: 'attacking' }, roll: null, yes: false },
    { condition: { is: 'defending' }, roll: { kind: 'defense' }, yes: true },
    { condition: { is: 'defending' }, roll: { kind: 'target' }, yes: true },
    { condition: { is: 'defending' }, roll: {}, yes: false },
    { condition: { is: 'phase', any: ['melee', 'magic'] }, roll: {}, yes: true },
    { condition: { is: 'phase', any: ['ranged'] }, roll: {}, yes: false },
    { condition: { is: 'phase', any: ['melee'] }, roll: { inPhase: false }, yes: false },
    { condition: { is: 'phase', any: ['melee'] }, roll: null, yes: false },
    { condition: { is: 'fighter', who: 'hero' }, roll: {}, yes: true },
    { condition: { is: 'fighter', who: 'ally' }, roll: { who: 'ann' }, yes: true },
    { condition: { is: 'fighter', who: 'hero' }, roll: { who: 'ann' }, yes: false },
    { condition: { is: 'test' }, roll: { kind: 'test', phase: null }, yes: true },
    { condition: { is: 'test' }, roll: {}, yes: false },
    { condition: { is: 'test', attribute: 'body' }, roll: { kind: 'test', phase: null }, yes: true },
    { condition: { is: 'test', attribute: 'mind' }, roll: { kind: 'test', phase: null }, yes: false },
    {
      condition: { is: 'test', skill: 'swim' },
      roll: { kind: 'test', phase: null, skill: 'swim' },
      yes: true,
    },
    { condition: { is: 'test', skill: 'swim' }, roll: { kind: 'test', phase: null }, yes: false },
  ])('$condition for $roll is $yes', ({ condition, roll, yes }) => {
    expect(isTrue(standing('g8'), condition, by(roll))).toBe(yes);
  });
});

describe('conditions in a fight', () => {
  const bell = (when: Window, condition: Condition, forced = true): Card => {
    const ability: Ability = { when, if: [condition], do: [{ do: 'gain-gold', amount: 7 }] };
    return anItem({ id: 'bell', abilities: [forced ? { ...ability, forced: true } : ability] });
  };
  /** The Hero attacks in the ranged phase with these dice; seven gold tell that the condition held. */
  function attacked(
    when: Window,
    condition: Condition,
    dice: readonly [number, number],
    who = 'hero',
  ): Scenario {
    const foe = aFoe({
      id: 'foe',
      color: 'yellow',
      family: 'spider',
      life: 9,
      mind: [10, 2],
      body: [11, 0],
      spirit: [12, 0],
    });
    const t = arena(library, [foe, bell(when, condition), anAlly({ id: 'ann', life: 9 })]);
    t.give(0, 'bell');
    t.give(0, 'ann');
    attempt(t, 'foe');
    t.dice(...dice);
    t.choose('fight', `attack:${who}`);
    while (t.kind() === 'melee' || t.kind() === 'magic') t.choose('defend');
    return t;
  }
  const held = (t: Scenario): boolean => t.player(0).gold === 10;

  it.each<{ when: Window; condition: Condition; dice: [number, number]; yes: boolean }>([
    { when: 'hit', condition: { is: 'dice', doubles: true }, dice: [5, 5], yes: true },
    { when: 'hit', condition: { is: 'dice', doubles: true }, dice: [6, 5], yes: false },
    { when: 'hit', condition: { is: 'dice', atLeast: 14 }, dice: [7, 7], yes: true },
    { when: 'hit', condition: { is: 'dice', atLeast: 14 }, dice: [7, 6], yes: false },
    { when: 'missed', condition: { is: 'dice', atMost: 7 }, dice: [4, 3], yes: true },
    { when: 'missed', condition: { is: 'dice', atMost: 6 }, dice: [4, 3], yes: false },
    { when: 'rolled', condition: { is: 'dice', atLeast: 4, atMost: 8 }, dice: [4, 4], yes: true },
    { when: 'roll', condition: { is: 'dice', atLeast: 2 }, dice: [4, 4], yes: false },
    { when: 'rolled', condition: { is: 'failed' }, dice: [4, 3], yes: true },
    { when: 'rolled', condition: { is: 'failed' }, dice: [4, 4], yes: false },
    { when: 'hit', condition: { is: 'foe', family: ['spider'] }, dice: [5, 5], yes: true },
    {
      when: 'hit',
      condition: { is: 'foe', color: ['yellow', 'red'], family: ['spider'] },
      dice: [5, 5],
      yes: true,
    },
    { when: 'hit', condition: { is: 'foe', color: ['green'] }, dice: [5, 5], yes: false },
    { when: 'hit', condition: { is: 'foe-wounded' }, dice: [5, 5], yes: false },
    { when: 'round-end', condition: { is: 'foe-wounded' }, dice: [5, 5], yes: true },
    { when: 'hit', condition: { is: 'against', what: 'challenge' }, dice: [5, 5], yes: true },
    { when: 'hit', condition: { is: 'against', what: 'hero' }, dice: [5, 5], yes: false },
    { when: 'hit', condition: { is: 'round', atMost: 1 }, dice: [5, 5], yes: true },
    { when: 'hit', condition: { is: 'round', atLeast: 2 }, dice: [5, 5], yes: false },
    { when: 'roll', condition: { is: 'first-roll' }, dice: [5, 5], yes: true },
    { when: 'rolled', condition: { is: 'first-roll' }, dice: [5, 5], yes: true },
    { when: 'hit', condition: { is: 'first-roll' }, dice: [5, 5], yes: true },
    { when: 'round-end', condition: { is: 'first-roll' }, dice: [5, 5], yes: false },
    { when: 'wounded', condition: { is: 'phase', any: ['ranged'] }, dice: [1, 1], yes: true },
    { when: 'wounded', condition: { is: 'phase', any: ['melee', 'magic'] }, dice: [1, 1], yes: false },
    { when: 'wounded', condition: { is: 'attacking' }, dice: [1, 1], yes: true },
    { when: 'wounded', condition: { is: 'fighter', who: 'hero' }, dice: [1, 1], yes: true },
  ])('CARD-7 in window $when: $condition with dice $dice is $yes', ({ when, condition, dice, yes }) => {
    expect(held(attacked(when, condition, dice))).toBe(yes);
  });

  it('CARD-7 a cancel that is tied to a phase is offered for the wounds of that phase only', () => {
    const cloak = anItem({
      id: 'cloak',
      abilities: [
        {
          when: 'wounded',
          cost: [{ pay: 'activate' }],
          if: [{ is: 'phase', any: ['magic'] }],
          do: [{ do: 'cancel', amount: 2 }],
        },
      ],
    });
    const t = arena(library, [cloak, aFoe({ id: 'foe', life: 9 })]);
    t.give(0, 'cloak');
    attempt(t, 'foe');
    t.totals(2, 2, 2);
    t.choose('fight', 'defend', 'defend', 'defend');
    expect([t.kind(), t.player(0).wounds]).toEqual(['wounded', 2]);
    t.choose('use:cloak:0');
    expect(t.player(0).wounds).toBe(2);
  });

  it('CARD-7 a rule that is tied to a phase holds in that phase only', () => {
    const t = arena(library, [
      aFoe({
        id: 'herald',
        rules: [{ rule: 'no-cancel', for: 'enemy', if: [{ is: 'phase', any: ['magic'] }] }],
      }),
    ]);
    t.give(0, 'padded-leather-armor');
    attempt(t, 'herald');
    t.totals(2, 2, 2);
    t.choose('fight', 'defend');
    expect(t.options()).toContain('use:padded-leather-armor:0');
    t.choose('pass', 'defend', 'pass', 'defend');
    expect(t.kind()).not.toBe('wounded');
    expect(t.player(0).wounds).toBe(3);
  });

  it('the wound on an Ally is not one of the Hero', () => {
    const guard = { is: 'fighter', who: 'hero' } as const;
    const t = attacked('wounded', guard, [1, 1], 'ann');
    expect([t.player(0).allies[0]?.wounds, held(t)]).toEqual([2, false]);
  });
});
