/** The board as text: one line per row of hexes, every second row shifted by half a hex. */
import type { Board, Color, Space, SpaceId, Terrain } from '@wayrune/engine/rules/world/board.ts';
import { flow, pad } from './layout.ts';
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

/** What the map shows. */
export interface Scene {
  readonly board: Board;
  readonly paint: Paint;
  /** The color of the counter there. */
  readonly counter: (space: SpaceId) => Color | null;
  readonly undefeated: (space: SpaceId) => boolean;
  /** The Heroes there, one character each; the viewer is "@". */
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

/** The part of the board around a space, shifted inward at the edges. */
export function around(board: Board, { row, col }: Space, rows: number, cols: number): Area {
  const all = wholeBoard(board);
  const within = (center: number, size: number, most: number): number =>
    Math.max(0, Math.min(center - Math.floor(size / 2), most - size));
  const height = Math.min(rows, all.rows);
  const width = Math.min(cols, all.cols);
  return {
    top: within(row, height, all.rows),
    left: within(col, width, all.cols),
    rows: height,
    cols: width,
  };
}

/** Characters for what is on a hex, and for the letter of its row. */
const DETAIL = 4;
const EDGE = 2;

/** How many hexes fit side by side in a width, with every second row shifted by half a hex. */
export function columnsIn(width: number, room: number, gap: number): number {
  const pitch = room + DETAIL + gap;
  return Math.max(1, Math.floor((width + gap - EDGE - Math.floor(pitch / 2)) / pitch));
}

/** The whole board, split into parts from west to east if it is too wide. */
export function drawWhole(scene: Scene, width: number): string {
  const all = wholeBoard(scene.board);
  const parts = Math.ceil(all.cols / columnsIn(width, 1, 0));
  const cols = Math.ceil(all.cols / parts);
  return Array.from({ length: parts }, (_, i) => {
    const left = i * cols;
    return drawMap(scene, { ...all, left, cols: Math.min(cols, all.cols - left) }, 1, 0);
  }).join('\n\n');
}

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

/** Cut to a width, but the viewer always shows. */
function crowd(people: string, most: number): string {
  if (people.length <= most) return people;
  return most === 1 && people.startsWith('@') ? '@' : `${people.slice(0, most - 1)}*`;
}

/** A letter for a counter, in upper case where an Event brings it back (sunburst). */
function jewel({ paint, counter }: Scene, { id, jewel: printed }: Space): string {
  if (printed === null) return ' ';
  const color = counter(id);
  if (color === null) return paint.dim(GLYPHS.empty);
  const letter = color.charAt(0);
  return paint[color](paint.bold(printed.sunburst ? letter.toUpperCase() : letter));
}

/** Explains the signs on the map. */
export function legend(paint: Paint, width: number, marks: boolean): string[] {
  const ground = (['plains', 'road', 'river', 'hills', 'forest', 'swamp', 'mountain', 'town'] as const).map(
    (name) => `${paint[SHADES[name]](GLYPHS[name])} ${name}`,
  );
  const colors = (['green', 'yellow', 'blue', 'red'] as const).map((color) =>
    paint[color](`${color.charAt(0)} ${color}`),
  );
  const counters = [
    `counters: ${colors[0] ?? ''}`,
    ...colors.slice(1),
    '(capital: sunburst)',
    `${GLYPHS.empty} empty jewel`,
  ];
  const others = ['@ you', '1-6 the Hero of that seat', '* several Heroes', '! undefeated challenge'];
  return [ground, counters, others, marks ? ['+ within reach of your dice'] : []]
    .filter((parts) => parts.length > 0)
    .map((parts) =>
      flow(parts, width - 2, '  ')
        .split('\n')
        .map((line) => `  ${line}`)
        .join('\n'),
    );
}
