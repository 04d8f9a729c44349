/** A kept game with its story. */
import { type Film, makeFilm } from '../../game/film.ts';
import { unplayed } from '../../game/moment.ts';
import type { Ports } from '../../game/session.ts';
import type { Sitter } from '../../game/sitter.ts';
import { createStoryteller, type Story } from './story.ts';

export interface Ending {
  readonly film: Film;
  readonly story: Story;
  readonly sitters: readonly Sitter[];
}

export async function openEnding({ library, archive }: Ports, id: string): Promise<Ending | null> {
  const kept = await archive.open(id);
  if (kept === null) return null;
  const { setup, opening, sitters } = kept.header;
  const table = unplayed(library, setup, opening, kept.entries);
  const teller = createStoryteller(table.world, table.state.players.length);
  const breathe = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
  const film = await makeFilm(library, table, breathe, teller.watch);
  return { film, story: teller.story(), sitters };
}
