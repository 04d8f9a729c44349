import { library } from '@wayrune/content';
import type { Board } from '@wayrune/engine/rules/world/board.ts';
import { expect, test } from 'vitest';
import { crossedNames } from './crossed-names.ts';

const [board] = library.boards as readonly [Board];
const region = board.regions.find(({ spaces }) => spaces.length > 3);
const names = (spaces: readonly string[]): string[] => crossedNames(board, spaces).map(({ name }) => name);

test('a border through the middle of a region runs across its name', () => {
  const half = region?.spaces.slice(0, Math.ceil(region.spaces.length / 2)) ?? [];
  expect(names(half)).toContain(region?.name);
});

test('where nothing can be reached no name is lettered twice', () => {
  expect(names([])).toEqual([]);
});

test('a border around the whole land leaves the names inside alone', () => {
  const all = names(board.spaces.map(({ id }) => id));
  expect(all.length).toBeLessThan(board.regions.length / 2);
});
