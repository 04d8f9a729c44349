/** Lizardmen: a head in profile with a crest, and the shoulders of a people who once built in stone. */
import { type Color, INK, IVORY, mixed, wash } from '../tools/ink.ts';
import { swell, swells } from '../tools/lines.ts';
import { type Plate, strokes } from '../tools/plate.ts';
import { type Point, points, tuples, turned } from '../tools/points.ts';
import { oval, smooth } from '../tools/smooth.ts';
import { tufts } from '../tools/tufts.ts';
import { jawTooth, type Stand, standing, tooth, turnedPoint } from '../beasts/anatomy.ts';
import { drawArm, scales } from '../beasts/figure.ts';

export const HIDES = {
  green: { skin: '#7f9460', dark: '#46563a', belly: '#d3cf9a', crest: '#b5623c' },
  slate: { skin: '#7b8a8c', dark: '#414d52', belly: '#c9cdb9', crest: '#8a4a5a' },
  ochre: { skin: '#b39a5c', dark: '#6b5630', belly: '#ead9a6', crest: '#4f7a72' },
  rust: { skin: '#a5694a', dark: '#5c3324', belly: '#e0bf94', crest: '#3f5a5c' },
  mud: { skin: '#8a7d60', dark: '#4d4433', belly: '#cfc19a', crest: '#6d6a3f' },
  pale: { skin: '#b9bda0', dark: '#6d7460', belly: '#ecead2', crest: '#a2567a' },
  night: { skin: '#566068', dark: '#2d343a', belly: '#9aa49c', crest: '#c2922e' },
} as const;
export interface Hide {
  readonly skin: string;
  readonly dark: string;
  readonly belly: string;
  readonly crest: string;
}

/** Drawn behind the head. */
const CRESTS = {
  spines: (p: Plate, h: Hide) =>
    void p.form(
      tufts(points('-66,58 -58,10 -34,-24 8,-36'), 9, (t) => 14 + 8 * t, -0.2, 3, 0.15),
      h.crest,
      { k: 0.3, gap: 4 },
    ),
  sail: (p: Plate, h: Hide) =>
    void p.form(
      smooth(
        points(
          '6,-28! -8,-58 -18,-50! -34,-74 -42,-58! -64,-66 -64,-46! -82,-40 -74,-20! -86,0 -70,8! -72,30 -50,26!',
        ),
      ),
      h.crest,
      { angle: 30, k: 0.3, gap: 4.2, max: 20 },
      {
        extra: strokes(
          'M0 -20L-14 -56M-10 -18L-38 -64M-20 -12L-62 -56M-28 -4L-78 -28M-32 6L-76 4',
          2,
          mixed(h.crest, INK, 0.45),
        ),
      },
    ),
  /** Spread all around the neck. */
  frill: (p: Plate, h: Hide) =>
    void p.form(
      smooth(
        points(
          '-4,-30! -10,-74 -26,-66! -50,-82 -58,-62! -86,-52 -78,-32! -98,-8 -82,8! -92,36 -72,42! -66,68 -46,58! -20,70 -14,40!',
        ),
      ),
      h.crest,
      { angle: 30, k: 0.24, gap: 4.4, max: 22 },
      {
        extra: strokes(
          'M-14 -20L-18 -64M-24 -14L-54 -66M-30 -4L-82 -40M-30 8L-86 4M-28 20L-78 38M-20 28L-52 60',
          2,
          mixed(h.crest, INK, 0.45),
        ),
      },
    ),
  horns: (p: Plate, h: Hide) => {
    p.limb(points('-6,-24 -26,-44 -54,-50 -76,-38'), [9, 8, 6, 0.8], mixed('#e6d9b8', h.dark, 0.25), {
      gap: 4.4,
    });
    p.limb(points('8,-28 -6,-54 -30,-70 -58,-70'), [9, 8, 5, 0.8], '#e6d9b8', { gap: 4.4 });
  },
  plumes: (p: Plate, h: Hide) => {
    for (const [turn, l] of tuples(2, '-96 62, -74 70, -52 72, -32 66, -12 54'))
      p.group(`translate(-14 -16) rotate(${turn})`, () =>
        p
          .form(
            smooth(points(`-4,0! -10,${-l * 0.5} -4,${-l} 0,${-l - 5}! 7,${-l * 0.8} 9,${-l * 0.4} 4,0!`)),
            h.crest,
            { k: 0.4, gap: 3.8 },
          )
          .line(`M0 0V${-l}`, 1.5),
      );
  },
  bare: () => undefined,
} as const;

export interface LizardHead {
  readonly crest?: keyof typeof CRESTS;
  readonly jaw?: number;
  readonly eye?: string;
  readonly scar?: boolean;
}

function drawLizardHead(
  p: Plate,
  h: Hide,
  { crest = 'spines', jaw = 6, eye = '#f0a93a', scar = false }: LizardHead,
): void {
  CRESTS[crest](p, h);
  const hinge = [0, 18] as const;
  const low = turned(points('-16,16 10,22 36,20 54,15! 58,21 46,30 18,36 -8,40 -24,30'), hinge, jaw);
  const tip = turnedPoint(54, 16, hinge, jaw);
  const mid = turnedPoint(20, 23, hinge, jaw);
  p.mass(`M-4 14L60 8Q54 13 ${tip[0]} ${tip[1]}L${mid[0]} ${mid[1]}L-6 26Z`, '#4a1712', {
    w: 1,
    dx: 0,
    dy: 0,
  });
  for (const [x, l] of tuples(2, '50 -8, 43 -6, 36 -7, 29 -6, 22 -6')) p.raw(jawTooth(x, 21, l, hinge, jaw));
  p.form(smooth(low), h.belly, { angle: 60, k: 0.6, gap: 3.8, max: 14, w: 2.2 });
  for (const [x, l] of tuples(2, '56 9, 49 7, 42 8, 35 7, 28 7, 21 6, 14 5'))
    p.raw(tooth(x, 10 + (x < 40 ? (40 - x) * 0.16 : 0), 2.6, l, -1));
  const skull = smooth(
    points(
      '-48,6 -44,-16 -28,-32 -6,-37 8,-34! 18,-25 34,-17 52,-13 63,-6 64,4 58,11 44,10 26,13 10,20 -6,30 -28,34 -46,26',
    ),
  );
  p.form(
    skull,
    h.skin,
    { angle: 60, gap: 3.6, k: 0.36, max: 17, w: 2.4 },
    {
      extra: `${scales([-50, -40, 4, 36], h.skin, 9)}<path d="M66 14L40 14L14 22L24 8L50 2L66 4Z" fill="${h.belly}" opacity=".6"/>`,
      hatch: swells(tuples(6, '24 -4 28 3 25 9, 33 -5 37 1 34 7, 42 -5 46 0 43 6'), 1),
    },
  );
  p.fill('M52 -9Q58 -9 58 -4Q53 -4 52 -9Z').form(oval(-20, 0, 6, 7.5), h.dark, null, {
    w: 1.4,
    dx: 0.5,
    dy: 0.5,
  });
  p.fill('M2 -20C10 -28 22 -22 26 -13C18 -9 6 -11 2 -20Z')
    .fill('M6 -19C12 -24 20 -20 23 -14C16 -12 9 -13 6 -19Z', eye)
    .fill('M14 -22Q18 -17 15 -12Q12 -17 14 -22Z')
    .dot(11, -19, 1.1, '#fff');
  p.form(smooth(points('-6,-24! 4,-33 20,-28 30,-14! 16,-22')), h.dark, null, { w: 1.4, dx: 0.6, dy: 0.6 });
  if (scar) p.line('M28 -22L36 6M26 -10L34 -12M30 0L38 -2', 1.8, IVORY);
}

/** What is worn over the shoulders. */
const GARB = {
  bare: () => undefined,
  bones: (p: Plate, main: string) => {
    p.line('M88 112Q120 150 172 126', 4.4).line('M88 112Q120 150 172 126', 1.8, main);
    for (const [x, y] of tuples(2, '96 122, 108 131, 122 137, 137 138, 152 134, 165 128'))
      p.raw(tooth(x, y, 4.4, 18, 0));
  },
  /** Slabs of worked stone on a strap. */
  stones: (p: Plate, main: string, trim: string) => {
    for (const [x, y, turn] of tuples(3, '84 128 -34, 106 146 -24, 132 154 -4, 158 148 16'))
      p.group(`translate(${x} ${y}) rotate(${turn})`, () =>
        p
          .form('M-12 -12H12V14H-12Z', main, { k: 0.5, gap: 4 }, { w: 1.8 })
          .line('M-6 -5H6V7H-6ZM-6 1H1', 1.5, trim),
      );
  },
  cloak: (p: Plate, main: string, trim: string) =>
    void p.form(
      smooth(points('0,206! 14,150 50,108 96,92! 110,120 108,160 118,206!')),
      main,
      { angle: 24, k: 0.3, gap: 4.8, max: 36, w: 3.1 },
      {
        hatch: swells(tuples(6, '60 116 40 156 38 202, 82 112 70 156 74 202'), 1.6),
        extra: strokes('M96 94C112 122 108 160 118 206', 4, trim),
      },
    ),
  plate: (p: Plate, main: string, trim: string) => {
    p.form(smooth(points('70,122! 96,104 150,116 182,140! 188,206! 62,206!')), main, {
      k: 0.34,
      gap: 4.6,
      max: 40,
      w: 3,
    });
    p.line('M74 136Q130 128 182 148M70 166Q130 158 186 174', 2)
      .disc(134, 150, 10, trim, 2)
      .line('M134 143V157M127 150H141', 1.6);
  },
  strap: (p: Plate, main: string, trim: string) => {
    p.form('M72 118L90 108L188 190L176 206Z', main, { k: 0.4, gap: 4 }, { w: 1.7 });
    for (const [x, y] of tuples(2, '94 128, 118 148, 142 168')) p.disc(x, y, 4.6, trim, 1.5);
  },
} as const;

export interface Lizardman extends Stand, LizardHead {
  readonly hide?: keyof typeof HIDES;
  readonly garb?: readonly [keyof typeof GARB, Color?, Color?];
  /** Where the hands are; one that is not named is out of the picture. */
  readonly near?: Point;
  readonly far?: Point;
  readonly hand?: 'fist' | 'open';
  /** How far the head is bent, and painted bars across the snout. */
  readonly bow?: number;
}

export function drawLizardman(p: Plate, one: Lizardman): void {
  const {
    hide = 'green',
    garb = ['bare'],
    near,
    far,
    hand = 'fist',
    bow = 0,
    crest,
    jaw,
    eye,
    scar,
    ...stand
  } = one;
  const h: Hide = HIDES[hide];
  standing(p, stand, () => {
    const arm = { length: 60, w: 16, hand } as const;
    if (far !== undefined)
      drawArm(p, {
        ...arm,
        skin: mixed(h.skin, h.dark, 0.4),
        from: [172, 146],
        to: far,
        bend: far[1] > 150 ? 1 : -1,
      });
    p.form(tufts(points('6,204 28,150 56,112 90,92'), 8, 12, -0.2, 5, 0.15), h.crest, null);
    p.form(
      smooth(points('16,206! 28,156 58,116 100,98 150,108 186,140 200,206!')),
      h.skin,
      { angle: 30, k: 0.28, gap: 4.8, max: 46, w: 3.1 },
      {
        extra: `${scales([10, 96, 130, 206], h.skin, 12)}<path d="M132 104C170 120 196 150 204 206H142C150 170 148 140 124 120Z" fill="${h.belly}"/>`,
        hatch: swells(
          tuples(
            6,
            '138 128 156 130 178 138, 144 144 164 146 190 154, 146 160 168 162 196 170, 146 178 168 180 200 188',
          ),
          1.5,
        ),
      },
    );
    p.limb(points('96,140 104,112 126,84 142,66'), [34, 30, 26, 24], h.skin, {
      open: 4,
      k: 0.4,
      extra: scales([60, 50, 128, 150], h.skin, 10),
      hatch: swell(118, 128, 138, 112, 150, 92, 1.6),
    });
    const [name, main = 'leather', trim = 'bone'] = garb;
    GARB[name](p, wash(main), wash(trim));
    if (near !== undefined)
      drawArm(p, {
        ...arm,
        skin: h.skin,
        from: [66, 148],
        to: near,
        bend: near[1] > 150 ? -1 : 1,
        band: '#c2922e',
      });
    p.group(`translate(152 64) rotate(${bow}) scale(1.12)`, () =>
      drawLizardHead(p, h, {
        ...(crest === undefined ? {} : { crest }),
        ...(jaw === undefined ? {} : { jaw }),
        ...(eye === undefined ? {} : { eye }),
        ...(scar === undefined ? {} : { scar }),
      }),
    );
  });
}
