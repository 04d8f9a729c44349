/** Oxen that have had enough, from in front: lowered horns, rolling eyes, foam, and a yoke that broke. */
import { standing, type Stand } from '../beasts/anatomy.ts';
import { both, symmetric } from '../beasts/figure.ts';
import { INK, IVORY, mixed } from '../tools/ink.ts';
import { hairs, swell, swells } from '../tools/lines.ts';
import type { Plate } from '../tools/plate.ts';
import { points, tuples } from '../tools/points.ts';
import { oval } from '../tools/smooth.ts';
import { tufts } from '../tools/tufts.ts';

const COATS = {
  red: { hide: '#a8623c', dark: '#6d3a24', muzzle: '#d9b491' },
  dun: { hide: '#c49a66', dark: '#80592f', muzzle: '#e2cba6' },
  brindle: { hide: '#6f5a4a', dark: '#43342b', muzzle: '#b39a84' },
} as const;

export interface Ox extends Stand {
  readonly coat?: keyof typeof COATS;
  /** Half a yoke still on its neck. */
  readonly yoke?: boolean;
}

export function drawOx(p: Plate, { coat = 'red', yoke = false, ...stand }: Ox): void {
  const { hide, dark, muzzle } = COATS[coat];
  standing(p, { ...stand, x: (stand.x ?? 0) + 140, y: (stand.y ?? 0) + 84 }, () => {
    // Shoulders above the lowered head.
    p.form(symmetric('0,-70 44,-64 78,-30 84,30 66,96! 0,104'), dark, {
      angle: 24,
      k: 0.26,
      gap: 4.6,
      max: 40,
      w: 3,
    });
    for (const m of [-1, 1]) {
      p.limb(
        [
          [m * 48, 54],
          [m * 58, 84],
          [m * 50, 112],
        ],
        [19, 14, 11],
        mixed(dark, hide, 0.4),
        { gap: 4.6, k: 0.6 },
      );
      p.form(
        `M${m * 50 - 13} 104H${m * 50 + 13}L${m * 50 + 15} 122H${m * 50 - 15}Z`,
        '#453a33',
        { k: 0.4, gap: 3.6 },
        { w: 1.7 },
      );
    }
    if (yoke) drawYoke(p);
    // Ears below the horns.
    both('34,-8! 62,-8 84,8! 62,20 36,12!', (d) => p.form(d, hide, { k: 0.4, gap: 3.8 }));
    both('22,-28! 56,-36 92,-26 112,-58! 120,-24 100,4 58,-4 26,-4!', (d) =>
      p.form(d, '#e6dcc0', { angle: 40, k: 0.4, gap: 4, max: 14 }),
    );
    p.form(
      symmetric('0,-42 28,-38 42,-12 38,18 26,44 30,66 20,84 0,88'),
      hide,
      { angle: 16, k: 0.32, gap: 4, max: 24, w: 2.9 },
      { hatch: hairs(18, [-24, 0, 48, 40], [0, 9], 1.2, 9) },
    );
    p.form(tufts(points('30,-28 14,-42 0,-46 -14,-42 -30,-28'), 9, 20, 0, 3, 0.5), dark, null);
    p.form(symmetric('0,46 22,48 33,64 24,84 0,92'), muzzle, { angle: 20, k: 0.36, gap: 3.8 });
    for (const m of [-1, 1]) {
      p.fill(oval(m * 14, 62, 7, 5.4, m * 24)).fill(swell(m * 20, 52, m * 30, 56, m * 28, 66, 1.6));
      rollingEye(p, m);
    }
    // An open mouth, and foam.
    p.fill('M-16 78Q0 70 16 78Q12 92 0 93Q-12 92 -16 78Z', '#5a1d18');
    for (const [x, y, r] of tuples(
      3,
      '-15 86 5, -7 92 6, 3 94 5.500, 12 89 6, -20 94 4, 8 102 4, -4 104 3.400',
    ))
      p.disc(x, y, r, IVORY, 1.3);
    // Breath, both ways.
    p.fill(
      swells(
        tuples(6, '-20 66 -44 70 -62 60, -20 70 -42 80 -60 78, 20 66 44 70 62 60, 20 70 42 80 60 78'),
        1.9,
      ),
    );
  });
}

/** More white than there should be. */
function rollingEye(p: Plate, m: number): void {
  p.disc(m * 25, 0, 10.4, IVORY, 2.4);
  p.disc(m * 23, 2, 5, '#a2341f', 1.2)
    .dot(m * 23, 2, 2.2)
    .line(`M${m * 18} -6L${m * 22} -3M${m * 30} -6L${m * 28} -2M${m * 33} 3L${m * 29} 3`, 1.1, '#b33a2a');
  p.fill(swell(m * 40, -10, m * 24, -18, m * 8, -2, 4));
}

function drawYoke(p: Plate): void {
  p.form(
    'M-96 -52C-60 -70 -30 -74 0 -66C30 -58 66 -72 92 -56L84 -48L98 -42L82 -36L90 -30C60 -44 30 -40 0 -48C-30 -54 -60 -48 -92 -32Z',
    '#a67847',
    { angle: 80, k: 0.4, gap: 5, max: 14, w: 2.6 },
    {
      hatch: swells(tuples(6, '-80 -46 -50 -56 -20 -56, 10 -56 40 -52 70 -56, -60 -40 -40 -46 -16 -48'), 1.3),
    },
  );
  p.line('M-58 -44C-60 -10 -52 20 -44 34', 5).line(
    'M-58 -44C-60 -10 -52 20 -44 34',
    2,
    mixed('#a67847', INK, 0.2),
  );
}
