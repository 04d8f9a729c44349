import {
  type Board,
  COLORS,
  type Color,
  distance,
  parseBoard,
  type Space,
  type SpaceId,
  spaceAt,
  type Terrain,
} from '@wayrune/engine/rules/world/board.ts';
import { describe, expect, it } from 'vitest';
import { DICE, ids, isWall, mean, survey } from '../testing/survey.ts';
import { TERRINOTH } from './terrinoth.board.ts';

const board: Board = parseBoard(TERRINOTH, 'terrinoth.board.ts');
const { spaces, towns } = board;
const { around, of, jewels, toTown, bodies, isWhole, diceFrom, diceToTown, beyondWalls, dull } =
  survey(board);

describe('what rulings.md knows of Terrinoth', () => {
  it('has 182 hexes by terrain', () => {
    const counts = Object.fromEntries(spaces.map((s) => [s.terrain, of(s.terrain).length]));
    expect(spaces).toHaveLength(182);
    expect(counts).toEqual({
      forest: 40,
      plains: 36,
      hills: 32,
      river: 30,
      mountain: 17,
      road: 15,
      town: 8,
      swamp: 4,
    });
  });

  it('has 20 green, 14 yellow, 9 blue, 7 red jewels, none on a town', () => {
    expect(COLORS.map((color) => jewels(color).length)).toEqual([20, 14, 9, 7]);
    expect(board.jewels).toHaveLength(50);
    expect(board.jewels.filter((id) => spaceAt(board, id).terrain === 'town')).toEqual([]);
  });

  it('has a sunburst on about a third of green, yellow, blue and on no red', () => {
    const bright = (color: Color) => jewels(color).filter((s) => s.jewel?.sunburst).length;
    for (const color of ['green', 'yellow', 'blue'] as const) {
      expect(Math.abs(bright(color) / jewels(color).length - 1 / 3)).toBeLessThan(0.05);
    }
    expect(bright('red')).toBe(0);
  });

  it('lists the towns in the order of the market row (D1), Heroes begin in Tamalir', () => {
    const row = 'vynelvale riverwatch dawnsmoor tamalir forge nerekhall greyhaven frostgate';
    expect(towns.map((t) => t.id)).toEqual(row.split(' '));
    expect(towns.every((t) => t.kind === 'free-town')).toBe(true);
    expect(board.start).toBe('tamalir');
  });

  it('puts Tamalir near the center, Riverwatch and Vynelvale in the south, no other', () => {
    const tamalir = board.town.tamalir?.space ?? '';
    expect(distance(board, tamalir, 'g7')).toBeLessThanOrEqual(1);
    const south = towns.filter((t) => spaceAt(board, t.space).row > 8).map((t) => t.id);
    expect(south).toEqual(['vynelvale', 'riverwatch']);
  });
});

describe('the land', () => {
  it('has rivers that rise at mountains or hills, and reach the border', () => {
    const onBorder = (s: Space) => s.neighbors.length < 6;
    for (const river of bodies('river')) {
      expect(river.length).toBeGreaterThanOrEqual(5);
      expect(ids(river.filter(onBorder))).toHaveLength(1);
      expect(river.flatMap(around).some((s) => s.terrain === 'mountain')).toBe(true);
    }
    expect(bodies('river')).toHaveLength(3);
  });

  it('has roads that each join at least two towns', () => {
    for (const road of bodies('road')) {
      const joined = new Set(road.flatMap(around).flatMap((s) => s.town ?? []));
      expect(joined.size, ids(road).join()).toBeGreaterThanOrEqual(2);
    }
  });

  it('has a road at every town', () => {
    const remote = towns.filter((t) => !around(spaceAt(board, t.space)).some((s) => s.terrain === 'road'));
    expect(remote.map((t) => t.name)).toEqual([]);
  });

  it('has one swamp, where a river slows', () => {
    expect(bodies('swamp')).toHaveLength(1);
    expect(
      of('swamp')
        .flatMap(around)
        .some((s) => s.terrain === 'river'),
    ).toBe(true);
  });

  it('has forest in woods, hills together or under mountains, mountains in ranges but for three lone peaks', () => {
    const alone = (terrain: Terrain) => bodies(terrain).flatMap((body) => (body.length === 1 ? body : []));
    expect(ids(alone('forest'))).toEqual([]);
    const strayHills = alone('hills').filter((s) => !around(s).some((n) => n.terrain === 'mountain'));
    expect(ids(strayHills)).toEqual([]);
    expect(ids(alone('mountain'))).toEqual(['a14', 'l14', 'm1']);
  });

  it('has 10 to 16 named regions, each in one piece, none over a town', () => {
    expect(board.regions.length).toBeGreaterThanOrEqual(10);
    expect(board.regions.length).toBeLessThanOrEqual(16);
    for (const region of board.regions) {
      expect(isWhole(region.spaces), region.name).toBe(true);
      expect(region.spaces.filter((id) => spaceAt(board, id).town)).toEqual([]);
    }
  });
});

describe('play', () => {
  const tamalir = diceFrom(board.town.tamalir?.space ?? '');

  it('reaches every space', () => {
    expect(tamalir.size).toBe(182);
  });

  it('has two green jewels within four spaces of every town, four within two of Tamalir', () => {
    const near = (town: SpaceId, steps: number) =>
      jewels('green').filter((s) => distance(board, s.id, town) <= steps);
    for (const town of towns) expect(near(town.space, 4).length, town.name).toBeGreaterThanOrEqual(2);
    expect(near(board.town.tamalir?.space ?? '', 2)).toHaveLength(4);
  });

  it('has greens near towns and reds remote', () => {
    for (const s of jewels('green')) expect(toTown(s), s.id).toBeLessThanOrEqual(2);
    for (const s of jewels('red')) {
      expect(toTown(s), s.id).toBeGreaterThanOrEqual(4);
      expect(diceToTown(s), s.id).toBeGreaterThanOrEqual(12);
      expect(DICE[s.terrain], s.id).toBe(6);
    }
  });

  it('gets harder to travel to with each color', () => {
    const rising = COLORS.map((color) => mean(jewels(color).map(diceToTown)));
    expect(rising).toEqual(rising.toSorted((a, b) => a - b));
    expect(mean(jewels('red').map(diceToTown))).toBeGreaterThan(3 * mean(jewels('green').map(diceToTown)));
  });

  it('seals nothing off: open land is one piece, and no space lies deeper than two in forest, swamp, mountain', () => {
    expect(ids(beyondWalls(0).filter((s) => !isWall(s)))).toEqual([]);
    expect(ids(beyondWalls(2))).toEqual([]);
  });

  it('keeps towns a journey apart, and no town out of reach', () => {
    for (const town of towns) {
      const others = towns.filter((t) => t !== town);
      const steps = others.map((t) => distance(board, town.space, t.space));
      expect(Math.min(...steps), town.name).toBeGreaterThanOrEqual(3);
      expect(Math.min(...steps), town.name).toBeLessThanOrEqual(5);
      expect(tamalir.get(town.space), town.name).toBeLessThanOrEqual(15);
    }
  });

  it('has no dull expanse: from every space a jewel or a town is at most two steps away', () => {
    expect(ids(dull())).toEqual([]);
  });
});
