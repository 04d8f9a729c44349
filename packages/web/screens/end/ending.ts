/** A kept game with its story. */
import { createWorld } from '@wayrune/engine/parts/library.ts';
import type { Content } from '../../app/content-context.ts';
import type { Archive } from '../../game/archive/archive.ts';
import { archive } from '../../game/archive/browser.ts';
import { writtenOf } from '../../game/archive/keep.ts';
import { type Recording, readRecording } from '../../game/past/recording.ts';
import { breathe } from '../../game/ports.ts';
import type { Sitter } from '../../game/sitter.ts';
import { createStoryteller, type Story } from './story.ts';

export interface Ending {
  readonly recording: Recording;
  readonly story: Story;
  readonly sitters: readonly Sitter[];
}

export async function openEnding(
  { libraryFor }: Pick<Content, 'libraryFor'>,
  id: string,
  from: Archive = archive,
): Promise<Ending | null> {
  const kept = await from.open(id);
  if (kept === null) return null;
  const { setup, sitters, packNames } = kept.header;
  const library = await libraryFor(setup, packNames);
  const world = createWorld(library, setup);
  let teller = createStoryteller(world, sitters.length);
  const recording = await readRecording(library, writtenOf(kept), breathe, () => {
    teller = createStoryteller(world, sitters.length);
    return ({ events, table: { state } }) => teller.watch({ events, state });
  });
  return { recording, story: teller.story(), sitters };
}
