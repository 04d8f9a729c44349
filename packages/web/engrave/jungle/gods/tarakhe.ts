/** Tarakhe, who is not a god: rot that has opened its eyes. */
import { mixed } from '../../tools/ink.ts';
import { swells } from '../../tools/lines.ts';
import type { Plate } from '../../tools/plate.ts';
import { points, tuples } from '../../tools/points.ts';
import { smooth } from '../../tools/smooth.ts';
import { maw, stray } from '../tainted.ts';

const tendril = (p: Plate, spine: string, w: number, color: string): void => {
  const list = points(spine);
  p.limb(
    list,
    list.map((_, i) => (i === list.length - 1 ? 1 : w * (1 - i * 0.2))),
    color,
    { gap: 4.2, k: 0.5 },
  );
};

export function drawRot(p: Plate): void {
  const rot = '#6b6448';
  for (const one of [
    '90,60 50,30 26,40 6,8',
    '60,110 20,96 8,120 -12,104',
    '70,150 30,156 22,180 -8,186',
    '196,60 236,36 250,50 276,16',
    '220,104 256,92 268,116 292,100',
    '206,150 250,152 258,176 290,178',
    '130,40 116,12 128,-6 120,-20',
    '168,42 186,14 176,-4 188,-18',
  ])
    tendril(p, one, 15, mixed(rot, '#6d3a58', 0.3));
  p.form(
    smooth(
      points(
        '44,204! 40,150 54,118 50,88 76,62 92,40 122,36 146,22 172,36 200,44 214,72 234,92 230,124 242,154 238,204!',
      ),
    ),
    rot,
    { angle: 26, k: 0.26, gap: 4.6, max: 46, w: 3.2 },
    {
      extra: `<g fill="#6d3a58" opacity=".5"><ellipse cx="84" cy="120" rx="26" ry="34"/><ellipse cx="200" cy="140" rx="28" ry="36"/><ellipse cx="150" cy="52" rx="30" ry="16"/></g>`,
      hatch: swells(
        tuples(
          6,
          '60 110 70 124 64 144, 96 64 90 80 96 96, 180 50 192 60 196 76, 214 110 206 126 212 144, 110 170 124 180 118 196, 176 176 170 188 178 200',
        ),
        1.6,
      ),
    },
  );
  for (const [x, y, l] of tuples(3, '62 190 26, 96 196 20, 186 194 24, 220 188 28'))
    p.limb(
      [
        [x, y - l],
        [x + 3, y - l * 0.4],
        [x, y],
      ],
      [7, 6, 4],
      mixed(rot, '#c9c47a', 0.3),
      { gap: 3.6 },
    );
  maw(p, 140, 132, 44, 27, 0);
  maw(p, 90, 84, 14, 8, -30);
  maw(p, 206, 106, 13, 7.5, 62);
  maw(p, 78, 160, 12, 7, 40);
  for (const [x, y, r, dx] of tuples(
    4,
    '140 78 18 0, 108 58 9 -2, 176 60 11 3, 62 126 8 -2, 190 86 8 2, 214 148 10 3, 168 102 6 -1, 112 98 7 2, 186 174 7 -2, 104 180 6 1, 150 46 6 1, 226 126 5 1, 60 98 5 0',
  ))
    stray(p, x, y, r, dx);
}
