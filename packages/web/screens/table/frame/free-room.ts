/** The largest part of the table that no plate covers: what the camera brings into view is put there. */

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export const area = ({ left, top, right, bottom }: Box): number =>
  Math.max(0, right - left) * Math.max(0, bottom - top);

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const sorted = (values: readonly number[]): number[] => [...new Set(values)].toSorted((a, b) => a - b);

/** Its sides are sides of the table or of plates, so that with half a dozen plates all candidates can be tried. */
export function freeRoom(table: Box, plates: readonly Box[]): Box {
  const across = sorted([table.left, table.right, ...plates.flatMap(({ left, right }) => [left, right])]);
  const down = sorted([table.top, table.bottom, ...plates.flatMap(({ top, bottom }) => [top, bottom])]);
  let best: Box = { ...table, right: table.left };
  for (const [i, left] of across.entries())
    for (const right of across.slice(i + 1))
      for (const [j, top] of down.entries())
        for (const bottom of down.slice(j + 1)) {
          const box = { left, top, right, bottom };
          if (area(box) > area(best) && !plates.some((plate) => overlap(plate, box))) best = box;
        }
  return best;
}
