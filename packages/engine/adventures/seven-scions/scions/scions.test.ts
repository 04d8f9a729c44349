import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import { discardHeld } from '../../../rules/cards/holdings.ts';
import { aFoe, anAlly, anItem, attempt, LAIR } from '../../../testing/arena.ts';
import { askAgain, clearJewels, hasCounter } from '../../../testing/drawn.ts';
import { type Scenario } from '../../../testing/scenario.ts';
import {
  endgameNext,
  scionsTable,
  type ScionsOptions,
  storm,
  stormNext,
} from '../../../testing/adventures/scions.ts';

const [RED] = LAIR.red;
const CARDS = [
  aFoe({ id: 'wolf' }),
  anItem({ id: 'charm' }),
  aFoe({ id: 'relic', reward: [{ do: 'take' }], as: { kind: 'item', class: 'relic' } }),
  ...['friend', 'mate', 'pal'].map((id) => anAlly({ id })),
];
const table = (options: ScionsOptions = {}): Scenario => scionsTable(library, { cards: CARDS, ...options });

/** Seat 0 has this Scion awake. */
function awake(t: Scenario, card = 'archer'): Scenario {
  storm(t).asleep = storm(t).asleep.filter((one) => one !== card);
  t.give(0, card);
  return t;
}

/** Seat 0 ends their movement on a red jewel. */
function atRed(t: Scenario): Scenario {
  t.place(0, RED);
  t.choose('stay');
  return t;
}

describe('the counter of a sleeping Scion', () => {
  it('BENEFIT-1 BENEFIT-2 BENEFIT-4 BENEFIT-7 BENEFIT-8 gives its benefit once in a Storm step, with or without a storm', () => {
    const t = table();
    storm(t).counters[0] = 'archer';
    t.player(0).wounds = 3;
    t.player(1).wounds = 3;
    t.choose('stay');
    expect([t.kind(), t.seat()]).toEqual(['scion-benefit', 0]);
    t.choose('benefit:archer');
    expect(t.player(0).wounds).toBe(1);
    expect(storm(t).counters).toEqual([null, null]);
    expect(storm(t).asleep).toContain('archer');
    // The other has no counter and no benefit, and the turn has gone on.
    expect(t.player(1).wounds).toBe(3);
    expect(t.state.active).toBe(1);
    expect(t.happened('storm-breaks')).toEqual([]);
  });

  it('BENEFIT-3 S5 may be used in another player’s Storm step', () => {
    const t = table();
    storm(t).counters[1] = 'archer';
    t.player(1).wounds = 3;
    t.choose('stay');
    expect([t.kind(), t.seat(), t.state.active]).toEqual(['scion-benefit', 1, 0]);
  });

  it('BENEFIT-5 BENEFIT-6 may be used in the middle of a storm battle, and not outside Storm steps', () => {
    const t = table();
    storm(t).counters[0] = 'archer';
    t.player(0).wounds = 3;
    askAgain(t);
    expect(t.options()).not.toContain('benefit:archer');
    stormNext(t, 'green-storm-1');
    t.choose('stay');
    while (t.kind() === 'scion-benefit') t.choose('pass');
    expect(t.kind()).toBe('escape');
    t.choose('benefit:archer');
    expect(t.player(0).wounds).toBe(1);
    expect(t.kind()).toBe('escape');
  });

  it('BENEFIT-6 is of no use in an adventure', () => {
    const t = table();
    storm(t).counters[0] = 'archer';
    t.player(0).wounds = 3;
    attempt(t, 'wolf');
    expect([t.kind(), t.options().includes('benefit:archer')]).toEqual(['escape', false]);
  });

  it('BENEFIT-9 is nothing to be won from a Hero', () => {
    const t = table();
    storm(t).counters[1] = 'archer';
    t.player(1).wounds = 4;
    t.place(0, 'e9');
    t.place(1, 'e9');
    t.choose('stay', 'attack:1');
    while (t.kind() !== 'prize') {
      t.totals(2, 20, 2, 20);
      t.choose(t.options().find((option) => option.startsWith('attack') || option === 'fight') ?? '');
    }
    expect(t.options()).toEqual(['prize:gold', 'none']);
  });
});

describe('a scion counter between Heroes', () => {
  it('BENEFIT-9 is nothing to trade', () => {
    const t = table();
    storm(t).counters = ['archer', 'sage'];
    for (const seat of [0, 1]) t.place(seat, 'e9');
    t.choose('stay', 'negotiate:1');
    expect(t.options()).toContain('offer:gold:1');
    expect(t.options().filter((option) => /archer|sage/.test(option))).toEqual([]);
  });
});

describe('awakening a Scion', () => {
  it('AWAKEN-1 AWAKEN-3 AWAKEN-4 AWAKEN-7 AWAKEN-8 AWAKEN-12 may be tried on a red counter, with any that sleeps', () => {
    const t = atRed(table());
    const all = storm(t).asleep.map((card) => `awaken:${card}`);
    expect(t.choices()).toEqual([...all, 'pass']);
    t.choose('pass');
    expect(t.happened('scion-tried')).toEqual([]);
    expect(t.happened('drew')).toEqual([]);
  });

  it('AWAKEN-2 AWAKEN-18 needs the red counter', () => {
    const t = table();
    const isRed = (space: string): boolean => t.world.board.space[space]?.jewel?.color === 'red';
    clearJewels(t, ...t.world.board.jewels.filter(isRed));
    atRed(t);
    expect(t.state.active).toBe(1);
  });

  it('AWAKEN-5 AWAKEN-13 AWAKEN-14 AWAKEN-15 AWAKEN-16 AWAKEN-17 S4 brings the Scion, and costs a holder the counter', () => {
    const t = table();
    storm(t).counters = [null, 'sage'];
    atRed(t);
    t.choose('awaken:sage');
    expect(t.player(0).allies.map(({ card }) => card)).toEqual(['sage']);
    expect(storm(t).asleep).not.toContain('sage');
    expect(storm(t).counters).toEqual([null, null]);
    expect(t.happened('scion-benefit')).toEqual([]);
    expect(hasCounter(t, RED)).toBe(false);
    expect(t.state.pile.red).toBe(3);
    expect(t.player(0).points).toBe(0);
    expect(t.player(0).counters.red).toBe(0);
  });

  it('AWAKEN-6 cannot choose one that is awake', () => {
    expect(atRed(awake(table())).options()).not.toContain('awaken:archer');
  });

  it('AWAKEN-9 AWAKEN-10 asks for what the Scion wants: something one has, without a roll, or a test', () => {
    const rich = atRed(table());
    rich.choose('awaken:sage');
    expect(rich.happened('scion-awoke')).toHaveLength(1);
    const poor = table();
    poor.player(0).gold = 2;
    atRed(poor).choose('awaken:sage');
    expect(poor.happened('scion-awoke')).toEqual([]);
    for (const [total, times] of [
      [9, 0],
      [10, 1],
    ] as const) {
      const t = atRed(table());
      t.totals(total);
      t.choose('awaken:trickster');
      expect(t.happened('scion-awoke')).toHaveLength(times);
    }
  });

  it('AWAKEN-11 AWAKE-7 S22 takes a won fight where one is asked, and another Scion has no part in it', () => {
    const t = atRed(awake(table()));
    t.choose('awaken:guardian', 'fight');
    expect(t.kind()).toBe('ranged');
    expect(t.choices()).toEqual(['attack:hero', 'defend']);
    t.totals(20);
    t.choose('attack:hero');
    expect(t.happened('scion-awoke').map(({ card }) => card)).toEqual(['guardian']);
    // The foe of an awakening is no Challenge to the storm counter.
    expect(storm(t).defeated).toBeNull();
  });
});

describe('an awake Scion', () => {
  it('AWAKE-1 is no Ally to the limit of Allies', () => {
    const t = awake(table());
    const room = (card: string): boolean => t.world.policies.hasRoom(t.game(), 0, card);
    t.give(0, 'friend');
    expect(room('mate')).toBe(true);
    t.give(0, 'mate');
    expect(room('pal')).toBe(false);
  });

  it('AWAKE-2 AWAKE-4 STORM-43 attacks in a Storm step in its Hero’s place, and not in an adventure', () => {
    const quiet = awake(table());
    attempt(quiet, 'wolf');
    quiet.choose('fight');
    expect(quiet.choices()).toEqual(['attack:hero', 'defend']);
    const t = awake(table());
    stormNext(t, 'green-storm-1');
    t.choose('stay', 'fight', 'fight');
    expect(t.choices()).toEqual(['attack:hero', 'attack:archer+roused', 'defend']);
    t.totals(20, 20);
    t.choose('attack:archer+roused', 'defend');
    expect(t.kind()).toBe('melee');
    expect(t.choices()).toEqual(['attack:hero', 'defend']);
  });

  it('AWAKE-3 GAUNTLET-14 attacks Stormlords in the Endgame', () => {
    const t = awake(table());
    endgameNext(t);
    t.picks(0, 0);
    t.choose('stay');
    expect(t.choices()).toEqual(['attack:hero', 'attack:archer+roused', 'defend']);
  });

  it('AWAKE-6 takes no part in combat between Heroes', () => {
    const t = awake(table());
    t.place(0, 'e9');
    t.place(1, 'e9');
    t.choose('stay', 'attack:1');
    t.totals(20);
    if (t.kind() === 'escape') t.choose('fight');
    expect(t.choices()).not.toContain('attack:archer');
    expect(t.choices()).toContain('attack:hero');
  });

  it('AWAKE-10 AWAKE-11 S19 gives way to another that its Hero awakens', () => {
    const t = atRed(awake(table()));
    t.choose('awaken:sage');
    expect(t.player(0).allies.map(({ card }) => card)).toEqual(['sage']);
    expect(storm(t).asleep).toContain('archer');
  });

  it('AWAKE-12 AWAKE-13 AWAKE-14 sleeps again when it is killed: its red counter is needed anew', () => {
    const t = awake(table());
    for (const ally of t.player(0).allies) ally.wounds = 2;
    stormNext(t, 'green-storm-1');
    t.choose('stay', 'fight', 'fight');
    t.totals(2);
    t.choose('attack:archer+roused');
    expect(t.player(0).allies).toEqual([]);
    expect(t.happened('scion-asleep').map(({ card }) => card)).toEqual(['archer']);
    expect(storm(t).asleep[0]).toBe('archer');
    // It may be awakened again, but not without a red counter.
    const tried = (counter: boolean): boolean => {
      const next = awake(table());
      discardHeld(next.game(), 0, 'archer', 'killed');
      askAgain(next);
      if (!counter) clearJewels(next, RED);
      return atRed(next).options().includes('awaken:archer');
    };
    expect([tried(true), tried(false)]).toEqual([true, false]);
  });

  /** Seat 0 falls in a storm with an Archer at their side and these cards. */
  function fallWith(cards: readonly string[], variants: readonly string[] = []): Scenario {
    const t = awake(table({ variants }));
    for (const card of cards) t.give(0, card);
    t.player(0).wounds = 4;
    stormNext(t, 'green-storm-1');
    t.choose('stay', 'fight', 'fight');
    t.totals(2);
    t.choose('attack:hero');
    expect(t.happened('knocked-out')).toHaveLength(1);
    return t;
  }

  it('AWAKE-15 AWAKE-16 AWAKE-17 AWAKE-18 is lost in a knock-out if there is nothing else to lose', () => {
    const costly = fallWith(['charm']);
    expect(costly.player(0).items).toEqual([]);
    expect(costly.player(0).allies).toHaveLength(1);
    const only = fallWith([]);
    expect(only.player(0).allies).toEqual([]);
    expect(storm(only).asleep).toContain('archer');
    const won = fallWith(['relic']);
    expect(won.player(0).allies).toEqual([]);
    const softer = fallWith([], ['softer-knockouts']);
    expect(softer.player(0).allies).toHaveLength(1);
  });
});
