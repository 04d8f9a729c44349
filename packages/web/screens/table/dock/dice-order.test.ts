import { expect, test } from 'vitest';
import { orderOf } from './dice-order.ts';

test('each step of the way is paid by a die of its face, no die twice', () => {
  expect(orderOf([3, 3, 0, 5], [3, 0, 3])).toEqual([1, 3, 2, 0]);
});

test('dice that are not needed have no number', () => {
  expect(orderOf([1, 2], [])).toEqual([0, 0]);
});
