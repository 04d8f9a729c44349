/** Hair of storm, behind a head around 0 0. */
import { props } from '../props/prop.ts';
import { mixed, INK } from '../tools/ink.ts';
import { swells } from '../tools/lines.ts';
import { type Point, points, tuples } from '../tools/points.ts';
import { smooth } from '../tools/smooth.ts';
import { tufts } from '../tools/tufts.ts';

const both = (list: string): readonly (readonly Point[])[] => [
  points(list).map(([x, y]): Point => [-x, y]),
  points(list),
];

export const MANES = props({
  /** Standing off on all sides, as before a stroke of lightning. */
  charged: {
    washes: ['#8e949b'],
    draw(p, main) {
      p.form(
        tufts(points('-44,58 -56,20 -52,-24 -30,-54 0,-62 30,-54 52,-24 56,20 44,58'), 23, 30, 0, 5, 0.4),
        main,
        { angle: 24, k: 0.16, gap: 4.6, max: 20 },
      );
    },
  },
  /** Long and wet. */
  lank: {
    washes: ['#5f6f62', '#7d8c72'],
    draw(p, main, trim) {
      for (const one of ['30,-36 52,0 56,50 66,104', '24,-44 46,-6 46,60 48,112', '34,-30 62,10 72,56 84,98'])
        for (const line of both(one)) p.limb(line, [12, 13, 10, 1], main, { gap: 5, k: 0.6 });
      p.form(smooth(points('-40,44 -52,4 -44,-44 0,-64 44,-44 52,4 40,44 0,30')), main, {
        k: 0.3,
        gap: 4.2,
        max: 20,
      }).line('M-20 -56Q-40 -30 -42 10M20 -56Q40 -30 42 10', 1.6, mixed(trim, INK, 0.1));
    },
  },
  /** Streaming to the right. */
  blown: {
    washes: ['#9ba2a8'],
    draw(p, main) {
      p.form(
        smooth(
          points(
            '-30,54! -44,30 -50,-12 -36,-54 0,-68 40,-66 84,-80 122,-66! 96,-60 130,-44! 94,-40 124,-16! 88,-20 108,12! 74,4 82,34! 56,28 40,58!',
          ),
        ),
        main,
        { angle: 30, k: 0.2, gap: 4.4, max: 26 },
        {
          hatch: swells(
            tuples(
              6,
              '-20 -56 24 -64 96 -66, -30 -40 30 -56 106 -48, 30 -36 60 -36 100 -26, 36 -14 56 -10 84 0, 36 4 50 10 68 20',
            ),
            2,
          ),
        },
      );
    },
  },
  /** Over the shoulders, combed. */
  long: {
    washes: ['#d9dcd8'],
    draw(p, main) {
      p.form(
        smooth(points('-48,106! -58,60 -50,-10 -38,-50 0,-66 38,-50 50,-10 58,60 50,106!')),
        main,
        { k: 0.24, gap: 4.4, max: 26 },
        {
          hatch: swells(
            tuples(
              6,
              '-40 -20 -50 40 -44 100, -44 0 -54 50 -50 100, 40 -20 50 40 42 100, 44 0 54 50 48 100, -36 10 -42 50 -38 100',
            ),
            1.8,
          ),
        },
      );
    },
  },
  /** No hair: a hood whose hem the rain has eaten. */
  hood: {
    washes: ['#59616b'],
    draw(p, main) {
      p.form(
        smooth(points('-76,110! -66,60 -56,0 -44,-50 -10,-80 8,-92! 24,-74 50,-44 60,4 68,60 80,110!')),
        main,
        { angle: 20, k: 0.3, gap: 4.6, max: 40, w: 3.2 },
        { hatch: swells(tuples(6, '-40 -34 -54 20 -58 90, 30 -60 50 -20 56 60, 6 -84 -6 -70 -30 -54'), 1.8) },
      );
      p.fill(smooth(points('0,-58 28,-46 40,-14 38,24 26,52 0,62 -26,52 -38,24 -40,-14 -28,-46')));
    },
  },
});
