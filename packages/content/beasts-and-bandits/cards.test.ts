import { describe, it } from 'vitest';
import { library } from '../index.ts';
import { testSet } from '../testing/index.ts';

describe('each card of Beasts and Bandits does what it says', () => {
  for (const { name, run } of testSet(library, 'beasts-and-bandits')) it(name, run);
});
