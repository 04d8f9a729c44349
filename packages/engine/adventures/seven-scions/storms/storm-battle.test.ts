import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import { anAlly, anItem, aProbe } from '../../../testing/arena.ts';
import { type Scenario } from '../../../testing/scenario.ts';
import { aStormFoe, scionsTable, storm } from '../../../testing/adventures/scions.ts';
import { asked, battleOf, breakStorm, pointsOf, stances } from '../../../testing/adventures/storm-battle.ts';

const CARDS = [
  aProbe([{ do: 'wound', who: 'enemy', amount: 1 }], 'before-combat'),
  anItem({
    id: 'bomb',
    abilities: [{ when: 'before-combat', do: [{ do: 'wound', who: 'enemy', amount: 9 }] }],
  }),
  ...['friend', 'mate'].map((id) => anAlly({ id, life: 4 })),
  ...['lens', 'rod', 'wand'].map((id) =>
    anItem({
      id,
      abilities: [{ when: 'rolled', cost: [{ pay: 'activate' }], do: [{ do: 'add', amount: 1 }] }],
    }),
  ),
  aStormFoe({
    id: 'gale',
    abilities: [{ when: 'before-combat', forced: true, do: [{ do: 'lose-gold', amount: 1 }] }],
  }),
  aStormFoe({
    id: 'bolt',
    abilities: [{ when: 'before-combat', forced: true, do: [{ do: 'wound', who: 'you', amount: 1 }] }],
  }),
];
const table = (): Scenario => scionsTable(library, { cards: CARDS });

describe('a storm Challenge Before Combat', () => {
  it('STORM-17 STORM-18 STORM-20 STORM-23 its text comes to each in turn, then their cards, and only then the first round', () => {
    const t = table();
    t.give(1, 'probe');
    breakStorm(t, 'gale');
    expect(t.happened('gold').map(({ seat }) => seat)).toEqual([0, 1]);
    expect(asked(t)).toEqual(['before-combat', 1]);
    expect(battleOf(t).round).toBe(0);
    t.choose('use:probe:0');
    expect(battleOf(t).round).toBe(1);
    expect(battleOf(t).foeWounds).toBe(1);
  });

  it('STORM-21 CLAIM-3 CLAIM-10 may be defeated there: the others do nothing more and claim nothing', () => {
    const t = table();
    t.give(0, 'bomb');
    breakStorm(t, 'gale');
    t.choose('use:bomb:0');
    expect(pointsOf(t)).toEqual([1, 0]);
    // The text never came to the other; the first lost 1 gold and won 1.
    expect([t.player(0).gold, t.player(1).gold]).toEqual([3, 3]);
  });

  it('STORM-22 DOWN-2 a Hero who is knocked out there has no part in the rounds', () => {
    const t = table();
    t.player(0).wounds = 4;
    breakStorm(t, 'bolt');
    expect(t.happened('knocked-out').map(({ seat }) => seat)).toEqual([0]);
    expect(asked(t)).toEqual(['escape', 1]);
    expect(battleOf(t).joint?.fallen).toEqual([0]);
  });
});

describe('escaping a storm', () => {
  it('STORM-25 STORM-26 is a test with Mind, and costs a wound when it fails', () => {
    const t = breakStorm(table());
    t.totals(7);
    t.choose('escape');
    expect(t.player(0).wounds).toBe(1);
    expect(asked(t)).toEqual(['escape', 0]);
    t.totals(8);
    t.choose('escape');
    expect(asked(t)).toEqual(['escape', 1]);
  });

  it('STORM-28 STORM-29 STORM-30 S10 moves nobody and ends no turn; the enemy keeps its wounds', () => {
    const t = breakStorm(table());
    const { space } = t.player(0);
    battleOf(t).foeWounds = 2;
    t.totals(20);
    t.choose('escape');
    expect(t.player(0).space).toBe(space);
    expect(t.state.active).toBe(0);
    expect(battleOf(t).foeWounds).toBe(2);
  });

  it('STORM-32 STORM-33 has to be tried in every round: whoever fails fights, whoever fought may leave', () => {
    const t = breakStorm(table());
    t.totals(20);
    t.choose('escape', 'fight');
    stances(t, 'defend', 'defend', 'defend');
    expect([battleOf(t).round, ...asked(t)]).toEqual([2, 'escape', 0]);
    t.totals(2);
    t.choose('escape', 'fight');
    expect(asked(t)).toEqual(['escape', 1]);
    expect(t.choices()).toEqual(['escape', 'fight']);
    t.choose('fight');
    expect(asked(t)).toEqual(['ranged', 0]);
  });

  it('STORM-34 can knock a Hero out', () => {
    const t = breakStorm(table());
    t.player(0).wounds = 4;
    t.totals(2);
    t.choose('escape');
    expect(t.happened('knocked-out').map(({ seat }) => seat)).toEqual([0]);
    expect(asked(t)).toEqual(['escape', 1]);
  });

  it('STORM-16 S16 a storm that all escape twice running blows over without a reward', () => {
    const t = breakStorm(table());
    t.totals(20, 20, 20, 20);
    t.choose('escape', 'escape', 'escape', 'escape');
    expect(t.state.removed).toContain('green-storm-1');
    expect(pointsOf(t)).toEqual([0, 0]);
  });
});

describe('the phases of a storm battle', () => {
  it('STORM-35 STORM-36 STORM-37 STORM-38 STORM-49 all act in ranged, then in melee, then in magic, and may attack in each', () => {
    const t = breakStorm(table());
    battleOf(t).foeWounds = -9;
    t.choose('fight', 'fight');
    const seen: (readonly [string, number])[] = [];
    for (let i = 0; i < 6; i++) {
      seen.push(asked(t));
      expect(t.choices()).toEqual(['attack:hero', 'defend']);
      stances(t, 'attack:hero');
    }
    expect(seen).toEqual(
      ['ranged', 'melee', 'magic'].flatMap((kind) => [
        [kind, 0],
        [kind, 1],
      ]),
    );
    expect(battleOf(t).foeWounds).toBe(-3);
  });

  it('STORM-39 STORM-40 STORM-41 STORM-42 S11 an Ally attacks in its Hero’s place, once a round', () => {
    const t = table();
    for (const card of ['friend', 'mate']) t.give(0, card);
    breakStorm(t);
    battleOf(t).foeWounds = -20;
    t.choose('fight', 'fight');
    expect(t.choices()).toEqual(['attack:hero', 'attack:friend', 'attack:mate', 'defend']);
    stances(t, 'attack:friend', 'defend');
    expect(t.choices()).toEqual(['attack:hero', 'attack:mate', 'defend']);
    stances(t, 'attack:mate', 'defend');
    expect(t.choices()).toEqual(['attack:hero', 'defend']);
    stances(t, 'attack:hero', 'defend');
    t.choose('fight', 'fight');
    expect(t.choices()).toEqual(['attack:hero', 'attack:friend', 'attack:mate', 'defend']);
  });

  it('STORM-44 STORM-45 STORM-46 a failed attack wounds who made it, a failed defense the Hero', () => {
    const t = table();
    const ally = t.give(0, 'friend');
    breakStorm(t);
    t.choose('fight', 'fight');
    t.totals(2, 2);
    t.choose('attack:friend', 'defend');
    expect([ally.wounds, t.player(0).wounds, t.player(1).wounds]).toEqual([1, 0, 1]);
    expect(t.choices().filter((option) => option.startsWith('defend'))).toEqual(['defend']);
  });

  it('STORM-47 STORM-48 each Hero may activate a card in a round, and the others’ stay face down', () => {
    const t = table();
    for (const card of ['lens', 'rod']) t.give(0, card);
    t.give(1, 'wand');
    breakStorm(t);
    battleOf(t).foeWounds = 5;
    t.choose('fight', 'fight');
    t.totals(2);
    t.choose('attack:hero');
    expect(t.options()).toEqual(expect.arrayContaining(['use:lens:0', 'use:rod:0']));
    // One card a round: after the lens, the rod is not offered, and the other Hero is asked.
    t.choose('use:lens:0');
    expect(asked(t)).toEqual(['ranged', 1]);
    t.totals(20);
    t.choose('attack:hero', 'use:wand:0');
    const [item] = t.player(1).items;
    expect([t.player(0).items[0]?.used, t.state.active]).toEqual([true, 1]);
    // It was used in the turn before, and the Refresh step of its owner has turned it up.
    expect(t.happened('refreshed').map(({ card }) => card)).toEqual(['wand']);
    expect(item?.used).toBe(false);
  });

  it('STORM-51 TRACKER-18 CLAIM-16 ends the moment the Challenge is defeated, and moves no counter', () => {
    const t = breakStorm(table());
    battleOf(t).foeWounds = 5;
    t.choose('fight', 'fight');
    stances(t, 'attack:hero');
    expect(pointsOf(t)).toEqual([1, 0]);
    expect(t.state.removed).toContain('green-storm-1');
    expect([storm(t).space, storm(t).defeated]).toEqual([0, null]);
  });
});
