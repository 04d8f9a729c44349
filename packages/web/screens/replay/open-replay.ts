/** From a kept game or a file to something that can be watched. */
import type { Written } from '@wayrune/engine/table/change.ts';
import { readSave } from '@wayrune/engine/table/save.ts';
import { writtenOf } from '../../game/archive/keep.ts';
import { makeFilm } from '../../game/past/film.ts';
import { breathe, type Ports } from '../../game/ports.ts';
import { type Sitter, seatedBy } from '../../game/sitter.ts';
import { openProjector, type Projector } from './projector.ts';
import type { Source } from './Replay.tsx';

interface Found {
  readonly written: Written;
  readonly sitters: readonly Sitter[];
}

async function find({ library, archive }: Ports, source: Source): Promise<Found | null> {
  if ('text' in source) {
    const written = readSave(library, source.text, source.name);
    return { written, sitters: seatedBy(written.sitters, written.log.setup.heroes.length) };
  }
  const kept = await archive.open(source.id);
  return kept === null ? null : { written: writtenOf(kept), sitters: kept.header.sitters };
}

/** Null if there is no such game. Throws a SaveError that says what is wrong with a file, or an UnplayableGame. */
export async function openReplay(ports: Ports, source: Source): Promise<Projector | null> {
  const found = await find(ports, source);
  if (found === null) return null;
  const film = await makeFilm(ports.library, found.written, breathe);
  const projector = openProjector(ports, film, found.sitters, 'id' in source ? source.id : '');
  // Who wanted to play on stands at the last moment from which that can be done.
  if (film.change !== null && film.change.agrees < film.change.length) projector.goTo(film.length);
  return projector;
}
