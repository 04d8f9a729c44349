/** Faces from in front, around 0 0: brow -14, eyes -6, nose tip 16, mouth 28, chin 48. */
import { symmetric } from '../beasts/figure.ts';
import { spike, tooth } from '../beasts/anatomy.ts';
import { INK, IVORY, mixed } from '../tools/ink.ts';
import { hatch, swell, swells } from '../tools/lines.ts';
import { type Plate, strokes } from '../tools/plate.ts';
import { tuples } from '../tools/points.ts';
import { oval } from '../tools/smooth.ts';

export type Eyes = `#${string}`;

const HEADS = {
  long: '0,-52 22,-50 34,-30 35,-6 31,16 24,36 12,49 0,52',
  square: '0,-50 26,-48 38,-28 38,-2 37,20 30,40 15,50 0,51',
  gaunt: '0,-52 24,-49 35,-30 34,-8 25,10 21,32 11,48 0,51',
  broad: '0,-46 28,-44 42,-24 43,4 38,26 26,42 12,48 0,49',
} as const;

const EYES = {
  /** Light, and nobody behind it. */
  blank(p: Plate, light: string) {
    for (const m of [-1, 1])
      p.fill(
        `M${m * 5} -4C${m * 9} -15 ${m * 24} -17 ${m * 31} -9C${m * 26} 2 ${m * 12} 5 ${m * 5} -4Z`,
      ).fill(
        `M${m * 8.5} -4.500C${m * 13} -12 ${m * 22} -13 ${m * 27.5} -8C${m * 22} -1.500 ${m * 13} 0 ${m * 8.5} -4.500Z`,
        light,
      );
  },
  staring(p: Plate, light: string) {
    for (const m of [-1, 1])
      p.fill(`M${m * 5} -5C${m * 9} -16 ${m * 24} -17 ${m * 31} -8C${m * 26} 4 ${m * 12} 5 ${m * 5} -5Z`)
        .fill(
          `M${m * 8} -5C${m * 13} -13 ${m * 22} -13 ${m * 27.5} -7.500C${m * 22} 0 ${m * 13} 1 ${m * 8} -5Z`,
          light,
        )
        .dot(m * 17 - 0.6, -6, 4)
        .dot(m * 17 - 2, -7.4, 1.2, '#fff');
  },
  /** Of the drowned. */
  hollow(p: Plate, light: string) {
    for (const m of [-1, 1]) p.fill(oval(m * 17, -6, 12, 11, m * 12)).dot(m * 16, -5, 3.4, light);
  },
  /** One eye made, one still to do. */
  half(p: Plate, light: string) {
    p.fill('M-5 -5C-9 -16 -24 -17 -31 -8C-26 4 -12 5 -5 -5Z')
      .fill('M-8 -5C-13 -13 -22 -13 -27.5 -7.5C-22 0 -13 1 -8 -5Z', IVORY)
      .dot(-17, -6, 4.6, '#5d7f8a')
      .dot(-17, -6, 2.4)
      .dot(-18.4, -7.4, 1.1, '#fff')
      .fill(oval(17, -5, 10, 8, -10))
      .fill(swell(10, -4, 17, -9, 24, -6, 2), light);
  },
  shut(p: Plate) {
    p.line('M-28 -7Q-17 1 -7 -5M28 -7Q17 1 7 -5', 3).line('M-25 -2L-28 1M25 -2L28 1', 1.6);
  },
} as const;

const BROWS = {
  stern: (p: Plate, c: string) =>
    p.fill(swell(-36, -18, -20, -20, -3, -5, 4.6), c).fill(swell(36, -18, 20, -20, 3, -5, 4.6), c),
  heavy: (p: Plate, c: string) =>
    p.fill(swell(-38, -12, -20, -24, -2, -8, 7.4), c).fill(swell(38, -12, 20, -24, 2, -8, 7.4), c),
  sorrow: (p: Plate, c: string) =>
    p.fill(swell(-34, -8, -22, -20, -6, -20, 4), c).fill(swell(34, -8, 22, -20, 6, -20, 4), c),
  high: (p: Plate, c: string) =>
    p.fill(swell(-36, -22, -24, -30, -5, -14, 3.4), c).fill(swell(36, -22, 24, -30, 5, -14, 3.4), c),
} as const;

const dark = (p: Plate, d: string): Plate => p.fill(d).fill(d, '#3a1512');

const MOUTHS = {
  shut: (p: Plate) => p.fill(swell(-17, 30, 0, 25, 17, 30, 2.4)).fill(swell(-8, 37, 0, 40, 8, 37, 1.2)),
  grim: (p: Plate) =>
    p.fill(swell(-19, 33, 0, 24, 19, 33, 2.6)).line('M-20 30Q-23 34 -21 38M20 30Q23 34 21 38', 1.7),
  roar: (p: Plate) => {
    dark(p, symmetric('0,23 14,24 19,31 14,44 0,48'));
    for (const [x, l] of tuples(2, '-12 8, -4 6, 4 6, 12 8')) p.raw(spike(x, 24, 3.4, l));
    for (const x of [-9, 0, 9]) p.raw(spike(x, 45, 3, -6));
  },
  /** Nothing but teeth. */
  bared: (p: Plate) => {
    p.fill(symmetric('0,20 16,20 27,26 22,42 0,47'));
    const teeth = symmetric('0,23 15,23 23,27 19,39 0,43');
    p.fill(teeth, IVORY).inside(
      teeth,
      '',
      strokes('M-16 20V45M-8 20V46M0 20V46M8 20V46M16 20V45M-24 33H24', 2.2),
    );
  },
  gape: (p: Plate) => {
    dark(p, symmetric('0,22 9,24 12,34 8,47 0,50'));
    for (const x of [-5, 0, 5]) p.line(`M${x} 24V28`, 2.2, '#dfe3c8');
  },
  smile: (p: Plate) =>
    p.fill(swell(-19, 26, 0, 37, 19, 26, 2.6)).line('M-20 23Q-24 26 -21 30M20 23Q24 26 21 30', 1.7),
  fangs: (p: Plate) => {
    p.fill(swell(-19, 29, 0, 25, 19, 29, 3));
    for (const x of [-12, 12]) p.raw(tooth(x, 29, 3.2, 11));
  },
  lips: (p: Plate) =>
    p
      .raw(
        `<path class="m" d="M-13 29Q-6 23 0 26Q6 23 13 29Q6 37 0 37Q-6 37 -13 29Z" fill="#8d5a60" stroke-width="1.5"/>`,
      )
      .fill(swell(-13, 29, 0, 31, 13, 29, 1.4)),
} as const;

const NOSES = {
  strong: (p: Plate) =>
    p
      .line('M-4 -8C-5 2 -10 8 -11 14C-10 19 -4 18 0 20C4 18 10 19 11 14', 2.3)
      .fill(hatch([9, -6], [11, 14], [2, -4], [3, 14], 6, 2.2, 1, 8)),
  fine: (p: Plate) =>
    p
      .line('M-3 -6C-4 4 -6 9 -7 13C-5 17 -2 16 0 18C2 16 5 17 7 13', 2)
      .fill(hatch([6, -4], [7, 12], [1, -3], [2, 12], 5, 1.8, 1, 8)),
  /** Nothing but the holes. */
  none: (p: Plate) => p.fill('M-2 4Q-7 12 -5 17Q-2 16 -1 12ZM2 4Q7 12 5 17Q2 16 1 12Z'),
} as const;

export interface Features {
  readonly shape?: keyof typeof HEADS;
  readonly look?: keyof typeof EYES;
  readonly brow?: keyof typeof BROWS;
  readonly mouth?: keyof typeof MOUTHS;
  readonly nose?: keyof typeof NOSES;
  readonly eyes?: Eyes;
  /** Lines of age, or cracks of light. */
  readonly lines?: 'age' | 'cracks' | 'young';
}

export function drawFace(p: Plate, skin: string, features: Features): void {
  const { shape = 'long', look = 'blank', brow = 'stern', mouth = 'shut', nose = 'strong' } = features;
  const { eyes = '#fbf0b0', lines = 'age' } = features;
  const d = symmetric(HEADS[shape]);
  p.form(d, skin, { angle: 16, k: 0.32, gap: 4, max: 24, w: 2.8 });
  if (lines === 'age')
    p.inside(
      d,
      swells(
        tuples(
          6,
          '-22 -36 0 -42 22 -36, -18 -28 0 -33 18 -28, -24 8 -20 16 -22 26, 24 8 20 16 22 26, -12 18 -20 22 -22 32, 12 18 20 22 22 32',
        ),
        1.3,
      ),
    );
  if (lines === 'cracks')
    p.inside(
      d,
      '',
      crack('M-14 -50L-18 -38L-11 -32L-16 -22') +
        crack('M30 -4L24 8L29 16L22 30') +
        crack('M-34 8L-26 14L-28 24'),
    );
  EYES[look](p, eyes);
  BROWS[brow](p, lines === 'young' ? mixed(skin, INK, 0.75) : INK);
  NOSES[nose](p);
  MOUTHS[mouth](p);
}

const crack = (d: string): string =>
  `<path class="m l" d="${d}" stroke-width="4.200"/><path class="l" d="${d}" stroke="#fbe79a" stroke-width="2"/>`;
