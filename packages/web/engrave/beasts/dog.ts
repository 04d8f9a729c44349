/** Dogs that nobody feeds any more: a head that snarls, shoulders, a collar with spikes. */
import { type Color, mixed, wash, WASH } from '../tools/ink.ts';
import { hairs, swell, swells } from '../tools/lines.ts';
import type { Plate } from '../tools/plate.ts';
import { points, tuples, turned } from '../tools/points.ts';
import { smooth } from '../tools/smooth.ts';
import { tufts } from '../tools/tufts.ts';
import { jawTooth, type Stand, standing, tooth } from './anatomy.ts';

const COATS = {
  black: { fur: '#57504a', dark: '#2f2925', pale: '#b98a5a' },
  fawn: { fur: '#b88f5c', dark: '#5f4228', pale: '#e6cfa2' },
  pied: { fur: '#e0d6c0', dark: '#6d5138', pale: '#f6eedc' },
} as const;
type Coat = { readonly [K in keyof (typeof COATS)['black']]: string };

export interface Dog extends Stand {
  readonly coat?: keyof typeof COATS;
  readonly collar?: Color;
  readonly jaw?: number;
}

export function drawDog(p: Plate, { coat = 'black', collar = 'cherry', jaw = 20, ...stand }: Dog): void {
  const c = COATS[coat];
  standing(p, stand, () => {
    p.form(tufts(points('20,120 44,84 76,62 104,54'), 11, 13, -0.4, 3), c.dark, null);
    p.form(
      smooth(points('10,204! 22,130 50,88 90,62 124,78 144,112 146,150 138,204!')),
      c.fur,
      { angle: 40, gap: 4.8, k: 0.36, max: 40, w: 3.1 },
      { hatch: hairs(38, [24, 90, 100, 100], [-6, 11], 1, 5) },
    );
    p.line('M62 86Q100 126 142 122', 15).line('M62 86Q100 126 142 122', 11, wash(collar));
    for (const [x, y] of tuples(2, '72 98, 88 112, 108 121, 128 124'))
      p.mass(`M${x - 5} ${y - 3}L${x - 2} ${y + 15}L${x + 5} ${y}Z`, WASH.steel, {
        w: 1.3,
        dx: 0.6,
        dy: 0.6,
      });
    p.group('translate(124 74) scale(1.3)', () => head(p, c, jaw));
  });
}

function head(p: Plate, c: Coat, jaw: number): void {
  const hinge = [2, 16] as const;
  p.form(smooth(points('4,-30! 12,-46 28,-44! 26,-30 20,-22!')), c.dark, { k: 0.5, gap: 3.4 });
  const low = turned(points('-8,14 14,20 36,19 50,17! 52,24 40,31 18,34 -8,30'), hinge, jaw);
  p.mass('M0 10L58 4L44 30L2 30Z', '#4a1712', { w: 1, dx: 0, dy: 0 });
  p.mass(smooth(turned(points('6,14 24,13 42,16 34,22 14,24'), hinge, jaw)), '#b5564a', {
    w: 1.3,
    dx: 0,
    dy: 0,
  });
  for (const [x, l] of tuples(2, '46 -11, 38 -6, 31 -6, 24 -6')) p.raw(jawTooth(x, 20, l, hinge, jaw));
  p.form(smooth(low), c.pale, { angle: 60, k: 0.6, gap: 3.6, max: 12 });
  for (const [x, w, l] of tuples(3, '52 3.2 14, 44 2.4 7, 37 2.4 7, 30 2.4 7, 23 2.4 6'))
    p.raw(tooth(x, 8, w, l, -1));
  p.form(
    smooth(
      points(
        '-48,-6 -40,-26 -20,-38 4,-38 18,-28 26,-16 44,-16 58,-13 64,-3 58,9! 44,8 32,12 18,14 4,24 -12,34 -34,34 -50,16',
      ),
    ),
    c.fur,
    { angle: 58, gap: 3.6, k: 0.38, max: 20, w: 2.6, bend: -3 },
    {
      extra: `<path d="M66 12L36 16L8 28L20 6L44 -2L66 2Z" fill="${c.pale}" opacity=".8"/>`,
      hatch:
        swells(tuples(6, '30 -12 36 -4 32 6, 38 -13 43 -5 40 4, 46 -12 50 -6 48 2'), 1.1) +
        hairs(16, [-42, -22, 44, 46], [-8, 4], 0.9, 4),
    },
  );
  p.fill('M54 -15C60 -18 68 -14 67 -6C66 0 61 2 58 -1C55 -5 53 -10 54 -15Z').fill(
    'M58 -13Q62 -14 65 -10Q61 -10 58 -13Z',
    '#cdbd9d',
  );
  p.fill('M4 -22C12 -24 22 -18 27 -9C19 -9 9 -10 4 -14Z')
    .fill('M9 -16C14 -19 21 -15 24 -11C18 -10 12 -11 9 -16Z', '#f3c043')
    .dot(17.5, -13.5, 2.3)
    .dot(16.5, -14.6, 0.8, '#fff')
    .fill(swell(0, -24, 14, -28, 29, -10, 1.9));
  p.form(smooth(points('-30,-30! -34,-48 -22,-58! -8,-46 -2,-28! -12,-22')), c.dark, { k: 0.5, gap: 3.4 });
  p.fill('M-24 -32C-27 -42 -24 -48 -22 -51C-16 -44 -12 -38 -12 -30Z', mixed(c.dark, '#120c08', 0.4));
}
