/** `wayrune replay FILE`: the transcript of a saved game. */
import type { Change } from '@wayrune/engine/table/change.ts';
import { loadAgreed } from '@wayrune/engine/table/save.ts';
import { many, on, UsageError, whole } from '../args.ts';
import { command, OK } from '../command.ts';
import { loadContent } from '../content.ts';
import { readText } from '../files.ts';
import type { Io } from '../terminal/io.ts';
import { rule, wrap } from '../terminal/layout.ts';
import { type Paint, painter } from '../terminal/paint.ts';
import { heroNames, type Passage, passages } from '@wayrune/engine/table/passages.ts';
import { stampOf } from '@wayrune/engine/table/stamps.ts';

export const replay = command({
  takes: 'FILE',
  says: 'Tells a saved game from its beginning; one that an update has changed, as far as it still agrees.',
  flags: {
    to: whole('K', 'stop after entry K', 0, 10_000_000),
    json: on('print the entries as JSON, with their events and the hash of the state after each'),
    pack: many('FILE', 'a pack of your own that the game was played with'),
  },
  words: 1,
  examples: ['replay game.json', 'replay game.json --to 40', 'replay game.json --json > entries.json'],
  run({ flags, rest }, io) {
    const [file] = rest;
    if (file === undefined) throw new UsageError('replay needs a saved game: wayrune replay FILE');
    const { library } = loadContent(flags.pack);
    const { table, change } = loadAgreed(library, readText(file), file);
    const { length } = table.entries;
    if (flags.to !== undefined && flags.to > length)
      throw new UsageError(`--to is ${flags.to}, but ${file} has ${length} entries`);
    if (change !== null) io.err(wrap(changed(change), io.width));
    const told = passages(library, { ...table, entries: table.entries.slice(0, flags.to) });
    if (flags.json) io.out(JSON.stringify([...entries(told)], null, 1));
    else tell(told, heroNames(table), io, painter(io.color));
    return OK;
  },
});

function changed({ sets, agrees, length, certain }: Change): string {
  const what =
    sets.length === 0
      ? 'The rules have'
      : `Since then, ${sets.join(' and ')} ${sets.length > 1 ? 'have' : 'has'}`;
  const far =
    agrees < length
      ? `It plays the same up to entry ${agrees} of ${length}; the rest is left out.`
      : certain
        ? 'It still plays the same.'
        : 'Every entry still plays, but some results may not be what they were.';
  return `This game was played with an older version. ${what} changed. ${far}`;
}

function* entries(told: Iterable<Passage>) {
  for (const { state, lines: _, ...passage } of told) yield { ...passage, hash: stampOf(state) };
}

function tell(told: Iterable<Passage>, heroes: readonly string[], io: Io, paint: Paint): void {
  for (const { entry, seat, choice, label, events, lines } of told) {
    const head = entry === 0 ? label : `${heroes[seat] ?? ''}: ${label}`;
    io.out(wrap(`${paint.bold(head)} ${paint.dim(`[${entry} ${choice}]`)}`, io.width, '', '    '));
    const turn = events.find((event) => event.type === 'turn-began');
    for (const line of lines) io.out(wrap(line, io.width, '  ', '    '));
    if (turn !== undefined)
      io.out(paint.dim(rule(`round ${turn.round}, ${heroes[turn.seat] ?? ''}`, io.width)));
  }
}
