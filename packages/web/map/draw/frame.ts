/** What stands around the land: the graduated frame with letters for rows and numbers for columns, and the rose. */
import type { Board } from '@wayrune/engine/rules/world/board.ts';
import { centreOf, type Point, type Sheet } from '../geometry.ts';
import { num } from '../path.ts';

export interface Frame {
  readonly rules: string;
  readonly bars: string;
  readonly labels: readonly { readonly text: string; readonly at: Point }[];
}

const OUTER = 8;
const BAND = 4;
/** Where the frame ends and the sea begins. */
export const INNER = 30;

export function frame(board: Board, { width, height }: Sheet): Frame {
  const rect = (inset: number): string =>
    `M${inset} ${inset}H${num(width - inset)}V${num(height - inset)}H${inset}Z`;
  const rows = [...new Set(board.spaces.map(({ row }) => row))];
  const cols = [...new Set(board.spaces.map(({ col }) => col))];
  const between = (INNER + OUTER + BAND) / 2;
  const labels = [
    ...rows.flatMap((row) => {
      const { y } = centreOf({ row, col: 0 });
      const text = String.fromCharCode(97 + row);
      return [between, width - between].map((x) => ({ text, at: { x, y } }));
    }),
    ...cols.flatMap((col) => {
      const { x } = centreOf({ row: 0, col });
      return [between, height - between].map((y) => ({ text: String(col + 1), at: { x, y } }));
    }),
  ];
  const stops = (all: readonly number[], end: number): number[] => [INNER, ...all, end - INNER];
  const ys = rows.map((row) => centreOf({ row, col: 0 }).y - 30);
  const xs = cols.map((col) => centreOf({ row: 0, col }).x - 34.6);
  const bars = [
    ...dark(stops(xs, width)).flatMap(([a, b]) =>
      [OUTER, height - OUTER - BAND].map((y) => `M${num(a)} ${num(y)}H${num(b)}v${BAND}H${num(a)}Z`),
    ),
    ...dark(stops(ys, height)).flatMap(([a, b]) =>
      [OUTER, width - OUTER - BAND].map((x) => `M${num(x)} ${num(a)}V${num(b)}h${BAND}V${num(a)}Z`),
    ),
  ].join('');
  return { rules: [OUTER, OUTER + BAND, INNER - 2.5, INNER].map(rect).join(''), bars, labels };
}

/** Every second stretch between the stops. */
function dark(stops: readonly number[]): [number, number][] {
  return stops.flatMap((from, i): [number, number][] => {
    const to = stops[i + 1];
    return i % 2 === 0 && to !== undefined ? [[from, to]] : [];
  });
}

/** A compass rose of sixteen points around 0,0; `dark` halves are filled with ink, `light` ones with paper. */
export function rose(radius: number): {
  readonly dark: string;
  readonly light: string;
  readonly rays: string;
} {
  const spot = (turn: number, far: number): string =>
    `${num(Math.sin(turn) * far)} ${num(-Math.cos(turn) * far)}`;
  const parts = { dark: '', light: '', rays: '' };
  const tiers = [
    { from: Math.PI / 8, count: 8, far: 0.46, waist: 0.2 },
    { from: Math.PI / 4, count: 4, far: 0.68, waist: 0.22 },
    { from: 0, count: 4, far: 1, waist: 0.2 },
  ];
  for (const { from, count, far, waist } of tiers)
    for (let i = 0; i < count; i += 1) {
      const turn = from + (i * Math.PI * 2) / count;
      const side = Math.PI / (count === 8 ? 8 : 4);
      const [tipAt, left, right] = [
        spot(turn, radius * far),
        spot(turn - side, radius * waist),
        spot(turn + side, radius * waist),
      ];
      parts.light += `M0 0L${left}L${tipAt}Z`;
      parts.dark += `M0 0L${right}L${tipAt}Z`;
    }
  for (let i = 0; i < 32; i += 1)
    parts.rays += `M${spot((i * Math.PI) / 16, radius * 1.1)}L${spot((i * Math.PI) / 16, radius * 40)}`;
  return parts;
}
