import { library } from '@wayrune/content';
import { apply, clone, scripted } from '@wayrune/engine';
import { optionChance } from '@wayrune/engine/table/chances.ts';
import { attempt } from '@wayrune/engine/testing/arena.ts';
import { scenario, type Scenario } from '@wayrune/engine/testing/scenario.ts';
import { describe, expect, it } from 'vitest';
import { challengeOdds, fightOdds } from './index.ts';

const FOE = 'brood-of-the-bloodmother';

/** What an option promises, by the odds of the whole fight. */
const winBy = ({ world, state }: Scenario, option: string): number =>
  fightOdds(world, state)?.options.find((one) => one.option === option)?.win ?? Number.NaN;

/** What the odds say once the option is taken and the dice lie; a fight that is over by then was won. */
function winAfter({ world, state }: Scenario, option: string, first: number, second: number): number {
  const table = clone(state);
  apply(world, table, option, scripted([first - 1, second - 1]));
  return fightOdds(world, table)?.win ?? 1;
}

/** An option that leads to one roll: success so often, counted by hand on the hundred pairs of two dice. */
function expectRoll(table: Scenario, option: string, pairs: number, hit: number, miss: number): void {
  const half = (total: number): [number, number] => [Math.ceil(total / 2), Math.floor(total / 2)];
  expect(optionChance(table.world, table.state, option)).toBeCloseTo(pairs / 100, 12);
  const expected =
    (pairs * winAfter(table, option, ...half(hit)) + (100 - pairs) * winAfter(table, option, ...half(miss))) /
    100;
  expect(winBy(table, option)).toBeCloseTo(expected, 10);
}

/** The rulebook's own example of a Challenge: every roll that it tells of, and the fight around it. */
describe('the odds of Varikas the Dead against the Brood of the Bloodmother', () => {
  const stand = (): Scenario => {
    const table = scenario(library, { heroes: ['varikas-the-dead'] });
    for (const card of ['padded-leather-armor', 'dwarven-fire-bomb', 'acolyte-of-flame']) table.give(0, card);
    table.player(0).exhaustion = 3;
    return table;
  };

  it('are those of each roll, and of what follows when it succeeds and when it fails', () => {
    const table = stand();
    table.totals(6);
    attempt(table, FOE);
    table.choose('use:padded-leather-armor:0');
    // The bomb needs 14 of two dice against Mind 15: 7 + 6 + 5 + 4 + 3 + 2 + 1 pairs.
    expectRoll(table, 'use:dwarven-fire-bomb:0', 28, 14, 11);
    table.totals(11);
    table.choose('use:dwarven-fire-bomb:0');
    // Their magic needs 10 against Spirit 14: all but 1 + 2 + … + 8 pairs.
    expectRoll(table, 'use:varikas-the-dead:0', 64, 14, 9);
    table.totals(14);
    table.choose('use:varikas-the-dead:0', 'fight', 'defend');
    // Melee needs 7 against Body 11: all but 1 + 2 + 3 + 4 + 5 pairs.
    expectRoll(table, 'attack:hero', 85, 7, 5);
    table.totals(5);
    table.choose('attack:hero');
    // The Acolyte needs 13 against Spirit 14: 8 + 7 + … + 1 pairs.
    expectRoll(table, 'attack:acolyte-of-flame', 36, 15, 12);
    table.totals(15);
    table.choose('attack:acolyte-of-flame', 'fight', 'defend');
    // One wound is missing: a hit ends it.
    expect(winAfter(table, 'attack:hero', 6, 6)).toBe(1);
    expectRoll(table, 'attack:hero', 85, 12, 6);
  });

  it('before it begins are those of the test and of what comes after it', () => {
    const table = stand();
    const before = challengeOdds(table.world, table.state, 0, FOE);
    const met = (total: number): number => {
      const fight = stand();
      fight.totals(total);
      attempt(fight, FOE);
      return fightOdds(fight.world, fight.state)?.win ?? Number.NaN;
    };
    // Swim (14) with Body 4 needs 10: 64 of a hundred pairs.
    expect(before.exact).toBe(true);
    expect(before.win).toBeCloseTo(0.64 * met(10) + 0.36 * met(6), 10);
  });
});
