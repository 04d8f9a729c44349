import { library } from '@wayrune/content';
import { newDeck } from '@wayrune/engine/kernel/deck.ts';
import { aFoe, anItem, arena } from '@wayrune/engine/testing/arena.ts';
import { describe, expect, it } from 'vitest';
import { bestPlayOutlook, bestPlayForecast } from './best-play.ts';
import { NORMAL } from '../value/weights.ts';
import { profileOf } from './hero-profile.ts';
import { forecast } from './monte-carlo.ts';

const DEPTH = 2500;
const never = () => false;
const rat = aFoe({ id: 'rat', life: 1, mind: [2, 1], body: [2, 1], spirit: [2, 1] });
const giant = aFoe({ id: 'giant', life: 9, mind: [2, 3], body: [30, 3], spirit: [30, 3] });
/** Discarding it is never in vain, so there are many ways to fight. */
const flasks = Array.from({ length: 12 }, (_, i) =>
  anItem({
    id: `flask-${i}`,
    abilities: [
      { when: 'round-start', cost: [{ pay: 'discard' }], do: [{ do: 'heal', who: 'you', amount: 1 }] },
    ],
  }),
);

function scene(...carried: readonly string[]) {
  const table = arena(library, [rat, giant, ...flasks]);
  for (const card of carried) table.give(0, card);
  Object.assign(table.player(0), { gold: 12 });
  table.state.decks['green'] = newDeck(['rat', 'giant']);
  return { ...table, hero: profileOf(table.world, table.state, table.player(0), NORMAL) };
}

describe('what fights promise under best play', () => {
  it('is to get away from what cannot be beaten', () => {
    const { world, hero } = scene();
    expect(bestPlayOutlook(world, hero, 'giant', 'green', DEPTH, never)).toEqual({
      win: 0,
      value: expect.closeTo(hero.stakes.escape, 5),
    });
    expect(bestPlayOutlook(world, hero, 'rat', 'green', DEPTH, never).win).toBe(1);
  });

  it('is the mean of the cards that may come, and better than to fight whatever comes', () => {
    const { world, state, hero } = scene();
    const value = (card: string): number => bestPlayOutlook(world, hero, card, 'green', DEPTH, never).value;
    const mean = bestPlayForecast(world, state, hero, 'green', DEPTH, never);
    expect(mean?.value).toBeCloseTo((value('rat') + value('giant')) / 2, 10);
    expect(mean?.win).toBe(0.5);
    expect(mean?.value).toBeGreaterThan(forecast(world, state, hero, 'green', 100).value + 1);
  });

  it('is found by fighting where it cannot be worked out', () => {
    const { world, hero } = scene(...flasks.map(({ id }) => id));
    const seen = bestPlayOutlook(world, hero, 'giant', 'green', 1, never);
    expect(seen).toEqual({ rough: true, win: 0, value: hero.stakes.escape });
    expect(bestPlayOutlook(world, hero, 'rat', 'green', 1, never).win).toBe(1);
  });

  it('is seen at leisure where it looks worse than it is, and remembered', () => {
    const { world, state, hero } = scene();
    state.decks['green'] = newDeck(['giant']);
    const looks = { hero, most: 100_000, busy: () => true };
    const roughly = bestPlayForecast(world, state, hero, 'green', 1, never, looks);
    const plain = bestPlayForecast(world, state, hero, 'green', 1, never);
    expect(roughly).toEqual(plain);
    hero.outlooks.set('face giant green 1', { win: 0, value: -50, rough: true });
    const studied = { hero, most: 100_000, busy: never };
    hero.outlooks.set('gain giant', { win: 0.25, value: 10 });
    for (const study of [studied, looks])
      expect(bestPlayForecast(world, state, hero, 'green', 1, never, study)).toEqual({
        win: 0.25,
        value: -40,
      });
  });

  it('is never seen as worse than best play once it was studied', () => {
    const { world, state, hero } = scene();
    const study = { hero, most: 100_000, busy: never };
    const exact = bestPlayForecast(world, state, hero, 'green', 100_000, never);
    const studied = bestPlayForecast(world, state, hero, 'green', 1, never, study);
    expect(studied?.value).toBeGreaterThanOrEqual((exact?.value ?? 0) - 1e-9);
    expect(hero.outlooks.get('gain giant')).toBeDefined();
  });

  it('is nothing when there is no card left', () => {
    const { world, state, hero } = scene();
    state.decks['green'] = newDeck([]);
    expect(bestPlayForecast(world, state, hero, 'green', DEPTH, never)).toEqual({ win: 0, value: 0 });
  });

  it('is not told when there is no time to think of it', () => {
    const { world, state, hero } = scene();
    expect(bestPlayForecast(world, state, hero, 'green', DEPTH, () => true)).toBeNull();
  });
});
