/** What grows in front of a scene or hangs into it: leaves, grass, vines. */
import { INK, mixed } from '../tools/ink.ts';
import { taper } from '../tools/lines.ts';
import type { Plate } from '../tools/plate.ts';
import { type Point, points, tuples } from '../tools/points.ts';
import { smooth } from '../tools/smooth.ts';
import { tufts } from '../tools/tufts.ts';

/** Big leaves in front of a scene: x y, turn and length of each. */
export function drawLeaves(
  p: Plate,
  { at, fill = '#5f7a48' }: { readonly at: string; readonly fill?: `#${string}` },
): void {
  for (const [x, y, turn, l] of tuples(4, at)) {
    const w = l * 0.24;
    p.group(`translate(${x} ${y}) rotate(${turn})`, () =>
      p
        .form(
          smooth(
            points(
              `0,0! ${-w},${-l * 0.34} ${-w * 0.7},${-l * 0.8} 0,${-l}! ${w * 0.7},${-l * 0.8} ${w},${-l * 0.34}`,
            ),
          ),
          fill,
          { k: 0.4, gap: 4.2, max: 18 },
        )
        .fill(
          `${taper(0, 2, w * 0.1, -l * 0.5, 0, -l * 0.94, 2.6)}${[0.22, 0.4, 0.58, 0.74].map((t) => taper(0, -l * t, -w * 0.4, -l * (t + 0.06), -w * 0.72, -l * (t + 0.14), 1.4) + taper(0, -l * t, w * 0.4, -l * (t + 0.06), w * 0.72, -l * (t + 0.14), 1.4)).join('')}`,
        ),
    );
  }
}

/** Tall grass along the lower edge. */
export function drawGrass(
  p: Plate,
  {
    y = 190,
    high = 46,
    n = 34,
    fill = '#b5a35a',
    from = -6,
    to = 286,
  }: {
    readonly y?: number;
    readonly high?: number;
    readonly n?: number;
    readonly fill?: `#${string}`;
    readonly from?: number;
    readonly to?: number;
  },
): void {
  const line: Point[] = [
    [from, y],
    [(from + to) / 2, y],
    [to, y],
  ];
  p.form(tufts(line, Math.round(n * 0.7), high * 1.1, 0.14, 3, 0.5), mixed(fill, INK, 0.22), null, {
    w: 1.3,
    dx: 0.6,
    dy: 0,
  });
  p.form(tufts(line, n, high * 0.82, -0.1, 8, 0.5), fill, null, { w: 1.3, dx: 0.6, dy: 0 });
}

/** Vines that hang from above: x and length of each. */
export function drawVines(
  p: Plate,
  { at, fill = '#5f7a48' }: { readonly at: string; readonly fill?: `#${string}` },
): void {
  for (const [x, l] of tuples(2, at)) {
    const d = `M${x} -4C${x - 9} ${l * 0.3} ${x + 9} ${l * 0.6} ${x} ${l}`;
    p.line(d, 4).line(d, 1.8, fill);
    for (let i = 0.2; i < 1; i += 0.2) {
      const s = Math.round(i * 10) % 4 === 0 ? 1 : -1;
      p.mass(`M${x} ${l * i}q${s * 10} -5 ${s * 15} 4q${s * -8} 5 ${s * -15} -4Z`, fill, {
        w: 1.2,
        dx: 0.5,
        dy: 0.5,
      });
    }
  }
}
