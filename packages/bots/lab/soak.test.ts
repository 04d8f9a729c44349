import { library } from '@wayrune/content';
import { createWorld } from '@wayrune/engine';
import { livelyOption } from '@wayrune/engine/testing/rich-play.ts';
import { soakGame, type SoakPlayer } from '@wayrune/engine/testing/soak.ts';
import { allowedMixtures, pairwiseSubsets } from '@wayrune/engine/testing/subsets.ts';
import { describe, expect, it } from 'vitest';
import { halfRandom } from '../players/half-random.ts';
import { random } from '../players/random.ts';

const table = (players: number, variants: readonly string[] = [], packs: readonly string[] = []) => {
  const setup = {
    adventure: 'dragon-lords',
    heroes: Array.from({ length: players }, () => null),
    variants,
    packs,
  };
  return { setup, world: createWorld(library, setup), library };
};

/** The small brother of `npm run soak`: every invariant after every decision, undo, save, load and replay. */
describe('random play breaks no invariant', () => {
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
    const soaked = soakGame({ ...table(players), player: halfRandom.choose, seed: 'fickle', cap: 2_500 });
    expect(soaked.violations).toEqual([]);
    expect(soaked.decisions).toBeGreaterThan(300);
  });
});

/** Each two of them together, one without the other, and neither; `npm run soak -- --variants every` plays all sets. */
describe('random play with variants, each two of them together', () => {
  it.each([1, 2, 4, 6])(
    'breaks no invariant with %i at the table',
    (players) => {
      for (const variants of pairwiseSubsets(library, 'dragon-lords', players)) {
        const seed = `${players} ${variants.join(' ')}`;
        const soaked = soakGame({ ...table(players, variants), player: random.choose, seed, cap: 600 });
        expect({ variants, violations: soaked.violations }).toEqual({ variants, violations: [] });
      }
    },
    120_000,
  );

  it.each(['doom-track', 'advanced'])('comes to an end with %s', (variant) => {
    for (const players of [1, 2]) {
      const game = { ...table(players, [variant]), player: random.choose, cap: 100_000 };
      const { finished, violations } = soakGame({ ...game, seed: `to the end ${players}` });
      expect({ finished, violations }).toEqual({ finished: true, violations: [] });
    }
  });
});

describe('random play with packs', () => {
  const lively: SoakPlayer = (_, state, chance) => livelyOption(state, chance);

  it.each([1, 4])(
    'breaks no invariant in any mixture of the four, with %i at the table',
    (players) => {
      const mixtures = allowedMixtures(library, 'dragon-lords', players);
      expect(mixtures).toHaveLength(16);
      for (const packs of mixtures) {
        const game = { ...table(players, [], packs), player: lively, cap: 400 };
        const { violations } = soakGame({ ...game, seed: packs.join(' ') });
        expect({ packs, violations }).toEqual({ packs, violations: [] });
      }
    },
    120_000,
  );
});
