// The board: types, distances, the reader of board files. A board file is a map that one can read:
//
//   board isle            header: an id, a name, and the town where Heroes begin (may be left out)
//   name The Isle
//   start tamalir
//   map                   a row: its letter, then a code a hex, four characters apart; every second row is
//   a  p.  fG  --         indented by two. Code: terrain p o r h f s m and jewel . g y b r (G Y B: with sunburst),
//   b    r.  TA  mr       or T and a town's letter; -- or blanks are a hole (not in play), at a row's end only --
//   towns                 in the order of the market row from the bottom (ruling D1):
//   A Tamalir = plains    letter, name, terrain when cursed (ruling C2), then its kind if that is not free-town
//   regions               may be left out
//   The Long Mile = a1 a2     # a comment

import { COLORS, TERRAINS, type Color, type Terrain } from '../../effects/vocabulary.ts';
import { hexNeighbors, toAxial, toOffset } from '../../kernel/hex.ts';

export { COLORS, TERRAINS, type Color, type Terrain };

export const isColor = (deck: string): deck is Color => (COLORS as readonly string[]).includes(deck);
/** Row letter and column number from 1, such as 'e7'. */
export type SpaceId = string;
/** The name as a slug, such as 'tamalir'. */
export type TownId = string;

export interface Jewel {
  readonly color: Color;
  readonly sunburst: boolean;
}

export interface Space {
  readonly id: SpaceId;
  readonly index: number;
  /** Row and column count from 0; odd rows lie half a hex to the right. */
  readonly row: number;
  readonly col: number;
  readonly terrain: Terrain | 'town';
  readonly town: TownId | null;
  readonly jewel: Jewel | null;
  /** East first, then counter-clockwise; what lies outside the map is left out. */
  readonly neighbors: readonly SpaceId[];
}

const TOWN_KINDS = ['free-town', 'native-village', 'trading-outpost', 'lost-city'] as const;
/** Not on the map until it rises. */
const HIDDEN: Town['kind'] = 'lost-city';

export interface Town {
  readonly id: TownId;
  readonly name: string;
  /** '' of a town that is not on the map yet. */
  readonly space: SpaceId;
  /** What the space is while the town is cursed (The Cataclysm, ruling C2). */
  readonly terrain: Terrain;
  readonly kind: (typeof TOWN_KINDS)[number];
}

/** Whether cards lie in its market between two Market steps. */
export const keepsStack = ({ kind }: Town): boolean => kind !== HIDDEN;

export interface Region {
  readonly name: string;
  readonly spaces: readonly SpaceId[];
}

export interface Board {
  readonly id: string;
  readonly name: string;
  readonly start: TownId | null;
  readonly spaces: readonly Space[];
  readonly space: Readonly<Record<SpaceId, Space>>;
  /** In the order of the market row from the bottom (ruling D1). */
  readonly towns: readonly Town[];
  readonly town: Readonly<Record<TownId, Town>>;
  /** Spaces with a jewel, in index order. */
  readonly jewels: readonly SpaceId[];
  /** A space is in one region at most. */
  readonly regions: readonly Region[];
  /** For `distance`: a Map finds an index faster than the record `space` does; then rows of steps. */
  readonly index: ReadonlyMap<SpaceId, number>;
  readonly distances: readonly (readonly number[])[];
}

export function spaceAt(board: Board, id: SpaceId): Space {
  const space = board.space[id];
  if (!space) throw new Error(`board ${board.id} has no space '${id}'`);
  return space;
}

/** In spaces, whatever the terrain. */
export function distance(board: Board, a: SpaceId, b: SpaceId): number {
  const steps = board.distances[board.index.get(a) ?? -1]?.[board.index.get(b) ?? -1];
  if (steps === undefined) throw new Error(`board ${board.id} lacks '${a}' or '${b}'`);
  return steps;
}

/** Ruling G16: fewest spaces, whatever the terrain; all that tie, for the player to choose. A town without a space is nowhere. */
export function nearestTowns(
  board: Board,
  from: SpaceId,
  spaces: readonly (SpaceId | null)[] = board.towns.map((town) => town.space || null),
): TownId[] {
  const steps = spaces.map((space) => (space === null ? -1 : distance(board, from, space)));
  const fewest = Math.min(...steps.filter((count) => count >= 0));
  return board.towns.filter((_, i) => steps[i] === fewest).map((town) => town.id);
}

const TERRAIN_CODES = new Map<string, Terrain>(TERRAINS.map((t) => [t === 'road' ? 'o' : t.charAt(0), t]));
const JEWEL_CODES = new Map<string, Jewel | null>([['.', null]]);
for (const color of COLORS) {
  JEWEL_CODES.set(color.charAt(0), { color, sunburst: false });
  if (color !== 'red') JEWEL_CODES.set(color.charAt(0).toUpperCase(), { color, sunburst: true });
}
const HEADERS = ['board', 'name', 'start'] as const;
const BLOCKS = ['map', 'towns', 'regions'] as const;

interface Line {
  readonly place: string;
  readonly text: string;
}

/** A hex as the map block gives it, before the towns are known. */
interface Cell extends Pick<Space, 'id' | 'row' | 'col' | 'terrain' | 'jewel'> {
  readonly letter: string | null;
  readonly place: string;
}

/** Throws unless `ok`, saying what is wrong and what would be right. */
type Check = (ok: unknown, place: string, wrong: string, right: string) => asserts ok;

const list = (words: Iterable<string>): string => [...words].join(' ');
const member = <T extends string>(words: readonly T[], word: string) => words.find((w) => w === word);
const slug = (name: string): string =>
  name.toLowerCase().replaceAll(/[^a-z0-9]+/g, (gap) => (gap === "'" ? '' : '-'));

function splitFile(text: string, check: Check) {
  const headers: Partial<Record<(typeof HEADERS)[number], Line>> = {};
  const blocks: Partial<Record<(typeof BLOCKS)[number], Line[]>> = {};
  let current: Line[] | undefined;
  for (const [i, raw] of text.split(/\r?\n/).entries()) {
    const line = { place: `line ${i + 1}`, text: raw.replace(/#.*/, '').trimEnd() };
    const [word = '', ...rest] = line.text.trim().split(/\s+/);
    const block = rest.length === 0 ? member(BLOCKS, word) : undefined;
    if (block) {
      check(!blocks[block], line.place, `a second block '${word}'`, 'each block stands once');
      current = blocks[block] = [];
    } else if (word !== '' && current) current.push(line);
    else if (word !== '') {
      const header = member(HEADERS, word);
      check(header, line.place, `'${word}' is unknown here`, `one of ${list([...HEADERS, ...BLOCKS])}`);
      check(!headers[header], line.place, `a second '${word}'`, 'each header stands once');
      check(rest.length > 0, line.place, `'${word}' says nothing`, `'${word} …' on one line`);
      headers[header] = { place: line.place, text: list(rest) };
    }
  }
  return { headers, blocks };
}

function parseCode(code: string, place: string, check: Check): Pick<Cell, 'terrain' | 'jewel' | 'letter'> {
  const [first = '', second = ''] = code;
  if (first === 'T') {
    check(/^[A-Za-z0-9]$/.test(second), place, `'${code}' names no town`, "'T' and the letter of a town");
    return { terrain: 'town', jewel: null, letter: second };
  }
  const terrain = TERRAIN_CODES.get(first);
  const jewel = JEWEL_CODES.get(second);
  check(terrain, place, `'${code}': no terrain '${first}'`, `one of ${list(TERRAIN_CODES.keys())} T`);
  check(jewel !== undefined, place, `'${code}': no jewel '${second}'`, `one of ${list(JEWEL_CODES.keys())}`);
  return { terrain, jewel, letter: null };
}

/** The cells of a row, holes as null. */
function parseRow({ place, text }: Line, row: number, check: Check): (Cell | null)[] {
  const letter = String.fromCharCode(97 + row);
  const first = row % 2 === 0 ? 3 : 5;
  const head = text.slice(0, first);
  check(row < 26, place, 'a 27th row', 'rows are lettered a to z');
  check(!text.includes('\t'), place, 'a tab in the map', 'blanks, so that columns stay straight');
  check(head.trimEnd() === letter, place, `the row begins '${head}'`, `'${letter}' and ${first - 1} blanks`);
  check(text.length > first, place, `row ${letter} has no hexes`, "a hole is written '--'");
  const cells: (Cell | null)[] = [];
  for (let from = first; from < text.length; from += 4) {
    const col = cells.length;
    const id = `${letter}${col + 1}`;
    const code = text.slice(from, from + 2);
    const where = `${place}, column ${from + 1} (hex ${id})`;
    const gap = text.slice(from + 2, from + 4);
    check(gap.trim() === '', where, `'${code}${gap}' runs on`, 'a code is two characters, then two blanks');
    const isHole = code === '--' || code.trim() === '';
    cells.push(isHole ? null : { ...parseCode(code, where, check), id, row, col, place: where });
  }
  return cells;
}

function parseMap(lines: readonly Line[], check: Check): Cell[] {
  const rows = lines.map((line, row) => parseRow(line, row, check));
  const width = rows[0]?.length;
  for (const [i, { place }] of lines.entries()) {
    const right = `${width} as in row a; a hole at the end of a row is written '--'`;
    check(rows[i]?.length === width, place, `the row has ${rows[i]?.length} hexes`, right);
  }
  return rows.flat().filter((cell) => cell !== null);
}

function parseTowns(lines: readonly Line[], cells: readonly Cell[], check: Check) {
  const byLetter = new Map<string, Town>();
  for (const { place, text } of lines) {
    const [, letter = '', name = '', words = ''] = /^\s*([A-Za-z0-9])\s+(.*?)\s*=\s*(.*)$/.exec(text) ?? [];
    const id = slug(name);
    const [first = '', second = 'free-town', ...more] = words.split(/\s+/);
    const terrain = member(TERRAINS, first);
    const kind = member(TOWN_KINDS, second);
    const twin = [...byLetter.values()].some((town) => town.id === id) || byLetter.has(letter);
    const [cell, other] = cells.filter((c) => c.letter === letter);
    check(/^[a-z]/.test(id), place, `'${text.trim()}' is no town`, "a line such as 'A Tamalir = plains'");
    check(!twin, place, `letter ${letter} or name ${name} again`, 'each town has its own letter and name');
    check(terrain, place, `${name} has no terrain '${first}'`, `one of ${list(TERRAINS)}`);
    check(kind, place, `${name} has no kind '${second}'`, `one of ${list(TOWN_KINDS)}`);
    check(more.length === 0, place, `'${list(more)}' after ${name}'s kind`, 'a terrain and a kind, no more');
    if (kind === HIDDEN) check(!cell, place, `${name} is on the map`, 'no hex: it rises during the game');
    else check(cell, place, `${name} is not on the map`, `a hex 'T${letter}'`);
    if (other) check(false, other.place, `${name} stands at ${cell?.id} too`, 'a town has one hex');
    byLetter.set(letter, { id, name, space: cell?.id ?? '', terrain, kind });
  }
  const stray = cells.find(({ letter }) => letter !== null && !byLetter.has(letter));
  if (stray) check(false, stray.place, `no town ${stray.letter} listed`, `one of ${list(byLetter.keys())}`);
  return byLetter;
}

function parseRegions(lines: readonly Line[], cells: readonly Cell[], check: Check): Region[] {
  const known = new Set(cells.map((cell) => cell.id));
  const names = new Set<string>();
  const owner = new Map<SpaceId, string>();
  return lines.map(({ place, text }) => {
    const [name = '', ids = '', more] = text.split('=').map((part) => part.trim());
    const sound = name !== '' && ids !== '' && more === undefined;
    check(sound, place, `'${text.trim()}' is no region`, "a line such as 'The Long Mile = a1 a2'");
    check(!names.has(name), place, `a second region ${name}`, 'a region is one line');
    names.add(name);
    const spaces = ids.split(/\s+/);
    for (const id of spaces) {
      check(known.has(id), place, `no hex '${id}' on the map`, "an id such as 'a1', not a hole");
      check(!owner.has(id), place, `${id} is in ${owner.get(id)} already`, 'a hex is in one region at most');
      owner.set(id, name);
    }
    return { name, spaces };
  });
}

/** Steps from one space to each, by index; -1 where no way leads. */
function walk(neighbors: readonly (readonly number[])[], from: number): number[] {
  const steps = neighbors.map(() => -1);
  steps[from] = 0;
  const queue = [from];
  for (const here of queue) {
    for (const there of neighbors[here] ?? []) {
      if (steps[there] !== -1) continue;
      steps[there] = (steps[here] ?? 0) + 1;
      queue.push(there);
    }
  }
  return steps;
}

/** Whole or not at all: throws an Error that names source, place, what is wrong and what would be right. */
export function parseBoard(text: string, source: string): Board {
  const check: Check = (ok, place, wrong, right) => {
    if (!ok) throw new Error(`${source}${place && `, ${place}`}: ${wrong}; right would be: ${right}`);
  };
  const { headers, blocks } = splitFile(text, check);
  const { board, name, start } = headers;
  check(board, '', 'no id', "a line 'board …' at the top");
  check(/^[a-z][a-z0-9-]*$/.test(board.text), board.place, `id '${board.text}'`, 'small letters, digits, -');
  check(name, '', 'no name', "a line 'name …' at the top");
  check(blocks.map?.length, '', 'no map', "a line 'map', then a line a row");
  check(blocks.towns?.length, '', 'no towns', "a line 'towns', then a line a town");
  const cells = parseMap(blocks.map, check);
  const towns = parseTowns(blocks.towns, cells, check);
  const regions = parseRegions(blocks.regions ?? [], cells, check);

  const at = new Map(cells.map((cell, index) => [`${cell.row},${cell.col}`, index]));
  const around = cells.map((cell) => {
    const offsets = hexNeighbors(toAxial(cell)).map(toOffset);
    return offsets.flatMap(({ row, col }) => at.get(`${row},${col}`) ?? []);
  });
  const distances = cells.map((_, index) => walk(around, index));
  const cut = cells.find((_, i) => distances[0]?.[i] === -1);
  if (cut) check(false, cut.place, `no way leads here from ${cells[0]?.id}`, 'land in one piece, or a hole');
  const spaces = cells.map(({ id, row, col, terrain, jewel, letter }, index): Space => {
    const town = (letter !== null && towns.get(letter)?.id) || null;
    const neighbors = (around[index] ?? []).flatMap((n) => cells[n]?.id ?? []);
    return { id, index, row, col, terrain, town, jewel, neighbors };
  });
  const townList = [...towns.values()];
  const ids = townList.map((town) => town.id);
  if (start) check(ids.includes(start.text), start.place, `no town '${start.text}'`, `one of ${list(ids)}`);
  return {
    id: board.text,
    name: name.text,
    start: start?.text ?? null,
    spaces,
    space: Object.fromEntries(spaces.map((space) => [space.id, space])),
    towns: townList,
    town: Object.fromEntries(townList.map((town) => [town.id, town])),
    jewels: spaces.filter((space) => space.jewel).map((space) => space.id),
    regions,
    index: new Map(spaces.map((space) => [space.id, space.index])),
    distances,
  };
}
