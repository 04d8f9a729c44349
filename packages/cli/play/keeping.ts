/** Every game is written down as it goes: after each decision, before the next question. */
import { resolve } from 'node:path';
import { reason } from '../files.ts';
import { createLog, type KeptLog } from '../games/kept-log.ts';
import { dateOf } from '../games/list.ts';
import { allLines, decisionLines, headerLine, sittersLine, UNDO_LINE } from '../games/log-file.ts';
import type { Session } from './session.ts';

export interface Keeping {
  readonly folder: string;
  /** The files of the player's own packs: a kept game needs them again. */
  readonly packs: readonly string[];
  /** Null before the first decision: there is nothing to keep yet. */
  log: KeptLog | null;
  /** Why it cannot be kept, or null. */
  failed: string | null;
}

export const newKeeping = (
  folder: string,
  packs: readonly string[],
  log: KeptLog | null = null,
): Keeping => ({
  folder,
  packs: packs.map((file) => resolve(file)),
  log,
  failed: null,
});

/** Records the last decision, which was made in turn `turnBefore`. */
export const keepDecision = (session: Session, turnBefore: number): void =>
  attempt(session, (log) => log.append(decisionLines(session.table, turnBefore)));

export const keepUndo = (session: Session): void => attempt(session, (log) => log.append([UNDO_LINE]));

export const keepSitters = (session: Session): void =>
  attempt(session, (log) => log.append([sittersLine(session.sitters)]));

/** Called before a person is asked, so that everything is on disk while they think. */
export function flushLog(session: Session): void {
  if (session.keeping.log !== null) attempt(session, (log) => log.flush());
}

/** Creates the log if it does not exist yet. */
function attempt(session: Session, add: (log: KeptLog) => void): void {
  const { keeping, io } = session;
  if (keeping.failed !== null) return;
  try {
    if (keeping.log === null) keeping.log = writeWhole(session);
    else add(keeping.log);
  } catch (error) {
    keeping.failed = reason(error);
    keeping.log?.close();
    keeping.log = null;
    io.out(`This game cannot be kept in ${keeping.folder}: ${keeping.failed}.`);
    io.out('It goes on all the same. Save it now and then with "save FILE".');
  }
}

function writeWhole({ keeping, table, sitters, seed, playerNames, io }: Session): KeptLog {
  const { setup, world } = table;
  const hero = table.state.players[Math.max(0, sitters.indexOf('human'))]?.hero ?? '';
  const started = io.now();
  const header = {
    started: started.toISOString(),
    seed,
    setup,
    sitters,
    ...(playerNames === undefined ? {} : { names: playerNames }),
    content: world.content,
    packs: keeping.packs,
  };
  return createLog(keeping.folder, `${dateOf(started)}-${hero}`, [headerLine(header), ...allLines(table)]);
}

/** Closes the log of this game. */
export function stopKeeping({ keeping }: Session): void {
  keeping.log?.close();
}

/** Says where the game is kept; null if it is not. */
export function keptWhere({ keeping, table }: Session): string | null {
  if (keeping.log === null) return null;
  const { name } = keeping.log;
  return table.state.over === null
    ? `Your game is kept as ${name}. "wayrune play" continues it.`
    : `The game is kept as ${name}. "wayrune replay ${name}" tells it again.`;
}
