import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import { createWorld } from '../parts/library.ts';
import type { World } from '../rules/world/world.ts';
import { anyOption, randomSetup } from './random-play.ts';
import { soakGame, type SoakPlayer } from './soak.ts';

const setup = randomSetup(3);
const world = createWorld(library, setup);
const anybody: SoakPlayer = (_, state, chance) => anyOption(state, chance);

const soak = (changes: { world?: World; player?: SoakPlayer } = {}) =>
  soakGame({ library, world, setup, player: anybody, seed: 'test', cap: 400, ...changes });

describe('the soak', () => {
  it('finds nothing where nothing is wrong', () => {
    expect(soak()).toEqual({ decisions: 400, finished: false, violations: [] });
  });

  it('notices an Encounter that is thrown away', () => {
    const policies = { ...world.policies, discardAdventure: () => undefined };
    const { violations, decisions } = soak({ world: { ...world, policies } });
    expect(violations[0]?.message).toMatch(/^card .* is in 0 places$/);
    expect(violations[0]?.entry).toBe(decisions);
  });

  it('notices rules that throw, and says where', () => {
    const policies = {
      ...world.policies,
      drawAdventure: (): never => {
        throw new Error('no such deck');
      },
    };
    expect(soak({ world: { ...world, policies } }).violations[0]?.message).toContain(
      'threw Error: no such deck',
    );
  });

  it('notices rules that remember something outside the state', () => {
    let calls = 0;
    const policies = { ...world.policies, movementDice: () => (calls++ % 2 === 0 ? 4 : 5) };
    expect(soak({ world: { ...world, policies } }).violations).not.toEqual([]);
  });

  it('notices players who choose what is not offered', () => {
    const { violations } = soak({ player: () => 'fly' });
    expect(violations[0]?.message).toContain('"fly" is not offered');
  });
});
