/** What several beasts have: teeth, spots, feathers. */
import { INK, IVORY, short as f } from '../tools/ink.ts';
import { swell } from '../tools/lines.ts';
import type { Plate } from '../tools/plate.ts';
import { type Point, tuples, turned } from '../tools/points.ts';

/** Where a beast stands in the picture, and how large. */
export interface Stand {
  readonly x?: number;
  readonly y?: number;
  readonly s?: number;
  readonly rot?: number;
}

/** Draws a figure where it stands; its own box is the whole picture. */
export function standing(p: Plate, { x = 0, y = 0, s = 1, rot = 0 }: Stand, draw: () => void): void {
  if (x === 0 && y === 0 && s === 1 && rot === 0) draw();
  else p.group(`translate(${x} ${y}) rotate(${rot}) scale(${s})`, draw);
}

export const turnedPoint = (x: number, y: number, hinge: Point, degrees: number): Point =>
  turned([[x, y]], hinge, degrees)[0] ?? [x, y];

const ivory = (d: string, w = 1.1): string =>
  `<path d="${d}" fill="${IVORY}" stroke="${INK}" stroke-width="${w}"/>`;

/** A tooth that hangs down, curved. */
export const tooth = (x: number, y: number, w: number, l: number, lean = 0): string =>
  ivory(
    `M${f(x - w)} ${f(y)}Q${f(x - w * 0.3)} ${f(y + l * 0.6)} ${f(x + lean)} ${f(y + l)}Q${f(x + w * 0.9)} ${f(y + l * 0.5)} ${f(x + w)} ${f(y)}Z`,
  );

/** A straight tooth: up where l is negative. */
export const spike = (x: number, y: number, w: number, l: number): string =>
  ivory(`M${f(x - w)} ${f(y)}L${f(x)} ${f(y + l)}L${f(x + w)} ${f(y)}Z`);

/** A tooth of the lower jaw, which opens around its hinge. */
export function jawTooth(x: number, y: number, l: number, hinge: Point, degrees: number): string {
  const [a, b, c] = [
    turnedPoint(x - 2.9, y, hinge, degrees),
    turnedPoint(x, y + l, hinge, degrees),
    turnedPoint(x + 2.9, y, hinge, degrees),
  ];
  return ivory(`M${f(a[0])} ${f(a[1])}L${f(b[0])} ${f(b[1])}L${f(c[0])} ${f(c[1])}Z`);
}

/** Spots of a coat: x y and half the width of each. */
export const spots = (list: string, color: string, opacity = 0.85): string =>
  `<g fill="${color}" opacity="${opacity}">${tuples(3, list)
    .map(
      ([x, y, r]) =>
        `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${f(r * 0.6)}" transform="rotate(-20 ${x} ${y})"/>`,
    )
    .join('')}</g>`;

/** Strands of fur: x y and length, combed by dx dy for a length of 1. */
export const strands = (list: string, dx: number, dy: number, w = 1.2): string =>
  tuples(3, list)
    .map(([x, y, l]) => swell(x, y, x + (dx * l) / 2, y + dy * l * 0.35, x + dx * l, y + dy * l, w))
    .join('');

export const feathers = (list: string, l = 6): string =>
  tuples(2, list)
    .map(([x, y]) => swell(x - l, y, x, y + l, x + l, y, 1))
    .join('');
