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

/** A thunderhead with a flat top, wide as the picture, and a face in its shadow. */
export function drawAnvil(
  p: Plate,
  { fill = '#8c939d', eyes = '#fbe79a' }: { readonly fill?: Hue; readonly eyes?: Hue },
): void {
  const d =
    'M-8 8C30 -2 90 4 140 2C200 0 250 -4 288 8C290 26 270 36 248 34C244 48 222 52 210 46C226 58 222 76 206 80C218 92 210 112 190 110C194 128 172 138 158 128C150 142 126 142 120 128C104 138 84 126 88 110C68 112 60 92 74 80C56 76 54 58 70 46C56 52 36 48 32 34C10 36 -10 26 -8 8Z';
  p.form(
    d,
    fill,
    { angle: 30, k: 0.2, gap: 4.6, max: 40, w: 3 },
    {
      hatch: swells(
        tuples(
          6,
          '20 22 60 30 96 24, 110 18 150 26 200 16, 210 26 240 30 262 20, 76 60 84 66 94 62, 80 92 90 98 98 92, 190 62 200 66 206 58, 186 98 196 100 200 92, 104 122 112 126 118 118, 150 122 160 126 166 118, 126 132 138 134 146 126',
        ),
        2.4,
      ),
    },
  );
  const shadow = mixed(fill, INK, 0.42);
  p.group('translate(140 0)', () => p.fill(symmetric('0,44 34,46 52,66 48,96 28,116 0,122'), shadow));
  for (const m of [-1, 1]) {
    const x = (n: number): number => 140 + m * n;
    p.fill(`M${x(8)} 76C${x(14)} 60 ${x(36)} 56 ${x(46)} 66C${x(38)} 82 ${x(18)} 86 ${x(8)} 76Z`).fill(
      `M${x(14)} 75C${x(19)} 66 ${x(34)} 63 ${x(40)} 68C${x(34)} 77 ${x(21)} 80 ${x(14)} 75Z`,
      eyes,
    );
    p.fill(swell(x(54), 54, x(28), 50, x(4), 74, 6));
  }
  p.fill(swell(116, 104, 140, 92, 164, 104, 4)).fill(swell(130, 112, 140, 116, 150, 112, 2));
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
