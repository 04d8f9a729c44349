import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import { hold } from '../../../testing/arena.ts';
import { violations } from '../../../testing/invariants.ts';
import { feed, riteTable } from '../../../testing/adventures/rites.ts';
import type { Scenario } from '../../../testing/scenario.ts';
import {
  aMonster,
  beat,
  drawsTokens,
  emptyDeck,
  jewel,
  mists,
  setRites,
  setRoaming,
  standAt,
  tokensOn,
  wild,
} from '../../../testing/adventures/zanaga.ts';

const FIRST = 'use:shaman-bones:0';
const AGAIN = 'use:shaman-bones:1';

/** Seat 0 stands on a green counter with this many bones, and three monsters lie on top of the deck. */
function table(bones: number): Scenario {
  const t = riteTable(
    library,
    ['one', 'two', 'three'].map((id) => aMonster({ id })),
  );
  hold(t, ...['shaman-bones', 'shaman-bones.2', 'shaman-bones.3'].slice(0, bones));
  standAt(t, jewel(t, 'green'));
  t.onTop('green', 'one', 'two', 'three');
  return t;
}
const drewOf = (t: Scenario): string[] => t.happened('drew').map(({ card, deck }) => `${card} from ${deck}`);

describe('shaman bones on a Challenge', () => {
  it('GEAR-30 GEAR-31 GEAR-38 send it under its deck before its token is drawn, and another is drawn', () => {
    const t = table(1);
    t.choose('stay', 'attempt');
    expect([t.kind(), t.choices()]).toEqual(['drawn', [FIRST, 'pass']]);
    expect(mists(t).carried).toEqual({});
    drawsTokens(t, 'moon');
    t.choose(FIRST);
    expect(drewOf(t)).toEqual(['one from green', 'two from green']);
    expect(t.state.decks['green']?.bottom).toEqual(['one']);
    expect([mists(t).carried, mists(t).beaten.green]).toEqual([{ two: ['moon'] }, []]);
    expect(violations(t.world, t.state)).toEqual([]);
  });

  it('GEAR-34 may be used again on what is drawn in its place', () => {
    const t = table(2);
    t.choose('stay', 'attempt', FIRST);
    expect([t.kind(), t.choices()]).toEqual(['drawn', ['use:shaman-bones.2:0', 'pass']]);
    drawsTokens(t, 'moon');
    t.choose('use:shaman-bones.2:0');
    expect(drewOf(t)).toEqual(['one from green', 'two from green', 'three from green']);
    expect(t.player(0).items.map(({ card }) => card)).toEqual(['feed']);
  });

  it('GEAR-39 Z39 draw the same Challenge again if the deck was otherwise empty', () => {
    const t = table(1);
    emptyDeck(t, 'green');
    t.onTop('green', 'one');
    t.choose('stay', 'attempt');
    drawsTokens(t, 'moon');
    t.choose(FIRST);
    expect(drewOf(t)).toEqual(['one from green', 'one from green']);
  });
});

describe('shaman bones on a token', () => {
  it('GEAR-32 GEAR-33 return it to the pool, and another is drawn, perhaps with the same symbol', () => {
    for (const next of ['sun', 'skull'] as const) {
      const t = table(1);
      setRites(t, ['sun-4'], ['skull-4']);
      feed(t, 'sun');
      expect([t.kind(), t.choices(), mists(t).pool.sun]).toEqual(['token-drawn', [AGAIN, 'pass'], 15]);
      t.picks(next === 'sun' ? 0 : 32);
      t.choose(AGAIN);
      expect(tokensOn(t, `${next}-4`)).toEqual([next]);
      expect(mists(t).pool).toMatchObject({ sun: next === 'sun' ? 15 : 16, [next]: 15 });
      expect(t.happened('token-returned')).toMatchObject([{ seat: 0, token: 'sun' }]);
    }
  });

  it('GEAR-32 serve for the token of a Challenge, too', () => {
    const t = table(1);
    t.choose('stay', 'attempt');
    drawsTokens(t, 'skull');
    t.choose('pass');
    expect([t.kind(), t.choices()]).toEqual(['token-drawn', [AGAIN, 'pass']]);
    t.picks(16);
    t.choose(AGAIN);
    expect(mists(t).carried).toEqual({ one: ['moon'] });
  });

  it('GEAR-34 may be used again on the new token', () => {
    const t = table(2);
    setRites(t, ['moon-4']);
    feed(t, 'sun');
    t.picks(32);
    t.choose(AGAIN);
    expect([t.kind(), t.choices()]).toEqual(['token-drawn', ['use:shaman-bones.2:1', 'pass']]);
    t.picks(16);
    t.choose('use:shaman-bones.2:1');
    expect(tokensOn(t, 'moon-4')).toEqual(['moon']);
  });

  it('GEAR-36 do not serve for the token of a Challenge that is defeated', () => {
    const t = table(1);
    setRites(t, ['moon-4']);
    setRoaming(t, ['one', 'moon']);
    standAt(t, wild(t, 'hills'));
    t.choose('stay');
    beat(t);
    expect(tokensOn(t, 'moon-4')).toEqual(['moon']);
    expect(t.player(0).items.map(({ card }) => card)).toEqual(['feed', 'shaman-bones']);
  });
});

describe('shaman bones are no use', () => {
  it('GEAR-35 for the draws of another Hero', () => {
    const t = table(0);
    setRites(t, ['moon-4']);
    t.give(1, 'shaman-bones');
    feed(t, 'moon');
    expect(tokensOn(t, 'moon-4')).toEqual(['moon']);
    drawsTokens(t, 'sun');
    t.choose('stay', 'attempt');
    expect([t.kind(), t.seat()]).toEqual(['escape', 0]);
  });

  it('GEAR-37 for a ritual that is drawn, a market card or a roll', () => {
    const t = table(1);
    t.onTop('rituals-green', 'moon-4');
    feed(t, 'moon');
    t.choose('pass');
    // The ritual has come into play without a question.
    expect([t.kind(), tokensOn(t, 'moon-4')]).toEqual(['movement', ['moon']]);
    t.picks(0, 0, 0, 0, 0);
    t.choose('roll');
    expect(t.options().filter((option) => option.startsWith('use:shaman'))).toEqual([]);
    const market = table(1);
    standAt(market, market.world.board.towns[0]?.space ?? '');
    market.onTop('market', 'white-blade', 'soul-burn');
    market.place(1, wild(market, 'forest'));
    market.choose('stay');
    expect(market.kind()).toBe('market');
    expect(market.options().filter((option) => option.startsWith('use:shaman'))).toEqual([]);
  });
});
