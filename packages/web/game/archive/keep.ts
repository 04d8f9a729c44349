/** From a new table, a file or the archive to a game that is kept. */
import { seeded } from '@wayrune/engine/kernel/chance.ts';
import type { Setup } from '@wayrune/engine/rules/world/setup.ts';
import type { Change, Written } from '@wayrune/engine/table/change.ts';
import { heroNames } from '@wayrune/engine/table/passages.ts';
import { readSave } from '@wayrune/engine/table/save.ts';
import { type Stamps, stampsOf } from '@wayrune/engine/table/stamps.ts';
import { startTable, type Table } from '@wayrune/engine/table/table.ts';
import { type Film, makeFilm } from '../past/film.ts';
import { breathe, type Ports } from '../ports.ts';
import { type Sitter, seatedBy } from '../sitter.ts';
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
export async function keepGame(
  { archive, newId, clock }: Ports,
  table: Table,
  keeping: Keeping,
): Promise<string> {
  const { setup, opening, entries, world } = table;
  const { sitters, seed = newId(), stamps = stampsOf(table), content = world.content } = keeping;
  const [id, created] = [newId(), clock()];
  const header = { id, created, setup, sitters, seed, opening, content, ground: groundOf(world.board) };
  await archive.begin({ header, entries, stamps }, progressOf(id, table, created));
  return id;
}

export function beginGame(
  ports: Ports,
  setup: Setup,
  sitters: readonly Sitter[],
  seed = ports.newId(),
): Promise<string> {
  const { table } = startTable(ports.library, setup, seeded(`${seed}/0`));
  return keepGame(ports, table, { sitters, seed });
}

/** A file that somebody kept. Throws a SaveError that says what is wrong with it, or a ChangedGame. */
export async function importGame(ports: Ports, file: string, source: string): Promise<string> {
  const written = readSave(ports.library, file, source);
  const { table, stamps } = await wholeFilm(ports, written);
  const sitters = seatedBy(written.sitters, table.state.players.length);
  return keepGame(ports, table, { sitters, stamps, content: written.content });
}

/** The film of a game that can be played on. Throws a ChangedGame for any other. */
async function wholeFilm({ library }: Ports, written: Written): Promise<Film> {
  const film = await makeFilm(library, written, breathe);
  if (film.change !== null && !isWhole(film.change)) throw new ChangedGame(film.change);
  return film;
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
  const film = await wholeFilm(ports, writtenOf(found));
  if (found.header.content !== null) return { header: found.header, film };
  // Of a version that wrote down neither fingerprints nor stamps: it has just been seen to play, so it gets both.
  const header = { ...found.header, content: film.table.world.content };
  const whole = { header, entries: film.table.entries, stamps: film.stamps };
  // Should it fail, it is tried again when the game is opened the next time.
  archive.begin(whole, progressOf(id, film.table, clock())).catch(() => {});
  return { header, film };
}

interface Reopened {
  readonly header: Header;
  readonly film: Film;
}
