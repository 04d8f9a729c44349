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
import { TERRINOTH } from './terrinoth.board.ts';

const board: Board = parseBoard(TERRINOTH, 'terrinoth.board.ts');
const { spaces, towns } = board;

const around = (space: Space): Space[] => space.neighbors.map((id) => spaceAt(board, id));
const ids = (list: readonly Space[]): SpaceId[] => list.map((s) => s.id);
const of = (...terrain: Space['terrain'][]): Space[] => spaces.filter((s) => terrain.includes(s.terrain));
const jewels = (color: Color): Space[] => spaces.filter((s) => s.jewel?.color === color);
const toTown = (space: Space): number => Math.min(...towns.map((t) => distance(board, space.id, t.space)));
const mean = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0) / numbers.length;
const isWall = (s: Space): boolean => ['forest', 'swamp', 'mountain'].includes(s.terrain);

/** Everything that can be reached from `from` over spaces that pass. */
function flood(from: Space, passes: (s: Space) => boolean): Space[] {
  const found = [from];
  for (const here of found) found.push(...around(here).filter((n) => passes(n) && !found.includes(n)));
  return found;
}

function bodies(terrain: Terrain): Space[][] {
  const all = of(terrain).map((s) => flood(s, (n) => n.terrain === terrain));
  return all.filter((body) => body.every((s) => s.index >= (body[0]?.index ?? 0)));
}

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
      const [first = ''] = region.spaces;
      const piece = flood(spaceAt(board, first), (s) => region.spaces.includes(s.id));
      expect(ids(piece).toSorted(), region.name).toEqual(region.spaces.toSorted());
      expect(piece.filter((s) => s.town)).toEqual([]);
    }
  });
});

// Entering a space takes a die that shows its terrain: on average 1 / (chance of one die) dice.
const DICE: Record<Space['terrain'], number> = {
  road: 6 / 4,
  plains: 6 / 3,
  river: 6 / 3,
  hills: 6 / 2,
  forest: 6,
  swamp: 6,
  mountain: 6,
  town: 1,
};

/** Dice from one space to each other on the cheapest way. */
function diceFrom(from: SpaceId): Map<SpaceId, number> {
  const cost = new Map([[from, 0]]);
  const open = new Set([from]);
  for (let here = from; open.size > 0; [here = from] = open) {
    open.delete(here);
    for (const next of around(spaceAt(board, here))) {
      const sum = (cost.get(here) ?? 0) + DICE[next.terrain];
      if (sum >= (cost.get(next.id) ?? Infinity)) continue;
      cost.set(next.id, sum);
      open.add(next.id);
    }
  }
  return cost;
}

describe('play', () => {
  const dice = towns.map((t) => diceFrom(t.space));
  const diceToTown = (s: Space) => Math.min(...dice.map((costs) => costs.get(s.id) ?? Infinity));
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
    // From Tamalir over open land, and through walls of at most `width` hexes in a row.
    const reached = (width: number): Set<Space> => {
      const start = spaceAt(board, board.town.tamalir?.space ?? '');
      const states = [{ space: start, run: 0 }];
      const seen = new Set([`${start.id} 0`]);
      for (const { space, run } of states) {
        for (const next of around(space)) {
          const longer = isWall(next) ? run + 1 : 0;
          if (longer > width || seen.has(`${next.id} ${longer}`)) continue;
          seen.add(`${next.id} ${longer}`);
          states.push({ space: next, run: longer });
        }
      }
      return new Set(states.map((s) => s.space));
    };
    const missed = (width: number) => ids(spaces.filter((s) => !reached(width).has(s)));
    expect(missed(0).filter((id) => !isWall(spaceAt(board, id)))).toEqual([]);
    expect(missed(2)).toEqual([]);
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
    const goals = [...board.jewels, ...towns.map((t) => t.space)];
    const dull = spaces.filter((s) => goals.every((goal) => distance(board, s.id, goal) > 2));
    expect(ids(dull)).toEqual([]);
  });
});
