/** Hats, caps and what is stuck into them. */
import { IVORY, WASH } from '../tools/ink.ts';
import { hatch, swell, swells } from '../tools/lines.ts';
import { points, tuples } from '../tools/points.ts';
import { smooth } from '../tools/smooth.ts';
import { tufts } from '../tools/tufts.ts';
import { wearables } from './wear.ts';

export const HATS = wearables({
  feather: {
    washes: ['ochre'],
    front(p, { main }) {
      const feather = 'M150 62C170 40 196 8 232 2C238 22 222 50 196 60C182 66 166 70 154 76Z';
      p.mass(feather, main)
        .inside(feather, hatch([236, 14], [170, 72], [206, 28], [164, 62], 12, 2.6, 2, 3))
        .line('M146 76C172 50 200 26 228 8', 2.2)
        .line('M184 38L186 52M198 27L202 42M172 48L174 60M192 32L182 30M206 20L196 18', 1.4);
    },
  },
  cap: {
    washes: ['moss', 'leaf'],
    front(p, { main, trim }) {
      const cap =
        'M66 96C52 84 56 62 78 52C104 34 150 36 172 56C188 68 184 88 168 98C160 92 152 88 144 87C120 82 94 84 66 96Z';
      p.mass(cap, main).inside(
        cap,
        hatch([186, 60], [168, 100], [156, 52], [150, 90], 10, 3.2, 4, 4) +
          swell(76, 86, 76, 62, 104, 48, 1.8) +
          swell(96, 82, 96, 62, 124, 48, 1.7) +
          swell(118, 80, 122, 62, 146, 52, 1.5),
      );
      const brim =
        'M62 102C60 92 70 86 84 82C112 74 146 76 164 86C174 92 176 102 168 106C150 92 96 90 70 108C66 110 62 108 62 102Z';
      p.mass(brim, trim).inside(brim, hatch([178, 90], [150, 84], [166, 102], [146, 90], 7, 2.4, 0, 3));
    },
  },
  plume: {
    washes: ['cherry'],
    back(p, { main }) {
      const plume =
        'M128 52C150 20 196 4 228 26C238 44 226 70 200 82C208 70 206 60 196 56C176 50 152 58 136 70Z';
      p.mass(plume, main).inside(
        plume,
        hatch([232, 30], [196, 84], [204, 36], [188, 62], 12, 2.8, 2, 3) +
          swell(140, 58, 170, 28, 210, 30, 1.6) +
          swell(144, 62, 176, 40, 206, 48, 1.4),
      );
    },
  },
  'broad-hat': {
    washes: ['wine', 'gold'],
    front(p, { main, trim }) {
      const crown = 'M78 86C70 54 84 34 118 32C152 32 166 52 160 86Z';
      p.mass(crown, main).inside(
        crown,
        hatch([166, 44], [160, 86], [140, 44], [140, 84], 9, 3, 2, 3) + swell(92, 80, 92, 56, 106, 40, 1.5),
      );
      const hb = 'M76 76C100 68 138 68 162 76V90C138 82 100 82 76 90Z';
      p.mass(hb, trim, { w: 1.6 });
      const brim =
        'M40 100C36 92 44 84 62 84C98 76 142 76 176 84C202 86 212 100 200 108C176 92 150 90 118 90C90 90 62 96 52 108C44 112 42 106 40 100Z';
      p.mass(brim, main).inside(brim, hatch([208, 92], [150, 84], [190, 104], [140, 92], 12, 2.6, 0, 3));
      p.fill('M82 92C100 90 140 90 158 94C150 100 92 98 82 92Z');
    },
  },
  'cocked-hat': {
    washes: ['#3d4650', '#9c3527'],
    front(p, { main, trim }) {
      p.group('translate(0 13)', () => {
        p.form(smooth(points('62,92! 54,66 84,46 118,38 154,46 184,62 180,92! 150,78 118,72 88,78')), main, {
          k: 0.26,
          gap: 4.2,
          max: 34,
        });
        p.line('M64 88Q88 74 118 68Q152 74 178 88', 3, WASH.gold)
          .disc(86, 64, 10, trim)
          .disc(86, 64, 4.5, IVORY, 1.3);
      });
    },
  },
  /** Tall, and bent at its tip. */
  'witch-hat': {
    washes: ['#4c4a58', 'ochre'],
    front(p, { main, trim }) {
      p.form(
        smooth(points('80,86! 92,44 112,12 150,-18 190,-14! 166,4 156,30 158,86!')),
        main,
        { k: 0.36, gap: 4.4, max: 34 },
        {
          hatch: swell(100, 78, 108, 40, 136, 6, 1.6) + swell(150, 74, 142, 40, 156, 8, 1.4),
        },
      );
      p.form('M78 74C100 66 138 66 160 74V88C138 80 100 80 78 88Z', trim, { k: 0.3, gap: 4 }, { w: 1.6 });
      p.form(
        'M26 108C24 96 52 84 82 82C110 78 134 78 162 82C194 84 218 98 214 108C190 96 156 92 118 92C84 92 50 98 26 108Z',
        main,
        { angle: 50, k: 0.4, gap: 4.4, max: 14 },
      );
    },
  },
  /** A crown of cloth in a roll of fur. */
  'fur-cap': {
    washes: ['navy', 'fur'],
    front(p, { main, trim }) {
      p.form(
        smooth(points('76,82! 74,50 96,32 120,28 148,34 166,54 162,84!')),
        main,
        { k: 0.4, gap: 4.4, max: 32 },
        { hatch: swell(100, 72, 100, 50, 114, 36, 1.5) },
      );
      p.form(
        tufts(points('62,98 70,74 118,66 168,74 178,98 166,108 118,92 72,108 62,98'), 26, 6, 0.1, 4),
        trim,
        { angle: 30, k: 0.3, gap: 4 },
      );
    },
  },
  /** Knitted, with a fold and a bobble. */
  'knit-cap': {
    washes: ['navy', 'linen'],
    front(p, { main, trim }) {
      p.form(
        smooth(points('74,88! 74,54 96,36 118,32 146,38 164,58 164,90!')),
        main,
        { k: 0.4, gap: 4.4, max: 32 },
        {
          hatch: swells(
            tuples(6, '92 84 86 60 104 40, 108 82 104 58 114 36, 124 82 126 58 124 36, 140 84 146 60 138 40'),
            1.3,
          ),
        },
      );
      p.form(
        'M66 96C64 84 74 78 84 76C108 68 134 68 156 76C168 78 174 86 170 96C166 104 158 102 152 98C130 88 104 88 84 98C76 104 68 104 66 96Z',
        trim,
        { angle: 30, k: 0.4, gap: 4 },
        {
          hatch: swells(
            tuples(
              6,
              '78 98 80 88 78 80, 92 92 94 84 92 76, 108 89 109 80 108 72, 126 89 127 80 126 72, 142 93 144 84 142 76, 158 99 161 90 158 80',
            ),
            1.3,
          ),
        },
      );
      p.form(tufts(points('106,32 110,18 120,14 130,20 132,32 106,32'), 9, 5, 0, 4), trim, {
        k: 0.4,
        gap: 3.4,
      });
    },
  },
  /** Turned up at one side, a captain's. */
  'slouch-hat': {
    washes: ['#5a4632', 'cherry'],
    front(p, { main, trim }) {
      p.form(
        'M78 84C72 52 86 36 118 34C150 34 166 50 160 84Z',
        main,
        { k: 0.4, gap: 4.2, max: 34 },
        { hatch: swell(94, 78, 92, 56, 108, 42, 1.5) },
      );
      p.form('M76 74C100 66 138 66 162 74V86C138 78 100 78 76 86Z', trim, { k: 0.3, gap: 4 }, { w: 1.6 });
      p.form(
        'M34 92C50 78 92 74 120 76C148 76 172 70 184 40C196 56 192 88 172 98C146 88 96 86 60 104C46 108 34 102 34 92Z',
        main,
        { angle: 40, k: 0.36, gap: 4.2, max: 18 },
      );
      p.disc(172, 66, 7, WASH.gold, 1.8).dot(172, 66, 2.4);
    },
  },
});
