/** What lies before a Dragon Lord: gold, empty boots, a small boat; and what falls from the sky. */
import { smooth } from '../tools/smooth.ts';
import { points, tuples } from '../tools/points.ts';
import { swell, swells } from '../tools/lines.ts';
import { props } from './prop.ts';

export const HOARDS = props({
  /** Gold in a heap, 0 0 in the middle of its foot. */
  hoard: {
    washes: ['gold', '#8a3b32'],
    draw(p, main, trim) {
      p.form(smooth(points('-160,30! -150,2 -104,-10 -60,-4 0,-14 60,-6 110,-20 150,0 160,30!')), main, {
        angle: 70,
        k: 0.2,
        gap: 6,
        max: 10,
      });
      for (const [x, y, w] of tuples(
        3,
        '-126 2 11, -96 -2 10, -108 14 12, -72 6 10, -44 4 11, -56 20 12, -16 0 10, -26 14 11, 12 4 11, 4 20 12, 40 0 10, 32 14 11, 66 6 12, 58 22 11, 92 -2 10, 90 14 12, 118 -4 11, 122 12 12, 146 12 10, -140 18 11',
      ))
        p.raw(
          `<ellipse class="m" cx="${x}" cy="${y}" rx="${w}" ry="${w * 0.5}" fill="#f0cf6c" stroke-width="1.5"/>`,
        ).line(`M${x - w * 0.5} ${y}Q${x} ${y + 3} ${x + w * 0.5} ${y}`, 1);
      p.mass('M96 -26L104 -14L128 -12L132 -26L122 -20L116 -32L108 -20Z', '#f0cf6c', { w: 1.6 }).dot(
        115,
        -17,
        3,
        trim,
      );
    },
  },
  /** Nobody in them. */
  boots: {
    washes: ['#7a5434', '#c9a26a'],
    draw(p, main, trim) {
      for (const [x, rot] of tuples(2, '-20 -4, 16 3'))
        p.group(`translate(${x} 0) rotate(${rot})`, () => {
          p.form(smooth(points('-8,-40! 14,-38! 14,-6 18,14! -30,14! -30,4 -20,-2 -10,-8')), main, {
            k: 0.4,
            gap: 3.8,
          });
          p.fill('M-7 -39Q3 -34 13 -37Q3 -44 -7 -39Z')
            .line('M-9 -32Q3 -27 14 -31', 3, trim)
            .line('M-31 15H19', 3.4);
        });
    },
  },
  /** A small boat with nobody at its oars. */
  'rowing-boat': {
    washes: ['#9a6a3c', '#e8dcc0'],
    draw(p, main, trim) {
      p.line('M-4 -4L-38 16M12 -4L40 18', 3.6).line('M-4 -4L-38 16M12 -4L40 18', 1.4, trim);
      p.form(
        smooth(points('-38,-16! -14,-5 16,-5 42,-20! 34,8 18,14 -18,14 -32,6')),
        main,
        { angle: 70, k: 0.4, gap: 4 },
        {
          hatch: swells(tuples(6, '-32 0 0 8 36 -4'), 1.4),
        },
      );
    },
  },
  /** A crown that somebody bit into. */
  'bitten-crown': {
    washes: ['gold', '#a24634'],
    draw(p, main, trim) {
      p.form('M-24 8L-28 -18L-14 -6L-8 -24L0 -8L10 -24L14 -6L28 -18L24 8Q0 16 -24 8Z', main, {
        angle: 20,
        k: 0.4,
        gap: 4,
      });
      p.line('M-24 2Q0 9 24 2', 1.6).dot(-12, 6, 3, trim).dot(0, 8, 3, trim).dot(12, 6, 3, trim);
    },
  },
  /** Lightning, forked, from 0 0 down. */
  bolt: {
    washes: ['#f9e27a', '#fffbe0'],
    draw(p, main, trim) {
      p.mass('M-6 0L-20 34L-8 32L-26 70L-2 40L-14 42L8 4Z', main, { w: 1.8 }).fill(
        'M-2 6L-14 30L-4 28L-12 44L-6 36L4 6Z',
        trim,
      );
      p.mass('M-8 30L20 44L14 48L36 72L8 52L14 48L-12 38Z', main, { w: 1.6, dx: 0.8, dy: 0.8 });
    },
  },
  /** A wave that leans over before it falls, from 0 0 at its foot. */
  'great-wave': {
    washes: ['#8fb3b4', '#f4f6ee'],
    draw(p, main, trim) {
      p.form(
        smooth(
          points(
            '-120,40! -118,-60 -84,-128 -20,-158 50,-150 92,-116! 60,-122 34,-108! 30,-98 8,-100! 6,-88 -18,-84! -30,-40 -10,10 30,40!',
          ),
        ),
        main,
        { angle: 30, k: 0.24, gap: 5.4, max: 40 },
        {
          hatch: swells(
            tuples(
              6,
              '-96 36 -98 -60 -40 -120, -76 36 -78 -40 -30 -100, -56 36 -58 -20 -34 -70, -10 -148 40 -142 76 -122',
            ),
            2,
          ),
        },
      );
      for (const [x, y, r] of tuples(
        3,
        '92 -112 9, 74 -118 8, 56 -112 9, 36 -100 8, 20 -96 8, 4 -88 8, 104 -100 6, 80 -100 5, 48 -94 5, 14 -78 4',
      ))
        p.disc(x, y, r, trim, 1.5).fill(
          swell(x - r * 0.4, y + r * 0.4, x, y + r * 0.8, x + r * 0.6, y + r * 0.2, 0.8),
        );
    },
  },
});
