/** From a kept game or a file to something that can be watched. */
import type { Library } from '@wayrune/engine/parts/library.ts';
import type { Written } from '@wayrune/engine/table/change.ts';
import { parseSave } from '@wayrune/engine/table/parse-save.ts';
import { readSave } from '@wayrune/engine/table/save.ts';
import type { Content } from '../../app/content-context.ts';
import { archive } from '../../game/archive/browser.ts';
import { writtenOf } from '../../game/archive/keep.ts';
import { portsWith } from '../../game/index.ts';
import { readRecording } from '../../game/past/recording.ts';
import { breathe } from '../../game/ports.ts';
import { type Sitter, seatedBy } from '../../game/sitter.ts';
import { openPlayback, type Playback } from './playback.ts';
import type { Source } from './Replay.tsx';

interface Found {
  readonly library: Library;
  readonly written: Written;
  readonly sitters: readonly Sitter[];
}

/** A file may be of any game; what it is of decides what is shown of it. */
async function find({ libraryFor }: Content, source: Source): Promise<Found | null> {
  if ('text' in source) {
    const { setup, packs } = parseSave(source.text, source.name);
    const library = await libraryFor(setup, packs);
    const written = readSave(library, source.text, source.name);
    return { library, written, sitters: seatedBy(written, setup.heroes.length) };
  }
  const kept = await archive.open(source.id);
  if (kept === null) return null;
  const { setup, sitters, packNames } = kept.header;
  return { library: await libraryFor(setup, packNames), written: writtenOf(kept), sitters };
}

/** Null if there is no such game. Throws a SaveError that says what is wrong with a file, MissingPacks, or an UnplayableGame. */
export async function openReplay(content: Content, source: Source): Promise<Playback | null> {
  const found = await find(content, source);
  if (found === null) return null;
  const { library, written, sitters } = found;
  const recording = await readRecording(library, written, breathe);
  const playback = openPlayback(portsWith(library), recording, sitters, 'id' in source ? source.id : '');
  // Who wanted to play on stands at the last moment from which that can be done.
  if (recording.change !== null && recording.change.agrees < recording.change.length)
    playback.goTo(recording.length);
  return playback;
}
