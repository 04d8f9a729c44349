/** `wayrune replay GAME`: the transcript of a game. */
import { many, on, UsageError, whole } from '../args.ts';
import { command, OK } from '../command.ts';
import { loadContent } from '../content.ts';
import { changeInWords } from '../games/change.ts';
import { gamesFolder } from '../games/folder.ts';
import { gameText, openText, packsFor } from '../games/open.ts';
import type { Io } from '../terminal/io.ts';
import { rule, wrap } from '../terminal/layout.ts';
import { type Paint, painter } from '../terminal/paint.ts';
import { dataFlag } from './games.ts';
import { heroNames, type Passage, passages } from '@wayrune/engine/table/passages.ts';
import { stampOf } from '@wayrune/engine/table/stamps.ts';

export const replay = command({
  takes: 'GAME',
  says: 'Tells a game from its beginning: a saved file, or a kept game by name. One that an update has changed is told as far as it still plays the same.',
  flags: {
    to: whole('K', 'stop after entry K', 0, 10_000_000),
    json: on('print the entries as JSON, with their events and the hash of the state after each'),
    pack: many('FILE', 'a pack of your own that the game was played with'),
    ...dataFlag,
  },
  words: 1,
  examples: ['replay game.json', 'replay game.json --to 40', 'replay game.json --json > entries.json'],
  run({ flags, rest }, io) {
    const folder = gamesFolder(flags.data ?? io.dataFolder);
    const [text, file] = gameText(rest[0], folder, 'replay needs a game: wayrune replay GAME');
    const { library } = loadContent(packsFor(text, flags.pack));
    const { table, change } = openText(library, text, file);
    const { length } = table.entries;
    if (flags.to !== undefined && flags.to > length)
      throw new UsageError(`--to is ${flags.to}, but ${file} has ${length} entries`);
    if (change !== null) io.err(wrap(changeInWords(change), io.width));
    const told = passages(library, { ...table, entries: table.entries.slice(0, flags.to) });
    if (flags.json) io.out(JSON.stringify([...entries(told)], null, 1));
    else tell(told, heroNames(table), io, painter(io.color));
    return OK;
  },
});

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
