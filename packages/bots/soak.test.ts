import { library } from '@wayrune/content';
import { createWorld } from '@wayrune/engine';
import { soakGame } from '@wayrune/engine/testing/soak.ts';
import { describe, expect, it } from 'vitest';
import { fickle } from './fickle.ts';
import { random } from './random.ts';

const table = (players: number) => {
  const setup = {
    adventure: 'dragon-lords',
    heroes: Array.from({ length: players }, () => null),
    variants: [],
    packs: [],
  };
  return { setup, world: createWorld(library, setup), library };
};

/** The small brother of `npm run soak`: every invariant after every decision, undo, save, load and replay. */
describe('random play breaks no law of the house', () => {
  for (let players = 1; players <= 6; players++) {
    it(`with ${players} at the table`, () => {
      for (const seed of ['first', 'second', 'third']) {
        const { decisions, violations } = soakGame({
          ...table(players),
          player: random.choose,
          seed,
          cap: 2_500,
        });
        expect(violations).toEqual([]);
        expect(decisions).toBe(2_500);
      }
    });
  }

  it.each([2, 4])('nor does play that half means to win, with %i at the table', (players) => {
    const soaked = soakGame({ ...table(players), player: fickle.choose, seed: 'fickle', cap: 2_500 });
    expect(soaked.violations).toEqual([]);
    expect(soaked.decisions).toBeGreaterThan(300);
  });
});
