import {
  COLORS,
  type Color,
  distance,
  parseBoard,
  type Space,
  type SpaceId,
  spaceAt,
  TERRAINS,
  type Terrain,
} from '@wayrune/engine/rules/world/board.ts';
import { describe, expect, it } from 'vitest';
import { TERRINOTH } from '../base/terrinoth.board.ts';
import { DICE, ids, isWall, mean, survey } from '../testing/survey.ts';
import { ZANAGA } from './zanaga.board.ts';

const board = parseBoard(ZANAGA, 'zanaga.board.ts');
const { spaces } = board;
const { towns, around, of, jewels, toTown, bodies, isWhole, diceFrom, diceToTown, beyondWalls, dull } =
  survey(board);

const onCoast = (s: Space): boolean => s.neighbors.length < 6;

describe('what is known of Zanaga', () => {
  it('has 151 hexes by terrain', () => {
    expect(spaces).toHaveLength(151);
    expect(Object.fromEntries(spaces.map((s) => [s.terrain, of(s.terrain).length]))).toEqual({
      forest: 37,
      plains: 23,
      river: 22,
      hills: 21,
      swamp: 16,
      road: 14,
      mountain: 10,
      town: 8,
    });
  });

  it('has more forest and swamp for its size than Terrinoth, and fewer mountains', () => {
    const terrinoth = parseBoard(TERRINOTH, 'terrinoth.board.ts');
    const share = (of: readonly Space[], terrain: Terrain): number =>
      of.filter((s) => s.terrain === terrain).length / of.length;
    const more = (terrain: Terrain): number => share(spaces, terrain) / share(terrinoth.spaces, terrain);
    expect(more('forest')).toBeGreaterThan(1.1);
    expect(more('swamp')).toBeGreaterThan(4);
    expect(more('mountain')).toBeLessThan(0.75);
  });

  it('has 18 green, 13 yellow, 9 blue, 6 red jewels, none on a town, none with a sunburst', () => {
    expect(COLORS.map((color) => jewels(color).length)).toEqual([18, 13, 9, 6]);
    expect(board.jewels).toHaveLength(46);
    expect(board.jewels.filter((id) => spaceAt(board, id).terrain === 'town')).toEqual([]);
    expect(board.jewels.filter((id) => spaceAt(board, id).jewel?.sunburst)).toEqual([]);
  });

  it('has four trading outposts and four native villages where Heroes begin (Z10), and the Lost City in hiding', () => {
    const idsOf = (kind: string) => towns.filter((t) => t.kind === kind).map((t) => t.id);
    expect(idsOf('trading-outpost')).toEqual(['onasan', 'terrs-crossing', 'xitotl', 'stonefang']);
    expect(idsOf('native-village')).toEqual(['tala-mirr', 'oquoro', 'saltreed', 'hanging-fires']);
    expect(towns).toHaveLength(8);
    const hidden = board.towns.filter((t) => !towns.includes(t));
    expect(hidden.map((t) => t.kind)).toEqual(['lost-city']);
    expect(board.start).toBeNull();
  });
});

describe('the land', () => {
  it('has a longer coast for its size than Terrinoth, with a gulf, two bays and a horn', () => {
    const open = (all: readonly Space[]) => all.reduce((sum, s) => sum + 6 - s.neighbors.length, 0);
    const { spaces: others } = parseBoard(TERRINOTH, 'terrinoth.board.ts');
    const roundness = (all: readonly Space[]) => open(all) / Math.sqrt(all.length);
    expect(roundness(spaces)).toBeGreaterThan(1.15 * roundness(others));
    const cols = (row: number) => spaces.filter((s) => s.row === row).map((s) => s.col);
    const isCut = (row: number) => cols(row).some((col, i) => i > 0 && col - (cols(row)[i - 1] ?? 0) > 1);
    const rows = 'abcdefghijkl'.split('');
    expect(rows.filter((_, row) => isCut(row)).join('')).toBe('abkl');
    expect(rows.filter((_, row) => (cols(row)[0] ?? 0) >= 3).join('')).toBe('agh');
  });

  it('has rivers that rise at mountains and reach the sea once, one of them great and fed by two others', () => {
    const rivers = bodies('river');
    expect(rivers.map((river) => river.length)).toEqual([18, 4]);
    for (const river of rivers) {
      expect(ids(river.filter(onCoast))).toHaveLength(1);
      expect(river.flatMap(around).some((s) => s.terrain === 'mountain')).toBe(true);
    }
    const [great = []] = rivers;
    const sources = great.filter((s) => around(s).filter((n) => n.terrain === 'river').length === 1);
    expect(ids(sources.filter((s) => !onCoast(s)))).toEqual(['c8', 'd4', 'f12']);
  });

  it('has fens on both banks where the great river meets the sea', () => {
    const mouth = of('river').find((s) => s.id === 'k8');
    if (mouth === undefined) throw new Error('no mouth');
    const fens = bodies('swamp').filter((body) => body.some((s) => distance(board, s.id, mouth.id) === 1));
    expect(fens.map((body) => body.length)).toEqual([4, 4]);
  });

  it('has a jungle at its heart: forest lies around the middle more than anything else', () => {
    const center = spaces.filter((s) => distance(board, s.id, 'f8') <= 3);
    const counts = TERRAINS.map((terrain) => center.filter((s) => s.terrain === terrain).length);
    expect(TERRAINS[counts.indexOf(Math.max(...counts))]).toBe('forest');
    expect(Math.max(...bodies('forest').map((body) => body.length))).toBeGreaterThanOrEqual(12);
  });

  it('has its savannah in the east: two plains of at least six, east of the great river', () => {
    const wide = bodies('plains').filter((body) => body.length >= 6);
    expect(wide).toHaveLength(2);
    for (const plain of wide) for (const s of plain) expect(s.col, s.id).toBeGreaterThan(10);
  });

  it('has old roads that are broken: none crosses the land, two still join towns, all begin at one', () => {
    const joined = bodies('road').map((road) => new Set(road.flatMap(around).flatMap((s) => s.town ?? [])));
    expect(joined.filter((ends) => ends.size === 2)).toHaveLength(2);
    expect(joined.filter((ends) => ends.size === 1)).toHaveLength(5);
    expect(Math.max(...bodies('road').map((road) => road.length))).toBeLessThanOrEqual(3);
  });

  it('has forest, swamp and hills that lie together, and mountains in ranges but for one peak', () => {
    const alone = (terrain: Terrain) => bodies(terrain).flatMap((body) => (body.length === 1 ? body : []));
    expect(ids([...alone('forest'), ...alone('swamp')])).toEqual([]);
    const strayHills = alone('hills').filter((s) => !around(s).some((n) => n.terrain === 'mountain'));
    expect(ids(strayHills)).toEqual([]);
    expect(ids(alone('mountain'))).toEqual(['j12']);
  });

  it('has 10 to 14 named regions, each in one piece, none over a town', () => {
    expect(board.regions.length).toBeGreaterThanOrEqual(10);
    expect(board.regions.length).toBeLessThanOrEqual(14);
    for (const region of board.regions) {
      expect(isWhole(region.spaces), region.name).toBe(true);
      expect(region.spaces.filter((id) => spaceAt(board, id).town)).toEqual([]);
    }
  });
});

describe('play', () => {
  const near = (town: SpaceId, color: Color, steps: number) =>
    jewels(color).filter((s) => distance(board, s.id, town) <= steps);

  it('reaches every space from every town', () => {
    for (const town of towns) expect(diceFrom(town.space).size, town.name).toBe(151);
  });

  it('has two green jewels within two spaces of every town, and three within four', () => {
    for (const { space, name } of towns) {
      expect(near(space, 'green', 2).length, name).toBeGreaterThanOrEqual(2);
      expect(near(space, 'green', 4).length, name).toBeGreaterThanOrEqual(3);
    }
  });

  it('has greens near towns and reds remote', () => {
    for (const s of jewels('green')) expect(toTown(s), s.id).toBeLessThanOrEqual(2);
    for (const s of jewels('red')) {
      expect(toTown(s), s.id).toBeGreaterThanOrEqual(3);
      expect(diceToTown(s), s.id).toBeGreaterThanOrEqual(12);
      expect(DICE[s.terrain], s.id).toBe(6);
    }
  });

  it('gets harder to travel to with each color', () => {
    const rising = COLORS.map((color) => mean(jewels(color).map(diceToTown)));
    expect(rising).toEqual(rising.toSorted((a, b) => a - b));
    expect(mean(jewels('red').map(diceToTown))).toBeGreaterThan(3 * mean(jewels('green').map(diceToTown)));
  });

  it('lets every town hunt in every terrain: each lies within four spaces', () => {
    const steps = (town: SpaceId, terrain: Terrain) =>
      Math.min(...of(terrain).map((s) => distance(board, s.id, town)));
    for (const { space, name } of towns)
      for (const terrain of TERRAINS)
        expect(steps(space, terrain), `${terrain} from ${name}`).toBeLessThanOrEqual(4);
  });

  it('has jewels in every terrain', () => {
    for (const terrain of TERRAINS)
      expect(of(terrain).filter((s) => s.jewel !== null).length, terrain).toBeGreaterThanOrEqual(2);
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
      const dice = others.map((t) => diceFrom(town.space).get(t.space) ?? Infinity);
      expect(Math.min(...dice), town.name).toBeLessThanOrEqual(9);
    }
  });

  it('has no dull expanse: from every space a jewel or a town is at most two steps away', () => {
    expect(ids(dull())).toEqual([]);
  });
});
