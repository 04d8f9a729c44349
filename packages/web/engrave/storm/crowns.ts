/** Crowns of storm, around a head whose top is at 0 -50. */
import { symmetric } from '../beasts/figure.ts';
import { props } from '../props/prop.ts';
import { INK, IVORY, mixed } from '../tools/ink.ts';
import { hatch, swells } from '../tools/lines.ts';
import { type Plate, strokes } from '../tools/plate.ts';
import { type Point, points, tuples } from '../tools/points.ts';
import { smooth } from '../tools/smooth.ts';
import { rows } from '../tools/tufts.ts';

const BAND = 'M-39 -24C-26 -42 26 -42 39 -24L38 -36C26 -54 -26 -54 -38 -36Z';

function band(p: Plate, main: string): void {
  p.form(BAND, main, { angle: 20, k: 0.3, gap: 4 }, { w: 1.8 });
}

const flipped = (list: string, m: number): Point[] =>
  points(list).map(([x, y, corner]) => (corner === undefined ? [x * m, y] : [x * m, y, corner]));

export const CROWNS = props({
  /** Lightning that stands still. */
  bolts: {
    washes: ['#f6dc7a', 'iron'],
    draw(p, main, trim) {
      for (const [x, turn, s] of tuples(3, '-32 -30 .8, 32 30 .8, -17 -14 .96, 17 14 .96, 0 0 1.16'))
        p.group(`translate(${x} ${-40 - (34 - Math.abs(x)) * 0.18}) rotate(${turn}) scale(${s})`, () =>
          p.form('M-7 4L-9 -18L-1 -15L-6 -36L3 -32L1 -54L9 -24L2 -27L7 -10L3 -12L8 4Z', main, null, {
            w: 1.7,
          }),
        );
      band(p, trim);
      for (const [x, y] of tuples(2, '-28 -38, -10 -45, 10 -45, 28 -38')) p.dot(x, y, 2.3);
    },
  },
  /** Splinters of ice. */
  ice: {
    washes: ['#dbe8ea', '#b3c9d0'],
    draw(p, main, trim) {
      for (const [x, turn, l] of tuples(
        3,
        '-34 -38 40, 34 38 40, -22 -20 52, 22 20 52, -10 -8 62, 11 9 58, 0 0 76',
      ))
        p.group(`translate(${x} -34) rotate(${turn})`, () =>
          p.form(
            `M-8 6L-6 ${-l * 0.6}L1 ${-l}L7 ${-l * 0.54}L8 6Z`,
            main,
            { k: 0.5, gap: 4, max: 10 },
            {
              w: 1.7,
              hatch: `M1 ${-l}L-1 ${-l * 0.5}L0 4L1 ${-l * 0.5}Z`,
            },
          ),
        );
      band(p, trim);
    },
  },
  /** What grows on those who lie below. */
  coral: {
    washes: ['#c9806a', '#7f9a86'],
    draw(p, main, trim) {
      for (const m of [-1, 1])
        for (const one of [
          '28,-36 40,-62 38,-84',
          '36,-54 54,-66 58,-82',
          '38,-64 26,-76 24,-90',
          '12,-44 16,-70 8,-96',
          '14,-62 26,-72 22,-84',
        ])
          p.limb(flipped(one, m), [5, 4.4, 3], main, { gap: 4 });
      p.limb(points('0,-46 0,-78 -2,-108'), [5.4, 4.6, 3], main, { gap: 4 });
      p.limb(points('0,-74 8,-86 14,-92'), [3.6, 3.2, 2.4], main, { gap: 4 });
      band(p, trim);
      for (const [x, y, r] of tuples(3, '-24 -40 5, 0 -46 6, 24 -40 5'))
        p.disc(x, y, r, IVORY, 1.6).line(
          `M${x - r * 0.4} ${y - r * 0.3}Q${x} ${y - r} ${x + r * 0.4} ${y - r * 0.3}`,
          1,
        );
    },
  },
  /** A ram's, from a skull too large for any ram. */
  horns: {
    washes: ['#b59f7c', 'iron'],
    draw(p, main, trim) {
      for (const m of [-1, 1])
        p.limb(flipped('24,-40 56,-62 82,-44 84,-8 66,6 58,-8', m), [13, 13, 12, 9, 5.5, 1], main, {
          gap: 4.2,
          k: 0.6,
        });
      band(p, trim);
      p.form('M-6 -34L0 -62L6 -34Z', trim, { k: 0.5, gap: 3.6 }, { w: 1.6 });
    },
  },
  /** Wings of a helm, feathers of a storm bird. */
  wings: {
    washes: ['#d8dbd6', 'steel'],
    draw(p, main, trim) {
      for (const m of [-1, 1]) {
        for (const [turn, l] of tuples(2, '78 54, 60 66, 42 76, 24 80'))
          p.group(`translate(${m * 36} -26) rotate(${m * turn})`, () =>
            p.form(
              smooth(points(`-6,4! -9,${-l * 0.6} -3,${-l}! 7,${-l * 0.62} 7,4!`)),
              main,
              { k: 0.36, gap: 4 },
              {
                w: 1.7,
                hatch: `M-1 0L-2 ${-l * 0.9}L1 0Z`,
              },
            ),
          );
        p.disc(m * 36, -24, 10, trim, 2).dot(m * 36, -24, 4);
      }
      const cap = symmetric('0,-60! 20,-56 38,-40 42,-18! 20,-28 0,-22!');
      p.form(cap, trim, { angle: 18, k: 0.36, gap: 4, max: 26 }, { hatch: 'M-2 -58L-1 -24L1 -24L2 -58Z' });
      for (const [x, y] of tuples(2, '-32 -28, -18 -32, 18 -32, 32 -28')) p.dot(x, y, 2.2);
    },
  },
  /** A closed helm: nothing shows but what burns in its slits. */
  helm: {
    washes: ['#7f868f', '#fbe79a'],
    draw(p, main, trim) {
      for (const m of [-1, 1])
        p.form(smooth(flipped('26,-44! 48,-70 50,-104! 62,-66 42,-28!', m)), main, { k: 0.4, gap: 4 });
      const d = symmetric('0,-66! 28,-54 44,-24 43,18 34,48! 14,60 0,66!');
      p.form(d, main, { angle: 16, k: 0.36, gap: 4, max: 30, w: 3 });
      p.fill('M-36 -10L-5 -2V6L-34 4ZM36 -10L5 -2V6L34 4Z')
        .fill('M-31 -6L-9 0V3L-29 1ZM31 -6L9 0V3L29 1Z', trim)
        .line('M0 -66V62M-42 -18Q0 -34 42 -18', 2.2)
        .line('M-24 18V40M-14 20V48M14 20V48M24 18V40', 3.2);
      for (const [x, y] of tuples(2, '-36 -22, -20 -28, 20 -28, 36 -22')) p.dot(x, y, 2.3);
    },
  },
  /** A copper pot with a rod on it: a law that lightning keeps. */
  rod: {
    washes: ['#b3713f', '#fbe79a'],
    draw(p, main, trim) {
      p.group('translate(0 -12)', () => {
        p.line('M0 -60V-88', 6).line('M0 -60V-88', 3, main).disc(0, -90, 6, main, 1.8);
        p.form('M2 -95L20 -116L18 -106L36 -112L14 -88L15 -97Z', trim, null, { w: 1.5 });
        p.form(
          symmetric('0,-66 26,-60 42,-38 44,-16! 0,-24'),
          main,
          { angle: 18, k: 0.36, gap: 4, max: 28 },
          { hatch: 'M-2 -64L-1 -26L1 -26L2 -64Z' },
        );
        for (const m of [-1, 1])
          p.form(smooth(flipped('30,-16! 46,-14! 44,20 32,46 20,54! 28,30 32,8', m)), main, {
            k: 0.4,
            gap: 3.8,
          });
        p.form('M-58 -8C-40 -30 40 -30 58 -8C40 -18 -40 -18 -58 -8Z', main, { angle: 60, k: 0.4, gap: 4 });
        for (const [x, y] of tuples(2, '-34 -26, -12 -30, 12 -30, 34 -26')) p.dot(x, y, 2.3);
      });
    },
  },
  /** Seven points once, and one of them broken off. */
  seventh: {
    washes: ['#cdb36a', '#fbf0b0'],
    draw(p, main, trim) {
      for (const [x, turn, l] of tuples(3, '-36 -30 30, 36 30 30, -25 -19 40, 25 19 40, -13 -9 48, 13 9 48'))
        p.group(`translate(${x} ${-38 - (36 - Math.abs(x)) * 0.24}) rotate(${turn})`, () =>
          p.form(`M-6 4L-5 ${-l * 0.5}L0 ${-l}L5 ${-l * 0.5}L6 4Z`, main, { k: 0.5, gap: 3.6 }, { w: 1.6 }),
        );
      p.form('M-6 -44L-7 -58L-2 -54L1 -62L4 -55L7 -57L6 -44Z', main, { k: 0.5, gap: 3.6 }, { w: 1.6 });
      band(p, main);
      p.disc(0, -45, 5, trim, 1.6);
    },
  },
  /** Iron spikes on mail. */
  spikes: {
    washes: ['#868c92', '#a8aeb0'],
    draw(p, main, trim) {
      const coif = symmetric(
        '0,-56 30,-50 46,-20 46,20 54,52! 30,64 0,66 0,50! 22,40 32,14 31,-14 22,-30 0,-34!',
      );
      p.form(
        coif,
        trim,
        { angle: 18, k: 0.24, gap: 4.4, max: 18 },
        {
          extra: strokes(rows(-56, -54, 58, 70, 7.5), 1.1, mixed(trim, INK, 0.66)),
        },
      );
      for (const [x, turn, l] of tuples(3, '-34 -34 34, 34 34 34, -18 -16 44, 18 16 44, 0 0 56'))
        p.group(`translate(${x} ${-36 - (34 - Math.abs(x)) * 0.2}) rotate(${turn})`, () =>
          p.form(`M-8 4L0 ${-l}L8 4Z`, main, { k: 0.5, gap: 3.8 }, { w: 1.7 }),
        );
      band(p, main);
    },
  },
  /** A bank of cloud, with the first flash in it. */
  cloud: {
    washes: ['#9aa1a9', '#fbe79a'],
    draw(p, main, trim) {
      p.form('M-20 -60L-30 -92L-22 -88L-26 -112L-10 -80L-18 -84L-8 -60Z', trim, null, { w: 1.6 });
      p.form('M14 -62L22 -98L26 -90L36 -114L34 -78L28 -84L26 -60Z', trim, null, { w: 1.6 });
      const d =
        'M-44 -26C-62 -30 -60 -52 -44 -52C-46 -72 -20 -80 -12 -66C-4 -84 24 -80 22 -64C38 -74 54 -58 44 -48C60 -46 58 -26 42 -26C26 -42 -26 -42 -44 -26Z';
      p.form(
        d,
        main,
        { angle: 40, k: 0.34, gap: 4.2, max: 16 },
        {
          hatch:
            swells(
              tuples(
                6,
                '-40 -48 -30 -52 -26 -44, -10 -62 0 -64 4 -54, 24 -60 34 -58 32 -48, -18 -56 -24 -50 -20 -44',
              ),
              2,
            ) + hatch([44, -34], [20, -40], [36, -46], [14, -48], 6, 2, 1, 3),
        },
      );
    },
  },
});
