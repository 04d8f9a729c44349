import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import type { Effect } from '../../../effects/vocabulary.ts';
import { aGod, complete, feed, forget, PAUSE, riteTable, toldOf } from '../../../testing/adventures/rites.ts';
import type { Scenario } from '../../../testing/scenario.ts';
import { aRite, awakenGod, mists, setRites } from '../../../testing/adventures/zanaga.ts';

const gold = (amount: number): Effect => ({ do: 'gain-gold', amount });
/** Brings one gold by its sun, two by its moon, and nothing by a skull. */
const idol = aGod('idol', { sun: [gold(1)], moon: [gold(2)] });

function awake(...cards: Parameters<typeof riteTable>[1] & object): Scenario {
  const t = riteTable(library, [idol, ...cards]);
  awakenGod(t, 'idol');
  forget(t);
  return t;
}

describe('omens', () => {
  it('OMEN-1 OMEN-3 come with every ritual, once each, and only for its symbol', () => {
    const t = awake();
    complete(t, 'moon', 'sun', 'skull', 'moon');
    expect(toldOf(t).filter((told) => told.endsWith('omen') || told.endsWith('gold'))).toEqual([
      'moon omen',
      'seat 0: 2 gold',
      'sun omen',
      'seat 0: 1 gold',
      'moon omen',
      'seat 0: 2 gold',
    ]);
  });

  it('OMEN-2 come when the effect of the ritual has been resolved in full', () => {
    const t = awake(aRite('slow', 'sun', 1, [gold(5), PAUSE, gold(6)]));
    setRites(t, ['slow']);
    feed(t, 'sun');
    expect(t.happened('omen')).toEqual([]);
    t.choose('choose:0');
    expect(toldOf(t).slice(-5)).toEqual([
      'seat 0: 5 gold',
      'seat 0: 6 gold',
      'slow leaves',
      'sun omen',
      'seat 0: 1 gold',
    ]);
  });

  it('OMEN-4 OMEN-15 Z44 come for a ritual that was full before the god awoke and is resolved after', () => {
    const t = riteTable(library, [idol]);
    complete(t, 'sun', 'moon');
    setRites(t, ['skull-1'], ['moon-1b']);
    forget(t);
    feed(t, 'skull', 'moon');
    expect(toldOf(t).slice(4)).toEqual([
      'skull-1 resolved',
      'skull-1 leaves',
      'idol awakes',
      'moon-1b resolved',
      'moon-1b leaves',
      'moon omen',
      'seat 0: 2 gold',
    ]);
  });

  it('OMEN-5 send the ritual to the discard pile of its rank', () => {
    const t = awake(aRite('deep', 'sun', 1, [], { color: 'blue' }));
    setRites(t, ['deep'], ['moon-1']);
    feed(t, 'sun');
    feed(t, 'moon');
    expect(mists(t).spent).toEqual({ green: ['moon-1'], yellow: [], blue: ['deep'], red: [] });
  });
});
