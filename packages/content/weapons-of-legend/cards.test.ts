import { describe, it } from 'vitest';
import { library } from '../index.ts';
import { testSet } from '../testing/index.ts';

describe('each card of Weapons of Legend does what it says', () => {
  for (const { name, run } of testSet(library, 'weapons-of-legend')) it(name, run);
});
