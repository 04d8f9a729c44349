import { library } from '@wayrune/content';
import { distance } from '@wayrune/engine/rules/world/board.ts';
import { scenario } from '@wayrune/engine/testing/scenario.ts';
import { describe, expect, it } from 'vitest';
import { neighborsOf, sightsNear, windTo } from './surroundings.ts';

const table = () => scenario(library, { heroes: ['ronan-of-the-wild', 'hedda-stonebrake'] });

describe('surroundings in words', () => {
  it('names the six neighbors of a space by six different winds', () => {
    const { world } = table();
    const inland = world.board.spaces.find(({ neighbors }) => neighbors.length === 6)?.id ?? '';
    expect(neighborsOf(world.board, inland).map(({ wind }) => wind)).toEqual([
      'east',
      'north-east',
      'north-west',
      'west',
      'south-west',
      'south-east',
    ]);
  });

  it('says the opposite wind on the way back', () => {
    const { board } = table().world;
    const [west, east] = ['e2', 'e9'];
    expect([windTo(board, west, east), windTo(board, east, west)]).toEqual(['east', 'west']);
    expect([windTo(board, 'c6', 'k6'), windTo(board, 'k6', 'c6')]).toEqual(['south', 'north']);
  });

  it('lists what is near, the nearest first, and nothing empty', () => {
    const t = table();
    const start = t.player(0).space ?? '';
    t.place(1, t.world.board.space[start]?.neighbors[0] ?? '');
    const sights = sightsNear(t.game(), start, 4);
    expect(sights[0]?.heroes).toEqual([1]);
    expect(sights.every(({ space, steps }) => steps === distance(t.world.board, start, space))).toBe(true);
    expect(sights.map(({ steps }) => steps)).toEqual(
      sights.map(({ steps }) => steps).toSorted((a, b) => a - b),
    );
    expect(sights.filter(({ counter }) => counter !== null).length).toBeGreaterThan(0);
  });
});
