/** Cloud and water that look back: the anvil over a valley, the first drop, the eye in the middle. */
import { type Stand, standing } from '../beasts/anatomy.ts';
import { symmetric } from '../beasts/figure.ts';
import { INK, mixed } from '../tools/ink.ts';
import { swell, swells } from '../tools/lines.ts';
import type { Plate } from '../tools/plate.ts';
import { tuples } from '../tools/points.ts';
import { oval } from '../tools/smooth.ts';
import { drawFace, type Features } from './storm-faces.ts';

type Hue = `#${string}`;

/** A thunderhead with a flat top, wide as the picture, that leans over what lies below and looks at it. */
export function drawAnvil(
  p: Plate,
  { fill = '#8c939d', eyes = '#fbe79a', ...stand }: Stand & { readonly fill?: Hue; readonly eyes?: Hue },
): void {
  standing(p, stand, () => thunderhead(p, fill, eyes));
}

function thunderhead(p: Plate, fill: string, eyes: string): void {
  p.form(
    'M-60 -8H340V10C310 34 270 36 248 28C240 42 220 42 212 34C222 46 218 60 206 64C222 72 222 92 206 96C226 104 224 128 202 130C196 146 170 148 160 136C150 148 128 150 118 138C104 148 78 144 76 128C54 126 50 104 68 96C54 90 56 70 72 64C60 58 58 44 68 34C58 42 40 42 32 28C10 36 -30 34 -60 10Z',
    fill,
    { angle: 34, k: 0.22, gap: 4.6, max: 34, w: 3 },
    {
      hatch: swells(
        tuples(
          6,
          '0 12 40 22 90 14, 110 10 150 18 190 10, 200 16 240 22 270 10, 62 42 80 50 92 44, 66 72 78 80 92 76, 62 106 74 116 90 112, 194 46 206 52 210 44, 190 76 204 84 210 76, 188 110 204 116 212 106, 90 132 100 140 112 132, 126 138 140 144 152 134, 166 134 178 140 190 130',
        ),
        2.6,
      ),
    },
  );
  // It looks down out of the shadow of its own brow.
  p.fill(
    'M70 34C104 24 176 24 208 36C216 58 210 84 190 96C170 84 152 84 138 98C124 84 104 84 88 98C66 84 62 56 70 34Z',
    mixed(fill, INK, 0.55),
  );
  for (const m of [-1, 1]) {
    const x = (n: number): number => 138 + m * n;
    p.fill(`M${x(14)} 74C${x(26)} 60 ${x(46)} 52 ${x(58)} 56C${x(54)} 78 ${x(30)} 86 ${x(14)} 74Z`, eyes)
      .dot(x(36) - 5, 71, 5.4)
      .fill(swell(x(66), 40, x(36), 46, x(6), 70, 5));
  }
  p.fill(swells(tuples(6, '92 118 114 108 136 116, 140 116 160 108 184 118'), 3.4));
}

/** A feather that does not fall. */
export function drawFeather(p: Plate, { fill = '#f4efdf', ...stand }: Stand & { readonly fill?: Hue }): void {
  standing(p, stand, () => {
    p.form(
      'M0 40C-12 22 -16 -8 -4 -38C2 -46 8 -40 10 -28C14 -4 10 20 4 30L2 22L0 40Z',
      fill,
      { angle: 24, k: 0.4, gap: 3.8 },
      {
        w: 1.6,
        hatch: swells(tuples(6, '-8 -10 -4 -6 0 -8, -10 4 -4 8 1 6, -6 18 -2 20 2 18'), 1.2),
      },
    ).line('M4 -34Q0 4 -1 54', 2);
  });
}

/** A drop, the point up, 40 high at size 1, with or without somebody in it. */
export interface Drop extends Stand {
  readonly fill?: Hue;
  readonly face?: Features & { readonly skin?: Hue };
}

export function drawDrop(p: Plate, { fill = '#9fc0c8', face, ...stand }: Drop): void {
  standing(p, stand, () => {
    p.form(
      symmetric('0,-112! 16,-76 44,-36 60,4 54,44 30,68 0,74'),
      fill,
      { angle: 22, k: 0.26, gap: 4.4, max: 30, w: 2.9 },
      { hatch: '' },
    );
    p.fill(swell(-44, 26, -48, -6, -28, -38, 3.4), '#f4f8f4').dot(-42, 38, 3, '#f4f8f4');
    if (face !== undefined) {
      const { skin = '#b9d4d6', ...features } = face;
      p.group('translate(2 8) scale(.92)', () => drawFace(p, skin, features));
    }
  });
}

/** The eye of the storm, lidded. */
export interface Eye extends Stand {
  readonly lid?: Hue;
  readonly iris?: Hue;
}

export function drawEye(p: Plate, { lid = '#7d8590', iris = '#f3c043', ...stand }: Eye): void {
  standing(p, stand, () => {
    p.form('M-62 0C-40 -42 40 -44 64 -2C40 36 -38 38 -62 0Z', lid, { angle: 24, k: 0.2, gap: 4.2, max: 14 })
      .form(
        'M-52 0C-32 -30 34 -32 54 -1C34 26 -30 28 -52 0Z',
        '#f7f1dc',
        { angle: 60, k: 0.3, gap: 4 },
        { w: 1.6 },
      )
      .disc(0, -2, 25, iris, 2)
      .fill(oval(0, -2, 8, 20))
      .dot(-9, -11, 5, '#fff')
      .fill(swell(-64, 2, 0, -52, 66, -2, 5));
  });
}
