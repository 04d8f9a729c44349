/** The board in text: a line a row of hexes, every second row half a hex to the right. */
import type { Board, Color, Space, SpaceId, Terrain } from '@wayrune/engine/rules/world/board.ts';
import { pad } from './layout.ts';
import type { Paint } from './paint.ts';

type Ground = Terrain | 'town' | 'empty';

export const GLYPHS: Readonly<Record<Ground, string>> = {
  plains: '.',
  road: '=',
  river: '≈',
  hills: '∩',
  forest: '♣',
  swamp: '"',
  mountain: '▲',
  town: '⌂',
  empty: '◦',
};

const SHADES: Readonly<Record<Ground, keyof Paint>> = {
  plains: 'dim',
  road: 'magenta',
  river: 'blue',
  hills: 'yellow',
  forest: 'green',
  swamp: 'cyan',
  mountain: 'bold',
  town: 'bold',
  empty: 'dim',
};

/** What is to be seen on the board. */
export interface Scene {
  readonly board: Board;
  readonly paint: Paint;
  /** The colour of the counter that lies there. */
  readonly counter: (space: SpaceId) => Color | null;
  readonly undefeated: (space: SpaceId) => boolean;
  /** Heroes there, a character each; the one who looks is "@". */
  readonly people: (space: SpaceId) => string;
  /** The number of an option, or "+" for what is within reach. */
  readonly mark: (space: SpaceId) => string;
}

export interface Area {
  readonly top: number;
  readonly left: number;
  readonly rows: number;
  readonly cols: number;
}

export function wholeBoard(board: Board): Area {
  return {
    top: 0,
    left: 0,
    rows: Math.max(...board.spaces.map((space) => space.row)) + 1,
    cols: Math.max(...board.spaces.map((space) => space.col)) + 1,
  };
}

/** As much of the board around a space as was asked for, pushed inwards at the edges. */
export function around(board: Board, { row, col }: Space, rows: number, cols: number): Area {
  const all = wholeBoard(board);
  const within = (centre: number, size: number, most: number): number =>
    Math.max(0, Math.min(centre - Math.floor(size / 2), most - size));
  const height = Math.min(rows, all.rows);
  const width = Math.min(cols, all.cols);
  return {
    top: within(row, height, all.rows),
    left: within(col, width, all.cols),
    rows: height,
    cols: width,
  };
}

const DETAIL = 4;

/** `room` is the number of characters before each hex for marks, `gap` the blanks after it. */
export function drawMap(scene: Scene, area: Area, room: number, gap: number): string {
  const { board, paint } = scene;
  const pitch = room + DETAIL + gap;
  const at = new Map(board.spaces.map((space) => [`${space.row},${space.col}`, space]));
  const columns = Array.from({ length: area.cols }, (_, i) =>
    String(area.left + i + 1)
      .padStart(room + 1)
      .padEnd(pitch),
  );
  const lines = [paint.dim(`  ${columns.join('')}`.trimEnd())];
  for (let row = area.top; row < area.top + area.rows; row++) {
    const shift = row % 2 === 0 ? '' : ' '.repeat(Math.floor(pitch / 2));
    let line = `${paint.dim(String.fromCharCode(97 + row))} ${shift}`;
    for (let col = area.left; col < area.left + area.cols; col++) {
      const space = at.get(`${row},${col}`);
      line += space === undefined ? ' '.repeat(pitch) : pad(hex(scene, space, room, gap), pitch);
    }
    lines.push(line.trimEnd());
  }
  return lines.join('\n');
}

function hex(scene: Scene, space: Space, room: number, gap: number): string {
  const { paint } = scene;
  const mark = scene.mark(space.id).slice(0, room).padStart(room);
  const ground = paint[SHADES[space.terrain]](GLYPHS[space.terrain]);
  const shown = (most: number): string => paint.inverse(crowd(scene.people(space.id), most));
  const name = scene.board.towns.find((town) => town.id === space.town)?.name;
  if (name !== undefined)
    return `${paint.bold(mark)}${ground}${paint.bold(name.slice(0, 2))}${shown(1 + gap)}`;
  const foe = scene.undefeated(space.id);
  return `${paint.bold(mark)}${ground}${jewel(scene, space)}${foe ? paint.red('!') : ''}${shown(foe ? 1 : 2)}`;
}

/** Whoever looks is seen in any crowd. */
function crowd(people: string, most: number): string {
  if (people.length <= most) return people;
  return most === 1 && people.startsWith('@') ? '@' : `${people.slice(0, most - 1)}*`;
}

/** A small letter for a counter, a capital one where an Event brings it back (sunburst). */
function jewel({ paint, counter }: Scene, { id, jewel: printed }: Space): string {
  if (printed === null) return ' ';
  const color = counter(id);
  if (color === null) return paint.dim(GLYPHS.empty);
  const letter = color.charAt(0);
  return paint[color](paint.bold(printed.sunburst ? letter.toUpperCase() : letter));
}

/** Only what the looker may wonder about. */
export function legend(paint: Paint, marks: boolean): string[] {
  const ground = (['plains', 'road', 'river', 'hills', 'forest', 'swamp', 'mountain', 'town'] as const).map(
    (name) => `${paint[SHADES[name]](GLYPHS[name])} ${name}`,
  );
  const colors = (['green', 'yellow', 'blue', 'red'] as const).map((color) =>
    paint[color](`${color.charAt(0)} ${color}`),
  );
  return [
    `  ${ground.join('  ')}`,
    `  counters: ${colors.join('  ')}  (capital: sunburst)  ${GLYPHS.empty} empty jewel`,
    `  @ you  1-6 the Hero of that seat  * several Heroes  ! undefeated challenge`,
    ...(marks ? ['  + within reach of your dice'] : []),
  ];
}
