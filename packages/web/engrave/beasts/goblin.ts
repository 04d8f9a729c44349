/** Goblins from in front: a head with ears, three noses, three mouths; a jerkin and a hat. */
import { type Color, IVORY, wash } from '../tools/ink.ts';
import { swell } from '../tools/lines.ts';
import { smooth } from '../tools/smooth.ts';
import { patch, type Plate } from '../tools/plate.ts';
import { type Point, points, tuples } from '../tools/points.ts';
import { shade } from '../tools/shade.ts';
import { type Stand, standing } from './anatomy.ts';

const NOSES = {
  long: 'M-6 -10C-8 4 -18 14 -15 24C-11 31 3 31 8 24C11 16 6 4 5 -10',
  hook: 'M-7 -12C-12 2 -13 10 -10 18C-6 22 -2 30 0 32C4 28 10 22 11 16C11 8 7 0 6 -12',
  bulb: 'M-6 -10C-8 0 -18 4 -18 12C-17 21 -6 22 0 20C6 22 17 20 17 12C17 4 7 0 6 -10',
} as const;

const bared = (x: number, y: number, w: number, l: number): string =>
  `<path d="M${x - w} ${y}L${x} ${y + l}L${x + w} ${y}Z" fill="${IVORY}"/>`;

const MOUTHS = {
  grin(p: Plate) {
    p.fill('M-29 16Q0 30 29 15Q26 40 0 43Q-25 40 -29 16Z');
    for (const [x, y, l] of tuples(3, '-22 20 9, -13 23 10, 13 23 10, 22 19 9, -4 25 7, 5 25 7'))
      p.raw(bared(x, y, 4, l));
    for (const [x, y] of tuples(2, '-17 38, -8 41, 9 41, 18 37')) p.raw(bared(x, y, 3.5, -8));
    p.line('M-31 12Q-34 16 -30 20M31 11Q34 15 30 19', 1.8);
  },
  clench: (p: Plate) =>
    void p
      .raw(patch('M-25 22Q0 18 25 22L22 36Q0 40 -22 36Z', IVORY, 2.2))
      .line('M-24 29Q0 27 24 29M-16 21L-15 37M-8 20V38M0 20V38M8 20V38M16 21L15 37', 1.5),
  sulk: (p: Plate) =>
    void p
      .fill(swell(-24, 30, 0, 22, 25, 26, 2))
      .raw(patch('M-17 28L-15 18L-10 27ZM14 26L17 17L20 26Z', IVORY, 1.2)),
} as const;

const HATS = {
  cap: (p: Plate, color: string) =>
    void p
      .form(smooth(points('92,60! 96,34 134,22 172,34 176,60! 134,50')), color, { k: 0.4, gap: 4 })
      .line('M94 56Q134 46 174 56', 3.5, '#c9a468'),
  pot: (p: Plate, color: string) =>
    void p
      .form(smooth(points('90,58! 94,30 134,18 174,30 178,58! 134,48')), color, { k: 0.42, gap: 4, max: 34 })
      .form('M82 56C114 42 154 42 186 56L185 66C154 52 114 52 83 66Z', '#a2abae', { k: 0.3, gap: 4 })
      .line('M178 48C200 40 206 52 204 62', 5.5)
      .line('M178 48C200 40 206 52 204 62', 2.2, '#a2abae')
      .line('M112 32L118 44M122 28L124 36', 1.6),
  pointed: (p: Plate, color: string) =>
    void p
      .form(
        smooth(points('88,66! 86,38 112,18 140,12 178,-6! 174,24 182,52! 136,48')),
        color,
        { k: 0.4, gap: 4.2, max: 34 },
        {
          hatch: swell(114, 44, 114, 30, 132, 20, 1.3) + swell(142, 42, 148, 26, 166, 12, 1.3),
        },
      )
      .form('M82 62C112 46 156 40 188 48L188 60C156 52 114 58 84 74Z', '#caa86a', { k: 0.3, gap: 4 }),
  bare: () => undefined,
} as const;

export interface Goblin extends Stand {
  readonly skin?: Color;
  readonly nose?: keyof typeof NOSES;
  readonly mouth?: keyof typeof MOUTHS;
  readonly hat?: readonly [keyof typeof HATS, Color];
  readonly jerkin?: Color;
  readonly strap?: Color;
  readonly torn?: boolean;
  readonly eyes?: Color;
  /** How the head is tilted. */
  readonly tilt?: number;
}

export function drawGoblin(p: Plate, goblin: Goblin): void {
  const { skin = '#9aa05c', nose = 'long', mouth = 'grin', hat = ['bare', 'leather'], torn = false } = goblin;
  const { jerkin: cloth = '#86663f', strap, eyes = '#f3cf4a', tilt = 0, ...stand } = goblin;
  standing(p, stand, () => {
    jerkin(p, wash(cloth), strap === undefined ? null : wash(strap));
    p.group(`rotate(${tilt} 134 100)`, () => {
      p.group('translate(134 82) scale(1.16)', () => {
        drawEars(p, wash(skin), torn);
        drawFace(p, wash(skin), wash(eyes));
        MOUTHS[mouth](p);
        drawNose(p, NOSES[nose], wash(skin), nose !== 'hook');
      });
      HATS[hat[0]](p, wash(hat[1]));
    });
  });
}

function jerkin(p: Plate, fill: string, strap: string | null): void {
  p.form(
    smooth(points('54,204! 60,170 94,132 134,126 174,132 208,170 214,204!')),
    fill,
    { k: 0.34, gap: 4.6, max: 40, w: 3.1 },
    {
      hatch: swell(94, 140, 86, 160, 86, 190, 1.5),
    },
  );
  if (strap !== null) p.form('M90 132L106 128L174 200H150Z', strap, { k: 0.4, gap: 4 }, { w: 1.7 });
}

const EAR = '32,-6! 58,-28 94,-42! 82,-12 58,12 32,18!';
const TORN_EAR = '32,-6! 56,-26 72,-32! 68,-22! 88,-34! 80,-10 56,12 32,18!';
const INNER_EAR = '40,0! 60,-18 84,-34! 72,-10 54,6 40,10!';

function drawEars(p: Plate, skin: string, torn: boolean): void {
  for (const m of [-1, 1]) {
    const side = (list: string): Point[] =>
      points(list).map(([x, y, corner]) => (corner === undefined ? [x * m, y] : [x * m, y, corner]));
    p.form(
      smooth(side(torn && m > 0 ? TORN_EAR : EAR)),
      skin,
      { k: 0.4, gap: 3.8, max: 18, w: 2.4 },
      {
        extra: `<path d="${smooth(side(INNER_EAR))}" fill="#6d4f38"/>`,
      },
    );
  }
}

function drawFace(p: Plate, skin: string, eyes: string): void {
  const d = smooth(points('-38,-8 -33,-33 -12,-45 12,-45 33,-33 38,-8 33,18 20,38 0,46 -20,38 -33,18'));
  p.form(d, skin, { angle: 20, k: 0.36, gap: 3.9, max: 26, w: 2.8 }).line(
    'M-18 -32Q0 -38 18 -32M-12 -26Q0 -30 12 -26',
    1.5,
  );
  for (const [x, r] of tuples(2, '-16 9.5, 17 8.5'))
    p.disc(x, -8, r, eyes, 2.2)
      .dot(x - 1, -7, 3.8)
      .dot(x - 2.5, -9, 1.2, '#fff')
      .line(`M${x - 9} 4Q${x} 8 ${x + 9} 3`, 1.5);
  p.fill('M-32 -22C-22 -22 -10 -16 -4 -8C-14 -12 -24 -14 -32 -14Z').fill(
    'M32 -22C22 -22 10 -16 4 -8C14 -12 24 -14 32 -14Z',
  );
}

function drawNose(p: Plate, d: string, skin: string, nostrils: boolean): void {
  p.mass(d, skin, { w: 1.9, dx: 1, dy: 1 }).inside(
    `${d}Z`,
    shade(`${d}Z`, { k: 0.5, gap: 3.2, max: 12, w: 2 }),
  );
  p.fill(swell(-9, 14, -9, 9, -5, 6, 1.1), '#fdf8ea');
  if (nostrils) p.line('M-8 20Q-5 17 -3 21M4 21Q6 18 9 19', 1.7);
}
