import type { Effect } from '@wayrune/engine/effects/vocabulary.ts';
import { describe, expect, it } from 'vitest';
import { testsIn } from './trap-tests.ts';

const test = (target: number, pass: readonly Effect[] = [{ do: 'overcome' }]): Effect => ({
  do: 'test',
  attribute: 'body',
  target,
  pass,
});
const targets = (trap: readonly Effect[]): number[] => testsIn(trap).map(({ target }) => target);

describe('the tests printed on a trap', () => {
  it('are found in choices and after other tests, in the order in which they are read', () => {
    const options = [
      { label: 'Climb', do: [test(13, [test(11)])] },
      { label: 'Jump', do: [test(15)] },
    ];
    expect(targets([{ do: 'choose', options }])).toEqual([13, 11, 15]);
  });

  it('stand there once each, and no more than three of them', () => {
    expect(targets([test(12), test(12)])).toEqual([12]);
    expect(targets([test(12), test(13), test(14), test(15)])).toEqual([12, 13, 14]);
    expect(targets([{ do: 'overcome' }])).toEqual([]);
  });
});
