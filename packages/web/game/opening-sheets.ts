/** What lies over the table when a game is opened, until the player begins. */

/** `introduction`: your Hero and the goal, before the first turn of a new game. `summary`: where a kept game stands. */
export type OpeningSheet = 'introduction' | 'summary';

const arranged = new Map<string, OpeningSheet | null>();

/** How the game of this id opens the next time. Without a word it opens with a summary: the player may have been away. */
export function openWith(id: string, openingSheet: OpeningSheet | null): void {
  arranged.set(id, openingSheet);
}

/** Counts once: a game that is opened again later waits with a summary. */
export function openingSheetOf(id: string): OpeningSheet | null {
  const openingSheet = arranged.get(id);
  arranged.delete(id);
  return openingSheet === undefined ? 'summary' : openingSheet;
}
