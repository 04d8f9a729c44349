/** Single trees, each around the foot of its trunk. */
import type { Point } from '../geometry.ts';
import { at, num } from '../path.ts';
import { between, type Rand } from '../seeded.ts';

export type Tree = (rand: Rand, foot: Point, size: number) => string;

const lobe = (radius: number, dx: number, dy: number): string =>
  `a${num(radius)} ${num(radius)} 0 0 1 ${num(dx)} ${num(dy)}`;

/** A broad tree: lobes around a crown, a trunk, three strokes of shadow. */
export const oak: Tree = (rand, { x, y }, size) => {
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
};

/** A fir: three skirts, a trunk, strokes on the dark side. */
export const fir: Tree = (rand, { x, y }, size) => {
  const tall = 14.5 * size * between(rand, 0.94, 1.1);
  const wide = 4.7 * size;
  const p = (dx: number, dy: number): string => at({ x: x + dx * wide, y: y - 2 - dy * tall });
  const crown = `M${p(0, 1)}L${p(-0.5, 0.62)}L${p(-0.26, 0.62)}L${p(-0.78, 0.3)}L${p(-0.46, 0.3)}L${p(-1, 0)}Q${p(0, -0.08)} ${p(1, 0)}L${p(0.46, 0.3)}L${p(0.78, 0.3)}L${p(0.26, 0.62)}L${p(0.5, 0.62)}Z`;
  const dark = `M${p(0.12, 0.66)}L${p(0.3, 0.5)}M${p(0.16, 0.4)}L${p(0.44, 0.18)}M${p(0.3, 0.22)}L${p(0.62, 0.03)}M${p(0, 0.2)}L${p(0.2, 0)}`;
  return `${crown}M${num(x)} ${num(y - 2)}V${num(y)}${dark}`;
};

/** Where the leaves of a palm end, from the top of its trunk: the hanging ones first, those in front of them last. */
const FRONDS: readonly (readonly [number, number])[] = [
  [-6.6, 3.4],
  [6.4, 3.6],
  [-8, -0.6],
  [8, -0.2],
  [-4.4, -4.2],
  [4.8, -4],
];

/** A palm: a slender trunk that leans, and leaves that arch from its top. */
export const palm: Tree = (rand, { x, y }, size) => {
  const lean = between(rand, -2.6, 2.6) * size;
  const tall = between(rand, 9.5, 12) * size;
  const top = { x: x + lean, y: y - tall };
  const side = (dx: number): string => `Q${at({ x: x + dx + lean * 0.15, y: y - tall * 0.6 })}`;
  const trunk = `M${at({ x: x - 0.9, y })}${side(-0.7)} ${at({ x: top.x - 0.4, y: top.y })}h.8${side(0.7)} ${at({ x: x + 0.9, y })}Z`;
  const leaves = FRONDS.map(([dx, dy]) => {
    const k = size * between(rand, 0.86, 1.08);
    const tip = { x: top.x + dx * k, y: top.y + dy * k };
    const arch = (up: number): string => at({ x: top.x + dx * k * 0.5, y: top.y + dy * k * 0.3 - up * k });
    return `M${at(top)}Q${arch(4.2)} ${at(tip)}Q${arch(1.1)} ${at(top)}Z`;
  });
  return `${trunk}${leaves.join('')}`;
};

/** A flat crown on a forked trunk, as it stands in dry grass. */
export const acacia: Tree = (rand, { x, y }, size) => {
  const half = between(rand, 7.5, 9.5) * size;
  const p = (dx: number, dy: number): string => at({ x: x + dx * half, y: y - dy * size });
  const trunk = `M${p(0, 0)}V${num(y - 4 * size)}L${p(-0.45, 9.6)}M${p(0, 3.6)}L${p(0.1, 10)}M${p(0, 4.4)}L${p(0.5, 9.4)}`;
  const crown = `M${p(-1, 9)}Q${p(-0.86, 12.2)} ${p(-0.4, 12.2)}Q${p(0, 14.4)} ${p(0.42, 12.4)}Q${p(0.9, 12.4)} ${p(1, 9.2)}Q${p(0.5, 8)} ${p(0.1, 9)}Q${p(-0.5, 7.8)} ${p(-1, 9)}Z`;
  const dark = `M${p(0.34, 11)}L${p(0.62, 10)}M${p(0.5, 11.6)}L${p(0.78, 10.4)}M${p(0.1, 11)}L${p(0.36, 9.8)}`;
  return `${trunk}${crown}${dark}`;
};
