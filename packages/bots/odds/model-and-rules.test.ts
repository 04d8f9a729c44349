import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import { compareModel } from './testing/compare.ts';
import { settings } from './testing/small-fights.ts';

/** Every enemy three times; `npm run odds:verify` compares many more. */
const FIGHTS = 57;
/** Fights that take the rules too long, or kits that a variant forbids and the model leaves to the rules. */
const LEFT_OUT = 7;

describe('the model of a fight says what the rules say', () => {
  it.each(settings(library).map((setting) => ({ ...setting, under: setting.name })))(
    'with $under, on $terms terms',
    (setting) => {
      const { compared, wrong } = compareModel(setting, FIGHTS);
      expect(wrong).toEqual([]);
      expect(compared).toBeGreaterThanOrEqual(FIGHTS - LEFT_OUT);
    },
  );
});
