/** Places of Zanaga behind its foes: temples, steps, falls, huts, palms. Each stands on 0 0. */
import { INK, mixed } from '../../tools/ink.ts';
import { swells, taper } from '../../tools/lines.ts';
import { type Plate, strokes } from '../../tools/plate.ts';
import { points, tuples } from '../../tools/points.ts';
import { oval, smooth } from '../../tools/smooth.ts';
import { tufts } from '../../tools/tufts.ts';
import { props } from '../../props/prop.ts';

const block = (p: Plate, x: number, y: number, w: number, h: number, fill: string): Plate =>
  p.form(`M${x} ${y}H${x + w}V${y + h}H${x}Z`, fill, { angle: 10, k: 0.2, gap: 4.2, max: 16 }, { w: 1.6 });

export const PLACES = props({
  pyramid: {
    washes: ['#b8b096', '#6f8450'],
    draw(p, main, trim) {
      for (const [w, y, h] of tuples(3, '176 -22 22, 142 -44 22, 108 -66 22, 76 -88 22')) {
        block(p, -w / 2, y, w, h, main);
        p.line(`M${-w / 2 + 8} ${y + 8}H${-w / 2 + 26}M${w / 2 - 30} ${y + 12}H${w / 2 - 12}`, 1.4);
      }
      block(p, -26, -114, 52, 26, main);
      p.fill('M-9 -114V-96Q0 -104 9 -96V-88H-9Z').form(
        'M-18 0L-12 -88H12L18 0Z',
        mixed(main, '#ffffff', 0.16),
        null,
        { w: 1.5 },
      );
      p.line(
        Array.from({ length: 10 }, (_, i) => `M${-17 + i * 0.5} ${-8 - i * 8}H${17 - i * 0.5}`).join(''),
        1.4,
      );
      p.form(tufts(points('-90,0 -84,-26 -66,-30 -58,-8'), 8, 8, 0, 3), trim, null).form(
        tufts(points('42,-64 52,-76 66,-68'), 6, 7, 0, 5),
        trim,
        null,
      );
    },
  },
  steps: {
    washes: ['#b3ad98'],
    draw(p, main) {
      for (const [i] of tuples(1, '6 5 4 3 2 1 0'))
        p.form(
          `M${-150 + i * 14} ${-i * 13}H${150 - i * 14}V${13 - i * 13}H${-150 + i * 14}Z`,
          mixed(main, INK, i * 0.02),
          { angle: 80, k: 0.5, gap: 10, max: 7 },
          { w: 1.6 },
        );
      p.line('M-60 -8L-52 2M40 -36L48 -28M-20 -60L-14 -54', 1.6);
    },
  },
  /** Water over an edge. */
  falls: {
    washes: ['#c9d9d6', '#8f8a76'],
    draw(p, main, trim) {
      p.form(smooth(points('-110,0! -104,-90 -70,-126 -46,-118! -40,0!')), trim, {
        angle: 20,
        k: 0.36,
        gap: 4.8,
        max: 30,
      }).form(smooth(points('40,0! 46,-118! 74,-126 104,-92 110,0!')), trim, {
        angle: 20,
        k: 0.36,
        gap: 4.8,
        max: 30,
      });
      p.form(smooth(points('-48,-116! 0,-124 48,-116! 56,0! -56,0!')), main, null, {
        hatch: swells(
          tuples(
            6,
            '-32 -112 -36 -60 -34 -6, -16 -116 -14 -60 -18 -4, 2 -118 4 -70 0 -20, 18 -116 16 -60 20 -6, 34 -112 36 -60 36 -8',
          ),
          1.8,
        ),
      });
      p.raw('<g opacity=".9">')
        .form(tufts(points('-64,8 -40,-12 0,-6 40,-12 64,8'), 12, 12, 0, 4), '#eef3ee', null)
        .raw('</g>');
    },
  },
  hut: {
    washes: ['#b5894e', '#c9a860'],
    draw(p, main, trim) {
      p.line('M-24 0V20M24 0V20M-8 0V20M10 0V20', 4.4).form(
        'M-34 -30H34V2H-34Z',
        main,
        { k: 0.36, gap: 4.2 },
        { extra: strokes('M-22 -30V2M-10 -30V2M14 -30V2M26 -30V2', 1.3) },
      );
      p.fill('M-6 2V-18H8V2Z')
        .form(tufts(points('48,-26 0,-26 -48,-26').reverse(), 12, -9, 0, 3), trim, null)
        .form(
          smooth(points('-48,-26! -20,-50 0,-70! 20,-50 48,-26!')),
          trim,
          { k: 0.36, gap: 4.2 },
          { hatch: swells(tuples(6, '-6 -60 -16 -44 -28 -30, 2 -60 2 -44 0 -30, 8 -58 16 -44 26 -30'), 1.4) },
        );
    },
  },
  palm: {
    washes: ['#8a6c48', '#6f8450'],
    draw(p, main, trim) {
      p.limb(points('0,0 6,-50 -2,-100 8,-146'), [9, 7, 6, 5], main, { gap: 7, k: 0.9 });
      for (const [dx, dy, bx, by] of tuples(
        4,
        '-64 -6 -34 -40, 64 -2 36 -38, -56 34 -38 -14, 56 38 40 -10, -24 -52 -18 -36, 34 -48 22 -36',
      )) {
        const d = smooth([
          [8, -146, 1],
          [8 + bx, -146 + by],
          [8 + dx, -146 + dy, 1],
          [8 + bx * 0.8, -134 + by * 0.7],
        ]);
        p.form(d, trim, { k: 0.4, gap: 4, max: 12 }, { w: 1.6 });
      }
    },
  },
  milestone: {
    washes: ['#b9b3a2'],
    draw: (p, main) =>
      void p
        .form(smooth(points('-24,0! -26,-66 -14,-84 14,-84 26,-66 24,0!')), main, {
          angle: 14,
          k: 0.36,
          gap: 4.2,
          max: 22,
        })
        .line('M-12 -62H12M-12 -50H12M-6 -38V-20M0 -38V-20M6 -38V-20', 2.4),
  },
  /** A stone head that lies where it fell. */
  'fallen-idol': {
    washes: ['#a9a794'],
    draw(p, main) {
      p.group('rotate(-18)', () => {
        p.form(smooth(points('-52,10! -50,-50 -20,-66 34,-60 54,-20 50,14!')), main, {
          angle: 20,
          k: 0.34,
          gap: 4.4,
          max: 30,
        });
        p.line('M-46 -48H46', 2)
          .fill(oval(-20, -26, 12, 8))
          .fill(oval(24, -26, 12, 8))
          .form(smooth(points('-6,-28! 8,-28! 12,-8 -10,-8')), mixed(main, '#ffffff', 0.14), {
            k: 0.4,
            gap: 3.6,
          })
          .line('M-26 4H26M10 -66L4 -50L14 -40', 2.2);
      });
    },
  },
  gate: {
    washes: ['#aaa48f', '#6f8450'],
    draw(p, main, trim) {
      for (const x of [-74, 46]) {
        block(p, x, -110, 28, 110, main);
        p.line(`M${x} -82H${x + 28}M${x} -54H${x + 28}M${x} -26H${x + 28}`, 1.6);
      }
      block(p, -88, -136, 176, 28, main);
      p.line('M-70 -122H-50V-114M-30 -122H-10M10 -122H30V-114M50 -122H70', 2);
      p.form(tufts(points('-90,-128 -60,-142 -20,-138 10,-142'), 12, 9, 0, 3), trim, null);
      p.fill([-60, -20, 34, 64].map((x) => taper(x, -110, x + 4, -96, x - 3, -80, 3)).join(''));
    },
  },
  eye: {
    washes: ['#f3c043'],
    draw: (p, main) =>
      void p
        .glow(0, 0, 20, main, 0.5)
        .fill(oval(0, 0, 11, 7))
        .fill(oval(0, 0, 8, 5), main)
        .fill(oval(0, 0, 1.8, 4.6)),
  },
});
