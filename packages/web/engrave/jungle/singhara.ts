/** Singhara: leonine hunters, head and shoulders, in harness, shawl or plate of the grasslands. */
import { type Color, mixed, wash } from '../tools/ink.ts';
import { hairs, swells } from '../tools/lines.ts';
import { type Plate, strokes } from '../tools/plate.ts';
import { type Point, points, tuples } from '../tools/points.ts';
import { smooth } from '../tools/smooth.ts';
import { tufts } from '../tools/tufts.ts';
import { type Stand, standing, tooth } from '../beasts/anatomy.ts';
import { drawArm } from '../beasts/figure.ts';
import { CAT_COATS, type CatCoat, type CatFace, drawCatFace } from './cat-face.ts';

const CHEST = '34,206! 40,158 62,128 98,112 140,108 182,112 218,128 240,158 246,206!';

const beads = (p: Plate, d: readonly Point[], color: string, r: number): void => {
  for (const [x, y] of d) p.disc(x, y, r, color, 1.3);
};

/** What is worn over the shoulders. */
const GARB = {
  bare: () => undefined,
  harness: (p: Plate, main: string, trim: string) => {
    p.form('M74 124L92 116L190 206H160Z', main, { k: 0.4, gap: 4 }, { w: 1.7 }).form(
      'M206 124L188 116L96 206H124Z',
      main,
      { k: 0.4, gap: 4 },
      { w: 1.7 },
    );
    p.disc(141, 166, 13, trim, 2.2).line('M141 157V175M132 166H150', 2);
  },
  /** Rows of beads. */
  collar: (p: Plate, main: string, trim: string) => {
    p.form(
      smooth(points('82,112! 78,132 104,156 140,162 176,156 202,132 198,112! 172,130 140,136 108,130')),
      main,
      { angle: 40, k: 0.3, gap: 4 },
    );
    beads(p, tuples(2, '86 124, 98 136, 114 144, 131 149, 149 149, 166 144, 182 136, 194 124'), trim, 5);
    p.line('M84 116Q140 156 196 116', 1.6);
  },
  shawl: (p: Plate, main: string, trim: string) => {
    p.form(
      smooth(points('22,206! 30,160 62,124 92,110! 116,140 160,150 214,128 242,160 248,206!')),
      main,
      { angle: 24, k: 0.26, gap: 5, max: 46, w: 3.2 },
      {
        hatch: swells(tuples(6, '70 130 58 160 58 200, 96 134 90 166 96 202, 150 152 150 176 160 202'), 1.7),
        extra: strokes('M92 112C116 142 160 152 214 130M84 124C112 154 160 164 222 142', 3.2, trim),
      },
    );
  },
  /** A breastplate of hide and bone. */
  plate: (p: Plate, main: string, trim: string) => {
    p.form(smooth(points('76,120! 140,134 204,120! 212,206! 68,206!')), main, {
      k: 0.3,
      gap: 4.6,
      max: 40,
      w: 3,
    });
    for (const [y] of tuples(1, '144, 162, 180, 198'))
      for (const m of [-1, 1])
        p.form(
          `M${140 + m * 4} ${y}L${140 + m * 50} ${y - 9}L${140 + m * 50} ${y + 1}L${140 + m * 4} ${y + 11}Z`,
          trim,
          { angle: 70, k: 0.4, gap: 4, max: 6 },
          { w: 1.5 },
        );
  },
  teeth: (p: Plate, main: string) => {
    p.line('M86 116Q140 166 194 116', 4.2).line('M86 116Q140 166 194 116', 1.6, main);
    for (const [x, y] of tuples(2, '96 124, 110 133, 125 139, 140 141, 155 139, 170 133, 184 124'))
      p.raw(tooth(x, y, 4.4, 17, 0));
  },
} as const;

export interface Singhara
  extends Stand,
    Pick<CatFace, 'mouth' | 'mane' | 'marks' | 'tilt' | 'scar' | 'rings'> {
  readonly coat?: keyof typeof CAT_COATS;
  readonly garb?: readonly [keyof typeof GARB, Color?, Color?];
  readonly eyes?: `#${string}`;
  /** Where the hands are, left then right; a hand that is not named is out of the picture. */
  readonly left?: Point;
  readonly right?: Point;
  readonly hand?: 'fist' | 'open';
  /** Feathers in the mane. */
  readonly feathers?: Color;
}

export function drawSinghara(p: Plate, one: Singhara): void {
  const { coat = 'tawny', garb = ['bare'], eyes, left, right, hand = 'fist', feathers, ...rest } = one;
  const { mouth, mane = 'ruff', marks, tilt, scar, rings, ...stand } = rest;
  const c: CatCoat = CAT_COATS[coat];
  standing(p, stand, () => {
    if (feathers !== undefined) plumes(p, wash(feathers));
    torso(p, c);
    const [name, main = 'leather', trim = 'gold'] = garb;
    GARB[name](p, wash(main), wash(trim));
    const arm = { length: 62, w: 17, skin: c.fur, hand, band: '#d9aa3c' } as const;
    if (left !== undefined) drawArm(p, { ...arm, from: [58, 146], to: left, bend: left[1] > 150 ? -1 : 1 });
    if (right !== undefined)
      drawArm(p, { ...arm, from: [222, 146], to: right, bend: right[1] > 150 ? 1 : -1 });
    drawCatFace(p, c, {
      x: 140,
      y: 74,
      s: 1,
      mane,
      ...(mouth === undefined ? {} : { mouth }),
      ...(marks === undefined ? {} : { marks }),
      ...(tilt === undefined ? {} : { tilt }),
      ...(scar === undefined ? {} : { scar }),
      ...(rings === undefined ? {} : { rings }),
      ...(eyes === undefined ? {} : { eyes }),
    });
  });
}

function torso(p: Plate, c: CatCoat): void {
  p.form(smooth(points('100,80 96,124 184,124 180,80')), mixed(c.fur, c.dark, 0.3), { k: 0.5, gap: 4 });
  p.form(
    smooth(points(CHEST)),
    c.fur,
    { angle: 24, k: 0.28, gap: 4.6, max: 46, w: 3.1 },
    {
      extra: `<path d="M114 112C126 130 122 160 140 196C158 160 154 130 166 112Z" fill="${c.pale}" opacity=".7"/>`,
      hatch: hairs(26, [110, 124, 60, 70], [-2, 9], 1.1, 7) + hairs(16, [48, 140, 30, 56], [-3, 9], 1.1, 8),
    },
  );
  p.form(tufts(points('112,112 126,140 140,150 154,140 168,112').reverse(), 9, 11, 0, 4), c.pale, null, {
    w: 1.5,
  });
}

function plumes(p: Plate, color: string): void {
  for (const [x, y, turn, l] of tuples(4, '100 30 -34 44, 112 20 -18 50, 178 28 30 46'))
    p.group(`translate(${x} ${y}) rotate(${turn})`, () => {
      p.form(smooth(points(`0,6! -8,${-l * 0.4} -4,${-l * 0.86} 3,${-l}! 8,${-l * 0.5}`)), color, {
        k: 0.4,
        gap: 3.6,
      }).line(`M0 6Q-2 ${-l * 0.5} 2 ${-l + 4}`, 1.4);
    });
}
