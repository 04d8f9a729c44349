/** What the people of Zanaga wear, and those who came to measure it. In the layers of `people/wear.ts`. */
import { wearables } from '../people/wear.ts';
import { INK, mixed, seeded } from '../tools/ink.ts';
import { hatch, swell, swells } from '../tools/lines.ts';
import { type Plate, strokes } from '../tools/plate.ts';
import { points, tuples } from '../tools/points.ts';
import { oval, smooth } from '../tools/smooth.ts';
import { tufts } from '../tools/tufts.ts';
import { tooth } from '../beasts/anatomy.ts';

const SHOULDERS = 'M28 300C34 250 62 228 98 212C112 226 136 226 152 210C188 222 212 250 216 300Z';

function shoulders(p: Plate, skin: string): void {
  p.mass(SHOULDERS, skin).inside(
    SHOULDERS,
    hatch([216, 236], [216, 300], [176, 240], [164, 300], 12, 3.4, 5, 3) +
      swell(96, 226, 112, 240, 122, 242, 1.4) +
      swell(152, 224, 138, 240, 126, 242, 1.4),
  );
}

const beadRow = (p: Plate, list: string, r: number, color: string): void => {
  for (const [x, y] of tuples(2, list)) p.disc(x, y, r, color, 1.3);
};

export const JUNGLE_WEAR = wearables({
  /** Close to the head, coiled tight. */
  coils: {
    washes: ['black'],
    front(p, { main }) {
      const d = smooth(
        points('79,104! 74,84 82,62 102,50 124,49 148,57 162,78 163,118! 156,96 146,86 120,80 96,84 84,92'),
      );
      p.form(
        tufts(points('79,104 74,84 82,62 102,50 124,49 148,57 162,78 163,118'), 26, 4, 0, 3, 0.2),
        main,
        null,
        { w: 1.4 },
      ).form(d, main, null, { w: 1.2, dx: 0, dy: 0 });
      const random = seeded(7);
      let curls = '';
      for (let i = 0; i < 46; i++) {
        const x = 80 + random() * 80;
        const y = 54 + random() * 42;
        curls += `M${x.toFixed(1)} ${y.toFixed(1)}a2.600 2.600 0 1 1 3.400 2.200`;
      }
      p.inside(d, '', strokes(curls, 1.1, mixed(main, '#e8d8b8', 0.4)));
    },
  },
  /** Plaited along the head, with beads at the ends. */
  braids: {
    washes: ['black', 'gold'],
    back(p, { main, trim }) {
      for (const [x, y, l] of tuples(3, '160 108 92, 150 118 100, 168 96 80, 78 116 74')) {
        p.limb(
          [
            [x, y],
            [x + 6, y + l * 0.5],
            [x + 3, y + l],
          ],
          [6.5, 6, 4.5],
          main,
          { gap: 4.6, k: 0.9 },
        );
        p.disc(x + 4, y + l * 0.8, 4.6, trim, 1.3).disc(x + 3, y + l, 5, trim, 1.3);
      }
    },
    front(p, { main, trim }) {
      const d = smooth(
        points('80,106! 75,84 84,62 104,51 126,50 150,58 163,80 165,122! 156,102 146,88 122,80 98,84 86,94'),
      );
      p.form(
        d,
        main,
        { k: 0.2, gap: 4 },
        {
          extra: strokes(
            'M86 96Q90 66 118 54M98 86Q106 66 130 54M112 82Q122 66 142 58M126 82Q138 70 154 66M140 86Q150 78 160 80M150 94Q158 92 163 96',
            1.6,
            mixed(main, '#e8d8b8', 0.45),
          ),
        },
      );
      beadRow(p, '104 62, 126 60, 148 68', 3, trim);
    },
  },
  /** A long cloth, wound high and knotted. */
  headwrap: {
    washes: ['cherry', 'gold'],
    front(p, { main, trim }) {
      p.form(smooth(points('148,52! 172,30 190,38 186,58 166,70!')), main, { k: 0.4, gap: 4 });
      const d = smooth(points('72,104! 64,66 80,30 120,16 160,30 176,66 170,104! 150,86 118,80 90,88'));
      p.form(
        d,
        main,
        { angle: 20, k: 0.3, gap: 4.4, max: 30, w: 2.9 },
        {
          extra:
            strokes('M72 92Q116 62 172 94M68 70Q116 40 176 74', 4, trim) +
            strokes('M76 100Q120 70 168 104M66 80Q116 50 174 84M78 46Q120 24 164 46', 1.6),
        },
      );
      p.form(oval(158, 46, 12, 10, 20), mixed(main, '#ffffff', 0.12), { k: 0.4, gap: 3.6 });
    },
  },
  /** Cork and linen, against a sun that does not care. */
  'sun-helmet': {
    washes: ['#dccfa8', '#8a6a45'],
    front(p, { main, trim }) {
      p.form(
        smooth(points('70,86! 74,48 96,26 120,22 148,28 166,52 168,84! 120,72')),
        main,
        { angle: 20, k: 0.32, gap: 4.2, max: 30 },
        { hatch: swells(tuples(6, '96 32 88 56 88 78, 120 24 120 50 120 74, 144 32 152 54 154 78'), 1.4) },
      );
      p.form(smooth(points('48,104! 62,88 92,78 120,76 150,78 178,88 194,106! 170,98 120,88 74,96')), main, {
        angle: 60,
        k: 0.4,
        gap: 4,
        max: 14,
      })
        .line('M72 84Q120 66 168 84', 5, trim)
        .disc(120, 22, 5, main, 1.8);
    },
  },
  /** Plaited straw, wide enough for rain. */
  'straw-hat': {
    washes: ['straw', 'cherry'],
    front(p, { main, trim }) {
      p.form(
        smooth(points('30,100! 70,74 100,46 120,30! 140,46 172,74 210,100! 170,92 120,84 72,92')),
        main,
        { angle: 24, k: 0.3, gap: 4.2, max: 34 },
        {
          extra:
            strokes('M96 50Q120 58 146 50M76 70Q120 80 168 70M52 88Q120 80 190 88', 1.6) +
            strokes('M84 64Q120 72 158 64', 4, trim),
        },
      );
    },
  },
  /** A band with feathers. */
  'feather-band': {
    washes: ['leather', 'cherry'],
    back(p, { trim }) {
      for (const [x, turn, l] of tuples(3, '136 14 52, 150 30 56, 162 48 46'))
        p.group(`translate(${x} 78) rotate(${turn})`, () =>
          p
            .form(smooth(points(`-3,0! -9,${-l * 0.6} -2,${-l} 1,${-l - 5}! 7,${-l * 0.7} 4,0!`)), trim, {
              k: 0.4,
              gap: 3.6,
            })
            .line(`M0 0V${-l}`, 1.2),
        );
    },
    front(p, { main }) {
      p.form('M77 94C98 78 144 78 163 96L164 108C144 90 98 90 77 106Z', main, { k: 0.3, gap: 4 }, { w: 1.7 });
      beadRow(p, '88 93, 104 88, 120 86.5, 136 88, 150 93', 3.4, '#efe2c2');
    },
  },
  /** A cloth over one shoulder. */
  cloth: {
    washes: ['ochre', 'wine'],
    under: (p, { skin }) => shoulders(p, skin),
    over(p, { main, trim }) {
      const d = smooth(points('28,302! 36,258 54,238 74,226! 120,262 170,288 204,302!'));
      p.form(
        d,
        main,
        { k: 0.26, gap: 4.8, max: 36, w: 3.2 },
        {
          hatch: swells(
            tuples(6, '60 240 58 266 64 300, 84 244 92 270 104 300, 112 264 124 282 138 300'),
            1.7,
          ),
          extra: strokes('M74 228Q120 266 206 304', 6, trim),
        },
      );
    },
  },
  /** Straight across, tied above the breast. */
  wrapped: {
    washes: ['sea', 'gold'],
    under: (p, { skin }) => shoulders(p, skin),
    over(p, { main, trim }) {
      p.form(
        smooth(points('36,302! 52,272 84,264 122,270 160,264 194,272 208,302!')),
        main,
        { k: 0.26, gap: 4.6, max: 30 },
        {
          extra: strokes('M48 280Q122 286 200 280', 5, trim),
          hatch: swells(
            tuples(6, '80 272 76 288 80 302, 122 276 118 290 122 302, 160 272 166 288 162 302'),
            1.6,
          ),
        },
      );
    },
  },
  /** A broad collar of beads. */
  'bead-collar': {
    washes: ['cherry', 'gold'],
    over(p, { main, trim }) {
      p.form(
        smooth(points('86,206! 74,226 92,250 124,258 158,250 176,224 162,202! 148,222 124,230 102,224')),
        main,
        { angle: 40, k: 0.3, gap: 4 },
      );
      beadRow(p, '84 222, 94 234, 108 242, 124 245, 141 242, 156 234, 167 220', 4.4, trim);
      beadRow(p, '94 213, 104 224, 116 231, 131 232, 145 226, 156 212', 3.4, '#efe2c2');
    },
  },
  /** Small bones on a string. */
  bones: {
    washes: ['#8a6a45'],
    over(p, { main }) {
      p.line('M92 208Q124 262 160 206', 4).line('M92 208Q124 262 160 206', 1.6, main);
      for (const [x, y, l] of tuples(
        3,
        '97 217 14, 106 228 17, 118 235 20, 131 235 20, 143 228 17, 153 216 14',
      ))
        p.raw(tooth(x, y, 3.6, l, 0));
    },
  },
  /** Chalk across the face. */
  chalk: {
    washes: ['#f4ead2'],
    face: (p, { main }) =>
      void p.fill(
        'M84 130L100 134L100 138L84 135ZM118 136L146 130L146 135L119 141ZM106 74H113L112 102H107Z',
        main,
      ),
  },
  /** Dots over the brow, as her mother had them. */
  dots: {
    washes: ['#f4ead2'],
    face(p, { main }) {
      for (const [x, y] of tuples(2, '90 100, 97 96, 105 94, 113 93, 122 94, 131 96, 139 100'))
        p.dot(x, y, 2.1, main);
    },
  },
  /** A beard of few hairs and much use. */
  grizzle: {
    washes: ['grey'],
    front: (p, { main }) =>
      void p.form(
        tufts(points('90,150 92,170 106,184 124,184 144,170 154,146').reverse(), 14, 9, 0, 5),
        main,
        { k: 0.4, gap: 4 },
        { extra: `<path d="M96 158Q106 150 120 156L118 162Q106 158 98 163Z" fill="${INK}"/>` },
      ),
  },
});
export type JungleWear = keyof typeof JUNGLE_WEAR;
