/** Beginning a game from the first page: everything that needs the rules, loaded when it is wanted. */
import type { Setup } from '@wayrune/engine/rules/setup.ts';
import type { Route } from '../../app/routes.ts';
import { beginGame, ChangedGame, importGame } from '../../game/archive/keep.ts';
import { ports } from '../../game/index.ts';
import { bot, HUMAN, type Sitter } from '../../game/sitter.ts';
import { handFile } from '../replay/handed-file.ts';

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

/** Where a file leads to: the table, or the replay if an update has made another game of it. */
export async function importHere(text: string, name: string): Promise<Route> {
  try {
    return { screen: 'table', detail: await importGame(ports, text, name) };
  } catch (error) {
    if (!(error instanceof ChangedGame)) throw error;
    handFile({ name, text });
    return { screen: 'replay', detail: '' };
  }
}
