/** Tools and works of a trade: the tailor's, the smith's, the court mage's. */
import { WASH } from '../tools/ink.ts';
import { smooth } from '../tools/smooth.ts';
import { points, tuples } from '../tools/points.ts';
import { props } from './prop.ts';

const CROOK = smooth(points('-2,-38! -22,-52 -20,-82 2,-94 20,-80 16,-62 4,-58!'), false);
const LAMP = smooth(points('-42,-4! -24,-16 12,-16 26,-6 40,-18 54,-22! 48,-2 30,12 4,18 -24,16'), true);
const NAIL = 'M-7 -44H7L5 -36H2.6L1.4 34L0 44L-1.4 34L-2.6 -36H-5Z';

export const CRAFTS = props({
  scissors: {
    washes: ['steel', 'night'],
    draw(p, main, trim) {
      const loop = smooth(points('-6,12 -24,20 -32,40 -20,54 -4,44 0,24'), true);
      for (const side of [1, -1])
        p.group(`scale(${side} 1)`, () => {
          p.form('M-7 10C-2 -20 8 -56 16 -72C16 -50 10 -12 5 14Z', main, { angle: 0, k: 0.5, gap: 3.6 });
          p.line(loop, 9).line(loop, 4.6, trim);
        });
      p.disc(0, 4, 4.4, WASH.gold);
    },
  },
  /** Its spout is to the right. */
  'oil-lamp': {
    washes: ['gold'],
    draw(p, main) {
      p.line('M-40 -6C-62 -26 -58 12 -34 8', 6).line('M-40 -6C-62 -26 -58 12 -34 8', 3, main);
      p.form(LAMP, main, { angle: 0, k: 0.45, gap: 3.8 });
      p.form('M-16 -16C-10 -28 6 -28 12 -16Z', main, { angle: 0, k: 0.4, gap: 3.4 }).disc(-2, -28, 3.4, main);
      p.form('M-18 16H14L20 26H-24Z', main, { angle: 0, k: 0.4, gap: 3.4 });
    },
  },
  /** Eight of nine. */
  nails: {
    washes: ['iron'],
    draw(p, main) {
      for (const [x, y, turn] of tuples(3, '-16 6 -20, 14 8 22, 0 0 2'))
        p.group(`translate(${x} ${y}) rotate(${turn})`, () =>
          p.form(NAIL, main, { angle: 0, k: 0.45, gap: 3.4 }, { w: 1.8 }),
        );
    },
  },
  /** The upper end, with its stone; what is left of the shaft ends in splinters. */
  'broken-staff': {
    washes: ['leather', 'violet'],
    draw(p, main, trim) {
      p.form('M-6 -40H6L7 56L3 44L1 72L-3 50L-5 62L-7 46Z', main, { angle: 0, k: 0.5, gap: 4 });
      p.line(CROOK, 9.4).line(CROOK, 5.2, main);
      p.disc(-1, -72, 10, trim).dot(-4, -76, 2.6, '#fdfaf0');
      p.line('M-7 -26H7M-7 -18H7', 2.2, WASH.gold);
    },
  },
});
