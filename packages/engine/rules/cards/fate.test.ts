import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import type { Condition } from '../../effects/vocabulary.ts';
import { trailing } from '../../effects/condition-words.ts';
import { arena } from '../../testing/arena.ts';
import { TRIAL, withTrial } from '../../testing/trial.ts';
import { allHold } from './conditions.ts';

/** Tamalir (g7) is destroyed, Forge (f10) is under the Winter Lord; nothing has befallen the others. */
const lib = withTrial(library, {
  policies: (base) => ({
    ...base,
    fateOf: (_, town) => (town === 'tamalir' ? 'destroyed' : town === 'forge' ? 'winter-lord' : null),
  }),
});

function isTrue(condition: Condition, space: string): boolean {
  const table = arena(lib, [], ['plain'], TRIAL);
  table.player(0).space = space;
  return allHold(table.game(), [condition], { seat: 0, bearer: 'hero', source: '', roll: null });
}

describe('conditions about what has befallen a town', () => {
  it('cursed is true in a cursed town, not in a destroyed one, not beside one', () => {
    expect(['f10', 'g7', 'f9', 'k4'].filter((space) => isTrue({ is: 'cursed' }, space))).toEqual(['f10']);
  });

  it('cursed with names is true in the towns of those curses alone', () => {
    expect(isTrue({ is: 'cursed', any: ['winter-lord', 'ashen-flock'] }, 'f10')).toBe(true);
    expect(isTrue({ is: 'cursed', any: ['ashen-flock'] }, 'f10')).toBe(false);
  });

  it('ruin is true in a destroyed town and on the spaces next to it', () => {
    const near = ['g7', 'g6', 'g8', 'f6', 'f7', 'h6', 'h7'];
    expect(near.filter((space) => !isTrue({ is: 'ruin' }, space))).toEqual([]);
    expect(['g5', 'g9', 'f10', 'k4'].filter((space) => isTrue({ is: 'ruin' }, space))).toEqual([]);
  });

  it('says where that is', () => {
    expect(trailing([{ is: 'cursed' }], 'drawn')).toBe(' in a cursed town');
    expect(trailing([{ is: 'cursed', any: ['winter-lord'] }], 'drawn')).toBe(
      ' in the town of the Winter Lord',
    );
    expect(trailing([{ is: 'ruin' }], 'drawn')).toBe(' beside a destroyed town');
  });
});
