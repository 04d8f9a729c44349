/** Crocodiles: afloat, on the bank with the mouth open, and what is seen of one by night. */
import { mixed } from '../tools/ink.ts';
import { swells } from '../tools/lines.ts';
import type { Plate } from '../tools/plate.ts';
import { points, tuples, turned } from '../tools/points.ts';
import { smooth } from '../tools/smooth.ts';
import { tufts } from '../tools/tufts.ts';
import { jawTooth, type Stand, standing, tooth, turnedPoint } from '../beasts/anatomy.ts';
import { scales } from '../beasts/figure.ts';

const HIDES = {
  river: { hide: '#7d8560', dark: '#434a33', belly: '#d8d2a2' },
  mud: { hide: '#8f7f5c', dark: '#4d422c', belly: '#ddcea0' },
  old: { hide: '#6f6f66', dark: '#3a3a36', belly: '#c4bfa8' },
  black: { hide: '#565a52', dark: '#2a2d28', belly: '#b3ad90' },
} as const;
interface Hide {
  readonly hide: string;
  readonly dark: string;
  readonly belly: string;
}

/** In profile, looking right, from the nape at -60 to the snout at 110. */
function head(p: Plate, c: Hide, jaw: number, eye: string): void {
  const hinge = [-24, 14] as const;
  const low = turned(
    points('-44,12 -10,20 30,19 70,18 102,14! 108,20 96,27 50,31 0,35 -34,32 -50,26'),
    hinge,
    jaw,
  );
  const tip = turnedPoint(103, 15, hinge, jaw);
  const mid = turnedPoint(20, 22, hinge, jaw);
  p.mass(`M-30 10L108 4L${tip[0]} ${tip[1]}L${mid[0]} ${mid[1]}L-34 24Z`, '#5c1f18', { w: 1, dx: 0, dy: 0 });
  for (const [x, l] of tuples(2, '100 -11, 90 -7, 80 -9, 70 -7, 60 -9, 50 -7, 40 -8, 30 -7, 20 -7, 8 -6'))
    p.raw(jawTooth(x, 19, l, hinge, jaw));
  p.form(smooth(low), c.belly, { angle: 64, k: 0.6, gap: 4, max: 14, w: 2.3 });
  for (const [x, l] of tuples(2, '106 11, 97 8, 88 10, 79 8, 69 11, 59 8, 49 9, 39 8, 28 8, 17 7, 6 6'))
    p.raw(tooth(x, 9 + Math.sin(x / 9) * 1.2, 2.9, l, -1));
  p.form(
    smooth(
      points(
        '-66,12 -62,-12 -40,-24 -24,-26 -14,-36 0,-36 8,-24 24,-14 54,-9 84,-8 94,-16 106,-16 114,-6 112,6 104,11 92,8 78,12 62,8 46,13 28,10 8,14 -12,20 -32,30 -60,28',
      ),
    ),
    c.hide,
    { angle: 64, gap: 3.8, k: 0.36, max: 17, w: 2.4 },
    {
      extra: scales([-66, -38, 110, 30], c.hide, 10),
      hatch: swells(tuples(6, '36 -10 40 -2 36 6, 52 -8 56 0 52 6, 68 -7 72 0 68 7'), 1),
    },
  );
  p.fill('M98 -14Q105 -16 108 -10Q101 -9 98 -14Z');
  p.fill('M-18 -26C-12 -36 2 -36 7 -25C0 -19 -12 -19 -18 -26Z')
    .fill('M-13 -26C-8 -32 0 -32 3 -25C-2 -22 -9 -22 -13 -26Z', eye)
    .fill('M-5 -31Q-1.500 -26 -5 -22Q-8 -26 -5 -31Z');
}

const plates = (p: Plate, list: string, n: number, l: number, c: Hide): void =>
  void p.form(tufts(points(list), n, l, -0.3, 5, 0.2), c.dark, null);

const POSES = {
  /** On the bank, jaws wide. */
  basking(p: Plate, c: Hide, jaw: number, eye: string) {
    plates(p, '-8,140 40,112 90,96 130,92', 11, 11, c);
    p.limb(points('110,150 130,164 120,180'), [12, 9, 8], mixed(c.hide, c.dark, 0.4), { k: 0.8 });
    p.form(
      smooth(points('-14,200! -14,138 34,112 90,96 132,96 150,118 140,148 96,170 40,176')),
      c.hide,
      { angle: 66, gap: 4.8, k: 0.36, max: 32, w: 3 },
      {
        extra: `${scales([-14, 96, 150, 150], c.hide, 13)}<path d="M150 128C132 160 60 170 -14 176V204H160Z" fill="${c.belly}"/>`,
      },
    );
    p.limb(points('50,154 34,170 46,184 66,184'), [17, 11, 9, 7], c.hide, { k: 0.5, open: 3 });
    p.group('translate(152 106) rotate(-16) scale(.98)', () => head(p, c, Math.max(jaw, 24), eye));
  },
  /** Low in the water: back, eyes, snout. */
  floating(p: Plate, c: Hide, jaw: number, eye: string) {
    plates(p, '-8,128 40,118 84,114 118,118', 9, 13, c);
    p.form(
      smooth(points('-20,152! -14,128 40,118 90,116 130,128 150,152!')),
      c.hide,
      { angle: 70, gap: 4.6, k: 0.36, max: 20, w: 2.8 },
      { extra: scales([-20, 110, 150, 152], c.hide, 12) },
    );
    p.group('translate(158 128)', () => head(p, c, jaw, eye));
  },
  /** Out of the water, straight up, jaws wide. */
  rising(p: Plate, c: Hide, jaw: number, eye: string) {
    plates(p, '64,204 70,150 84,116 98,98', 8, 13, c);
    p.form(
      smooth(points('58,206! 70,150 92,106 132,96 164,120 168,160 170,206!')),
      c.hide,
      { angle: 30, gap: 4.8, k: 0.34, max: 34, w: 3 },
      {
        extra: `${scales([58, 96, 140, 206], c.hide, 13)}<path d="M140 120C160 140 150 180 152 206H176V120Z" fill="${c.belly}"/>`,
      },
    );
    p.limb(points('94,158 74,176 78,196'), [14, 10, 8], c.hide, { k: 0.5, open: 2 });
    p.group('translate(134 98) rotate(-44) scale(1.04)', () => head(p, c, Math.max(jaw, 22), eye));
  },
} as const;

export interface Crocodile extends Stand {
  readonly pose: keyof typeof POSES;
  readonly hide?: keyof typeof HIDES;
  readonly jaw?: number;
  readonly eye?: `#${string}`;
}

export function drawCrocodile(
  p: Plate,
  { pose, hide = 'river', jaw = 4, eye = '#f0c24a', ...stand }: Crocodile,
): void {
  standing(p, stand, () => POSES[pose](p, HIDES[hide], jaw, eye));
}
