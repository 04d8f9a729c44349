import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import type { Card } from '../../../effects/vocabulary.ts';
import { COLORS, type Color } from '../../../rules/world/board.ts';
import { violations } from '../../../testing/invariants.ts';
import type { Scenario } from '../../../testing/scenario.ts';
import {
  aMonster,
  aRite,
  beat,
  drawsTokens,
  emptyDeck,
  jewel,
  mists,
  setBeaten,
  setRites,
  setRoaming,
  standAt,
  wild,
  zanaga,
} from '../../../testing/adventures/zanaga.ts';
import { currentAdventureDeck } from '../decks.ts';

/** Monsters of swamps, which nobody meets on the plains; the ogre is blue and lives there. */
const CARDS: readonly Card[] = [
  ...COLORS.flatMap((color) =>
    ['one', 'two'].map((id) => aMonster({ id: `${color}-${id}`, color, terrain: 'swamp' })),
  ),
  aMonster({ id: 'ogre', color: 'blue', terrain: 'plains' }),
  aRite('glow', 'sun', 4),
];

/** Seat 0 stands on the plains; every deck is made of its two test cards, in order. */
function table(...without: readonly Color[]): Scenario {
  const t = zanaga(library, CARDS, { towns: ['onasan', 'stonefang'] });
  setRites(t, ['glow']);
  for (const color of COLORS) {
    emptyDeck(t, color);
    if (!without.includes(color)) t.onTop(color, `${color}-one`, `${color}-two`);
  }
  standAt(t, wild(t, 'plains'));
  return t;
}
const current = (t: Scenario): Color | null => currentAdventureDeck(t.game());
/** A check for which this token is drawn. */
function check(t: Scenario): void {
  drawsTokens(t, 'sun');
  t.choose('stay');
}

describe('the current adventure deck', () => {
  it('ROAM-15 has the rank of the current ritual deck', () => {
    for (const color of COLORS) {
      const t = table();
      mists(t).rank = color;
      expect(current(t)).toBe(color);
      check(t);
      expect(mists(t).roaming).toEqual([`${color}-one`]);
    }
  });

  it('ROAM-15 ROAM-56 Z14 rises at the moment a monster of higher rank is beaten', () => {
    const t = table();
    setRoaming(t, ['ogre', 'sun']);
    t.choose('stay');
    expect(current(t)).toBe('green');
    beat(t);
    expect([mists(t).rank, current(t)]).toEqual(['blue', 'blue']);
  });

  it('ROAM-16 ROAM-17 Z38 is the next higher one with cards where that one is empty, and the rank stays', () => {
    const t = table('green', 'yellow');
    expect(current(t)).toBe('blue');
    check(t);
    expect(mists(t).roaming).toEqual(['blue-one']);
    expect(mists(t).rank).toBe('green');
    expect(t.happened('ritual-deck')).toEqual([]);
  });

  it('ROAM-18 Z38 is red again when its pile is shuffled, just when a card is needed', () => {
    const t = table(...COLORS);
    mists(t).rank = 'red';
    setBeaten(t, 'red-one', 'red-two');
    expect(current(t)).toBe('red');
    expect(mists(t).beaten.red).toEqual(['red-one', 'red-two']);
    t.picks(1);
    check(t);
    expect(t.happened('deck-shuffled')).toEqual([{ type: 'deck-shuffled', deck: 'red' }]);
    expect([mists(t).roaming, mists(t).beaten.red]).toEqual([['red-two'], []]);
    expect(t.state.decks['red']?.bag).toEqual(['red-one']);
    expect(violations(t.world, t.state)).toEqual([]);
  });

  it('ROAM-19 Z12 is not made of the piles of the other colors for a check', () => {
    const t = table('green');
    setBeaten(t, 'green-one', 'green-two');
    check(t);
    expect(mists(t).roaming).toEqual(['yellow-one']);
    expect(mists(t).beaten.green).toEqual(['green-one', 'green-two']);
  });

  it('ROAM-20 ROAM-21 Z12 Z38 is refilled for a counter, and serves checks again', () => {
    const t = table('green');
    setBeaten(t, 'green-one', 'green-two');
    standAt(t, jewel(t, 'green', 'plains'));
    t.picks(0);
    drawsTokens(t, 'sun');
    t.choose('stay', 'attempt');
    expect(t.happened('drew').at(-1)).toMatchObject({ card: 'green-one', deck: 'green' });
    expect(current(t)).toBe('green');
    beat(t);
    t.place(1, wild(t, 'plains'));
    check(t);
    expect(mists(t).roaming).toEqual(['green-two']);
    mists(t).rank = 'yellow';
    expect(current(t)).toBe('yellow');
  });

  it('ROAM-22 G10 is no help to a counter whose deck and pile are empty: a Hero there makes a check', () => {
    const t = table('green');
    standAt(t, jewel(t, 'green', 'plains'));
    check(t);
    expect(t.happened('roaming-check')).toHaveLength(1);
    expect([t.seat(), mists(t).roaming]).toEqual([1, ['yellow-one']]);
  });

  it('ROAM-23 Z37 is none where nothing is left, and the check is over', () => {
    const t = table(...COLORS);
    expect(current(t)).toBeNull();
    t.choose('stay');
    expect(t.happened('roaming-check')).toHaveLength(1);
    expect([t.kind(), t.seat(), mists(t).roaming]).toEqual(['movement', 1, []]);
  });
});
