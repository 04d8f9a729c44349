/** Bears seen from in front: the ox-bear with its horns, and one without. */
import { type Color, seeded, wash } from '../tools/ink.ts';
import { hairs, swell } from '../tools/lines.ts';
import { smooth } from '../tools/smooth.ts';
import type { Plate } from '../tools/plate.ts';
import { mirrored, points, tuples } from '../tools/points.ts';
import { tufts } from '../tools/tufts.ts';
import { type Stand, spike, standing, tooth } from './anatomy.ts';

const COATS = {
  ox: { hide: '#8a6746', dark: '#4e3624', pale: '#cfab7c' },
  honey: { hide: '#a8783f', dark: '#5f3f20', pale: '#e3c083' },
  stone: { hide: '#7f8378', dark: '#444a44', pale: '#b9b7a2' },
} as const;
type Coat = { readonly [K in keyof (typeof COATS)['ox']]: string };

export interface Bear extends Stand {
  readonly coat?: keyof typeof COATS;
  readonly horns?: Color;
  /** `shut`: asleep. */
  readonly eyes?: Color | 'shut';
  /** Roaring, or with its mouth shut. */
  readonly mouth?: 'open' | 'shut';
  /** From in front, or with a back that is taken for a hill. */
  readonly body?: 'shoulders' | 'hill';
}

export function drawBear(
  p: Plate,
  { coat = 'ox', horns, eyes = '#f0b73c', mouth = 'open', body = 'shoulders', ...stand }: Bear,
): void {
  const c = COATS[coat];
  standing(p, stand, () => {
    BODIES[body](p, c);
    if (horns !== undefined)
      for (const m of [-1, 1])
        p.limb(
          [
            [140 + m * 34, 52],
            [140 + m * 72, 54],
            [140 + m * 92, 30],
            [140 + m * 84, 2],
          ],
          [13, 12, 8, 0.8],
          wash(horns),
          { gap: 4.8, bow: m * 0.6 },
        );
    ears(p, c, horns === undefined);
    head(p, c);
    if (mouth === 'open') roar(p);
    else p.line('M140 106V114M126 120Q134 124 140 114Q146 124 154 120', 2.4);
    for (const m of [-1, 1])
      if (eyes === 'shut') p.line(`M${140 + m * 10} 72Q${140 + m * 20} 80 ${140 + m * 32} 70`, 3.4);
      else eye(p, m, wash(eyes));
  });
}

function shoulders(p: Plate, c: Coat): void {
  const body = smooth(points('28,200! 36,140 66,96 104,76 176,76 214,96 244,140 252,200!'));
  const edge = '30,176 38,132 68,92 110,72 170,72 212,92 242,132 250,176';
  p.form(tufts(points(edge), 24, 11, 0, 3), c.hide, null);
  p.form(body, c.hide, { angle: 24, k: 0.26, gap: 4.8, max: 54, w: 3.3 });
  const random = seeded(3);
  let hair = '';
  for (let i = 0; i < 70; i++) {
    const x = 40 + random() * 200;
    const y = 100 + random() * 90;
    hair += swell(x, y, x + (140 - x) * 0.02, y + 6, x + (x - 140) * 0.06, y + 12, 1.1);
  }
  p.inside(body, hair);
}

/** Turf and standing stones on a back, the legs under it. */
function hill(p: Plate, c: Coat): void {
  for (const stone of [
    '-56,66! -62,20 -48,4 -34,18 -34,58!',
    '-6,40! -10,-22 8,-36 22,-20 20,40!',
    '52,44! 50,2 64,-10 78,6 78,50!',
  ])
    p.form(smooth(points(stone)), '#b3aea0', { k: 0.4, gap: 4 });
  const body = smooth(points('-90,206! -96,130 -64,70 0,38 70,40 140,66 206,100 222,206!'));
  p.form(body, c.hide, { angle: 40, k: 0.26, gap: 5, max: 50, w: 3.2 });
  p.form(tufts(points('-96,128 -64,66 0,34 70,36 128,64'), 26, 10, 0.1, 4), '#7f8a58', {
    angle: 70,
    k: 0.2,
    gap: 5,
  });
  p.inside(body, hairs(46, [-84, 110, 290, 80], [-4, 13], 1.2, 6));
  for (const leg of ['-40,130 -50,164 -46,210', '94,130 88,164 92,210', '186,130 194,164 190,210'])
    p.limb(points(leg), [34, 26, 28], c.hide, { open: 2, k: 0.4 });
}

const BODIES = { shoulders, hill } as const;

function ears(p: Plate, c: Coat, round: boolean): void {
  for (const side of [(s: string) => mirrored(points(s)), points])
    p.form(
      smooth(
        side(round ? '164,46 162,26 176,16 190,26 188,44 178,54' : '180,62! 202,66 210,80! 192,86 178,80!'),
      ),
      c.hide,
      { k: 0.5, gap: 3.4 },
    );
}

function head(p: Plate, c: Coat): void {
  const skull =
    '100,60 104,40 122,32 140,36 158,32 176,40 180,60 178,88 188,104! 176,108! 178,124! 162,122 150,146 130,146 118,122 102,124! 104,108! 92,104! 102,88';
  const strands = tuples(2, '124 48, 132 58, 148 58, 156 48, 140 46, 112 84, 168 86, 112 100, 168 102');
  p.form(
    smooth(points(skull)),
    c.hide,
    { angle: 22, k: 0.36, gap: 4, max: 34, w: 2.9 },
    {
      hatch: strands.map(([x, y]) => swell(x, y, x - 1, y + 5, x + (x - 140) * 0.1, y + 11, 1.1)).join(''),
    },
  );
  p.form(tufts(points('162,40 150,34 130,34 118,40'), 5, 20, 0, 4), c.dark, null);
  const muzzle = '118,104 126,86 140,80 154,86 162,104 160,122 140,130 120,122';
  p.form(smooth(points(muzzle)), c.pale, { angle: 24, k: 0.36, gap: 3.6, max: 20 });
  p.fill('M124 92C128 84 152 84 156 92C154 102 146 106 140 106C134 106 126 102 124 92Z');
  p.fill('M129 91Q133 88 138 90Q133 92 129 91Z', '#d4c3a4');
}

function roar(p: Plate): void {
  p.fill('M118 116Q128 108 140 112Q152 108 162 116Q160 142 140 146Q120 142 118 116Z');
  p.mass('M128 132Q140 122 152 132Q150 144 140 145Q130 144 128 132Z', '#b5564a', { w: 1.2, dx: 0, dy: 0 });
  for (const [x, l] of tuples(2, '124 15, 156 15, 133 7, 147 7')) p.raw(tooth(x, 113, 3.2, l));
  for (const x of [130, 150]) p.raw(spike(x, 142, 3, -12));
}

function eye(p: Plate, m: number, color: string): void {
  const q = (x: number): number => 140 + m * x;
  p.fill(`M${q(6)} 74C${q(12)} 66 ${q(22)} 60 ${q(34)} 60C${q(34)} 72 ${q(22)} 80 ${q(8)} 78Z`);
  p.raw(`<ellipse cx="${q(19)}" cy="71" rx="6.2" ry="4.6" fill="${color}"/>`);
  p.dot(q(17.5), 71.5, 2.6).dot(q(17.5) - 1, 70.2, 0.9, '#fff');
  p.fill(`M${q(4)} 72C${q(10)} 62 ${q(24)} 54 ${q(38)} 56C${q(28)} 60 ${q(14)} 66 ${q(4)} 72Z`);
}
