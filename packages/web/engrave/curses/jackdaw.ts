/** Jackdaws of the Ashen Flock: soot, a grey nape, a pale eye, and something that is not theirs in the beak. */
import { standing, type Stand } from '../beasts/anatomy.ts';
import { INK, mixed } from '../tools/ink.ts';
import { swells } from '../tools/lines.ts';
import { type Plate, strokes } from '../tools/plate.ts';
import { points, tuples } from '../tools/points.ts';
import { smooth } from '../tools/smooth.ts';
import { tufts } from '../tools/tufts.ts';

const COATS = {
  soot: { back: '#4a4a52', wing: '#3a3a42', nape: '#9a9890', edge: '#74747c' },
  ash: { back: '#83807a', wing: '#6a6862', nape: '#c9c4b6', edge: '#a8a59c' },
  cinder: { back: '#5a4a46', wing: '#463936', nape: '#a88f7c', edge: '#c0623a' },
} as const;
type Coat = { readonly [K in keyof (typeof COATS)['soot']]: string };

/** Head in profile, around its eye. */
function head(p: Plate, coat: Coat, open: number, spoon: boolean): void {
  p.form(
    smooth(points(`14,2! 34,${4 + open} 46,${10 + open * 1.6}! 30,${14 + open} 10,12!`)),
    '#55524c',
    { k: 0.5, gap: 3.4 },
    { w: 1.6 },
  );
  if (spoon) {
    p.line('M26 8L86 30', 6.4).line('M26 8L86 30', 3.2, '#d9d6cc');
    p.form('M82 24C94 18 110 28 108 38C100 46 84 40 82 24Z', '#dcd9cd', { k: 0.4, gap: 3.4 }, { w: 1.7 });
  }
  p.form(
    tufts(points('-30,30 -36,6 -28,-18 -8,-30 14,-22 22,-6'), 9, 6, -0.6, 5, 0.4),
    mixed(coat.nape, INK, 0.2),
    null,
  );
  p.form(
    smooth(points('-30,34! -34,6 -24,-18 -4,-28 14,-20 22,-6 20,8 10,22 -4,38!')),
    coat.nape,
    { angle: 40, gap: 3.6, k: 0.36, max: 20 },
    { hatch: swells(tuples(6, '-24 8 -20 16 -22 24, -16 14 -12 22 -14 30, -26 -6 -22 0 -24 8'), 1.4) },
  );
  // A cap down to the eye.
  p.form(smooth(points('-22,-18! -4,-29 14,-21 23,-5! 10,-4 -2,-8 -12,-16')), coat.wing, null, { w: 1.5 });
  p.form(
    smooth(points('16,-10! 32,-8 50,6! 34,7 14,8!')),
    '#6b6862',
    { angle: 60, k: 0.5, gap: 3 },
    { w: 1.7 },
  );
  p.disc(5, -3, 7.4, '#f1f3ea', 2).dot(6.4, -2.6, 3.2).dot(4.8, -4.4, 1.1, '#fff');
}

const foot = (p: Plate, x: number, y: number): void => {
  p.line(
    `M${x} ${y - 16}V${y}M${x} ${y}L${x + 13} ${y + 4}M${x} ${y}L${x + 4} ${y + 8}M${x} ${y}L${x - 10} ${y + 5}`,
    4.4,
  );
};

const POSES = {
  perched(p: Plate, coat: Coat, spoon: boolean) {
    p.form(smooth(points('-34,26! -70,54 -96,78! -86,90 -58,76 -18,52!')), coat.wing, { k: 0.4, gap: 4 });
    foot(p, 4, 66);
    foot(p, 24, 64);
    p.form(
      smooth(points('36,-18 52,6 48,34 24,54 -8,56 -38,42 -46,22 -26,-10 4,-28')),
      coat.back,
      { angle: 44, gap: 4, k: 0.36, max: 28, w: 2.8 },
      {
        hatch: swells(
          tuples(6, '30 14 36 22 34 30, 22 26 28 34 24 42, 38 2 44 10 42 18, 10 36 16 44 10 50'),
          1.5,
        ),
      },
    );
    p.form(
      smooth(points('2,-16! 20,0 14,28 -16,48 -56,62 -84,74! -66,48 -46,16 -22,-12')),
      coat.wing,
      { angle: 40, gap: 4.2, k: 0.3, max: 24 },
      { extra: strokes('M6 8Q-20 34 -66 56M12 20Q-8 42 -52 60M-2 -4Q-28 18 -62 46', 2.2, coat.edge) },
    );
    p.group('translate(26 -42)', () => head(p, coat, spoon ? 2 : 8, spoon));
  },
  /** On the wing, beak open. */
  flying(p: Plate, coat: Coat, spoon: boolean) {
    p.form(
      smooth(points('10,-8! 40,-40 50,-86! 30,-70! 22,-84! 8,-60! -2,-70! -10,-20!')),
      mixed(coat.wing, INK, 0.3),
      {
        k: 0.3,
        gap: 4,
      },
    );
    p.form(smooth(points('-40,4! -84,2 -104,-8! -100,16! -108,30! -78,24 -40,22!')), coat.wing, {
      k: 0.4,
      gap: 4,
    });
    p.form(smooth(points('46,-10 54,6 36,24 0,30 -36,22 -50,10 -30,-8 8,-18')), coat.back, {
      angle: 60,
      gap: 4,
      k: 0.36,
      max: 20,
    });
    p.form(
      smooth(
        points('24,-8! 2,-40 -12,-92! -30,-66! -44,-84! -50,-54! -70,-62! -64,-32! -84,-30! -58,0 -24,10'),
      ),
      coat.wing,
      { angle: 30, gap: 4.2, k: 0.24, max: 24 },
      { extra: strokes('M-6 -10L-12 -84M-14 -8L-44 -78M-22 -4L-70 -58M-30 0L-82 -30', 2.2, coat.edge) },
    );
    p.group('translate(46 -14) scale(.9)', () => head(p, coat, 12, spoon));
  },
} as const;

export interface Jackdaw extends Stand {
  readonly pose?: keyof typeof POSES;
  readonly coat?: keyof typeof COATS;
  readonly spoon?: boolean;
}

export function drawJackdaw(
  p: Plate,
  { pose = 'perched', coat = 'soot', spoon = false, ...stand }: Jackdaw,
): void {
  standing(p, stand, () => POSES[pose](p, COATS[coat], spoon));
}
