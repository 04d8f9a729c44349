/** Starts and imports games. Needs the rules, so it is loaded on demand. */
import type { Setup } from '@wayrune/engine/rules/world/setup.ts';
import { parseSave } from '@wayrune/engine/table/parse-save.ts';
import type { Content } from '../../app/content-context.ts';
import type { Route } from '../../app/routes.ts';
import { beginGame, ChangedGame, importGame } from '../../game/archive/keep.ts';
import { portsWith } from '../../game/index.ts';
import { bot, HUMAN, type Sitter, withName } from '../../game/sitter.ts';
import { openWith } from '../../game/opening-sheets.ts';
import { knownName } from '../../settings/player-names.ts';
import { useSettings } from '../../settings/settings.ts';
import { handFile } from '../replay/handed-file.ts';

interface Seating {
  readonly setup: Setup;
  readonly sitters: readonly Sitter[];
  /** `sitters` is in turn order, not in seat order. */
  readonly inTurnOrder?: boolean;
  /** The table opens with the player's Hero and the goal of the game. */
  readonly isIntroduced?: boolean;
}

/** One click: a random Hero, who has the first turn, against three bots of different tempers. */
export const quickGame = (adventure: string, variants: readonly string[] = []): Seating => ({
  setup: { adventure, heroes: [null, null, null, null], variants, packs: [] },
  sitters: [
    withName(HUMAN, knownName(0)),
    bot('normal', 'balanced'),
    bot('easy', 'bold'),
    bot('normal', 'careful'),
  ],
  inTurnOrder: true,
  isIntroduced: true,
});

/**
 * Chance picks the seat that begins, and turns pass clockwise from it (G1). The first sitter
 * takes that seat, and the others follow.
 */
export const fromSeat =
  (sitters: readonly Sitter[]) =>
  (first: number): readonly Sitter[] => {
    const turn = sitters.length - first;
    return [...sitters.slice(turn), ...sitters.slice(0, turn)];
  };

export async function beginHere(
  { libraryFor }: Content,
  { setup, sitters, inTurnOrder = false, isIntroduced = false }: Seating,
): Promise<string> {
  const ports = portsWith(await libraryFor(setup));
  const id = await beginGame(ports, setup, inTurnOrder ? fromSeat(sitters) : sitters);
  openWith(id, isIntroduced && useSettings.getState().introduction ? 'introduction' : null);
  return id;
}

/** The screen for an imported file: the table, or the replay if the game no longer plays as it was recorded. */
export async function importHere(content: Content, text: string, name: string): Promise<Route> {
  const { setup, packs } = parseSave(text, name);
  const library = await content.libraryFor(setup, packs);
  try {
    return { screen: 'table', detail: await importGame(portsWith(library), text, name) };
  } catch (error) {
    if (!(error instanceof ChangedGame)) throw error;
    handFile({ name, text });
    return { screen: 'replay', detail: '' };
  }
}
