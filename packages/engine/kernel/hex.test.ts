import { describe, expect, it } from 'vitest';
import {
  DIRECTIONS,
  hexCenter,
  hexCorners,
  hexDistance,
  hexNeighbors,
  hexRange,
  toAxial,
  toOffset,
} from './hex.ts';

const sample = [-3, -2, -1, 0, 1, 2, 5].flatMap((row) => [-2, 0, 3, 4].map((col) => ({ row, col })));

describe('offset and axial', () => {
  it('go back and forth without loss, above and left of the origin too', () => {
    for (const offset of sample) expect(toOffset(toAxial(offset))).toEqual(offset);
  });

  it('shift odd rows to the right', () => {
    const below = (row: number) =>
      hexNeighbors(toAxial({ row, col: 4 }))
        .slice(4)
        .map(toOffset);
    expect(below(0)).toEqual([
      { row: 1, col: 3 },
      { row: 1, col: 4 },
    ]);
    expect(below(1)).toEqual([
      { row: 2, col: 4 },
      { row: 2, col: 5 },
    ]);
  });
});

describe('neighbors', () => {
  it('are six different hexes one step away, and see each other', () => {
    for (const offset of sample) {
      const hex = toAxial(offset);
      const around = hexNeighbors(hex);
      expect(new Set(around.map((n) => `${n.q},${n.r}`)).size).toBe(6);
      for (const n of around) {
        expect(hexDistance(hex, n)).toBe(1);
        expect(hexNeighbors(n)).toContainEqual(hex);
      }
    }
  });
});

describe('distance', () => {
  it('counts steps', () => {
    const from = toAxial({ row: 6, col: 6 });
    expect(hexDistance(from, from)).toBe(0);
    expect(hexDistance(from, toAxial({ row: 6, col: 1 }))).toBe(5);
    expect(hexDistance(from, toAxial({ row: 10, col: 8 }))).toBe(4);
    expect(hexDistance(from, toAxial({ row: 10, col: 9 }))).toBe(5);
  });

  it('is symmetric and keeps the triangle inequality', () => {
    const hexes = sample.map(toAxial);
    const pairs = hexes.flatMap((a) => hexes.map((b) => [a, b] as const));
    expect(pairs.filter(([a, b]) => hexDistance(a, b) !== hexDistance(b, a))).toEqual([]);
    for (const c of hexes) {
      const longer = pairs.filter(([a, b]) => hexDistance(a, b) > hexDistance(a, c) + hexDistance(c, b));
      expect(longer).toEqual([]);
    }
  });
});

describe('range', () => {
  it('holds 1, 7, 19, 37 hexes, exactly those within the radius', () => {
    const center = toAxial({ row: 3, col: 2 });
    expect([0, 1, 2, 3].map((radius) => hexRange(center, radius).length)).toEqual([1, 7, 19, 37]);
    for (const hex of hexRange(center, 3)) expect(hexDistance(center, hex)).toBeLessThanOrEqual(3);
    expect(new Set(hexRange(center, 3).map((h) => `${h.q},${h.r}`)).size).toBe(37);
  });
});

describe('drawing', () => {
  const size = 10;

  it('puts neighbors equally far apart, each in its direction', () => {
    for (const [i, hex] of hexNeighbors({ q: 2, r: 3 }).entries()) {
      const here = hexCenter({ q: 2, r: 3 }, size);
      const there = hexCenter(hex, size);
      expect(Math.hypot(there.x - here.x, there.y - here.y)).toBeCloseTo(size * Math.sqrt(3));
      const angle = (Math.atan2(here.y - there.y, there.x - here.x) * 180) / Math.PI;
      expect((angle + 360) % 360).toBeCloseTo(60 * i);
    }
  });

  it('has corners at the size, and sides i between neighbors', () => {
    const here = hexCenter({ q: 0, r: 0 }, size);
    const corners = hexCorners(here, size);
    for (const c of corners) expect(Math.hypot(c.x - here.x, c.y - here.y)).toBeCloseTo(size);
    for (const [i, step] of DIRECTIONS.entries()) {
      const there = hexCenter(step, size);
      const [a, b] = [corners[i], corners[(i + 1) % 6]];
      expect(a && b && (a.x + b.x) / 2).toBeCloseTo(there.x / 2);
      expect(a && b && (a.y + b.y) / 2).toBeCloseTo(there.y / 2);
    }
  });
});
