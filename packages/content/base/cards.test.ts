import { describe, it } from 'vitest';
import { library } from '../index.ts';
import { testSet } from '../testing/index.ts';

describe('each card of the base set does what it says', () => {
  for (const { name, run } of testSet(library, 'base')) it(name, run);
});
