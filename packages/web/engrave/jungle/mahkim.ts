/** Mahkim: reptiles of river and glade with four arms. Where the hands are is the recipe's business. */
import { type Color, INK, IVORY, mixed, wash } from '../tools/ink.ts';
import { swells } from '../tools/lines.ts';
import { type Plate, strokes } from '../tools/plate.ts';
import { type Point, points, tuples } from '../tools/points.ts';
import { oval, smooth } from '../tools/smooth.ts';
import { spots, type Stand, standing } from '../beasts/anatomy.ts';
import { both, drawArm, scales, symmetric } from '../beasts/figure.ts';

const SKINS = {
  moss: { skin: '#8c9a5f', dark: '#4f5a36', belly: '#d9d7a2', fin: '#c2803a' },
  teal: { skin: '#6f9490', dark: '#3b5553', belly: '#cfdcc4', fin: '#a2543c' },
  ochre: { skin: '#b9985a', dark: '#6d5530', belly: '#ecdcae', fin: '#5f7a50' },
  plum: { skin: '#8d7686', dark: '#513f4e', belly: '#ddcbc4', fin: '#c7a03e' },
  river: { skin: '#7d9a76', dark: '#43583f', belly: '#dde0b4', fin: '#49708a' },
  old: { skin: '#a3a288', dark: '#5c5d4a', belly: '#e3e0c6', fin: '#8a6a5c' },
} as const;
interface Skin {
  readonly skin: string;
  readonly dark: string;
  readonly belly: string;
  readonly fin: string;
}

/** On the crown, drawn behind the head. */
const CRESTS = {
  plain: () => undefined,
  fin: (p: Plate, s: Skin) =>
    void p
      .form(symmetric('0,-78! 7,-66 9,-50 8,-30 0,-24'), s.fin, { k: 0.4, gap: 3.6 })
      .line('M0 -72V-34M-4 -58V-36M4 -58V-36', 1.3),
  /** Fronds behind the cheeks, as newts have. */
  fronds: (p: Plate, s: Skin) => {
    for (const m of [-1, 1])
      for (const [x, y] of tuples(2, '70 -34, 78 -10, 74 14'))
        p.limb(
          [
            [m * 36, y * 0.5],
            [m * (x - 14), y - 5],
            [m * x, y - 3],
          ],
          [7, 6, 1],
          s.fin,
          { gap: 4 },
        ).line(
          `M${m * 48} ${y * 0.7 - 4}l${m * 4} -8M${m * 56} ${y * 0.8 - 4}l${m * 5} -8M${m * 50} ${y * 0.7}l${m * 5} 7M${m * 58} ${y * 0.85}l${m * 6} 6`,
          1.8,
          s.fin,
        );
  },
  spikes: (p: Plate, s: Skin) => {
    for (const [x, turn] of tuples(2, '-30 -46, -18 -24, 0 0, 18 24, 30 46'))
      p.group(`translate(${x} -28) rotate(${turn})`, () =>
        p.form('M-6 6L0 -22L6 6Z', s.fin, { k: 0.5, gap: 3.4 }, { w: 1.6 }),
      );
  },
  /** Tall feathers in a band. */
  feathers: (p: Plate, s: Skin) => {
    for (const [turn, l] of tuples(2, '-56 40, -38 50, -19 58, 0 62, 19 58, 38 50, 56 40'))
      p.group(`translate(0 -14) rotate(${turn})`, () =>
        p
          .form(
            smooth(points(`-4,-14! -9,${-l * 0.7} -3,${-l - 8} 0,${-l - 12}! 6,${-l} 8,${-l * 0.6} 4,-14!`)),
            turn % 2 === 0 && Math.abs(turn) > 20 ? mixed(s.fin, '#f4ead2', 0.5) : s.fin,
            { k: 0.4, gap: 3.6 },
          )
          .line(`M0 -14V${-l - 4}`, 1.2),
      );
  },
} as const;

const MARKINGS = {
  plain: () => '',
  dots: (s: Skin) =>
    spots('-12 -22 4, 0 -26 4, 12 -22 4, -6 -14 3, 7 -14 3, -40 2 3, 40 2 3, -34 12 3, 35 12 3', s.dark, 0.8),
  bars: (s: Skin) =>
    strokes(
      'M-8 -34L-5 -12M0 -36V-10M8 -34L5 -12M-46 4L-34 2M46 4L34 2M-44 12L-32 10M44 12L32 10',
      3,
      s.dark,
    ),
  clay: () =>
    '<path d="M-5 -36H5L4 0H-4ZM-48 -2L-22 4L-22 9L-48 6ZM48 -2L22 4L22 9L48 6Z" fill="#efe6cc" opacity=".9"/>',
} as const;

const GARB = {
  bare: () => undefined,
  cords: (p: Plate, main: string, trim: string) => {
    for (const d of ['M96 116Q140 168 184 116', 'M92 124Q140 192 188 124']) p.line(d, 4.6).line(d, 2.2, main);
    for (const [x, y] of tuples(
      2,
      '112 134, 128 144, 152 144, 168 134, 106 146, 124 158, 140 162, 156 158, 174 146',
    ))
      p.disc(x, y, 4.4, trim, 1.3);
  },
  bib: (p: Plate, main: string, trim: string) => {
    p.form(smooth(points('98,112! 140,124 182,112! 178,152 140,186 102,152')), main, { k: 0.3, gap: 4.2 });
    p.line('M106 124Q140 136 174 124M106 140Q140 152 174 140', 2, trim).disc(140, 164, 7, trim, 1.6);
  },
  strap: (p: Plate, main: string, trim: string) =>
    void p
      .form('M92 122L108 112L196 200H170Z', main, { k: 0.4, gap: 4 }, { w: 1.7 })
      .disc(140, 158, 7, trim, 1.8),
  cape: (p: Plate, main: string, trim: string) =>
    void p.form(
      smooth(
        points(
          '60,132! 100,108 140,126 180,108 220,132! 210,156! 196,148! 184,168! 168,154! 154,176! 140,158! 126,176! 112,154! 96,168! 84,148! 70,156!',
        ),
      ),
      main,
      { k: 0.3, gap: 4.4 },
      { extra: strokes('M84 122Q140 150 196 122', 3, trim) },
    ),
} as const;

export interface Mahkim extends Stand {
  readonly skin?: keyof typeof SKINS;
  readonly crest?: keyof typeof CRESTS;
  readonly marks?: keyof typeof MARKINGS;
  readonly garb?: readonly [keyof typeof GARB, Color?, Color?];
  readonly mouth?: 'shut' | 'open' | 'smile';
  readonly eyes?: `#${string}` | 'shut';
  /** Four places, as x y: upper left, upper right, lower left, lower right. */
  readonly hands: string;
  readonly hand?: 'fist' | 'open';
  readonly tilt?: number;
}

export function drawMahkim(p: Plate, one: Mahkim): void {
  const {
    skin = 'moss',
    crest = 'fin',
    marks = 'plain',
    garb = ['bare'],
    mouth = 'shut',
    eyes = '#f2cf5a',
    hands,
    hand = 'fist',
    tilt = 0,
    ...stand
  } = one;
  const s: Skin = SKINS[skin];
  const [ul = [0, 0], ur = [0, 0], ll = [0, 0], lr = [0, 0]] = tuples(2, hands) as readonly Point[];
  standing(p, stand, () => {
    const arm = { length: 56, w: 13, hand, band: '#c2922e' } as const;
    const raised = (to: Point): boolean => to[1] < 150;
    drawArm(p, {
      ...arm,
      skin: mixed(s.skin, s.dark, 0.12),
      from: [86, 130],
      to: ul,
      bend: raised(ul) ? 1 : -1,
    });
    drawArm(p, {
      ...arm,
      skin: mixed(s.skin, s.dark, 0.3),
      from: [194, 130],
      to: ur,
      bend: raised(ur) ? -1 : 1,
    });
    trunk(p, s);
    const [name, main = 'leather', trim = 'bone'] = garb;
    GARB[name](p, wash(main), wash(trim));
    drawArm(p, { ...arm, skin: s.skin, from: [96, 166], to: ll, bend: raised(ll) ? 1 : -1, length: 50 });
    drawArm(p, {
      ...arm,
      skin: mixed(s.skin, s.dark, 0.14),
      from: [184, 166],
      to: lr,
      bend: raised(lr) ? -1 : 1,
      length: 50,
    });
    p.group(`translate(140 74) rotate(${tilt}) scale(1.06)`, () => {
      CRESTS[crest](p, s);
      head(p, s, MARKINGS[marks](s), eyes);
      lips(p, mouth);
    });
  });
}

function trunk(p: Plate, s: Skin): void {
  p.form(
    smooth(points('64,206! 66,150 82,116 112,102 168,102 198,116 214,150 216,206!')),
    s.skin,
    { angle: 22, k: 0.3, gap: 4.4, max: 40, w: 3 },
    {
      extra: `${scales([64, 106, 216, 200], s.skin, 16)}<path d="M118 100C112 140 110 176 116 206H164C170 176 168 140 162 100Z" fill="${s.belly}"/>`,
      hatch: swells(
        tuples(
          6,
          '116 138 140 144 164 138, 114 154 140 160 166 154, 114 170 140 176 166 170, 114 186 140 192 166 186',
        ),
        1.4,
      ),
    },
  );
}

function head(p: Plate, s: Skin, marks: string, eyes: string): void {
  p.form(
    symmetric('0,10 26,8 30,26 20,40 0,46'),
    s.belly,
    { angle: 40, k: 0.4, gap: 3.8 },
    { hatch: swells(tuples(6, '-18 36 0 42 18 36, -12 42 0 46 12 42'), 1) },
  );
  p.form(
    symmetric('0,-38 20,-37 38,-28 50,-10! 56,2 48,14 34,24 16,30 0,31'),
    s.skin,
    { angle: 22, k: 0.32, gap: 3.8, max: 24, w: 2.5 },
    { extra: `${scales([-28, -36, 28, -18], s.skin, 9)}${marks}` },
  );
  both('44,-8! 62,-6 54,2! 64,8 48,12!', (d, side) =>
    p.form(d, side > 0 ? s.dark : s.skin, null, { w: 1.6 }),
  );
  for (const m of [-1, 1]) {
    p.form(oval(m * 28, -22, 15, 14), s.skin, m > 0 ? { k: 0.4, gap: 3.4 } : null);
    if (eyes === 'shut') p.line(`M${m * 28 - 11} -20Q${m * 28} -10 ${m * 28 + 11} -20`, 3);
    else
      p.disc(m * 28, -21, 10.5, eyes, 2)
        .fill(`M${m * 28} -30Q${m * 28 + 4.4} -21 ${m * 28} -12Q${m * 28 - 4.4} -21 ${m * 28} -30Z`)
        .dot(m * 28 - 3.6, -25, 2, '#fff');
    if (eyes !== 'shut')
      p.form(
        smooth([
          [m * 28 - 15, -24, 1],
          [m * 28 - 8 * m, -35],
          [m * 28 + 8 * m, -34],
          [m * 28 + 15, -24, 1],
          [m * 28, -27 + m * 0.4],
        ]),
        mixed(s.skin, s.dark, 0.3),
        null,
        { w: 1.5, dx: 0, dy: 0 },
      );
    p.fill(`M${m * 5} -1Q${m * 9} -5 ${m * 10} 0Q${m * 8} 2 ${m * 5} -1Z`);
  }
}

function lips(p: Plate, mouth: 'shut' | 'open' | 'smile'): void {
  if (mouth === 'open') {
    p.fill(symmetric('0,8 24,8 40,4! 30,22 14,30 0,31')).fill(oval(0, 24, 14, 5), '#b5564a');
    for (const x of [-26, -16, 16, 26])
      p.raw(`<path class="m" d="M${x - 3} 9L${x} 16L${x + 3} 9Z" fill="${IVORY}" stroke-width="1"/>`);
    return;
  }
  const bend = mouth === 'smile' ? 24 : 15;
  p.fill(swells([[-42, 5, 0, bend, 42, 5]], 2.2)).line(`M-43 1Q-46 5 -42 9M43 1Q46 5 42 9`, 1.8, INK);
}
