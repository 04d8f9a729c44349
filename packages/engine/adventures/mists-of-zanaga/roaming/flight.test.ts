import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import {
  aMonster,
  aRite,
  mists,
  setRites,
  setRoaming,
  standAt,
  tokensOn,
  wild,
  zanaga,
} from '../../../testing/adventures/zanaga.ts';

const coward = aMonster({
  id: 'coward',
  color: 'blue',
  terrain: 'swamp',
  abilities: [{ when: 'before-combat', forced: true, do: [{ do: 'foe-flees' }] }],
});

describe('a monster that flees', () => {
  it('Z61: is discarded, and its token is placed', () => {
    const t = zanaga(library, [coward, aRite('dirge', 'skull', 2)], { heroes: ['plain'] });
    setRites(t, ['dirge']);
    setRoaming(t, ['coward', 'skull']);
    standAt(t, wild(t, 'swamp'));
    t.choose('stay');
    expect(t.happened('foe-fled')).toHaveLength(1);
    expect([mists(t).roaming, mists(t).beaten.blue]).toEqual([[], ['coward']]);
    expect(tokensOn(t, 'dirge')).toEqual(['skull']);
  });

  it('Z61: does not raise the current ritual deck', () => {
    const t = zanaga(library, [coward, aRite('dirge', 'skull', 2)], { heroes: ['plain'] });
    setRites(t, ['dirge']);
    setRoaming(t, ['coward', 'skull']);
    standAt(t, wild(t, 'swamp'));
    t.choose('stay');
    expect(mists(t).rank).toBe('green');
  });
});
