/** Stones, furnaces, bells, weather: the places of the greater foes. */
import { INK, mixed } from '../tools/ink.ts';
import { swell, swells } from '../tools/lines.ts';
import { patch, type Plate, strokes } from '../tools/plate.ts';
import { points, tuples } from '../tools/points.ts';
import { oval, smooth } from '../tools/smooth.ts';
import { tufts } from '../tools/tufts.ts';
import { props } from './prop.ts';

const coil = (p: Plate, d: string, w: number, color: string): Plate => p.line(d, w + 3).line(d, w, color);

export const RUINS = props({
  bell: {
    washes: ['#a98a4e', '#6b4a34'],
    draw(p, main, trim) {
      p.form('M-44 -56H44V-44H-44Z', trim, { angle: 88, k: 0.5, gap: 7, max: 8, bend: 0 }, { w: 1.7 }).line(
        'M0 -44V-32',
        5,
      );
      p.form(
        smooth(points('-10,-34! 10,-34! 22,-14 24,16 38,38! -38,38! -24,16 -22,-14')),
        main,
        { angle: 12, k: 0.4, gap: 4.4, max: 32, w: 2.9 },
        { extra: strokes('M-26 14Q0 22 26 14M-30 26Q0 34 30 26', 1.8) },
      );
      p.disc(2, 44, 8, mixed(main, INK, 0.4)).line(
        'M-50 -6Q-60 8 -54 24M50 -6Q60 8 54 24M-62 -10Q-74 8 -66 30M62 -10Q74 8 66 30',
        2,
      );
    },
  },
  furnace: {
    washes: ['#8f6f5c', '#f0a040'],
    draw(p, main, trim) {
      const bricks =
        'M-150 -70H150M-150 -46H-96M-150 -22H-100M-150 2H-102M-150 26H-104M-150 50H-104M96 -46H150M100 -22H150M102 2H150M104 26H150M104 50H150M-120 -70V-46M-130 -46V-22M-120 -22V2M-130 2V26M-120 26V50M120 -70V-46M130 -46V-22M120 -22V2M130 2V26M120 26V50M-60 -96V-70M0 -96V-70M60 -96V-70';
      p.form(
        'M-150 -110H150V110H104V20C104 -36 60 -62 0 -62C-60 -62 -104 -36 -104 20V110H-150Z',
        main,
        null,
        { extra: strokes(bricks, 1.5) },
      );
      p.form('M-104 110V20C-104 -36 -60 -62 0 -62C60 -62 104 -36 104 20V110Z', '#5b2418', null, { w: 2.4 });
      p.mass(
        smooth(
          points(
            '-96,110! -92,40 -76,10! -64,40 -48,-16! -24,26 -6,-34! 18,22 44,-20! 60,34 78,6! 92,44 96,110!',
          ),
        ),
        trim,
        { w: 1.4, dx: 0, dy: 0 },
      );
    },
  },
  bale: {
    washes: ['#efe6cf', '#a67847'],
    draw(p, main, trim) {
      p.form(
        tufts(points('-44,26 -48,-16 -30,-32 30,-32 48,-16 44,26 -44,26'), 22, 5, 0, 4),
        main,
        { k: 0.3, gap: 4.6 },
        {
          hatch: swells(
            tuples(
              6,
              '-30 -10 -26 -2 -32 6, -8 -18 -4 -10 -10 -2, 16 -8 20 0 14 8, 30 6 34 12 28 18, -16 10 -12 16 -18 22',
            ),
            1.1,
          ),
        },
      );
      for (const x of [-20, 20]) coil(p, `M${x} -34V26`, 3, trim);
    },
  },
  ropes: {
    washes: ['#d3b777'],
    draw(p, main) {
      for (const [x, y] of tuples(2, '-6 0, 0 -12, 4 -24'))
        p.form(oval(x, y, 40, 12), main, null, { w: 2 }).form(oval(x, y - 1, 20, 5), '#6b5434', null, {
          w: 1.6,
        });
      coil(p, 'M36 -20C70 -26 62 18 92 12', 5, main);
      p.fill(
        swells(
          tuples(
            6,
            '-36 2 -30 8 -22 10, -10 10 0 12 10 11, 22 8 30 4 34 -2, -34 -12 -28 -4 -18 -2, -8 -2 4 0 16 -2, -30 -24 -22 -16 -12 -14, 0 -13 14 -13 26 -16',
          ),
          1.2,
        ),
      );
    },
  },
  steam: {
    washes: ['#eef0ea'],
    draw(p, main) {
      for (const [x, s] of tuples(2, '-16 .9, 12 1.1'))
        p.group(`translate(${x} 0) scale(${s})`, () =>
          p.form(
            smooth(points('-8,40! -14,20 0,2 -10,-18 4,-36! 14,-18 6,0 14,20 8,40!')),
            main,
            { k: 0.4, gap: 5 },
            { w: 1.6, hatch: swell(-2, 28, -4, 14, 4, 2, 1) },
          ),
        );
    },
  },
  'broken-bridge': {
    washes: ['#c3b598', '#9fb6b4'],
    draw(p, main, trim) {
      p.form('M-150 -10H-40L-48 8L-34 16L-46 30C-90 24 -110 44 -116 80H-150Z', main, {
        angle: 80,
        k: 0.3,
        gap: 6,
        max: 12,
      }).form('M150 -10H56L62 6L48 18L60 28C96 26 112 46 116 80H150Z', main, {
        angle: 80,
        k: 0.3,
        gap: 6,
        max: 12,
      });
      p.line('M-150 2H-44M-150 16H-40M150 2H60M150 16H54', 1.4).raw(
        patch('M-150 78Q-75 70 0 78T150 78V110H-150Z', trim, 1.6),
      );
    },
  },
  weir: {
    washes: ['#6f7f86', '#4d5c62'],
    draw(p, main, trim) {
      p.form('M-150 -40H150V-16H-150Z', trim, { angle: 88, k: 0.4, gap: 8, max: 10, bend: 0 });
      for (const x of [-120, -84, -48, -12, 24, 60, 96, 132])
        p.form(`M${x - 5} -18H${x + 5}V60H${x - 5}Z`, main, { angle: 0, k: 0.4, gap: 6, max: 5 }, { w: 1.6 });
    },
  },
  /** A suit of armor with nobody in it. */
  harness: {
    washes: ['#8d9494', '#c9a24a'],
    draw(p, main, trim) {
      const rust = mixed(main, '#a0633a', 0.45);
      p.form(smooth(points('-70,104! -60,50 -34,32 34,32 60,50 70,104!')), main, {
        angle: 20,
        k: 0.34,
        gap: 4.6,
        max: 40,
        w: 3,
      }).line('M0 40V104M-46 66Q0 50 46 66', 2);
      for (const m of [-1, 1])
        for (const [dy, w] of tuples(2, '26 34, 12 37, -4 38'))
          p.form(
            smooth([
              [m * 66 - w, 50 + dy, 1],
              [m * 66 - w * 0.8, 30 + dy],
              [m * 66, 20 + dy],
              [m * 66 + w * 0.8, 30 + dy],
              [m * 66 + w, 50 + dy, 1],
              [m * 66, 42 + dy],
            ]),
            dy === 12 ? rust : main,
            { angle: 30, k: 0.34, gap: 4.4, max: 24 },
          );
      p.form('M-34 26C-20 42 20 42 34 26L40 44C20 60 -20 60 -40 44Z', rust, { angle: 20, k: 0.36, gap: 4 });
      p.form(smooth(points('0,-90 -32,-78 -46,-40 -44,0 -30,30 0,42! 30,30 44,0 46,-40 32,-78')), main, {
        angle: 18,
        k: 0.4,
        gap: 4.4,
        max: 38,
        w: 3,
      });
      p.form(smooth(points('-46,-30! -20,-22 0,-12 20,-22 46,-30! 44,4 28,32 0,46! -28,32 -44,4')), rust, {
        angle: 22,
        k: 0.34,
        gap: 4.2,
        max: 30,
      });
      p.fill('M-40 -30L-4 -16V-8L-40 -20ZM40 -30L4 -16V-8L40 -20Z')
        .line('M0 -90V44', 4.6)
        .line('M0 -90V44', 2, trim);
      for (const [x, y] of tuples(2, '-24 6, -16 6, -20 14, 16 6, 24 6, 20 14, -24 22, 24 22'))
        p.dot(x, y, 2.4);
      p.mass(smooth(points('-4,-90! -12,-112 8,-126 40,-118 62,-92! 36,-100 14,-92 4,-88!')), '#8f3b2e', {
        w: 1.8,
      });
    },
  },
  'chapel-window': {
    washes: ['#e3ecec', '#8f9a92'],
    draw(p, main, trim) {
      p.form('M-40 60V-10C-40 -40 -20 -58 0 -70C20 -58 40 -40 40 -10V60Z', trim, null, { w: 2 }).form(
        'M-32 60V-8C-32 -34 -16 -48 0 -58C16 -48 32 -34 32 -8V60Z',
        main,
        { k: 0.1, gap: 6 },
      );
      p.line('M0 -58V60M-32 0H32M-32 30H32M-24 -30L0 -14L24 -30', 2);
    },
  },
});
