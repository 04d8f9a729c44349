/** Demons of the Horde, from in front: tusks, ears, horns by rank, and what the Horde issues to wear. */
import { standing, type Stand } from '../beasts/anatomy.ts';
import { both, drawArm, slitEyes, symmetric } from '../beasts/figure.ts';
import { tooth, spike } from '../beasts/anatomy.ts';
import { GARBS } from '../storm/garbs.ts';
import { type Color, INK, IVORY, mixed, wash } from '../tools/ink.ts';
import { swell, swells } from '../tools/lines.ts';
import { type Plate, strokes } from '../tools/plate.ts';
import { type Point, points, tuples } from '../tools/points.ts';
import { oval, smooth } from '../tools/smooth.ts';

const side = (list: string, m: number): Point[] =>
  points(list).map(([x, y, corner]) => (corner === undefined ? [x * m, y] : [x * m, y, corner]));

const HORNS = {
  /** Of the ranks: short, forward. */
  stubs: (p: Plate, horn: string) => {
    for (const m of [-1, 1]) p.limb(side('24,-38 34,-54 32,-68', m), [9, 7, 1], horn, { gap: 3.8, k: 0.6 });
  },
  /** Wide, like an ox's. */
  spread: (p: Plate, horn: string) => {
    for (const m of [-1, 1])
      p.limb(side('24,-34 58,-44 86,-62 90,-98', m), [13, 12, 9, 1], horn, { gap: 4.2, k: 0.6 });
  },
  /** Curled twice: somebody who has been kept on. */
  curled: (p: Plate, horn: string) => {
    for (const m of [-1, 1])
      p.limb(side('22,-40 50,-62 76,-46 76,-14 54,-6 50,-24', m), [11, 12, 11, 8, 5, 1], horn, {
        gap: 4,
        k: 0.6,
      });
  },
  /** A rack of six: nobody is above it. */
  rack: (p: Plate, horn: string) => {
    for (const m of [-1, 1])
      for (const [one, w] of [
        ['30,-22 62,-26 88,-44 100,-74', 9],
        ['24,-36 48,-58 64,-84 62,-112', 10],
        ['11,-46 20,-74 18,-98 6,-122', 9],
      ] as const)
        p.limb(side(one, m), [w, w * 0.9, w * 0.64, 1], horn, { gap: 4, k: 0.6 });
  },
} as const;

const HEADS = {
  heavy: '0,-48 28,-44 42,-20 40,6 46,26 34,50 14,58 0,59',
  narrow: '0,-52 22,-48 34,-24 32,2 26,24 20,44 8,56 0,58',
} as const;

const MOUTHS = {
  /** Tusks from below. */
  tusks: (p: Plate) => {
    p.fill(swell(-26, 36, 0, 28, 26, 36, 3.4));
    for (const m of [-1, 1])
      p.form(smooth(side('15,40! 13,24 20,8! 26,24 25,40!', m)), IVORY, { k: 0.4, gap: 3.4 }, { w: 1.5 });
  },
  /** Far too many teeth, and pleased. */
  grin: (p: Plate) => {
    p.fill(symmetric('0,30 18,28 32,18! 28,38 12,48 0,49'));
    for (const [x, y, l] of tuples(3, '-22 26 8, -14 29 10, -5 31 10, 5 31 10, 14 29 10, 22 26 8'))
      p.raw(spike(x, y, 3.8, l));
    for (const [x, y] of tuples(2, '-16 44, -6 47, 6 47, 16 44')) p.raw(spike(x, y, 3.2, -7));
  },
  roar: (p: Plate) => {
    p.fill(symmetric('0,22 20,22 28,32 22,52 0,57')).fill(symmetric('0,36 10,38 14,46 8,54 0,55'), '#a2453a');
    for (const [x, l] of tuples(2, '-18 14, -7 8, 7 8, 18 14')) p.raw(tooth(x, 23, 4, l));
    for (const x of [-14, 14]) p.raw(spike(x, 53, 4, -14));
  },
} as const;

export interface Demon extends Stand {
  readonly skin?: Color;
  readonly horn?: Color;
  readonly horns?: keyof typeof HORNS;
  readonly shape?: keyof typeof HEADS;
  readonly mouth?: keyof typeof MOUTHS;
  readonly eyes?: `#${string}`;
  readonly garb?: readonly [kind: keyof typeof GARBS, main: Color, trim: Color];
  /** A glass in one eye, for reading what others have signed. */
  readonly glass?: boolean;
  readonly left?: Point;
  readonly right?: Point;
  readonly hand?: 'fist' | 'open';
}

export function drawDemon(p: Plate, demon: Demon): void {
  const { horns = 'stubs', shape = 'heavy', mouth = 'tusks', eyes = '#f6d14a', glass = false } = demon;
  const { garb = ['plate', '#5a4a48', '#a8823a'], left, right, hand = 'fist' } = demon;
  const skin = wash(demon.skin ?? '#a2503c');
  const horn = wash(demon.horn ?? '#d9c9a0');
  standing(p, { ...demon, x: (demon.x ?? 0) + 140, y: (demon.y ?? 0) + 84 }, () => {
    const arm = (m: -1 | 1, to: Point): void =>
      drawArm(p, {
        from: [m * 66, 88],
        to: [to[0] - 140, to[1] - 84],
        length: 74,
        bend: m,
        w: 15,
        skin,
        hand,
      });
    if (left !== undefined) arm(-1, left);
    if (right !== undefined) arm(1, right);
    p.limb(points('0,20 0,48 0,76'), [28, 28, 36], skin, { gap: 4, k: 0.7 });
    GARBS[garb[0]].draw(p, wash(garb[1]), wash(garb[2]));
    both('36,-10! 58,-26 76,-30! 66,-10 40,12!', (d) =>
      p.form(d, mixed(skin, INK, 0.15), { k: 0.4, gap: 3.8 }, { w: 1.8 }),
    );
    HORNS[horns](p, horn);
    face(p, skin, HEADS[shape], eyes);
    MOUTHS[mouth](p);
    if (glass) {
      p.raw(`<circle cx="18" cy="-5" r="14.500" fill="#fff" opacity=".28"/>`)
        .ring(18, -5, 14, 2.6, '#d9aa3c')
        .line('M30 4Q40 30 34 66', 1.8);
    }
  });
}

function face(p: Plate, skin: string, outline: string, eyes: string): void {
  p.form(
    symmetric(outline),
    skin,
    { angle: 16, k: 0.32, gap: 4, max: 24, w: 2.8 },
    {
      extra: strokes('M-14 -44L-10 -30L-14 -20M0 -48V-30M14 -44L10 -30L14 -20', 1.8, mixed(skin, INK, 0.6)),
      hatch: swells(
        tuples(6, '-30 10 -24 20 -28 32, 30 10 24 20 28 32, -22 14 -18 22 -22 30, 22 14 18 22 22 30'),
        1.4,
      ),
    },
  );
  slitEyes(p, 18, -5, 10, eyes, 14);
  for (const m of [-1, 1])
    p.form(smooth(side('2,-8! 16,-22 40,-24! 34,-14 18,-12', m)), mixed(skin, INK, 0.4), null, { w: 1.5 });
  // A snout rather than a nose.
  p.form(symmetric('0,2 9,4 15,14 12,22 0,24'), mixed(skin, INK, 0.14), { k: 0.4, gap: 3.4 }, { w: 1.6 });
  for (const m of [-1, 1]) p.fill(oval(m * 7, 17, 3.6, 3, m * 30));
}

/** A general's baton: iron, two rings, and a small closed gate at its end. */
export function drawBaton(p: Plate, stand: Stand): void {
  standing(p, stand, () => {
    p.form('M-6 -40H6L7 44H-7Z', '#4a4650', { angle: 0, k: 0.5, gap: 4, max: 7 }, { w: 1.9 });
    for (const y of [-34, 30])
      p.form(`M-10 ${y}H10V${y + 8}H-10Z`, '#d9aa3c', { angle: 0, k: 0.5, gap: 3.4, max: 9 }, { w: 1.6 });
    p.form(
      'M-16 -40V-62C-16 -76 -8 -84 0 -88C8 -84 16 -76 16 -62V-40Z',
      '#8f3229',
      { k: 0.4, gap: 4 },
      { w: 2 },
    );
    p.line('M-8 -42V-70M0 -42V-78M8 -42V-70M-14 -56H14', 2.6);
  });
}
