/** Poses of the Dragon Lords, one each: no two of them have the same outline. */
import { mixed, short as f } from '../tools/ink.ts';
import { swell, taper } from '../tools/lines.ts';
import { limb, ringsOf } from '../tools/limb.ts';
import { type Plate, strokes } from '../tools/plate.ts';
import { between, type Point, points, tuples } from '../tools/points.ts';
import { oval, smooth } from '../tools/smooth.ts';
import { rows, tufts } from '../tools/tufts.ts';
import { dragonHead, dragonNeck, type Hide, skinWing } from './dragon-parts.ts';

/** Scales over a mass, to be drawn inside it. */
export const scaled = (x0: number, y0: number, x1: number, y1: number, size = 12): string =>
  strokes(rows(x0, y0, x1, y1, size, 'scale'), 1.2, undefined, ' opacity=".6"');

/** A long piece of body or tail with spikes along the left of its spine. */
export function coil(p: Plate, coat: Hide, spine: string, widths: readonly number[], spikes: number): void {
  const made = limb(points(spine), widths);
  const back = made.frame.map(({ p: [x, y], w, n }): Point => [x - n[0] * (w - 2), y - n[1] * (w - 2)]);
  if (spikes > 0) p.form(tufts(back, spikes, 13, 0.2, 4, 0.2), coat.dark, null);
  const xs = made.frame.map(({ p: [x] }) => x);
  const ys = made.frame.map(({ p: [, y] }) => y);
  const m = Math.max(...widths);
  p.mass(made.d, coat.hide).inside(
    made.d,
    ringsOf(made.frame, { gap: 4.8, k: 0.34, w: 3, bow: 0.3 }),
    scaled(
      Math.min(...xs) - m,
      Math.max(-6, Math.min(...ys) - m),
      Math.max(...xs) + m,
      Math.min(196, Math.max(...ys) + m),
    ),
  );
}

/** A fin: rays from one root, skin between their tips. */
function fin(p: Plate, coat: Hide, root: Point, tips: readonly Point[]): void {
  const at = ([x, y]: Point): string => `${f(x)} ${f(y)}`;
  let d = `M${at(root)}L${at(tips[0] ?? root)}`;
  tips.slice(1).forEach((tip, i) => {
    d += `Q${at(between(between(tips[i] ?? tip, tip, 0.5), root, 0.26))} ${at(tip)}`;
  });
  p.mass(`${d}Z`, coat.skin).fill(
    tips
      .map((tip) =>
        taper(root[0], root[1], (root[0] + tip[0]) / 2, (root[1] + tip[1]) / 2 - 2, tip[0], tip[1], 3.6),
      )
      .join(''),
  );
}

/** A paw that lies flat, claws to the right. */
export function paw(p: Plate, coat: Hide, spine: string, widths: readonly number[]): void {
  const line = points(spine);
  const [x, y] = line.at(-1) ?? [0, 0];
  p.limb(line, widths, coat.hide, { open: 3, k: 0.4 });
  for (const a of [-7, 0, 7])
    p.mass(
      `M${x - 4} ${y + a - 4}Q${x + 10} ${y + a - 4} ${x + 16} ${y + a + 4}Q${x + 4} ${y + a + 5} ${x - 4} ${y + a + 3}Z`,
      coat.horn,
      { w: 1.4, dx: 0.7, dy: 0.7 },
    );
}

export const LORDS = {
  /** Lying like an old dog at a fire that is himself, chin on his paws. */
  lying(p: Plate, coat: Hide) {
    p.form(
      tufts(points('-12,112 24,62 70,42 112,56 138,92'), 12, (t) => 15 - 5 * t, -0.3, 4, 0.3),
      coat.dark,
      null,
    );
    p.form(
      smooth(points('-14,200! -14,112 22,66 70,48 112,62 140,100 150,150 146,200!')),
      coat.hide,
      { angle: 56, gap: 5, k: 0.3, max: 44, w: 3.2 },
      { extra: scaled(-14, 48, 150, 196, 13) },
    );
    skinWing(p, coat, points('104,108 52,28 -16,52 -22,104 -8,150 34,178 84,150'), 0.22);
    coil(p, coat, '40,150 70,112 104,96 136,112', [46, 42, 34, 28], 9);
    // what still burns in him shows between the scales
    const embers = tuples(
      2,
      '16 132, 30 122, 30 142, 44 132, 58 122, 44 152, 62 142, 74 132, 78 110, 92 102, 92 120, 22 156, 58 100',
    )
      .map(([x, y]) => `M${x} ${y}q6 12 13 0`)
      .join('');
    p.line(embers, 4.6, '#d2562a').line(embers, 2, '#fbd070');
    paw(p, coat, '86,182 140,174 196,178', [26, 17, 13]);
    dragonHead(p, coat, {
      x: 152,
      y: 118,
      s: 1.16,
      rot: 8,
      jaw: 4,
      horns: 'broken',
      far: false,
      scales: 11,
      fire: ['#d8622c', '#f9c25e'],
    });
  },
  /** Asleep in a ring, under snow, but for one eye. */
  coiled(p: Plate, coat: Hide) {
    coil(p, coat, '14,158 18,104 66,62 140,50 214,64 262,106 266,158', [30, 31, 31, 30, 31, 30, 28], 17);
    for (const [x, y, w] of tuples(3, '62 52 44, 142 28 54, 222 52 40'))
      p.form(
        smooth(
          points(
            `${x - w},${y + 14}! ${x - w * 0.6},${y - 5} ${x},${y - 11} ${x + w * 0.6},${y - 4} ${x + w},${y + 13}! ${x + w * 0.5},${y + 8} ${x + w * 0.2},${y + 17} ${x - w * 0.2},${y + 9} ${x - w * 0.6},${y + 18}`,
          ),
        ),
        '#f5f5ee',
        { k: 0.3, gap: 4, max: 8 },
      );
    p.fill(smooth(points('44,150 58,106 140,82 222,104 238,150 140,180')), mixed(coat.dark, '#1c2730', 0.5));
    coil(p, coat, '270,150 240,182 150,196 60,186 8,158', [28, 31, 32, 31, 28], 0);
    dragonNeck(p, coat, points('52,158 66,118 96,98 120,106'), [30, 29, 27, 25], { spikes: 6, size: 11 });
    dragonHead(p, coat, { x: 132, y: 118, s: 1.14, rot: 9, jaw: 0, horns: 'fan', far: false, scales: 11 });
    for (const [x, y, l] of tuples(3, '150 157 20, 164 160 15, 178 160 24, 194 158 14, 206 154 18'))
      p.mass(`M${x - 4} ${y}L${x} ${y + l}L${x + 4} ${y}Z`, '#eef6f7', { w: 1.3, dx: 0.6, dy: 0.6 });
    // the end nearest you
    p.limb(points('300,176 262,178 244,166 240,144 250,126'), [20, 15, 11, 8, 4], coat.hide, {
      gap: 4.4,
      k: 0.4,
    });
    p.form(smooth(points('248,132! 236,116 246,92! 264,108 260,128!')), coat.horn, { k: 0.5, gap: 3.4 });
  },
  /** Upright like a cat on what is hers, one claw held out. */
  seated(p: Plate, coat: Hide) {
    skinWing(p, coat, points('84,112 52,34 -4,40 -16,84 4,130 64,150'), 0.26);
    coil(p, coat, '74,172 36,186 4,170 2,142 22,132', [20, 15, 11, 7, 0.8], 0);
    p.form(
      smooth(points('52,192! 46,160 56,124 82,98 112,96 134,118 138,150 132,192!')),
      coat.hide,
      { angle: 40, gap: 4.6, k: 0.3, max: 34, w: 3 },
      { extra: scaled(44, 94, 140, 194, 11) },
    );
    dragonNeck(p, coat, points('112,158 120,118 104,84 116,54 134,40'), [26, 24, 18, 15, 14], {
      spikes: 9,
      size: 9,
    });
    p.form(
      oval(76, 164, 32, 27, -12),
      coat.hide,
      { angle: 50, gap: 4.4, k: 0.4, max: 26 },
      { extra: scaled(40, 134, 112, 194, 11) },
    );
    paw(p, coat, '72,184 96,186 112,186', [14, 11, 8]);
    paw(p, coat, '124,126 130,156 126,184 142,186', [15, 10, 8, 8]);
    p.limb(points('124,124 158,136 184,120 194,106'), [14, 9, 7, 6], coat.hide, { open: 2, k: 0.4 });
    for (const [x, y] of tuples(2, '190 98, 196 102, 198 109'))
      p.mass(
        `M${x - 5} ${y + 4}Q${x + 2} ${y - 8} ${x + 14} ${y - 5}Q${x + 8} ${y + 4} ${x - 1} ${y + 8}Z`,
        coat.horn,
        { w: 1.4, dx: 0.6, dy: 0.6 },
      );
    dragonHead(p, coat, {
      x: 138,
      y: 44,
      s: 0.86,
      rot: 10,
      jaw: 4,
      horns: 'lyre',
      far: true,
      scales: 9,
      frill: false,
    });
    fin(p, coat, [122, 48], points('110,24 94,36 92,54 104,70'));
  },
  /** Out of the sea: a neck, and loops behind it. */
  serpent(p: Plate, coat: Hide) {
    for (const [spine, w] of [
      ['-26,206 -14,150 16,132 44,150 54,206', 17],
      ['40,212 52,138 88,112 122,140 130,212', 22],
    ] as const) {
      const back = points(spine).map(([x, y]): Point => [x, y - w + 3]);
      p.form(tufts(back.slice(1, 4), 7, 15, -0.2, 3, 0.2), coat.skin, null);
      coil(p, coat, spine, [w, w, w, w, w], 0);
    }
    fin(p, coat, [150, 96], points('148,22 128,30 114,52 106,80 108,112 118,138'));
    dragonNeck(p, coat, points('176,222 148,178 150,132 168,96 162,66'), [40, 34, 26, 22, 21], {
      spikes: 0,
      size: 11,
    });
    dragonHead(p, coat, {
      x: 170,
      y: 62,
      s: 1.04,
      rot: 8,
      jaw: 22,
      horns: 'none',
      far: false,
      frill: false,
      scales: 10,
    });
    fin(p, coat, [152, 66], points('150,14 128,18 112,40 110,66 120,92 138,104'));
    for (const [x, y, l] of tuples(3, '176 100 22, 188 104 26'))
      p.limb(
        [
          [x, y],
          [x - 4, y + l * 0.6],
          [x - 12, y + l],
        ],
        [4, 3, 0.8],
        coat.skin,
        { gap: 5 },
      );
  },
  /** Out of a cloud, wings wide, head first. */
  stooping(p: Plate, coat: Hide) {
    skinWing(p, coat, points('150,82 186,14 236,-22 276,-6 284,34 248,62 176,96'), 0.3);
    p.limb(points('96,90 60,104 30,90 -12,108'), [20, 13, 8, 0.8], coat.hide, { k: 0.4 });
    p.form(smooth(points('-16,110! 4,92 26,100! 16,108 24,122! 2,118')), coat.horn, { k: 0.4, gap: 3.6 });
    for (const leg of ['118,112 110,138 84,140 70,156', '146,116 146,142 122,148 112,166'])
      p.limb(points(leg), [15, 10, 6, 4], mixed(coat.hide, coat.dark, 0.35), { k: 0.4 });
    for (const [x, y] of tuples(2, '70 156, 112 166'))
      for (const a of [-6, 0, 6])
        p.mass(
          `M${x + a - 3} ${y - 3}Q${x + a - 2} ${y + 8} ${x + a - 7} ${y + 14}Q${x + a + 5} ${y + 8} ${x + a + 3} ${y - 2}Z`,
          coat.horn,
          { w: 1.2, dx: 0.5, dy: 0.5 },
        );
    p.form(
      smooth(points('70,94 98,70 138,66 166,78 172,100 154,120 122,124 90,112')),
      coat.hide,
      { angle: 66, gap: 4.4, k: 0.32, max: 22, w: 2.9 },
      { extra: scaled(66, 64, 176, 126, 11), hatch: swell(96, 106, 126, 116, 160, 104, 1.6) },
    );
    skinWing(p, coat, points('124,84 92,10 30,-18 -8,8 -14,50 20,76 108,98'), 0.36);
    dragonNeck(p, coat, points('134,98 168,92 190,104'), [26, 21, 19], { spikes: 6, size: 10 });
    dragonHead(p, coat, {
      x: 200,
      y: 110,
      s: 0.94,
      rot: 20,
      jaw: 22,
      horns: 'forward',
      far: true,
      scales: 10,
      fire: ['#c9b8e0', '#fdf6c8'],
    });
  },
} as const;
