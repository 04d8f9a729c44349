import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import { aFoe, anAlly, anItem, attempt, LAIR } from '../../../testing/arena.ts';
import { anEncounter, anEvent, askAgain, passTurn } from '../../../testing/drawn.ts';
import { type Scenario } from '../../../testing/scenario.ts';
import { aScion, endgameNext, scionsTable, storm, stormNext } from '../../../testing/adventures/scions.ts';

const CARDS = [
  anItem({ id: 'charm' }),
  anAlly({ id: 'friend' }),
  aFoe({ id: 'wolf' }),
  anEvent({ id: 'omen', number: 1 }),
  anEncounter('stranger', [{ do: 'gain-gold', amount: 5 }]),
  anItem({
    id: 'horn',
    abilities: [{ when: 'before-moving', cost: [{ pay: 'activate' }], do: [{ do: 'gain-gold', amount: 1 }] }],
  }),
  anItem({
    id: 'shield',
    abilities: [{ when: 'wounded', cost: [{ pay: 'activate' }], do: [{ do: 'cancel', amount: 1 }] }],
  }),
  aScion(6, { id: 'thorn' }, [{ do: 'wound', who: 'you', amount: 1 }, { do: 'awaken' }]),
];
const table = (...variants: string[]): Scenario => scionsTable(library, { cards: CARDS, variants });

/** This seat has this Scion awake. */
function awake(t: Scenario, seat = 0, card = 'archer') {
  storm(t).asleep = storm(t).asleep.filter((one) => one !== card);
  return t.give(seat, card);
}
const alliesOf = (t: Scenario, seat: number): string[] => t.player(seat).allies.map(({ card }) => card);

describe('scion counters, by ruling', () => {
  it('S18 a used counter can be chosen at the next Event', () => {
    const t = table();
    storm(t).counters[1] = 'archer';
    t.player(1).wounds = 3;
    t.choose('stay', 'benefit:archer');
    passTurn(t);
    t.onTop('green', 'omen', 'wolf');
    attempt(t, 'omen');
    expect(t.options()).toContain('counter:archer');
  });

  it('S35 a counter may be used before the storm counter moves and after a Storm card is drawn, but not in the Endgame', () => {
    const t = table();
    storm(t).counters[0] = 'archer';
    t.player(0).wounds = 3;
    stormNext(t, 'green-event-1');
    t.choose('stay');
    expect([t.kind(), t.happened('storm-moved').length]).toEqual(['scion-benefit', 0]);
    t.choose('pass');
    expect([t.kind(), t.happened('storm-breaks').length]).toEqual(['scion-benefit', 1]);
    expect(t.happened('gold')).toEqual([]);
    const end = table();
    storm(end).counters[0] = 'archer';
    end.player(0).wounds = 4;
    endgameNext(end);
    end.choose('stay', 'pass');
    expect(end.kind()).toBe('prepare');
    expect(end.options()).not.toContain('benefit:archer');
    expect(storm(end).counters).toEqual([null, null]);
  });
});

describe('awakening, by ruling', () => {
  it('S21 one Scion may be tried in an Adventure step, and a failure changes nothing', () => {
    const t = table();
    t.place(0, LAIR.red[0]);
    t.choose('stay');
    t.totals(2);
    t.choose('awaken:trickster');
    expect(t.happened('scion-tried')).toHaveLength(1);
    expect(t.happened('scion-awoke')).toEqual([]);
    expect([t.player(0).wounds, t.player(0).gold, t.state.active]).toEqual([0, 3, 1]);
    expect(storm(t).asleep).toContain('trickster');
  });

  it('W17 a try allows an activation of its own, whatever was activated on the way', () => {
    const t = table();
    for (const card of ['horn', 'shield']) t.give(0, card);
    t.place(0, LAIR.red[0]);
    askAgain(t);
    t.choose('use:horn:0', 'stay', 'awaken:thorn', 'use:shield:0');
    expect(t.player(0)).toMatchObject({ wounds: 0, gold: 4 });
    expect(t.happened('scion-awoke')).toHaveLength(1);
  });

  it('S21 dealing with a Hero there takes the place of a try', () => {
    const t = table();
    for (const seat of [0, 1]) t.place(seat, LAIR.red[0]);
    t.give(0, 'charm');
    t.choose('stay');
    expect(t.options()).toContain('awaken:archer');
    t.choose('negotiate:1', 'offer:charm', 'want:gold:1', 'propose', 'accept');
    expect(t.state.decision === null ? [] : t.options()).not.toContain('awaken:archer');
  });

  it('S22 the storm counter climbs one space for the enemy of an awakening, which brings neither counter nor points', () => {
    const t = table();
    t.place(0, LAIR.red[0]);
    t.choose('stay', 'awaken:guardian', 'fight');
    t.totals(20);
    t.choose('attack:hero');
    expect(t.happened('storm-moved').map(({ steps }) => steps)).toEqual([1]);
    expect([t.player(0).points, t.player(0).gold]).toEqual([0, 3]);
    expect(t.player(0).counters).toEqual({ green: 0, yellow: 0, blue: 0, red: 0 });
  });
});

describe('an awake Scion between storms', () => {
  it('S19 falls asleep when it is given up', () => {
    const t = table();
    awake(t);
    askAgain(t);
    t.choose('discard:archer');
    expect(alliesOf(t, 0)).toEqual([]);
    expect(storm(t).asleep[0]).toBe('archer');
  });

  it('S20 can be traded to a Hero who has none, and not to one who has', () => {
    const bargain = (other: boolean): Scenario => {
      const t = table();
      awake(t);
      if (other) awake(t, 1, 'sage');
      for (const seat of [0, 1]) t.place(seat, 'e9');
      t.choose('stay', 'negotiate:1');
      return t;
    };
    const free = bargain(false);
    free.choose('offer:archer', 'want:gold:1', 'propose', 'accept');
    expect([alliesOf(free, 0), alliesOf(free, 1)]).toEqual([[], ['archer']]);
    const full = bargain(true);
    full.choose('offer:archer', 'want:gold:1');
    const { hasRoom } = full.world.policies;
    expect(hasRoom(full.game(), 1, 'archer')).toBe(false);
    expect(hasRoom(full.game(), 1, 'archer', ['sage'])).toBe(true);
  });

  it('S20 asks no wages', () => {
    const t = table('ally-limits');
    awake(t);
    t.place(0, t.world.board.towns[2]?.space ?? '');
    t.player(0).gold = 50;
    t.picks(0);
    t.choose('stay');
    expect([t.kind(), t.player(0).gold]).toEqual(['market', 50]);
  });

  it('S20 can be healed in a market', () => {
    const t = table();
    awake(t).wounds = 2;
    t.place(0, t.world.board.towns[2]?.space ?? '');
    t.player(0).gold = 50;
    t.picks(0);
    t.choose('stay');
    expect(t.options()).toContain('heal:archer:wound');
  });
});

describe('the rest of the game, by ruling', () => {
  it('S29 as a hazard an Encounter does nothing and an Event has counters chosen; no other card is drawn', () => {
    for (const [card, kinds] of [
      ['stranger', 'encounter-passed'],
      ['omen', 'event-passed'],
    ] as const) {
      const t = table('travel-hazards');
      t.onTop('green', card, 'wolf');
      t.place(0, 'h7', 'g7');
      t.picks(3, 4);
      t.totals(3);
      t.choose('stay');
      while (t.kind() === 'scion-counter') t.choose('pass');
      expect(t.happened(kinds)).toHaveLength(1);
      expect(t.happened('combat')).toEqual([]);
      expect(t.happened('storm-moved')).toHaveLength(1);
      expect([t.player(0).gold, t.state.active]).toEqual([3, 1]);
    }
  });

  it('S30 the Endgame leaves the active player neither Market nor Experience', () => {
    const t = table();
    endgameNext(t);
    t.place(0, t.world.board.towns[2]?.space ?? '');
    t.player(0).gold = 50;
    t.player(0).points = 9;
    t.picks(0);
    t.choose('stay');
    expect(t.kind()).toBe('ranged');
    expect(t.player(0).points).toBe(9);
  });

  it('S30 the Endgame goes on to its end in a turn that a knock-out cut short', () => {
    const t = table();
    endgameNext(t);
    attempt(t, 'wolf');
    t.player(0).wounds = 4;
    t.totals(2);
    t.choose('fight');
    t.picks(0);
    t.choose('attack:hero');
    expect(t.happened('knocked-out')).toHaveLength(1);
    // The fall took the gold of the one, so the other comes first.
    expect([t.kind(), t.state.active]).toEqual(['ranged', 1]);
    t.totals(20, 20, 20);
    t.choose('attack:hero');
    expect([t.kind(), t.state.active]).toEqual(['ranged', 1]);
  });

  it('S34 a third Life counter may be bought', () => {
    const t = table();
    t.player(0).experience.life = 2;
    t.player(0).points = 30;
    t.choose('stay');
    expect(t.kind()).toBe('experience');
    expect(t.options()).toContain('learn:life');
    t.choose('learn:life');
    expect(t.player(0).experience.life).toBe(3);
  });
});
