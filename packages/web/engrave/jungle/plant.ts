/** Plants with intentions: the fig, the lily, the grove, the pitcher, the heart of the wood. */
import { INK, mixed } from '../tools/ink.ts';
import { swell, swells } from '../tools/lines.ts';
import { type Plate, strokes } from '../tools/plate.ts';
import { points, tuples } from '../tools/points.ts';
import { oval, smooth } from '../tools/smooth.ts';
import { tufts } from '../tools/tufts.ts';
import { spike, type Stand, standing } from '../beasts/anatomy.ts';

interface Hues {
  readonly bark: string;
  readonly leaf: string;
}

/** Leaves that share one outline: x y r of each. */
function canopy(p: Plate, list: string, color: string): void {
  for (const [x, y, r] of tuples(3, list))
    p.form(
      tufts(
        [
          [x - r, y + r * 0.3],
          [x - r * 0.8, y - r * 0.7],
          [x, y - r],
          [x + r * 0.8, y - r * 0.7],
          [x + r, y + r * 0.3],
          [x + r * 0.5, y + r * 0.8],
          [x - r * 0.5, y + r * 0.8],
          [x - r, y + r * 0.3],
        ],
        15,
        r * 0.24,
        0.2,
        Math.round(x),
        0.2,
      ),
      color,
      { angle: 40, k: 0.36, gap: 4.4, max: 20 },
    );
}

const roots = (p: Plate, list: readonly string[], color: string, w = 9): void => {
  for (const one of list) {
    const spine = points(one);
    p.limb(
      spine,
      spine.map((_, i) => (i === spine.length - 1 ? 1.2 : w * (1 - i * 0.22))),
      color,
      { gap: 4.4, k: 0.6 },
    );
  }
};

/** A petal from a middle, by angle, length and half width. */
const petal = (p: Plate, x: number, y: number, turn: number, l: number, w: number, color: string): void =>
  void p.group(`translate(${x} ${y}) rotate(${turn})`, () =>
    p
      .form(
        smooth(
          points(
            `0,0! ${-w},${-l * 0.5} ${-w * 0.5},${-l * 0.9} 0,${-l}! ${w * 0.5},${-l * 0.9} ${w},${-l * 0.5}`,
          ),
        ),
        color,
        { k: 0.36, gap: 4, max: 16 },
      )
      .line(`M0 0Q${w * 0.2} ${-l * 0.5} 0 ${-l * 0.86}`, 1.2),
  );

const KINDS = {
  /** Roots in the shape of a tree that is no longer there. */
  fig(p: Plate, { bark, leaf }: Hues) {
    canopy(p, '60 34 44, 220 34 44, 140 18 50', leaf);
    p.fill(smooth(points('112,60! 168,60! 176,120 190,186! 92,186! 104,120')), '#2a2016');
    p.raw(
      '<g fill="#f3d25a"><ellipse cx="126" cy="93" rx="7" ry="4.6" transform="rotate(14 126 93)"/><ellipse cx="154" cy="93" rx="7" ry="4.6" transform="rotate(-14 154 93)"/></g>',
    )
      .dot(126, 93, 2.2)
      .dot(154, 93, 2.2);
    roots(
      p,
      [
        '112,40 98,84 106,130 70,196',
        '168,40 182,84 174,130 214,196',
        '124,120 114,156 126,198',
        '156,120 168,156 154,198',
        '104,50 128,70 150,66 178,54',
        '98,112 128,124 156,120 184,110',
        '94,150 124,160 162,154 196,160',
      ],
      bark,
      10,
    );
    roots(p, ['84,60 60,104 74,150 44,198', '196,60 222,104 206,150 240,198'], bark, 8);
    roots(
      p,
      ['44,52 36,90 48,120', '238,54 248,88 236,116', '70,56 64,84 72,100'],
      mixed(bark, leaf, 0.4),
      3.4,
    );
  },
  /** A pad as broad as a floor, and the flower in it. */
  lily(p: Plate, { bark, leaf }: Hues) {
    p.form(
      'M6 150C6 124 60 110 140 110C220 110 274 124 274 150C274 174 220 186 140 186C60 186 6 174 6 150Z',
      leaf,
      { angle: 70, k: 0.24, gap: 5, max: 20, w: 2.8 },
      {
        extra: strokes(
          'M140 148L20 140M140 148L50 122M140 148L104 112M140 148L176 112M140 148L230 122M140 148L262 142M140 148L40 170M140 148L240 170M140 148L100 184M140 148L180 184',
          1.6,
          mixed(leaf, INK, 0.5),
        ),
      },
    );
    p.line('M8 148C12 126 62 113 140 113C218 113 268 126 272 148', 3.4, mixed(leaf, '#ffffff', 0.3));
    for (const [turn, l, w] of tuples(3, '-78 70 17, 78 70 17, -50 82 19, 50 82 19, -24 88 20, 24 88 20'))
      petal(p, 140, 148, turn, l, w, mixed(bark, '#f4ead2', 0.2));
    for (const [turn, l, w] of tuples(3, '-60 50 15, 60 50 15, -28 60 17, 28 60 17, 0 64 18'))
      petal(p, 140, 150, turn, l, w, mixed(bark, '#ffffff', 0.4));
    p.fill(oval(140, 140, 25, 13), '#4a1712');
    for (const [x, y, l] of tuples(3, '120 138 9, 128 133 10, 136 130 11, 145 130 11, 153 133 10, 160 138 9'))
      p.raw(spike(x, y, 3, l));
    for (const [x, y, l] of tuples(3, '124 148 -8, 134 152 -9, 145 152 -9, 156 148 -8'))
      p.raw(spike(x, y, 3, l));
  },
  /** A tree that has taken a step. */
  walker(p: Plate, { bark, leaf }: Hues) {
    canopy(p, '92 44 40, 186 44 40, 140 26 46', leaf);
    roots(
      p,
      [
        '108,128 84,150 90,170 58,190',
        '168,128 204,142 200,168 238,186',
        '128,134 110,162 122,190',
        '150,134 166,160 160,192',
      ],
      bark,
      13,
    );
    p.limb(points('116,92 72,86 46,102 30,90'), [11, 8, 6, 1], bark, { gap: 4.4 }).limb(
      points('164,92 206,84 236,96 256,80'),
      [11, 8, 6, 1],
      bark,
      { gap: 4.4 },
    );
    roots(
      p,
      ['50,100 38,112 40,124', '234,96 248,108 246,122', '44,98 26,104 18,98', '244,90 262,96 270,90'],
      bark,
      4,
    );
    p.form(
      smooth(points('116,54! 108,96 100,140! 140,150 180,140! 172,96 164,54! 140,64')),
      bark,
      { angle: 14, k: 0.4, gap: 4.4, max: 30, w: 2.9 },
      {
        hatch: swells(
          tuples(
            6,
            '118 66 112 96 112 136, 132 70 128 84 130 92, 162 66 168 100 168 134, 130 128 132 138 130 146, 150 126 152 136 150 146',
          ),
          1.6,
        ),
      },
    );
    p.fill('M116 88Q126 80 134 92Q124 98 116 88Z')
      .fill('M164 88Q154 80 146 92Q156 98 164 88Z')
      .dot(125, 89, 2.8, '#f3d25a')
      .dot(155, 89, 2.8, '#f3d25a');
    p.fill(smooth(points('120,110! 131,117! 140,112! 149,117! 160,110! 155,128 140,136 125,128'))).fill(
      swell(138, 92, 136, 100, 140, 104, 1.4),
    );
    canopy(p, '140 40 26', mixed(leaf, '#ffffff', 0.1));
  },
  /** A jug with a lid, and one that has shut. */
  pitcher(p: Plate, { bark, leaf }: Hues) {
    p.limb(points('40,196 30,130 70,96 96,118'), [6, 5, 4, 3], leaf).limb(
      points('268,196 262,150 240,130 226,140'),
      [5, 4, 4, 3],
      leaf,
    );
    for (const [x, y, turn, l] of tuples(4, '60 196 -40 84, 84 200 -14 70, 220 200 40 80, 246 200 66 60'))
      petal(p, x, y, turn, l, 13, leaf);
    p.form(
      smooth(points('206,128! 200,156 206,186 226,196 246,186 250,156 246,128! 226,122')),
      mixed(bark, leaf, 0.3),
      { k: 0.34, gap: 4 },
    ).form(smooth(points('202,130! 214,112 240,112 252,130! 228,136')), leaf, { k: 0.3, gap: 4 });
    p.form(
      smooth(points('92,92! 84,130 92,178 140,200 188,178 196,130 188,92! 140,104')),
      bark,
      { angle: 16, k: 0.34, gap: 4.4, max: 40, w: 3 },
      {
        extra: strokes(
          'M104 104Q98 150 112 188M122 108Q118 154 128 196M158 108Q162 154 152 196M176 104Q182 150 168 188',
          2,
          mixed(bark, INK, 0.45),
        ),
      },
    );
    p.form(oval(140, 92, 50, 17), mixed(bark, '#ffffff', 0.25), null).fill(oval(140, 93, 41, 12), '#3a1a12');
    for (const [x, l] of tuples(2, '108 10, 120 12, 132 13, 148 13, 160 12, 172 10'))
      p.raw(spike(x, 84, 3, l));
    p.form(
      smooth(points('96,86! 86,46 110,18 146,10 182,22 196,52 190,76! 176,50 146,42 116,56')),
      leaf,
      { angle: 30, k: 0.3, gap: 4.4, max: 24, w: 2.8 },
      { extra: strokes('M98 78Q104 42 140 26Q172 28 188 66', 1.6) },
    );
    for (const [x, y] of tuples(2, '116 110, 164 114, 128 130, 150 140'))
      p.dot(x, y, 3, mixed(bark, INK, 0.4));
  },
  /** A knot of roots that beats. */
  heart(p: Plate, { bark, leaf }: Hues) {
    p.glow(140, 92, 92, '#e8704a', 0.4);
    roots(
      p,
      [
        '100,60 60,40 30,10 -10,4',
        '180,60 220,40 250,10 290,6',
        '84,100 40,96 10,120 -12,110',
        '196,100 240,96 270,120 292,112',
        '96,136 60,150 40,176 0,190',
        '184,136 220,150 240,176 284,190',
        '124,30 118,8 128,-8',
        '156,30 164,8 154,-8',
      ],
      bark,
      12,
    );
    p.form(
      smooth(
        points('140,52 118,26 82,32 70,66 80,106 108,144 140,176! 172,144 200,106 210,66 198,32 162,26'),
      ),
      '#8f3b2e',
      { angle: 20, k: 0.3, gap: 4.2, max: 36, w: 3 },
      { hatch: swells(tuples(6, '92 50 84 72 92 96, 110 60 104 90 116 120'), 1.8) },
    );
    roots(
      p,
      [
        '70,60 104,76 132,66 172,84 208,72',
        '82,108 112,98 140,116 170,108 198,110',
        '118,28 124,60 112,96 128,130 136,172',
        '164,28 158,62 172,96 156,132 146,172',
        '96,40 126,54 156,46 186,44',
        '104,140 128,146 156,140 176,140',
      ],
      bark,
      8,
    );
    for (const [x, y] of tuples(2, '92 84, 142 88, 184 92, 140 138'))
      p.disc(x, y, 7, '#f3c043', 2).fill(oval(x, y, 2.2, 5));
    canopy(p, '20 30 24, 262 32 24, 8 150 20, 274 154 20', leaf);
    for (const [x, y, turn, l] of tuples(4, '60 44 -60 24, 216 44 60 24, 44 98 -110 20, 238 98 110 20'))
      petal(p, x, y, turn, l, 7, mixed(leaf, '#ffffff', 0.15));
  },
} as const;

export interface Plant extends Stand {
  readonly kind: keyof typeof KINDS;
  readonly bark?: `#${string}`;
  readonly leaf?: `#${string}`;
}

export function drawPlant(p: Plate, { kind, bark = '#8a6c48', leaf = '#6f8450', ...stand }: Plant): void {
  standing(p, stand, () => KINDS[kind](p, { bark, leaf }));
}
