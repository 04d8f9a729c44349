/** Razorwings: half bird, half bat, with feathers that are blades. */
import { mixed, short as f } from '../tools/ink.ts';
import { swell } from '../tools/lines.ts';
import { smooth } from '../tools/smooth.ts';
import type { Plate } from '../tools/plate.ts';
import { between, mirrored, type Point, points, tuples, turned } from '../tools/points.ts';
import { feathers, type Stand, standing } from './anatomy.ts';

const COATS = {
  brown: { fur: '#7a5f52', pale: '#cdb394', blade: '#b9c4c6', skin: '#5c4338' },
  ash: { fur: '#6d6f73', pale: '#c9c6ba', blade: '#a9b3b8', skin: '#45474d' },
  rust: { fur: '#96553a', pale: '#e0bd8e', blade: '#c5bda9', skin: '#62362a' },
  storm: { fur: '#4f5d70', pale: '#b9c2c6', blade: '#d3dadb', skin: '#333f50' },
  pied: { fur: '#3f434b', pale: '#f2eee0', blade: '#5d6a78', skin: '#23262c' },
  down: { fur: '#b9a07a', pale: '#eadbb5', blade: '#cfd2c8', skin: '#8a7150' },
} as const;
type Coat = { readonly [K in keyof (typeof COATS)['brown']]: string };

/** One feather, from its root to its tip, with a bright edge towards the light. */
function blade(p: Plate, [x0, y0]: Point, [x1, y1]: Point, w: number, fill: string): void {
  const l = Math.hypot(x1 - x0, y1 - y0);
  const nx = -(y1 - y0) / l;
  const ny = (x1 - x0) / l;
  const [mx, my] = between([x0, y0], [x1, y1], 0.62);
  const s = nx + ny > 0 ? 1 : -1;
  const at = (x: number, y: number, k: number): string => `${f(x + nx * w * k)} ${f(y + ny * w * k)}`;
  p.form(
    `M${at(x0, y0, 0.42)}Q${at(mx, my, 1.05)} ${f(x1)} ${f(y1)}Q${at(mx, my, -0.62)} ${at(x0, y0, -0.42)}Z`,
    fill,
    { angle: (Math.atan2(ny * s, nx * s) * 180) / Math.PI, gap: 4.4, k: 0.5, max: w * 0.7, w: 1.9, bend: 0 },
    { w: 1.7, dx: 1.1, dy: 1.1 },
  );
  const off = (x: number, y: number, k: number): [number, number] => [x - nx * s * w * k, y - ny * s * w * k];
  const a = between([x0, y0], [x1, y1], 0.25);
  const b = between([x0, y0], [x1, y1], 0.93);
  p.fill(swell(...off(a[0], a[1], 0.12), ...off(mx, my, 0.22), b[0], b[1], 0.9), '#fdfaf0');
}

interface WingOptions {
  readonly w: number;
  readonly flip?: number;
  readonly fill?: string;
}

/** A wing: its arm, and the root and tip of each blade. */
function wing(
  p: Plate,
  coat: Coat,
  arm: string,
  blades: string,
  { w, flip, fill = coat.blade }: WingOptions,
): void {
  const side = (list: readonly Point[]): readonly Point[] =>
    flip === undefined ? list : mirrored(list, flip);
  const bones = side(points(arm));
  const all = tuples(4, blades).map(
    ([a, b, c, d]) =>
      side([
        [a, b],
        [c, d],
      ]) as readonly [Point, Point],
  );
  const skin = [bones[0], bones.at(-1), ...all.map(([a, b]) => between(a, b, 0.5))];
  p.form(smooth(skin.flatMap((q): Point[] => (q === undefined ? [] : [[q[0], q[1], 1]]))), coat.skin, {
    gap: 4.4,
    k: 0.4,
  });
  for (const [a, b] of all.toReversed()) blade(p, a, b, w, fill);
  p.limb(bones, [9, 7, 5, 3].slice(0, bones.length), coat.fur, { gap: 4, k: 0.6 });
}

function tail(p: Plate, coat: Coat, list: string, w: number): void {
  for (const [a, b, c, d] of tuples(4, list)) blade(p, [a, b], [c, d], w, coat.blade);
}

function talons(p: Plate, coat: Coat, x: number, y: number, s: number, rot: number): void {
  p.group(`translate(${x} ${y}) rotate(${rot}) scale(${s})`, () => {
    for (const a of [-34, 0, 34])
      p.group(`rotate(${a})`, () => {
        p.mass('M-4 -2C-5 8 -3 16 3 24C5 14 6 6 4 -2Z', '#e0c48a', { w: 1.5, dx: 0.8, dy: 0.8 });
      });
    p.mass('M-6 -10H6L5 3H-5Z', coat.pale, { w: 1.5, dx: 0.8, dy: 0.8 });
  });
}

function profile(p: Plate, coat: Coat, x: number, y: number, s: number, rot = 0, open = 16): void {
  p.group(`translate(${x} ${y}) rotate(${rot}) scale(${s})`, () => {
    p.form(smooth(points('-8,-12! -8,-36 4,-52! 10,-34 10,-14!')), coat.skin, { k: 0.5 });
    p.mass(smooth(turned(points('10,6 24,6 38,12 42,18! 30,20 12,18'), [10, 10], open)), '#b98d46', {
      w: 1.6,
    });
    p.fill('M12 0L40 10L34 20L12 14Z', '#4a1712');
    const head = '-30,26! -27,12! -34,8! -25,-4 -12,-20 6,-22 18,-15 23,-2 19,10 8,18 -4,30! -8,20! -20,32!';
    p.form(smooth(points(head)), coat.fur, { angle: 50, gap: 3.5, k: 0.42, max: 18, w: 2.4 });
    p.form('M15 -15C32 -19 50 -6 47 20C41 9 33 5 17 7C21 0 20 -8 15 -15Z', '#dcb15c', {
      angle: 40,
      gap: 3.2,
      k: 0.4,
      max: 12,
      w: 2,
    });
    p.fill(swell(24, -9, 28, -10, 31, -7, 1.2))
      .disc(7, -5, 6.6, '#f2c23e')
      .dot(8.5, -4.5, 3)
      .dot(7, -6, 1, '#fff');
    p.fill('M-6 -16C4 -18 14 -12 20 -4C12 -8 2 -9 -6 -10Z');
    p.form(
      smooth(points('-20,-8! -30,-32 -26,-56! -10,-40 -2,-18!')),
      coat.fur,
      { k: 0.45, gap: 3.4 },
      {
        extra: `<path d="M-17 -14C-24 -30 -24 -40 -23 -47C-13 -36 -9 -26 -7 -18Z" fill="#3b2a22"/>`,
      },
    );
  });
}

function fromInFront(p: Plate, coat: Coat): void {
  for (const m of [-1, 1])
    p.group(m < 0 ? '' : 'translate(280 0) scale(-1 1)', () => {
      p.form(
        smooth(points('118,46! 104,26 100,0! 120,14 136,34!')),
        coat.fur,
        { k: 0.4, gap: 3.4, angle: m < 0 ? 18 : 162 },
        {
          extra: `<path d="M118 40C108 26 106 16 105 9C116 18 124 26 130 36Z" fill="#3b2a22"/>`,
        },
      );
    });
  const head =
    '113,60 116,42 130,31 150,31 164,42 167,60 158,76! 154,72! 150,86! 140,84 130,86! 126,72! 122,76!';
  p.form(smooth(points(head)), coat.fur, { angle: 20, gap: 3.6, k: 0.34, max: 18 });
  for (const m of [-1, 1]) {
    const q = (x: number): number => 140 + m * x;
    p.disc(q(14), 54, 7.6, '#f2c23e')
      .dot(q(12.5), 55, 3.4)
      .dot(q(12.5) - 1.3, 53.4, 1.1, '#fff');
    p.fill(`M${q(4)} 56C${q(8)} 48 ${q(16)} 42 ${q(26)} 42C${q(20)} 47 ${q(12)} 50 ${q(4)} 56Z`);
  }
  p.form('M131 58Q140 50 149 58C152 68 148 82 140 94C132 82 128 68 131 58Z', '#dcb15c', {
    k: 0.46,
    gap: 3.2,
    max: 12,
  });
  p.line('M131 68Q140 74 149 68', 1.8).line('M136 60L135 63M144 60L145 63', 2);
}

const SPREAD =
  '66 28 22 0, 63 34 -4 24, 65 42 -2 64, 70 50 12 100, 77 60 34 128, 87 68 62 146, 100 76 92 150';

const POSES = {
  /** Over you, wings spread. */
  stooping(p: Plate, coat: Coat) {
    tail(p, coat, '136 132 116 186, 144 132 164 186, 140 132 140 192', 12);
    for (const flip of [undefined, 140])
      wing(p, coat, '128,88 92,82 66,28', SPREAD, flip === undefined ? { w: 13 } : { w: 13, flip });
    talons(p, coat, 118, 152, 0.95, 18);
    talons(p, coat, 162, 152, 0.95, -18);
    p.form(
      smooth(points('116,86 126,70 154,70 164,86 162,118 152,142 140,152 128,142 118,118')),
      coat.fur,
      { angle: 20, gap: 4, k: 0.42, max: 24, w: 2.8 },
      {
        extra: `<path d="M128 84Q140 78 152 84L148 128Q140 140 132 128Z" fill="${coat.pale}"/>`,
        hatch: feathers('136 94, 146 94, 141 104, 134 112, 147 112, 140 122', 4.5),
      },
    );
    fromInFront(p, coat);
  },
  /** At rest, wings half folded. */
  perched(p: Plate, coat: Coat) {
    tail(p, coat, '110 134 58 186, 116 138 78 192', 13);
    p.form(
      smooth(points('150,62 172,74 180,100 174,130 154,150 126,152 108,138 104,108 120,74')),
      coat.fur,
      { angle: 34, gap: 4.2, k: 0.36, max: 30, w: 2.9 },
      {
        extra: `<path d="M160 70Q184 84 182 108Q176 136 156 148Q168 120 160 70Z" fill="${coat.pale}"/>`,
        hatch: feathers('166 92, 170 104, 166 116, 168 128, 160 136', 4.5),
      },
    );
    talons(p, coat, 138, 152, 1, 8);
    talons(p, coat, 164, 150, 1, -12);
    wing(
      p,
      coat,
      '146,78 108,66 84,44',
      '84 44 20 30, 82 50 10 62, 84 56 10 94, 90 62 20 124, 98 66 38 148, 110 70 62 164, 124 74 88 168',
      { w: 14 },
    );
    profile(p, coat, 158, 54, 1.06);
  },
  /** Talons first. */
  striking(p: Plate, coat: Coat) {
    wing(p, coat, '140,92 150,48 190,16', '190 16 238 -10, 188 18 256 12, 182 22 250 40, 172 32 228 60', {
      w: 12,
      fill: mixed(coat.blade, coat.skin, 0.3),
    });
    tail(p, coat, '86 112 12 128, 86 116 16 150, 92 120 34 168', 12);
    p.form(
      smooth(points('76,104 108,84 150,80 184,96 186,122 160,138 124,140 92,128')),
      coat.fur,
      { angle: 60, gap: 4.2, k: 0.44, max: 26, w: 2.9 },
      { hatch: feathers('108 104, 122 100, 118 114, 134 108', 5) },
    );
    p.limb(points('146,130 168,146 190,148'), [8, 6, 4.5], coat.fur, { open: 2 });
    p.limb(points('124,132 140,156 162,164'), [9, 6, 5], coat.fur, { open: 2 });
    talons(p, coat, 196, 150, 1.05, -66);
    talons(p, coat, 170, 168, 1.1, -60);
    wing(
      p,
      coat,
      '140,98 102,74 78,28',
      '78 28 66 -14, 75 32 30 -8, 74 40 4 14, 77 50 -6 48, 84 62 -4 80, 94 74 12 104, 108 86 40 118',
      { w: 14 },
    );
    profile(p, coat, 190, 98, 1.16, 16);
  },
  /** Only neck and head, out of a nest or from behind a rock. */
  peering(p: Plate, coat: Coat) {
    p.form(
      smooth(points('96,190! 108,130 124,86 156,70 182,92 178,140 190,190!')),
      coat.fur,
      { angle: 30, gap: 4.4, k: 0.4, max: 30, w: 2.9 },
      {
        hatch: feathers('128 120, 142 112, 136 136, 152 130, 128 154, 146 152, 160 148, 138 172, 158 170', 5),
      },
    );
    profile(p, coat, 150, 70, 1.3, -6, 26);
  },
} as const;

export interface Razorwing extends Stand {
  readonly pose: keyof typeof POSES;
  readonly coat?: keyof typeof COATS;
}

export function drawRazorwing(p: Plate, { pose, coat = 'brown', ...stand }: Razorwing): void {
  standing(p, stand, () => POSES[pose](p, COATS[coat]));
}
