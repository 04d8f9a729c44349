/** Ferrox: a lean wolf-hyena. Its head in profile, and the poses of its body. */
import { IVORY, mixed, short as f } from '../tools/ink.ts';
import { swell, swells, taper } from '../tools/lines.ts';
import { smooth } from '../tools/smooth.ts';
import { points, tuples, turned } from '../tools/points.ts';
import { tufts } from '../tools/tufts.ts';
import { jawTooth, spots, type Stand, standing, strands, tooth, turnedPoint } from './anatomy.ts';
import { type Plate } from '../tools/plate.ts';

const COATS = {
  tawny: { fur: '#bd9257', dark: '#7d5733', pale: '#ead2a2' },
  grey: { fur: '#9a9184', dark: '#4d4640', pale: '#d9d2c0' },
  red: { fur: '#a85f3c', dark: '#5a2c1f', pale: '#e6c79a' },
  snow: { fur: '#d9d6cb', dark: '#7d8288', pale: '#f6f3e8' },
  salt: { fur: '#cbbfae', dark: '#6b4f49', pale: '#f1e6d4' },
} as const;
interface Coat {
  readonly fur: string;
  readonly dark: string;
  readonly pale: string;
}
interface Head {
  readonly x: number;
  readonly y: number;
  readonly s?: number;
  readonly rot?: number;
  readonly jaw?: number;
  readonly coat: Coat;
  readonly mane?: boolean;
  readonly scar?: boolean;
}

function ferroxHead(
  p: Plate,
  { x, y, s = 1, rot = 0, jaw = 20, coat, mane = true, scar = false }: Head,
): void {
  p.group(`translate(${x} ${y}) rotate(${rot}) scale(${s})`, () => {
    const o = { w: 1.9 / s ** 0.6 },
      hinge = [0, 18] as const;
    p.form(smooth(points('0,-22! 3,-40 12,-58! 20,-42 22,-20!')), coat.dark, { k: 0.6, gap: 3.6 }, o);
    const low = turned(points('-8,16 14,23 36,20 52,17 58,17! 59,24 46,31 24,36 2,40 -14,32'), hinge, jaw);
    const tip = turnedPoint(56, 17, hinge, jaw);
    const mid = turnedPoint(22, 23, hinge, jaw);
    // the mouth, the tongue, the lower jaw with its teeth
    p.mass(
      `M-2 12L60 6Q52 14 ${f(tip[0])} ${f(tip[1] + 2)}L${f(mid[0])} ${f(mid[1] + 2)}L-4 26Z`,
      '#4a1712',
      { w: 1, dx: 0, dy: 0 },
    );
    const tongue = turned(points('2,16 20,13 38,11 50,15 40,21 18,24'), hinge, jaw);
    p.mass(smooth(tongue), '#b5564a', { w: 1.3, dx: 0, dy: 0 });
    for (const [tx, l] of tuples(2, '52 -13, 44 -6, 37 -7, 30 -7, 23 -6'))
      p.raw(jawTooth(tx, 20, l, hinge, jaw));
    p.form(smooth(low), coat.pale, { angle: 60, k: 0.7, gap: 3.8, max: 14, w: 2.2 }, o);
    if (mane) p.form(tufts(points('14,24 -4,38 -28,44'), 5, 15, 0.5, 4), coat.fur, null, o);
    const skull = smooth(
      points(
        '-52,-14! -34,-24 -12,-32 6,-30 18,-24 27,-15 42,-13 57,-13 66,-8 67,1 61,8! 48,7 38,12 26,10 14,16 4,25! -8,33 -20,46! -23,34! -40,44! -38,28! -56,30! -46,14! -63,9! -48,-2!',
      ),
    );
    for (const [tx, w, l, le] of tuples(
      4,
      '57 3.4 17 -3, 48 2.6 8 -1, 41 2.6 8 -1, 34 2.6 8 -1, 27 2.4 7 -1, 20 2.4 6 -1',
    ))
      p.raw(tooth(tx, 7 + (tx < 45 ? (45 - tx) * 0.12 : 0), w, l, le));
    p.form(
      skull,
      coat.fur,
      { angle: 62, gap: 3.5, k: 0.4, max: 17, w: 2.4, bend: -3 },
      {
        ...o,
        extra: `<path d="M70 10L40 16L10 30L20 8L44 0L70 4Z" fill="${coat.pale}" opacity=".75"/>`,
        hatch:
          swells(tuples(6, '36 -8 40 0 36 8, 43 -8 47 -1 44 6, 50 -7 53 -2 51 4, 29 -7 33 2 28 9'), 1) +
          strands(
            '-30 -14 10, -22 -22 9, -34 2 12, -24 8 11, -38 18 11, -14 18 9, -28 24 10, -18 -6 9, -8 4 8',
            -1,
            0.5,
            1,
          ),
      },
    );
    p.fill('M56 -14C62 -17 70 -13 70 -5C70 1 66 4 62 2C58 -2 55 -8 56 -14Z').fill(
      'M60 -12C63 -13 66 -11 67 -9C64 -10 62 -10 60 -12Z',
      '#cdbd9d',
    );
    // eye under a heavy brow
    p.fill('M4 -22C14 -22 24 -14 30 -6C22 -6 10 -8 4 -14Z')
      .fill('M10 -14C16 -18 24 -13 27 -8C20 -7 13 -9 10 -14Z', '#f3c043')
      .dot(20, -11.5, 2.6)
      .dot(19, -12.6, 0.9, '#fff');
    p.fill(swell(0, -22, 16, -26, 31, -8, 1.9)).fill(swell(8, -6, 18, -3, 27, -5, 0.8));
    if (scar) p.line('M6 -30L12 -18M15 -6L20 4', 1.6, IVORY);
    // near ear, torn
    const e = smooth(points('-22,-24! -28,-42 -24,-66! -14,-54 -11,-56! -8,-50! -2,-42 2,-28! -10,-22'));
    p.form(
      e,
      coat.fur,
      { k: 0.5, gap: 3.4 },
      {
        ...o,
        extra: `<path d="M-18 -28C-23 -40 -22 -50 -21 -56C-14 -48 -8 -40 -8 -28Z" fill="${coat.dark}"/>`,
      },
    );
  });
}
interface Mouth {
  readonly jaw?: number;
  readonly scar?: boolean;
}
const POSES = {
  watching(p: Plate, c: Coat, head: Mouth) {
    p.form(tufts(points('-8,100 22,64 64,40 104,36'), 11, 24, -0.55, 3), c.dark, null);
    const nape = smooth(points('-10,90! 24,66 60,46 100,40 124,66 120,120 98,160 96,200! -10,200!'));
    p.form(
      nape,
      c.fur,
      { angle: 52, gap: 5, k: 0.36, max: 46, w: 3.2 },
      {
        extra: spots(
          '24 96 9, 46 76 8, 52 108 9, 26 128 9, 76 132 8, 52 148 9, 14 160 8, 76 60 6',
          c.dark,
          0.85,
        ),
        hatch: strands('40 60 16, 60 90 18, 30 112 16, 70 112 15, 84 150 16, 40 168 16, 10 140 14', -1, 0.55),
      },
    );
    ferroxHead(p, { x: 128, y: 94, s: 1.36, jaw: 22, coat: c, ...head });
  },
  prowling(p: Plate, c: Coat, head: Mouth) {
    const dark = mixed(c.fur, c.dark, 0.45);
    p.limb(points('46,96 22,112 14,138 22,152'), [7, 6, 6, 1], c.dark, {});
    p.limb(points('74,108 82,134 74,150 84,168 94,169'), [14, 8, 5, 5, 4], dark, { k: 0.9 }).limb(
      points('176,100 196,130 192,152 196,169 206,170'),
      [13, 7, 5, 5, 4],
      dark,
      { k: 0.9 },
    );
    p.form(
      tufts(points('66,80 104,70 142,48 180,50 200,66'), 12, (t) => 10 + 16 * t, -0.5, 6),
      c.dark,
      null,
    );
    const body = smooth(
      points(
        '34,102 44,84 72,78 108,72 146,52 178,54 204,74 206,104 186,116 162,122 128,112 96,112 72,124 46,122',
      ),
    );
    p.form(
      body,
      c.fur,
      { angle: 74, gap: 4.4, k: 0.42, max: 26, w: 2.9, bend: 4 },
      {
        extra: spots(
          '58 96 7, 78 90 6, 72 106 6, 98 88 6, 116 82 6, 92 102 5, 134 78 7, 152 70 6, 126 96 6, 150 92 7, 172 78 6, 46 108 5',
          c.dark,
          0.85,
        ),
      },
    );
    p.limb(points('56,104 46,130 62,148 54,170 66,172'), [19, 11, 6, 6, 4], c.fur, { k: 0.55, open: 3 }).limb(
      points('166,92 160,128 168,148 162,171 176,173'),
      [18, 10, 6, 6, 5],
      c.fur,
      { k: 0.55, open: 3 },
    );
    for (const [x, y] of tuples(2, '60 172, 66 173, 170 174, 177 174, 90 169, 202 170'))
      p.fill(taper(x, y - 3, x + 4, y - 2, x + 7, y + 2, 3));
    ferroxHead(p, { x: 204, y: 84, s: 0.82, rot: 14, jaw: 10, coat: c, ...head });
  },
  /** Over water, its head down and its eyes up. */
  drinking(p: Plate, c: Coat, head: Mouth) {
    p.limb(points('26,92 0,108 -6,140 6,156'), [8, 7, 6, 1], c.dark);
    p.limb(points('66,112 84,140 74,172'), [16, 9, 6], mixed(c.fur, c.dark, 0.45), { k: 0.9 });
    p.form(
      tufts(points('30,70 70,50 112,46 150,66 176,98'), 13, (t) => 12 + 12 * t, -0.4, 6),
      c.dark,
      null,
    );
    p.form(
      smooth(points('16,104 26,76 66,56 112,50 150,70 180,104 172,132 142,132 104,122 62,130 30,130')),
      c.fur,
      { angle: 70, gap: 4.6, k: 0.4, max: 32, w: 3 },
      { extra: spots('44 92 8, 68 78 7, 66 106 7, 94 72 7, 92 98 7, 118 84 8, 116 110 6, 142 98 7', c.dark) },
    );
    p.limb(points('46,108 34,138 46,176'), [21, 12, 7], c.fur, { k: 0.5, open: 3 });
    p.limb(points('138,112 126,146 138,180'), [18, 10, 7], c.fur, { k: 0.5, open: 3 });
    ferroxHead(p, { x: 186, y: 126, s: 0.94, rot: 26, jaw: 9, coat: c, ...head });
  },
  howling(p: Plate, c: Coat, head: Mouth) {
    p.form(tufts(points('36,180 52,140 78,108 104,78 116,52'), 11, 22, -0.3, 3), c.dark, null);
    const neckD = smooth(
      points('40,200! 50,158 76,122 104,90 118,56 150,62 164,84 164,112 176,146 182,200!'),
    );
    p.form(
      neckD,
      c.fur,
      { angle: 30, gap: 4.8, k: 0.4, max: 36, w: 3.1 },
      {
        extra: spots('84 140 7, 106 118 7, 74 166 8, 104 156 8, 128 140 7, 124 96 6', c.dark, 0.7),
        hatch: strands('140 100 12, 146 120 14, 150 140 14, 132 168 14', -0.25, 1),
      },
    );
    p.limb(points('152,140 160,166 156,186 172,190'), [16, 10, 8, 6], c.fur, { k: 0.6, open: 2 });
    ferroxHead(p, { x: 142, y: 68, s: 1.02, rot: -48, jaw: 17, coat: c, ...head });
  },
};

export interface Ferrox extends Stand, Mouth {
  readonly pose: keyof typeof POSES;
  readonly coat?: keyof typeof COATS;
}

export function drawFerrox(p: Plate, { pose, coat = 'tawny', jaw, scar, ...stand }: Ferrox): void {
  standing(p, stand, () =>
    POSES[pose](p, COATS[coat], {
      ...(jaw === undefined ? {} : { jaw }),
      ...(scar === undefined ? {} : { scar }),
    }),
  );
}
