/** `wayrune pack check FILE` and `wayrune pack schema`. */
import { library } from '@wayrune/content';
import type { Pack } from '@wayrune/engine/parts/library.ts';
import { checkBeside, checkPack, packSchema } from '@wayrune/engine/parts/pack.ts';
import { didYouMean, UsageError } from '../args.ts';
import { tryPack } from '@wayrune/bots/lab/try-pack.ts';
import { command, NO, OK } from '../command.ts';
import { inShell, readJson } from '../files.ts';
import type { Io } from '../terminal/io.ts';
import { count, wrap } from '../terminal/layout.ts';
import { painter } from '../terminal/paint.ts';

const VERBS = ['check', 'schema'];

export const pack = command({
  takes: 'check FILE | schema',
  says: 'Checks a pack of cards, or prints the JSON Schema of packs.',
  flags: {},
  words: 2,
  examples: ['pack check my-cards.json', 'pack schema > pack.schema.json'],
  run({ rest }, io) {
    const [verb = '', file] = rest;
    if (verb === 'schema' && file === undefined) {
      io.out(JSON.stringify(packSchema(), null, 2));
      return OK;
    }
    if (verb === 'check' && file !== undefined) return check(file, io);
    if (verb === 'check') throw new UsageError('pack check needs a file: wayrune pack check FILE');
    throw new UsageError(
      `pack "${verb}": expected "pack check FILE" or "pack schema"${didYouMean(verb, VERBS)}`,
    );
  },
});

/** Reports all problems at once: authors of cards want the whole list. */
function check(file: string, io: Io): number {
  const { bold, red, green } = painter(io.color);
  const value = readJson(file);
  const problems = checkPack(value);
  if (problems.length === 0) problems.push(...checkBeside(library, value as Pack));
  for (const { path, message } of problems)
    io.out(wrap(`${path === '' ? '' : `${bold(path)} `}${message}`, io.width, `${file}: `, '    '));
  if (problems.length > 0) {
    io.out(red(`${count(problems.length, 'problem')} in ${file}`));
    return NO;
  }
  const own = value as Pack;
  const trial = tryPack(library, own, TRIED_DECISIONS, own.pack);
  for (const fault of trial.faults) io.out(wrap(fault, io.width, `${file}: `, '    '));
  if (trial.faults.length > 0) {
    io.out(
      red(
        `${own.name} breaks games: ${count(trial.faults.length, 'fault')} in ${count(trial.games, 'game')}`,
      ),
    );
    return NO;
  }
  io.out(
    `${green('OK')}: ${own.name}, version ${own.version}, ${count(own.cards.length, 'card')}, tried in ${count(trial.games, 'game')}, ${count(trial.decisions, 'decision')}.`,
  );
  tellIdle('Never came up', trial.unseen, io);
  tellIdle('Came up, but nobody could use it', trial.unused, io);
  const where = trial.adventure === FIRST ? '' : `--adventure ${trial.adventure} `;
  io.out(`Play with it: wayrune play ${where}--pack ${inShell(file)}`);
  return OK;
}

const TRIED_DECISIONS = 4000;
/** The adventure that is played if none is named. */
const FIRST = 'dragon-lords';

function tellIdle(what: string, cards: readonly string[], io: Io): void {
  if (cards.length > 0) io.out(wrap(cards.join(', '), io.width, `${what}: `, '    '));
}
