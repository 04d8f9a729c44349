import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import { sum } from '../../../rules/cards/values.ts';
import { askAgain, passTurn } from '../../../testing/drawn.ts';
import { aGod, feed, forget, PAUSE, riteTable, toldOf } from '../../../testing/adventures/rites.ts';
import type { Scenario } from '../../../testing/scenario.ts';
import { aRite, awakenGod, emptyDeck, setRites } from '../../../testing/adventures/zanaga.ts';

const bodyOf = (t: Scenario): number => sum(t.game(), 'body', 0, 'hero', null);
/** Gives every Hero 2 Body while it is in play, and nothing else. */
const drum = aRite('drum', 'moon', 1, [], { always: [{ stat: 'body', amount: 2, for: 'heroes' }] });

describe('a triggered effect', () => {
  it('EFFECT-1 happens once, when its ritual is completed', () => {
    const t = riteTable(library, [aRite('feast', 'sun', 2, [{ do: 'gain-gold', amount: 3 }])]);
    emptyDeck(t, 'market');
    t.onTop('rituals-green', 'feast');
    forget(t);
    feed(t, 'sun');
    expect(toldOf(t)).toEqual(['draws sun', 'feast drawn', 'sun on feast']);
    feed(t, 'sun');
    passTurn(t);
    passTurn(t);
    expect(toldOf(t).slice(3)).toEqual([
      'draws sun',
      'sun on feast',
      'feast resolved',
      'seat 0: 3 gold',
      'feast leaves',
    ]);
  });

  it.each([
    ['good', { do: 'gain-gold', amount: 4 }, 23],
    ['bad', { do: 'lose-gold', amount: 4 }, 15],
  ] as const)('EFFECT-2 is not optional if it is %s', (_, effect, gold) => {
    const t = riteTable(library, [aRite('fate', 'sun', 1, [effect])]);
    setRites(t, ['fate']);
    feed(t, 'sun');
    expect([t.kind(), t.player(0).gold]).toEqual(['movement', gold]);
  });

  it('EFFECT-7 on several Heroes goes clockwise from the active Hero', () => {
    const all = [{ do: 'each', who: 'heroes', then: [{ do: 'gain-gold', amount: 1 }] }] as const;
    const t = riteTable(library, [aRite('alms', 'sun', 1, all)], { heroes: ['plain', 'other', 'third'] });
    emptyDeck(t, 'market');
    passTurn(t);
    t.give(1, 'feed');
    t.player(1).gold = 1;
    setRites(t, ['alms']);
    askAgain(t);
    feed(t, 'sun');
    expect(toldOf(t).slice(-4)).toEqual([
      'seat 1: 1 gold',
      'seat 2: 1 gold',
      'seat 0: 1 gold',
      'alms leaves',
    ]);
  });
});

describe('an active effect', () => {
  it('EFFECT-3 holds from the moment its ritual comes onto the track until it leaves', () => {
    const t = riteTable(library, [drum]);
    t.onTop('rituals-green', 'drum');
    expect(bodyOf(t)).toBe(0);
    setRites(t, ['sun-2']);
    t.onTop('rituals-green', 'drum', 'skull-2');
    feed(t, 'skull');
    expect(bodyOf(t)).toBe(2);
    feed(t, 'moon');
    expect(bodyOf(t)).toBe(0);
  });

  it('EFFECT-4 still holds while its completed ritual waits to be resolved', () => {
    const t = riteTable(library, [drum, aRite('slow', 'sun', 1, [PAUSE])]);
    setRites(t, ['slow'], ['drum']);
    feed(t, 'sun', 'moon');
    expect([t.kind(), bodyOf(t)]).toEqual(['choose', 2]);
    t.choose('choose:0');
    expect(bodyOf(t)).toBe(0);
  });

  it('EFFECT-5 has ended before the omen of its ritual', () => {
    const t = riteTable(library, [drum, aGod('idol', { moon: [PAUSE] })]);
    awakenGod(t, 'idol');
    setRites(t, ['drum']);
    expect(bodyOf(t)).toBe(2);
    feed(t, 'moon');
    expect([t.kind(), bodyOf(t)]).toEqual(['choose', 0]);
  });

  it('EFFECT-6 alone does nothing on completion, but the omen follows', () => {
    const t = riteTable(library, [drum, aGod('idol', { moon: [{ do: 'gain-gold', amount: 1 }] })]);
    awakenGod(t, 'idol');
    setRites(t, ['drum']);
    forget(t);
    feed(t, 'moon');
    expect(toldOf(t)).toEqual([
      'draws moon',
      'moon on drum',
      'drum resolved',
      'drum leaves',
      'moon omen',
      'seat 0: 1 gold',
    ]);
  });
});
