/** An oak that the lightning struck, and that got up. */
import { standing, type Stand } from '../beasts/anatomy.ts';
import { INK, mixed, seeded } from '../tools/ink.ts';
import { swells, taper } from '../tools/lines.ts';
import type { Plate } from '../tools/plate.ts';
import { points, tuples } from '../tools/points.ts';
import { smooth } from '../tools/smooth.ts';
import { drawBolt } from './weather.ts';

export interface Oak extends Stand {
  readonly bark?: `#${string}`;
  readonly ember?: `#${string}`;
}

const BOUGHS = [
  ['118,70 92,46 60,44 26,22', '16 12 9 1'],
  ['78,46 56,62 34,64 16,78', '9 7 5 1'],
  ['60,44 50,22 54,2', '7 5 1'],
  ['164,66 190,40 222,42 262,18', '16 12 9 1'],
  ['206,42 232,62 256,62 272,80', '9 7 5 1'],
  ['224,42 228,20 244,0', '7 5 1'],
  ['124,58 114,28 122,-4', '12 9 5'],
  ['118,34 98,18 92,-2', '7 5 1'],
  ['158,56 168,28 160,-6', '12 9 5'],
  ['166,30 188,14 190,-4', '7 5 1'],
] as const;

export function drawOak(p: Plate, { bark = '#7d6a52', ember = '#fbd26a', ...stand }: Oak): void {
  const random = seeded(4);
  standing(p, stand, () => {
    for (const [line, widths] of BOUGHS)
      p.limb(points(line), widths.split(' ').map(Number), bark, { gap: 5, k: 0.6 });
    for (const one of [
      '104,150 74,166 40,164 8,182',
      '172,150 206,164 236,162 274,184',
      '120,164 104,182 92,200',
      '160,164 178,184 186,200',
    ])
      p.limb(points(one), [20, 14, 9, 2], bark, { gap: 5, k: 0.6 });
    let grain = '';
    for (let i = 0; i < 34; i++) {
      const x = 92 + random() * 96;
      const y = 40 + random() * 120;
      grain += taper(x, y, x + 3, y + 12, x - 1, y + 20 + random() * 14, 1.6);
    }
    p.form(
      smooth(
        points(
          '108,34! 122,48 138,40 146,50 168,32! 176,66 180,110 192,160! 164,172 140,168 114,174 86,160! 100,110 102,66',
        ),
      ),
      bark,
      { angle: 16, k: 0.34, gap: 4.2, max: 30, w: 3 },
      { hatch: grain },
    );
    // The split, still burning.
    drawBolt(p, { at: '136,36 146,58 138,70 146,82', w: 14, fill: ember });
    for (const m of [-1, 1])
      p.fill(
        `M${140 + m * 6} 98C${140 + m * 10} 82 ${140 + m * 30} 78 ${140 + m * 36} 88C${140 + m * 30} 102 ${140 + m * 14} 106 ${140 + m * 6} 98Z`,
      ).fill(
        `M${140 + m * 12} 96C${140 + m * 16} 87 ${140 + m * 27} 86 ${140 + m * 31} 90C${140 + m * 26} 98 ${140 + m * 18} 100 ${140 + m * 12} 96Z`,
        ember,
      );
    p.fill(swells(tuples(6, '100 84 118 72 136 94, 180 84 162 72 144 94'), 4.4));
    p.fill(
      'M112 134L122 122L130 130L140 118L150 130L160 122L170 134L158 154L148 144L140 156L132 144L122 154Z',
    ).fill(
      'M120 134L124 130L131 137L140 127L150 137L157 130L162 135L157 145L148 137L140 147L131 137L124 146Z',
      mixed(ember, '#b5422a', 0.5),
    );
    p.line('M140 100Q132 112 136 116Q140 118 145 115', 2, INK);
  });
}
