/** `wayrune verify GAME`: plays a game again and compares. */
import { hash } from '@wayrune/engine/kernel/hash.ts';
import type { Library } from '@wayrune/engine/parts/library.ts';
import { loadGame, SaveError } from '@wayrune/engine/table/save.ts';
import { stampOf } from '@wayrune/engine/table/stamps.ts';
import type { Table } from '@wayrune/engine/table/table.ts';
import { many } from '../args.ts';
import { command, NO, OK } from '../command.ts';
import { loadContent } from '../content.ts';
import { changeInWords } from '../games/change.ts';
import { gamesFolder } from '../games/folder.ts';
import { isLog } from '../games/log-file.ts';
import { gameText, openText, packsFor, readLogFile } from '../games/open.ts';
import { count, wrap } from '../terminal/layout.ts';
import { painter } from '../terminal/paint.ts';
import { dataFlag } from './games.ts';

export const verify = command({
  takes: 'GAME',
  says: 'Plays a game again, a saved file or a kept game by name, and checks every entry and the state at its end. Exit code 1 if anything is wrong.',
  flags: { pack: many('FILE', 'a pack of your own that the game was played with'), ...dataFlag },
  words: 1,
  examples: ['verify game.json'],
  run({ flags, rest }, io) {
    const folder = gamesFolder(flags.data ?? io.dataFolder);
    const [text, file] = gameText(rest[0], folder, 'verify needs a game: wayrune verify GAME');
    const { library } = loadContent(packsFor(text, flags.pack));
    const paint = painter(io.color);
    const found = problemsOf(library, text, file);
    if (Array.isArray(found)) {
      for (const problem of found) io.out(wrap(problem, io.width, '', '    '));
      io.out(paint.red('NOT OK'));
      return NO;
    }
    const { setup, entries, state } = found;
    const end = state.over === null ? `round ${state.round}, not over yet` : `won in round ${state.round}`;
    io.out(`${paint.green('OK')} ${file}`);
    io.out(
      `  ${setup.adventure}, ${count(setup.heroes.length, 'seat')}, ${count(entries.length, 'entry', 'entries')}, ${end}`,
    );
    io.out(`  every entry plays again; state ${stampOf(state)}`);
    return OK;
  },
});

/** The table, or everything that is wrong. An edited file is replayed anyway, to find the edit. */
function problemsOf(library: Library, text: string, file: string): Table | string[] {
  const first = attempt(library, text, file);
  if (typeof first !== 'string' || !first.includes(': check:'))
    return typeof first === 'string' ? [first] : first;
  const { check: _, ...content } = JSON.parse(text) as Record<string, unknown>;
  const second = attempt(library, JSON.stringify({ ...content, check: hash(content) }), file);
  const rest =
    typeof second === 'string'
      ? second
      : `${file}: its log plays to the end all the same, and to the state that was saved`;
  return [first, rest];
}

function wholeLog(library: Library, text: string, file: string): Table {
  const { damaged, entries } = readLogFile(text, file);
  const { table, change } = openText(library, text, file);
  if (damaged)
    throw new SaveError(
      `${file}: after ${count(entries.length, 'decision')} there is a line that makes no sense`,
    );
  if (change !== null) throw new SaveError(`${file}: ${changeInWords(change)}`);
  return table;
}

function attempt(library: Library, text: string, file: string): Table | string {
  try {
    return isLog(text) ? wholeLog(library, text, file) : loadGame(library, text, file);
  } catch (error) {
    if (error instanceof SaveError) return error.message;
    throw error;
  }
}
