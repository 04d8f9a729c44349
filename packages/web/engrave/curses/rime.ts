/** What the Winter Lord brings: icicles, falling snow, a chair of ice. */
import { standing, type Stand } from '../beasts/anatomy.ts';
import { symmetric } from '../beasts/figure.ts';
import { INK, mixed, seeded, short as f } from '../tools/ink.ts';
import { swells } from '../tools/lines.ts';
import { type Plate, strokes } from '../tools/plate.ts';
import { tuples } from '../tools/points.ts';

type Hue = `#${string}`;

export interface Icicles {
  readonly y?: number;
  readonly from?: number;
  readonly to?: number;
  /** The longest of them. */
  readonly l?: number;
  readonly fill?: Hue;
  readonly seed?: number;
}

/** A row of icicles under an edge. */
export function drawIcicles(
  p: Plate,
  { y = 0, from = -6, to = 286, l = 46, fill = '#dcebee', seed = 5 }: Icicles,
): void {
  const random = seeded(seed);
  const shine: (readonly [number, number, number, number, number, number])[] = [];
  let d = `M${from} ${y - 10}V${y + 4}`;
  for (let x = from; x < to; ) {
    const w = 7 + random() * 9;
    const long = l * (0.3 + random() * 0.7);
    d += `Q${f(x + w * 0.34)} ${f(y + long * 0.5)} ${f(x + w * 0.5)} ${f(y + long)}Q${f(x + w * 0.66)} ${f(y + long * 0.5)} ${f(Math.min(x + w, to))} ${f(y + 4)}`;
    shine.push([x + w * 0.36, y + 2, x + w * 0.4, y + long * 0.3, x + w * 0.46, y + long * 0.6]);
    x += w;
  }
  p.form(`${d}V${y - 10}Z`, fill, { angle: 8, k: 0.3, gap: 5, max: 6, w: 1.8 }, { w: 1.7 });
  p.fill(swells(shine, 1.1), '#ffffff');
}

export interface Snowfall {
  readonly n?: number;
  readonly seed?: number;
}

export function drawSnowfall(p: Plate, { n = 46, seed = 3 }: Snowfall): void {
  const random = seeded(seed);
  for (let i = 0; i < n; i++) {
    const [x, y, r] = [random() * 280, random() * 190, 1.4 + random() * 2.4];
    p.dot(x, y, r + 0.8, mixed('#8fa6b2', INK, 0.2)).dot(x, y, r, '#ffffff');
  }
}

/** A chair as high as a door, grown rather than built. */
export function drawIceThrone(
  p: Plate,
  { fill = '#bcd6de', ...stand }: Stand & { readonly fill?: Hue },
): void {
  standing(p, { ...stand, x: (stand.x ?? 0) + 140, y: (stand.y ?? 0) + 92 }, () => {
    for (const [x, turn, l] of tuples(
      3,
      '-74 -22 92, 74 22 92, -58 -15 116, 58 15 116, -36 -8 126, 36 8 126, -14 -2 134, 14 3 130',
    ))
      p.group(`translate(${x} 66) rotate(${turn})`, () =>
        p.form(
          `M-15 44L-14 ${-l * 0.72}L-2 ${-l}L13 ${-l * 0.66}L15 44Z`,
          fill,
          { angle: 10, k: 0.4, gap: 4.6, max: 16 },
          {
            w: 1.9,
            extra: strokes(
              `M-2 ${-l}L1 ${-l * 0.6}L-1 44M1 ${-l * 0.6}L13 ${-l * 0.66}`,
              1.6,
              mixed(fill, INK, 0.5),
            ),
          },
        ),
      );
    for (const m of [-1, 1])
      p.form(
        `M${m * 86} 106L${m * 78} 66L${m * 104} 56L${m * 126} 70L${m * 122} 106Z`,
        mixed(fill, '#ffffff', 0.3),
        { k: 0.3, gap: 4.4, max: 16 },
        { w: 2 },
      );
    p.form(symmetric('0,52 40,56 70,70 84,106! 0,108'), mixed(fill, INK, 0.3), null);
  });
}
