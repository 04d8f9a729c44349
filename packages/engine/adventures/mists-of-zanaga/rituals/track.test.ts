import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import { parsePack } from '../../../parts/pack.ts';
import { aProbe, anItem, hold } from '../../../testing/arena.ts';
import { aGod, feed, forget, PAUSE, riteTable, toldOf } from '../../../testing/adventures/rites.ts';
import type { Scenario } from '../../../testing/scenario.ts';
import {
  aMonster,
  aRite,
  awakenGod,
  beat,
  emptyDeck,
  mists,
  setRites,
  setRoaming,
  standAt,
  tokensOn,
  wild,
} from '../../../testing/adventures/zanaga.ts';

const track = (t: Scenario): string[] => mists(t).rites.map(({ card }) => card);

describe('the ritual track', () => {
  const tally = aProbe([{ do: 'gain-gold', amount: { count: 'rituals' } }]);

  it('RITE-1 holds the rituals in play, and what has left it is in play no more', () => {
    const t = riteTable(library, [tally]);
    setRites(t, ['sun-1'], ['moon-2'], ['skull-2']);
    feed(t, 'sun');
    hold(t, 'probe');
    t.choose('use:probe:0');
    expect(mists(t).completed).toEqual(['sun-1']);
    expect(t.player(0).gold).toBe(20 - 1 + 2);
  });

  it('RITE-2 is what cards mean by rituals in play: Ritual Items do not count', () => {
    const fire = anItem({
      id: 'inner-fire',
      class: 'ritual',
      symbols: ['road', 'road', 'hills', 'forest', 'mountain'],
    });
    const t = riteTable(library, [tally, fire]);
    setRites(t, ['sun-2']);
    hold(t, 'probe', 'inner-fire');
    t.choose('use:probe:0');
    expect(t.player(0).gold).toBe(20 + 1);
  });

  it('RITE-3 holds six cards at most', () => {
    const t = riteTable(library);
    setRites(t, ['sun-4'], ['sun-3'], ['sun-2'], ['sun-2b'], ['sun-3b']);
    t.onTop('rituals-green', 'sun-4b', 'moon-2', 'skull-2');
    feed(t, 'skull', 'skull', 'moon');
    expect(track(t)).toEqual(['sun-4', 'sun-3', 'sun-2', 'sun-2b', 'sun-3b', 'sun-4b']);
  });

  it('RITE-4 keeps its rituals when another deck becomes current', () => {
    const t = riteTable(library, [aMonster({ id: 'brute', color: 'blue' })]);
    setRites(t, ['sun-2', 'sun'], ['moon-3']);
    setRoaming(t, ['brute', 'moon']);
    standAt(t, wild(t, 'hills'));
    t.choose('stay');
    beat(t);
    expect([mists(t).rank, track(t)]).toEqual(['blue', ['sun-2', 'moon-3']]);
    expect([tokensOn(t, 'sun-2'), tokensOn(t, 'moon-3')]).toEqual([['sun'], ['moon']]);
  });

  it('RITE-5 counts a completed ritual that waits among its six', () => {
    const t = riteTable(library);
    setRites(t, ['moon-1'], ['sun-2'], ['moon-3'], ['sun-3'], ['moon-4'], ['sun-4']);
    t.onTop('rituals-green', 'skull-2');
    forget(t);
    feed(t, 'moon', 'skull');
    t.choose('place:moon-1');
    expect(toldOf(t)).toEqual([
      'draws moon',
      'moon on moon-1',
      'draws skull',
      'skull on sun-2',
      'moon-1 resolved',
      'moon-1 leaves',
    ]);
  });

  it('RITE-6 keeps its order when a ritual leaves, and is not refilled', () => {
    const t = riteTable(library);
    setRites(t, ['sun-2'], ['moon-1'], ['skull-2'], ['sun-3']);
    forget(t);
    feed(t, 'moon');
    expect(track(t)).toEqual(['sun-2', 'skull-2', 'sun-3']);
    expect(t.happened('ritual-drawn')).toEqual([]);
  });
});

describe('completing a ritual', () => {
  it('RITE-7 needs one to four tokens, all for the same symbol', () => {
    const pack = (slots: number) => ({ pack: 'p', name: 'P', version: 1, cards: [aRite('r', 'sun', slots)] });
    for (const slots of [1, 2, 3, 4]) expect(() => parsePack(pack(slots), 'p')).not.toThrow();
    for (const slots of [0, 5]) expect(() => parsePack(pack(slots), 'p')).toThrow(/slots/);
    const printed = Object.values(riteTable(library).world.cards).flatMap(({ card }) =>
      card.kind === 'special' && card.type === 'ritual' ? [card.ritual?.symbol] : [],
    );
    expect(new Set(printed)).toEqual(new Set(['moon', 'skull', 'sun']));
  });

  it('RITE-8 happens when every slot holds a token, and not before', () => {
    const t = riteTable(library);
    setRites(t, ['moon-3', 'moon']);
    feed(t, 'moon');
    expect(t.happened('ritual-completed')).toEqual([]);
    feed(t, 'moon');
    expect(t.happened('ritual-completed')).toMatchObject([{ card: 'moon-3', seat: 0 }]);
  });

  it('RITE-9 closes the ritual to further tokens, even while it waits', () => {
    const t = riteTable(library);
    setRites(t, ['skull-1'], ['skull-2'], ['sun-2']);
    feed(t, 'skull', 'skull', 'wild');
    t.choose('place:skull-1');
    expect(tokensOn(t, 'skull-1')).toEqual(['skull']);
    expect(tokensOn(t, 'skull-2')).toEqual(['skull']);
    expect(t.choices()).toEqual(['place:skull-2', 'place:sun-2']);
  });

  it('RITE-10 counts wild tokens and tokens that do not match', () => {
    const t = riteTable(library);
    setRites(t, ['moon-4', 'wild', 'skull', 'moon']);
    feed(t, 'wild');
    expect(t.happened('ritual-completed')).toMatchObject([{ card: 'moon-4' }]);
  });

  it('RITE-11 takes the ritual off the track when its effect has been resolved', () => {
    const t = riteTable(library, [aRite('slow', 'moon', 1, [PAUSE])]);
    setRites(t, ['slow'], ['sun-2']);
    feed(t, 'moon');
    expect([t.kind(), track(t)]).toEqual(['choose', ['slow', 'sun-2']]);
    t.choose('choose:0');
    expect(track(t)).toEqual(['sun-2']);
  });

  it('RITE-12 Z45 returns the tokens after the effect while no god is awake', () => {
    const t = riteTable(library, [aRite('slow', 'moon', 1, [PAUSE])]);
    setRites(t, ['slow']);
    feed(t, 'moon');
    expect([t.kind(), mists(t).pool.moon]).toEqual(['choose', 15]);
    t.choose('choose:0');
    expect(mists(t).pool.moon).toBe(16);
  });

  it('RITE-12 Z45 returns the tokens after the omen once a god is awake', () => {
    const t = riteTable(library, [aGod('idol', { moon: [PAUSE] })]);
    awakenGod(t, 'idol');
    setRites(t, ['moon-1']);
    feed(t, 'moon');
    expect([t.kind(), mists(t).pool.moon, mists(t).beside?.tokens]).toEqual(['choose', 15, ['moon']]);
    t.choose('choose:0');
    expect([mists(t).pool.moon, mists(t).beside]).toEqual([16, null]);
  });

  it('RITE-13 lays the ritual beside the gods, where it counts toward the awakening, while they sleep', () => {
    const t = riteTable(library);
    emptyDeck(t, 'market');
    setRites(t, ['moon-1'], ['sun-1']);
    feed(t, 'moon');
    feed(t, 'sun');
    expect([mists(t).completed, mists(t).awake]).toEqual([['moon-1', 'sun-1'], []]);
    setRites(t, ['sun-1b']);
    feed(t, 'sun');
    expect([mists(t).completed, mists(t).awake]).toEqual([[], ['arachne-the-weaver']]);
  });
});
