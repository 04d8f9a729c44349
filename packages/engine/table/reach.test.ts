import { library } from '@wayrune/content';
import { scripted, seeded } from '../kernel/chance.ts';
import { apply } from '../rules/world/game.ts';
import { clone, type State } from '../rules/world/state.ts';
import { decide, startTable, type Table } from './table.ts';
import { describe, expect, it } from 'vitest';
import { reach } from './reach.ts';

/** Hedda in Tamalir, having rolled these faces. */
function rolled(...faces: number[]): Table {
  const setup = { adventure: 'dragon-lords', heroes: ['hedda-stonebrake'], variants: [], packs: [] };
  const { table } = startTable(library, setup, seeded('reach'));
  decide(table, 'roll', scripted(faces));
  return table;
}

const RIVER_MOUNTAIN = 4;

describe('reach', () => {
  it('finds what the dice open and nothing else', () => {
    const { world, state } = rolled(
      RIVER_MOUNTAIN,
      RIVER_MOUNTAIN,
      RIVER_MOUNTAIN,
      RIVER_MOUNTAIN,
      RIVER_MOUNTAIN,
    );
    const found = reach(world, state);
    for (const river of ['f6', 'f5', 'e7', 'd7', 'g5', 'c8']) expect([...found.keys()]).toContain(river);
    expect(found.has('g7')).toBe(true);
    for (const space of found.keys())
      expect(['river', 'mountain', 'town']).toContain(world.board.space[space]?.terrain);
    expect(found.get('f5')).toHaveLength(2);
  });

  it('gives paths that the rules accept to the end', () => {
    const { world, state } = rolled(0, 1, 2, 3, 5);
    const found = reach(world, state);
    expect(found.size).toBeGreaterThan(30);
    for (const [space, path] of found) {
      const walked = clone(state);
      for (const option of path) apply(world, walked, option, seeded('on'));
      expect(walked.players[0]?.space).toBe(space);
    }
  });

  it('leaves nothing out: every way that the dice allow leads to a space of it, with no fewer dice', () => {
    const { world, state } = rolled(0, 1, 3, 3, 5);
    const fewest = new Map<string, number>();
    const walk = (from: State, dice: number): void => {
      for (const option of from.decision?.kind === 'step' ? from.decision.options : []) {
        const [verb, space = ''] = option.split(':');
        if (verb !== 'step') continue;
        fewest.set(space, Math.min(dice, fewest.get(space) ?? dice));
        const on = clone(from);
        apply(world, on, option, seeded('on'));
        walk(on, dice + 1);
      }
    };
    walk(state, 1);
    const found = reach(world, state);
    expect(new Map([...found].map(([space, path]) => [space, path.length]))).toEqual(fewest);
  });

  it('changes nothing, and knows nothing while no dice are being used', () => {
    const table = rolled(0, 1, 2, 3, 5);
    const before = JSON.stringify(table.state);
    reach(table.world, table.state);
    expect(JSON.stringify(table.state)).toBe(before);
    decide(table, 'stop', seeded('on'));
    expect(table.state.decision?.kind).not.toBe('step');
    expect(reach(table.world, table.state).size).toBe(0);
  });
});
