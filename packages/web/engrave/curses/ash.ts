/** Flakes of ash that have been falling for nine days. */
import { INK, mixed, seeded, short as f } from '../tools/ink.ts';
import type { Plate } from '../tools/plate.ts';

export interface Ash {
  readonly n?: number;
  readonly color?: `#${string}`;
  /** Some of them still glow. */
  readonly embers?: boolean;
  readonly seed?: number;
}

export function drawAsh(p: Plate, { n = 40, color = '#d8d4ca', embers = false, seed = 7 }: Ash): void {
  const random = seeded(seed);
  for (let i = 0; i < n; i++) {
    const [x, y, r, turn] = [random() * 280, random() * 190, 1.6 + random() * 2.8, random() * 180];
    const fill = embers && i % 3 === 0 ? '#f2a03f' : color;
    p.raw(
      `<path d="M${f(-r)} 0L${f(-r * 0.2)} ${f(-r * 0.7)}L${f(r)} ${f(-r * 0.2)}L${f(r * 0.3)} ${f(r * 0.6)}Z" transform="translate(${f(x)} ${f(y)}) rotate(${f(turn)})" fill="${fill}" stroke="${mixed(fill, INK, 0.6)}" stroke-width="1"/>`,
    );
  }
}
