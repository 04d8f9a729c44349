/** The Savage Brood: what comes out of the eggs, and what was bred to end dragons. */
import { spike, standing, type Stand, tooth } from '../beasts/anatomy.ts';
import { HIDES } from '../beasts/dragon.ts';
import { coil, scaled } from '../beasts/dragon-lords.ts';
import { dragonHead } from '../beasts/dragon-parts.ts';
import { INK, IVORY, mixed } from '../tools/ink.ts';
import { swell, swells } from '../tools/lines.ts';
import { type Plate, strokes } from '../tools/plate.ts';
import { points, tuples } from '../tools/points.ts';
import { smooth } from '../tools/smooth.ts';
import { tufts } from '../tools/tufts.ts';

export interface Hatchling extends Stand {
  readonly hide?: keyof typeof HIDES;
  readonly jaw?: number;
  /** The color of its shell; none, if it has left it. */
  readonly shell?: `#${string}` | 'none';
}

/** A young head on a thin neck, out of a broken shell. */
export function drawHatchling(
  p: Plate,
  { hide = 'green', jaw = 20, shell = '#dcd3b8', ...stand }: Hatchling,
): void {
  const coat = HIDES[hide];
  standing(p, stand, () => {
    if (shell !== 'none')
      p.form('M-38 20L-30 2L-18 12L-8 -6L4 8L14 -4L24 10L36 0L40 20Z', mixed(shell, INK, 0.4), null);
    p.limb(points('-4,52 -10,20 -4,-12 4,-28'), [20, 17, 13, 13], coat.hide, { gap: 4.4, k: 0.5 });
    dragonHead(p, coat, {
      x: 10,
      y: -36,
      s: 0.6,
      young: true,
      frill: false,
      rot: -4,
      jaw,
      horns: 'stubs',
      scales: 10,
      far: false,
    });
    if (shell === 'none') return;
    p.form(
      'M-40 16L-28 28L-16 14L-4 30L8 16L20 30L30 14L40 22C44 50 26 74 0 74C-26 74 -44 48 -40 16Z',
      shell,
      { angle: 34, gap: 4.2, k: 0.36, max: 28, w: 2.8 },
      {
        extra: tuples(3, '-20 44 5, 4 52 6, 20 40 4, -6 64 4, 16 62 3')
          .map(([x, y, r]) => `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${r * 0.8}" fill="#a8804e"/>`)
          .join(''),
      },
    );
    p.fill(swell(-30, 34, -34, 46, -28, 58, 1.6), IVORY);
  });
}

const PLATE = '#6d6a70';

/** The Dragon Destroyer, looking right: a beak of iron plates, no wings, and a mane of horns it has taken. */
export function drawDestroyer(p: Plate, stand: Stand): void {
  const coat = HIDES.violet;
  standing(p, stand, () => {
    trophies(p);
    coil(p, coat, '-30,212 30,170 66,120 96,84', [84, 76, 56, 46], 0);
    for (const [x, y, turn, s] of tuples(4, '8 108 -58 1.2, 34 78 -48 1.1, 62 52 -36 1, 90 32 -22 .9'))
      p.group(`translate(${x} ${y}) rotate(${turn}) scale(${s})`, () =>
        p.form(
          'M-26 22C-24 0 -8 -16 4 -30C10 -12 26 2 28 22Z',
          PLATE,
          { angle: 30, k: 0.4, gap: 4, max: 18 },
          { w: 2 },
        ),
      );
    jaws(p, coat.belly);
    skull(p, coat.hide, coat.dark);
  });
}

/** Horns of other dragons, on a chain about its neck. */
function trophies(p: Plate): void {
  for (const [x, y, turn, s] of tuples(4, '96 150 24 1, 122 158 8 .9, 146 154 -8 .8'))
    p.group(`translate(${x} ${y}) rotate(${turn}) scale(${s})`, () =>
      p.form('M-10 -8C-10 10 -4 26 6 38C8 20 12 6 10 -8Z', '#e9dcb8', { k: 0.5, gap: 3.6 }, { w: 1.7 }),
    );
}

function jaws(p: Plate, belly: string): void {
  p.mass('M120 96L238 92L206 128L128 132Z', '#4a1712', { w: 1, dx: 0, dy: 0 });
  p.form(
    smooth(points('128,116 160,116 196,122 210,118! 190,132 150,134')),
    '#b5564a',
    { k: 0.3, gap: 4 },
    { w: 1.4 },
  );
  for (const [x, y, l] of tuples(3, '222 142 -26, 206 144 -16, 190 146 -18, 174 147 -14, 158 146 -14'))
    p.raw(spike(x, y, 5, l));
  p.form(
    smooth(points('96,120! 130,138 180,142 228,132! 232,150 200,166 150,170 108,160')),
    belly,
    { angle: 62, k: 0.5, gap: 4, max: 20, w: 2.6 },
    { extra: scaled(96, 140, 234, 172, 12) },
  );
}

function skull(p: Plate, hide: string, dark: string): void {
  for (const [x, y, w, l, lean] of tuples(
    5,
    '208 100 5 20 -2, 192 102 4.400 14 -1, 176 104 4.400 16 -1, 160 106 4 12 -1, 146 108 4 12 -1',
  ))
    p.raw(tooth(x, y, w, l, lean));
  p.form(tufts(points('84,120 74,84 84,50 108,30'), 6, 30, -0.4, 4, 0.2), '#e0d0a8', null, { w: 1.9 });
  p.form(
    smooth(
      points(
        '92,124! 82,92 92,56 122,36 152,40 172,58 198,62 226,56 250,74! 258,98 246,128! 238,106 214,100 180,104 148,110 120,122',
      ),
    ),
    hide,
    { angle: 60, gap: 4.2, k: 0.34, max: 26, w: 3 },
    { extra: scaled(86, 70, 150, 124, 12) },
  );
  // Plates over the brow and the beak.
  p.form(
    smooth(points('100,64! 122,38 152,40 174,58 178,72! 150,64 124,66')),
    PLATE,
    { angle: 50, k: 0.36, gap: 4, max: 20 },
    { w: 2 },
  );
  p.form(
    smooth(points('186,66! 204,58 228,54 252,74! 260,98 247,132! 240,106 222,92 200,86!')),
    PLATE,
    { angle: 40, k: 0.36, gap: 4, max: 20 },
    { w: 2.2 },
  );
  for (const [x, y] of tuples(2, '112 58, 130 50, 150 52, 198 74, 212 68, 228 68')) p.dot(x, y, 2.4);
  p.form('M128 42C128 24 140 8 158 -4C156 14 160 28 152 44Z', PLATE, { k: 0.5, gap: 3.8 }, { w: 1.9 });
  p.fill('M224 78C232 74 238 80 238 86C232 84 228 84 224 78Z');
  p.fill('M136 74C150 66 168 72 178 84C164 88 146 88 136 74Z').fill(
    'M143 76C152 71 164 75 170 82C160 84 150 83 143 76Z',
    '#ffd84a',
  );
  p.fill('M156 73Q160 78 157 84Q152 78 156 73Z');
  p.form(smooth(points('128,64! 150,60 176,72 184,86! 164,74 140,72')), dark, null, { w: 1.6 });
  p.fill(
    swells(
      tuples(
        6,
        '110 92 104 102 106 114, 122 88 116 98 118 110, 196 92 202 96 200 102, 182 92 188 98 186 104',
      ),
      1.7,
    ),
  );
  p.raw(strokes('M120 40L112 56M140 38L138 62M160 46L164 68', 1.6, mixed(PLATE, INK, 0.5)));
}
