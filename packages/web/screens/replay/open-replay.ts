/** From a kept game or a file to something that can be watched. */
import { loadSeated } from '@wayrune/engine/table/save.ts';
import type { Table } from '@wayrune/engine/table/table.ts';
import { makeFilm } from '../../game/film.ts';
import { unplayed } from '../../game/moment.ts';
import type { Ports } from '../../game/session.ts';
import { type Sitter, seatedBy } from '../../game/sitter.ts';
import { openProjector, type Projector } from './projector.ts';
import type { Source } from './Replay.tsx';

interface Found {
  readonly table: Table;
  readonly sitters: readonly Sitter[];
}

async function find({ library, archive }: Ports, source: Source): Promise<Found | null> {
  if ('text' in source) {
    const { table, sitters } = loadSeated(library, source.text, source.name);
    return { table, sitters: seatedBy(sitters, table.state.players.length) };
  }
  const kept = await archive.open(source.id);
  if (kept === null) return null;
  const { setup, opening, sitters } = kept.header;
  return { table: unplayed(library, setup, opening, kept.entries), sitters };
}

/** Throws a SaveError that says what is wrong with a file; null if there is no such game. */
export async function openReplay(ports: Ports, source: Source): Promise<Projector | null> {
  const found = await find(ports, source);
  if (found === null) return null;
  const breathe = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
  const film = await makeFilm(ports.library, found.table, breathe);
  return openProjector(ports, film, found.sitters, 'id' in source ? source.id : '');
}
