/** A drake on the wing, from the side, looking right. */
import { standing, type Stand } from '../beasts/anatomy.ts';
import { INK, mixed } from '../tools/ink.ts';
import type { Plate } from '../tools/plate.ts';
import { strokes } from '../tools/plate.ts';
import { points } from '../tools/points.ts';
import { smooth } from '../tools/smooth.ts';

const HIDES = {
  squall: { hide: '#7c8c98', skin: '#b3a79a', belly: '#d9d6c4' },
  copper: { hide: '#a0704a', skin: '#c99a6a', belly: '#ead2a2' },
  night: { hide: '#545b68', skin: '#7a6a70', belly: '#b3b3b0' },
} as const;

export interface Drake extends Stand {
  readonly hide?: keyof typeof HIDES;
  readonly wings?: 'up' | 'down';
  readonly eye?: `#${string}`;
}

const NEAR = {
  up: '8,-6! 2,-50 -26,-92! -32,-62! -52,-70! -52,-42! -76,-40! -62,-16 -38,6!',
  down: '10,4! 2,38 -22,74! -28,48! -50,56! -48,30! -74,30! -60,8 -34,-4!',
} as const;
const FAR = {
  up: '18,-8! 34,-50 20,-94! 8,-66! -4,-78! -8,-48! -18,-52! -12,-8!',
  down: '20,2! 38,34 30,66! 14,46! 4,58! 0,32! -8,4!',
} as const;
const RIBS = {
  up: 'M0 -8L-26 -92M-2 -8L-52 -70M-6 -4L-76 -40M-2 -8L-32 -62',
  down: 'M2 4L-22 74M-2 4L-50 56M-6 2L-74 30',
} as const;

export function drawDrake(
  p: Plate,
  { hide = 'squall', wings = 'up', eye = '#f6dc5a', ...stand }: Drake,
): void {
  const colors = HIDES[hide];
  standing(p, stand, () => {
    p.form(smooth(points(FAR[wings])), mixed(colors.skin, INK, 0.3), { k: 0.3, gap: 4.4, max: 20 });
    p.limb(points('-20,4 -60,14 -92,2 -124,12'), [12, 8, 4.5, 0.8], colors.hide, { gap: 4.6 });
    p.form('M-120 4L-142 8L-122 20Z', colors.skin, null, { w: 1.6 });
    p.limb(points('-22,12 -40,26 -58,24'), [7, 5, 3], mixed(colors.hide, INK, 0.2), { gap: 4 });
    p.form(
      smooth(points('-42,2! -24,-12 8,-16 34,-8 48,-14 62,-24! 74,-14 66,2 44,16 12,22 -22,18')),
      colors.hide,
      { angle: 70, gap: 4, k: 0.36, max: 18 },
      { extra: `<path d="M-40 12Q4 8 46 8L76 -10L70 30H-40Z" fill="${colors.belly}" opacity=".8"/>` },
    );
    p.form(
      smooth(points('54,-22! 44,-42 36,-50! 58,-44 70,-28!')),
      '#e6dcc0',
      { k: 0.4, gap: 3.6 },
      { w: 1.6 },
    );
    p.mass('M76 -10L106 -2L98 8L74 2Z', '#4a1712', { w: 1, dx: 0, dy: 0 });
    p.form(smooth(points('66,0! 84,6 102,10! 92,16 74,14 60,6')), colors.belly, { k: 0.5, gap: 3.6 });
    p.form(smooth(points('52,-16! 62,-30 80,-30 96,-18 112,-12 110,-2! 92,-4 78,4 62,4')), colors.hide, {
      angle: 60,
      gap: 3.4,
      k: 0.4,
      max: 12,
    });
    p.fill('M76 -24Q86 -24 92 -16Q82 -14 76 -18Z').fill('M79 -21Q85 -21 89 -17Q82 -16 79 -19Z', eye);
    p.dot(106, -9, 1.8);
    p.form(
      smooth(points(NEAR[wings])),
      colors.skin,
      { angle: 30, k: 0.24, gap: 4.4, max: 24 },
      { extra: strokes(RIBS[wings], 2.4, mixed(colors.hide, INK, 0.4)) },
    );
  });
}
