/** Room for arrays of numbers that is used again and again, so that working out a fight leaves little to clear away. */
export interface Room {
  buffer: ArrayBuffer;
  used: number;
}

const SOME = 2 ** 20;
const WIDTH = 8;

export const newRoom = (): Room => ({ buffer: new ArrayBuffer(SOME), used: 0 });

/** Everything that was taken from it may be overwritten from now on. */
export function empty(room: Room): Room {
  if (room.used > room.buffer.byteLength) room.buffer = new ArrayBuffer(2 * room.used);
  room.used = 0;
  return room;
}

/** So many bytes; null if there is no room left this time. */
function take(room: Room, bytes: number): number | null {
  const at = room.used;
  room.used += WIDTH * Math.ceil(bytes / WIDTH);
  return room.used <= room.buffer.byteLength ? at : null;
}

export function floats(room: Room, count: number): Float64Array<ArrayBuffer> {
  const at = take(room, count * Float64Array.BYTES_PER_ELEMENT);
  return at === null ? new Float64Array(count) : new Float64Array(room.buffer, at, count).fill(0);
}

export function ints(room: Room, count: number): Int32Array<ArrayBuffer> {
  const at = take(room, count * Int32Array.BYTES_PER_ELEMENT);
  return at === null ? new Int32Array(count) : new Int32Array(room.buffer, at, count).fill(0);
}
