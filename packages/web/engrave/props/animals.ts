/** Animals that keep somebody company; people look left, and so do these. */
import { INK, IVORY, mixed, WASH } from '../tools/ink.ts';
import { hairs } from '../tools/lines.ts';
import type { Plate } from '../tools/plate.ts';
import { points, tuples } from '../tools/points.ts';
import { oval, smooth } from '../tools/smooth.ts';
import { tufts } from '../tools/tufts.ts';
import { props } from './prop.ts';

/** A calm eye: dark, with a light in it. */
const eye = (p: Plate, x: number, y: number, r: number): Plate =>
  p.dot(x, y, r).dot(x - r * 0.35, y - r * 0.4, r * 0.35, IVORY);

export const ANIMALS = props({
  crow: {
    washes: ['#3a3640', '#6d6873'],
    draw(p, main, trim) {
      p.line('M-2 24V38M8 24V38M-8 38H4M4 38H16', 2.6);
      p.mass('M-19 -29C-30 -28 -40 -22 -44 -14C-34 -14 -26 -14 -18 -15Z', '#8a7a54', {
        w: 1.6,
        dx: 0.8,
        dy: 0.8,
      }).line('M-40 -17L-20 -21', 1.3);
      p.form(
        smooth(points('-22,-24 -12,-35 4,-32 14,-18 28,4 50,32! 30,26 12,28 -6,22 -16,4 -20,-10')),
        main,
        { angle: 40, k: 0.3, gap: 4 },
      );
      p.line('M2 -12Q22 6 42 28M-2 0Q14 16 34 25M-4 10Q8 20 22 25', 1.5, trim)
        .disc(-9, -24, 3.6, '#f2c23e', 1.2)
        .dot(-9.5, -24, 1.7);
    },
  },
  mule: {
    washes: ['#9c8468', '#c9b394'],
    draw(p, main, trim) {
      const dark = mixed(main, INK, 0.4);
      p.form(tufts(points('58,60 46,14 30,-20 12,-36'), 9, 11, 0.2, 4), dark, null);
      for (const ear of ['20,-32! 24,-66 38,-84! 44,-56 38,-26!', '2,-32! -4,-64 4,-84! 18,-60 20,-34!'])
        p.form(smooth(points(ear)), main, { k: 0.5, gap: 3.6 });
      p.fill('M6 -40C2 -58 4 -68 6 -74C12 -62 14 -52 14 -40Z', dark);
      p.form(
        smooth(
          points(
            '-40,10 -54,24 -52,42 -36,50 -16,44 2,34 16,52 30,96! 84,96! 64,24 44,-16 24,-36 4,-36 -8,-22 -22,-6',
          ),
        ),
        main,
        {
          angle: 36,
          k: 0.34,
          gap: 4.4,
          max: 40,
        },
      );
      p.form(smooth(points('-42,12 -56,26 -52,42 -36,50 -22,46 -24,28 -30,16')), trim, {
        angle: 40,
        k: 0.4,
        gap: 3.8,
      });
      p.fill('M-48 24Q-44 20 -40 26Q-44 30 -48 24Z').line('M-52 38Q-42 40 -32 34', 1.8);
      eye(p, -3, -10, 5).line('M-11 -15Q-3 -21 6 -14', 2.4);
      p.line('M-30 -2L-12 36M-24 8Q8 0 34 -8M-12 36Q14 22 40 16', 6)
        .line('M-30 -2L-12 36M-24 8Q8 0 34 -8M-12 36Q14 22 40 16', 3, WASH.cherry)
        .ring(-14, 34, 4, 2, WASH.gold);
    },
  },
  goat: {
    washes: ['#e3dac4', '#8a7550'],
    draw(p, main, trim) {
      for (const horn of ['20,-28 40,-52 62,-52 74,-32', '4,-30 18,-58 42,-64 58,-48'])
        p.limb(points(horn), [8, 7, 5, 0.8], trim, { gap: 4, k: 0.6 });
      p.form(tufts(points('-24,42 -16,58 -4,44'), 4, 22, 0, 5), main, null);
      p.form(
        smooth(
          points(
            '-36,12 -46,24 -44,38 -30,44 -10,40 6,34 20,52 30,90! 82,90! 62,22 40,-12 20,-30 2,-30 -10,-18 -22,0',
          ),
        ),
        main,
        {
          angle: 36,
          k: 0.3,
          gap: 4.4,
          max: 36,
        },
      );
      p.inside(
        smooth(points('6,34 20,52 30,90! 82,90! 62,22 40,0')),
        hairs(18, [18, 16, 50, 70], [6, 12], 1, 4),
      );
      p.form(smooth(points('22,-14! 44,-10 60,4! 42,10 24,0!')), mixed(main, trim, 0.3), {
        k: 0.5,
        gap: 3.4,
      });
      p.fill('M-40 22Q-36 18 -32 24Q-36 28 -40 22Z').line('M-42 34Q-34 36 -26 30', 1.8);
      p.disc(-2, -8, 5.4, '#e9c25a', 1.8).line('M-5.5 -8H1.5', 2.6);
    },
  },
  lamb: {
    washes: ['#f2ead6', '#5b4a3a'],
    draw(p, main, trim) {
      p.line('M-14 18L-20 36M-4 20L-6 38M12 20L16 37M20 16L28 32', 5).line(
        'M-14 18L-20 36M-4 20L-6 38M12 20L16 37M20 16L28 32',
        2.4,
        trim,
      );
      p.form(tufts(points('-28,8 -22,-14 0,-20 24,-14 30,6 18,22 -14,22 -28,8'), 15, 6, 0, 3), main, {
        k: 0.3,
        gap: 4,
      });
      p.form(smooth(points('-26,-4 -42,-2 -48,8 -40,16 -28,12')), trim, { k: 0.4, gap: 3.2 }).dot(
        -38,
        4,
        1.8,
        IVORY,
      );
      p.form(smooth(points('-28,-4! -34,-16 -26,-18! -22,-6')), trim, null, { w: 1.4 });
    },
  },
  moth: {
    washes: ['#d9c7a0', '#8d6b4a'],
    draw(p, main, trim) {
      for (const m of [-1, 1]) {
        const wing = (list: string): string =>
          smooth(points(list).map(([x, y, c]) => (c === undefined ? [x * m, y] : [x * m, y, c])));
        p.form(wing('3,2! 10,18 24,24 30,12 18,0'), main, { k: 0.3, gap: 3.4 }, { w: 1.5 });
        p.form(wing('2,-2! 16,-24 38,-26 44,-10 28,4 6,6'), main, { k: 0.3, gap: 3.4 }, { w: 1.6 });
        p.disc(27 * m, -11, 5, trim, 1.2).dot(27 * m, -11, 2);
        p.line(`M0 -12Q${6 * m} -24 ${14 * m} -28`, 1.5);
      }
      p.form(oval(0, 2, 5, 15), trim, { k: 0.5, gap: 3 }, { w: 1.5 });
    },
  },
  bees: {
    washes: ['#e2b13a'],
    draw(p, main) {
      for (const [x, y, rot] of tuples(3, '0 0 -14, 34 -22 20, -30 -26 8, 18 26 -30'))
        p.group(`translate(${x} ${y}) rotate(${rot})`, () => {
          p.mass('M-2 -4C-10 -14 0 -18 2 -6ZM2 -5C2 -16 12 -16 7 -5Z', '#f4f1e4', {
            w: 1.1,
            dx: 0.4,
            dy: 0.4,
          });
          p.form(oval(0, 0, 9, 5.5), main, null, { w: 1.4, dx: 0.7, dy: 0.7 }).line('M-2 -5V5M3 -5V5', 2.4);
        });
    },
  },
  gull: {
    washes: ['white'],
    draw: (p, main) =>
      void p.mass(
        'M-34 -8C-22 -20 -10 -14 0 0C10 -14 24 -20 36 -10C24 -10 12 -4 2 10C-8 -2 -20 -8 -34 -8Z',
        main,
        { w: 1.5 },
      ),
  },
});
