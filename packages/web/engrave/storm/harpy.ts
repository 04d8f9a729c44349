/** Harpies: wings from edge to edge, talons, and a face that was somebody's once. */
import { standing, type Stand } from '../beasts/anatomy.ts';
import { both, symmetric } from '../beasts/figure.ts';
import { INK, mixed } from '../tools/ink.ts';
import { swells } from '../tools/lines.ts';
import { type Plate, strokes } from '../tools/plate.ts';
import { points, tuples } from '../tools/points.ts';
import { smooth } from '../tools/smooth.ts';
import { tufts } from '../tools/tufts.ts';
import { drawFace, type Features } from './storm-faces.ts';

const PLUMES = {
  slate: { wing: '#6f7a86', down: '#8e979e', hair: '#3f454e' },
  rust: { wing: '#8a5a40', down: '#b58a66', hair: '#4d2e22' },
  gull: { wing: '#b9bfc0', down: '#e0e0d6', hair: '#8a8272' },
  ink: { wing: '#454a54', down: '#666c76', hair: '#d5d2c4' },
} as const;

const WINGS = {
  /** Wide, above a wind. */
  spread:
    '20,20! 52,-22 92,-58 138,-78! 146,-58 136,-40! 148,-18! 130,-10! 140,16! 120,20! 124,48! 102,46! 98,72! 78,62! 66,86! 24,66!',
  /** Closed above her prey. */
  raised:
    '18,26! 34,-20 44,-62 52,-106! 66,-96 70,-74! 92,-88! 94,-58! 116,-64! 108,-32! 128,-30! 112,-4! 124,8! 98,24! 96,48! 60,60 24,62!',
} as const;

const VANES = {
  spread: '54 -8 136 -40, 52 6 130 -10, 50 18 120 20, 46 30 102 46, 42 42 78 62',
  raised: '38 -10 70 -74, 42 0 94 -58, 46 10 108 -32, 46 22 112 -4, 44 34 98 24',
} as const;

export interface Harpy extends Stand {
  readonly wings?: keyof typeof WINGS;
  readonly plumes?: keyof typeof PLUMES;
  readonly skin?: `#${string}`;
  readonly face?: Features;
  readonly hair?: 'wild' | 'blown';
}

function talons(p: Plate, horn: string): void {
  for (const m of [-1, 1])
    p.group(`translate(${m * 20} 92)`, () => {
      p.limb(points('0,-16 0,2'), [8, 6], horn, { gap: 3.6 });
      for (const turn of [-34, 0, 34])
        p.group(`translate(0 2) rotate(${turn})`, () =>
          p.form(
            'M-4 -4C-6 8 -4 18 2 28C5 18 6 6 4 -4Z',
            horn,
            { k: 0.5, gap: 3.4 },
            { w: 1.5, dx: 0.8, dy: 0.8 },
          ),
        );
    });
}

export function drawHarpy(p: Plate, harpy: Harpy): void {
  const { wings = 'spread', plumes = 'slate', skin = '#d3c3ab', face = {}, hair = 'wild', ...stand } = harpy;
  const { wing, down, hair: locks } = PLUMES[plumes];
  standing(p, { ...stand, x: (stand.x ?? 0) + 140, y: (stand.y ?? 0) + 84 }, () => {
    both(WINGS[wings], (d, side) =>
      p.form(
        d,
        wing,
        { angle: 30, k: 0.2, gap: 4.6, max: 26, w: 2.9 },
        {
          extra: strokes(
            tuples(4, VANES[wings])
              .map(([a, b, c, e]) => `M${side * a} ${b}L${side * c} ${e}`)
              .join(''),
            2.2,
            mixed(wing, INK, 0.55),
          ),
        },
      ),
    );
    talons(p, '#d8b56a');
    p.form(
      tufts(points('-30,40 -40,70 -24,92 0,100 24,92 40,70 30,40'), 13, 10, 0.2, 4),
      mixed(down, INK, 0.2),
      null,
    );
    p.form(
      symmetric('0,6 26,12 38,40 36,72 22,90 0,96'),
      down,
      { angle: 22, k: 0.3, gap: 4.4, max: 26 },
      {
        hatch: swells(
          tuples(
            6,
            '-24 34 -18 42 -12 34, -6 34 0 42 6 34, 12 34 18 42 24 34, -16 48 -10 56 -4 48, 4 48 10 56 16 48, -26 60 -20 68 -14 60, -6 62 0 70 6 62, 14 60 20 68 26 60, -14 76 -8 84 -2 76, 4 76 10 84 16 76',
          ),
          1.3,
        ),
      },
    );
    p.group('translate(0 -20) scale(.72)', () => {
      if (hair === 'wild')
        p.form(
          tufts(points('-40,66 -54,20 -50,-26 -26,-58 0,-64 26,-58 50,-26 54,20 40,66'), 19, 26, 0.1, 5, 0.4),
          locks,
          { angle: 24, k: 0.16, gap: 4.6, max: 20 },
        );
      else
        p.form(
          smooth(
            points(
              '-34,50! -48,10 -44,-40 0,-66 46,-60 96,-84! 72,-54 116,-52! 78,-32 112,-14! 70,-10 88,20! 54,16 40,56!',
            ),
          ),
          locks,
          { angle: 30, k: 0.2, gap: 4.4, max: 26 },
          {
            hatch: swells(tuples(6, '10 -56 50 -58 88 -72, 30 -40 60 -44 100 -48, 36 -18 60 -20 96 -14'), 2),
          },
        );
      drawFace(p, skin, {
        shape: 'gaunt',
        nose: 'fine',
        mouth: 'roar',
        lines: 'young',
        brow: 'stern',
        ...face,
      });
      p.form(
        symmetric('0,-60 28,-54 40,-30 38,-4! 28,-26 14,-32 0,-22!'),
        locks,
        { angle: 22, k: 0.3, gap: 4 },
        { w: 1.7 },
      );
    });
  });
}
