import { library } from '@wayrune/content';
import { type Board, spaceAt } from '@wayrune/engine/rules/world/board.ts';
import { describe, expect, it } from 'vitest';
import { centreOf, gap } from './geometry.ts';
import { placePins } from './pin-places.ts';

const [board] = library.boards as readonly [Board];
const NONE: ReadonlySet<string> = new Set();

describe('pins on the map', () => {
  it('a pin stands near the middle of its space, wherever that is', () => {
    for (const { id } of board.spaces) {
      const at = placePins(board, [{ seat: 0, space: id, radius: 18 }], NONE).get(0);
      expect(gap(at ?? { x: 0, y: 0 }, centreOf(spaceAt(board, id))), id).toBeLessThan(50);
    }
  });

  it('a pin covers no jewel, on its own space or beside it', () => {
    for (const { id } of board.spaces) {
      const at = placePins(board, [{ seat: 0, space: id, radius: 18 }], NONE).get(0) ?? { x: 0, y: 0 };
      for (const jewel of board.jewels) {
        const { x, y } = centreOf(spaceAt(board, jewel));
        expect(gap(at, { x, y: y + 4 }), `${id} over ${jewel}`).toBeGreaterThan(18 + 9);
      }
    }
  });

  it('six Heroes in one town stand around it side by side', () => {
    const space = board.town['tamalir']?.space ?? '';
    const pins = Array.from({ length: 6 }, (_, seat) => ({ seat, space, radius: 15 }));
    const places = [...placePins(board, pins, NONE).values()];
    for (const [i, a] of places.entries())
      for (const b of places.slice(i + 1)) expect(gap(a, b)).toBeGreaterThan(29);
  });
});
