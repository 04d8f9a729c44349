/** How the drawings of boards differ beyond the land that is on them. Their colors are in `palette.module.css`. */
import type { Board } from '@wayrune/engine/rules/world/board.ts';

export interface Look {
  readonly flora: 'temperate' | 'tropical';
  /** Whether mist lies along the coast. */
  readonly misty: boolean;
}

const LOOKS: Readonly<Record<Board['id'], Look>> = { zanaga: { flora: 'tropical', misty: true } };

export const lookOf = ({ id }: Pick<Board, 'id'>): Look => LOOKS[id] ?? { flora: 'temperate', misty: false };
