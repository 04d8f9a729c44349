/** The whole drawing of a board, computed once: everything that never changes in a game. */
import type { Board, Space, Town, TownId } from '@wayrune/engine/rules/world/board.ts';
import { type Frame, frame } from './draw/frame.ts';
import type { Glyph } from './draw/glyph.ts';
import { type Ground, ground } from './draw/ground.ts';
import { type Lettering, lettering, spotsOf } from './draw/lettering.ts';
import { type Wisp, wisps } from './draw/mist.ts';
import { hills, mountains } from './draw/relief.ts';
import { type Sailing, sailings } from './draw/sea.ts';
import type { Part } from './draw/masonry.ts';
import { townParts } from './draw/town.ts';
import { type Course, courses, roads } from './draw/water.ts';
import { savannah, woods } from './draw/woods.ts';
import { centreOf, cornersOf, gap, keyOf, middle, type Point, type Sheet, sheetOf } from './geometry.ts';
import { lookOf } from './looks.ts';
import { bodies, outlines, pushed, seaward, wander } from './outline.ts';
import { curve, polyline, ring } from './path.ts';
import { seedOf } from './seeded.ts';

export interface Wash {
  readonly terrain: Space['terrain'];
  readonly d: string;
}

export interface TownDrawing {
  readonly id: TownId;
  readonly name: string;
  readonly kind: Town['kind'];
  readonly at: Point;
  readonly parts: readonly Part[];
}

export interface Chart {
  readonly sheet: Sheet;
  readonly coast: string;
  /** The coast in stretches: a tile of the picture is drawn of those near it, not of the whole coast. */
  readonly shores: readonly string[];
  readonly washes: readonly Wash[];
  /** The sides of all hexes, each once, by rows. */
  readonly grid: readonly string[];
  readonly ground: Ground;
  readonly courses: readonly Course[];
  readonly roads: string;
  readonly glyphs: readonly Glyph[];
  readonly towns: readonly TownDrawing[];
  readonly lettering: readonly Lettering[];
  readonly sailings: readonly Sailing[];
  /** Whether mist lies along the coast, and its wisps. */
  readonly misty: boolean;
  readonly wisps: readonly Wisp[];
  readonly frame: Frame;
}

const drawn = new WeakMap<Board, Chart>();
/** By what is on it: the first page and the table read the same board each for itself. */
const alike = new Map<string, Chart>();

export function chartOf(board: Board): Chart {
  const known = drawn.get(board);
  if (known !== undefined) return known;
  const key = JSON.stringify(board);
  const made = alike.get(key) ?? draw(board);
  alike.set(key, made);
  drawn.set(board, made);
  return made;
}

function draw(board: Board): Chart {
  const seed = board.id;
  const rivers = courses(board, seed);
  const sheet = sheetOf(board);
  const near = rivers.flatMap((course) => course.middle);
  const coasts = coast(board, seed);
  const names = lettering(board, rivers);
  const letters = names.flatMap((name) => name.letters);
  const ships = sailings(board, seed);
  const { misty } = lookOf(board);
  const small = [...letters.map((at) => ({ at, room: 6 })), ...ships.map(({ at }) => ({ at, room: 26 }))];
  return {
    sheet,
    coast: coasts.map(ring).join(''),
    shores: coasts.flatMap(shores),
    washes: washes(board, seed),
    grid: grid(board),
    ground: ground(board.spaces, seed, (point) => near.some((other) => gap(other, point) < 13)),
    courses: rivers,
    roads: roads(board, seed),
    glyphs: glyphs(board, seed, letters),
    towns: board.towns.flatMap((town, order) => {
      const space = board.space[town.space];
      if (space?.town !== town.id) return [];
      const { id, name, kind } = town;
      return [{ id, name, kind, at: centreOf(space), parts: townParts(town, order, seed) }];
    }),
    lettering: names,
    sailings: ships,
    misty,
    wisps: misty ? wisps(coasts, seed, [...spotsOf(board), ...small]) : [],
    frame: frame(board, sheet),
  };
}

function coast(board: Board, seed: string): Point[][] {
  const ways = seaward(board.spaces);
  const hand = { stray: 9, fine: 5, seed: seedOf(`${seed}:coast`) };
  return outlines(board.spaces).map((loop) => wander(pushed(loop, ways, 11), hand));
}

/** How many points of the coast are one stretch. */
const STRETCH = 16;

/** Each a little longer than its share, so that they bend and meet like the ring. */
function shores(coastline: readonly Point[]): string[] {
  const around = [...coastline, ...coastline.slice(0, 2)];
  const starts = coastline.flatMap((_, i) => (i % STRETCH === 0 ? [i] : []));
  return starts.map((start) => curve(around.slice(start, start + STRETCH + 2)));
}

function grid({ spaces }: Board): string[] {
  const seen = new Set<string>();
  const rows = new Map<number, string>();
  for (const space of spaces) {
    const corners = cornersOf(space);
    for (const [i, from] of corners.entries()) {
      const side = [from, corners[(i + 1) % corners.length] ?? from];
      const key = keyOf(middle(side));
      if (seen.has(key)) continue;
      seen.add(key);
      rows.set(space.row, (rows.get(space.row) ?? '') + polyline(side));
    }
  }
  return [...rows.values()];
}

/** A wash of colour for each body of one terrain; at the sea it runs on under the coast, which cuts it. */
function washes(board: Board, seed: string): Wash[] {
  const ways = seaward(board.spaces);
  const hand = { stray: 7, fine: 4, seed: seedOf(`${seed}:wash`) };
  const terrains = [...new Set(board.spaces.map(({ terrain }) => terrain))];
  return terrains.map((terrain) => ({
    terrain,
    d: bodies(board.spaces, (space) => space.terrain === terrain)
      .flatMap((body) => outlines(body))
      .map((loop) => ring(wander(pushed(loop, ways, 34), hand)))
      .join(''),
  }));
}

function glyphs(board: Board, seed: string, letters: readonly Point[]): Glyph[] {
  const standing = board.spaces.flatMap((space) => {
    if (space.terrain === 'mountain') return mountains(space, seed);
    return space.terrain === 'hills' ? hills(space, seed) : [];
  });
  const named = (point: Point): boolean => letters.some((letter) => gap(letter, point) < 19);
  return [...standing, ...woods(board, seed), ...savannah(board, seed, named)].toSorted((a, b) => a.y - b.y);
}
