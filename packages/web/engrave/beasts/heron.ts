/** Herons: a beak like a lance, a neck like a question, one leg or two. */
import { swell, swells, taper } from '../tools/lines.ts';
import type { Plate } from '../tools/plate.ts';
import { points, tuples } from '../tools/points.ts';
import { smooth } from '../tools/smooth.ts';
import { tufts } from '../tools/tufts.ts';
import { feathers, type Stand, standing } from './anatomy.ts';

const GREY = { feather: '#93a1a6', dark: '#3f4a52', pale: '#eceadb', beak: '#dba545' } as const;

export type Heron = Stand;

export function drawHeron(p: Plate, stand: Heron): void {
  standing(p, stand, () => {
    for (const leg of ['M118 140L124 166L112 204', 'M140 140L144 170L142 204'])
      p.line(leg, 6.4).line(leg, 2.8, '#b59a5c');
    p.form(tufts(points('44,146 60,118 96,104'), 7, 20, -0.9, 4), GREY.dark, { k: 0.3, gap: 4 });
    p.form(
      smooth(points('30,150! 60,114 98,90 142,84 174,98 178,122 156,144 116,152 74,148')),
      GREY.feather,
      { angle: 66, gap: 4.4, k: 0.36, max: 26, w: 2.9 },
      {
        extra: `<path d="M24 156Q66 126 112 124Q92 142 66 158Z" fill="${GREY.dark}"/>`,
        hatch: feathers('104 104, 120 100, 112 114, 130 110, 98 118, 146 104, 138 120, 122 128', 6),
      },
    );
    // long feathers on the breast
    p.fill(
      swells(tuples(6, '158 118 164 136 156 156, 164 114 174 132 168 152, 150 124 152 140 144 156'), 2.6),
      GREY.pale,
    ).line('M158 118Q164 136 156 156M164 114Q174 132 168 152M150 124Q152 140 144 156', 1.1);
    p.limb(points('154,116 190,100 172,68 148,50 164,30'), [15, 12, 9, 9, 9], GREY.pale, {
      gap: 4.4,
      k: 0.4,
    });
    p.fill(
      [...tuples(2, '186 106, 186 96, 180 84, 172 74')]
        .map(([x, y]) => taper(x, y, x + 1, y + 4, x - 2, y + 9, 3.4))
        .join(''),
    );
    head(p);
  });
}

function head(p: Plate): void {
  p.form('M188 24L268 42L188 44Z', GREY.beak, { angle: 80, k: 0.5, gap: 5, max: 8 }).line(
    'M184 34L254 40',
    1.8,
  );
  for (const plume of ['M166 20Q136 8 104 18Q136 16 164 30Z', 'M164 26Q138 20 112 34Q140 28 164 34Z'])
    p.mass(plume, GREY.dark, { w: 1.2, dx: 0.5, dy: 0.5 });
  p.form(smooth(points('150,34 158,20 176,14 192,22! 194,42! 176,46 160,46')), GREY.pale, {
    angle: 50,
    gap: 3.6,
    k: 0.34,
    max: 14,
  });
  p.form(smooth(points('154,26 164,14 180,14 190,22! 174,22 160,30')), GREY.dark, null, { w: 1.3 });
  p.disc(178, 29, 6, '#f4d04a', 2)
    .dot(180, 29, 3)
    .dot(178, 27, 1, '#fff')
    .fill(swell(168, 22, 180, 20, 190, 27, 1.6));
}
