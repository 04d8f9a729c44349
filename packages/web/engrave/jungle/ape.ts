/** Apes from in front: a face around 0 0, and shoulders like a hill. */
import { IVORY, mixed } from '../tools/ink.ts';
import { hairs, swell, swells } from '../tools/lines.ts';
import { patch, type Plate } from '../tools/plate.ts';
import { points, tuples } from '../tools/points.ts';
import { oval, smooth } from '../tools/smooth.ts';
import { tufts } from '../tools/tufts.ts';
import { spike, type Stand, standing, tooth } from '../beasts/anatomy.ts';
import { both, symmetric } from '../beasts/figure.ts';

const COATS = {
  black: { fur: '#4d4543', dark: '#29231f', skin: '#7d6a5e' },
  rust: { fur: '#9a5230', dark: '#552a18', skin: '#b98a6a' },
  grey: { fur: '#7d7a74', dark: '#45423e', skin: '#a5968a' },
} as const;
export type ApeCoat = keyof typeof COATS;

export interface ApeFace {
  readonly x?: number;
  readonly y?: number;
  readonly s?: number;
  readonly tilt?: number;
  readonly mouth?: 'shut' | 'roar';
  readonly eyes?: string;
  readonly paint?: string;
}

function drawApeFace(p: Plate, coat: ApeCoat, face: ApeFace): void {
  const { x = 0, y = 0, s = 1, tilt = 0, mouth = 'roar', eyes = '#f0b23c', paint } = face;
  const c = COATS[coat];
  const w = 1.9 / s ** 0.6;
  p.group(`translate(${x} ${y}) rotate(${tilt}) scale(${s})`, () => {
    p.form(
      tufts(points('0,64 -38,52 -54,16 -46,-26 -22,-54 0,-62 22,-54 46,-26 54,16 38,52 0,64'), 26, 11, 0, 5),
      c.fur,
      { angle: 24, k: 0.3, gap: 4.2, max: 26 },
      { hatch: hairs(18, [-30, -58, 60, 24], [0, -8], 1.2, 4) },
    );
    both('44,-14 56,-18 60,-4 52,10 43,6', (d, side) =>
      p.form(d, side > 0 ? mixed(c.skin, c.dark, 0.2) : c.skin, { k: 0.4, gap: 3.4 }, { w }),
    );
    p.form(
      symmetric('0,-24 18,-30 36,-22 38,-2 30,10 36,28 30,46 12,56 0,57'),
      c.skin,
      { angle: 22, k: 0.32, gap: 3.8, max: 22, w: 2.4 },
      {
        w,
        ...(paint === undefined
          ? {}
          : {
              extra: `<path d="M-4 -26H4L3 8H-3ZM-38 0L-14 6L-14 11L-38 8ZM38 0L14 6L14 11L38 8Z" fill="${paint}"/>`,
            }),
      },
    );
    if (mouth === 'roar') roar(p, w, c.skin);
    else p.fill(swell(-24, 40, 0, 32, 24, 40, 2)).line('M-10 48Q0 52 10 48', 1.6);
    both('0,8! 9,6 16,12 15,20 7,22 0,18!', (d) =>
      p.form(d, mixed(c.skin, c.dark, 0.25), null, { w: w * 0.8, dx: 0.5, dy: 0.6 }),
    );
    for (const m of [-1, 1]) {
      p.fill(oval(m * 8, 16, 3.6, 2.8))
        .fill(oval(m * 16, -8, 10.5, 7.5))
        .fill(oval(m * 16, -7, 7.4, 5), eyes)
        .dot(m * 15, -7, 3)
        .dot(m * 15 - 1.4, -8.5, 1, '#fff');
    }
    p.form(
      smooth(points('-38,-14! -30,-30 -8,-30 0,-24 8,-30 30,-30 38,-14! 24,-20 8,-14 0,-10 -8,-14 -24,-20')),
      c.dark,
      null,
      { w: 1.6, dx: 0.6, dy: 0.8 },
    );
    p.fill(swells(tuples(6, '-20 24 -26 30 -26 38, 20 24 26 30 26 38'), 1.3));
  });
}

function roar(p: Plate, w: number, skin: string): void {
  p.form(
    symmetric('0,22 22,24 30,34 26,52 12,62 0,64'),
    skin,
    { angle: 60, k: 0.3, gap: 3.6, max: 12 },
    { w },
  );
  p.fill(symmetric('0,25 19,27 25,36 21,50 10,57 0,58'), '#4a1712').fill(oval(0, 51, 11, 6), '#b5564a');
  for (const x of [-14, 14]) p.raw(tooth(x, 28, 3.6, 15, 0));
  for (const x of [-7, 0, 7]) p.raw(patch(`M${x - 3.2} 26H${x + 3.2}V33H${x - 3.2}Z`, IVORY, 1));
  for (const x of [-11, 11]) p.raw(spike(x, 55, 3.2, -13));
  for (const x of [-4, 4]) p.raw(patch(`M${x - 3} 58H${x + 3}V52H${x - 3}Z`, IVORY, 1));
}

export interface Ape extends Stand {
  readonly coat?: ApeCoat;
  /** One head, or two on one neck. */
  readonly faces?: readonly ApeFace[];
  /** Fists beside the head, or on the ground. */
  readonly arms?: 'beating' | 'grounded';
}

export function drawApe(p: Plate, { coat = 'black', faces = [{}], arms = 'grounded', ...stand }: Ape): void {
  const c = COATS[coat];
  standing(p, stand, () => {
    p.form(
      tufts(points('-2,206 8,140 50,86 110,66 170,66 230,86 272,140 282,206'), 28, 13, 0.1, 4),
      c.fur,
      null,
    );
    p.form(
      smooth(points('2,206! 14,140 56,92 112,72 168,72 224,92 266,140 278,206!')),
      c.fur,
      { angle: 24, k: 0.26, gap: 5, max: 50, w: 3.2 },
      { hatch: hairs(70, [16, 96, 248, 96], [-1, 12], 1.2, 6) },
    );
    p.form(
      smooth(points('92,206! 96,158 118,134 140,140 162,134 184,158 188,206!')),
      mixed(c.skin, c.fur, 0.3),
      { k: 0.3, gap: 4.4, max: 24 },
    ).line('M140 146V200', 2);
    for (const face of faces) drawApeFace(p, coat, { x: 140, y: 84, s: 1.06, ...face });
    for (const m of [-1, 1]) (arms === 'beating' ? raisedFist : restingFist)(p, c, m);
  });
}

interface Coat {
  readonly fur: string;
  readonly skin: string;
}

function raisedFist(p: Plate, c: Coat, m: number): void {
  p.limb(
    [
      [140 + m * 108, 200],
      [140 + m * 122, 140],
      [140 + m * 104, 76],
    ],
    [26, 24, 17],
    c.fur,
    { k: 0.4, hatch: hairs(20, [140 + m * 116 - 20, 90, 40, 90], [0, 11], 1.1, 7) },
  );
  p.form(
    tufts(
      [
        [140 + m * 104 - 20, 88],
        [140 + m * 104, 96],
        [140 + m * 104 + 20, 86],
      ],
      6,
      -10,
      0,
      3,
    ),
    c.fur,
    null,
  );
  knuckles(p, c, 140 + m * 104, 58, 1);
}

function restingFist(p: Plate, c: Coat, m: number): void {
  p.limb(
    [
      [140 + m * 96, 120],
      [140 + m * 112, 156],
      [140 + m * 96, 190],
    ],
    [26, 25, 20],
    c.fur,
    { open: 2, k: 0.4 },
  );
  knuckles(p, c, 140 + m * 94, 186, 1.1);
}

function knuckles(p: Plate, c: Coat, x: number, y: number, s: number): void {
  p.group(`translate(${x} ${y}) scale(${s})`, () => {
    p.form(smooth(points('-20,6 -18,-14 -6,-22 10,-22 20,-12 21,8 10,20 -10,20')), c.skin, {
      k: 0.36,
      gap: 3.8,
      max: 18,
    });
    p.line('M-12 -16Q-10 -4 -13 6M-2 -20Q0 -6 -2 8M8 -20Q11 -6 9 8', 2).line('M-18 8Q0 16 20 8', 1.8);
  });
}
