import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import type { Card, Effect } from '../../effects/vocabulary.ts';
import { aFoe, anItem, aProbe, arena, hold, LAIR } from '../../testing/arena.ts';
import { discard, greens, trackOf } from '../../testing/doom.ts';
import { anEncounter, anEvent } from '../../testing/drawn.ts';
import { violations } from '../../testing/invariants.ts';
import { type Scenario, takeFromAnywhere } from '../../testing/scenario.ts';

/** Plains, and nothing on it. */
const WILD = 'h7';
/** Faces of a movement die. */
const [PLAINS_HILLS_ROAD, ROAD_RIVER_SWAMP, ROAD_FOREST, RIVER_MOUNTAIN] = [0, 2, 3, 4];
const NOTHING_PLAIN = [ROAD_FOREST, RIVER_MOUNTAIN] as const;

const gold = (amount: number): Effect => ({ do: 'gain-gold', amount });

function table(cards: readonly Card[] = [], variants: readonly string[] = ['travel-hazards']): Scenario {
  const t = arena(library, cards, undefined, variants);
  t.place(0, WILD, 'g7');
  t.place(1, 'f7', 'g7');
  return t;
}

/** Ends the movement where the Hero stands and meets a yellow hazard: the two dice show 5 and 5. */
function meet(t: Scenario, card: string): void {
  t.onTop('yellow', card);
  t.picks(...NOTHING_PLAIN, 4, 4);
  t.choose('stay');
}

const foe = (draft: Partial<Parameters<typeof aFoe>[0]> = {}) =>
  aFoe({ id: 'foe', color: 'yellow', life: 1, reward: [gold(5)], ...draft });

function win(t: Scenario): void {
  t.totals(20);
  t.choose('attack:hero');
}

describe('a hazard', () => {
  it('HAZARD-1 HAZARD-2 D6 is rolled for in the wild, and the terrain on either die keeps it away', () => {
    for (const faces of [
      [PLAINS_HILLS_ROAD, ROAD_FOREST],
      [ROAD_FOREST, PLAINS_HILLS_ROAD],
    ]) {
      const t = table();
      t.picks(...faces);
      t.choose('stay');
      expect(t.happened('hazard-check')).toEqual([
        { type: 'hazard-check', seat: 0, space: WILD, faces, met: false },
      ]);
      expect([t.kind(), t.seat()]).toEqual(['movement', 1]);
    }
  });

  it('HAZARD-2 the example: no forest symbol in a forest brings one, a single one does not', () => {
    const at = (faces: readonly number[]): boolean | undefined => {
      const t = table([foe()]);
      t.place(0, 'i9', 'h8');
      t.onTop('yellow', 'foe');
      t.picks(...faces, 4, 4);
      t.choose('stay');
      return t.happened('hazard-check')[0]?.met;
    };
    expect(at([PLAINS_HILLS_ROAD, RIVER_MOUNTAIN])).toBe(true);
    expect(at([PLAINS_HILLS_ROAD, ROAD_FOREST])).toBe(false);
  });

  it.each([
    ['a town', (t: Scenario) => t.place(0, 'g7', null), [0]],
    ['an adventure counter', (t: Scenario) => t.place(0, LAIR.green[0], LAIR.green[1]), []],
    ['another Hero', (t: Scenario) => t.place(1, WILD, 'g7'), []],
    [
      'an undefeated challenge',
      (t: Scenario) => {
        takeFromAnywhere(t.state, 'barrow-sentry');
        t.state.track[0] = { card: 'barrow-sentry', space: WILD, since: 1 };
      },
      [],
    ],
  ])('HAZARD-1 D6 is not rolled for where there is %s', (_, change, picks) => {
    const t = table();
    change(t);
    t.picks(...picks);
    t.choose('stay');
    expect(t.happened('hazard-check')).toEqual([]);
  });

  it('HAZARD-3 comes after all that may be done after moving', () => {
    const t = table([aProbe([gold(1)], 'after-moving')]);
    hold(t, 'probe');
    t.choose('stay');
    expect(t.kind()).toBe('after-moving');
    expect(t.happened('hazard-check')).toEqual([]);
    t.picks(PLAINS_HILLS_ROAD, PLAINS_HILLS_ROAD);
    t.choose('use:probe:0');
    expect(t.happened('hazard-check')).toHaveLength(1);
  });

  it.each([
    [2, 'green'],
    [6, 'green'],
    [7, 'yellow'],
    [15, 'yellow'],
    [16, 'blue'],
    [20, 'blue'],
  ])('HAZARD-5 without the Doom Track, %i on two dice is %s', (total, color) => {
    const t = table(['green', 'yellow', 'blue'].map((c) => aFoe({ id: `${c}-foe`, color: c as 'green' })));
    for (const c of ['green', 'yellow', 'blue']) t.onTop(c, `${c}-foe`);
    t.picks(...NOTHING_PLAIN);
    t.totals(total);
    t.choose('stay');
    expect(t.happened('hazard')).toEqual([{ type: 'hazard', seat: 0, color, number: total }]);
    expect(t.happened('drew').at(-1)?.card).toBe(`${color}-foe`);
  });

  it('HAZARD-6 G7 of a forfeited color draws the easiest color still open', () => {
    const t = table([aFoe({ id: 'blue-foe', color: 'blue' })]);
    t.player(0).experience.life = 2;
    t.onTop('blue', 'blue-foe');
    t.picks(...NOTHING_PLAIN);
    t.totals(5);
    t.choose('stay');
    expect(t.happened('hazard')[0]?.color).toBe('blue');
    expect(t.happened('drew').at(-1)?.card).toBe('blue-foe');
  });

  it('W37 does not come where its color has nothing left to draw', () => {
    const t = table();
    const yellow = t.state.decks['yellow'];
    t.state.removed.push(...(yellow?.bag.splice(0) ?? []));
    t.picks(...NOTHING_PLAIN);
    t.totals(10);
    t.choose('stay');
    expect(t.happened('hazard')).toHaveLength(1);
    expect([t.kind(), t.seat()]).toEqual(['movement', 1]);
  });
});

describe('a hazard by the doom track', () => {
  const doom = (players: readonly string[], ...cards: string[]): Scenario => {
    const t = arena(library, [], players, ['doom-track', 'travel-hazards']);
    players.forEach((_, seat) => t.place(seat, [WILD, 'f7', 'h9'][seat] ?? '', 'g7'));
    discard(t, ...cards);
    return t;
  };
  const first = (t: Scenario, color: string): string => (t.world.decks[color] ?? [])[0] ?? '';

  it('HAZARD-4 three cards on the track and the number five lead to the second', () => {
    const t = doom(['plain', 'other', 'third']);
    discard(t, first(t, 'yellow'), first(t, 'blue'));
    expect(trackOf(t).cards).toHaveLength(3);
    // Road/river/swamp has three symbols, road/forest two: five, whatever they are.
    t.picks(...NOTHING_PLAIN, ROAD_RIVER_SWAMP, ROAD_FOREST);
    t.picks(0);
    t.choose('stay');
    expect(t.happened('hazard')).toEqual([{ type: 'hazard', seat: 0, color: 'yellow', number: 5 }]);
  });

  it.each([
    [[ROAD_FOREST, RIVER_MOUNTAIN], 4],
    [[ROAD_FOREST, PLAINS_HILLS_ROAD], 5],
    [[ROAD_RIVER_SWAMP, PLAINS_HILLS_ROAD], 6],
  ])('HAZARD-4 the number counts symbols, not dice: %j is %i', (faces, number) => {
    const t = doom(['plain', 'other', 'third']);
    t.picks(...NOTHING_PLAIN, ...faces, 0);
    t.choose('stay');
    expect(t.happened('hazard')[0]?.number).toBe(number);
  });

  it('HAZARD-4 D1 the example: the sixth space is Nerekhall’s, and its card is yellow', () => {
    const t = arena(library, [], ['plain', 'other', 'third'], ['doom-track', 'travel-hazards']);
    expect(t.world.board.towns[5]?.name).toBe('Nerekhall');
    // With three players the sixth card would be moved: the example is one of four or more.
    t.state.players.push({ ...structuredClone(t.player(2)), seat: 3, hero: 'ilvane-reed' });
    [WILD, 'f7', 'h9', 'f8'].forEach((space, seat) => t.place(seat, space, 'g7'));
    discard(t, ...greens(t, 4), first(t, 'yellow'));
    expect(trackOf(t).cards).toHaveLength(6);
    t.picks(...NOTHING_PLAIN, PLAINS_HILLS_ROAD, ROAD_RIVER_SWAMP, 0);
    t.choose('stay');
    expect(t.happened('hazard')).toEqual([{ type: 'hazard', seat: 0, color: 'yellow', number: 6 }]);
  });
});

describe('facing a hazard', () => {
  it('HAZARD-7 is one card only: after an Encounter the turn ends', () => {
    const t = table([anEncounter('talk', [gold(2)], { color: 'yellow' })]);
    t.player(0).counters.green = 5;
    t.state.pile.green -= 5;
    meet(t, 'talk');
    expect(t.player(0).gold).toBe(5);
    // No second card, and no Experience step.
    expect(t.happened('drew')).toHaveLength(1);
    expect([t.kind(), t.seat()]).toEqual(['movement', 1]);
  });

  it('HAZARD-7 and after an Event, which is in play', () => {
    const t = table([anEvent({ id: 'mud', color: 'yellow', number: 2 })]);
    meet(t, 'mud');
    expect(t.state.event).toBe('mud');
    expect(t.happened('drew')).toHaveLength(1);
    expect([t.kind(), t.seat()]).toEqual(['movement', 1]);
  });

  it('HAZARD-8 has nothing Before Combat, on neither side, and no escape', () => {
    const trap = foe({
      abilities: [{ when: 'before-combat', forced: true, do: [{ do: 'wound', who: 'you', amount: 1 }] }],
    });
    const bomb = aProbe([{ do: 'attack', phase: 'ranged' }], 'before-combat');
    const boots = anItem({ id: 'boots', abilities: [{ when: 'round-start', do: [{ do: 'escape' }] }] });
    const t = table([trap, bomb, boots]);
    hold(t, 'probe', 'boots');
    meet(t, 'foe');
    expect(t.kind()).toBe('ranged');
    expect(t.player(0).wounds).toBe(0);
  });

  it('D7 HAZARD-8 an Encounter’s fight has neither Before Combat nor escape, and its gifts are given', () => {
    const bomb = aProbe([{ do: 'attack', phase: 'ranged' }], 'before-combat');
    const bandit = anEncounter('bandit', [{ do: 'fight', win: [gold(7), { do: 'take' }] }], {
      color: 'yellow',
      foe: { name: 'Bandit', family: 'bandit', life: 1, mind: [10, 1], body: [11, 1], spirit: [12, 1] },
      as: { kind: 'item', class: 'relic' },
    });
    const t = table([bandit, bomb]);
    hold(t, 'probe');
    meet(t, 'bandit');
    expect(t.kind()).toBe('ranged');
    win(t);
    expect(t.player(0)).toMatchObject({ gold: 10, items: [{ card: 'probe' }, { card: 'bandit' }] });
    expect([t.kind(), t.seat()]).toEqual(['movement', 1]);
  });

  it('HAZARD-9 D6 has no reward but a counter from the pile, and the turn goes on', () => {
    const t = table([foe()]);
    t.player(0).counters.green = 3;
    t.state.pile.green -= 3;
    const { yellow } = t.state.pile;
    meet(t, 'foe');
    win(t);
    expect(t.player(0)).toMatchObject({ gold: 3, counters: { yellow: 1 } });
    expect(t.state.pile.yellow).toBe(yellow - 1);
    expect(t.state.decks['yellow']?.bottom).toEqual(['foe']);
    expect([t.kind(), t.seat()]).toEqual(['experience', 0]);
  });

  it.each([
    [
      { green: 2, yellow: 0, blue: 2, red: 2 },
      { green: 2, yellow: 0 },
    ],
    [
      { green: 1, yellow: 0, blue: 2, red: 2 },
      { green: 0, yellow: 0 },
    ],
  ])('HAZARD-9 D6 or others of just that value, or none: %j in the pile', (pile, gained) => {
    const t = table([foe()]);
    Object.assign(t.state.pile, pile);
    meet(t, 'foe');
    win(t);
    expect(t.player(0).counters).toMatchObject(gained);
  });

  it('HAZARD-9 W36 and yet to kill Margath wins the game', () => {
    const t = table([foe({ reward: [gold(5), { do: 'win' }] })]);
    meet(t, 'foe');
    win(t);
    expect(t.player(0).gold).toBe(3);
    expect(t.state.over).toEqual({ winners: [0], how: 'foe' });
  });

  it('HAZARD-10 that was failed is discarded, and not to the undefeated track', () => {
    const t = table([foe()]);
    t.player(0).wounds = 4;
    meet(t, 'foe');
    t.totals(2);
    t.choose('attack:hero');
    expect(t.happened('knocked-out')).toEqual([{ type: 'knocked-out', seat: 0 }]);
    expect(t.player(0)).toMatchObject({ space: 'g7', gold: 0 });
    expect(t.state.track.every((entry) => entry === null)).toBe(true);
    expect(t.state.decks['yellow']?.bottom).toEqual(['foe']);
    expect(violations(t.world, t.state)).toEqual([]);
  });

  it('HAZARD-10 with the Doom Track it goes there', () => {
    const t = table([aFoe({ id: 'green-foe', life: 1 })], ['travel-hazards', 'doom-track']);
    t.player(0).wounds = 4;
    t.onTop('green', 'green-foe');
    t.picks(...NOTHING_PLAIN, ROAD_FOREST, ROAD_FOREST);
    t.choose('stay');
    t.totals(2);
    t.choose('attack:hero');
    expect(trackOf(t).cards).toEqual(['', 'green-foe']);
    expect(t.state.track.every((entry) => entry === null)).toBe(true);
    expect(violations(t.world, t.state)).toEqual([]);
  });
});
