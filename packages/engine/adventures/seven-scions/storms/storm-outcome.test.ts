import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import { aProbe } from '../../../testing/arena.ts';
import { type Scenario } from '../../../testing/scenario.ts';
import { aStormFoe, scionsTable } from '../../../testing/adventures/scions.ts';
import { asked, battleOf, breakStorm, pointsOf, stances } from '../../../testing/adventures/storm-battle.ts';

const CARDS = [
  aProbe([{ do: 'wound', who: 'enemy', amount: 1 }], 'before-combat'),
  aStormFoe({ id: 'gust', color: 'yellow', life: 1 }),
  aStormFoe({ id: 'gyre', color: 'blue', life: 1 }),
];
const table = (): Scenario => scionsTable(library, { cards: CARDS });
const town = ({ world }: Scenario): string => world.board.towns[2]?.space ?? '';

describe('who is rewarded', () => {
  it('CLAIM-2 CLAIM-11 CLAIM-13 S6 whoever attacked in the last round, in vain or not, with all of the reward', () => {
    const t = breakStorm(table());
    const pile = { ...t.state.pile };
    battleOf(t).foeWounds = 5;
    t.choose('fight', 'fight');
    t.totals(2, 20);
    t.choose('attack:hero', 'attack:hero');
    expect(pointsOf(t)).toEqual([1, 1]);
    expect([t.player(0).gold, t.player(1).gold]).toEqual([4, 4]);
    expect(t.state.pile).toEqual(pile);
  });

  it.each([
    ['gust', 2],
    ['gyre', 3],
  ])('CLAIM-12 gets the points of its color: %s', (card, amount) => {
    const t = breakStorm(table(), card);
    battleOf(t).foeWounds = 1;
    t.choose('fight', 'fight');
    stances(t, 'attack:hero');
    expect(pointsOf(t)).toEqual([amount, 0]);
  });

  it('CLAIM-5 CLAIM-6 not who attacked only in an earlier round, or escaped in the last', () => {
    const t = breakStorm(table());
    t.choose('fight', 'fight');
    stances(t, 'attack:hero', 'defend', 'defend', 'defend', 'defend', 'defend');
    battleOf(t).foeWounds = 5;
    t.totals(20);
    t.choose('escape', 'fight');
    stances(t, 'attack:hero');
    expect(pointsOf(t)).toEqual([0, 1]);
  });

  it('CLAIM-7 CLAIM-8 CLAIM-9 Before Combat counts as the first round, and not as the second', () => {
    const struck = (): Scenario => {
      const t = table();
      t.give(0, 'probe');
      breakStorm(t);
      t.choose('use:probe:0');
      battleOf(t).foeWounds = 5;
      t.totals(20);
      t.choose('escape', 'fight');
      return t;
    };
    const first = struck();
    stances(first, 'attack:hero');
    expect(pointsOf(first)).toEqual([1, 1]);
    const second = struck();
    stances(second, 'defend', 'defend', 'defend');
    second.totals(20);
    second.choose('escape', 'fight');
    stances(second, 'attack:hero');
    expect(pointsOf(second)).toEqual([0, 1]);
  });

  it('CLAIM-14 CLAIM-15 DOWN-8 the turn goes on after it: the active Hero may spend the points in this turn', () => {
    const t = breakStorm(table(), 'gyre');
    battleOf(t).foeWounds = 1;
    t.player(0).points = 4;
    t.player(1).points = 9;
    t.choose('fight', 'fight');
    stances(t, 'attack:hero');
    expect([t.kind(), t.seat(), t.state.active]).toEqual(['experience', 0, 0]);
  });
});

describe('a knock-out in a storm', () => {
  it('DOWN-1 DOWN-3 is the usual one, and does not end another’s turn', () => {
    const t = table();
    t.place(0, town(t));
    t.player(0).gold = 50;
    breakStorm(t);
    t.player(1).wounds = 4;
    battleOf(t).foeWounds = 4;
    t.choose('fight', 'fight');
    t.totals(20, 2);
    t.choose('attack:hero', 'attack:hero');
    while (t.kind() === 'retreat') t.choose(t.options()[0] ?? '');
    expect([t.player(1).gold, t.player(1).wounds]).toEqual([0, 0]);
    expect(t.world.board.towns.map(({ space }) => space)).toContain(t.player(1).space);
    t.totals(20);
    t.picks(0);
    t.choose('attack:hero');
    expect([t.kind(), t.state.active]).toEqual(['market', 0]);
  });

  it('DOWN-4 DOWN-5 S12 of the active Hero lets the others fight to the end; then the turn is over', () => {
    const t = table();
    t.place(0, town(t));
    breakStorm(t);
    t.player(0).wounds = 4;
    battleOf(t).foeWounds = 5;
    t.choose('fight', 'fight');
    t.totals(2);
    t.choose('attack:hero');
    expect(asked(t)).toEqual(['ranged', 1]);
    stances(t, 'attack:hero');
    expect(pointsOf(t)).toEqual([0, 1]);
    expect(t.state.active).toBe(1);
    expect(t.kind()).not.toBe('market');
  });

  it('DOWN-6 STORM-9 of all ends the storm without a reward; who had not begun still starts in Tamalir', () => {
    const t = table();
    t.player(1).space = null;
    breakStorm(t);
    for (const seat of [0, 1]) t.player(seat).wounds = 4;
    t.choose('fight', 'fight');
    t.totals(2, 2);
    t.choose('attack:hero');
    while (t.kind() === 'retreat') t.choose(t.options()[0] ?? '');
    t.choose('attack:hero');
    expect(t.happened('knocked-out')).toHaveLength(2);
    expect(t.state.removed).toContain('green-storm-1');
    expect(pointsOf(t)).toEqual([0, 0]);
    expect(t.state.active).toBe(1);
    expect(t.player(1).space).toBe(t.world.board.town['tamalir']?.space);
  });
});
