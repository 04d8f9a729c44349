/** The hail herd: horned heads from in front, ice in their coats, all knees and noise. */
import { standing, type Stand } from '../beasts/anatomy.ts';
import { both, symmetric } from '../beasts/figure.ts';
import { mixed } from '../tools/ink.ts';
import { hairs, swell } from '../tools/lines.ts';
import type { Plate } from '../tools/plate.ts';
import { points, tuples } from '../tools/points.ts';
import { oval } from '../tools/smooth.ts';
import { tufts } from '../tools/tufts.ts';

const COATS = {
  hail: { fur: '#c3ccd0', dark: '#7d8d98', muzzle: '#9aa9b2' },
  slate: { fur: '#8c97a2', dark: '#515b67', muzzle: '#6d7884' },
  sleet: { fur: '#e0e4e2', dark: '#9aabb4', muzzle: '#b3c0c6' },
} as const;

export interface Bull extends Stand {
  readonly coat?: keyof typeof COATS;
  readonly eye?: `#${string}`;
}

/** One foreleg bent under the charge; to the right where m is 1. */
function foreleg(p: Plate, m: -1 | 1, fur: string, high: number): void {
  p.limb(
    [
      [m * 30, 56],
      [m * 46, 84 - high],
      [m * 30, 112 - high],
    ],
    [18, 13, 9],
    fur,
    { gap: 4.6, k: 0.6 },
  );
  p.form(
    `M${m * 30 - 11} ${106 - high}H${m * 30 + 11}L${m * 30 + 13} ${122 - high}H${m * 30 - 13}Z`,
    '#4a4440',
    { k: 0.4, gap: 3.6 },
    { w: 1.7 },
  );
}

export function drawBull(p: Plate, { coat = 'hail', eye = '#fbf0b0', ...stand }: Bull): void {
  const { fur, dark, muzzle } = COATS[coat];
  standing(p, { ...stand, x: (stand.x ?? 0) + 140, y: (stand.y ?? 0) + 80 }, () => {
    p.form(
      tufts(points('-66,100 -84,40 -62,-16 -24,-44 0,-48 24,-44 62,-16 84,40 66,100'), 23, 16, 0, 6, 0.4),
      dark,
      { angle: 24, k: 0.1, gap: 5, max: 14 },
    );
    foreleg(p, -1, dark, 26);
    foreleg(p, 1, dark, 0);
    p.form(
      symmetric('0,-40 40,-30 66,6 62,60 34,88! 0,92'),
      fur,
      { angle: 20, k: 0.26, gap: 4.4, max: 30, w: 3 },
      { hatch: hairs(40, [-58, -10, 116, 90], [2, 12], 1.4, 6) },
    );
    both('26,-18! 52,-22 84,-26 104,-48 104,-76! 118,-52 112,-20 84,0 44,2!', (d) =>
      p.form(d, '#e3e0d0', { angle: 30, k: 0.4, gap: 4, max: 14 }),
    );
    both('34,-2! 58,-8 74,2! 60,14 38,12!', (d) => p.form(d, dark, { k: 0.4, gap: 3.6 }));
    p.form(
      symmetric('0,-34 26,-28 38,-4 34,24 24,52 26,72 14,86 0,88'),
      fur,
      { angle: 16, k: 0.32, gap: 4, max: 22, w: 2.8 },
      { hatch: hairs(16, [-22, 0, 44, 40], [0, 9], 1.2, 9) },
    );
    // Ice hangs where a forelock would be.
    p.form(
      tufts(points('30,-22 14,-34 0,-36 -14,-34 -30,-22'), 7, 30, 0, 3, 0.4),
      mixed(fur, '#ffffff', 0.4),
      {
        angle: 30,
        k: 0.2,
        gap: 4,
      },
    );
    p.form(symmetric('0,50 20,52 28,68 20,86 0,92'), muzzle, { angle: 20, k: 0.36, gap: 3.8 });
    for (const m of [-1, 1]) {
      p.fill(oval(m * 12, 66, 6, 4.6, m * 24));
      p.fill(`M${m * 10} 14C${m * 14} 4 ${m * 28} 0 ${m * 34} 8C${m * 28} 18 ${m * 16} 20 ${m * 10} 14Z`)
        .fill(
          `M${m * 14} 13C${m * 18} 7 ${m * 26} 6 ${m * 30} 9C${m * 25} 15 ${m * 18} 17 ${m * 14} 13Z`,
          eye,
        )
        .fill(swell(m * 38, -2, m * 20, -4, m * 6, 16, 3.2));
    }
    p.fill(swell(-14, 80, 0, 76, 14, 80, 2));
    for (const [x, y, r] of tuples(3, '-44 40 4, 48 46 4.600, -50 66 3.600, 52 16 3.400, -36 -14 3.600'))
      p.disc(x, y, r, '#eef3f3', 1.4);
  });
}
