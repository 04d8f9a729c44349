/** What the touch of Tarakhe makes of beasts: too many of everything. */
import { INK, IVORY, mixed } from '../tools/ink.ts';
import { hairs, swells } from '../tools/lines.ts';
import type { Plate } from '../tools/plate.ts';
import { points, tuples } from '../tools/points.ts';
import { oval, smooth } from '../tools/smooth.ts';
import { tufts } from '../tools/tufts.ts';
import { feathers, spike, type Stand, standing, tooth } from '../beasts/anatomy.ts';

/** An eye that looks somewhere else: x y, radius, and where the pupil is. */
export function stray(p: Plate, x: number, y: number, r: number, dx: number, iris = '#d8c23a'): void {
  p.form(oval(x, y, r * 1.34, r * 1.16), '#6d4a58', null, { w: 1.5, dx: 0.8, dy: 0.8 })
    .disc(x, y, r, IVORY, 1.7)
    .disc(x + dx, y, r * 0.58, iris, 1.2)
    .fill(oval(x + dx, y, r * 0.18, r * 0.48))
    .dot(x + dx - r * 0.2, y - r * 0.26, r * 0.14, '#fff');
}

/** A mouth where none should be: middle, half width, half height, turn. */
export function maw(p: Plate, x: number, y: number, w: number, h: number, turn: number): void {
  p.group(`translate(${x} ${y}) rotate(${turn})`, () => {
    p.form(oval(0, 0, w * 1.12, h * 1.2), '#8d5a62', { k: 0.3, gap: 3.8 }, { w: 1.7 }).fill(
      oval(0, 0, w, h),
      '#3a1018',
    );
    for (let i = -2; i <= 2; i++) {
      const tx = (i * w) / 2.7;
      const ty = h * Math.sqrt(1 - (tx / w) ** 2);
      p.raw(tooth(tx, -ty, w * 0.13, h * 0.7, 0)).raw(spike(tx + w * 0.14, ty * 0.92, w * 0.12, -h * 0.56));
    }
  });
}

/** A bird's head, around 0 0, looking right; the beak in two. */
function birdHead(p: Plate, color: string, beaks: 'hooked' | 'spear'): void {
  if (beaks === 'spear') {
    p.form('M40 -16L132 4L42 4Z', '#cda24a', { angle: 70, k: 0.5, gap: 3.8 }).form(
      'M40 6L122 12L40 22Z',
      mixed('#cda24a', INK, 0.24),
      { angle: 70, k: 0.5, gap: 3.8 },
    );
    p.form(smooth(points('10,-40! -30,-54 -74,-44! -40,-38 -6,-26')), INK, null, { w: 1 });
  } else {
    p.form(smooth(points('44,-14! 84,-16 112,2 116,24! 94,12 70,10 42,12')), '#cda24a', {
      angle: 60,
      k: 0.4,
      gap: 3.8,
      max: 14,
    });
    p.form(smooth(points('40,10! 68,12 90,18 98,28! 72,28 42,24')), mixed('#cda24a', INK, 0.24), {
      angle: 60,
      k: 0.4,
      gap: 3.6,
    });
    p.form(smooth(points('36,22! 70,34 88,54 84,76! 68,56 50,46 30,40')), '#cda24a', {
      angle: 40,
      k: 0.4,
      gap: 3.8,
      max: 14,
    });
    p.form(smooth(points('30,40! 48,50 60,66 60,78! 42,66 24,54')), mixed('#cda24a', INK, 0.24), {
      angle: 40,
      k: 0.4,
      gap: 3.6,
    });
    p.form(tufts(points('-44,-6 -34,-34 -6,-48 20,-46'), 6, 17, -0.7, 4), mixed(color, INK, 0.35), null);
  }
  p.form(
    smooth(
      points(
        '-50,4 -44,-28 -18,-46 16,-44 40,-26 48,-4 46,20 34,46 6,56 -20,60! -26,48! -40,54! -42,40! -58,40! -50,24!',
      ),
    ),
    color,
    { angle: 50, k: 0.34, gap: 4, max: 24, w: 2.6 },
    {
      hatch: feathers(
        '-24 -24, -8 -30, 6 -26, -30 -8, -14 -12, -34 10, -20 6, -26 26, -10 24, -16 40, 2 38',
        6,
      ),
    },
  );
  p.disc(20, -14, 10, '#f0b23c', 2.2)
    .dot(22, -14, 4.8)
    .dot(19, -17, 1.6, '#fff')
    .fill(swells(tuples(6, '2 -22 20 -34 40 -18'), 3));
}

const KINDS = {
  /** Several animals, none of them finished. */
  medley(p: Plate) {
    const hide = '#8d8268';
    for (const d of ['78,140 66,170 76,196', '176,140 190,168 180,196'])
      p.limb(points(d), [9, 6, 4], '#a89a70', { k: 0.7 });
    p.limb(points('176,118 204,84 198,52'), [24, 18, 15], hide, { k: 0.44 });
    p.form(
      tufts(points('30,130 44,92 84,70 132,66 176,80 204,112'), 17, 14, -0.3, 5),
      mixed(hide, INK, 0.3),
      null,
    );
    p.form(
      smooth(points('26,138 40,96 84,74 134,70 180,84 210,118 200,152 150,166 84,166 42,162')),
      hide,
      { angle: 60, k: 0.34, gap: 4.6, max: 34, w: 3 },
      {
        extra: `<g fill="#6d3a58" opacity=".45"><ellipse cx="110" cy="120" rx="34" ry="22"/><ellipse cx="170" cy="128" rx="20" ry="24"/></g>`,
        hatch: hairs(22, [40, 90, 60, 60], [-4, 10], 1.2, 4),
      },
    );
    for (const d of ['58,150 44,172 58,196', '150,150 142,174 152,198'])
      p.limb(points(d), [12, 7, 5], hide, { open: 2, k: 0.5 });
    p.limb(points('62,92 44,60 60,34 48,14'), [14, 10, 8, 7], '#c3c7bc', { k: 0.5 });
    p.group('translate(54 22) scale(.44)', () => birdHead(p, '#c3c7bc', 'spear'));
    p.group('translate(196 52) scale(.62)', () => birdHead(p, '#8a93a0', 'spear'));
    maw(p, 118, 124, 25, 14, 12);
    for (const [x, y, r, dx] of tuples(4, '84 104 8 2, 152 98 7 -2, 176 130 8 2, 70 138 6 0, 150 148 5 1'))
      stray(p, x, y, r, dx);
  },
  roc(p: Plate) {
    const plume = '#7a5a3c';
    p.form(tufts(points('-10,150 10,90 50,56 96,44'), 12, 20, -0.5, 4), mixed(plume, INK, 0.3), null);
    p.form(
      smooth(points('-14,206! -6,132 34,82 84,58 126,84 140,130 132,206!')),
      plume,
      { angle: 34, k: 0.3, gap: 4.8, max: 42, w: 3.1 },
      {
        hatch: feathers(
          '20 120, 44 104, 68 92, 14 146, 40 132, 66 120, 92 112, 20 172, 48 160, 76 148, 104 140, 30 192, 60 186, 90 178, 116 170',
          9,
        ),
      },
    );
    p.group('translate(132 76) scale(1.2)', () => birdHead(p, plume, 'hooked'));
    stray(p, 112, 104, 9, 3);
    stray(p, 128, 124, 6, 2);
  },
  /** Arms, and more arms. */
  arms(p: Plate) {
    const skin = '#9a8a78';
    const reach: readonly (readonly [string, number])[] = [
      ['96,66 60,40 40,8', -110],
      ['84,90 40,84 12,58', -140],
      ['80,118 36,130 6,112', -160],
      ['90,150 50,172 18,166', 170],
      ['118,50 104,20 112,-6', -80],
      ['162,50 178,20 168,-6', -96],
      ['184,66 222,40 240,10', -60],
      ['196,90 240,86 268,60', -40],
      ['200,118 244,130 274,112', -20],
      ['190,150 230,172 262,166', 10],
    ];
    for (const [spine, turn] of reach) {
      const list = points(spine);
      const [x, y] = list.at(-1) ?? [0, 0];
      p.limb(list, [13, 9, 7], skin, { k: 0.5 });
      p.group(`translate(${x} ${y}) rotate(${turn}) scale(.9)`, () => {
        for (const [a, l] of tuples(2, '-50 15, -20 20, 6 21, 32 18'))
          p.group(`rotate(${a})`, () =>
            p.limb(
              [
                [0, 0],
                [l * 0.6, -2],
                [l, 1],
              ],
              [4.6, 4, 2.6],
              skin,
              { gap: 3.4 },
            ),
          );
        p.form(oval(2, 0, 9, 8), skin, null, { w: 1.6 });
      });
    }
    p.form(
      smooth(points('140,36 104,48 82,84 80,128 98,170 140,190 182,170 200,128 198,84 176,48')),
      skin,
      { angle: 22, k: 0.3, gap: 4.4, max: 36, w: 3 },
      {
        extra: `<g fill="#6d3a58" opacity=".4"><ellipse cx="120" cy="150" rx="28" ry="22"/><ellipse cx="172" cy="84" rx="20" ry="26"/></g>`,
        hatch: swells(tuples(6, '96 110 92 130 100 150, 184 110 190 128 182 146'), 1.6),
      },
    );
    for (const [x, y, turn] of tuples(3, '92 60 20, 86 116 -10, 192 64 -30, 196 122 14'))
      p.line(
        `M${x - 6} ${y - 5}L${x + 6} ${y + 5}M${x - 6} ${y + 5}L${x + 6} ${y - 5}M${x - 8} ${y}L${x + 8} ${y + turn * 0.1}`,
        1.6,
      );
    maw(p, 140, 138, 32, 22, 0);
    for (const [x, y, r, dx] of tuples(4, '122 84 11 2, 162 82 14 -3, 140 58 7 1, 142 104 6 0, 182 112 6 -1'))
      stray(p, x, y, r, dx);
  },
  /** The mire itself. */
  mire(p: Plate) {
    const mud = '#7d7250';
    p.form(
      smooth(points('-10,206! -10,124 30,104 76,78 140,64 204,78 250,104 290,124 290,206!')),
      mud,
      { angle: 70, k: 0.22, gap: 5, max: 24, w: 3.1 },
      {
        hatch: swells(
          tuples(
            6,
            '20 130 50 112 80 104, 200 104 230 114 262 130, 10 150 30 140 46 138, 236 138 254 142 270 150',
          ),
          2,
        ),
      },
    );
    p.form(oval(140, 138, 104, 52), mixed(mud, '#8d5a62', 0.5), { k: 0.1, gap: 4.4 }).fill(
      oval(140, 140, 92, 43),
      '#2a0e10',
    );
    p.form(smooth(points('96,182! 104,150 140,138 176,150 184,182!')), '#a5504a', { k: 0.3, gap: 4.2 }).line(
      'M140 144V180',
      2,
    );
    for (let i = 0; i < 13; i++) {
      const a = Math.PI + (i * Math.PI) / 12;
      const x = 140 + Math.cos(a) * 92;
      const y = 140 + Math.sin(a) * 43;
      p.group(
        `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${((a * 180) / Math.PI + 90).toFixed(0)})`,
        () => p.raw(tooth(0, -3, 5.4, i % 2 === 0 ? 26 : 18, 0)),
      );
    }
    for (let i = 0; i < 9; i++) {
      const a = (Math.PI * (i + 1)) / 10;
      p.group(
        `translate(${(140 + Math.cos(a) * 92).toFixed(1)} ${(140 + Math.sin(a) * 43).toFixed(1)}) rotate(${((a * 180) / Math.PI + 90).toFixed(0)})`,
        () => p.raw(tooth(0, -3, 5, i % 2 === 0 ? 20 : 15, 0)),
      );
    }
    for (const [x, y, r, dx] of tuples(
      4,
      '60 92 13 3, 214 90 13 -3, 110 70 8 2, 172 70 9 -2, 26 116 8 2, 256 116 8 -2',
    ))
      stray(p, x, y, r, dx, '#c7b03a');
  },
} as const;

export interface Tainted extends Stand {
  readonly kind: keyof typeof KINDS;
}

export function drawTainted(p: Plate, { kind, ...stand }: Tainted): void {
  standing(p, stand, () => KINDS[kind](p));
}
