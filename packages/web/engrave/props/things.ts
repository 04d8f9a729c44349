/** What people carry: coins, dice, books, papers, food. */
import { WASH } from '../tools/ink.ts';
import { hatch, swells } from '../tools/lines.ts';
import { oval, smooth } from '../tools/smooth.ts';
import { patch, strokes } from '../tools/plate.ts';
import { points, tuples } from '../tools/points.ts';
import { props } from './prop.ts';

const BOOK = 'M-42 -20L26 -34L42 34H-28Z';
const TWIST = 'M-24 -18C-12 -24 12 -24 24 -18L6 50H-6Z';
const SHIELD = oval(0, 0, 46, 46);
const PEPPER =
  '-16 -22, -8 -25, 0 -24, 8 -25, 16 -22, -12 -30, -3 -32, 6 -31, 12 -29, 0 -37, -20 -18, 20 -19';

export const THINGS = props({
  pen: {
    washes: ['white', 'straw'],
    draw(p, main, trim) {
      p.line('M-54 0H56', 4.2).line('M-52 0H54', 1.4, trim);
      p.mass('M46 0C60 -12 82 -14 94 -6C82 -4 74 6 56 6Z', main).line(
        'M50 1L86 -5M60 -2L70 -8M66 0L76 0',
        1.2,
      );
    },
  },
  book: {
    washes: ['wine', 'gold'],
    draw(p, main, trim) {
      p.mass(BOOK, main).inside(BOOK, hatch([42, -26], [42, 34], [22, -22], [28, 34], 8, 3, 0, 2));
      p.line('M-34 -14L20 -25L32 34', 1.8, '#e9c777').mass('M-14 -4L4 -8L8 10L-2 18L-10 14Z', trim, {
        w: 1.6,
      });
    },
  },
  'open-book': {
    washes: ['#f1e6ca'],
    draw(p, main) {
      p.form(
        smooth(points('-52,4! -26,-10 0,0! 24,-16 52,-8! 48,18! 2,24 -50,26!')),
        main,
        { angle: 30, k: 0.24, gap: 4.4 },
        {
          extra: strokes('M0 0V24', 2),
          hatch: swells(
            tuples(
              6,
              '-42 6 -26 -2 -8 4, -42 13 -26 5 -8 11, -42 20 -26 12 -8 18, 8 4 24 -6 42 -1, 8 11 24 1 42 6',
            ),
            1,
          ),
        },
      );
    },
  },
  pepper: {
    washes: ['linen'],
    draw(p, main) {
      p.mass(TWIST, main).inside(TWIST, hatch([26, -16], [8, 48], [8, -14], [0, 44], 10, 2.6, 0, 3));
      p.line('M-20 -6L10 36M-14 12L4 46', 1.3);
      for (const [x, y] of tuples(2, PEPPER)) p.dot(x, y, 4.6).dot(x - 1.4, y - 1.5, 1.2, '#cbb48d');
      p.dot(-22, -36, 3.6).dot(12, -48, 3.4);
    },
  },
  die: {
    washes: ['#fffaf0', 'cherry'],
    draw(p, main, trim) {
      p.mass('M0 -20L18 -10V11L0 21L-18 11V-10Z', main, { w: 2 });
      p.inside('M0 0L18 -10V11L0 21Z', hatch([18, -8], [18, 12], [0, 1], [0, 21], 8, 2, 0, 3, 0.1));
      p.line('M-18 -10L0 0L18 -10M0 0V21', 2);
      for (const [x, y] of tuples(2, '0 -10, -12 0, -6 8, -12 10, -6 -1')) p.dot(x, y, 2.5);
      p.dot(9, 5, 3, trim);
    },
  },
  coin: {
    washes: ['gold'],
    draw(p, main) {
      p.dot(1.5, 1.4, 15).disc(0, 0, 15, main).ringLine(10.5);
      p.fill('M0 -7L2 -2L7 -2L3 1L4.5 6L0 3L-4.5 6L-3 1L-7 -2L-2 -2Z').line(
        'M-18 -18L-22 -24M0 -22V-30M18 -18L22 -24',
        2,
      );
    },
  },
  paper: {
    washes: ['linen', '#9c3527'],
    draw(p, main, trim) {
      p.form('M-30 -52H30V48L24 44L14 50L4 44L-8 50L-18 45L-30 50Z', main, {
        angle: 10,
        k: 0.2,
        gap: 5,
        max: 12,
      });
      p.line('M-20 -38H20', 3).line('M-21 -26H21M-21 -18H18M-21 -10H21M-21 -2H14M-21 6H20', 1.5);
      p.line('M-20 26Q-12 18 -6 26T8 24', 1.5).disc(17, 28, 8.5, trim, 1.7).line('M13 28L16 31L21 25', 1.5);
    },
  },
  'round-shield': {
    washes: ['#8d4a37', '#d6b878'],
    draw(p, main, trim) {
      p.form(
        SHIELD,
        main,
        { angle: 30, k: 0.4, gap: 4.6, max: 34, w: 3 },
        {
          extra:
            strokes('M-50 -8L50 6M-50 14L50 26M-46 -30L50 -16', 1.5) +
            strokes('M0 -46V46M-46 0H46', 7, trim) +
            strokes('M26 -50L18 -22L30 -14L24 -4', 2.6),
        },
      )
        .line(SHIELD, 5, '#8a8f86')
        .line(SHIELD, 1.7);
      p.form(oval(0, 0, 13, 13), WASH.steel, { angle: 35, k: 0.5, gap: 3.4 });
    },
  },
  keg: {
    washes: ['#a87943', '#4c4a45'],
    draw(p, main, trim) {
      p.form(
        smooth(points('-30,-44! 0,-48 30,-44! 38,0 30,44! 0,48 -30,44! -38,0')),
        main,
        { angle: 0, k: 0.42, gap: 4.8, max: 34, w: 3 },
        {
          extra:
            strokes('M-18 -48Q-24 0 -18 48M-6 -48V48M8 -48Q10 0 8 48M20 -48Q26 0 20 48', 1.3) +
            strokes('M-40 -26Q0 -20 40 -26M-40 26Q0 32 40 26', 9, trim),
        },
      ).form(oval(0, -45, 30, 7), '#c99a5e', { k: 0.3, gap: 3.4 }, { w: 1.7 });
      p.line('M-9 -9L9 9M9 -9L-9 9', 4.5);
    },
  },
  bomb: {
    washes: ['#4a4d52'],
    draw(p, main) {
      p.line('M20 -22C34 -34 26 -46 40 -52', 4).line('M20 -22C34 -34 26 -46 40 -52', 1.7, '#d8c08a');
      p.form(oval(0, 0, 31, 31), main, { angle: 34, k: 0.4, gap: 3.8, max: 28, w: 2.9 });
      p.line('M-20 -8Q-18 -18 -6 -24', 3, '#f4eedb').form(
        'M10 -30L24 -24L20 -14L6 -20Z',
        '#6a6d70',
        { k: 0.4 },
        { w: 1.7 },
      );
    },
  },
  fuse: {
    washes: ['#d8c08a'],
    draw: (p, main) => void p.line('M0 42C10 24 -8 16 4 0', 4.2).line('M0 42C10 24 -8 16 4 0', 1.8, main),
  },
  /** A knight's helm, held. */
  'great-helm': {
    washes: ['steel', 'gold'],
    draw(p, main, trim) {
      p.form(
        smooth(points('-32,-44! -20,-54 4,-58 26,-52 34,-40! 34,30! 4,44! -30,32!')),
        main,
        { angle: 14, k: 0.4, gap: 4.4, max: 32 },
        { hatch: '' },
      );
      p.fill('M-30 -16L-4 -12V-5L-30 -9ZM8 -12L34 -16V-9L8 -5Z')
        .line('M2 -58V42', 5)
        .line('M2 -58V42', 2.4, trim)
        .line('M-30 -22L2 -18L34 -22', 2);
      for (const [x, y] of tuples(2, '-20 8, -12 8, -20 18, -12 18, 16 8, 24 8, 16 18, 24 18'))
        p.dot(x, y, 2.2);
    },
  },
  'kite-shield': {
    washes: ['#6f7d94', '#e8dcbc'],
    draw(p, main, trim) {
      const d = 'M0 -58C22 -58 38 -46 40 -28C42 10 26 48 0 74C-26 48 -42 10 -40 -28C-38 -46 -22 -58 0 -58Z';
      p.form(
        d,
        main,
        { angle: 20, k: 0.36, gap: 4.6, max: 34, w: 3 },
        {
          extra: patch('M-6 -64H6V80H-6ZM-46 -22H46V-10H-46Z', trim, 1.4),
        },
      )
        .line(d, 4.4, '#8a8f86')
        .line(d, 1.6);
      p.dot(-22, 12, 2.6).dot(22, 12, 2.6).dot(-20, -38, 2.6).dot(20, -38, 2.6);
    },
  },
  horn: {
    washes: ['#d9c48f', 'gold'],
    draw(p, main, trim) {
      p.limb(points('-44,-30 -18,-34 10,-14 26,22'), [5, 8, 13, 19], main, { gap: 4.6, k: 0.5 });
      p.group('translate(26 22) rotate(64)', () =>
        p.form(oval(0, 0, 7, 20), '#6b4a34', null, { w: 1.8 }).line(oval(0, 0, 7, 20), 3, trim),
      );
      p.line('M-30 -36L-28 -26M-4 -36L-10 -20', 5.4)
        .line('M-30 -36L-28 -26M-4 -36L-10 -20', 2.6, trim)
        .disc(-46, -30, 4, trim, 1.5);
    },
  },
  pouch: {
    washes: ['leather', 'gold'],
    draw(p, main, trim) {
      p.line('M0 -24L-14 -44M0 -24L10 -46', 2.6).form(
        smooth(points('-10,-20! -24,0 -26,20 -12,32 12,32 26,20 24,0 10,-20!')),
        main,
        { k: 0.4, gap: 4, max: 24 },
      );
      p.form('M-14 -24H14L10 -16H-10Z', trim, { k: 0.4, gap: 3.4 }, { w: 1.6 });
      for (const [x, y] of tuples(2, '34 30, 42 22')) p.disc(x, y, 7, trim, 1.6);
    },
  },
});
