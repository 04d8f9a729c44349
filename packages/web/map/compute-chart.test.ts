import { library } from '@wayrune/content';
import { type Board, parseBoard, type Space, spaceAt } from '@wayrune/engine/rules/world/board.ts';
import { describe, expect, it } from 'vitest';
import { chartOf } from './compute-chart.ts';
import { armsOf } from './draw/heraldry.ts';
import { woods } from './draw/woods.ts';
import { centreOf, gap, type Point, SIZE, sheetOf } from './geometry.ts';
import { bodies, outlines } from './outline.ts';
import { riversOf, roadsOf } from './ways.ts';

/** With holes, a river that ends inland, one of a single hex, a ring of road, and towns of every kind. */
const ODD = parseBoard(
  `board odd
name The Odd Isle
map
a  p.  rg  r.  m.  TA
b    f.  r.  --  hY  o.
c  sy  p.  r.  o.  o.
d    f.  TB  o.  o.  r.
e  fb  mr  TC  --  p.
towns
A Alder = plains
B Birch = swamp native-village
C Cedar = hills trading-outpost
regions
The Run = a2 a3 b2 c3
The Rise = a4 b4
`,
  'odd.board.ts',
);
const BOARDS: readonly Board[] = [...library.boards, ODD];
/** Without towns that are not on the map yet. */
const standing = ({ towns }: Board) => towns.filter(({ space }) => space !== '');

describe.each(BOARDS.map((board) => [board.name, board] as const))('the chart of %s', (_, board) => {
  const chart = chartOf(board);

  it('draws every hex: the grid has each side once, every terrain a wash', () => {
    const shared = board.spaces.reduce((sum, { neighbors }) => sum + neighbors.length, 0) / 2;
    expect(chart.grid.join('').match(/M/g)).toHaveLength(board.spaces.length * 6 - shared);
    const terrains = new Set(board.spaces.map(({ terrain }) => terrain));
    expect(new Set(chart.washes.map(({ terrain }) => terrain))).toEqual(terrains);
    for (const { d } of chart.washes) expect(d).toMatch(/^M.*Z$/s);
  });

  it('lets something stand on every mountain, hill and forest', () => {
    for (const space of board.spaces) {
      if (!['mountain', 'hills', 'forest'].includes(space.terrain)) continue;
      const { x, y } = centreOf(space);
      const here = chart.glyphs.filter((glyph) => {
        const [, gx = '0', gy = '0'] = /M([\d.-]+) ([\d.-]+)/.exec(glyph.line) ?? [];
        return Math.hypot(Number(gx) - x, Number(gy) - y) < SIZE;
      });
      expect(here.length, space.id).toBeGreaterThan(2);
    }
  });

  it('joins every river hex to the river that it touches, down to the sea where the river reaches it', () => {
    const rivers = riversOf(board);
    const waters = bodies(board.spaces, (space) => space.terrain === 'river');
    expect(rivers).toHaveLength(waters.length);
    for (const [i, river] of rivers.entries()) {
      const [main = [], ...others] = river.courses;
      expect(new Set(river.courses.flat())).toEqual(new Set(waters[i]?.map(({ id }) => id)));
      for (const course of river.courses)
        for (const [at, id] of course.slice(1).entries())
          expect(spaceAt(board, id).neighbors, `${course[at]} to ${id}`).toContain(course[at]);
      // A brook ends where a longer stretch passes.
      for (const brook of others)
        expect(river.courses.flatMap((c) => (c === brook ? [] : c))).toContain(brook.at(-1));
      const edge = waters[i]?.some(({ neighbors }) => neighbors.length < 6) ?? false;
      expect(river.mouth !== null).toBe(edge);
      if (river.mouth) expect(main.at(-1)).toBe(river.mouth.space);
    }
  });

  it('draws rivers without a gap between their hexes', () => {
    for (const { middle, spaces } of chart.courses) {
      for (const [i, point] of middle.slice(1).entries())
        expect(gap(point, middle[i] ?? point)).toBeLessThan(SIZE / 2);
      for (const id of spaces) {
        const centre = centreOf(spaceAt(board, id));
        expect(Math.min(...middle.map((point) => gap(point, centre))), id).toBeLessThan(SIZE / 2);
      }
    }
  });

  it('joins each road hex to every road and town beside it, directly or around one corner', () => {
    const joined = new Map<string, Set<string>>();
    for (const [a, b] of roadsOf(board)) {
      expect(spaceAt(board, a).neighbors).toContain(b);
      joined.set(a, (joined.get(a) ?? new Set()).add(b));
      joined.set(b, (joined.get(b) ?? new Set()).add(a));
    }
    for (const space of board.spaces.filter(({ terrain }) => terrain === 'road'))
      for (const id of space.neighbors) {
        if (!['road', 'town'].includes(spaceAt(board, id).terrain)) continue;
        const near = joined.get(space.id) ?? new Set();
        const around = [...near].some((other) => joined.get(other)?.has(id));
        expect(near.has(id) || around, `${space.id} to ${id}`).toBe(true);
      }
  });

  it('keeps everything on the sheet and names every town and region once', () => {
    const { width, height } = sheetOf(board);
    for (const space of board.spaces) {
      const { x, y } = centreOf(space);
      expect(Math.min(x - SIZE, y - SIZE, width - x - SIZE, height - y - SIZE)).toBeGreaterThan(20);
    }
    for (const { at } of chart.sailings)
      for (const space of board.spaces) expect(gap(at, centreOf(space))).toBeGreaterThan(SIZE);
    expect(chart.towns.map(({ name }) => name)).toEqual(standing(board).map(({ name }) => name));
    expect(chart.lettering.map(({ name }) => name)).toEqual(board.regions.map(({ name }) => name));
    for (const { parts } of chart.towns) expect(parts.length).toBeGreaterThan(3);
  });

  it('writes only numbers that a browser can read', () => {
    expect(JSON.stringify(chart)).not.toMatch(/NaN|undefined|Infinity|e-\d/);
  });
});

describe.each(library.boards.map((board) => [board.name, board] as const))('the names on %s', (_, board) => {
  it('leave jewels and towns free', () => {
    const stones = board.jewels.map((id) => spaceAt(board, id));
    const towns = standing(board).map(({ space }) => spaceAt(board, space));
    const nearest = (letters: readonly Point[], spaces: readonly Space[]): number =>
      Math.min(...letters.flatMap((letter) => spaces.map((space) => gap(letter, centreOf(space)))));
    for (const { name, letters } of chartOf(board).lettering) {
      // A stone is 13 from its center to its rim, half a letter is 6 high.
      expect(nearest(letters, stones), name).toBeGreaterThan(22);
      expect(nearest(letters, towns), name).toBeGreaterThan(40);
    }
  });
});

describe('the look of a board', () => {
  const kinds = (id: string) => {
    const board = BOARDS.find((one) => one.id === id);
    if (board === undefined) throw new Error(`no board ${id}`);
    return { board, chart: chartOf(board), grown: new Set(chartOf(board).glyphs.map(({ kind }) => kind)) };
  };

  it('has firs and no mist in Terrinoth, palms, acacias and mist in Zanaga', () => {
    const [terrinoth, zanaga] = [kinds('terrinoth'), kinds('zanaga')];
    expect([...terrinoth.grown].toSorted()).toEqual(['hill', 'mountain', 'pine', 'tree']);
    expect([...zanaga.grown].toSorted()).toEqual(['acacia', 'hill', 'mountain', 'palm', 'tree']);
    expect(terrinoth.chart).toMatchObject({ misty: false, wisps: [] });
    expect(zanaga.chart.wisps.length).toBeGreaterThan(8);
  });

  it('keeps mist off jewels, towns, names and ships', () => {
    const { board, chart } = kinds('zanaga');
    const jewels = board.jewels.map((id) => centreOf(spaceAt(board, id)));
    for (const { at, size } of chart.wisps) {
      const line = [-1, -0.5, 0, 0.5, 1].map((t) => ({ x: at.x + t * 34 * size, y: at.y }));
      const nearest = (points: readonly Point[]): number =>
        Math.min(...line.flatMap((mark) => points.map((point) => gap(mark, point))));
      expect(nearest(jewels)).toBeGreaterThan(30);
      expect(nearest(chart.towns.map((town) => town.at))).toBeGreaterThan(50);
      expect(nearest(chart.lettering.flatMap(({ letters }) => letters))).toBeGreaterThan(15);
      expect(nearest(chart.sailings.map((ship) => ship.at))).toBeGreaterThan(30);
    }
  });
});

describe('drawing', () => {
  it('is the same every time, and made once for a board', () => {
    const [board] = library.boards;
    if (board === undefined) throw new Error('no board');
    expect(chartOf(board)).toBe(chartOf(board));
    expect(woods(board, board.id)).toEqual(woods(board, board.id));
    expect(woods(board, 'another')).not.toEqual(woods(board, board.id));
  });

  it('walks around a body of hexes and around its hole', () => {
    const around = ODD.spaces.filter(({ id }) => ['a3', 'a4', 'b2', 'b4', 'c3', 'c4'].includes(id));
    expect(
      outlines(around)
        .map((ring) => ring.length)
        .toSorted((a, b) => a - b),
    ).toEqual([6, 18]);
  });

  it('gives every town arms of its own', () => {
    const towns = BOARDS.flatMap((board) => board.towns.map(({ id }) => id));
    const arms = towns.map((id) => JSON.stringify(armsOf(id)));
    expect(new Set(arms).size).toBe(towns.length);
    for (const id of towns) expect(armsOf(id).field).not.toBe(armsOf(id).chargeIn);
  });
});
