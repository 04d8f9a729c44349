/** `wayrune board`: the board as text, as JSON or as a drawing. */
import { library } from '@wayrune/content';
import { type Board, COLORS, TERRAINS } from '@wayrune/engine/rules/world/board.ts';
import { didYouMean, listed, on, text, UsageError } from '../args.ts';
import { inAscii } from '../terminal/ascii.ts';
import { boardSvg } from '../terminal/board-svg.ts';
import { command, OK } from '../command.ts';
import { writeText } from '../files.ts';
import { count } from '../terminal/layout.ts';
import { drawWhole, GLYPHS, legend } from '../terminal/map.ts';
import { type Paint, painter } from '../terminal/paint.ts';

export const board = command({
  takes: '[ID]',
  says: 'Shows a board, or writes it as JSON or as an SVG drawing.',
  flags: {
    json: on('print it as JSON'),
    svg: text('FILE', 'write a drawing; "-" prints it'),
    ascii: on('draw the text map with plain ASCII only'),
  },
  words: 1,
  examples: ['board', 'board --svg terrinoth.svg', 'board --json'],
  run({ flags, rest }, io) {
    const wanted = findBoard(rest[0]);
    if (flags.json && flags.svg !== undefined)
      throw new UsageError('--json and --svg exclude each other; give one');
    if (flags.json) io.out(JSON.stringify(boardJson(wanted), null, 2));
    else if (flags.svg === '-') io.out(boardSvg(wanted));
    else if (flags.svg === undefined)
      inAscii(io, flags.ascii).out(boardText(wanted, painter(io.color), io.width));
    else {
      writeText(flags.svg, boardSvg(wanted));
      io.out(`${wanted.name} is drawn in ${flags.svg}`);
    }
    return OK;
  },
});

function findBoard(id: string | undefined): Board {
  const ids = library.boards.map((one) => one.id);
  const found = library.boards.find((one) => id === undefined || one.id === id.toLowerCase());
  if (found !== undefined) return found;
  throw new UsageError(
    `there is no board "${id ?? ''}"; there are: ${listed(ids)}${didYouMean(id ?? '', ids)}`,
  );
}

function boardJson(wanted: Board) {
  const { id, name, start, spaces, towns, regions } = wanted;
  const regionOf = new Map(regions.flatMap((region) => region.spaces.map((space) => [space, region.name])));
  const tally = <T extends string>(words: readonly T[], of: (word: T) => number): Record<string, number> =>
    Object.fromEntries(words.map((word) => [word, of(word)]));
  return {
    id,
    name,
    start,
    counts: {
      spaces: spaces.length,
      terrain: tally(
        [...TERRAINS, 'town'],
        (terrain) => spaces.filter((space) => space.terrain === terrain).length,
      ),
      jewels: tally(COLORS, (color) => spaces.filter((space) => space.jewel?.color === color).length),
      sunbursts: tally(
        COLORS,
        (c) => spaces.filter(({ jewel }) => jewel?.color === c && jewel.sunburst).length,
      ),
    },
    towns,
    regions,
    spaces: spaces.map(({ index: _, ...space }) => ({ ...space, region: regionOf.get(space.id) ?? null })),
  };
}

function boardText(wanted: Board, paint: Paint, width: number): string {
  const scene = {
    board: wanted,
    paint,
    counter: (space: string) => wanted.space[space]?.jewel?.color ?? null,
    undefeated: () => false,
    people: () => '',
    mark: () => '',
  };
  return [
    paint.bold(
      `${wanted.name}: ${count(wanted.spaces.length, 'space')}, ${count(wanted.towns.length, 'town')}`,
    ),
    drawWhole(scene, width),
    '',
    ...legend(paint, width, false),
    ...wanted.towns.map(
      ({ name, space }) => `  ${GLYPHS.town}${name.slice(0, 2)} ${name} (${space || 'not on the map yet'})`,
    ),
  ].join('\n');
}
