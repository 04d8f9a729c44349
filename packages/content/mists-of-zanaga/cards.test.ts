import { describe, it } from 'vitest';
import { library } from '../index.ts';
import { testSet } from '../testing/index.ts';

describe('each card of The Mists of Zanaga does what it says', () => {
  for (const { name, run } of testSet(library, 'mists-of-zanaga')) it(name, run);
});
