import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import { createWorld } from '../../parts/library.ts';
import { withScions } from '../../testing/adventures/scions.ts';
import { soakGame } from '../../testing/soak.ts';
import { anyOption } from '../../testing/random-play.ts';

const scions = withScions(library);
const SETUPS: readonly (readonly string[])[] = [
  [],
  ['cooperative'],
  ['travel-hazards', 'item-limits'],
  ['cooperative', 'travel-hazards', 'ally-limits', 'softer-knockouts'],
];

describe('random play of The Seven Scions', () => {
  for (const players of [1, 2, 3, 4, 5, 6])
    for (const variants of SETUPS) {
      if (players === 1 && variants.includes('cooperative')) continue;
      it(`breaks no invariant and ends: ${players} players, ${variants.join(', ') || 'plain'}`, () => {
        const heroes = Array.from({ length: players }, () => null);
        const setup = { adventure: 'seven-scions', heroes, variants, packs: [] };
        const world = createWorld(scions, setup);
        const player = (
          _: unknown,
          state: Parameters<typeof anyOption>[0],
          chance: Parameters<typeof anyOption>[1],
        ) => anyOption(state, chance);
        const soaked = soakGame({
          library: scions,
          world,
          setup,
          player,
          seed: `scions ${players} ${variants.join()}`,
          cap: 20_000,
        });
        expect(soaked.violations).toEqual([]);
        expect(soaked.finished).toBe(true);
      }, 60_000);
    }
});
