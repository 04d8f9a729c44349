/** Hair that stays above the shoulders. */
import { swell, swells } from '../tools/lines.ts';
import { points, tuples } from '../tools/points.ts';
import { smooth } from '../tools/smooth.ts';
import { tufts } from '../tools/tufts.ts';
import { wearables } from './wear.ts';

export const SHORT_HAIR = wearables({
  /** Round curls all over. */
  curls: {
    washes: ['chestnut'],
    back(p, { main }) {
      p.form(tufts(points('74,150 66,110 74,66 118,48 162,66 172,110 164,152'), 15, 10, 0, 4, 0.2), main, {
        k: 0.3,
        gap: 4.4,
      });
    },
    front(p, { main }) {
      p.form(
        smooth(
          points(
            '79,108! 75,86 84,64 104,54 124,54 146,60 160,80 162,116! 154,94 144,82 130,86 118,78 106,84 94,82 86,92',
          ),
        ),
        main,
        { k: 0.3, gap: 4 },
        {
          hatch: swells(
            tuples(
              6,
              '84 88 80 78 92 72, 96 80 94 68 108 66, 112 76 112 64 126 66, 132 82 136 68 146 74, 148 90 154 80 158 92, 88 68 92 58 104 58, 112 60 120 52 132 56, 140 64 150 64 154 74',
            ),
            1.3,
          ),
        },
      );
    },
  },
  /** Cut at the jaw, with a fringe. */
  bob: {
    washes: ['black'],
    back(p, { main }) {
      p.form(smooth(points('118,46 82,54 66,90 66,140 72,166! 164,166! 172,140 172,92 154,54')), main, {
        k: 0.3,
        gap: 4.6,
        max: 26,
      });
    },
    front(p, { main }) {
      const d =
        '68,164! 64,118 72,72 116,48 160,66 174,110 172,168! 156,168! 154,128 152,104 130,98 106,100 86,102 84,128 82,152';
      p.form(
        smooth(points(d)),
        main,
        { k: 0.26, gap: 4.2, max: 20 },
        {
          hatch: swells(
            tuples(
              6,
              '114 56 92 68 84 98, 118 56 106 74 104 96, 122 56 126 76 124 96, 128 58 144 74 146 98, 138 62 160 86 162 140, 104 58 78 78 74 130',
            ),
            1.3,
          ),
        },
      );
    },
  },
  /** As if cut around a bowl. */
  'bowl-cut': {
    washes: ['straw'],
    front(p, { main }) {
      const d = '72,128! 68,92 80,62 118,50 156,60 170,92 168,130! 158,128! 156,104! 118,98 86,104! 84,126!';
      p.form(
        smooth(points(d)),
        main,
        { k: 0.26, gap: 4.2, max: 22 },
        {
          hatch: swells(
            tuples(
              6,
              '116 56 96 68 90 100, 118 56 112 76 110 98, 122 56 132 74 134 98, 130 58 150 76 154 102, 106 56 80 74 76 112',
            ),
            1.3,
          ),
        },
      );
    },
  },
  /** A ring of hair around a bald crown. */
  tonsure: {
    washes: ['chestnut'],
    front(p, { main }) {
      const ring =
        '78,124! 74,104 82,88 102,80 126,78 150,86 163,104 163,132! 156,126! 152,114 142,104 130,108! 122,100 112,106! 102,99 94,106! 86,108';
      p.form(
        smooth(points(ring)),
        main,
        { k: 0.3, gap: 3.8 },
        {
          hatch: swells(
            tuples(
              6,
              '82 112 78 100 88 90, 92 102 90 94 96 86, 104 98 103 90 108 82, 116 98 116 90 120 81, 128 100 130 90 132 82, 140 102 144 94 144 86, 152 110 156 102 154 94',
            ),
            1.2,
          ),
        },
      );
      p.line('M98 66Q116 58 138 66', 1.4);
    },
  },
  /** An advocate's wig: rolls beside the face. */
  wig: {
    washes: ['white'],
    back(p, { main }) {
      p.form(smooth(points('118,40 76,54 58,96 58,150 70,190! 170,190! 180,150 178,96 160,54')), main, {
        k: 0.26,
        gap: 4.6,
        max: 30,
      });
    },
    front(p, { main }) {
      p.form(
        smooth(points('72,120! 68,86 86,54 118,42 152,54 170,86 168,122! 154,96 136,82 118,78 98,84 84,98')),
        main,
        { k: 0.3, gap: 4.2, max: 24 },
        {
          hatch:
            swell(118, 48, 116, 62, 118, 78, 1.6) +
            swells(
              tuples(
                6,
                '104 52 96 66 96 84, 134 52 144 66 146 88, 92 62 82 78 80 102, 146 62 160 80 162 108',
              ),
              1.4,
            ),
        },
      );
      for (const [x, y] of tuples(2, '68 128, 66 150, 70 172, 170 130, 172 152, 168 174'))
        p.form(
          smooth([
            [x - 15, y],
            [x - 8, y - 12],
            [x + 8, y - 12],
            [x + 15, y],
            [x + 8, y + 10],
            [x - 8, y + 10],
          ]),
          main,
          { k: 0.4, gap: 3.4, angle: 60 },
          { w: 1.6 },
        ).line(`M${x + 5} ${y - 3}a5 4 0 1 0-4 6`, 1.5);
    },
  },
  /** Grey and standing off in all directions. */
  wild: {
    washes: ['grey'],
    back(p, { main }) {
      p.form(
        tufts(points('70,196 54,140 60,90 84,54 118,44 154,54 178,92 182,140 168,196'), 17, 20, 0.2, 6, 0.5),
        main,
        { k: 0.24, gap: 4.6, max: 26 },
      );
    },
    front(p, { main }) {
      const lines = '116 60 96 72 84 106, 108 58 82 74 76 118, 122 60 144 74 156 108, 130 60 160 80 166 124';
      p.form(
        smooth(
          points(
            '74,136! 66,100 80,62 116,50 154,60 174,98 168,140! 160,112 146,94 128,84 114,74 102,88 88,98 82,114',
          ),
        ),
        main,
        { k: 0.28, gap: 4.2, max: 20 },
        { hatch: swells(tuples(6, lines), 1.4) },
      );
    },
  },
  /** Swept back from a high forehead. */
  swept: {
    washes: ['grey'],
    back(p, { main }) {
      p.form(smooth(points('118,52 96,56 160,60 176,96 174,150 158,172! 146,150')), main, {
        k: 0.3,
        gap: 4.4,
      });
    },
    front(p, { main }) {
      p.form(
        smooth(points('92,78! 96,60 118,48 148,56 168,84 172,132! 160,140! 154,112 146,92 130,80 112,76')),
        main,
        { k: 0.36, gap: 4 },
        {
          hatch: swells(tuples(6, '100 70 122 58 150 84, 108 74 134 66 158 104, 122 78 146 80 162 124'), 1.4),
        },
      );
    },
  },
});
