import { describe, it } from 'vitest';
import { library } from '../index.ts';
import { testSet } from '../testing/index.ts';

describe('each card of Traps and Terrors does what it says', () => {
  for (const { name, run } of testSet(library, 'traps-and-terrors')) it(name, run);
});
