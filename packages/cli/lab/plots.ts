/**
 * Plots as plain SVG. They stretch to the available width, so that they are readable on a phone: all text is HTML beside
 * them, lines keep their width, and a dot is a line without length.
 */
import type { Lengths } from '@wayrune/bots/lab/report.ts';
import type { Bar, Rate } from '@wayrune/bots/lab/stats.ts';
import { escape } from '../terminal/markup.ts';

const HEIGHT = 10;
const round = (value: number): number => Math.round(value * 100) / 100;

const svg = (kind: string, height: number, inside: string, label = ''): string =>
  `<svg class="${kind}" viewBox="0 0 100 ${height}" preserveAspectRatio="none" ${
    label === '' ? 'aria-hidden="true"' : `role="img" aria-label="${escape(label)}"`
  }>${inside}</svg>`;

const line = (kind: string, x1: number, y1: number, x2: number, y2: number): string =>
  `<path class="${kind}" d="M${round(x1)} ${round(y1)}L${round(x2)} ${round(y2)}"/>`;

/** A rate with its interval on a scale from 0 to `most`; `marks` are lines to compare with. */
export function interval({ rate, low, high }: Rate, most: number, marks: readonly number[]): string {
  const x = (value: number): number => Math.min(100, (100 * value) / most);
  const middle = HEIGHT / 2;
  return svg(
    'interval',
    HEIGHT,
    marks.map((mark) => line('mark', x(mark), 0, x(mark), HEIGHT)).join('') +
      line('range', x(low), middle, x(high), middle) +
      line('dot', x(rate), middle, x(rate), middle),
  );
}

/** A share as a bar. */
export const share = (value: number): string =>
  svg('share', HEIGHT, `<path class="bar" d="M0 1.5h${round(100 * value)}v7H0z"/>`);

/** The label of a bar: "7", "700–799", "60 and more". */
export const barName = ({ from, more }: Bar, step: number): string =>
  more ? `${from} and more` : step === 1 ? String(from) : `${from}–${from + step - 1}`;

/** Bars above an axis; the median and the range of most values are marked. */
export function histogram({ bars, step, p10, p90, median }: Lengths, label: string): string {
  const first = bars[0]?.from ?? 0;
  const width = Math.max(1, bars.length);
  const most = bars.reduce((max, { count }) => Math.max(max, count), 1);
  const tall = 100;
  const x = (value: number): number => (100 * (value - first)) / (step * width);
  const [low, high, middle] = [p10, p90, median].map((value) => Math.floor(value / step) * step) as [
    number,
    number,
    number,
  ];
  const columns = bars.map((bar) => {
    const { from, count } = bar;
    const height = (tall * count) / most;
    const said = `<title>${barName(bar, step)}: ${count}</title>`;
    return `<path class="bar" d="M${round(x(from) + 8 / width)} ${tall}v${round(-height)}h${round(84 / width)}V${tall}z">${said}</path>`;
  });
  const band = `<path class="band" d="M${round(x(low))} 0H${round(x(high + step))}V${tall}H${round(x(low))}z"/>`;
  const line50 = line('mark', x(middle + step / 2), 0, x(middle + step / 2), tall);
  const ticks = axis(first, first + step * width, step);
  return figure(
    svg('histogram', tall, band + columns.join('') + line50, label),
    ticks.map((value) => [x(value + (step === 1 ? 0.5 : 0)), String(value)] as const),
  );
}

export interface Line {
  readonly name: string;
  readonly points: readonly (readonly [x: number, y: number])[];
}

/** A line on its own scale from 0 to its maximum. */
export function curve({ name, points }: Line): string {
  const last = points.at(-1)?.[0] ?? 1;
  const first = points[0]?.[0] ?? 0;
  const top = Math.max(1, Math.ceil(Math.max(...points.map(([, y]) => y))));
  const x = (value: number): number => (100 * (value - first)) / Math.max(1, last - first);
  const y = (value: number): number => 100 - (96 * value) / top;
  const path = points.map(([a, b], i) => `${i === 0 ? 'M' : 'L'}${round(x(a))} ${round(y(b))}`).join('');
  const levels = [0, top / 2, top];
  const grid = levels.map((level) => line('grid', 0, y(level), 100, y(level))).join('');
  const ticks = axis(first, last, 1);
  return figure(
    svg('curve', 100, `${grid}<path class="line" d="${path}"/>`, name),
    ticks.map((value) => [x(value), String(value)] as const),
    levels.map((level) => [y(level), String(level)] as const),
  );
}

type Ticks = readonly (readonly [at: number, text: string])[];

function figure(drawing: string, across: Ticks, up: Ticks = []): string {
  const below = across.map(([at, text]) => `<span style="left:${round(at)}%">${text}</span>`).join('');
  const beside = up.map(([at, text]) => `<span style="top:${round(at)}%">${text}</span>`).join('');
  return `<div class="plot${up.length > 0 ? ' scaled' : ''}"><div class="field">${drawing}<div class="up" aria-hidden="true">${beside}</div></div><div class="across" aria-hidden="true">${below}</div></div>`;
}

/** About six round numbers. */
function axis(from: number, to: number, step: number): number[] {
  const rough = Math.max(step, (to - from) / 6);
  const power = 10 ** Math.floor(Math.log10(rough));
  const every = [1, 2, 5, 10].map((n) => n * power).find((n) => n >= rough) ?? rough;
  const ticks: number[] = [];
  for (let value = Math.ceil(from / every) * every; value <= to; value += every) ticks.push(value);
  return ticks;
}
