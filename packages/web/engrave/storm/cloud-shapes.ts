/** Cloud and water that look back: the anvil over a valley, the first drop, the eye in the middle. */
import { type Stand, standing } from '../beasts/anatomy.ts';
import { symmetric } from '../beasts/figure.ts';
import { mixed } from '../tools/ink.ts';
import { swell, swells } from '../tools/lines.ts';
import type { Plate } from '../tools/plate.ts';
import { tuples } from '../tools/points.ts';
import { oval } from '../tools/smooth.ts';
import { drawFace, type Features } from './storm-faces.ts';

type Hue = `#${string}`;

/** A thunderhead with a flat top, wide as the picture, that leans over what lies below and looks at it. */
export function drawAnvil(
  p: Plate,
  { fill = '#8c939d', eyes = '#fbe79a' }: { readonly fill?: Hue; readonly eyes?: Hue },
): void {
  p.form(
    'M-8 -8H288V14C280 30 262 34 248 28C240 42 220 42 212 34C222 46 218 60 206 64C222 72 222 92 206 96C226 104 224 128 202 130C196 146 170 148 160 136C150 148 128 150 118 138C104 148 78 144 76 128C54 126 50 104 68 96C54 90 56 70 72 64C60 58 58 44 68 34C58 42 40 42 32 28C18 34 -4 30 -8 14Z',
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
  for (const m of [-1, 1]) {
    const x = (n: number): number => 138 + m * n;
    p.fill(`M${x(8)} 82C${x(14)} 64 ${x(40)} 58 ${x(52)} 68C${x(44)} 88 ${x(20)} 94 ${x(8)} 82Z`).fill(
      `M${x(14)} 81C${x(20)} 71 ${x(38)} 66 ${x(46)} 71C${x(38)} 82 ${x(22)} 86 ${x(14)} 81Z`,
      eyes,
    );
    p.dot(x(28) + 3, 77, 4.6).fill(swell(x(62), 52, x(32), 50, x(2), 80, 8));
  }
  p.line('M130 84Q124 100 130 104Q138 108 147 103', 2.4);
  p.fill('M100 122C116 108 160 108 176 122C160 134 116 134 100 122Z').fill(
    'M112 122C124 115 152 115 164 122C152 127 124 127 112 122Z',
    mixed(eyes, '#b5422a', 0.25),
  );
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
