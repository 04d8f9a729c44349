/** Woods: trees over whole bodies of forest, thinner towards the border, with a clearing where a jewel lies. */
import type { Board, Space } from '@wayrune/engine/rules/world/board.ts';
import { centreOf, gap, type Point, SIZE } from '../geometry.ts';
import { at, num } from '../path.ts';
import { between, noise, type Rand, seeded, seedOf } from '../seeded.ts';
import type { Glyph } from './glyph.ts';

/** Distance between rows and between trees of a row. */
const ROW = 12.5;
const STEP = 13.5;
/** Half of a hex from side to side, a little less so that trees keep off the border with other land. */
const REACH = SIZE * 0.83;
const CLEARING = 15;

export function woods(board: Board, seed: string): Glyph[] {
  const forest = board.spaces.filter((space) => space.terrain === 'forest');
  const grown: Glyph[] = [];
  const spots = forest.map((space) => ({ space, centre: centreOf(space) }));
  for (const { space, centre } of spots) {
    const rand = seeded(`${seed}:wood:${space.id}`);
    const cold = pinesGrow(board, space, seed);
    for (const spot of lattice(centre)) {
      const foot = { x: spot.x + between(rand, -3.2, 3.2), y: spot.y + between(rand, -2.6, 2.6) };
      const size = between(rand, 0.85, 1.18);
      // The trees of a hex are those nearest to its own centre, so that two forest hexes share none.
      const rival = spots.some((other) => gap(other.centre, spot) < gap(centre, spot) - 0.01);
      const blocked =
        space.jewel !== null &&
        gap({ x: foot.x, y: foot.y - 7 }, { x: centre.x, y: centre.y + 4 }) < CLEARING;
      if (rival || blocked) continue;
      const pine = rand() < cold;
      grown.push({
        kind: pine ? 'pine' : 'tree',
        y: foot.y,
        line: (pine ? fir : oak)(rand, foot, size),
        shade: '',
      });
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

const lobe = (radius: number, dx: number, dy: number): string =>
  `a${num(radius)} ${num(radius)} 0 0 1 ${num(dx)} ${num(dy)}`;

/** A broad tree: lobes around a crown, a trunk, three strokes of shadow. */
function oak(rand: Rand, { x, y }: Point, size: number): string {
  const k = (value: number): number => value * size * between(rand, 0.93, 1.07);
  const crown = [
    `M${at({ x: x - 4.4 * size, y: y - 3 * size })}`,
    lobe(k(2.9), -1.2 * size, -4.2 * size),
    lobe(k(3.2), 2.6 * size, -4 * size),
    lobe(k(3), 5.2 * size, -0.6 * size),
    lobe(k(3.1), 3 * size, 4.2 * size),
    lobe(k(2.7), -1.6 * size, 4.6 * size),
    lobe(k(5.6), -8 * size, 0),
    'Z',
  ].join('');
  const trunk = `M${at({ x: x - 0.6, y: y - 2 * size })}V${num(y)}M${at({ x: x + 0.9, y: y - 2 * size })}V${num(y)}`;
  const dark = [0, 1, 2]
    .map(
      (i) =>
        `M${at({ x: x + (2.9 - i * 0.5) * size, y: y - (9 - i * 2.3) * size })}l${at({ x: 1.5 * size, y: 0.9 * size })}`,
    )
    .join('');
  return `${crown}${trunk}${dark}`;
}

/** A fir: three skirts, a trunk, strokes on the dark side. */
function fir(rand: Rand, { x, y }: Point, size: number): string {
  const tall = 14.5 * size * between(rand, 0.94, 1.1);
  const wide = 4.7 * size;
  const p = (dx: number, dy: number): string => at({ x: x + dx * wide, y: y - 2 - dy * tall });
  const crown = `M${p(0, 1)}L${p(-0.5, 0.62)}L${p(-0.26, 0.62)}L${p(-0.78, 0.3)}L${p(-0.46, 0.3)}L${p(-1, 0)}Q${p(0, -0.08)} ${p(1, 0)}L${p(0.46, 0.3)}L${p(0.78, 0.3)}L${p(0.26, 0.62)}L${p(0.5, 0.62)}Z`;
  const dark = `M${p(0.12, 0.66)}L${p(0.3, 0.5)}M${p(0.16, 0.4)}L${p(0.44, 0.18)}M${p(0.3, 0.22)}L${p(0.62, 0.03)}M${p(0, 0.2)}L${p(0.2, 0)}`;
  return `${crown}M${num(x)} ${num(y - 2)}V${num(y)}${dark}`;
}
