/** What upright beings share: outlines in mirror image, arms that reach, hands with claws, scales. */
import { INK, IVORY, mixed, short as f } from '../tools/ink.ts';
import { taper } from '../tools/lines.ts';
import { patch, type Plate, strokes } from '../tools/plate.ts';
import { distance, mirrored, type Point, points, tuples } from '../tools/points.ts';
import { smooth } from '../tools/smooth.ts';
import { rows } from '../tools/tufts.ts';

/** A closed outline from its right half, listed from the top of the middle line to its bottom. */
export function symmetric(list: string): string {
  const right = points(list);
  return smooth([...right, ...mirrored(right.slice(1, -1), 0).reverse()]);
}

/** The same outline on both sides of the middle line, the far one first. */
export function both(list: string, draw: (d: string, side: -1 | 1) => void): void {
  draw(smooth(mirrored(points(list), 0)), -1);
  draw(smooth(points(list)), 1);
}

/** An elbow stays this near to the way from shoulder to hand, or a folded arm leaves the picture. */
const FOLD = 38;

/** Where the elbow of an arm is whose hand is at a place; it bends to the left of the way there, or to the right. */
function elbow(shoulder: Point, hand: Point, length: number, bend: -1 | 1): Point {
  const d = distance(shoulder, hand) || 1;
  const out = Math.min(FOLD, Math.sqrt(Math.max(64, length * length - (d * d) / 4))) * bend;
  const ux = (hand[0] - shoulder[0]) / d;
  const uy = (hand[1] - shoulder[1]) / d;
  return [(shoulder[0] + hand[0]) / 2 + uy * out, (shoulder[1] + hand[1]) / 2 - ux * out];
}

export interface Arm {
  readonly from: Point;
  readonly to: Point;
  readonly length: number;
  readonly bend: -1 | 1;
  /** Half its width at the shoulder. */
  readonly w: number;
  readonly skin: string;
  /** What the hand is like; a fist has knuckles, an open hand claws. */
  readonly hand?: 'fist' | 'open' | 'none';
  /** A band above the elbow. */
  readonly band?: string;
}

export function drawArm(p: Plate, arm: Arm): void {
  const { from, to, length, bend, w, skin, hand = 'fist', band } = arm;
  const joint = elbow(from, to, length, bend);
  const half = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  p.limb([from, joint, to], [w * 1.04, w * 0.82, w * 0.62], skin, { open: 1, k: 0.5, gap: 6 });
  if (band !== undefined) ringAround(p, half(from, joint), joint, w * 1.1, band);
  const angle = (Math.atan2(to[1] - joint[1], to[0] - joint[0]) * 180) / Math.PI;
  if (hand === 'fist') drawFist(p, to, w * 0.9, skin, angle);
  else if (hand === 'open') drawClaws(p, to, w * 0.9, skin, angle);
}

/** A band across a limb that runs from one point to another. */
function ringAround(p: Plate, at: Point, towards: Point, w: number, color: string): void {
  const angle = (Math.atan2(towards[1] - at[1], towards[0] - at[0]) * 180) / Math.PI;
  p.group(`translate(${f(at[0])} ${f(at[1])}) rotate(${f(angle)})`, () => {
    const d = `M-4 ${f(-w)}Q-1 0 -4 ${f(w)}L4 ${f(w)}Q7 0 4 ${f(-w)}Z`;
    p.form(d, color, { angle: 80, k: 0.5, gap: 3, max: 8 }, { w: 1.5, dx: 0.6, dy: 0.6 });
  });
}

function drawFist(p: Plate, [x, y]: Point, r: number, skin: string, angle: number): void {
  p.group(`translate(${f(x)} ${f(y)}) rotate(${f(angle)}) scale(${f(r / 12)})`, () => {
    p.form(
      smooth(points('-10,-11 4,-14 14,-11 18,0 14,12 2,14 -11,11')),
      skin,
      { angle: 40, k: 0.36, gap: 3.4, max: 14 },
      { w: 1.8 },
    );
    p.line('M5 -8Q11 -9 16 -5M6 -1Q12 -2 17 1M5 6Q11 6 15 9', 1.6);
  });
}

function drawClaws(p: Plate, [x, y]: Point, r: number, skin: string, angle: number): void {
  p.group(`translate(${f(x)} ${f(y)}) rotate(${f(angle)}) scale(${f(r / 12)})`, () => {
    p.copies(
      ['rotate(-64) scale(.72)', 'rotate(-24)', 'rotate(4) scale(1.04)', 'rotate(32) scale(.94)'],
      () => {
        p.limb(points('0,0 10,-1 17,1'), [5, 4.4, 3.6], skin, { gap: 0 });
        p.raw(patch('M16 -2.4Q21 -1 23 4Q19 4 15 3Z', IVORY, 1.2));
      },
    );
    p.form(
      smooth(points('-10,-9 4,-11 11,-5 11,6 4,11 -10,9')),
      skin,
      { angle: 40, k: 0.3, gap: 3.4 },
      { w: 1.6, dx: 0.6, dy: 0.6 },
    );
  });
}

/** Scales over a box, a shade darker than the skin. */
export const scales = (box: readonly [number, number, number, number], skin: string, size = 9): string =>
  strokes(rows(...box, size, 'scale'), 1.1, mixed(skin, INK, 0.5));

/** Two eyes with slits, slanting to the middle; the light in them is the brightest spot. */
export function slitEyes(p: Plate, x: number, y: number, r: number, color: string, slant = 16): void {
  for (const m of [-1, 1])
    p.group(`translate(${f(m * x)} ${f(y)}) rotate(${m * slant}) scale(${f(m * r)} ${f(r)})`, () => {
      p.fill('M-1.25 .1C-.8 -1 .6 -1.05 1.45 -.25C.9 .75 -.6 .95 -1.25 .1Z')
        .fill('M-1 .06C-.6 -.68 .5 -.74 1.1 -.2C.7 .46 -.5 .64 -1 .06Z', color)
        .fill('M.02 -.66Q.34 -.05 .02 .56Q-.28 -.05 .02 -.66Z');
    }).dot(m * x - r * 0.28, y - r * 0.3, r * 0.17, '#fff');
}

/** Whiskers to both sides of a muzzle. */
export const whiskers = (x: number, y: number, l: number): string =>
  [-1, 1]
    .map((m) =>
      tuples(2, '-4 -10, 0 -3, 4 5')
        .map(([dy, to]) =>
          taper(m * x, y + dy, m * (x + l * 0.5), y + dy + to * 0.2, m * (x + l), y + dy + to, 1.5),
        )
        .join(''),
    )
    .join('');
