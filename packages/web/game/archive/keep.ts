/** From a new table, a file or the archive to a game that is kept. */
import { seeded } from '@wayrune/engine/kernel/chance.ts';
import type { Setup } from '@wayrune/engine/rules/world/setup.ts';
import type { Change, Written } from '@wayrune/engine/table/change.ts';
import { heroNames } from '@wayrune/engine/table/passages.ts';
import { packNames, readSave, saveGame } from '@wayrune/engine/table/save.ts';
import { type Stamps, stampsOf } from '@wayrune/engine/table/stamps.ts';
import { startTable, type Table } from '@wayrune/engine/table/table.ts';
import { withBotNames } from '../bot-names.ts';
import { type Recording, readRecording } from '../past/recording.ts';
import { breathe, type Ports } from '../ports.ts';
import { openWith } from '../opening-sheets.ts';
import { type Sitter, seatedBy, sitterId } from '../sitter.ts';
import type { Header, KeptLog, Progress } from './archive.ts';
import { leaderOf } from './leader.ts';
import { figuresOf, groundOf } from './thumbnail.ts';

/** A game that an update has made another one: it can be watched as far as it still agrees, and not be played on. */
export class ChangedGame extends Error {
  readonly change: Change;
  constructor(change: Change) {
    super(`the game agrees with this version up to decision ${change.agrees} of ${change.length}`);
    this.change = change;
  }
}

/** Whether all of a game plays as it did, though it was played with other cards: it can go on with those of today. */
const isWhole = ({ agrees, length, certain }: Change): boolean => certain && agrees === length;

/** What is kept of a game besides its table. */
interface Keeping {
  readonly sitters: readonly Sitter[];
  readonly seed?: string;
  readonly stamps?: Stamps;
  /** The cards it was played with, if they are others than today's. */
  readonly content?: Header['content'];
}

export function progressOf(id: string, table: Table, updated: number): Progress {
  const { entries, world, state } = table;
  return {
    id,
    updated,
    length: entries.length,
    round: state.round,
    over: state.over !== null,
    heroes: heroNames(table),
    leader: leaderOf(table),
    figures: figuresOf(world.board, state),
  };
}

/** Keeps a table as a new game, and gives its id. */
async function keepGame({ archive, newId, clock }: Ports, table: Table, keeping: Keeping): Promise<string> {
  const { setup, opening, entries, world } = table;
  const { sitters, seed = newId(), stamps = stampsOf(table), content = world.content } = keeping;
  const [id, created] = [newId(), clock()];
  const named = setup.packs.length === 0 ? {} : { packNames: packNames(table) };
  const header = {
    id,
    created,
    setup,
    sitters,
    seed,
    opening,
    content,
    ...named,
    ground: groundOf(world.board),
  };
  await archive.begin({ header, entries, stamps }, progressOf(id, table, created));
  return id;
}

/** The same for a moment of another game, from which somebody is about to play on. */
export async function branchGame(ports: Ports, table: Table, keeping: Keeping): Promise<string> {
  const id = await keepGame(ports, table, keeping);
  openWith(id, null);
  return id;
}

/** Who sits where: settled before, or by the seat that chance lets begin. */
type Seating = readonly Sitter[] | ((first: number) => readonly Sitter[]);

export function beginGame(
  ports: Ports,
  setup: Setup,
  seating: Seating,
  seed = ports.newId(),
): Promise<string> {
  const { table } = startTable(ports.library, setup, seeded(`${seed}/0`));
  const sitters = typeof seating === 'function' ? seating(table.state.decision?.seat ?? 0) : seating;
  return keepGame(ports, table, { sitters: withBotNames(sitters, seed), seed });
}

/** The file of a game, with everybody who plays it. */
export const fileOf = (table: Table, sitters: readonly Sitter[], stamps: Stamps): string =>
  saveGame(
    table,
    sitters.map(sitterId),
    stamps,
    sitters.map(({ name = '' }) => name),
  );

/** A file that somebody kept. Throws a SaveError that says what is wrong with it, or a ChangedGame. */
export async function importGame(ports: Ports, file: string, source: string): Promise<string> {
  const written = readSave(ports.library, file, source);
  const { table, stamps } = await wholeRecording(ports, written);
  const sitters = seatedBy(written, table.state.players.length);
  return keepGame(ports, table, { sitters, stamps, content: written.content });
}

/** The recording of a game that can be played on. Throws a ChangedGame for any other. */
async function wholeRecording({ library }: Ports, written: Written): Promise<Recording> {
  const recording = await readRecording(library, written, breathe);
  if (recording.change !== null && !isWhole(recording.change)) throw new ChangedGame(recording.change);
  return recording;
}

/** What the archive has of a game, as something to be played again. */
export const writtenOf = ({ header: { setup, opening, content }, entries, stamps }: KeptLog): Written => ({
  log: { setup, opening, entries, stamps },
  content,
  endsAs: () => true,
});

/** A game of the archive, played again to where it stands. Null if there is none of that id; throws a ChangedGame. */
export async function reopen(ports: Ports, id: string): Promise<Reopened | null> {
  const { archive, clock } = ports;
  const found = await archive.open(id);
  if (found === null) return null;
  const recording = await wholeRecording(ports, writtenOf(found));
  if (found.header.content !== null) return { header: found.header, recording };
  // Of a version that wrote down neither fingerprints nor stamps: it has just been seen to play, so it gets both.
  const header = { ...found.header, content: recording.table.world.content };
  const whole = { header, entries: recording.table.entries, stamps: recording.stamps };
  // Should it fail, it is tried again when the game is opened the next time.
  archive.begin(whole, progressOf(id, recording.table, clock())).catch(() => {});
  return { header, recording };
}

interface Reopened {
  readonly header: Header;
  readonly recording: Recording;
}
