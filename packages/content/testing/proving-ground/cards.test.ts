import { describe, it } from 'vitest';
import { testSet } from '../index.ts';
import { provingLibrary } from './index.ts';

describe('each card of Proving Ground does what it says', () => {
  for (const { name, run } of testSet(provingLibrary, 'proving-ground')) it(name, run);
});
