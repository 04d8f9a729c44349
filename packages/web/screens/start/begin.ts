/** Beginning a game from the first page: everything that needs the rules, loaded when it is wanted. */
import type { Setup } from '@wayrune/engine/rules/setup.ts';
import { ports } from '../../game/index.ts';
import { beginGame, importGame } from '../../game/archive/keep.ts';
import { bot, HUMAN, type Sitter } from '../../game/sitter.ts';

export interface Seating {
  readonly setup: Setup;
  readonly sitters: readonly Sitter[];
}

/** One click: a Hero by chance against three bots of different tempers. */
export const QUICK: Seating = {
  setup: { adventure: 'dragon-lords', heroes: [null, null, null, null], variants: [], packs: [] },
  sitters: [HUMAN, bot('normal', 'balanced'), bot('easy', 'bold'), bot('normal', 'careful')],
};

export const beginHere = ({ setup, sitters }: Seating): Promise<string> => beginGame(ports, setup, sitters);

export const importHere = (file: string, name: string): Promise<string> => importGame(ports, file, name);
