/** The shapes of the adventure colours, around 0,0 and about 20 wide: the outline of the stone, its facets, its light. */
import type { Color } from '@wayrune/engine/rules/world/board.ts';

export interface Cut {
  readonly outline: string;
  readonly facets: string;
  readonly light: string;
}

/** Round, triangle, square, star: told apart without colour, and the same in the terminal's drawing of the board. */
export const CUTS: Readonly<Record<Color, Cut>> = {
  green: {
    outline: 'M0-9A9 9 0 1 1 0 9A9 9 0 1 1 0-9Z',
    facets:
      'M-4.5-2.5L0-5.2L4.5-2.5V2.5L0 5.2L-4.5 2.5ZM0-9V-5.2M4.5-2.5L7.8-4.5M4.5 2.5L7.8 4.5M0 5.2V9M-4.5 2.5L-7.8 4.5M-4.5-2.5L-7.8-4.5',
    light: 'M-4.5-2.5L0-5.2V-9A9 9 0 0 0-7.8-4.5Z',
  },
  yellow: {
    outline: 'M0-10.5L10 7.2H-10Z',
    facets: 'M0-4.5L4.8 4H-4.8ZM0-10.5V-4.5M10 7.2L4.8 4M-10 7.2L-4.8 4',
    light: 'M0-10.5V-4.5L-4.8 4L-10 7.2Z',
  },
  blue: {
    outline: 'M-8.5-8.5H8.5V8.5H-8.5Z',
    facets: 'M-4.5-4.5H4.5V4.5H-4.5ZM-8.5-8.5L-4.5-4.5M8.5-8.5L4.5-4.5M8.5 8.5L4.5 4.5M-8.5 8.5L-4.5 4.5',
    light: 'M-8.5-8.5H8.5L4.5-4.5H-4.5Z',
  },
  red: {
    outline: 'M0-11L3.1-3.9L10.6-3.3L4.9 1.7L6.7 9.2L0 5.2L-6.7 9.2L-4.9 1.7L-10.6-3.3L-3.1-3.9Z',
    facets: 'M0-11V0M10.6-3.3L0 0M6.7 9.2L0 0M-6.7 9.2L0 0M-10.6-3.3L0 0',
    light: 'M0-11V0L-10.6-3.3L-3.1-3.9Z',
  },
};

/** Rays around a stone: an Event brings its counter back. */
export const SUNBURST = Array.from({ length: 16 }, (_, i) => {
  const spot = (turn: number, far: number): string =>
    `${(Math.sin(turn) * far).toFixed(1)} ${(-Math.cos(turn) * far).toFixed(1)}`;
  const turn = (i * Math.PI) / 8;
  const far = i % 2 === 0 ? 17.5 : 15;
  return `M${spot(turn - 0.11, 12.2)}L${spot(turn, far)}L${spot(turn + 0.11, 12.2)}Z`;
}).join('');
