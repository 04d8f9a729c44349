/** Saurians that graze, wade and glide: the three-horned one, the mudback, the glider. */
import { IVORY, mixed } from '../tools/ink.ts';
import { swells, taper } from '../tools/lines.ts';
import { type Plate, strokes } from '../tools/plate.ts';
import { points, tuples } from '../tools/points.ts';
import { oval, smooth } from '../tools/smooth.ts';
import { tufts } from '../tools/tufts.ts';
import { type Stand, standing, tooth } from '../beasts/anatomy.ts';
import { scales } from '../beasts/figure.ts';
import { type Saurian, SAURIANS, type SaurianHide } from './theropod.ts';

function horn(p: Plate, spine: string, widths: readonly number[]): void {
  p.limb(points(spine), widths, '#ece0c0', { gap: 4, k: 0.5 });
}

const POSES = {
  /** A head behind three horns, and the shield of its neck. */
  horned(p: Plate, c: Saurian) {
    p.form(
      smooth(points('-14,204! -14,70 30,44 80,50 110,100 100,204!')),
      c.hide,
      { angle: 40, gap: 5, k: 0.3, max: 44, w: 3.2 },
      { extra: scales([-14, 44, 110, 204], c.hide, 15) },
    );
    const frill = smooth(
      points(
        '128,150! 84,166 70,150! 52,146 52,124! 36,108 48,90! 42,66 62,58! 66,34 88,38! 102,16 120,30! 140,20 150,44!',
      ),
    );
    p.form(
      frill,
      c.crest,
      { angle: 30, gap: 4.2, k: 0.3, max: 26, w: 2.8 },
      {
        extra: strokes(
          'M128 84L62 62M126 94L50 92M124 104L54 126M124 114L74 150M132 76L92 42M142 70L122 34',
          2.2,
          mixed(c.crest, '#2b1e13', 0.5),
        ),
      },
    );
    horn(p, '150,66 172,34 204,18 238,22', [11, 9, 6, 0.8]);
    p.form(
      smooth(
        points(
          '112,92 124,66 150,58 176,70 206,86 232,100! 242,120 232,136! 214,134 200,144 168,150 134,144 114,122',
        ),
      ),
      c.hide,
      { angle: 62, gap: 4, k: 0.34, max: 22, w: 2.6 },
      {
        extra: scales([110, 56, 180, 150], c.hide, 10),
        hatch: swells(tuples(6, '196 128 214 130 232 128, 150 138 176 142 204 138'), 1.4),
      },
    );
    p.form(smooth(points('220,96! 240,104 252,122 240,140! 230,122')), '#cdbb8c', { k: 0.4, gap: 3.6 });
    horn(p, '136,72 154,36 190,14 228,8', [13, 11, 7, 0.8]);
    horn(p, '212,96 222,80 236,74', [8, 6, 0.8]);
    p.fill('M150 92C160 82 174 88 178 98C168 102 156 102 150 92Z')
      .fill('M155 93C162 87 170 91 173 97C167 99 159 99 155 93Z', '#f0b23c')
      .dot(164, 94, 2.8)
      .fill(swells(tuples(6, '144 90 160 78 180 94'), 2))
      .line('M216 112Q222 108 226 113', 2);
  },
  /** Mud, grass and a tree on its back; a small head that has just come up. */
  mudback(p: Plate, c: Saurian) {
    p.form(
      smooth(points('-20,170! -6,120 40,84 98,70 150,84 186,122 196,170!')),
      c.hide,
      { angle: 60, gap: 5, k: 0.3, max: 40, w: 3.1 },
      {
        extra: strokes(
          'M30 96L60 120L48 150M60 120L100 112L110 76M100 112L140 128L152 92M140 128L134 164M140 128L184 136',
          2.4,
          mixed(c.hide, '#2b1e13', 0.5),
        ),
      },
    );
    p.form(tufts(points('-14,130 10,104 44,82 98,68 140,78 170,102'), 22, 12, 0, 6), '#8a9a58', {
      angle: 80,
      k: 0.3,
      gap: 4.6,
    });
    p.limb(points('176,150 196,128 206,104 200,86'), [20, 17, 15, 14], c.hide, {
      k: 0.46,
      extra: scales([160, 70, 230, 160], c.hide, 9),
    });
    p.form(
      smooth(points('184,84 188,64 206,54 228,58 250,68 258,80 248,90 222,92 202,100 188,98')),
      c.hide,
      { angle: 60, gap: 3.8, k: 0.34, max: 16 },
      { extra: scales([184, 54, 216, 98], c.hide, 8) },
    );
    p.fill(swells(tuples(6, '216 84 236 86 256 80'), 1.5))
      .disc(214, 70, 6, '#e8c34a', 1.8)
      .dot(215, 70, 2.6)
      .fill('M246 70Q251 70 252 74Q247 74 246 70Z');
    p.fill(swells(tuples(6, '204 64 214 58 226 66'), 1.6));
  },
  /** Wings of skin, spread; it looks down. */
  gliding(p: Plate, c: Saurian) {
    const bone = mixed(c.hide, c.dark, 0.4);
    for (const [d, ribs] of [
      [
        '126,72! 96,36 52,14 -6,10! 6,44! 22,62! 44,66! 58,92! 82,92! 104,112 124,116!',
        'M120 76L52 22M122 84L24 60M122 96L60 90',
      ],
      [
        '150,72! 178,40 222,18 286,18! 272,50! 254,66! 234,68! 218,96! 192,92! 172,112 152,116!',
        'M154 76L224 26M154 84L252 64M152 96L216 92',
      ],
    ] as const)
      p.form(
        smooth(points(d)),
        c.crest,
        { angle: 40, gap: 4.6, k: 0.26, max: 30, w: 2.8 },
        { extra: strokes(ribs, 2, mixed(c.crest, '#2b1e13', 0.45)) },
      );
    p.limb(points('132,76 98,38 54,18 -8,10'), [8, 6, 4, 1], bone, { gap: 5 }).limb(
      points('146,76 180,42 224,22 288,18'),
      [8, 6, 4, 1],
      bone,
      { gap: 5 },
    );
    p.limb(points('134,124 116,150 108,176'), [7, 5, 2], bone).limb(
      points('146,124 158,152 166,176'),
      [7, 5, 2],
      bone,
    );
    p.form(
      smooth(points('138,66 122,84 120,110 130,136 139,150! 148,136 158,110 156,84')),
      c.hide,
      { k: 0.4, gap: 4, max: 18 },
      { extra: `<path d="M132 90C130 110 134 130 139 144C144 130 148 110 146 90Z" fill="${c.belly}"/>` },
    );
    p.limb(points('140,84 146,62 158,48'), [12, 10, 9], c.hide, { open: 2 });
    p.form(
      smooth(points('162,32! 140,20 116,12! 128,30 142,44! 150,56 168,58 196,64 232,84! 208,54 186,40')),
      c.hide,
      { angle: 60, gap: 3.6, k: 0.36, max: 14 },
      { extra: `<path d="M180 50L236 88L190 66Z" fill="${c.belly}"/>` },
    );
    p.form(smooth(points('158,56! 180,64 204,74 222,92! 196,82 166,72')), c.belly, { k: 0.4, gap: 3.6 });
    for (const [x, y] of tuples(2, '184 62, 194 67, 204 72, 213 78')) p.raw(tooth(x, y, 1.8, 6, 1));
    p.disc(166, 44, 6, '#f0b23c', 1.8)
      .dot(167, 45, 2.6)
      .fill(swells(tuples(6, '156 40 166 34 178 42'), 1.6));
  },
  /** A mother over her nest. */
  brooding(p: Plate, c: Saurian) {
    p.limb(points('90,120 46,132 18,112 24,84'), [22, 14, 8, 1], c.hide, { gap: 5 });
    p.form(
      smooth(points('60,150! 62,110 96,84 140,80 176,98 188,130 184,156!')),
      c.hide,
      { angle: 60, gap: 4.6, k: 0.34, max: 30, w: 3 },
      { extra: `${scales([60, 80, 186, 150], c.hide, 11)}` },
    );
    p.limb(points('160,108 182,86 190,58'), [22, 17, 13], c.hide, {
      open: 3,
      k: 0.44,
      extra: scales([150, 40, 210, 110], c.hide, 9),
    });
    p.form(
      smooth(points('172,56 178,34 198,26 216,32! 236,40 252,50! 254,60 238,66 212,66 192,74 176,72')),
      c.hide,
      { angle: 60, gap: 3.6, k: 0.36, max: 16 },
      { extra: `<path d="M214 30L256 50L256 66L220 66Z" fill="${c.belly}" opacity=".8"/>` },
    );
    p.form(smooth(points('182,34! 170,16 146,10! 158,30 172,48!')), c.crest, { k: 0.4, gap: 3.6 });
    p.fill(swells(tuples(6, '212 58 232 60 252 56'), 1.5))
      .disc(200, 44, 6.4, '#f0b23c', 1.8)
      .dot(201, 44, 2.8)
      .fill(swells(tuples(6, '190 38 200 32 212 42'), 1.8))
      .fill('M240 46Q245 45 246 49Q242 50 240 46Z');
    p.form(
      smooth(points('30,176 44,150 90,140 150,142 200,150 226,176! 200,200! 56,200!')),
      '#a08a5a',
      { k: 0.3, gap: 4.6, max: 30 },
      {
        hatch: swells(
          tuples(
            6,
            '44 160 80 150 120 156, 70 176 120 166 180 172, 130 156 170 150 210 166, 50 186 100 180 150 188, 150 188 190 182 216 184',
          ),
          1.8,
        ),
      },
    );
    for (const [x, y, turn] of tuples(3, '92 146 -14, 122 142 6, 152 147 18'))
      p.form(oval(x, y, 13, 17, turn), IVORY, { k: 0.4, gap: 4, max: 12 }, { w: 1.6 });
    p.form(tufts(points('34,184 70,162 120,156 176,160 224,184'), 18, 12, 0.2, 5), '#b59c66', {
      angle: 70,
      k: 0.3,
      gap: 4,
    });
    p.fill([60, 100, 148, 196].map((x) => taper(x, 176, x + 4, 168, x + 12, 158, 2.4)).join(''));
  },
} as const;

export interface Grazer extends Stand {
  readonly pose: keyof typeof POSES;
  readonly hide?: SaurianHide;
}

export function drawSaurian(p: Plate, { pose, hide = 'dust', ...stand }: Grazer): void {
  standing(p, stand, () => POSES[pose](p, SAURIANS[hide]));
}
