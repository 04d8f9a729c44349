/** Woods: trees over whole bodies of forest, thinner towards the border, with a clearing where a jewel lies. Single trees in savannah. */
import type { Board, Space } from '@wayrune/engine/rules/world/board.ts';
import { centreOf, gap, type Point, SIZE } from '../geometry.ts';
import { type Look, lookOf } from '../looks.ts';
import { between, noise, seeded, seedOf } from '../seeded.ts';
import type { Glyph } from './glyph.ts';
import { acacia, fir, oak, palm, type Tree } from './trees.ts';

/** Distance between rows and between trees of a row. */
const ROW = 12.5;
const STEP = 13.5;
/** Half of a hex from side to side, a little less so that trees keep off the border with other land. */
const REACH = SIZE * 0.83;
const CLEARING = 15;

interface Species {
  readonly kind: Glyph['kind'];
  readonly tree: Tree;
}

/** What woods are made of: a common tree and another, which has a share of each space. */
const WOODS: Readonly<
  Record<
    Look['flora'],
    {
      readonly common: Species;
      readonly other: Species;
      readonly share: (board: Board, space: Space, seed: string) => number;
      readonly sizes: readonly [number, number];
    }
  >
> = {
  temperate: {
    common: { kind: 'tree', tree: oak },
    other: { kind: 'pine', tree: fir },
    share: pinesGrow,
    sizes: [0.85, 1.18],
  },
  tropical: {
    common: { kind: 'tree', tree: oak },
    other: { kind: 'palm', tree: palm },
    share: palmsGrow,
    sizes: [0.95, 1.4],
  },
};

export function woods(board: Board, seed: string): Glyph[] {
  const forest = board.spaces.filter((space) => space.terrain === 'forest');
  const grown: Glyph[] = [];
  const kinds = WOODS[lookOf(board).flora];
  const spots = forest.map((space) => ({ space, centre: centreOf(space) }));
  for (const { space, centre } of spots) {
    const rand = seeded(`${seed}:wood:${space.id}`);
    const share = kinds.share(board, space, seed);
    for (const spot of lattice(centre)) {
      const foot = { x: spot.x + between(rand, -3.2, 3.2), y: spot.y + between(rand, -2.6, 2.6) };
      const size = between(rand, ...kinds.sizes);
      // The trees of a hex are those nearest to its own centre, so that two forest hexes share none.
      const rival = spots.some((other) => gap(other.centre, spot) < gap(centre, spot) - 0.01);
      const blocked =
        space.jewel !== null &&
        gap({ x: foot.x, y: foot.y - 7 }, { x: centre.x, y: centre.y + 4 }) < CLEARING;
      if (rival || blocked) continue;
      const { kind, tree } = rand() < share ? kinds.other : kinds.common;
      grown.push({ kind, y: foot.y, line: tree(rand, foot, size), shade: '' });
    }
  }
  return grown;
}

/** In the north and beside mountains, by patches. */
function pinesGrow(board: Board, space: Space, seed: string): number {
  const rows = Math.max(...board.spaces.map(({ row }) => row)) + 1;
  const rough = space.neighbors.some((id) => board.space[id]?.terrain === 'mountain');
  const patch = noise(seedOf(seed), space.col / 2.2, space.row / 2.2) * 0.35;
  const share = 0.95 - (1.35 * space.row) / rows + (rough ? 0.4 : 0) + patch;
  return share > 0.5 ? 0.94 : 0.03;
}

/** At the sea and beside water. */
function palmsGrow({ space: at }: Board, { neighbors }: Space): number {
  const wet = neighbors.some((id) => ['river', 'swamp'].includes(at[id]?.terrain ?? ''));
  return neighbors.length < 6 ? 0.5 : wet ? 0.24 : 0.07;
}

/** Single trees in the grass of a hot land, off jewels and off what is taken. */
export function savannah(board: Board, seed: string, taken: (point: Point) => boolean): Glyph[] {
  if (lookOf(board).flora !== 'tropical') return [];
  return board.spaces.flatMap((space) => {
    if (space.terrain !== 'plains') return [];
    const rand = seeded(`${seed}:savannah:${space.id}`);
    const centre = centreOf(space);
    const turn = rand() * Math.PI * 2;
    return [0, 1, 2].flatMap((i): Glyph[] => {
      const angle = turn + i * between(rand, 1.7, 2.5);
      const far = between(rand, 20, 27);
      const foot = { x: centre.x + Math.cos(angle) * far, y: centre.y + Math.sin(angle) * far + 6 };
      const size = between(rand, 0.8, 1.1);
      const crown = { x: foot.x, y: foot.y - 8 };
      const hides = space.jewel !== null && gap(crown, { x: centre.x, y: centre.y + 4 }) < 22;
      if (rand() < 0.3 || hides || taken(crown)) return [];
      return [{ kind: 'acacia', y: foot.y, line: acacia(rand, foot, size), shade: '' }];
    });
  });
}

/** A grid that is the same for the whole sheet: trees of neighbouring hexes stand in its rows too. */
function lattice(centre: Point): Point[] {
  const found: Point[] = [];
  for (let row = Math.floor((centre.y - SIZE) / ROW); row * ROW < centre.y + SIZE; row += 1)
    for (let col = Math.floor((centre.x - SIZE) / STEP) - 1; col * STEP < centre.x + SIZE; col += 1) {
      const spot = { x: col * STEP + (row % 2) * (STEP / 2), y: row * ROW + 6 };
      if (gap(spot, centre) < REACH) found.push(spot);
    }
  return found;
}
