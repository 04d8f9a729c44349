/** Mother Cinder: a great grey bird from in front, still burning where her feathers end. */
import { standing, type Stand } from '../beasts/anatomy.ts';
import { both, symmetric } from '../beasts/figure.ts';
import { INK, mixed } from '../tools/ink.ts';
import { swell, swells } from '../tools/lines.ts';
import { type Plate, strokes } from '../tools/plate.ts';
import { points, tuples } from '../tools/points.ts';
import { tufts } from '../tools/tufts.ts';

/** Feathers of one wing, from the innermost: x y of the root, x y of the tip. */
const QUILLS =
  '26 46 44 118, 34 38 76 112, 44 28 106 98, 54 18 128 74, 62 6 144 44, 68 -8 150 10, 70 -22 142 -26, 66 -34 122 -58, 58 -42 96 -78';

/** Small feathers over the bones of a wing. */
const DOWN =
  '54 -30 62 -22 70 -30, 44 -14 53 -6 62 -14, 60 -12 68 -4 76 -12, 36 2 45 10 54 2, 54 4 62 12 70 4, 30 18 39 26 48 18, 46 20 54 28 62 20, 28 34 36 42 44 34';

function quill(p: Plate, x0: number, y0: number, x1: number, y1: number, ash: string, fire: string): void {
  const l = Math.hypot(x1 - x0, y1 - y0);
  const turn = (Math.atan2(y1 - y0, x1 - x0) * 180) / Math.PI;
  p.group(`translate(${x0} ${y0}) rotate(${turn.toFixed(1)})`, () => {
    const d = `M0 -6C${l * 0.4} -13 ${l * 0.8} -12 ${l} 0C${l * 0.8} 10 ${l * 0.4} 9 0 6Z`;
    p.form(d, ash, null, {
      w: 1.7,
      dx: 1,
      dy: 1,
      // The last third glows.
      extra: `<path d="M${l * 0.6} -14L${l * 0.7} -2L${l * 0.62} 12H${l}V-14Z" fill="${fire}"/><path d="M${l * 0.8} -14L${l * 0.86} 0L${l * 0.8} 12H${l}V-14Z" fill="#fbe08a"/>${strokes(`M0 0H${l * 0.92}`, 1.5)}`,
      hatch: swells(
        [0.2, 0.34, 0.48].map((k) => [l * k, 0, l * (k + 0.06), 4, l * (k + 0.12), 8] as const),
        1.4,
      ),
    });
  });
}

export interface Phoenix extends Stand {
  readonly ash?: `#${string}`;
  readonly fire?: `#${string}`;
}

export function drawPhoenix(p: Plate, { ash = '#8f8a86', fire = '#e07a35', ...stand }: Phoenix): void {
  standing(p, { ...stand, x: (stand.x ?? 0) + 140, y: (stand.y ?? 0) + 84 }, () => {
    for (const m of [-1, 1])
      for (const [x0, y0, x1, y1] of tuples(4, QUILLS)) quill(p, m * x0, y0, m * x1, y1, ash, fire);
    both('16,44! 30,0 46,-26 62,-44 76,-40 80,-20 72,8 56,34 34,56!', (d, side) =>
      p.form(
        d,
        mixed(ash, INK, 0.1),
        { angle: 30, k: 0.2, gap: 4.4, max: 20, w: 2.6 },
        {
          hatch: swells(
            tuples(6, DOWN).map(([a, b, c, e, g, h]) => [side * a, b, side * c, e, side * g, h] as const),
            1.7,
          ),
        },
      ),
    );
    for (const [x0, y0, x1, y1] of tuples(4, '-16 74 -34 122, 16 74 34 122, 0 76 0 128'))
      quill(p, x0, y0, x1, y1, ash, fire);
    p.form(
      tufts(points('-30,34 -38,64 -24,86 0,94 24,86 38,64 30,34'), 13, 10, 0.2, 4),
      mixed(ash, INK, 0.3),
      null,
    );
    p.form(symmetric('0,-8 24,4 36,34 34,64 20,82 0,88'), ash, { angle: 22, k: 0.3, gap: 4.4, max: 26 });
    p.line('M-12 26L-4 38L-10 50L0 64L-4 76M16 30L10 44L18 56L12 66', 5.4, fire).line(
      'M-12 26L-4 38L-10 50L0 64L-4 76M16 30L10 44L18 56L12 66',
      2.2,
      '#fbe08a',
    );
    head(p, ash, fire);
  });
}

function head(p: Plate, ash: string, fire: string): void {
  // A crest of flame.
  p.form(tufts(points('-28,-34 -20,-58 0,-66 20,-58 28,-34'), 7, 38, 0, 3, 0.3), fire, null, { w: 1.9 });
  p.form(tufts(points('-16,-42 -10,-56 0,-60 10,-56 16,-42'), 5, 26, 0, 5, 0.3), '#fbe08a', null, { w: 1 });
  p.form(
    symmetric('0,-62 22,-56 34,-36 34,-14 26,6! 20,2! 12,18! 0,16'),
    mixed(ash, '#ffffff', 0.18),
    { angle: 18, gap: 3.8, k: 0.34, max: 20, w: 2.8 },
    {
      hatch: swells(
        tuples(6, '-26 -20 -22 -10 -24 -2, 26 -20 22 -10 24 -2, -18 -8 -14 0 -16 8, 18 -8 14 0 16 8'),
        1.4,
      ),
    },
  );
  for (const m of [-1, 1]) {
    p.fill(
      `M${m * 6} -26C${m * 10} -36 ${m * 24} -40 ${m * 31} -32C${m * 26} -20 ${m * 12} -16 ${m * 6} -26Z`,
    );
    p.fill(
      `M${m * 9} -26C${m * 13} -33 ${m * 22} -35 ${m * 27} -31C${m * 22} -23 ${m * 14} -21 ${m * 9} -26Z`,
      '#fbd24a',
    );
    p.dot(m * 17, -28, 3.6).dot(m * 17 - 1.4, -29.4, 1.1, '#fff');
    p.fill(swell(m * 38, -44, m * 20, -44, m * 2, -24, 4.6));
  }
  p.form('M-12 -20Q0 -32 12 -20C15 -6 9 14 0 28C-9 14 -15 -6 -12 -20Z', '#d8a24a', {
    k: 0.46,
    gap: 3.2,
    max: 12,
  });
  p.line('M-12 -6Q0 2 12 -6', 1.8).line('M-5 -16L-6 -12M5 -16L6 -12', 2);
}
