/** Beginning a game from the first page: everything that needs the rules, loaded when it is wanted. */
import type { Setup } from '@wayrune/engine/rules/world/setup.ts';
import { readSave } from '@wayrune/engine/table/save.ts';
import type { Content } from '../../app/content-context.ts';
import type { Route } from '../../app/routes.ts';
import { beginGame, ChangedGame, importGame } from '../../game/archive/keep.ts';
import { portsWith } from '../../game/index.ts';
import { bot, HUMAN, type Sitter } from '../../game/sitter.ts';
import { handFile } from '../replay/handed-file.ts';

export interface Seating {
  readonly setup: Setup;
  readonly sitters: readonly Sitter[];
}

/** One click: a Hero by chance against three bots of different tempers. */
export const quickGame = (adventure: string): Seating => ({
  setup: { adventure, heroes: [null, null, null, null], variants: [], packs: [] },
  sitters: [HUMAN, bot('normal', 'balanced'), bot('easy', 'bold'), bot('normal', 'careful')],
});

export async function beginHere({ libraryFor }: Content, { setup, sitters }: Seating): Promise<string> {
  return beginGame(portsWith(await libraryFor(setup)), setup, sitters);
}

/** Where a file leads to: the table, or the replay if an update has made another game of it. It may be of any game. */
export async function importHere(content: Content, text: string, name: string): Promise<Route> {
  const { setup } = readSave(await content.wholeLibrary(), text, name).log;
  try {
    return {
      screen: 'table',
      detail: await importGame(portsWith(await content.libraryFor(setup)), text, name),
    };
  } catch (error) {
    if (!(error instanceof ChangedGame)) throw error;
    handFile({ name, text });
    return { screen: 'replay', detail: '' };
  }
}
