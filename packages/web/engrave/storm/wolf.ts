/** Wolves of wind: a head in profile, and a body that has not quite made up its mind to be one. */
import { jawTooth, standing, type Stand, tooth, turnedPoint } from '../beasts/anatomy.ts';
import { INK, mixed, short as f } from '../tools/ink.ts';
import { swell, swells } from '../tools/lines.ts';
import type { Plate } from '../tools/plate.ts';
import { points, tuples, turned } from '../tools/points.ts';
import { smooth } from '../tools/smooth.ts';
import { drawWind } from './weather.ts';

const COATS = {
  squall: { fur: '#a9b2b8', dark: '#5c6671', pale: '#e2e6e4' },
  night: { fur: '#6b7482', dark: '#333a46', pale: '#aab2ba' },
  snow: { fur: '#dfe3e0', dark: '#8b9aa4', pale: '#f6f6f0' },
} as const;
interface Coat {
  readonly fur: string;
  readonly dark: string;
  readonly pale: string;
}

/** Strands of a mane that stream to the left and part into points. */
const STREAM =
  '18,-34! -8,-50 -52,-54 -100,-66! -74,-48 -122,-44! -84,-34 -134,-20! -88,-16 -128,8! -84,4 -112,32! -74,22 -92,52! -56,40 -64,66! -32,50 -6,44! 14,20';

function wolfHead(p: Plate, coat: Coat, eye: string, jaw: number): void {
  const hinge = [2, 14] as const;
  p.form(
    smooth(points(STREAM)),
    coat.dark,
    { angle: 60, k: 0.2, gap: 4.6, max: 16 },
    {
      hatch: '',
      extra: `<path d="${swells(tuples(6, '0 -36 -40 -48 -84 -56, -10 -24 -50 -36 -100 -38, -16 -8 -56 -20 -112 -18, -20 6 -56 0 -104 8, -18 20 -44 18 -90 28, -10 32 -36 34 -66 46'), 2)}" fill="${coat.pale}"/>`,
    },
  );
  p.form(smooth(points('6,-24! 10,-46 20,-62! 27,-44 26,-20!')), coat.dark, { k: 0.6, gap: 3.6 });
  const low = turned(points('-10,12 14,19 40,17 60,13 69,12! 70,19 56,26 30,32 4,36 -14,28'), hinge, jaw);
  const tip = turnedPoint(66, 13, hinge, jaw);
  p.mass(`M-2 8L76 2Q66 12 ${f(tip[0])} ${f(tip[1] + 2)}L20 24L-4 22Z`, '#4a1712', { w: 1, dx: 0, dy: 0 });
  p.mass(smooth(turned(points('4,13 24,10 46,7 60,11 48,17 22,20'), hinge, jaw)), '#a9616a', {
    w: 1.3,
    dx: 0,
    dy: 0,
  });
  for (const [x, l] of tuples(2, '62 -13, 53 -7, 45 -7, 37 -7, 28 -6')) p.raw(jawTooth(x, 16, l, hinge, jaw));
  p.form(smooth(low), coat.pale, { angle: 60, k: 0.7, gap: 3.8, max: 14, w: 2.2 });
  for (const [x, y, w, l] of tuples(
    4,
    '66 3 3.4 16, 56 4 2.6 8, 48 5 2.6 8, 40 6 2.6 8, 32 7 2.4 7, 24 9 2.4 6',
  ))
    p.raw(tooth(x, y, w, l, -2));
  p.form(
    smooth(
      points(
        '-58,-20! -38,-30 -14,-36 8,-34 22,-28 34,-18 52,-16 70,-17 80,-11 80,-2 73,5! 54,4 40,9 26,8 14,14 4,22! -10,30 -22,44! -26,32! -44,42! -42,26! -62,26! -50,12! -70,6! -52,-4!',
      ),
    ),
    coat.fur,
    { angle: 62, gap: 3.5, k: 0.36, max: 16, w: 2.4, bend: -3 },
    {
      extra: `<path d="M84 8L44 14L8 28L22 4L50 -4L84 2Z" fill="${coat.pale}" opacity=".8"/>`,
      hatch: swells(
        tuples(
          6,
          '-30 -18 -40 -16 -50 -10, -22 -6 -36 -2 -52 2, -16 6 -30 12 -46 18, -8 18 -18 26 -30 32, -8 -24 -22 -24 -34 -20, 42 -9 47 -2 43 5, 52 -10 56 -3 53 3, 62 -10 65 -4 62 2',
        ),
        1.3,
      ),
    },
  );
  p.fill('M69 -18C76 -21 84 -16 84 -8C84 -2 79 1 75 -1C70 -5 68 -12 69 -18Z')
    .fill('M6 -26C18 -25 30 -17 37 -9C27 -8 13 -11 6 -18Z')
    .fill('M12 -18C19 -21 28 -15 32 -11C24 -9 16 -12 12 -18Z', eye)
    .fill(swell(2, -26, 20, -29, 38, -11, 2));
  p.form(
    smooth(points('-24,-28! -28,-48 -20,-76! -8,-58 2,-44 4,-30! -10,-26')),
    coat.fur,
    { k: 0.5, gap: 3.4 },
    {
      extra: `<path d="M-18 -32C-22 -46 -19 -58 -17 -66C-9 -54 -4 -44 -4 -32Z" fill="${coat.dark}"/>`,
    },
  );
}

const POSES = {
  /** Only the head, out of the wind. */
  head(p: Plate, coat: Coat, eye: string, jaw: number) {
    p.group('translate(160 96) scale(1.34)', () => wolfHead(p, coat, eye, jaw));
  },
  /** In full flight, its hindquarters still air. */
  running(p: Plate, coat: Coat, eye: string, jaw: number) {
    const far = mixed(coat.fur, coat.dark, 0.5);
    p.limb(points('168,118 196,132 224,124 236,130'), [15, 9, 6, 4], far, { k: 0.9 });
    p.limb(points('96,120 84,146 56,152 46,162'), [16, 10, 6, 4], far, { k: 0.9 });
    p.form(
      smooth(
        points(
          '188,66! 150,58 112,62 76,74 40,70 2,82! 34,86 -4,100! 36,100 6,118! 46,112 28,136! 66,122 92,136 128,128 166,136 196,120 206,92',
        ),
      ),
      coat.fur,
      { angle: 78, gap: 4.4, k: 0.4, max: 26, w: 2.9, bend: 4 },
      {
        hatch: swells(
          tuples(6, '120 74 80 86 24 86, 128 88 84 98 28 104, 120 102 84 108 40 116, 160 72 140 76 126 84'),
          2,
        ),
      },
    );
    p.limb(points('164,100 186,136 214,146 232,158'), [19, 11, 7, 5], coat.fur, { k: 0.55, open: 3 });
    p.limb(points('92,108 66,136 34,140 14,150'), [20, 12, 7, 5], coat.fur, { k: 0.55, open: 3 });
    p.group('translate(200 74) rotate(6) scale(.78)', () => wolfHead(p, coat, eye, jaw));
  },
  /** Nose to the sky. */
  howling(p: Plate, coat: Coat, eye: string, jaw: number) {
    p.form(
      smooth(points('30,200! 34,160 56,124 84,92 104,60 150,58 170,92 168,130 184,200!')),
      coat.fur,
      { angle: 30, gap: 4.8, k: 0.38, max: 36, w: 3.1 },
      {
        hatch: swells(
          tuples(
            6,
            '120 100 100 130 70 150, 140 110 130 150 100 180, 150 130 150 160 140 190, 96 110 76 130 56 170',
          ),
          2,
        ),
      },
    );
    p.group('translate(132 72) rotate(-50) scale(.96)', () => wolfHead(p, coat, eye, jaw));
  },
};

export interface Wolf extends Stand {
  readonly pose: keyof typeof POSES;
  readonly coat?: keyof typeof COATS;
  readonly eye?: `#${string}`;
  readonly jaw?: number;
  /** Gusts about it: x y and length of each. */
  readonly gusts?: string;
}

export function drawWolf(p: Plate, wolf: Wolf): void {
  const { pose, coat = 'squall', eye = '#fbe79a', jaw = 20, gusts, ...stand } = wolf;
  standing(p, stand, () => {
    POSES[pose](p, COATS[coat], eye, jaw);
    if (gusts !== undefined) drawWind(p, { at: gusts, color: mixed(INK, '#5c6671', 0.3) as `#${string}` });
  });
}
