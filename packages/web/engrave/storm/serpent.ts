/** What comes up with the waterspout: coils, fins, and a head with a lantern's eyes. */
import { jawTooth, standing, type Stand, tooth, turnedPoint } from '../beasts/anatomy.ts';
import { scales } from '../beasts/figure.ts';
import { INK, mixed, short as f } from '../tools/ink.ts';
import { swell } from '../tools/lines.ts';
import type { Plate } from '../tools/plate.ts';
import { points, tuples, turned } from '../tools/points.ts';
import { smooth } from '../tools/smooth.ts';

const HIDES = {
  tide: { skin: '#6f9495', belly: '#d8dcc0', fin: '#a5b9a4' },
  eel: { skin: '#5d6a72', belly: '#c9c7b0', fin: '#8a5a5a' },
  brass: { skin: '#9a8a52', belly: '#e6d9a8', fin: '#6f8a86' },
} as const;

export interface Serpent extends Stand {
  readonly hide?: keyof typeof HIDES;
  readonly eye?: `#${string}`;
  readonly jaw?: number;
}

function serpentHead(
  p: Plate,
  { skin, belly, fin }: (typeof HIDES)[keyof typeof HIDES],
  eye: string,
  jaw: number,
): void {
  const hinge = [0, 12] as const;
  p.form(
    smooth(points('-14,-26! -30,-58 -50,-72! -50,-46 -78,-44! -62,-20 -86,-2! -60,6 -66,34! -34,24 -8,26!')),
    fin,
    { angle: 40, k: 0.24, gap: 4.2, max: 14 },
    { hatch: 'M-16 -18L-48 -66L-14 -14ZM-20 -8L-74 -42L-18 -4ZM-22 2L-82 -2L-20 6ZM-20 12L-64 30L-16 16Z' },
  );
  const low = turned(points('-8,10 18,18 44,16 70,10! 72,18 50,30 20,34 -8,30'), hinge, jaw);
  const tip = turnedPoint(68, 12, hinge, jaw);
  p.mass(`M-2 8L78 2Q66 12 ${f(tip[0])} ${f(tip[1])}L18 24L-6 22Z`, '#4a1712', { w: 1, dx: 0, dy: 0 });
  for (const [x, l] of tuples(2, '64 -14, 55 -9, 46 -11, 37 -8, 28 -9'))
    p.raw(jawTooth(x, 14, l, hinge, jaw));
  p.form(smooth(low), belly, { angle: 60, k: 0.7, gap: 3.8, max: 14, w: 2.2 });
  for (const [x, y, w, l] of tuples(
    4,
    '70 4 3.2 18, 60 5 2.8 10, 51 6 3 14, 42 7 2.6 9, 33 8 2.8 12, 24 9 2.4 7',
  ))
    p.raw(tooth(x, y, w, l, -2));
  p.form(
    smooth(
      points('-34,-10! -22,-28 2,-36 24,-30 40,-18 62,-14 80,-8 82,2 74,8! 50,6 30,12 8,22 -16,28 -36,22'),
    ),
    skin,
    { angle: 62, gap: 3.6, k: 0.36, max: 16, w: 2.4 },
    { extra: scales([-36, -34, 20, 30], skin, 8) },
  );
  p.form(smooth(points('4,-32! -2,-54 12,-66! 16,-48 26,-30!')), fin, { k: 0.4, gap: 3.6 });
  p.disc(26, -12, 9, eye, 2)
    .fill('M26 -20Q30 -12 26 -4Q22 -12 26 -20Z')
    .fill(swell(10, -22, 26, -28, 42, -12, 2.4))
    .fill('M70 -8Q76 -9 76 -4Q72 -3 70 -8Z');
}

export function drawSerpent(p: Plate, { hide = 'tide', eye = '#f6dc5a', jaw = 24, ...stand }: Serpent): void {
  const colors = HIDES[hide];
  const { skin, belly, fin } = colors;
  const far = mixed(skin, INK, 0.16);
  standing(p, stand, () => {
    p.limb(points('20,196 24,150 52,128 80,150 84,196'), [12, 15, 16, 15, 12], far, { gap: 5, k: 0.6 });
    for (const [x, y, turn] of tuples(3, '38 126 -24, 52 112 0, 66 120 22'))
      p.group(`translate(${x} ${y}) rotate(${turn})`, () =>
        p.form('M-9 4L0 -18L9 4Z', fin, { k: 0.4, gap: 3.6 }, { w: 1.6 }),
      );
    p.limb(points('104,200 92,150 106,104 132,74 162,66'), [30, 27, 24, 21, 18], skin, {
      gap: 5,
      k: 0.46,
      extra: `<path d="M128 204C118 160 130 118 168 82L190 90C150 130 148 170 152 204Z" fill="${belly}"/>${scales([60, 60, 120, 200], skin, 11)}`,
    });
    for (const [x, y, turn] of tuples(3, '68 158 -70, 74 128 -58, 88 100 -46, 108 76 -34'))
      p.group(`translate(${x} ${y}) rotate(${turn})`, () =>
        p.form('M-11 6L0 -22L11 6Z', fin, { k: 0.4, gap: 3.6 }, { w: 1.6 }),
      );
    p.group('translate(172 66) scale(1.12)', () => serpentHead(p, colors, eye, jaw));
  });
}
