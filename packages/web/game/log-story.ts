/** The log as a story: what belongs together is told in one line, turn by turn. */
import type { EventType } from '@wayrune/engine/rules/world/events.ts';
import type { World } from '@wayrune/engine/rules/world/world.ts';
import { storyOf, stretchesOf } from '@wayrune/engine/text/story.ts';
import { type Line, type Piece, piecesOf, type Reader, shownPieces, spoken } from './log-lines.ts';

export interface StoryLine {
  /** After how many entries of the log it began to be told. */
  readonly entry: number;
  /** Of its first event. */
  readonly type: EventType;
  /** Whose doing it was, or -1. */
  readonly seat: number;
  readonly pieces: readonly Piece[];
  /** The first and the last line of the log that it tells, by their places in it. */
  readonly first: number;
  readonly last: number;
}

/** The story of these lines, of which the first has this place in the log. */
export const storyOfLines = (
  world: World,
  lines: readonly Line[],
  reader: Reader = {},
  from = 0,
): readonly StoryLine[] =>
  stretchesOf(lines).flatMap(({ at, told }) =>
    stretchStory(world, told, reader).map((line) => ({
      ...line,
      first: from + at + line.first,
      last: from + at + line.last,
    })),
  );

/** The end of the story: that of the last lines, and of as many before them as belong to the same turn. */
export function latestStory(
  world: World,
  lines: readonly Line[],
  reader: Reader,
  atLeast: number,
): readonly StoryLine[] {
  const from = lines.findLastIndex(
    ({ type }, i) => type === 'turn-began' && i <= Math.max(0, lines.length - atLeast),
  );
  return storyOfLines(world, lines.slice(Math.max(0, from)), reader, Math.max(0, from));
}

interface Kept extends Reader {
  readonly length: number;
  readonly story: readonly StoryLine[];
}

/** The last story that was told of a stretch, by its first line: of a long game only the present turn is told anew. */
const kept = new WeakMap<Line, Kept>();

function stretchStory(world: World, told: readonly Line[], reader: Reader): readonly StoryLine[] {
  const [first] = told;
  if (first === undefined) return [];
  const before = kept.get(first);
  if (
    before?.length === told.length &&
    before.viewer === reader.viewer &&
    (before.codes ?? false) === (reader.codes ?? false)
  )
    return before.story;
  const story = spoken(() => folded(world, told, reader)) ?? unfolded(world, told, reader);
  kept.set(first, { ...reader, length: told.length, story });
  return story;
}

function folded(world: World, told: readonly Line[], reader: Reader): readonly StoryLine[] {
  const reading = { ...reader, world, names: told[0]?.names ?? [] };
  return storyOf(
    reading,
    told.map(({ event }) => event),
  ).flatMap(({ line, seat, first, last }) => {
    const from = told[first];
    if (from === undefined) return [];
    return [{ entry: from.entry, type: from.type, seat, pieces: shownPieces(reading, line), first, last }];
  });
}

/** Where folding fails, one line for each event. */
const unfolded = (world: World, told: readonly Line[], reader: Reader): readonly StoryLine[] =>
  told.map((line, i) => ({
    entry: line.entry,
    type: line.type,
    seat: line.seat,
    pieces: piecesOf(world, line, reader),
    first: i,
    last: i,
  }));
