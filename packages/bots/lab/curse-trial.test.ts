import { library } from '@wayrune/content';
import { createWorld } from '@wayrune/engine';
import { hash } from '@wayrune/engine/kernel/hash.ts';
import { infoOf } from '@wayrune/engine/rules/world/world.ts';
import { describe, expect, it } from 'vitest';
import { greedy } from '../players/greedy.ts';
import { equip, RUNGS, type Rung } from './kits.ts';
import { rankOf } from './ladder.ts';
import { trial } from './trial.ts';

const setup = { adventure: 'cataclysm', heroes: [null, null], variants: [], packs: [] };
const world = createWorld(library, setup);
const [fresh, , mighty] = RUNGS as [Rung, Rung, Rung];

describe('a Curse card on trial', () => {
  it('is compared within its level', () => {
    expect(rankOf(infoOf(world, 'the-millers-oxen'))).toBe('curses, level I');
    expect(rankOf(infoOf(world, 'the-first-to-shout'))).toBe('curses, level III');
  });

  it.each(['the-chimney-stair', 'the-millers-oxen', 'the-first-to-shout'])(
    '%s gives the same verdict each time and leaves the table as it was',
    (card) => {
      const state = equip(world, setup, 'casimir-dray', fresh, 0);
      const before = hash(state);
      const verdict = trial(world, state, card, greedy);
      expect(trial(world, state, card, greedy)).toEqual(verdict);
      expect(hash(state)).toBe(before);
      expect(verdict.win + verdict.knockedOut).toBeLessThanOrEqual(1);
    },
  );

  it('is a test that fresh Heroes pass more often than not, and a source that only the mighty beat', () => {
    const win = (rung: Rung, card: string): number =>
      trial(world, equip(world, setup, 'hedda-stonebrake', rung, 0), card, greedy).win;
    expect(win(fresh, 'the-chimney-stair')).toBeGreaterThan(0.5);
    expect(win(fresh, 'the-dragon-destroyer')).toBeLessThan(0.1);
    expect(win(mighty, 'the-dragon-destroyer')).toBeGreaterThan(0.5);
  });
});
