/** Writing SVG paths: one decimal is a tenth of a unit, finer than a line. */
import { add, minus, type Point, times } from './geometry.ts';

export const num = (value: number): string => String(Math.round(value * 10) / 10);
export const at = ({ x, y }: Point): string => `${num(x)} ${num(y)}`;

export const polyline = (points: readonly Point[]): string =>
  points.map((point, i) => `${i === 0 ? 'M' : 'L'}${at(point)}`).join('');

export const polygon = (points: readonly Point[]): string => `${polyline(points)}Z`;

/** A smooth line through all points (Catmull-Rom, told as cubic curves). */
export function curve(points: readonly Point[]): string {
  const [first] = points;
  if (first === undefined) return '';
  return `M${at(first)}${points
    .slice(1)
    .map((_, i) => bend(points, i, false))
    .join('')}`;
}

/** The same, closed to a ring. */
export function ring(points: readonly Point[]): string {
  const [first] = points;
  if (first === undefined) return '';
  return `M${at(first)}${points.map((_, i) => bend(points, i, true)).join('')}Z`;
}

function bend(points: readonly Point[], i: number, closed: boolean): string {
  const last = points.length - 1;
  const near = (index: number): Point => {
    const wrapped = closed ? (index + points.length) % points.length : Math.min(last, Math.max(0, index));
    return points[wrapped] ?? { x: 0, y: 0 };
  };
  const [before, from, to, after] = [near(i - 1), near(i), near(i + 1), near(i + 2)];
  const out = add(from, times(minus(to, before), 1 / 6));
  const into = minus(to, times(minus(after, from), 1 / 6));
  return `C${at(out)} ${at(into)} ${at(to)}`;
}

/** The points of that smooth line, `steps` to each stretch. */
export function sample(points: readonly Point[], steps: number): Point[] {
  const near = (index: number): Point =>
    points[Math.min(points.length - 1, Math.max(0, index))] ?? { x: 0, y: 0 };
  const found: Point[] = [];
  for (let i = 0; i < points.length - 1; i += 1) {
    const [a, b, c, d] = [near(i - 1), near(i), near(i + 1), near(i + 2)];
    for (let step = 0; step < steps; step += 1) {
      const t = step / steps;
      const blend = (p: number, q: number, r: number, s: number): number =>
        q + 0.5 * t * (r - p + t * (2 * p - 5 * q + 4 * r - s + t * (3 * (q - r) + s - p)));
      found.push({ x: blend(a.x, b.x, c.x, d.x), y: blend(a.y, b.y, c.y, d.y) });
    }
  }
  return [...found, near(points.length - 1)];
}
