/** Dragon Lords who look straight at you. */
import { mixed } from '../tools/ink.ts';
import { swell, swells, taper } from '../tools/lines.ts';
import { type Plate, strokes } from '../tools/plate.ts';
import { mirrored, points, tuples } from '../tools/points.ts';
import { oval, smooth } from '../tools/smooth.ts';
import { rows, tufts } from '../tools/tufts.ts';
import { spike, tooth } from './anatomy.ts';
import type { Hide } from './dragon-parts.ts';

const MIDDLE = 140;
/** Both halves of something, the left one written. */
const both = (list: string): readonly ReturnType<typeof points>[] => [
  points(list),
  mirrored(points(list), MIDDLE),
];

export const FRONTS = {
  /** All mouth. */
  gaping(p: Plate, coat: Hide) {
    p.form(
      tufts(points('40,200 56,132 84,72 140,40 196,72 224,132 240,200'), 18, 14, 0, 4, 0.3),
      coat.dark,
      null,
    );
    p.form(
      smooth(points('44,204! 62,132 92,70 188,70 218,132 236,204!')),
      coat.hide,
      { angle: 30, gap: 5, k: 0.3, max: 50, w: 3.2 },
      {
        extra: strokes(rows(40, 60, 240, 200, 14, 'scale'), 1.3, undefined, ' opacity=".6"'),
        hatch: swells(
          tuples(
            6,
            '62 150 78 160 84 180, 54 172 72 178 80 196, 218 150 202 160 196 180, 226 172 208 178 200 196',
          ),
          2.4,
        ),
      },
    );
    for (const horn of both('108,30 84,24 62,34 48,62 52,86'))
      p.limb(horn, [12, 11, 9, 6, 0.8], coat.horn, { gap: 4.4, k: 0.6 });
    p.mass(smooth(points('86,76 140,64 194,76 204,126 186,176 140,192 94,176 76,126')), '#5a1d18');
    p.fill(oval(MIDDLE, 124, 34, 36), '#38100e').fill(oval(MIDDLE, 124, 20, 24), '#1a0706');
    p.fill(
      swells(
        tuples(
          6,
          '92 92 106 112 104 150, 188 92 174 112 176 150, 104 86 116 100 114 130, 176 86 164 100 166 130',
        ),
        2,
      ),
      '#8a3a30',
    );
    p.form(smooth(points('108,182 112,156 128,140 140,146 152,140 168,156 172,182 140,192')), '#b5564a', {
      angle: 40,
      k: 0.3,
      gap: 4,
    }).line('M140 148Q137 166 140 184', 1.8);
    // the lower jaw, its teeth behind its edge
    for (const [x, y, l] of tuples(
      3,
      '92 158 -30, 104 170 -18, 116 177 -16, 128 180 -13, 152 180 -13, 164 177 -16, 176 170 -18, 188 158 -30',
    ))
      p.raw(spike(x, y, 5, l));
    p.form(
      smooth(
        points(
          '66,112! 70,152 94,186 140,202 186,186 210,152 214,112! 204,146 180,170 140,180 100,170 76,146',
        ),
      ),
      coat.belly,
      { angle: 60, gap: 4.2, k: 0.5, max: 20 },
    );
    // skin between the jaws
    for (const cheek of both('70,84! 62,112 68,140! 84,112 90,88!'))
      p.form(smooth(cheek), mixed(coat.hide, '#8a3a30', 0.4), { k: 0.5, gap: 3.8 });
    for (const [x, y, w, l] of tuples(
      4,
      '96 90 5 22, 110 84 5 18, 124 88 5.5 30, 156 88 5.5 30, 170 84 5 18, 184 90 5 22',
    ))
      p.raw(tooth(x, y, w, l, x < MIDDLE ? 1 : -1));
    p.form(
      smooth(
        points(
          '140,8 118,12 104,24 84,32 70,58 66,92! 84,102 98,90! 112,82 126,90 140,92 154,90 168,82 182,90! 196,102 214,92! 210,58 196,32 176,24 162,12',
        ),
      ),
      coat.hide,
      { angle: 40, gap: 4.2, k: 0.34, max: 30, w: 2.9 },
      {
        extra: strokes(rows(64, 8, 216, 44, 12, 'scale'), 1.2, undefined, ' opacity=".7"'),
        hatch:
          swell(140, 14, 136, 34, 140, 54, 2) +
          swells(
            tuples(
              6,
              '112 66 122 60 132 66, 148 66 158 60 168 66, 118 78 128 74 136 80, 144 80 152 74 162 78',
            ),
            1.6,
          ),
      },
    );
    for (const eye of both('80,60! 94,42 116,56! 100,64')) p.fill(smooth(eye));
    for (const eye of both('86,59! 98,48 112,56! 99,62')) p.fill(smooth(eye), coat.eye);
    for (const x of [100, 180]) p.fill(swell(x, 49, x + 2, 55, x, 62, 2.2));
    for (const brow of both('74,52! 90,32 120,46 124,56! 100,46 84,52'))
      p.form(smooth(brow), coat.dark, null, { w: 1.4 });
    for (const nostril of both('124,72! 130,64 136,72! 130,76')) p.fill(smooth(nostril));
  },
  /** Wrapped in its own wings, with no mouth at all. */
  shrouded(p: Plate, coat: Hide) {
    for (const horn of ['114,70 88,58 74,34 78,6', '124,50 108,32 108,10 120,-10'])
      for (const side of both(horn)) p.limb(side, [8, 7, 5, 0.8], coat.horn, { gap: 4.4, k: 0.6 });
    p.form(tufts(points('96,116 102,66 140,46 178,66 184,116'), 11, 14, 0, 4, 0.2), coat.dark, null);
    for (const arm of both('128,112! 100,92 68,84 44,62 34,34! 52,48 66,60 96,72 128,92!'))
      p.form(smooth(arm), coat.hide, { k: 0.4, gap: 4 });
    for (const claw of both('36,38! 26,22 28,4! 40,20 46,42!'))
      p.form(smooth(claw), coat.horn, { k: 0.5, gap: 3.4 });
    // the far wing first: the near one is folded over it
    const wing =
      '140,116! 112,98 76,88 40,44 30,90 14,150 8,204! 40,178 66,204! 84,178 108,204! 128,176 150,204! 154,150';
    for (const half of both(wing).toReversed())
      p.form(smooth(half), coat.skin, { angle: 20, gap: 4.8, k: 0.26, max: 40, w: 3.2 });
    for (const rib of [
      '42,50 30,120 10,200',
      '44,52 62,120 66,200',
      '46,52 94,116 108,200',
      '50,54 120,110 146,190',
    ])
      for (const line of both(rib)) p.limb(line, [5, 3.6, 1.2], coat.hide, { gap: 5 });
    p.form(
      smooth(
        points(
          '140,38 122,44 112,58 100,62! 108,72 94,84! 110,90 104,106! 120,104 126,120 128,140 140,146 152,140 154,120 160,104 176,106! 170,90 186,84! 172,72 180,62! 168,58 158,44',
        ),
      ),
      coat.hide,
      { angle: 30, gap: 4, k: 0.34, max: 20, w: 2.8 },
      {
        extra: strokes(rows(96, 38, 184, 74, 9, 'scale'), 1.2, undefined, ' opacity=".7"'),
        hatch:
          swell(140, 60, 137, 92, 140, 122, 2) +
          swells(
            tuples(
              6,
              '130 112 136 108 140 112, 140 112 144 108 150 112, 131 122 136 119 140 122, 140 122 144 119 149 122',
            ),
            1.3,
          ),
      },
    );
    for (const eye of both('111,76! 122,70 137,90! 122,90')) p.fill(smooth(eye));
    for (const eye of both('115,78! 123,75 134,88! 122,87')) p.fill(smooth(eye), coat.eye);
    for (const x of [124, 156]) p.fill(swell(x, 76, x + 1, 82, x, 88, 1.8));
    for (const brow of both('106,70! 120,58 140,84! 124,72'))
      p.form(smooth(brow), coat.dark, null, { w: 1.3 });
    p.fill(taper(133, 130, 132, 134, 136, 139, 4) + taper(147, 130, 148, 134, 144, 139, 4));
  },
} as const;
