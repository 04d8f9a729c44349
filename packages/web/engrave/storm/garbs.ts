/** What the storm wears: from the shoulders down, around a head at 0 0. */
import { both, symmetric } from '../beasts/figure.ts';
import { props } from '../props/prop.ts';
import { INK, mixed } from '../tools/ink.ts';
import { swells } from '../tools/lines.ts';
import { type Plate, strokes } from '../tools/plate.ts';
import { points, tuples } from '../tools/points.ts';
import { rows, tufts } from '../tools/tufts.ts';

const TRUNK = '0,44 24,46 60,58 88,76 100,112! 0,116';

function trunk(p: Plate, fill: string, extra = '', hatch = ''): void {
  p.form(symmetric(TRUNK), fill, { angle: 18, k: 0.26, gap: 4.6, max: 46, w: 3.2 }, { extra, hatch });
}

const pauldrons = (p: Plate, fill: string, spikes: string): void => {
  for (const [x, y, turn, l] of tuples(4, spikes))
    p.group(`translate(${x} ${y}) rotate(${turn})`, () =>
      p.form(`M-8 6L0 ${-l}L8 6Z`, fill, { k: 0.5, gap: 3.8 }, { w: 1.7 }),
    );
  both('44,70! 54,50 82,48 104,66 112,104! 84,108 60,100', (d) =>
    p.form(
      d,
      fill,
      { angle: 24, k: 0.36, gap: 4.2, max: 28, w: 3 },
      {
        extra: strokes('M52 84Q80 66 108 88M-52 84Q-80 66 -108 88', 2),
      },
    ),
  );
};

export const GARBS = props({
  /** Rings as fine as rain. */
  mail: {
    washes: ['#8d979c', '#6d757c'],
    draw(p, main, trim) {
      trunk(p, main, strokes(rows(-104, 46, 104, 116, 8), 1.2, mixed(main, INK, 0.66)));
      pauldrons(p, trim, '-84 52 -24 26, 84 52 24 26, -66 50 -10 20, 66 50 10 20');
    },
  },
  plate: {
    washes: ['#7f868f', '#a8823a'],
    draw(p, main, trim) {
      trunk(p, main, strokes('M0 60V116M-44 66Q-30 92 0 96Q30 92 44 66', 2.2));
      pauldrons(p, main, '-92 56 -34 34, 92 56 34 34, -72 48 -14 30, 72 48 14 30');
      p.disc(0, 90, 11, trim, 2).fill('M-2 82L-6 91L0 90L-3 99L6 88L0 89L4 82Z');
    },
  },
  /** Torn by its own wind. */
  cloak: {
    washes: ['#4f5a6b', '#c9a24a'],
    draw(p, main, trim) {
      p.form(
        tufts(points('104,116 100,78 66,54 0,42 -66,54 -100,78 -104,116'), 15, 12, 0.3, 6),
        mixed(main, INK, 0.25),
        null,
      );
      trunk(
        p,
        main,
        '',
        swells(
          tuples(
            6,
            '-50 60 -66 86 -70 116, -26 60 -34 90 -36 116, 40 62 52 90 50 116, 14 66 12 92 16 116, -76 74 -88 92 -90 116',
          ),
          2,
        ),
      );
      p.disc(0, 68, 9, trim, 2).dot(0, 68, 3.4);
    },
  },
  fur: {
    washes: ['#cfd3d0', '#6f7f8a'],
    draw(p, main, trim) {
      trunk(
        p,
        trim,
        '',
        swells(tuples(6, '-30 80 -36 98 -34 116, 30 80 36 98 34 116, 0 84 2 100 0 116'), 1.8),
      );
      const above = tufts(points('-108,104 -92,66 -50,46 0,52 50,46 92,66 108,104'), 21, 14, 0.2, 4);
      const below = tufts(points('104,106 84,94 44,80 0,88 -44,80 -84,94 -104,106'), 17, 12, 0, 7);
      p.form(`${above.slice(0, -1)}L${below.slice(1)}`, main, { angle: 40, k: 0.16, gap: 4, max: 12 });
      p.fill(
        swells(
          tuples(
            6,
            '-80 76 -76 84 -78 92, -56 62 -52 72 -54 80, -30 60 -28 68 -30 76, 30 60 32 68 30 76, 56 62 58 72 56 80, 80 76 82 84 80 92, 0 62 2 72 0 80',
          ),
          1.7,
        ),
      );
    },
  },
  /** Feathers over the shoulders. */
  plumage: {
    washes: ['#6f7780', '#4a525c'],
    draw(p, main, trim) {
      trunk(p, trim);
      for (const [y, n, l] of tuples(3, '96 13 26, 78 11 26, 60 8 24'))
        for (let i = 0; i < n; i++) {
          const x = (i - (n - 1) / 2) * (15 + (y - 60) * 0.02);
          p.group(`translate(${x} ${y + Math.abs(x) * 0.16}) rotate(${-x * 0.3})`, () =>
            p.form(
              `M-9 -10C-10 4 -6 ${l - 6} 0 ${l}C6 ${l - 6} 10 4 9 -10Z`,
              main,
              { k: 0.36, gap: 3.8 },
              {
                w: 1.5,
                dx: 0.8,
                dy: 0.8,
                hatch: `M-1 -8L0 ${l - 4}L1 -8Z`,
              },
            ),
          );
        }
    },
  },
  /** Wet cloth and weed. */
  drowned: {
    washes: ['#4d6a6c', '#66784f'],
    draw(p, main, trim) {
      trunk(
        p,
        main,
        '',
        swells(
          tuples(6, '-50 64 -58 90 -56 116, -20 66 -26 92 -22 116, 20 66 26 92 24 116, 54 66 62 90 60 116'),
          2,
        ),
      );
      for (const one of [
        '-84,70 -88,92 -80,118',
        '-60,58 -58,84 -66,118',
        '62,58 66,86 58,118',
        '88,72 84,94 92,118',
        '-30,50 -34,70 -30,96',
        '34,50 32,72 38,98',
      ])
        p.limb(points(one), [6, 6, 1], trim, { gap: 4.6, k: 0.6 });
    },
  },
  /** A breast of cloud that has no end below. */
  cloud: {
    washes: ['#a3aab0'],
    draw(p, main) {
      const list = tuples(
        3,
        '-92 92 22, 92 92 22, -70 70 22, 70 70 22, -44 62 22, 44 62 22, -18 62 22, 18 62 22, -50 98 34, 50 98 34, 0 98 40',
      );
      const rounds = (grow: number): string =>
        list.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r + grow}"/>`).join('');
      p.raw(
        `<g transform="translate(1.400 1.300)">${rounds(0.9)}</g>${rounds(0.9)}<g fill="${main}">${rounds(-0.9)}</g>`,
      );
      p.fill(
        swells(
          tuples(
            6,
            '-104 84 -92 76 -82 86, -84 62 -70 56 -60 66, -56 52 -44 46 -34 56, 34 56 46 46 58 54, 62 62 76 56 88 66, 84 82 98 78 108 92, -70 100 -50 88 -34 98, 34 100 52 88 70 100, -16 92 0 82 18 94',
          ),
          2.2,
        ),
      );
    },
  },
});
