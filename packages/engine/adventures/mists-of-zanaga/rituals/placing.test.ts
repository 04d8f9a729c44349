import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import type { Token } from '../mists.ts';
import { feed, riteTable, toldOf } from '../../../testing/adventures/rites.ts';
import type { Scenario } from '../../../testing/scenario.ts';
import { aRite, emptyDeck, mists, setRites, tokensOn } from '../../../testing/adventures/zanaga.ts';

const track = (t: Scenario): string[] => mists(t).rites.map(({ card }) => card);
/** Six rituals without a skull. */
const SIX = [['moon-2'], ['sun-2'], ['moon-3'], ['sun-3'], ['moon-4'], ['sun-4']] as const;

/** Red is current, and there is nothing left to draw. */
function withoutRituals(t: Scenario): void {
  mists(t).rank = 'red';
  emptyDeck(t, 'rituals-red');
}

describe('a token finds its ritual', () => {
  it('PLACE-1 goes on a ritual in play that shows its symbol and has a free slot', () => {
    const t = riteTable(library);
    setRites(t, ['sun-2'], ['moon-2']);
    feed(t, 'moon');
    expect([tokensOn(t, 'sun-2'), tokensOn(t, 'moon-2')]).toEqual([[], ['moon']]);
    expect(t.kind()).toBe('movement');
  });

  it('PLACE-2 goes where the Hero chooses if several match', () => {
    const t = riteTable(library);
    setRites(t, ['sun-2'], ['moon-2'], ['sun-3']);
    feed(t, 'sun');
    expect([t.seat(), t.choices()]).toEqual([0, ['place:sun-2', 'place:sun-3']]);
    t.choose('place:sun-3');
    expect(tokensOn(t, 'sun-3')).toEqual(['sun']);
  });

  it('PLACE-15 must be placed, even where it does harm: nothing but the rituals is offered', () => {
    const harm = [{ do: 'lose-gold', amount: 5 }] as const;
    const t = riteTable(library, [aRite('bad', 'skull', 1, harm), aRite('worse', 'skull', 1, harm)]);
    setRites(t, ['bad'], ['worse']);
    feed(t, 'skull');
    expect(t.choices()).toEqual(['place:bad', 'place:worse']);
    t.choose('place:bad');
    expect(t.player(0).gold).toBe(20 - 1 - 5);
  });

  it('PLACE-14 Z2 is placed before the next one is drawn', () => {
    const t = riteTable(library);
    setRites(t, ['sun-3'], ['moon-3'], ['skull-3']);
    feed(t, 'sun', 'skull', 'moon');
    expect(toldOf(t).slice(-6)).toEqual([
      'draws sun',
      'sun on sun-3',
      'draws skull',
      'skull on skull-3',
      'draws moon',
      'moon on moon-3',
    ]);
  });
});

describe('a token without a match', () => {
  it('PLACE-3 PLACE-5 draws rituals one by one until one matches, and all of them stay in play', () => {
    const t = riteTable(library);
    setRites(t, ['moon-2']);
    t.onTop('rituals-green', 'moon-3', 'sun-2', 'skull-2', 'skull-3');
    feed(t, 'skull');
    expect(track(t)).toEqual(['moon-2', 'moon-3', 'sun-2', 'skull-2']);
    expect(tokensOn(t, 'skull-2')).toEqual(['skull']);
  });

  it('PLACE-4 PLACE-6 stops at six cards, and goes on the leftmost ritual with a free slot', () => {
    const t = riteTable(library);
    setRites(t, ...SIX.slice(0, 4));
    t.onTop('rituals-green', 'moon-4', 'sun-4', 'skull-2');
    feed(t, 'skull');
    expect(track(t)).toEqual(SIX.map(([card]) => card));
    expect(tokensOn(t, 'moon-2')).toEqual(['skull']);
  });

  it('PLACE-6 passes over a leftmost ritual that is full', () => {
    const t = riteTable(library);
    setRites(t, ['moon-1'], ...SIX.slice(1));
    feed(t, 'moon', 'skull');
    t.choose('place:moon-1');
    expect(tokensOn(t, 'sun-2')).toEqual(['skull']);
  });

  it('PLACE-7 fills its slot like a matching one', () => {
    const t = riteTable(library);
    setRites(t, ['moon-2', 'moon'], ...SIX.slice(1));
    feed(t, 'skull');
    expect(t.happened('ritual-completed')).toMatchObject([{ card: 'moon-2' }]);
  });

  it('PLACE-8 Z13 goes on the leftmost ritual with a free slot if none can be drawn', () => {
    const t = riteTable(library);
    withoutRituals(t);
    setRites(t, ['sun-2'], ['moon-2']);
    feed(t, 'skull');
    expect([track(t), tokensOn(t, 'sun-2')]).toEqual([['sun-2', 'moon-2'], ['skull']]);
  });

  it('PLACE-9 Z13 returns to the pool if every ritual is full and none can be drawn', () => {
    const t = riteTable(library);
    withoutRituals(t);
    setRites(t, ['skull-1']);
    feed(t, 'skull', 'skull');
    expect(t.happened('token-placed')).toHaveLength(1);
    expect(t.happened('token-lost')).toMatchObject([{ token: 'skull' }]);
    expect([mists(t).pool.skull, mists(t).completed]).toEqual([16, ['skull-1']]);
  });

  it('PLACE-12 draws rituals until one matches if none is in play', () => {
    const t = riteTable(library);
    t.onTop('rituals-green', 'moon-2', 'sun-2', 'skull-2', 'skull-3');
    feed(t, 'skull');
    expect([track(t), tokensOn(t, 'skull-2')]).toEqual([['moon-2', 'sun-2', 'skull-2'], ['skull']]);
  });

  it('PLACE-12 draws six rituals and no more if none of them matches', () => {
    const t = riteTable(library);
    t.onTop('rituals-green', ...SIX.map(([card]) => card), 'skull-2');
    feed(t, 'skull');
    expect([track(t), tokensOn(t, 'moon-2')]).toEqual([SIX.map(([card]) => card), ['skull']]);
  });
});

describe('a wild token', () => {
  it('PLACE-10 PLACE-11 goes on any ritual with a free slot, and draws none while there is one', () => {
    const t = riteTable(library);
    setRites(t, ['sun-1'], ['moon-2'], ['skull-2']);
    feed(t, 'sun', 'wild');
    expect(t.choices()).toEqual(['place:moon-2', 'place:skull-2']);
    t.choose('place:skull-2');
    expect(tokensOn(t, 'skull-2')).toEqual<Token[]>(['wild']);
    expect(toldOf(t).filter((told) => told.endsWith('drawn'))).toEqual(OPENING);
  });

  it('PLACE-13 draws one ritual and goes on it if none is in play', () => {
    const t = riteTable(library);
    t.onTop('rituals-green', 'moon-2', 'sun-2');
    feed(t, 'wild');
    expect([track(t), tokensOn(t, 'moon-2')]).toEqual([['moon-2'], ['wild']]);
  });
});

/** The rituals that lay on the track before the test began. */
const OPENING = toldOf(riteTable(library)).filter((told) => told.endsWith('drawn'));
