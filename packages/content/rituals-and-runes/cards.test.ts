import { describe, it } from 'vitest';
import { library } from '../index.ts';
import { testSet } from '../testing/index.ts';

describe('each card of Rituals and Runes does what it says', () => {
  for (const { name, run } of testSet(library, 'rituals-and-runes')) it(name, run);
});
