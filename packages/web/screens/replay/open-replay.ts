/** From a kept game or a file to something that can be watched. */
import type { Library } from '@wayrune/engine/parts/library.ts';
import type { Written } from '@wayrune/engine/table/change.ts';
import { readSave } from '@wayrune/engine/table/save.ts';
import type { Content } from '../../app/content-context.ts';
import { archive } from '../../game/archive/browser.ts';
import { writtenOf } from '../../game/archive/keep.ts';
import { portsWith } from '../../game/index.ts';
import { makeFilm } from '../../game/past/film.ts';
import { breathe } from '../../game/ports.ts';
import { type Sitter, seatedBy } from '../../game/sitter.ts';
import { openProjector, type Projector } from './projector.ts';
import type { Source } from './Replay.tsx';

interface Found {
  readonly library: Library;
  readonly written: Written;
  readonly sitters: readonly Sitter[];
}

/** A file may be of any game; what it is of decides what is shown of it. */
async function find({ libraryFor, wholeLibrary }: Content, source: Source): Promise<Found | null> {
  if ('text' in source) {
    const written = readSave(await wholeLibrary(), source.text, source.name);
    const { setup } = written.log;
    return {
      library: await libraryFor(setup),
      written,
      sitters: seatedBy(written.sitters, setup.heroes.length),
    };
  }
  const kept = await archive.open(source.id);
  if (kept === null) return null;
  const { setup, sitters } = kept.header;
  return { library: await libraryFor(setup), written: writtenOf(kept), sitters };
}

/** Null if there is no such game. Throws a SaveError that says what is wrong with a file, or an UnplayableGame. */
export async function openReplay(content: Content, source: Source): Promise<Projector | null> {
  const found = await find(content, source);
  if (found === null) return null;
  const { library, written, sitters } = found;
  const film = await makeFilm(library, written, breathe);
  const projector = openProjector(portsWith(library), film, sitters, 'id' in source ? source.id : '');
  // Who wanted to play on stands at the last moment from which that can be done.
  if (film.change !== null && film.change.agrees < film.change.length) projector.goTo(film.length);
  return projector;
}
