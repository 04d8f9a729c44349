/** Plate, quilted coats, robes. */
import { swell, swells } from '../tools/lines.ts';
import { strokes } from '../tools/plate.ts';
import { points, tuples } from '../tools/points.ts';
import { smooth } from '../tools/smooth.ts';
import { wearables } from './wear.ts';

export const ARMOR = wearables({
  breastplate: {
    washes: ['steel'],
    under(p, { main }) {
      p.form(
        smooth(points('28,306! 36,250 66,222 94,206 122,226 154,204 186,220 212,250 220,306!')),
        main,
        { angle: 20, k: 0.34, gap: 4.6, max: 46, w: 3 },
        { hatch: swell(122, 226, 128, 262, 124, 300, 1.6) },
      );
      p.line('M70 250Q96 234 122 246Q150 232 182 248', 2.2);
    },
  },
  /** Quilted, for under armor or instead of it. */
  gambeson: {
    washes: ['#b9a06a', 'leather'],
    under(p, { main, trim }) {
      p.form(
        smooth(points('22,306! 30,250 60,226 92,210 122,238 156,208 192,224 216,250 224,306!')),
        main,
        { k: 0.26, gap: 5, max: 40 },
        {
          extra: strokes(
            'M40 232L100 306M66 220L136 306M92 212L170 306M156 210L210 290M200 230L140 306M172 218L100 306M122 238L66 306M80 220L36 290',
            1.3,
            undefined,
            ' opacity=".7"',
          ),
        },
      );
      p.form('M90 202L122 236L158 200L168 214L122 256L80 216Z', trim, { k: 0.4, gap: 4 }, { w: 1.7 });
    },
  },
  /** A monk's or a scribe's. */
  robe: {
    washes: ['#6b5444', '#8a705a'],
    under(p, { main, trim }) {
      p.form(
        smooth(points('20,306! 30,252 62,226 92,210 124,228 158,208 192,224 216,252 224,306!')),
        main,
        { k: 0.28, gap: 4.8, max: 44, w: 3.2 },
        {
          hatch: swells(
            tuples(6, '72 228 56 262 54 300, 100 232 92 264 94 300, 150 230 156 262 150 300'),
            1.6,
          ),
        },
      );
      p.form(
        smooth(points('74,214! 92,200 122,220 158,198 176,212! 160,236 124,254 90,238')),
        trim,
        { angle: 40, k: 0.34, gap: 4.4 },
        { hatch: swell(92, 214, 118, 240, 158, 212, 1.4) },
      );
    },
  },
});
