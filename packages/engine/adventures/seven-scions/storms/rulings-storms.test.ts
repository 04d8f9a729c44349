import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import { fall } from '../../../rules/combat/joint.ts';
import { foeLife } from '../../../rules/cards/values.ts';
import { aFoe, anAlly, anItem, aProbe, attempt } from '../../../testing/arena.ts';
import { type Scenario } from '../../../testing/scenario.ts';
import { aStormFoe, endgameNext, scionsTable, storm } from '../../../testing/adventures/scions.ts';
import { asked, battleOf, breakStorm, pointsOf, stances } from '../../../testing/adventures/storm-battle.ts';

const CARDS = [
  anItem({
    id: 'shield',
    abilities: [{ when: 'wounded', cost: [{ pay: 'activate' }], do: [{ do: 'cancel', amount: 1 }] }],
  }),
  anItem({
    id: 'smoke',
    abilities: [{ when: 'before-combat', cost: [{ pay: 'discard' }], do: [{ do: 'foe-flees' }] }],
  }),
  ...['feast', 'wake'].map((id) =>
    anItem({ id, abilities: [{ when: 'defeated', forced: true, do: [{ do: 'gain-gold', amount: 5 }] }] }),
  ),
  anItem({
    id: 'rope',
    abilities: [{ when: 'round-start', cost: [{ pay: 'discard' }], do: [{ do: 'escape' }] }],
  }),
  aProbe([{ do: 'skip-phase', phase: 'ranged' }], 'round-start'),
  anAlly({ id: 'friend', life: 4 }),
  aFoe({ id: 'ox', life: 9 }),
  aStormFoe({ id: 'wall', mind: [10, 0], body: [11, 0], spirit: [12, 0] }),
];
const table = (...variants: string[]): Scenario => scionsTable(library, { cards: CARDS, variants });
const wounds = (t: Scenario): number[] => t.state.players.map((player) => player.wounds);
const DEFEND = Array.from({ length: 6 }, () => 'defend');

/** Both have fought up to the end of this round, unhurt; then the next begins. */
function afterRound(round: number, t: Scenario = table()): Scenario {
  breakStorm(t);
  t.choose('fight', 'fight');
  battleOf(t).round = round;
  stances(t, ...DEFEND);
  return t;
}

describe('a battle that does not end', () => {
  it('S17 wears out every Hero in a storm from the eleventh round on, and nothing cancels that', () => {
    expect(wounds(afterRound(9))).toEqual([0, 0]);
    const t = table();
    t.give(0, 'shield');
    afterRound(10, t);
    expect([battleOf(t).round, ...asked(t)]).toEqual([11, 'escape', 0]);
    expect(wounds(t)).toEqual([1, 1]);
    t.choose('fight', 'fight');
    stances(t, ...DEFEND);
    expect(wounds(t)).toEqual([2, 2]);
  });

  it('S17 passes over a Hero who has fallen, and can knock the others out', () => {
    const t = table();
    breakStorm(t);
    t.choose('fight', 'fight');
    t.player(1).wounds = 4;
    battleOf(t).round = 10;
    stances(t, ...DEFEND);
    expect(t.happened('knocked-out').map(({ seat }) => seat)).toEqual([1]);
    expect([...asked(t), t.player(0).wounds]).toEqual(['escape', 0, 1]);
  });

  it('S17 wears out a Hero against a Stormlord, alone', () => {
    const t = table();
    endgameNext(t);
    t.picks(0, 0);
    t.choose('stay');
    battleOf(t).round = 10;
    t.totals(2, 20, 20);
    t.player(0).wounds = 0;
    t.choose('attack:hero');
    // One wound of the failed attack, one of the eleventh round.
    expect(wounds(t)).toEqual([2, 0]);
    expect(battleOf(t).round).toBe(11);
  });

  it('S17 wears out every Hero against a Stormlord, together', () => {
    const t = table('cooperative');
    t.give(0, 'shield');
    endgameNext(t);
    t.picks(0);
    t.totals(2);
    t.choose('stay');
    battleOf(t).round = 10;
    // The other bears all that the three rolls bring, and the group goes on with its first Hero.
    for (let phase = 0; phase < 3; phase++) {
      t.totals(2);
      t.choose('bear:1');
    }
    expect(battleOf(t).round).toBe(11);
    expect(wounds(t)).toEqual([1, 4]);
    expect(battleOf(t).seat).toBe(0);
  });

  it('S17 spares a Hero in the fights of an adventure', () => {
    const t = table();
    attempt(t, 'ox');
    t.choose('fight');
    battleOf(t).round = 10;
    t.totals(20, 20, 20);
    t.choose('defend', 'defend', 'defend');
    expect([battleOf(t).round, wounds(t)]).toEqual([11, [0, 0]]);
  });

  it('S16 counts only rounds in a row', () => {
    const t = breakStorm(table());
    t.totals(20, 20);
    t.choose('escape', 'escape', 'fight', 'fight');
    stances(t, ...DEFEND);
    t.totals(20, 20);
    t.choose('escape', 'escape');
    expect([battleOf(t).round, ...asked(t)]).toEqual([4, 'escape', 0]);
    t.totals(20, 20);
    t.choose('escape', 'escape');
    expect(t.state.removed).toContain('green-storm-1');
  });
});

describe('the next storm', () => {
  it('S16 begins to count anew', () => {
    const t = breakStorm(table());
    t.totals(20, 20);
    t.choose('escape', 'escape', 'fight', 'fight');
    battleOf(t).foeWounds = 5;
    stances(t, 'attack:hero');
    expect(t.happened('storm-passed')).toHaveLength(1);
    breakStorm(t, 'green-storm-2');
    t.totals(20, 20);
    t.choose('escape', 'escape');
    expect([battleOf(t).round, t.kind()]).toEqual([2, 'escape']);
  });
});

describe('who is rewarded in a storm, by ruling', () => {
  it('S25 an attack of an Ally is a claim of its Hero', () => {
    const t = table();
    t.give(0, 'friend');
    breakStorm(t);
    battleOf(t).foeWounds = 5;
    t.choose('fight', 'fight');
    stances(t, 'attack:friend');
    expect(pointsOf(t)).toEqual([1, 0]);
  });

  it('S26 a Hero who fell in the last round claims nothing', () => {
    const t = breakStorm(table());
    t.player(0).wounds = 4;
    battleOf(t).foeWounds = 5;
    t.choose('fight', 'fight');
    t.totals(2);
    t.choose('attack:hero');
    stances(t, 'attack:hero');
    expect(t.happened('knocked-out').map(({ seat }) => seat)).toEqual([0]);
    expect(pointsOf(t)).toEqual([0, 1]);
  });

  it('S32 what happens to who defeats an enemy happens to who dealt the last wound', () => {
    const t = table();
    t.give(0, 'feast');
    t.give(1, 'wake');
    breakStorm(t);
    battleOf(t).foeWounds = 4;
    t.choose('fight', 'fight');
    stances(t, 'attack:hero', 'attack:hero');
    // Both have the reward of 1 gold; only the second had the last blow.
    expect([t.player(0).gold, t.player(1).gold]).toEqual([4, 9]);
  });
});

describe('a storm Challenge and cards', () => {
  it('S28 keeps its Life when a Hero falls', () => {
    const t = breakStorm(table());
    const life = (): number => foeLife(t.game(), battleOf(t));
    expect(life()).toBe(6);
    fall(battleOf(t), 1);
    expect(life()).toBe(6);
  });

  it('S31 is not driven away', () => {
    const t = table();
    t.give(0, 'smoke');
    breakStorm(t);
    expect(asked(t)).toEqual(['escape', 0]);
    expect(t.options()).not.toContain('use:smoke:0');
  });

  it('S31 what grants an escape grants one from this round', () => {
    const t = table();
    t.give(0, 'rope');
    breakStorm(t);
    t.choose('use:rope:0', 'fight');
    expect(asked(t)).toEqual(['ranged', 1]);
    stances(t, 'defend', 'defend', 'defend');
    expect([battleOf(t).round, ...asked(t)]).toEqual([2, 'escape', 0]);
  });

  it('S33 a phase that one Hero skips is played by the others', () => {
    const t = table();
    t.give(0, 'probe');
    breakStorm(t);
    t.choose('use:probe:0', 'fight', 'fight');
    expect(asked(t)).toEqual(['ranged', 1]);
    stances(t, 'defend');
    expect(asked(t)).toEqual(['melee', 0]);
  });

  it('S23 only the hardest color of a turn moves the storm counter', () => {
    const t = table();
    const { beaten } = t.world.policies;
    const foe = (color: string): string =>
      Object.values(t.world.cards).find((one) => one.deck === color && one.card.kind === 'challenge')?.id ??
      '';
    for (const color of ['green', 'blue', 'yellow']) beaten(t.game(), foe(color), 0);
    t.choose('stay');
    expect(t.happened('storm-moved').map(({ steps }) => steps)).toEqual([3]);
  });

  it('S24 a storm Event neither fills jewels nor has counters chosen', () => {
    const t = table();
    const [jewel = ''] = t.world.board.jewels.filter((space) => t.world.board.space[space]?.jewel?.sunburst);
    t.state.counters[t.world.board.jewels.indexOf(jewel)] = 0;
    storm(t).counters = ['archer', null];
    breakStorm(t, 'green-event-1');
    expect(t.happened('storm-passed')).toHaveLength(1);
    expect(t.state.counters[t.world.board.jewels.indexOf(jewel)]).toBe(0);
    expect(storm(t).counters).toEqual(['archer', null]);
  });
});
