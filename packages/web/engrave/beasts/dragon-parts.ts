/** Parts of dragonkin: the head in profile with a jaw that opens, a plated neck, wings of skin. */
import { short as f } from '../tools/ink.ts';
import { limb, ringsOf } from '../tools/limb.ts';
import { swells, taper } from '../tools/lines.ts';
import { smooth } from '../tools/smooth.ts';
import { patch, type Plate, strokes } from '../tools/plate.ts';
import { between, type Point, points, tuples, turned } from '../tools/points.ts';
import { rows, tufts } from '../tools/tufts.ts';
import { jawTooth, tooth, turnedPoint } from './anatomy.ts';

export interface Hide {
  readonly hide: string;
  readonly dark: string;
  readonly belly: string;
  readonly horn: string;
  readonly eye: string;
  readonly skin: string;
}

/** Spines of the near horns, in the head's own box. */
export const HORNS = {
  swept: ['-12,-26 -38,-46 -68,-52 -98,-42'],
  stubs: ['-14,-28 -30,-42 -40,-44 -48,-38'],
  double: ['-10,-30 -32,-48 -60,-50 -88,-40', '-24,-14 -48,-22 -70,-18 -88,-6'],
  crown: ['8,-32 10,-48 4,-62 -8,-74', '-6,-34 -16,-54 -36,-68 -62,-72', '-18,-26 -44,-42 -72,-44 -100,-30'],
  forward: ['-8,-30 -4,-50 8,-62 24,-66'],
  ram: ['-10,-28 -40,-48 -62,-24 -46,2 -26,-4'],
  antlers: ['-8,-32 -22,-56 -20,-76 -8,-88', '-20,-50 -40,-60 -58,-78', '-14,-28 -44,-40 -76,-52'],
  fan: [
    '-10,-32 -14,-56 -22,-76',
    '-16,-30 -32,-50 -50,-64',
    '-22,-24 -48,-36 -72,-42',
    '-26,-14 -52,-18 -78,-16',
  ],
  /** One of them snapped short. */
  broken: ['-10,-30 -34,-48 -60,-46 -74,-28', '-22,-14 -38,-22 -48,-20'],
  lyre: ['-10,-30 -34,-42 -48,-62 -72,-72'],
  none: [],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export interface HeadOptions {
  readonly x: number;
  readonly y: number;
  readonly s?: number;
  readonly rot?: number;
  readonly jaw?: number;
  readonly horns: keyof typeof HORNS;
  /** The horns of the far side, too; spikes at the cheek; what glows in the mouth. */
  readonly far?: boolean;
  readonly frill?: boolean;
  readonly fire?: readonly [string, string];
  readonly scales?: number;
  /** A short face with large eyes. */
  readonly young?: boolean;
}

const SKULL =
  '-52,-16! -36,-24 -20,-32 -2,-36 12,-31 22,-21 36,-15 52,-13 64,-20 76,-17 83,-6 80,4! 68,6 58,2 48,8 36,5 24,12 8,15 -6,26! -16,44! -24,32! -40,44! -42,28! -60,32! -50,14! -68,10! -50,-2!';
const HINGE: Point = [-4, 16];

export function dragonHead(p: Plate, coat: Hide, options: HeadOptions): void {
  const {
    x,
    y,
    s = 1,
    rot = 0,
    jaw = 16,
    far = true,
    frill = true,
    fire,
    scales = 9,
    young = false,
  } = options;
  const horns = HORNS[options.horns].map(points);
  const width = (n: number, k: number): number[] =>
    n === 3 ? [9 * k, 6.5 * k, 0.8] : [9 * k, 8 * k, 5 * k, ...(n > 4 ? [3 * k] : []), 0.8];
  p.group(`translate(${x} ${y}) rotate(${rot}) scale(${f(s * (young ? 0.76 : 1))} ${s})`, () => {
    if (far)
      for (const horn of horns)
        p.limb(
          horn.map(([a, b]) => [a + 14, b - 8]),
          width(horn.length, 0.85),
          coat.horn,
          { gap: 4.6, k: 0.85, bow: 0.7 },
        );
    drawJaw(p, coat, jaw, fire);
    for (const [tx, w, l, lean] of tuples(
      4,
      '72 3.6 18 -3, 61 2.8 9 -1, 52 3 10 -1, 43 2.8 9 -1, 34 2.8 9 -1, 25 2.6 7 -1',
    ))
      p.raw(tooth(tx, 4 + (tx < 60 ? (60 - tx) * 0.1 : 0), w, l, lean));
    p.form(
      smooth(points(SKULL)),
      coat.hide,
      { angle: 60, gap: 3.8, k: 0.42, max: 18, w: 2.5, bend: -3 },
      {
        extra: `${strokes(rows(-56, -26, 22, 32, scales, 'scale'), 1.2, undefined, ' opacity=".75"')}<path d="M86 8L60 6L44 12L26 16L38 -2L60 -4L84 0Z" fill="${coat.belly}" opacity=".4"/>`,
        hatch: swells(tuples(6, '40 -11 44 -2 40 5, 48 -10 52 -3 49 4, 56 -10 60 -4 57 1'), 1),
      },
    );
    p.fill('M66 -14C71 -17 76 -13 76 -9C72 -11 69 -10 66 -14Z');
    p.group(`translate(18 -15) scale(${young ? 1.6 : 1}) translate(-18 15)`, () => {
      p.fill('M2 -24C12 -24 24 -18 32 -8C22 -8 8 -10 2 -16Z').fill(
        'M8 -16C15 -20 24 -15 28 -10C20 -9 12 -11 8 -16Z',
        coat.eye,
      );
      p.fill('M18.5 -17.5Q21 -13.5 19 -10Q16.500 -13.500 18.500 -17.500Z');
    });
    p.form(smooth(points('-6,-32! 8,-33 24,-22 35,-6! 20,-15 2,-24')), coat.dark, null, { w: 1.5 });
    for (const horn of horns) p.limb(horn, width(horn.length, 1), coat.horn, { k: 0.55, bow: 0.7 });
    if (frill)
      for (const one of ['-22,14 -44,18 -62,12', '-18,26 -38,36 -56,36'])
        p.limb(points(one), [6, 4.5, 0.8], coat.horn, { gap: 4, k: 0.55 });
  });
}

function drawJaw(p: Plate, coat: Hide, jaw: number, fire: HeadOptions['fire']): void {
  const [throat, tongue] = fire ?? ['#4a1712', '#b5564a'];
  const tip = turnedPoint(74, 10, HINGE, jaw);
  const mid = turnedPoint(24, 20, HINGE, jaw);
  p.mass(`M-6 10L76 2Q66 12 ${f(tip[0])} ${f(tip[1] + 2)}L${f(mid[0])} ${f(mid[1] + 2)}L-8 26Z`, throat, {
    w: 1,
    dx: 0,
    dy: 0,
  });
  p.mass(smooth(turned(points('0,15 24,11 48,6 66,8 48,14 20,22'), HINGE, jaw)), tongue, {
    w: 1.2,
    dx: 0,
    dy: 0,
  });
  for (const [tx, l] of tuples(2, '70 -14, 60 -7, 51 -8, 42 -8, 33 -7'))
    p.raw(jawTooth(tx, 12 + (70 - tx) * 0.16, l, HINGE, jaw));
  for (const bx of [8, 26, 44]) {
    const barb = turned(
      [
        [bx, 34 - bx * 0.14, 1],
        [bx - 3, 46 - bx * 0.16, 1],
        [bx + 9, 32 - bx * 0.14, 1],
      ],
      HINGE,
      jaw,
    );
    p.mass(smooth(barb), coat.horn, { w: 1.4, dx: 0.8, dy: 0.8 });
  }
  const low = turned(
    points('-14,14 14,20 40,15 62,11 76,8! 79,16 64,24 40,30 14,38 -14,40 -24,30'),
    HINGE,
    jaw,
  );
  p.form(smooth(low), coat.belly, { angle: 62, k: 0.7, gap: 3.8, max: 15, w: 2.3 });
}

/** A wing of skin: shoulder, wrist, the tips of its fingers, its root; scalloped between them. */
export function skinWing(
  p: Plate,
  coat: Hide,
  [shoulder, wrist, ...rest]: readonly Point[],
  slack = 0.3,
): void {
  const tips = rest.slice(0, -1);
  if (shoulder === undefined || wrist === undefined) return;
  const at = (q: Point): string => `${f(q[0])} ${f(q[1])}`;
  let d = `M${at(shoulder)}L${at(wrist)}L${at(rest[0] ?? wrist)}`;
  let folds = '';
  tips.forEach((tip, i) => {
    const next = rest[i + 1] ?? tip;
    d += `Q${at(between(between(tip, next, 0.5), wrist, slack))} ${at(next)}`;
    for (const q of [0.3, 0.52, 0.78])
      for (const e of [0, 0.1]) {
        const a = between(wrist, tip, q + e);
        const b = between(a, between(wrist, next, q + e), 0.55);
        const c = between(between(wrist, tip, q), between(wrist, next, q), 0.5);
        folds += taper(a[0], a[1], c[0], c[1] - 2, b[0], b[1], 2.4);
      }
  });
  p.mass(`${d}Z`, coat.skin).inside(`${d}Z`, folds);
  for (const tip of tips) {
    const [mx, my] = between(wrist, tip, 0.5);
    p.limb(
      [wrist, [mx + (tip[1] - wrist[1]) * 0.04, my - (tip[0] - wrist[0]) * 0.04], tip],
      [4.5, 3.4, 0.8],
      coat.hide,
      { gap: 5 },
    );
  }
  const [mx, my] = between(shoulder, wrist, 0.5);
  p.limb([shoulder, [mx + 4, my + 6], wrist], [9, 7, 5], coat.hide, { gap: 4 });
  const [wx, wy] = wrist;
  p.mass(
    `M${wx - 5} ${wy}Q${wx - 4} ${wy - 12} ${wx + 3} ${wy - 18}Q${wx + 6} ${wy - 8} ${wx + 5} ${wy}Z`,
    coat.horn,
    { w: 1.5 },
  );
}

export interface NeckOptions {
  /** Shines between the plates of the throat. */
  readonly glow?: string;
  readonly spikes: number;
  readonly size?: number;
}

/** A neck with spikes along its back and a plated throat on its right side. */
export function dragonNeck(
  p: Plate,
  coat: Hide,
  spine: readonly Point[],
  widths: readonly number[],
  options: NeckOptions,
): void {
  const { glow, spikes, size = 9 } = options;
  const { d, frame } = limb(spine, widths);
  const edge = (towards: number, out: (w: number) => number): Point[] =>
    frame.map(({ p: q, w, n }) => {
      const s = (n[0] + n[1] * 0.3) * towards > 0 ? 1 : -1;
      return [q[0] + n[0] * s * out(w), q[1] + n[1] * s * out(w)];
    });
  if (spikes > 0)
    p.form(
      tufts(
        edge(-1, (w) => w - 2),
        spikes,
        13,
        -0.3,
        4,
        0.2,
      ),
      coat.dark,
      null,
    );
  const outer = edge(1, (w) => w + 2);
  const inner = edge(1, (w) => w * 0.12);
  const at = (q: Point): string => `${f(q[0])} ${f(q[1])}`;
  const band = `M${[...outer, ...inner.toReversed()].map(at).join('L')}Z`;
  let bars = '';
  for (let i = 0; i + 1 < outer.length; i++)
    for (const t of [0, 0.5]) {
      const o = between(outer[i] ?? [0, 0], outer[i + 1] ?? [0, 0], t);
      const n = between(inner[i] ?? [0, 0], inner[i + 1] ?? [0, 0], t);
      bars += `M${at(n)}Q${f((n[0] + o[0]) / 2)} ${f((n[1] + o[1]) / 2 + 6)} ${at(o)}`;
    }
  const m = Math.max(...widths);
  const xs = frame.map((q) => q.p[0]);
  const ys = frame.map((q) => q.p[1]);
  const box = [
    Math.max(-6, Math.min(...xs) - m),
    Math.max(-6, Math.min(...ys) - m),
    Math.max(...xs) + m,
    Math.min(196, Math.max(...ys) + m),
  ] as const;
  p.mass(d, coat.hide).inside(
    d,
    ringsOf(frame, { gap: 4.6, k: 0.3, w: 3, bow: 0.3 }),
    strokes(rows(...box, size, 'scale'), 1.2, undefined, ' opacity=".7"') +
      patch(band, coat.belly, 1.7) +
      (glow === undefined ? '' : strokes(bars, 5.5, glow)) +
      strokes(bars, glow === undefined ? 1.8 : 1.3),
  );
}
