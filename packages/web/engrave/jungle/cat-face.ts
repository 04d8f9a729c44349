/** The face of a great cat from in front, around 0 0: panthers, singhara and two of the gods have it. */
import { INK, IVORY, mixed } from '../tools/ink.ts';
import { hairs, swells } from '../tools/lines.ts';
import { patch, type Plate } from '../tools/plate.ts';
import { points, tuples } from '../tools/points.ts';
import { oval, smooth } from '../tools/smooth.ts';
import { tufts } from '../tools/tufts.ts';
import { spike, spots, tooth } from '../beasts/anatomy.ts';
import { both, slitEyes, symmetric, whiskers } from '../beasts/figure.ts';

export const CAT_COATS = {
  black: { fur: '#4a4550', dark: '#26222a', pale: '#6d6672', mane: '#2f2a33' },
  tawny: { fur: '#cf9f5c', dark: '#7d5430', pale: '#f0dcb0', mane: '#8a5527' },
  sand: { fur: '#dcbc84', dark: '#8f6a3c', pale: '#f6e8c8', mane: '#a9713a' },
  red: { fur: '#b96f3f', dark: '#5f2f1c', pale: '#ecc898', mane: '#6d2f1d' },
  grey: { fur: '#a39a8c', dark: '#544c44', pale: '#ddd5c4', mane: '#5f564e' },
  ash: { fur: '#c7bfae', dark: '#6d655a', pale: '#f0eadb', mane: '#8b8276' },
} as const;
export interface CatCoat {
  readonly fur: string;
  readonly dark: string;
  readonly pale: string;
  readonly mane: string;
}

/** Fur around the face. */
const MANES = {
  none: () => undefined,
  /** A ruff under the cheeks. */
  ruff: (p: Plate, c: CatCoat) =>
    void p.form(
      tufts(points('-36,-14 -46,8 -38,34 -16,50 16,50 38,34 46,8 36,-14').reverse(), 14, 13, -0.1, 5),
      c.fur,
      { k: 0.3, gap: 4 },
    ),
  short: (p: Plate, c: CatCoat) => {
    p.form(
      tufts(
        points('0,62 -38,48 -52,16 -50,-22 -28,-46 0,-52 28,-46 50,-22 52,16 38,48 0,62'),
        24,
        14,
        0.1,
        7,
      ),
      c.mane,
      { k: 0.3, gap: 4.2 },
    );
  },
  great: (p: Plate, c: CatCoat) => {
    p.form(
      tufts(
        points('0,96 -46,84 -70,44 -72,-10 -50,-50 0,-70 50,-50 72,-10 70,44 46,84 0,96'),
        30,
        20,
        0.15,
        7,
      ),
      mixed(c.mane, INK, 0.24),
      { k: 0.3, gap: 4.6 },
    );
    p.form(
      tufts(
        points('0,76 -34,66 -54,30 -55,-14 -36,-44 0,-56 36,-44 55,-14 54,30 34,66 0,76'),
        26,
        17,
        -0.1,
        9,
      ),
      c.mane,
      { k: 0.36, gap: 4.2 },
    );
    p.fill(
      swells(
        tuples(
          6,
          '-60 -20 -52 -14 -44 -14, -62 16 -54 16 -46 12, -54 50 -46 44 -40 34, 60 -20 52 -14 44 -14, 62 16 54 16 46 12, 54 50 46 44 40 34, -20 -62 -16 -54 -14 -48, 20 -62 16 -54 14 -48',
        ),
        1.4,
      ),
    );
  },
  /** Plaited, with beads. */
  plaited: (p: Plate, c: CatCoat) => {
    p.form(tufts(points('-42,20 -50,-18 -30,-48 0,-56 30,-48 50,-18 42,20'), 15, 12, 0, 4), c.mane, {
      k: 0.3,
      gap: 4,
    });
    for (const m of [-1, 1])
      for (const [x, y, l] of tuples(3, '44 6 52, 36 20 50, 50 -8 50')) {
        p.limb(
          [
            [m * x, y],
            [m * (x + 7), y + l * 0.5],
            [m * (x + 4), y + l],
          ],
          [7, 6, 4],
          c.mane,
          { gap: 4 },
        );
        p.disc(m * (x + 6), y + l * 0.66, 5, '#d9aa3c', 1.5).disc(m * (x + 4), y + l, 5.4, '#a24634', 1.5);
      }
  },
} as const;

const MARKINGS = {
  none: () => '',
  spots: (c: CatCoat) =>
    spots(
      '-14 -30 4, 0 -36 4, 14 -30 4, -7 -24 3, 8 -23 3, -26 -22 4, 26 -22 4, -34 -2 4, 34 -2 4, -32 12 4, 32 12 4, -26 24 3, 27 24 3, -22 -36 3, 23 -36 3',
      c.dark,
      0.9,
    ),
  stripes: (c: CatCoat) =>
    `<path fill="${c.dark}" d="${swells(tuples(6, '0 -46 -2 -36 0 -26, -10 -45 -8 -36 -12 -28, 10 -45 8 -36 12 -28, -44 -8 -34 -6 -28 -10, 44 -8 34 -6 28 -10, -44 8 -32 8 -26 4, 44 8 32 8 26 4, -40 24 -30 20 -24 14, 40 24 30 20 24 14, -22 -44 -18 -36 -22 -30, 22 -44 18 -36 22 -30'), 3.4)}"/>`,
  paint: () =>
    '<path fill="#efe4c8" d="M-4 -42H4L3 -16H-3ZM-40 6L-24 2L-24 7L-40 12ZM40 6L24 2L24 7L40 12ZM-38 18L-24 12L-23 17L-36 24ZM38 18L24 12L23 17L36 24Z"/>',
  suns: () =>
    '<g fill="#c8752f"><circle cx="0" cy="-32" r="6"/><path d="M0 -44V-40M-12 -32H-8M12 -32H8M-8 -40L-6 -38M8 -40L6 -38" stroke="#c8752f" stroke-width="2.4"/></g>',
} as const;

export interface CatFace {
  readonly x?: number;
  readonly y?: number;
  readonly s?: number;
  readonly tilt?: number;
  readonly mouth?: 'shut' | 'snarl' | 'roar';
  readonly mane?: keyof typeof MANES;
  readonly marks?: keyof typeof MARKINGS;
  readonly eyes?: string;
  readonly scar?: boolean;
  /** Rings in an ear. */
  readonly rings?: boolean;
}

export function drawCatFace(p: Plate, coat: CatCoat, face: CatFace): void {
  const {
    x = 0,
    y = 0,
    s = 1,
    tilt = 0,
    mouth = 'shut',
    mane = 'none',
    marks = 'none',
    eyes = '#f3c043',
  } = face;
  const w = 1.9 / s ** 0.6;
  p.group(`translate(${x} ${y}) rotate(${tilt}) scale(${s})`, () => {
    MANES[mane](p, coat);
    ears(p, coat, w, face.rings === true);
    if (mouth === 'roar') jaw(p, coat, w, 17);
    else if (mouth === 'snarl') jaw(p, coat, w, 8);
    const skull = symmetric('0,-47 20,-45 36,-32 43,-10 43,8 36,22 26,29 15,40 0,41');
    p.form(
      skull,
      coat.fur,
      { angle: 22, k: 0.3, gap: 3.6, max: 22, w: 2.4 },
      {
        w,
        extra: `<g fill="${coat.pale}" opacity=".7"><path d="M-30 -14C-24 -24 -10 -22 -6 -12L-12 8L-22 0ZM30 -14C24 -24 10 -22 6 -12L12 8L22 0Z"/></g>${MARKINGS[marks](coat)}`,
        hatch: hairs(10, [-42, 6, 14, 18], [-7, 6], 1, 4) + hairs(10, [30, 6, 12, 18], [7, 6], 1, 5),
      },
    );
    muzzle(p, coat, w, mouth);
    slitEyes(p, 19, -9, 10.5, eyes, 14);
    p.fill(swells(tuples(6, '-34 -22 -20 -27 -7 -14, 34 -22 20 -27 7 -14'), 2.2)).fill(
      swells(tuples(6, '-6 -12 -9 0 -8 12, 6 -12 9 0 8 12'), 1),
    );
    if (face.scar === true) p.line('M8 -34L16 -19M22 0L28 14', 2, IVORY);
  });
}

function ears(p: Plate, c: CatCoat, w: number, rings: boolean): void {
  both('15,-40! 22,-55 35,-59 47,-49 47,-33 39,-20!', (d, side) => {
    p.form(
      d,
      c.fur,
      { k: 0.4, gap: 3.6 },
      {
        w,
        extra: patch(
          smooth(
            points(
              side < 0 ? '-23,-39 -28,-50 -35,-52 -41,-44 -37,-30' : '23,-39 28,-50 35,-52 41,-44 37,-30',
            ),
          ),
          c.dark,
          0.8,
        ),
      },
    );
  });
  if (rings)
    p.ring(46, -44, 4.4, 1.6, '#d9aa3c')
      .ring(-47, -50, 4.4, 1.6, '#d9aa3c')
      .ring(-47, -40, 4.4, 1.6, '#d9aa3c');
}

/** The lower jaw, dropped by so much. */
function jaw(p: Plate, c: CatCoat, w: number, drop: number): void {
  p.form(
    symmetric(`0,24 16,26 24,30 22,${36 + drop} 12,${48 + drop} 0,${51 + drop}`),
    c.pale,
    { angle: 50, k: 0.4, gap: 3.4, max: 14 },
    { w },
  );
  p.fill(symmetric(`0,22 17,24 19,32 14,${34 + drop} 0,${39 + drop}`), '#4a1712');
  p.fill(oval(0, 33 + drop, 9, 6), '#b5564a');
  for (const x of [-9, 9]) p.raw(spike(x, 36 + drop, 2.8, -12));
  for (const x of [-4, 0, 4]) p.raw(spike(x, 38.5 + drop, 1.7, -4.5));
}

function muzzle(p: Plate, c: CatCoat, w: number, mouth: 'shut' | 'snarl' | 'roar'): void {
  if (mouth === 'shut')
    p.form(
      symmetric('0,34 11,36 11,46 0,50'),
      c.pale,
      { angle: 60, k: 0.4, gap: 3.2 },
      { w: w * 0.8, dx: 0.8, dy: 0.8 },
    );
  else {
    for (const x of [-10.5, 10.5]) p.raw(tooth(x, 34, 3.4, 15, 0));
    for (const x of [-4, 0, 4]) p.raw(spike(x, 35, 1.8, 5));
  }
  both('0,17! 10,15 20,20 22,30 14,38 4,37 0,33!', (d, side) =>
    p.form(d, c.pale, side > 0 ? { angle: 30, k: 0.3, gap: 3.4, max: 9, w: 2 } : null, {
      w: w * 0.8,
      dx: 0.7,
      dy: 0.9,
    }),
  );
  for (const m of [-1, 1])
    for (const [dx, dy] of tuples(2, '9 24, 14 26, 10 30, 15 31')) p.dot(m * dx, dy, 1.1);
  p.mass(smooth(points('-10,9! 0,7 10,9! 8,16 0,22 -8,16')), mixed(c.dark, '#a85a4a', 0.35), {
    w: 1.5,
    dx: 0.5,
    dy: 0.6,
  });
  p.line('M0 21V31', 2).fill(whiskers(17, 27, 34));
}
