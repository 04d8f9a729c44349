import { library } from '@wayrune/content';
import type { GameEvent } from '@wayrune/engine/rules/world/events.ts';
import { scenario } from '@wayrune/engine/testing/scenario.ts';
import { expect, test } from 'vitest';
import { newsLine } from './news.ts';

const told = (event: GameEvent): string | null => {
  const { world } = scenario(library, { heroes: ['mother-aldith', 'finch-maddock'] });
  return newsLine({
    world,
    names: ['Mother Aldith', 'Finch Maddock'],
    viewer: 0,
    now: null,
    news: event,
    lines: [],
  });
};

test('the turn that begins is told by the headline alone', () => {
  expect(told({ type: 'turn-began', seat: 1, round: 2 })).toBe('');
  expect(told({ type: 'gold', seat: 1, amount: 4 })).toContain('Finch Maddock');
});
