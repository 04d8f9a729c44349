/** Nagas: a body above, coils below, and a hood around the head. */
import { type Color, INK, mixed, wash } from '../tools/ink.ts';
import { swells } from '../tools/lines.ts';
import type { Plate } from '../tools/plate.ts';
import { type Point, points, tuples } from '../tools/points.ts';
import { oval, smooth } from '../tools/smooth.ts';
import { type Stand, standing, tooth } from '../beasts/anatomy.ts';
import { drawArm, scales, slitEyes, symmetric } from '../beasts/figure.ts';

const SKINS = {
  jade: { skin: '#86a184', dark: '#45604d', belly: '#e0dfb2', hood: '#5f8263', mark: '#d9aa3c' },
  sand: { skin: '#c9aa74', dark: '#7d6038', belly: '#f0e2b8', hood: '#a17b46', mark: '#7a2f26' },
  blue: { skin: '#7f97a6', dark: '#43586a', belly: '#d6dfd6', hood: '#54718a', mark: '#e0c068' },
  coral: { skin: '#b5785c', dark: '#6b3a2b', belly: '#efd3a8', hood: '#8f4a3a', mark: '#efe0b0' },
  night: { skin: '#6d6a78', dark: '#37343f', belly: '#bcb7b4', hood: '#48434f', mark: '#b9c24a' },
  white: { skin: '#d2cdb8', dark: '#857f6a', belly: '#f4efdc', hood: '#b3ab90', mark: '#a24634' },
} as const;
interface Skin {
  readonly skin: string;
  readonly dark: string;
  readonly belly: string;
  readonly hood: string;
  readonly mark: string;
}

const HEADGEAR = {
  bare: () => undefined,
  circlet: (p: Plate, main: string, trim: string) =>
    void p
      .form(
        smooth(points('-31,-20! -22,-30 0,-35 22,-30 31,-20! 22,-22 0,-27 -22,-22')),
        main,
        { k: 0.3, gap: 3.6 },
        { w: 1.5 },
      )
      .form('M0 -44L6 -32L0 -22L-6 -32Z', trim, null, { w: 1.5 }),
  crown: (p: Plate, main: string, trim: string) => {
    p.form(
      smooth(points('-32,-20! -40,-52! -22,-40 -14,-66! 0,-46 14,-66! 22,-40 40,-52! 32,-20! 0,-30')),
      main,
      { k: 0.34, gap: 3.8 },
    );
    p.disc(0, -38, 5, trim, 1.6).disc(-20, -33, 3.6, trim, 1.4).disc(20, -33, 3.6, trim, 1.4);
  },
  tall: (p: Plate, main: string, trim: string) => {
    p.form(smooth(points('-30,-20! -26,-58 0,-76 26,-58 30,-20! 0,-32')), main, { k: 0.34, gap: 4 });
    p.line('M-27 -36Q0 -46 27 -36M-24 -50Q0 -60 24 -50', 2.6, trim).form(
      'M0 -52L5 -42L0 -32L-5 -42Z',
      trim,
      null,
      { w: 1.4 },
    );
  },
  veil: (p: Plate, main: string) =>
    void p.form(
      smooth(points('-36,28! -38,-10 -26,-36 0,-44 26,-36 38,-10 36,28! 30,-2 20,-22 0,-28 -20,-22 -30,-2')),
      main,
      { k: 0.3, gap: 4 },
    ),
} as const;

/** The coils, from the back to the front: spine and width of each. */
const COILS = {
  low: ['-20,196 40,166 110,176 190,168 250,180 300,160', '-10,214 60,186 140,200 220,188 300,206'],
  heaped: [
    '-10,150 30,122 60,140 56,176',
    '216,182 216,146 250,128 290,150',
    '-20,198 60,170 140,186 220,172 300,196',
  ],
  tall: ['236,206 262,164 250,116 262,76 246,52', '-10,206 60,178 140,194 210,186 250,204'],
  drawn: ['20,206 8,150 40,110 28,66 44,44', '20,206 90,182 150,194 220,182 300,196'],
} as const;

export interface Naga extends Stand {
  readonly skin?: keyof typeof SKINS;
  readonly hood?: 'spread' | 'folded';
  readonly coils?: keyof typeof COILS;
  readonly gear?: readonly [keyof typeof HEADGEAR, Color?, Color?];
  readonly mouth?: 'shut' | 'hiss' | 'sing';
  readonly eyes?: `#${string}`;
  readonly left?: Point;
  readonly right?: Point;
  readonly hand?: 'fist' | 'open';
  readonly dress?: Color;
  readonly tilt?: number;
}

export function drawNaga(p: Plate, one: Naga): void {
  const {
    skin = 'jade',
    hood = 'spread',
    coils = 'low',
    gear = ['bare'],
    mouth = 'shut',
    eyes = '#e8d24a',
    left,
    right,
    hand = 'open',
    dress,
    tilt = 0,
    ...stand
  } = one;
  const s: Skin = SKINS[skin];
  const [back, ...front] = COILS[coils];
  standing(p, stand, () => {
    if (back !== undefined) coil(p, s, back);
    p.group(`rotate(${tilt} 140 120)`, () => {
      p.group('translate(140 66)', () => drawHood(p, s, hood));
      torso(p, s, dress === undefined ? undefined : wash(dress));
      const arm = { length: 52, w: 11, skin: s.skin, hand, band: '#d9aa3c' } as const;
      if (left !== undefined) drawArm(p, { ...arm, from: [98, 136], to: left, bend: left[1] > 140 ? -1 : 1 });
      if (right !== undefined)
        drawArm(p, { ...arm, from: [182, 136], to: right, bend: right[1] > 140 ? 1 : -1 });
      p.group('translate(140 66) scale(1.08)', () => {
        face(p, s, eyes);
        MOUTHS[mouth](p);
        const [name, main = 'gold', trim = 'cherry'] = gear;
        HEADGEAR[name](p, wash(main), wash(trim));
      });
    });
    for (const one of front) coil(p, s, one);
  });
}

function coil(p: Plate, s: Skin, spine: string): void {
  const list = points(spine);
  const xs = list.map(([x]) => x);
  const ys = list.map(([, y]) => y);
  const tail = (list.at(-1)?.[1] ?? 200) < 80;
  p.limb(
    list,
    list.map((_, i) => (tail ? 21 - i * 4.9 : 21)),
    s.skin,
    {
      gap: 4.6,
      k: 0.44,
      extra: scales(
        [
          Math.max(-6, Math.min(...xs) - 20),
          Math.min(...ys) - 22,
          Math.min(286, Math.max(...xs) + 20),
          Math.min(194, Math.max(...ys) + 20),
        ],
        s.skin,
        15,
      ),
    },
  );
}

function drawHood(p: Plate, s: Skin, hood: 'spread' | 'folded'): void {
  const d =
    hood === 'spread'
      ? symmetric('0,-58 34,-52 62,-28 74,8 66,44 40,74 0,84')
      : symmetric('0,-50 24,-46 42,-26 48,6 44,40 34,70 0,80');
  p.form(
    d,
    s.hood,
    { angle: 22, k: 0.3, gap: 4.4, max: 34, w: 2.9 },
    {
      extra: `${scales([-76, -56, 76, 20], s.hood, 13)}<path d="${symmetric('0,-40 22,-36 40,-18 48,10 42,38 24,58 0,66')}" fill="${s.belly}" opacity=".85"/>`,
      hatch: swells(
        tuples(
          6,
          '-44 12 -36 18 -26 14, 44 12 36 18 26 14, -42 28 -34 34 -24 30, 42 28 34 34 24 30, -34 44 -26 50 -18 46, 34 44 26 50 18 46',
        ),
        1.4,
      ),
    },
  );
  if (hood === 'spread') for (const m of [-1, 1]) p.disc(m * 56, 6, 7.5, s.mark, 1.8).dot(m * 56, 6, 3);
}

function torso(p: Plate, s: Skin, dress: string | undefined): void {
  const d = smooth(
    points(
      '86,206! 98,172 92,148 86,130 104,116 128,112 128,92 152,92 152,112 176,116 194,130 188,148 182,172 194,206!',
    ),
  );
  p.form(
    d,
    s.skin,
    { angle: 20, k: 0.3, gap: 4.2, max: 30, w: 2.8 },
    {
      extra: `${scales([80, 150, 200, 206], s.skin, 10)}<path d="M128 150Q140 156 152 150L158 206H122Z" fill="${s.belly}"/>`,
      hatch: swells(tuples(6, '124 168 140 173 156 168, 122 184 140 189 158 184'), 1.3),
    },
  );
  if (dress !== undefined)
    p.form(
      smooth(points('90,128! 116,120 140,136 164,120 190,128! 186,156 176,172! 140,164 104,172! 94,156')),
      dress,
      { k: 0.3, gap: 4.2 },
      { hatch: swells(tuples(6, '116 134 112 150 112 164, 164 134 168 150 168 164'), 1.4) },
    );
  p.form(
    smooth(points('108,114! 124,126 140,130 156,126 172,114! 168,130 140,142 112,130')),
    '#d9aa3c',
    { angle: 40, k: 0.3, gap: 3.6 },
    { w: 1.5 },
  );
}

function face(p: Plate, s: Skin, eyes: string): void {
  p.form(
    symmetric('0,-38 18,-35 30,-22 32,-4 26,16 14,32 0,38'),
    s.skin,
    { angle: 20, k: 0.32, gap: 3.6, max: 20, w: 2.4 },
    { extra: scales([-32, -38, 32, -16], s.skin, 7) },
  );
  slitEyes(p, 13.5, -4, 8, eyes, 16);
  p.fill(swells(tuples(6, '-26 -13 -14 -19 -4 -9, 26 -13 14 -19 4 -9'), 1.8))
    .line('M-4 10Q-2 6 -3 3M4 10Q2 6 3 3', 1.5)
    .fill(oval(-4, 11, 1.6, 1))
    .fill(oval(4, 11, 1.6, 1));
  p.line('M-24 12L-17 10M24 12L17 10M-22 17L-16 14M22 17L16 14', 1.2, mixed(s.dark, INK, 0.2));
}

const MOUTHS = {
  shut: (p: Plate) =>
    void p
      .fill(swells(tuples(6, '-13 21 0 26 13 21'), 1.6))
      .line('M0 24V36M0 36L-4 43M0 36L4 43', 1.8, '#a24634'),
  hiss: (p: Plate) => {
    p.fill(symmetric('0,17 10,18 14,22 8,33 0,36'));
    for (const x of [-7, 7]) p.raw(tooth(x, 18, 1.9, 10, 0));
    p.line('M0 28V44M0 44L-5 52M0 44L5 52', 2, '#a24634');
  },
  sing: (p: Plate) => void p.fill(oval(0, 24, 6.5, 8.5)).fill(oval(0, 29, 4, 2.6), '#b5564a'),
} as const;
