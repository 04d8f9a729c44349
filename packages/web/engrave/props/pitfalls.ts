/** What lies in wait out of doors: a covered pit, a wall on a pole, cups on a thread, a loop, drowned steps, a bridge. */
import { INK, mixed, WASH } from '../tools/ink.ts';
import { swells } from '../tools/lines.ts';
import { type Plate, strokes } from '../tools/plate.ts';
import { points, tuples } from '../tools/points.ts';
import { oval, smooth } from '../tools/smooth.ts';
import { tufts } from '../tools/tufts.ts';
import { props } from './prop.ts';

const cord = (p: Plate, d: string, w: number, color: string): Plate => p.line(d, w + 2.6).line(d, w, color);

/** One that has been bent, sawn or broken, with rings of hatching. */
const pole = (p: Plate, spine: string, w: number, color: string): Plate =>
  p.limb(points(spine), [w, w * 0.9, w * 0.7], color, { gap: 5 });

export const PITFALLS = props({
  /** A hole with stakes in it, and what was laid over it broken through. */
  pit: {
    washes: ['#a08a58', '#7d8a52'],
    draw(p, main, trim) {
      p.form(oval(0, 6, 116, 46), mixed(main, INK, 0.25), null, { w: 2.2 });
      p.fill(oval(2, 12, 104, 38), '#1d140c');
      for (const [x, y, h] of tuples(3, '-66 38 30, -38 46 40, -6 48 44, 26 48 38, 58 42 34, 80 30 24'))
        p.form(`M${x - 6} ${y}L${x} ${y - h}L${x + 6} ${y}Z`, '#cdb488', { angle: 0, k: 0.5, gap: 4 });
      pole(p, '-112,-8 -50,2 -14,22', 6, '#9a7a4c');
      pole(p, '-100,20 -60,14 -30,34', 5, '#8a6c44');
      pole(p, '116,-6 70,0 34,18', 6, '#9a7a4c');
      p.form(
        smooth(points('-132,-16! -96,-34 -30,-40 -46,-22 -26,-12 -58,-2 -52,10 -104,10 -140,6!')),
        main,
        { angle: 70, k: 0.3, gap: 5, max: 12 },
      ).form(smooth(points('136,-18! 96,-36 34,-40 48,-24 26,-14 60,-4 56,8 108,10 142,4!')), main, {
        angle: 70,
        k: 0.3,
        gap: 5,
        max: 12,
      });
      for (const edge of ['-132,-16 -96,-34 -30,-40', '34,-40 96,-36 136,-18'])
        p.form(tufts(points(edge), 11, 11, 0.3, 5), trim, null, { w: 1.4 });
    },
  },
  /** Masonry out of true, and the pole that is all that holds it. */
  'leaning-wall': {
    washes: ['#b9ac92', '#8a6c44'],
    draw(p, main, trim) {
      const face = 'M-92 -92L-58 -100L-46 -86L-20 -94L8 -82L26 -88L44 82H-52Z';
      const courses =
        'M-84 -58L22 -54M-76 -24L28 -22M-68 12L32 12M-60 46L38 46M-50 -92L-44 -58M-12 -90L-8 -56M-62 -58L-56 -24M-20 -56L-16 -23M-44 -24L-38 12M2 -22L6 12M-56 12L-48 46M-22 12L-16 46M14 12L18 46M-36 46L-32 82M4 46L8 82';
      p.form(face, main, { angle: 10, k: 0.3, gap: 5, max: 26 }, { extra: strokes(courses, 1.7) });
      p.fill(swells(tuples(6, '-30 -84 -20 -50 -34 -20, -34 -20 -20 14 -30 50, 6 -70 -2 -40 10 -10'), 2.4));
      for (const [x, y, r] of tuples(3, '-94 70 14, -118 80 10, -74 84 9'))
        p.form(
          smooth(
            points(
              `${x - r},${y + r * 0.5} ${x - r * 0.6},${y - r * 0.7} ${x + r * 0.5},${y - r * 0.8} ${x + r},${y + r * 0.4}`,
            ),
          ),
          main,
          { k: 0.4, gap: 4 },
        );
      p.limb(points('-122,84 -98,10 -80,-52'), [7, 6, 5], trim, { gap: 6 });
      cord(p, 'M-106 34Q-134 44 -170 32', 2.4, '#d8c48c').ring(-106, 34, 7, 2.4, '#d8c48c');
    },
  },
  /** Tin cups on one thread at the height of a shin. */
  'tin-cups': {
    washes: ['steel'],
    draw(p, main) {
      p.line('M-150 -30Q-70 -6 0 -14T150 -26', 1.8);
      for (const [x, y, tilt] of tuples(
        3,
        '-118 -22 8, -82 -14 -10, -46 -11 6, -8 -13 -8, 30 -17 10, 68 -21 -6, 108 -24 8',
      ))
        p.group(`translate(${x} ${y}) rotate(${tilt})`, () => {
          p.line('M0 0V10', 1.6).ring(15, 28, 7, 1.8, main);
          p.form('M-14 12H14L11 46H-11Z', main, { angle: 8, k: 0.5, gap: 3.6, max: 16 }, { w: 1.8 });
          p.form(oval(0, 46, 11, 3.6), mixed(main, INK, 0.55), null, { w: 1.4 }).line('M-13 20H13', 1.3);
          p.line('M0 40V52', 1.4).dot(0, 54, 3);
        });
    },
  },
  /** A sapling bent over, a wire, and whoever stepped into it. */
  loop: {
    washes: ['#8a6a45', '#6b4a34'],
    draw(p, main, trim) {
      p.limb(points('84,96 80,30 52,-36 4,-74 -34,-66'), [9, 8, 6, 4, 2.4], main, { gap: 6 });
      for (const [x, y, rot] of tuples(3, '78 10 -30, 60 -24 20, 24 -62 -20'))
        p.group(`translate(${x} ${y}) rotate(${rot})`, () =>
          p.mass('M0 0Q10 -14 24 -10Q18 4 0 0Z', '#8c9870', { w: 1.3, dx: 0.8, dy: 0.8 }),
        );
      p.line('M-34 -66V-30', 2).ring(-34, -18, 12, 2, WASH.steel);
      p.form(
        smooth(points('-46,-26! -24,-28! -22,10 -16,24 10,34 12,46! -46,46! -48,10')),
        trim,
        { angle: 16, k: 0.4, gap: 4 },
        { extra: strokes('M-46 38H12M-40 -2L-26 2M-40 8L-26 12M-40 18L-26 22', 1.6) },
      );
      p.form('M-50 -30Q-34 -38 -20 -31L-22 -22Q-34 -28 -48 -20Z', mixed(trim, '#f4ead2', 0.4), null, {
        w: 1.6,
      });
    },
  },
  /** Cellar steps that go on under the water. */
  'sunk-steps': {
    washes: ['#a89c86', '#5f7f86'],
    draw(p, main, trim) {
      p.form('M-150 -100H150V100H-150Z', mixed(main, INK, 0.3), null, {
        extra: strokes(
          'M-150 -70H-86M-150 -36H-86M-150 -2H-86M86 -70H150M86 -36H150M86 -2H150M-118 -100V-70M-128 -70V-36M-112 -36V-2M118 -100V-70M126 -70V-36M112 -36V-2',
          1.6,
        ),
      });
      p.fill('M-86 100V-60C-86 -92 -46 -104 0 -104C46 -104 86 -92 86 -60V100Z', '#1d1711');
      for (const [y, w] of tuples(2, '-44 78, -22 70, 0 62'))
        p.form(`M${-w} ${y}H${w}L${w - 6} ${y + 13}H${-w + 6}Z`, main, { angle: 84, k: 0.6, gap: 6, max: 9 });
      const pool = 'M-150 22Q-110 16 -70 22T10 20T90 22T150 20V100H-150Z';
      p.form(pool, trim, null, {
        hatch: swells(
          tuples(
            6,
            '-130 36 -112 30 -92 36, -60 34 -36 28 -10 34, 24 36 50 30 78 36, 96 44 116 38 138 44, -110 54 -86 48 -60 54, -20 52 6 46 34 52, 52 60 78 54 106 60, -140 72 -110 66 -78 72, -40 74 -10 68 22 74, 40 80 70 74 104 80',
          ),
          1.8,
        ),
      });
      for (const [y, w] of tuples(2, '28 56, 42 50')) p.line(`M${-w} ${y}H${w}`, 1.2, '#c9d6d4');
    },
  },
  /** Two ropes, and planks where there still are some. */
  'rope-bridge': {
    washes: ['#a37f4e', '#d3b777'],
    draw(p, main, trim) {
      for (const x of [-128, 128])
        p.form(`M${x - 8} -66H${x + 8}V30H${x - 8}Z`, mixed(main, INK, 0.2), {
          angle: 0,
          k: 0.6,
          gap: 4,
          max: 7,
        });
      const sag = (x: number, top: number, deep: number): number => top + deep * (1 - (x / 128) ** 2);
      cord(p, 'M-128 -54Q0 20 128 -54', 3, trim);
      for (const x of [-104, -84, -64, -44, -4, 16, 76, 100]) {
        const y = sag(x, 4, 40);
        p.line(`M${x} ${sag(x, -54, 37)}V${y}`, 1.6);
        p.group(`translate(${x} ${y}) rotate(${-x * 0.16})`, () =>
          p.form('M-8 -5H8V9H-8Z', main, { angle: 80, k: 0.5, gap: 4 }, { w: 1.6 }),
        );
      }
      cord(p, 'M-128 4Q0 84 128 4', 3, trim);
      for (const [x, y, rot] of tuples(3, '40 78 40, 58 98 -24'))
        p.group(`translate(${x} ${y}) rotate(${rot})`, () =>
          p.form('M-8 -5H8V9H-8Z', main, { angle: 80, k: 0.5, gap: 4 }, { w: 1.6 }),
        );
    },
  },
});
