import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import type { Card, Effect } from '../../../effects/vocabulary.ts';
import { seeded } from '../../../kernel/chance.ts';
import { counterAt } from '../../../rules/turn/counters.ts';
import { apply } from '../../../rules/world/game.ts';
import { anItem, aProbe } from '../../../testing/arena.ts';
import { violations } from '../../../testing/invariants.ts';
import { anyOption } from '../../../testing/random-play.ts';
import { aGod } from '../../../testing/adventures/rites.ts';
import type { Scenario } from '../../../testing/scenario.ts';
import {
  aMonster,
  aRite,
  awakenGod,
  beat,
  drawsTokens,
  emptyDeck,
  jewel,
  mists,
  raiseLostCity,
  setRites,
  setRoaming,
  standAt,
  wild,
  zanaga,
} from '../../../testing/adventures/zanaga.ts';
import { BEND as CITY, ROAD, VILLAGE } from '../../../testing/adventures/zanaga-road.ts';

const rise: readonly Effect[] = [{ do: 'place-lost-city' }];
const CARDS: readonly Card[] = [
  // One token is drawn and placed: enough to complete a ritual with one slot.
  aProbe([{ do: 'place-tokens', amount: 1 }]),
  anItem({
    id: 'drum',
    abilities: [
      { when: 'before-moving', do: [{ do: 'each', who: 'others', then: [{ do: 'roaming-check' }] }] },
    ],
  }),
  aGod('mole', { sun: rise }),
  aRite('gate', 'sun', 1, rise),
  aRite('quiet', 'sun', 1),
  aMonster({ id: 'finder', terrain: 'road', reward: rise }),
];

/** Seat 0 stands on the road, and seat 1 far away. */
function table(space: string = ROAD, holds: readonly string[] = []): Scenario {
  const t = zanaga(library, CARDS, { towns: ['tala-mirr', 'stonefang'] });
  for (const card of holds) t.give(0, card);
  standAt(t, space);
  return t;
}

describe('where the Lost City rises', () => {
  it('CITY-1 Z33 on the space of the Hero who beats its Challenge, whosever turn it is', () => {
    const own = table();
    setRoaming(own, ['finder', 'sun']);
    setRites(own, ['quiet']);
    emptyDeck(own, 'market');
    own.choose('stay');
    beat(own);
    expect(mists(own).lostCity).toBe(ROAD);
    const forced = table(wild(own, 'plains'), ['drum']);
    setRoaming(forced, ['finder', 'sun']);
    setRites(forced, ['quiet']);
    forced.place(1, CITY);
    forced.choose('use:drum:0');
    expect([forced.kind(), forced.seat(), forced.state.active]).toEqual(['escape', 1, 0]);
    beat(forced);
    expect(mists(forced).lostCity).toBe(CITY);
  });

  it('CITY-2 Z33 on the active Hero’s space by a ritual, whoever completed it', () => {
    const t = table(ROAD, ['drum']);
    setRoaming(t, ['finder', 'sun']);
    setRites(t, ['gate']);
    t.place(1, CITY);
    t.choose('use:drum:0');
    beat(t);
    // First the reward of seat 1, then the ritual that its token completed.
    expect(t.happened('lost-city').map(({ space }) => space)).toEqual([CITY, ROAD]);
    expect(violations(t.world, t.state)).toEqual([]);
  });

  it('CITY-2 Z33 on the active Hero’s space by an omen', () => {
    const t = table(ROAD, ['probe']);
    awakenGod(t, 'mole');
    setRites(t, ['quiet']);
    drawsTokens(t, 'sun');
    t.choose('use:probe:0');
    expect(mists(t).lostCity).toBe(ROAD);
  });

  it('CITY-3 CITY-7 Z17 from where it was, and Heroes on both spaces stay', () => {
    const t = table(ROAD, ['probe']);
    setRites(t, ['gate']);
    t.place(1, CITY);
    raiseLostCity(t, CITY);
    drawsTokens(t, 'sun');
    t.choose('use:probe:0');
    expect(mists(t).lostCity).toBe(ROAD);
    expect([t.player(0).space, t.player(1).space]).toEqual([ROAD, CITY]);
  });

  it('CITY-4 and never leaves the board, whatever is decided', () => {
    const t = table(ROAD);
    raiseLostCity(t, CITY);
    const [dice, player] = [seeded('city'), seeded('city/player')];
    for (let i = 0; i < 400 && t.state.decision !== null; i++) {
      apply(t.world, t.state, anyOption(t.state, player), dice);
      expect(mists(t).lostCity).not.toBeNull();
    }
  });

  it('CITY-5 Z17 beside a town in which the Hero stands, on a space of their choice that is no town', () => {
    const t = table(VILLAGE, ['probe']);
    setRites(t, ['gate']);
    drawsTokens(t, 'sun');
    t.choose('use:probe:0');
    const { neighbors = [] } = t.world.board.space[VILLAGE] ?? {};
    expect([t.kind(), t.seat()]).toEqual(['lost-city', 0]);
    expect(t.choices()).toEqual(neighbors.map((space) => `rise:${space}`));
    t.choose(`rise:${ROAD}`);
    expect([mists(t).lostCity, t.player(0).space]).toEqual([ROAD, VILLAGE]);
  });

  it('CITY-6 Z29 nowhere else, if the Hero stands on it', () => {
    const t = table(CITY, ['probe']);
    setRites(t, ['gate']);
    raiseLostCity(t, CITY);
    drawsTokens(t, 'sun');
    t.choose('use:probe:0');
    expect(mists(t).lostCity).toBe(CITY);
    expect([t.kind(), t.happened('lost-city')]).toEqual(['movement', []]);
  });

  it('CITY-8 Z17 over a counter, which stays', () => {
    const space = jewel(table(), 'blue');
    const t = table(space, ['probe']);
    setRites(t, ['gate']);
    drawsTokens(t, 'sun');
    t.choose('use:probe:0');
    expect([mists(t).lostCity, counterAt(t.game(), space)]).toEqual([space, 'blue']);
  });
});
