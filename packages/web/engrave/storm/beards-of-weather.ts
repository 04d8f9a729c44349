/** Beards that are weather: they hang from a face around 0 0 whose mouth is at 28. */
import { props } from '../props/prop.ts';
import { INK, mixed } from '../tools/ink.ts';
import { swell, swells } from '../tools/lines.ts';
import type { Plate } from '../tools/plate.ts';
import { type Point, points, tuples } from '../tools/points.ts';
import { smooth } from '../tools/smooth.ts';
import { tufts } from '../tools/tufts.ts';

const sides = (list: string): readonly (readonly Point[])[] => [
  points(list).map(([x, y]): Point => [-x, y]),
  points(list),
];

function moustache(p: Plate, fill: string): void {
  for (const m of [-1, 1])
    p.form(
      smooth([
        [0, 19, 1],
        [m * 14, 19],
        [m * 30, 30],
        [m * 38, 46, 1],
        [m * 22, 38],
        [m * 8, 31],
        [0, 29, 1],
      ]),
      fill,
      { k: 0.4, gap: 3.6 },
      { w: 1.7, hatch: swell(m * 4, 24, m * 18, 26, m * 32, 40, 1.2) },
    );
}

const MOUTH = 'M-10 33Q0 28 10 33Q8 40 0 41Q-8 40 -10 33Z';

export const BEARDS = props({
  /** Heaped like a thunderhead. */
  cloud: {
    washes: ['#d3d5d3'],
    draw(p, main) {
      const list = tuples(
        3,
        '-34 20 10, 34 20 10, -36 38 13, 36 38 13, -26 56 15, 26 56 15, -8 66 16, 12 66 16, -18 80 14, 18 80 13, 0 92 13',
      );
      const rounds = (grow: number): string =>
        list.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r + grow}"/>`).join('');
      p.raw(
        `<g transform="translate(1.400 1.300)">${rounds(0.9)}</g>${rounds(0.9)}<g fill="${main}">${rounds(-0.9)}</g>`,
      );
      p.fill('M-24 36Q0 26 24 36V60H-24Z', main);
      p.fill(
        swells(
          tuples(
            6,
            '-40 32 -34 40 -28 38, -36 48 -26 52 -22 46, 44 30 44 42 36 48, 40 44 38 56 28 58, 34 60 30 72 18 70, 14 76 18 88 8 92, -14 62 -6 70 2 66, -26 70 -18 78 -10 74, 8 58 16 60 20 52',
          ),
          2.2,
        ),
      );
      moustache(p, main);
      p.fill(MOUTH);
    },
  },
  /** Blown to the right, always. */
  gale: {
    washes: ['#c9ccc8'],
    draw(p, main) {
      p.form(
        tufts(
          points('88,46 70,72 46,84 16,88 -14,78 -34,50 -36,20'),
          9,
          (t) => 8 + 26 * (1 - t),
          -1.1,
          5,
          0.3,
        ),
        main,
        null,
      );
      p.form(
        smooth(points('-36,14! -32,42 -16,66 12,76 46,70 84,44! 52,50 38,34 36,14! 22,30 0,26 -22,30')),
        main,
        { angle: 50, k: 0.36, gap: 4, max: 22 },
        {
          hatch: swells(
            tuples(6, '-22 40 0 62 42 62, -12 40 12 54 56 54, 6 42 24 48 50 44, -28 30 -20 52 4 68'),
            1.7,
          ),
        },
      );
      moustache(p, main);
      p.fill(MOUTH);
    },
  },
  /** Icicles. */
  ice: {
    washes: ['#dfeaec'],
    draw(p, main) {
      for (const [x, y, w, l] of tuples(
        4,
        '-34 14 6 40, 34 14 6 40, -27 26 7 54, 27 26 7 52, -18 34 7 62, 18 34 7 66, -9 38 7 60, 9 38 7 58, 0 38 8 80',
      ))
        p.form(
          `M${x - w} ${y}L${x + 1} ${y + l}L${x + w} ${y}Z`,
          main,
          { k: 0.5, gap: 4.4 },
          {
            w: 1.6,
            dx: 0.9,
            dy: 0.9,
            hatch: `M${x - 1} ${y + 4}L${x + 1} ${y + l}L${x + 1} ${y + 4}Z`,
          },
        );
      moustache(p, main);
      p.fill(MOUTH);
    },
  },
  /** Weed, with the sea still running out of it. */
  kelp: {
    washes: ['#66784f', '#8fa070'],
    draw(p, main, trim) {
      for (const one of ['34,14 42,44 34,70 40,96', '26,28 28,56 20,80 28,108', '14,36 18,64 8,92 14,116'])
        for (const line of sides(one)) p.limb(line, [6, 6.5, 5, 1], main, { gap: 4.6, k: 0.6 });
      p.limb(points('0,38 -4,64 4,92 -2,122'), [7, 7, 5, 1], trim, { gap: 4.6, k: 0.6 });
      for (const [x, y] of tuples(2, '-36 46, 30 58, -22 72, 12 84, 38 78')) p.disc(x, y, 3.4, trim, 1.3);
      for (const m of [-1, 1])
        p.limb(
          [
            [m * 3, 22],
            [m * 22, 26],
            [m * 32, 48],
          ],
          [4, 5, 1],
          main,
          { gap: 4 },
        );
    },
  },
  /** Two plaits, bound with iron. */
  plaits: {
    washes: ['#b9773f', 'iron'],
    draw(p, main, trim) {
      p.form(smooth(points('-37,8! -36,34 -24,54 0,60 24,54 36,34 37,8! 24,26 0,22 -24,26')), main, {
        angle: 60,
        k: 0.36,
        gap: 4,
        max: 20,
      });
      for (const line of sides('14,48 20,72 16,104')) p.limb(line, [12, 10, 6], main, { gap: 5, k: 0.9 });
      for (const m of [-1, 1])
        p.form(
          `M${m * 18 - 9} 82Q${m * 18} 88 ${m * 18 + 9} 82V91Q${m * 18} 97 ${m * 18 - 9} 91Z`,
          trim,
          { k: 0.5, gap: 3 },
          { w: 1.6 },
        );
      moustache(p, main);
      p.fill(MOUTH).fill(MOUTH, mixed(INK, '#7a2a22', 0.4));
    },
  },
});
