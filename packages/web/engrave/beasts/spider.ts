/** Spiders: legs along a spine, a face with eight eyes and fangs. */
import { short as f, wash, type Color } from '../tools/ink.ts';
import { limb, ringsOf } from '../tools/limb.ts';
import { swell, taper } from '../tools/lines.ts';
import { oval, smooth } from '../tools/smooth.ts';
import { patch, type Plate } from '../tools/plate.ts';
import { mirrored, type Point, points, tuples } from '../tools/points.ts';
import { bristles, tufts } from '../tools/tufts.ts';
import { type Stand, standing } from './anatomy.ts';

const COATS = {
  dust: { body: '#7a6a58', belly: '#8d7a62', band: '#4b392b', mark: '#a8402c', eye: '#d9432b' },
  slate: { body: '#59636a', belly: '#59636a', band: '#c9ba8f', mark: '#d8c99e', eye: '#e8b23a' },
  russet: { body: '#6b4a3c', belly: '#8a5f4a', band: '#caa070', mark: '#caa070', eye: '#ece0b8' },
  moss: { body: '#5f6a4c', belly: '#7d8757', band: '#39412f', mark: '#d8c99e', eye: '#f0b43c' },
  ivory: { body: '#b8ab8f', belly: '#ddd2b4', band: '#6b5a48', mark: '#7a3b30', eye: '#8f2f25' },
  ink: { body: '#4a4550', belly: '#5d5764', band: '#8d7f9a', mark: '#c9a24a', eye: '#b9d98a' },
} as const;
type Coat = { readonly [K in keyof (typeof COATS)['dust']]: string };

function leg(
  p: Plate,
  spine: readonly Point[],
  w: number,
  fill: string,
  band: string | null,
  hairy = 8,
): void {
  p.fill(bristles(spine, hairy, w * 1.9, Math.round(spine[1]?.[0] ?? 0), taper));
  const { d, frame } = limb(spine, [w, w * 0.92, w * 0.66, 0.8]);
  p.mass(d, fill, { w: 1.7, dx: 1.2, dy: 1.2 });
  const bands = (band === null ? [] : [0.3, 0.52, 0.74]).map((t) => {
    const at = Math.round(t * (frame.length - 1));
    const [a, b] = [frame[at]?.p ?? [0, 0], frame[Math.min(frame.length - 1, at + 1)]?.p ?? [0, 0]];
    return `<path d="M${f(a[0])} ${f(a[1])}L${f(b[0])} ${f(b[1])}" stroke="${band}" stroke-width="${f(w * 2.4)}" stroke-linecap="butt"/>`;
  });
  p.inside(d, ringsOf(frame, { gap: 4.4, k: 0.55, w: 2.1, bow: 0.4 }), bands.join(''));
}

function bothSides(p: Plate, list: readonly string[], cx: number, w: number, coat: Coat): void {
  for (const one of list)
    for (const spine of [mirrored(points(one), cx), points(one)]) leg(p, spine, w, coat.body, coat.band);
}

const EYES = '-9 -2 6.6, 9 -2 6.6, -21 -5 3.8, 21 -5 3.8, -12 -14 3, 12 -14 3, -4 -16 2.2, 4 -16 2.2';

function face(p: Plate, cx: number, cy: number, s: number, { body, eye }: Coat): void {
  p.group(`translate(${cx} ${cy}) scale(${s})`, () => {
    for (const m of [-1, 1])
      p.limb(
        [
          [m * 9, 10],
          [m * 13, 24],
          [m * 9, 34],
        ],
        [8, 8, 6],
        body,
        { gap: 3.4, k: 0.6 },
      );
    for (const m of [-1, 1])
      p.mass(
        `M${m * 14} 32C${m * 16} 42 ${m * 10} 52 ${m * 3} 54C${m * 6} 46 ${m * 5} 40 ${m * 3} 34Z`,
        '#3a2418',
        { w: 1.4, dx: 0.8, dy: 0.8 },
      ).fill(swell(m * 11, 36, m * 11, 44, m * 7, 49, 0.9), '#d8c6a2');
    const d = smooth(points('-30,2 -24,-16 -8,-22 8,-22 24,-16 30,2 20,16 0,20 -20,16'));
    p.form(d, body, { angle: 30, gap: 3.8, k: 0.36, max: 22 });
    for (const [x, y, r] of tuples(3, EYES))
      p.disc(x, y, r, eye, 1.7)
        .dot(x + r * 0.1, y + r * 0.15, r * 0.5)
        .dot(x - r * 0.35, y - r * 0.38, r * 0.27, '#fff7e2');
  });
}

/** What is drawn on the back, around 0 0. */
const BACKS = {
  star: 'M0 -42L10 -28L26 -28L14 -14L24 2L0 -8L-24 2L-14 -14L-26 -28L-10 -28ZM-12 8L0 2L12 8L0 18Z',
  lozenges:
    'M0 -36L9 -20L0 -8L-9 -20ZM0 -4L7 8L0 20L-7 8ZM-24 -8a4 4 0 1 1 8 0a4 4 0 1 1-8 0ZM16 -8a4 4 0 1 1 8 0a4 4 0 1 1-8 0ZM-19 12a3 3 0 1 1 6 0a3 3 0 1 1-6 0ZM13 12a3 3 0 1 1 6 0a3 3 0 1 1-6 0Z',
  bars: 'M-26 -24Q0 -36 26 -24L22 -16Q0 -26 -22 -16ZM-34 -4Q0 -18 34 -4L32 5Q0 -8 -32 5ZM-30 16Q0 4 30 16L26 24Q0 14 -26 24Z',
  skull:
    'M-16 -20C-16 -34 16 -34 16 -20C16 -12 12 -8 11 -2V6H4V0H-4V6H-11V-2C-12 -8 -16 -12 -16 -20ZM-10 -18a4 4 0 1 0 8 0a4 4 0 1 0-8 0ZM2 -18a4 4 0 1 0 8 0a4 4 0 1 0-8 0Z',
  plain: '',
} as const;

const POSES = {
  /** In front of its web, seen from above. */
  waiting(p: Plate, coat: Coat, back: string) {
    bothSides(
      p,
      ['120,96 94,30 54,12 14,34', '118,104 66,46 26,60 6,126', '118,112 66,86 36,122 26,182'],
      140,
      7.2,
      coat,
    );
    p.fill(tufts(points('92,72 96,36 140,10 184,36 188,72'), 22, 6, 0, 4)).form(
      oval(140, 58, 50, 46),
      coat.belly,
      { angle: 32, gap: 4.4, k: 0.4, max: 40, w: 3 },
      { extra: patch(back, coat.mark, 1.5, ' transform="translate(140 58)" fill-rule="evenodd"') },
    );
    bothSides(p, ['122,114 84,106 70,142 84,182'], 140, 7.6, coat);
    face(p, 140, 106, 1.18, coat);
  },
  /** Down a thread. */
  hanging(p: Plate, coat: Coat, back: string) {
    p.line('M128 0V44', 1.7);
    bothSides(
      p,
      [
        '118,92 76,62 84,24 108,4',
        '114,104 56,84 36,52 32,12',
        '114,116 58,118 30,150 32,186',
        '118,124 88,138 76,166 88,188',
      ],
      128,
      6.4,
      coat,
    );
    p.form(
      oval(128, 66, 40, 44),
      coat.belly,
      { angle: 28, gap: 4.2, k: 0.42, max: 34, w: 3 },
      { extra: patch(back, coat.mark, 1.4, ' transform="translate(128 66)" fill-rule="evenodd"') },
    );
    face(p, 128, 122, 1, coat);
  },
  /** From the side, its forelegs up. */
  rearing(p: Plate, coat: Coat) {
    const far = '#4e372c';
    for (const one of ['152,98 166,26 204,8 240,30', '146,120 190,112 206,140 204,174'])
      leg(p, points(one), 5.6, far, null, 6);
    p.fill(tufts(points('16,120 8,80 38,40 82,42 116,78'), 22, 7, -0.3, 4)).form(
      smooth(points('126,110 112,72 78,44 40,44 14,72 14,112 38,140 78,144 112,136')),
      coat.belly,
      { angle: 48, gap: 4.4, k: 0.44, max: 44, w: 3.1 },
      {
        extra: patch(
          'M30 64Q56 44 84 58Q60 58 40 78ZM26 92Q54 70 96 82Q62 82 36 104ZM32 118Q60 100 104 106Q68 108 46 128Z',
          coat.mark,
          1.2,
        ),
      },
    );
    p.form(oval(138, 112, 27, 22, -10), coat.body, { angle: 40, k: 0.4, gap: 4 });
    for (const one of ['126,118 94,74 54,112 44,184', '140,124 122,98 102,138 110,186'])
      leg(p, points(one), 6.8, coat.body, coat.band);
    leg(p, points('168,110 212,54 246,66 262,116'), 7.4, coat.body, coat.band);
    p.group('rotate(-14 160 104)', () => face(p, 162, 102, 1.12, coat));
  },
} as const;

export interface Spider extends Stand {
  readonly pose: keyof typeof POSES;
  readonly coat?: keyof typeof COATS;
  readonly back?: keyof typeof BACKS;
  readonly eyes?: Color;
}

export function drawSpider(p: Plate, { pose, coat = 'dust', back = 'star', eyes, ...stand }: Spider): void {
  const chosen: Coat = COATS[coat];
  standing(p, stand, () =>
    POSES[pose](p, eyes === undefined ? chosen : { ...chosen, eye: wash(eyes) }, BACKS[back]),
  );
}
