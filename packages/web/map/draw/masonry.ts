/** What towns of every kind are drawn from. */
import { num } from '../path.ts';

export interface Part {
  readonly kind: 'wall' | 'roof' | 'line' | 'thatch' | 'leaf';
  readonly d: string;
}

export const p = (x: number, y: number): string => `${num(x)} ${num(y)}`;
export const box = (x: number, foot: number, width: number, height: number): string =>
  `M${p(x - width / 2, foot)}v${num(-height)}h${num(width)}v${num(height)}Z`;
export const tip = (x: number, foot: number, width: number, height: number): string =>
  `M${p(x - width / 2, foot)}L${p(x, foot - height)}L${p(x + width / 2, foot)}Z`;
export const slit = (x: number, y: number, height = 2.4): string => `M${p(x, y)}v${num(-height)}`;
