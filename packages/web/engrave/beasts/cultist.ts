/** Cultists: a robe, a hood, and what can be seen in it. */
import { type Color, mixed, wash, WASH } from '../tools/ink.ts';
import { hatch, swell } from '../tools/lines.ts';
import { smooth } from '../tools/smooth.ts';
import type { Plate } from '../tools/plate.ts';
import { points, tuples } from '../tools/points.ts';
import { type Stand, standing } from './anatomy.ts';

function robe(p: Plate, fill: string, top: number, cx: number, w: number): void {
  p.form(
    smooth([
      [cx - w, 204, 1],
      [cx - w * 0.84, 150],
      [cx - w * 0.4, top + 12],
      [cx, top],
      [cx + w * 0.4, top + 12],
      [cx + w * 0.84, 150],
      [cx + w, 204, 1],
    ]),
    fill,
    { k: 0.26, gap: 4.8, max: 46, w: 3.3 },
    {
      hatch: tuples(2, '-.5 40, -.28 30, .2 34, .44 44')
        .map(([q, o]) => swell(cx + w * q, top + o, cx + w * q * 1.1, 160, cx + w * q * 1.26, 198, 1.7))
        .join(''),
    },
  );
}

const FOLDS = { k: 0.3, gap: 4.6, max: 42, w: 3.3 } as const;

const POSES = {
  /** A pointed hood, the face lit from below. */
  pointed(p: Plate, cloth: string, hood: string) {
    robe(p, cloth, 92, 146, 96);
    p.form(
      smooth(points('158,-6! 184,34 202,86 206,128! 176,136 144,140 112,134 86,124! 96,80 124,28')),
      hood,
      FOLDS,
      {
        hatch: swell(128, 34, 106, 74, 98, 118, 1.6) + swell(162, 12, 186, 60, 192, 120, 1.6),
      },
    );
    p.fill(smooth(points('142,42! 166,64 172,96 160,120 140,126 120,118 112,94 120,64')));
    const jaw = '120,100! 130,102 137,96 141,84! 146,96 154,102 163,98! 160,112 150,122 140,125 129,120';
    p.form(
      smooth(points(jaw)),
      '#d9a878',
      { angle: 0, k: 0.34, gap: 3.4, max: 12, w: 2 },
      { w: 1.4, dx: 0, dy: 0 },
    );
    p.fill(swell(131, 112, 141, 108, 151, 111, 1.3)).line('M137 99Q141 102 146 99', 1.5);
    p.raw(
      '<g fill="#f9e08a"><ellipse cx="128" cy="81" rx="6.5" ry="4" transform="rotate(16 128 81)"/><ellipse cx="155" cy="81" rx="6.5" ry="4" transform="rotate(-16 155 81)"/></g>',
    );
    p.dot(128, 81.5, 2.2)
      .dot(154, 81.5, 2.2)
      .line('M92 128Q146 150 204 130', 4, '#c9a24a')
      .line('M92 126Q146 148 204 128', 1.2);
    p.disc(146, 150, 11, WASH.gold).fill('M146 142L149 149L154 147L151 154L146 158L141 154L138 147L143 149Z');
  },
  /** A horned mask of ash. */
  masked(p: Plate, cloth: string, hood: string) {
    robe(p, cloth, 100, 140, 110);
    p.form(
      smooth(
        points('140,4 96,18 74,64 72,116 60,146! 100,158 140,162 180,158 220,146! 208,116 206,64 184,18'),
      ),
      hood,
      FOLDS,
      {
        hatch: swell(96, 26, 80, 66, 78, 120, 1.5) + swell(112, 20, 92, 40, 88, 76, 1.3),
      },
    );
    p.fill(smooth(points('140,26 106,40 90,80 96,124 140,150 184,124 190,80 174,40')));
    for (const m of [-1, 1])
      p.limb(
        [
          [140 + m * 30, 56],
          [140 + m * 52, 46],
          [140 + m * 62, 24],
          [140 + m * 52, 0],
        ],
        [8, 8, 6, 0.8],
        '#a58f6c',
        { gap: 4.2, bow: m * 0.6 },
      );
    p.form(
      smooth(points('140,38 112,46 100,76 106,108 122,134 140,146 158,134 174,108 180,76 168,46')),
      '#efe6d2',
      { angle: 16, k: 0.36, gap: 4, max: 32, w: 2.8 },
    );
    p.fill('M108 82C114 72 128 76 134 88C126 94 112 94 108 82Z').fill(
      'M172 82C166 72 152 76 146 88C154 94 168 94 172 82Z',
    );
    p.dot(122, 85, 3.2, '#f0b43c')
      .dot(158, 85, 3.2, '#f0b43c')
      .line('M140 62V104', 2)
      .fill('M134 106L140 100L146 106L140 110Z');
    p.line('M122 122Q140 114 158 122M128 118V126M136 115.5V124M144 115.5V124M152 118V126', 1.9);
    p.line('M118 60L130 66M162 60L150 66M112 100L120 104M168 100L160 104', 2).fill(
      'M140 44L146 54L140 62L134 54Z',
      '#9c3527',
    );
  },
  /** An old face in profile, bent over what it reads. */
  profile(p: Plate, cloth: string, hood: string) {
    p.form(
      smooth(points('30,204! 40,150 70,110 112,92 160,104 188,146 196,204!')),
      cloth,
      { ...FOLDS, gap: 4.8 },
      {
        hatch: swell(88, 116, 70, 156, 66, 198, 1.7) + swell(112, 116, 104, 160, 110, 198, 1.5),
      },
    );
    p.fill(smooth(points('128,34 172,44 182,80 170,120 130,124')));
    const face =
      '136,44! 162,46 170,60 172,70 184,86 186,92! 174,95 176,102 171,106 174,112 166,126 146,124 132,100';
    p.form(
      smooth(points(face)),
      '#cdb79a',
      { angle: 30, k: 0.3, gap: 3.6, max: 18 },
      {
        hatch: hatch([132, 60], [140, 124], [156, 64], [156, 116], 13, 3, 2, 3),
      },
    );
    p.fill('M156 66Q164 62 172 68Q166 74 156 72Z')
      .dot(166, 69.5, 2, '#f6e3a0')
      .fill(swell(152, 62, 164, 56, 173, 66, 2));
    p.fill(swell(160, 106, 168, 104, 173, 106, 1.2)).line('M176 92Q172 96 174 98M158 82Q164 90 160 100', 1.6);
    for (const [x, y, l] of tuples(3, '150 122 40, 158 126 46, 166 124 38'))
      p.limb(
        [
          [x, y],
          [x + 5, y + l * 0.5],
          [x + 1, y + l],
        ],
        [6, 5, 0.8],
        '#d8d2c2',
        { gap: 4 },
      );
    p.form(
      smooth(
        points('112,4 74,20 54,66 56,116 72,142! 108,146 140,138! 134,110 142,78 156,52 178,44! 160,14'),
      ),
      hood,
      { ...FOLDS, angle: 34 },
      {
        hatch:
          swell(90, 26, 68, 62, 68, 120, 1.6) +
          swell(116, 18, 94, 52, 96, 128, 1.5) +
          swell(140, 24, 120, 60, 118, 128, 1.4),
      },
    );
    p.line('M178 44Q152 54 142 80Q134 108 140 138', 3.6, '#caa450').line(
      'M180 45Q154 55 144 81Q136 108 142 138',
      1.2,
    );
  },
} as const;

export interface Cultist extends Stand {
  readonly pose: keyof typeof POSES;
  readonly cloth?: Color;
}

export function drawCultist(p: Plate, { pose, cloth = '#6f3a44', ...stand }: Cultist): void {
  const color = wash(cloth);
  standing(p, stand, () => POSES[pose](p, color, mixed(color, '#f4ead2', 0.16)));
}
