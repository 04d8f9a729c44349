/** The authority of a game that is played at this machine: it rolls the dice, and keeps what is decided. */
import { clone, type State } from '@wayrune/engine/rules/world/state.ts';
import { heroNames } from '@wayrune/engine/table/passages.ts';
import { isStamped, type Stamps, stampOf } from '@wayrune/engine/table/stamps.ts';
import { decide, type Entry, type Table, undo } from '@wayrune/engine/table/table.ts';
import type { Header } from '../archive/archive.ts';
import { progressOf } from '../archive/keep.ts';
import { type Checkpoints, tableAt } from '../past/checkpoints.ts';
import type { Ports } from '../ports.ts';
import type { Sitter } from '../sitter.ts';
import type { Accepted, Authority, Follower } from './authority.ts';

/** A game on its table. */
interface LocalGame {
  readonly id: string;
  readonly seed: string;
  readonly sitters: readonly Sitter[];
  readonly table: Table;
  readonly checkpoints: Checkpoints;
  readonly stamps: Stamps;
  /** As the archive has it; null for a table that was prepared by hand, as for a lesson, and cannot be kept. */
  readonly header: Header | null;
}

type LocalPorts = Pick<Ports, 'archive' | 'chance' | 'clock'>;

interface Local extends LocalPorts {
  readonly id: string;
  readonly seed: string;
  readonly table: Table;
  readonly checkpoints: Checkpoints;
  readonly stamps: Map<number, string>;
  sitters: readonly Sitter[];
  header: Header | null;
  follower: Follower;
  /** A copy of the table after the last entry. */
  latest: State;
  /** A write has failed: the archive may lack an entry. */
  behind: boolean;
}

const NOBODY: Follower = { accepted: () => {}, undone: () => {}, troubled: () => {}, recovered: () => {} };

export function localAuthority({ archive, chance, clock }: LocalPorts, game: LocalGame): Authority {
  const { id, table, checkpoints } = game;
  const stamps = new Map(game.stamps);
  const latest = clone(table.state);
  const local: Local = { ...game, archive, chance, clock, stamps, follower: NOBODY, latest, behind: false };
  return {
    id,
    table,
    sitters: () => local.sitters,
    stamps: () => stamps,
    follow(follower) {
      local.follower = follower;
    },
    decide: async (seat, choices) => takeAll(local, seat, choices),
    undo: async (entries) => takeBack(local, entries),
    async reseat(sitters) {
      local.sitters = sitters;
      retitle(local, { sitters });
    },
    adoptContent: async () => retitle(local, { content: table.world.content }),
    tableAt: (entry) => tableAt(table, checkpoints, entry),
  };
}

/**
 * Nobody waits for the archive: what goes wrong there is told, and the game goes on. The next write is then of the whole
 * game, because a log that lacks an entry cannot be played again.
 */
function keep(local: Local, write: (archive: Ports['archive']) => Promise<void>): void {
  if (local.header === null) return;
  const writing = local.behind ? writeWhole(local, local.header) : write(local.archive);
  local.behind = false;
  writing.catch((error: unknown) => {
    local.behind = true;
    const reason = error instanceof Error ? error.message : String(error);
    local.follower.troubled(new Error(`Your game couldn’t be saved. ${reason}`, { cause: error }));
  });
}

async function writeWhole(local: Local, header: Header): Promise<void> {
  const [entries, stamps] = [[...local.table.entries], new Map(local.stamps)];
  await local.archive.begin({ header, entries, stamps }, progress(local));
  local.follower.recovered();
}

const progress = ({ id, table, clock }: Local) => progressOf(id, table, clock());

function retitle(local: Local, change: Partial<Header>): void {
  if (local.header === null) return;
  const header = { ...local.header, ...change };
  local.header = header;
  keep(local, (archive) => archive.retitle(header));
}

function takeAll(local: Local, seat: number, choices: readonly string[]): number {
  const { table } = local;
  let taken = 0;
  for (const choice of choices) {
    const { decision } = table.state;
    if (decision?.seat !== seat || !decision.options.includes(choice)) break;
    local.follower.accepted(take(local, choice));
    taken++;
  }
  return taken;
}

function take(local: Local, choice: string): Accepted {
  const { table, checkpoints, stamps, chance, seed } = local;
  const { turn } = table.state;
  const events = decide(table, choice, chance(seed, table.entries.length + 1));
  const { state } = table;
  const entries = table.entries.length;
  const entry = table.entries.at(-1) as Entry;
  checkpoints.passed(entries, state);
  const stamp = isStamped(turn, state) ? stampOf(state) : null;
  if (stamp !== null) stamps.set(entries, stamp);
  keep(local, (archive) => archive.append(progress(local), entry, stamp));
  const { latest: before } = local;
  const after = clone(state);
  local.latest = after;
  return { entry, entries, events, before, after, names: heroNames(table) };
}

function takeBack(local: Local, entries: number): boolean {
  const { table, checkpoints, stamps, follower } = local;
  const before = table.entries.length;
  while (table.entries.length > entries && undo(table));
  const { length } = table.entries;
  if (length === before) return false;
  local.latest = clone(table.state);
  checkpoints.cut(length);
  for (const at of stamps.keys()) if (at > length) stamps.delete(at);
  keep(local, (archive) => archive.cut(progress(local)));
  follower.undone();
  return true;
}
