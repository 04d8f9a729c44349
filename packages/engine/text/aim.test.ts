import { library } from '@wayrune/content';
import { expect, it } from 'vitest';
import { scenario } from '../testing/scenario.ts';
import { aimLine, aimsOf } from './aim.ts';

it('every table says what wins the game and how much of it a Hero has', () => {
  const table = scenario(library, { heroes: ['ronan-of-the-wild', 'hedda-stonebrake'] });
  table.give(0, 'ulmerac-the-grey-hearth');
  const lines = [0, 1].map((seat) => aimsOf(table.game(), seat).map(aimLine));
  expect(lines).toEqual([
    ['Dragon Runes 1 of 3 · or slay Margath'],
    ['Dragon Runes 0 of 3 · or slay Margath'],
  ]);
});
