/** Thundertusks: domed, shaggy, with four tusks. Side view, from in front, and lying like a hill. */
import { mixed } from '../tools/ink.ts';
import { hairs, swell, swells } from '../tools/lines.ts';
import { type Plate, strokes } from '../tools/plate.ts';
import { points, tuples } from '../tools/points.ts';
import { smooth } from '../tools/smooth.ts';
import { tufts } from '../tools/tufts.ts';
import { type Stand, standing } from '../beasts/anatomy.ts';
import { both, symmetric } from '../beasts/figure.ts';

const COATS = {
  brown: { hide: '#8f7152', dark: '#4f3a28', pale: '#b99a72', tusk: '#efe4c6' },
  grey: { hide: '#938d82', dark: '#4d4943', pale: '#bdb6a6', tusk: '#ece3cc' },
  red: { hide: '#a0684a', dark: '#5a3223', pale: '#c89670', tusk: '#f0e2bc' },
  frost: { hide: '#aab0ac', dark: '#616b6c', pale: '#d9dcd4', tusk: '#f4efdf' },
  calf: { hide: '#b08a5e', dark: '#6d4e30', pale: '#d6b88c', tusk: '#f4ead2' },
} as const;
interface Coat {
  readonly hide: string;
  readonly dark: string;
  readonly pale: string;
  readonly tusk: string;
}

interface Look {
  readonly c: Coat;
  readonly eye: string;
  readonly short: boolean;
  readonly raised: boolean;
}

const tusk = (p: Plate, c: Coat, spine: string, w: number): void =>
  void p.limb(points(spine), [w, w * 0.94, w * 0.7, 0.8], c.tusk, { gap: 4.6, k: 0.5 });

const wrinkles = (list: string): string => swells(tuples(6, list), 1.2);

/** In profile, looking right: the brow at 0 0, the trunk down or up. */
function head(p: Plate, { c, eye, short, raised }: Look, x: number, y: number, s: number): void {
  p.group(`translate(${x} ${y}) scale(${s})`, () => {
    if (!short) tusk(p, { ...c, tusk: mixed(c.tusk, c.dark, 0.25) }, '24,38 48,62 84,60 100,28', 8);
    const trunk = raised ? '26,20 52,14 64,-16 56,-48 34,-60' : '24,16 42,44 44,80 34,106 46,118';
    p.limb(points(trunk), [17, 14, 10, 8, 6], c.hide, {
      k: 0.5,
      extra: strokes(
        raised
          ? 'M40 6L54 24M50 -6L70 4M52 -22L72 -22M48 -40L66 -46'
          : 'M28 44L54 38M32 58L56 54M34 72L54 70M34 86L52 86M30 98L46 100',
        1.6,
        mixed(c.hide, c.dark, 0.7),
      ),
    });
    p.form(tufts(points('-38,-28 -16,-50 12,-52'), 7, 12, 0, 4), c.dark, null);
    p.form(
      smooth(points('-46,-4 -38,-32 -14,-50 12,-50 30,-34 36,-10 34,14 40,34 22,48 -2,44 -28,36 -44,20')),
      c.hide,
      { angle: 50, gap: 4, k: 0.32, max: 22, w: 2.6 },
      {
        hatch: hairs(16, [-30, -44, 50, 26], [-6, 7], 1.1, 4) + wrinkles('26 4 34 8 40 4, 24 14 34 18 42 14'),
      },
    );
    if (short) p.limb(points('22,36 36,46 48,40'), [5, 4, 0.8], c.tusk, { gap: 4 });
    else {
      tusk(p, c, '16,36 36,72 78,82 108,50', 9.5);
      tusk(p, c, '28,24 54,34 76,24 84,2', 6.5);
    }
    p.fill('M4 -14C10 -21 20 -18 23 -9C17 -6 8 -7 4 -14Z')
      .fill('M7 -13C11 -17 17 -15 19 -10C15 -8 10 -9 7 -13Z', eye)
      .dot(13, -12.5, 2.4)
      .fill(swell(-2, -18, 10, -26, 25, -12, 1.8));
    p.form(
      smooth(points('-30,-26! -52,-34 -70,-16 -68,14 -54,36! -40,18 -30,4')),
      mixed(c.hide, c.dark, 0.2),
      { angle: 40, k: 0.4, gap: 4, max: 20 },
      { hatch: wrinkles('-40 -18 -56 -8 -60 12, -38 -8 -48 4 -52 20') },
    );
  });
}

const toes = (p: Plate, list: string): void => {
  for (const [x, y] of tuples(2, list)) p.line(`M${x - 10} ${y}q4 -6 8 0M${x} ${y}q4 -6 8 0`, 1.6);
};

const POSES = {
  walking(p: Plate, look: Look) {
    const { c } = look;
    p.limb(points('34,92 22,118 26,146'), [5, 4, 3], c.dark, {}).form(
      tufts(points('18,140 26,152 34,142').reverse(), 4, 10, 0, 2),
      c.dark,
      null,
    );
    for (const leg of ['82,120 88,150 84,178', '164,116 172,150 168,178'])
      p.limb(points(leg), [20, 15, 16], mixed(c.hide, c.dark, 0.5), { k: 0.8 });
    for (const leg of ['60,118 52,150 56,182', '148,116 142,150 146,182'])
      p.limb(points(leg), [26, 19, 19], c.hide, { k: 0.4 });
    toes(p, '54 182, 144 182');
    p.form(tufts(points('34,90 60,58 104,46 150,34 186,34'), 16, 9, -0.3, 5), c.dark, null);
    p.form(
      smooth(points('26,116 34,82 66,58 108,48 152,36 190,44 206,80 194,126 154,140 96,142 48,144')),
      c.hide,
      { angle: 66, gap: 4.8, k: 0.34, max: 40, w: 3 },
      { hatch: hairs(46, [36, 56, 150, 74], [-4, 12], 1.2, 6) },
    );
    p.form(tufts(points('40,140 90,138 150,136 190,124').reverse(), 16, 18, -0.1, 7), c.hide, {
      angle: 70,
      k: 0.3,
      gap: 4,
    });
    head(p, look, 192, 66, 0.8);
  },
  /** Coming straight on. */
  facing(p: Plate, { c, eye }: Look) {
    p.form(
      smooth(points('20,206! 26,110 60,58 140,34 220,58 254,110 260,206!')),
      mixed(c.hide, c.dark, 0.2),
      { angle: 24, k: 0.26, gap: 5, max: 46, w: 3.2 },
      { hatch: hairs(50, [30, 90, 220, 100], [0, 13], 1.2, 6) },
    );
    p.group('translate(140 82)', () => {
      both('40,-40! 74,-52 104,-28 108,14 88,46! 62,30 46,10', (d, side) =>
        p.form(d, side < 0 ? c.hide : mixed(c.hide, c.dark, 0.25), { angle: 40, k: 0.36, gap: 4.2, max: 24 }),
      );
      for (const m of [-1, 1]) {
        p.limb(
          [
            [m * 26, 40],
            [m * 66, 74],
            [m * 104, 54],
            [m * 104, 8],
          ],
          [11, 11, 8, 0.8],
          c.tusk,
          { gap: 4.6, bow: m * 0.5 },
        );
        p.limb(
          [
            [m * 22, 30],
            [m * 44, 48],
            [m * 64, 34],
            [m * 66, 8],
          ],
          [7, 7, 5, 0.8],
          c.tusk,
          { gap: 4.2, bow: m * 0.5 },
        );
      }
      p.form(tufts(points('-44,-36 -22,-64 0,-70 22,-64 44,-36'), 11, 13, 0, 4), c.dark, null);
      p.form(
        symmetric('0,-70 26,-62 46,-40 50,-10 40,20 30,46 0,56'),
        c.hide,
        { angle: 22, k: 0.3, gap: 4.2, max: 30, w: 2.8 },
        { hatch: hairs(20, [-34, -64, 68, 30], [0, 9], 1.1, 5) },
      );
      p.limb(points('0,-4 0,20 0,46 -6,78 6,112'), [5, 16, 19, 15, 12], c.hide, {
        k: 0.44,
        extra: strokes(
          'M-22 40Q0 48 22 40M-20 54Q0 62 20 54M-22 68Q-4 76 14 68M-22 82Q-4 90 14 82M-16 96Q0 102 16 96',
          1.7,
          mixed(c.hide, c.dark, 0.75),
        ),
      });
      for (const m of [-1, 1])
        p.fill(
          `M${m * 20} -12C${m * 26} -22 ${m * 40} -20 ${m * 43} -8C${m * 36} -4 ${m * 25} -4 ${m * 20} -12Z`,
        )
          .fill(
            `M${m * 24} -11C${m * 28} -17 ${m * 36} -16 ${m * 39} -9C${m * 34} -7 ${m * 28} -7 ${m * 24} -11Z`,
            eye,
          )
          .dot(m * 31, -11.5, 3)
          .fill(swell(m * 14, -14, m * 28, -32, m * 46, -14, 2.4));
    });
  },
  /** Lying across a valley: a back like a ridge, the head in front. */
  lying(p: Plate, look: Look) {
    const { c } = look;
    p.form(
      tufts(points('-14,110 20,66 70,36 120,30 170,44 200,70'), 22, 10, 0, 5),
      mixed(c.dark, '#7f8a58', 0.5),
      null,
    );
    p.form(
      smooth(points('-20,206! -14,112 24,66 74,38 126,34 172,48 206,84 212,206!')),
      c.hide,
      { angle: 50, gap: 5, k: 0.3, max: 50, w: 3.2 },
      { hatch: hairs(60, [-10, 60, 200, 120], [-5, 13], 1.2, 8) },
    );
    head(p, { ...look, raised: false }, 172, 88, 0.96);
  },
} as const;

export interface Thundertusk extends Stand {
  readonly pose: keyof typeof POSES;
  readonly coat?: keyof typeof COATS;
  readonly eye?: `#${string}`;
  /** Young: the tusks are only beginning. */
  readonly calf?: boolean;
  /** The trunk is up. */
  readonly raised?: boolean;
}

export function drawThundertusk(
  p: Plate,
  { pose, coat = 'brown', eye = '#e8c34a', calf = false, raised = false, ...stand }: Thundertusk,
): void {
  standing(p, stand, () => POSES[pose](p, { c: COATS[coat], eye, short: calf, raised }));
}
