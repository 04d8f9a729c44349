import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import { combatOf } from '../../../rules/combat/combat-frame.ts';
import { aHero, anAlly, anItem } from '../../../testing/arena.ts';
import { type Scenario } from '../../../testing/scenario.ts';
import { endgameNext, scionsTable, storm } from '../../../testing/adventures/scions.ts';
import { broughtBy } from './cooperative.ts';

/** Lowest Mind 2 and damage 1 of `plain`; the scholar has more Mind and less Body, and hits for nothing with it. */
const CARDS = [
  aHero({ id: 'scholar', mind: [5, 3], body: [1, 0], spirit: [6, 2] }),
  aHero({ id: 'novice', mind: [1, 1] }),
  anAlly({ id: 'friend', mind: [9, 9], body: [9, 9], spirit: [9, 9] }),
  anItem({ id: 'lens', always: [{ stat: 'ranged', amount: 2 }] }),
  anItem({ id: 'glass', always: [{ stat: 'ranged', amount: 3 }] }),
  ...['wand', 'rod', 'staff'].map((id) =>
    anItem({
      id,
      abilities: [{ when: 'rolled', cost: [{ pay: 'activate' }], do: [{ do: 'add', amount: 1 }] }],
    }),
  ),
];
const HEROES = ['plain', 'scholar'];

/** The joint battle, about to begin. */
function table(heroes: readonly string[] = HEROES): Scenario {
  const t = scionsTable(library, { heroes, variants: ['cooperative'], cards: CARDS });
  endgameNext(t);
  return t;
}
/** Its first roll is made; then the first question is asked. */
function begin(t: Scenario, ...totals: number[]): Scenario {
  t.picks(
    ...storm(t)
      .lords.slice(1)
      .map(() => 0),
  );
  t.totals(...totals);
  t.choose('stay');
  while (t.kind() === 'prepare') t.choose('done');
  return t;
}
const rolls = (t: Scenario) => t.happened('rolled').map(({ bonus }) => bonus);
const foeWounds = (t: Scenario): number[] => t.happened('foe-wounded').map(({ amount }) => amount);

function awake(t: Scenario, seat: number): void {
  storm(t).asleep = storm(t).asleep.filter((one) => one !== 'archer');
  t.give(seat, 'archer');
}

describe('the cooperative game', () => {
  it('TOGETHER-1 TOGETHER-2 lets Heroes negotiate, but not attack each other', () => {
    const t = scionsTable(library, { variants: ['cooperative'], cards: CARDS });
    t.place(0, 'e9');
    t.place(1, 'e9');
    t.give(0, 'lens');
    t.choose('stay');
    expect(t.choices()).toEqual(['negotiate:1', 'pass']);
  });
});

describe('the joint battle', () => {
  it('TOGETHER-6 TOGETHER-9 TOGETHER-11 TOGETHER-12 TOGETHER-13 TOGETHER-14 TOGETHER-15 TOGETHER-16 S15 makes one roll a phase, with the lowest value and the lowest damage', () => {
    const t = begin(table(), 20, 20, 2);
    // Mind 2 of the one, Body 1 of the other, Spirit 4 of the first again.
    expect(rolls(t)).toEqual([2, 1, 4]);
    // Damage 1 in ranged; in melee the scholar's is 0.
    expect(foeWounds(t)).toEqual([1]);
    expect(t.kind()).toBe('divide');
    expect(t.happened('combat').map(({ seat, along }) => [seat, along])).toEqual([[0, [1]]]);
  });

  it('TOGETHER-8 TOGETHER-26 TOGETHER-27 TOGETHER-28 TOGETHER-30 deals a failed roll’s wounds once, to Heroes only, as the highest-level Hero says', () => {
    const t = table();
    t.give(1, 'friend');
    begin(t, 20, 2);
    expect([t.kind(), t.seat(), t.choices()]).toEqual(['divide', 0, ['bear:0', 'bear:1']]);
    t.totals(2);
    t.choose('bear:1');
    expect([t.player(0).wounds, t.player(1).wounds]).toEqual([0, 1]);
    expect(t.player(1).allies.map(({ wounds }) => wounds)).toEqual([0]);
    // The wound on the Stormlord has stayed.
    expect(combatOf(t.game())?.foeWounds).toBe(1);
  });

  it('TOGETHER-17 TOGETHER-10 S15 knows neither Allies nor a Refresh between Stormlords', () => {
    const t = table();
    const wand = t.give(0, 'wand');
    wand.used = true;
    t.give(0, 'friend');
    begin(t, 20, 20, 20, 20, 2);
    expect(rolls(t).slice(0, 3)).toEqual([2, 1, 4]);
    expect(t.happened('lord-beaten')).toHaveLength(1);
    expect(t.player(0).items.map(({ used }) => used)).toEqual([true]);
  });

  it('TOGETHER-18 TOGETHER-19 S37 adds up what the Items of all give', () => {
    const t = table();
    t.give(0, 'lens');
    t.give(1, 'glass');
    begin(t, 2);
    expect(rolls(t)).toEqual([2 + 2 + 3]);
  });

  it('TOGETHER-20 lets each Hero activate one card a round', () => {
    const t = table();
    for (const [seat, card] of [
      [0, 'wand'],
      [0, 'staff'],
      [1, 'rod'],
    ] as const)
      t.give(seat, card);
    begin(t, 2);
    expect([t.kind(), t.seat()]).toEqual(['rolled', 0]);
    t.choose('use:wand:0');
    expect([t.kind(), t.seat()]).toEqual(['rolled', 1]);
    t.choose('use:rod:0');
    // The staff of the first was not offered any more.
    expect(t.player(0).items.map(({ used }) => used)).toEqual([true, false]);
    expect(t.player(1).items.map(({ used }) => used)).toEqual([true]);
  });

  it('TOGETHER-21 TOGETHER-22 TOGETHER-25 lets an awake Scion stand in after the lowest is known and before the dice', () => {
    const value = table();
    awake(value, 0);
    begin(value);
    expect([0, 1].map((seat) => broughtBy(value.game(), seat, 'ranged', 'value'))).toEqual([2, 5]);
    expect([value.kind(), value.seat()]).toEqual(['stand-in', 0]);
    expect(value.happened('rolled')).toEqual([]);
    value.totals(2);
    value.choose('lend:value');
    // Mind 3 of the Scion in place of 2; the dice are thrown and nothing more is asked.
    expect(rolls(value)).toEqual([3]);
    // It counts for that roll alone: in magic the Hero still brings 4.
    expect(broughtBy(value.game(), 0, 'magic', 'value')).toBe(4);
    expect(value.kind()).toBe('divide');
    const damage = table();
    awake(damage, 0);
    begin(damage);
    damage.totals(20);
    damage.choose('lend:damage');
    expect(rolls(damage)).toEqual([2]);
    expect(foeWounds(damage)).toEqual([2]);
  });

  it('TOGETHER-23 TOGETHER-24 asks every Hero who has a Scion, lowest or not, and nobody else', () => {
    const t = table(['novice', 'plain']);
    awake(t, 1);
    begin(t);
    expect([t.kind(), t.seat()]).toEqual(['stand-in', 1]);
    t.totals(2);
    // Mind 3 for 2: the lowest is still the novice's 1.
    t.choose('lend:value');
    expect(rolls(t)).toEqual([1]);
  });

  it('TOGETHER-21 TOGETHER-22 asks for nothing that cannot help: a Scion with no higher number stays aside', () => {
    const t = table();
    awake(t, 1);
    // Mind 3 and damage 2 of the Scion for the scholar's 5 and 3.
    begin(t, 2);
    expect([t.kind(), rolls(t)]).toEqual(['divide', [2]]);
  });

  it('TOGETHER-24 TOGETHER-32 does not ask a Hero who is out', () => {
    const t = table();
    awake(t, 0);
    t.player(0).wounds = 4;
    begin(t);
    t.totals(2);
    t.choose('pass');
    t.totals(20, 20, 20);
    t.choose('bear:0');
    expect(storm(t).out).toEqual([0]);
    expect(t.happened('out-of-endgame')).toEqual([{ type: 'out-of-endgame', seat: 0 }]);
    expect(t.kind()).not.toBe('stand-in');
    expect(rolls(t).slice(1, 3)).toEqual([1, 6]);
  });

  it('TOGETHER-31 TOGETHER-32 TOGETHER-33 S9 counts no longer who is out: the lowest values are found anew', () => {
    const t = table();
    t.player(0).wounds = 4;
    t.give(0, 'lens');
    begin(t, 2);
    t.totals(20, 20, 20);
    t.choose('bear:0');
    expect(storm(t).out).toEqual([0]);
    expect(t.player(0).gold).toBe(3);
    expect(t.player(0).items).toHaveLength(1);
    // The scholar's own: Body 1, Spirit 6.
    expect(rolls(t).slice(1, 3)).toEqual([1, 6]);
  });
});

describe('winning and losing together', () => {
  it('TOGETHER-5 TOGETHER-7 TOGETHER-34 TOGETHER-35 TOGETHER-37 S9 all win when the last Stormlord falls, those who are out too', () => {
    const t = table(['plain', 'other']);
    t.player(0).wounds = 4;
    begin(t, 2);
    t.totals(20, 20, 20, 20);
    t.choose('bear:0');
    expect(storm(t).out).toEqual([0]);
    expect(t.happened('lord-beaten').map(({ beaten }) => beaten)).toEqual([1, 2]);
    expect(t.state.over).toEqual({ winners: [0, 1], how: 'together' });
  });

  it('TOGETHER-36 all lose when the last Hero falls', () => {
    const t = table(['plain', 'other']);
    for (const seat of [0, 1]) t.player(seat).wounds = 4;
    begin(t, 2);
    t.totals(2);
    t.choose('bear:0');
    expect(t.state.over).toEqual({ winners: [], how: 'storm' });
  });
});
