import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import { view } from '../../../rules/world/game.ts';
import { askAgain } from '../../../testing/drawn.ts';
import { zanaga } from '../../../testing/adventures/zanaga.ts';
import { oneOfEachGear } from './gear.ts';

describe('gear tokens of a kind are alike', () => {
  it('offers one of them, however many a Hero has', () => {
    const t = zanaga(library, [], { towns: ['tala-mirr'] });
    for (const card of ['shaman-bones', 'shaman-bones.2', 'dead-mans-compass.4', 'dead-mans-compass.7'])
      t.give(0, card);
    askAgain(t);
    const thrown = t.options().filter((option) => option.startsWith('discard:'));
    expect(thrown).toEqual(['discard:shaman-bones', 'discard:dead-mans-compass.4']);
  });

  it('tells apart what else an option says', () => {
    const t = zanaga(library, [], { towns: ['tala-mirr'] });
    t.give(0, 'shaman-bones');
    const options = [
      'use:dead-mans-compass.2:0',
      'use:dead-mans-compass.3:0',
      'use:shaman-bones.3:1',
      'pass',
    ];
    expect(oneOfEachGear(options, view(t.world, t.state))).toEqual([
      'use:dead-mans-compass.2:0',
      'use:shaman-bones.3:1',
      'pass',
    ]);
  });
});
