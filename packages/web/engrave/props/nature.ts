/** Trees, nests, corn, wheels and holes: where beasts are met. */
import { INK, mixed } from '../tools/ink.ts';
import { swell, swells } from '../tools/lines.ts';
import { patch, strokes } from '../tools/plate.ts';
import { points, tuples } from '../tools/points.ts';
import { oval, smooth } from '../tools/smooth.ts';
import { tufts } from '../tools/tufts.ts';
import { props } from './prop.ts';

export const NATURE = props({
  /** A trunk, with a branch to the left at 0 0 that somebody can sit on. */
  elm: {
    washes: ['#8d7350', '#7d8a58'],
    draw(p, main, trim) {
      p.form(
        smooth(
          points(
            '60,-180! 96,-180! 92,-60 100,60! 56,60! 62,14 30,10 -40,14 -150,4! -150,-10! -40,-4 30,-8 58,-16 62,-60',
          ),
        ),
        main,
        { angle: 10, k: 0.36, gap: 5, max: 26 },
        {
          hatch: swells(
            tuples(
              6,
              '74 -160 70 -100 74 -40, 84 -120 80 -60 84 0, 70 20 74 36 68 56, -120 -4 -80 2 -40 2, -30 4 10 0 44 2',
            ),
            1.4,
          ),
        },
      );
      for (const [x, y, r] of tuples(3, '-136 6 14, -112 -14 12, 104 -120 22, 112 -60 16'))
        p.form(
          tufts(points(`${x - r},${y} ${x},${y - r} ${x + r},${y} ${x},${y + r} ${x - r},${y}`), 11, 7, 0, 4),
          trim,
          { k: 0.4, gap: 3.8 },
        );
    },
  },
  nest: {
    washes: ['#a3824e'],
    draw(p, main) {
      p.form(
        tufts(
          points('104,0 60,30 0,36 -60,30 -104,0 -60,-8 0,-12 60,-8 104,0').reverse(),
          30,
          9,
          0.6,
          6,
          0.6,
        ),
        main,
        { angle: 70, k: 0.3, gap: 5 },
        {
          hatch: swells(
            tuples(
              6,
              '-96 4 -40 22 20 18, -80 14 -10 34 60 22, -60 0 0 14 80 6, -20 28 30 32 84 10, -90 -2 -60 10 -20 8, 10 4 50 8 96 0',
            ),
            1.5,
          ),
        },
      );
    },
  },
  sheaf: {
    washes: ['straw', 'cherry'],
    draw(p, main, trim) {
      for (const [x, rot] of tuples(2, '-18 -16, -10 -8, 0 0, 10 8, 18 16'))
        p.group(`translate(${x} 0) rotate(${rot})`, () => {
          p.line('M0 60V-40', 3.2).line('M0 60V-40', 1.4, main);
          p.mass('M0 -74C7 -64 7 -48 0 -40C-7 -48 -7 -64 0 -74Z', main, { w: 1.4, dx: 0.8, dy: 0.6 }).line(
            'M-5 -60L0 -54L5 -60M-5 -52L0 -46L5 -52',
            1.1,
          );
        });
      p.form('M-22 8C-10 14 10 14 22 8V22C10 28 -10 28 -22 22Z', trim, { k: 0.4, gap: 4 }, { w: 1.6 });
    },
  },
  'mill-wheel': {
    washes: ['#8f6f48'],
    draw(p, main) {
      for (let a = 0; a < 360; a += 30)
        p.group(`rotate(${a})`, () =>
          p
            .form('M-9 -74H9V-56H-9Z', main, { angle: 20, k: 0.4, gap: 4 }, { w: 1.6 })
            .line('M0 -56V-10', 7)
            .line('M0 -56V-10', 3.4, main),
        );
      p.ring(0, 0, 56, 6, main)
        .ring(0, 0, 34, 4, main)
        .form(oval(0, 0, 11, 11), mixed(main, INK, 0.2), { k: 0.5, gap: 3.4 });
    },
  },
  /** Darkness under an arch of stones. */
  hole: {
    washes: ['#b9ad94'],
    draw(p, main) {
      p.form(smooth(points('-130,80! -130,-10 -90,-66 0,-84 90,-66 130,-10 130,80!')), main, null, {
        extra: strokes(
          'M-130 20L-104 26M-122 -24L-98 -10M-98 -56L-78 -38M-54 -76L-46 -54M0 -84V-60M54 -76L46 -54M98 -56L78 -38M122 -24L98 -10M130 20L104 26',
          1.6,
        ),
      });
      p.fill(smooth(points('-104,90! -104,-2 -72,-46 0,-60 72,-46 104,-2 104,90!')));
    },
  },
  /** Somebody in the dark. */
  eyes: {
    washes: ['#f3c043'],
    draw(p, main) {
      p.fill('M-15 -3C-9 -8 -4 -4 -2 2C-8 4 -13 2 -15 -3ZM15 -3C9 -8 4 -4 2 2C8 4 13 2 15 -3Z', main)
        .dot(-7, -1.5, 1.8)
        .dot(7, -1.5, 1.8);
    },
  },
  /** The side of a ditch, with grass on its edge. */
  ditch: {
    washes: ['#a39060', '#76804e'],
    draw(p, main, trim) {
      p.form(smooth(points('-160,40! -160,-20 -100,-14 -64,8 0,14 60,8 100,-16 160,-22! 160,40!')), main, {
        angle: 80,
        k: 0.3,
        gap: 5,
        max: 14,
      });
      p.form(tufts(points('160,-22 100,-16 72,8').reverse(), 9, 14, 0.3, 4), trim, null).form(
        tufts(points('-160,-20 -100,-14 -70,10'), 9, 14, 0.3, 6),
        trim,
        null,
      );
    },
  },
  pots: {
    washes: ['#b8673f', '#d8a87c'],
    draw(p, main, trim) {
      for (const [x, y, s] of tuples(3, '0 0 1, 38 8 .8'))
        p.group(`translate(${x} ${y}) scale(${s})`, () => {
          p.form(
            smooth(points('-10,-26! -22,-6 -18,18 -10,26! 10,26! 18,18 22,-6 10,-26!')),
            main,
            { k: 0.4, gap: 4 },
            { extra: patch('M-24 -2Q0 6 24 -2V8Q0 16 -24 8Z', trim, 1.3) },
          );
          p.form(oval(0, -27, 12, 4), trim, null, { w: 1.5 });
        });
    },
  },
  ice: {
    washes: ['#cfe0e4'],
    draw(p, main) {
      p.form(
        'M-150 0L-90 -8L-40 4L20 -6L80 6L150 -4V60H-150Z',
        main,
        { angle: 80, k: 0.2, gap: 6, max: 10 },
        { hatch: swell(-90, -6, -70, 14, -84, 40, 1.4) + swell(20, -4, 34, 16, 24, 44, 1.4) },
      );
    },
  },
});
