import { library } from '@wayrune/content';
import { spaceAt } from '@wayrune/engine/rules/world/board.ts';
import { describe, expect, it } from 'vitest';
import { steer } from './steer.ts';

const [board] = library.boards;
if (board === undefined) throw new Error('no board');

describe('moving over the map with keys', () => {
  it.each([
    ['ArrowRight', 'g8'],
    ['ArrowLeft', 'g6'],
    ['Home', 'f6'],
    ['PageUp', 'f7'],
    ['End', 'h6'],
    ['PageDown', 'h7'],
  ])('%s goes to the neighbor in that direction', (key, to) => {
    expect(steer(board, 'g7', key)).toBe(to);
  });

  it('goes straight up and down by two', () => {
    const up = steer(board, 'g7', 'ArrowUp') ?? '';
    expect(steer(board, up, 'ArrowUp')).toBe('e7');
    const down = steer(board, 'g7', 'ArrowDown') ?? '';
    expect(steer(board, down, 'ArrowDown')).toBe('i7');
  });

  it('reaches every space from the start by arrows alone', () => {
    const found = new Set(['g7']);
    for (const from of found)
      for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) {
        const to = steer(board, from, key);
        if (to) found.add(to);
      }
    expect(found.size).toBe(board.spaces.length);
  });

  it('stays where the land ends, and leaves other keys alone', () => {
    expect(steer(board, 'a1', 'ArrowLeft')).toBeNull();
    expect(steer(board, 'a1', 'ArrowUp')).toBeNull();
    expect(steer(board, 'g7', 'Tab')).toBeUndefined();
    expect(spaceAt(board, 'g7').town).toBe('tamalir');
  });
});
