import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import type { Amount, Countable } from '../../effects/vocabulary.ts';
import { aFoe, anAlly, anItem, aProbe, arena, attempt, hold } from '../../testing/arena.ts';
import type { Scenario } from '../../testing/scenario.ts';
import { amountOf, count, experienceCounters } from './counting.ts';

const asker = { seat: 0, bearer: 'hero', source: 'bell', roll: null };

/** Two Items (one of them a Weapon), an Ally, wounds, exhaustion, experience, gold and a neighbor. */
function rich(): Scenario {
  const t = arena(library, [
    anItem({ id: 'bell', counters: 4 }),
    anItem({ id: 'sword', class: 'weapon' }),
    anAlly({ id: 'ann' }),
  ]);
  for (const card of ['bell', 'sword', 'ann']) t.give(0, card);
  Object.assign(t.player(0), { wounds: 2, exhaustion: 3, gold: 6 });
  Object.assign(t.player(0).experience, { mind: 1, life: 1 });
  t.place(0, 'g8');
  t.place(1, 'g8');
  t.state.track[1] = { card: 'barrow-sentry', space: 'c5', since: 1 };
  return t;
}

describe('counting', () => {
  it.each<[Countable, number]>([
    ['allies', 1],
    ['items', 2],
    ['weapons', 1],
    ['wounds', 2],
    ['exhaustion', 3],
    ['level', 2],
    ['runes', 0],
    ['gold', 6],
    ['round', 0],
    ['foe-wounds', 0],
    ['heroes-here', 1],
    ['fighters', 0],
    ['undefeated', 1],
    ['counters', 4],
  ])('%s: %i', (what, number) => {
    const t = rich();
    expect(count(t.game(), what, asker)).toBe(number);
    expect(experienceCounters(t.player(0))).toBe(2);
  });

  it('counts runes, rounds and the wounds of the enemy', () => {
    const rune = aFoe({ id: 'rune', color: 'red', reward: [{ do: 'take' }], as: { kind: 'rune' } });
    const t = arena(library, [rune, aFoe({ id: 'foe', life: 9, body: [11, 0], spirit: [12, 0] })]);
    t.give(0, 'rune');
    attempt(t, 'foe');
    t.totals(9);
    t.choose('fight', 'attack:hero', 'fight');
    const of = (what: Countable): number => count(t.game(), what, asker);
    expect([of('runes'), of('round'), of('foe-wounds'), of('counters')]).toEqual([1, 2, 1, 0]);
    expect(of('fighters')).toBe(1);
  });

  it('counters on a Challenge are its own', () => {
    const thief = aFoe({
      id: 'thief',
      life: 1,
      abilities: [{ when: 'before-combat', forced: true, do: [{ do: 'add-counters', amount: 2 }] }],
      reward: [{ do: 'gain-gold', amount: { count: 'counters', times: 3, plus: 1 } }],
    });
    const t = arena(library, [thief, anItem({ id: 'bell', counters: 9 })]);
    t.give(0, 'bell');
    attempt(t, 'thief');
    t.totals(9);
    t.choose('fight', 'attack:hero');
    expect(t.player(0).gold).toBe(3 + 7);
    expect(t.player(0).items[0]?.counters).toBe(9);
  });

  it.each<{ amount: Amount; is: number }>([
    { amount: 4, is: 4 },
    { amount: { count: 'gold' }, is: 6 },
    { amount: { count: 'gold', times: 2 }, is: 12 },
    { amount: { count: 'gold', times: -1, plus: 10 }, is: 4 },
    { amount: { count: 'gold', plus: 2, max: 7 }, is: 7 },
    { amount: { count: 'wounds', plus: 2, max: 7 }, is: 4 },
  ])('$amount is $is', ({ amount, is }) => {
    expect(amountOf(rich().game(), amount, asker)).toBe(is);
  });

  it('dice are not rolled by modifiers', () => {
    const t = rich();
    expect(() => amountOf(t.game(), { roll: 'd10' }, asker)).toThrow(/rolled by effects/);
  });

  it.each<{ amount: Amount; dice: number[]; gold: number }>([
    { amount: { roll: 'd10' }, dice: [7], gold: 7 },
    { amount: { roll: '2d10' }, dice: [7, 10], gold: 17 },
    { amount: { count: 'gold', times: -5, plus: 1 }, dice: [], gold: 0 },
  ])('an effect of $amount gives $gold gold, never less than nothing', ({ amount, dice, gold }) => {
    const t = arena(library, [aProbe([{ do: 'gain-gold', amount }])]);
    hold(t, 'probe');
    t.dice(...dice);
    t.choose('use:probe:0');
    expect(t.player(0).gold).toBe(3 + gold);
    expect(t.happened('die').map((event) => event.value)).toEqual(dice);
  });
});
