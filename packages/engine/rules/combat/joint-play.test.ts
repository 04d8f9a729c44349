import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import { createWorld } from '../../parts/library.ts';
import type { Color } from '../world/board.ts';
import { anyOption } from '../../testing/random-play.ts';
import { soakGame, type SoakPlayer } from '../../testing/soak.ts';
import { stormy } from '../../testing/storm.ts';

const anybody: SoakPlayer = (_, state, chance) => {
  const { decision } = state;
  // Cards are seldom thrown away, so that they are used.
  if (decision === null || chance.pick(10) === 0) return anyOption(state, chance);
  const kept = decision.options.filter((option) => !option.startsWith('discard:'));
  return anyOption(
    kept.length === 0 ? state : { ...state, decision: { ...decision, options: kept } },
    chance,
  );
};

describe('random play in which all Heroes fight together in every turn', () => {
  it.each<[Color, number, boolean]>([
    ['green', 2, true],
    ['yellow', 3, true],
    ['blue', 4, true],
    ['red', 6, true],
    ['green', 3, false],
    ['red', 4, false],
  ])(
    'JOINT-1 keeps every invariant: %s Challenges, %i players, those who escape return: %j',
    (deck, seats, returns) => {
      const heroes = Array.from({ length: seats }, () => null);
      const setup = { adventure: 'dragon-lords', heroes, variants: ['storm'], packs: [] };
      const ours = stormy(library, [], { deck, terms: { returns } });
      const world = createWorld(ours, setup);
      const soaked = soakGame({
        library: ours,
        world,
        setup,
        player: anybody,
        seed: `storm ${deck} ${seats}`,
        cap: 600,
      });
      expect(soaked.violations).toEqual([]);
    },
  );
});
