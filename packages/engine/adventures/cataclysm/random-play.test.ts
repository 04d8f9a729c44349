import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import { createWorld } from '../../parts/library.ts';
import { withCataclysm } from '../../testing/adventures/cataclysm.ts';
import { anyOption } from '../../testing/random-play.ts';
import { soakGame } from '../../testing/soak.ts';

const all = withCataclysm(library);
const ADVENTURE_PACKS = ['traps-and-terrors', 'beasts-and-bandits'];
const MARKET_PACKS = ['rituals-and-runes', 'weapons-of-legend'];
const SETUPS: readonly { readonly variants: readonly string[]; readonly packs: readonly string[] }[] = [
  { variants: [], packs: [] },
  { variants: ['travel-hazards', 'item-limits'], packs: MARKET_PACKS },
  { variants: ['ally-limits', 'softer-knockouts', 'shorter'], packs: ADVENTURE_PACKS },
  {
    variants: ['travel-hazards', 'softer-knockouts', 'longer'],
    packs: [...MARKET_PACKS, ...ADVENTURE_PACKS],
  },
];
const DECISIONS = 1500;

describe('random play of The Cataclysm', () => {
  for (const players of [2, 3, 4, 5])
    for (const { variants, packs } of SETUPS)
      it(`breaks no invariant: ${players} players, ${[...variants, ...packs].join(', ') || 'plain'}`, () => {
        const heroes = Array.from({ length: players }, () => null);
        const setup = { adventure: 'cataclysm', heroes, variants, packs };
        const world = createWorld(all, setup);
        const player = (
          _: unknown,
          state: Parameters<typeof anyOption>[0],
          chance: Parameters<typeof anyOption>[1],
        ) => anyOption(state, chance);
        const soaked = soakGame({
          library: all,
          world,
          setup,
          player,
          seed: `cataclysm ${players} ${variants.join()}`,
          cap: DECISIONS,
        });
        expect(soaked.violations).toEqual([]);
      }, 60_000);
});
