import { expect, test } from 'vitest';
import { type Box, freeRoom } from './free-room.ts';

const box = (left: number, top: number, right: number, bottom: number): Box => ({ left, top, right, bottom });
const TABLE = box(0, 0, 1440, 900);

test('a table without plates is free as a whole', () => {
  expect(freeRoom(TABLE, [])).toEqual(TABLE);
});

test('between plates in all corners the free room is the middle above the dock', () => {
  const plates = [
    box(20, 20, 376, 167),
    box(1174, 20, 1420, 284),
    box(20, 512, 412, 880),
    box(442, 742, 1014, 880),
    box(1098, 793, 1420, 880),
  ];
  expect(freeRoom(TABLE, plates)).toEqual(box(412, 0, 1174, 742));
});

test('a table that is covered as a whole has no free room', () => {
  const { left, right } = freeRoom(TABLE, [TABLE]);
  expect(right - left).toBe(0);
});
