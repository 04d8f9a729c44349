/** Writing the game down. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { scripted } from '@wayrune/engine/kernel/chance.ts';
import { saveGame, SaveError } from '@wayrune/engine/table/save.ts';
import { stampsOf } from '@wayrune/engine/table/stamps.ts';
import { decide, startTable } from '@wayrune/engine/table/table.ts';
import { UsageError } from '../args.ts';
import { readText, writeText } from '../files.ts';
import type { Session } from './session.ts';

/** False, and said why, if it cannot be done. */
export function save(session: Session, rest: string): boolean {
  const file = rest === '' ? session.file : rest;
  try {
    if (existsSync(file) && !isSave(file))
      throw new UsageError(`${file} is there already and is no saved game; choose another name`);
    writeText(file, saveGame(session.table, session.sitters, stampsOf(session.table)));
  } catch (error) {
    session.io.out(complaint(error));
    return false;
  }
  session.file = file;
  session.savedAt = session.table.entries.length;
  session.io.out(`Saved in ${file}. Go on with it: wayrune play --load ${file}`);
  return true;
}

/** A typing error must not cost anybody another file. */
const isSave = (file: string): boolean => /^\s*\{\s*"wayrune": "game"/.test(readText(file));

export const complaint = (error: unknown): string => {
  if (error instanceof UsageError || error instanceof SaveError) return error.message;
  throw error;
};

/** False if the player wants to stay, or if saving failed. */
export async function offerToSave(session: Session): Promise<boolean> {
  if (session.table.entries.length === session.savedAt) return true;
  if (session.autosave) return save(session, '');
  const answer = await session.io.ask(
    `Save the game? [Y/n, or a file name; Enter saves in ${session.file}] `,
  );
  const word = (answer ?? 'n').trim();
  if (/^(n|no)$/i.test(word)) return true;
  if (/^(c|cancel)$/i.test(word)) return false;
  return save(session, /^(y|yes|)$/i.test(word) ? '' : word);
}

const BROKEN_FILE = 'wayrune-broken-game.json';

/** The state may be half changed; the log is whole, so the game is played again from it. Gives the name of the file. */
export function rescue({ table, content, file, sitters }: Session): string {
  const { setup, opening, entries } = table;
  const again = startTable(content.library, setup, scripted(opening)).table;
  for (const { choice, chance } of entries) decide(again, choice, scripted(chance));
  const rescued = join(dirname(file), BROKEN_FILE);
  writeText(rescued, saveGame(again, sitters, stampsOf(again)));
  return rescued;
}
