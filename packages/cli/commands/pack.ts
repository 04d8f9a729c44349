/** `wayrune pack check FILE` and `wayrune pack schema`. */
import { library } from '@wayrune/content';
import type { Pack } from '@wayrune/engine/parts/library.ts';
import { checkPack, checkTogether, packSchema } from '@wayrune/engine/parts/pack.ts';
import { didYouMean, UsageError } from '../args.ts';
import { command, NO, OK } from '../command.ts';
import { readJson } from '../files.ts';
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

/** All problems at once: whoever writes cards wants the whole list. */
function check(file: string, io: Io): number {
  const { bold, red, green } = painter(io.color);
  const value = readJson(file);
  const problems = checkPack(value);
  if (problems.length === 0) {
    const own = value as Pack;
    if (library.packs.some((other) => other.pack === own.pack))
      problems.push({
        path: 'pack',
        message: `"${own.pack}" is the id of a set that comes with Wayrune; choose another id`,
      });
    problems.push(...checkTogether([...library.packs, own]));
  }
  for (const { path, message } of problems)
    io.out(wrap(`${path === '' ? '' : `${bold(path)} `}${message}`, io.width, `${file}: `, '    '));
  if (problems.length > 0) {
    io.out(red(`${count(problems.length, 'problem')} in ${file}`));
    return NO;
  }
  const { name, version, cards } = value as Pack;
  io.out(
    `${green('OK')}: ${name}, version ${version}, ${count(cards.length, 'card')}. Play with it: wayrune play --pack ${file}`,
  );
  return OK;
}
