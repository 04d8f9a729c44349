/** Room for arrays of numbers that is used again and again, so that working out a fight leaves little to clear away. */
export interface Room {
  buffer: ArrayBuffer;
  used: number;
  /** Columns are asked for in the same order every time, and have the length they need from the time before. */
  readonly columns: (Column | Column<Floats>)[];
  taken: number;
}

type Ints = Int32Array<ArrayBuffer>;
type Floats = Float64Array<ArrayBuffer>;

/** Numbers that become more and more; what stands behind the last of them is of no account. */
export interface Column<T extends Ints | Floats = Ints> {
  at: T;
  length: number;
}

const SOME = 2 ** 20;
const WIDTH = 8;
const FEW = 256;

export const newRoom = (): Room => ({
  buffer: new ArrayBuffer(SOME),
  used: 0,
  columns: [],
  taken: 0,
});

/** Everything that was taken from it may be overwritten from now on. */
export function empty(room: Room): Room {
  if (room.used > room.buffer.byteLength) room.buffer = new ArrayBuffer(2 * room.used);
  room.used = room.taken = 0;
  return room;
}

/** Allocates this many bytes; null if there is no room left. */
function take(room: Room, bytes: number): number | null {
  const at = room.used;
  room.used += WIDTH * Math.ceil(bytes / WIDTH);
  return room.used <= room.buffer.byteLength ? at : null;
}

export function floats(room: Room, count: number): Floats {
  const at = take(room, count * Float64Array.BYTES_PER_ELEMENT);
  return at === null ? new Float64Array(count) : new Float64Array(room.buffer, at, count).fill(0);
}

export function ints(room: Room, count: number): Ints {
  const at = take(room, count * Int32Array.BYTES_PER_ELEMENT);
  return at === null ? new Int32Array(count) : new Int32Array(room.buffer, at, count).fill(0);
}

/** The next column, which is empty now. */
function columnIn<T extends Ints | Floats>(room: Room, fresh: () => T): Column<T> {
  const column = (room.columns[room.taken] as Column<T> | undefined) ?? { at: fresh(), length: 0 };
  room.columns[room.taken++] = column as Column | Column<Floats>;
  column.length = 0;
  return column;
}

export const intColumn = (room: Room): Column => columnIn(room, () => new Int32Array(FEW));
export const floatColumn = (room: Room): Column<Floats> => columnIn(room, () => new Float64Array(FEW));

/** Where it stands now. */
export function push(column: Column | Column<Floats>, value: number): number {
  if (column.length === column.at.length) lengthen(column, column.length + 1);
  column.at[column.length] = value;
  return column.length++;
}

/** At a place that may lie behind its end. */
export function put(column: Column, place: number, value: number): void {
  if (place >= column.at.length) lengthen(column, place + 1);
  if (place >= column.length) column.length = place + 1;
  column.at[place] = value;
}

/** This many, all 0. */
export function zeros(column: Column, count: number): Column {
  if (count > column.at.length) lengthen(column, count);
  column.at.fill(0, 0, count);
  column.length = count;
  return column;
}

function lengthen(column: Column | Column<Floats>, least: number): void {
  const { at } = column;
  const length = Math.max(least, 2 * at.length);
  const longer = at instanceof Int32Array ? new Int32Array(length) : new Float64Array(length);
  longer.set(at);
  column.at = longer;
}
