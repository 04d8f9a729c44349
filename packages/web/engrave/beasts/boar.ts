/** Boars: a head in profile with tusks, and the poses of the body. */
import { IVORY } from '../tools/ink.ts';
import { hairs, swell, swells } from '../tools/lines.ts';
import { smooth } from '../tools/smooth.ts';
import type { Plate } from '../tools/plate.ts';
import { points, tuples, turned } from '../tools/points.ts';
import { tufts } from '../tools/tufts.ts';
import { type Stand, standing } from './anatomy.ts';

const COATS = {
  brown: { hide: '#9a7350', dark: '#4a3527', snout: '#cf9a7e', pale: '#c9a277' },
  grey: { hide: '#827b73', dark: '#3b3532', snout: '#b98f83', pale: '#b5a893' },
  mud: { hide: '#7d6a48', dark: '#3d3524', snout: '#b58a6c', pale: '#b39f6f' },
} as const;
type Coat = { readonly [K in keyof (typeof COATS)['brown']]: string };

function head(p: Plate, coat: Coat, x: number, y: number, s: number, rot: number): void {
  p.group(`translate(${x} ${y}) rotate(${rot}) scale(${s})`, () => {
    p.form(smooth(points('2,-34! 6,-52 20,-60! 24,-44 20,-30!')), coat.dark, { k: 0.5 });
    const jaw = turned(points('-10,24 20,26 48,26 62,26 64,36 44,44 14,48 -14,46'), [-4, 26], 8);
    p.form(smooth(jaw), coat.pale, { angle: 64, k: 0.6, gap: 3.8, max: 14 });
    const d =
      '-38,-40! -24,-42 -10,-42 12,-38 28,-26 46,-16 66,-10 78,-8! 82,8 76,24! 56,26 34,28 14,30 0,36 -12,52! -20,40! -34,54! -40,38! -58,44! -54,24! -70,20! -58,4! -72,-8! -54,-14! -62,-28! -46,-28!';
    const snout = swells(tuples(6, '40 -12 46 0 42 14, 49 -10 55 2 51 16, 58 -9 64 3 60 18'), 1.2);
    p.form(
      smooth(points(d)),
      coat.hide,
      { angle: 62, gap: 3.9, k: 0.4, max: 24, w: 2.7, bend: -3 },
      {
        hatch: hairs(40, [-56, -32, 74, 66], [-9, 6], 0.9, 6) + snout,
      },
    );
    p.form(smooth(points('74,-12 84,-8 88,8 82,26 72,24 70,4')), coat.snout, { angle: 30, k: 0.5, gap: 3.4 });
    p.fill('M76 -2C79 -4 81 2 79 6C76 6 75 1 76 -2Z').fill('M80 10C83 9 84 15 81 18C78 18 78 13 80 10Z');
    for (const [tx, ty, k] of tuples(3, '52 30 1, 36 34 .7'))
      p.limb(
        [
          [tx, ty],
          [tx + 12 * k, ty - 4],
          [tx + 16 * k, ty - 20 * k],
          [tx + 8 * k, ty - 38 * k],
        ],
        [6.5 * k, 6.5 * k, 5 * k, 0.8],
        IVORY,
        { gap: 4 },
      );
    p.fill('M4 -20C12 -22 22 -18 28 -8C18 -8 8 -10 4 -14Z').fill(
      'M10 -15C15 -18 22 -14 25 -10C19 -9 13 -10 10 -15Z',
      '#e86a34',
    );
    p.dot(18, -12.5, 2.4).fill(swell(-2, -22, 14, -28, 30, -8, 2));
    p.form(
      smooth(points('-24,-34! -34,-52 -30,-70! -12,-58 -4,-36!')),
      coat.hide,
      { k: 0.5, gap: 3.4 },
      {
        extra: `<path d="M-22 -38C-29 -50 -28 -58 -27 -63C-16 -54 -11 -46 -9 -38Z" fill="${coat.dark}"/>`,
      },
    );
  });
}

const POSES = {
  /** Head and shoulders. */
  facing(p: Plate, coat: Coat) {
    p.form(tufts(points('-10,60 24,26 64,18 110,22'), 14, 20, -0.4, 5), coat.dark, null);
    p.form(
      smooth(points('-10,56! 26,30 70,22 118,32 134,80 120,140 110,200! -10,200!')),
      coat.hide,
      { angle: 50, gap: 5, k: 0.34, max: 46, w: 3.2 },
      {
        hatch: hairs(56, [0, 34, 120, 150], [-12, 9], 1, 2),
      },
    );
    head(p, coat, 138, 92, 1.3, 6);
  },
  charging(p: Plate, coat: Coat) {
    p.limb(points('22,92 6,84 8,66 20,62'), [4, 3.5, 3, 0.8], coat.hide);
    for (const leg of ['82,124 98,146 94,168', '176,122 196,140 200,164'])
      p.limb(points(leg), [15, 8, 6], coat.dark);
    p.form(
      tufts(points('34,76 70,58 120,40 164,44 190,60'), 16, (t) => 9 + 14 * t, -0.5, 6),
      coat.dark,
      null,
    );
    p.form(
      smooth(points('22,104 28,78 64,60 118,42 166,46 200,72 204,112 180,138 130,142 80,138 42,132')),
      coat.hide,
      { angle: 70, gap: 4.8, k: 0.4, max: 34, w: 3.1 },
      { hatch: hairs(52, [36, 60, 150, 66], [-10, 6], 1, 4) },
    );
    for (const leg of ['52,114 34,146 44,170', '160,116 152,150 166,172'])
      p.limb(points(leg), [20, 10, 7], coat.hide, { open: 2 });
    for (const [x, y] of tuples(2, '46 172, 168 174, 94 168, 200 164'))
      p.mass(`M${x - 8} ${y - 5}H${x + 7}L${x + 10} ${y + 5}H${x - 8}Z`, coat.dark, { w: 1.4 });
    head(p, coat, 196, 94, 0.86, 16);
  },
} as const;

export interface Boar extends Stand {
  readonly pose: keyof typeof POSES;
  readonly coat?: keyof typeof COATS;
}

export function drawBoar(p: Plate, { pose, coat = 'brown', ...stand }: Boar): void {
  standing(p, stand, () => POSES[pose](p, COATS[coat]));
}
