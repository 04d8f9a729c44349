import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import { combatOf } from '../../rules/combat/combat-frame.ts';
import { anAlly, anItem, aProbe } from '../../testing/arena.ts';
import { type Scenario } from '../../testing/scenario.ts';
import { aStormFoe, scionsTable, storm, stormNext } from '../../testing/scions.ts';

const CARDS = [
  aProbe([{ do: 'wound', who: 'enemy', amount: 1 }], 'before-combat'),
  anItem({
    id: 'bomb',
    abilities: [{ when: 'before-combat', do: [{ do: 'wound', who: 'enemy', amount: 9 }] }],
  }),
  ...['friend', 'mate'].map((id) => anAlly({ id, life: 4 })),
  ...['lens', 'wand'].map((id) =>
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
  aStormFoe({ id: 'gust', color: 'yellow', life: 1 }),
  aStormFoe({ id: 'gyre', color: 'blue', life: 1 }),
];
const table = (): Scenario => scionsTable(library, { cards: CARDS });
function battle(card = 'green-storm-1', t: Scenario = table()): Scenario {
  stormNext(t, card);
  t.choose('stay');
  return t;
}
const combat = (t: Scenario) => {
  const frame = combatOf(t.game());
  if (frame === null) throw new Error('no battle');
  return frame;
};
const at = (t: Scenario): [string, number] => [t.kind(), t.seat()];
const points = (t: Scenario): number[] => [t.player(0).points, t.player(1).points];
const town = ({ world }: Scenario): string => world.board.towns[2]?.space ?? '';

/** One choice in each phase for each of the two, with a roll of 20 each. */
function round(t: Scenario, ...stances: string[]): void {
  for (const stance of stances) {
    t.totals(20);
    t.choose(stance);
  }
}
const DEFEND = ['defend', 'defend', 'defend', 'defend', 'defend', 'defend'];

describe('a storm Challenge Before Combat', () => {
  it('STORM-17 STORM-18 STORM-20 STORM-23 its text comes to each in turn, then their cards, and only then the first round', () => {
    const t = table();
    t.give(1, 'probe');
    battle('gale', t);
    expect(t.happened('gold').map(({ seat }) => seat)).toEqual([0, 1]);
    expect(at(t)).toEqual(['before-combat', 1]);
    expect(combat(t).round).toBe(0);
    t.choose('use:probe:0');
    expect(combat(t).round).toBe(1);
    expect(combat(t).foeWounds).toBe(1);
  });

  it('STORM-21 CLAIM-3 CLAIM-10 may be defeated there: the others do nothing more and claim nothing', () => {
    const t = table();
    t.give(0, 'bomb');
    battle('gale', t);
    t.choose('use:bomb:0');
    expect(points(t)).toEqual([1, 0]);
    // The text never came to the other; the first lost 1 gold and won 1.
    expect([t.player(0).gold, t.player(1).gold]).toEqual([3, 3]);
  });

  it('STORM-22 DOWN-2 a Hero who is knocked out there has no part in the rounds', () => {
    const t = table();
    t.player(0).wounds = 4;
    battle('bolt', t);
    expect(t.happened('knocked-out').map(({ seat }) => seat)).toEqual([0]);
    expect(at(t)).toEqual(['escape', 1]);
    expect(combat(t).joint?.fallen).toEqual([0]);
  });
});

describe('escaping a storm', () => {
  it('STORM-25 STORM-26 is a test with Mind, and costs a wound when it fails', () => {
    const t = battle();
    t.totals(7);
    t.choose('escape');
    expect(t.player(0).wounds).toBe(1);
    expect(at(t)).toEqual(['escape', 0]);
    t.totals(8);
    t.choose('escape');
    expect(at(t)).toEqual(['escape', 1]);
  });

  it('STORM-28 STORM-29 STORM-30 moves nobody and ends no turn; the enemy keeps its wounds', () => {
    const t = battle();
    const { space } = t.player(0);
    combat(t).foeWounds = 2;
    t.totals(20);
    t.choose('escape');
    expect(t.player(0).space).toBe(space);
    expect(t.state.active).toBe(0);
    expect(combat(t).foeWounds).toBe(2);
  });

  it('STORM-32 STORM-33 has to be tried in every round: whoever fails fights, whoever fought may leave', () => {
    const t = battle();
    t.totals(20);
    t.choose('escape', 'fight');
    round(t, 'defend', 'defend', 'defend');
    expect([combat(t).round, ...at(t)]).toEqual([2, 'escape', 0]);
    t.totals(2);
    t.choose('escape', 'fight');
    expect(at(t)).toEqual(['escape', 1]);
    expect(t.choices()).toEqual(['escape', 'fight']);
    t.choose('fight');
    expect(at(t)).toEqual(['ranged', 0]);
  });

  it('STORM-34 can knock a Hero out', () => {
    const t = battle();
    t.player(0).wounds = 4;
    t.totals(2);
    t.choose('escape');
    expect(t.happened('knocked-out').map(({ seat }) => seat)).toEqual([0]);
    expect(at(t)).toEqual(['escape', 1]);
  });

  it('STORM-16 a storm that all escape twice running blows over without a reward (S16)', () => {
    const t = battle();
    t.totals(20, 20, 20, 20);
    t.choose('escape', 'escape', 'escape', 'escape');
    expect(t.state.removed).toContain('green-storm-1');
    expect(points(t)).toEqual([0, 0]);
  });
});

describe('the phases of a storm battle', () => {
  it('STORM-35 STORM-36 STORM-37 STORM-38 STORM-49 all act in ranged, then in melee, then in magic, and may attack in each', () => {
    const t = battle();
    combat(t).foeWounds = -9;
    t.choose('fight', 'fight');
    const seen: (readonly [string, number])[] = [];
    for (let i = 0; i < 6; i++) {
      seen.push(at(t));
      expect(t.choices()).toEqual(['attack:hero', 'defend']);
      round(t, 'attack:hero');
    }
    expect(seen).toEqual(
      ['ranged', 'melee', 'magic'].flatMap((kind) => [
        [kind, 0],
        [kind, 1],
      ]),
    );
    expect(combat(t).foeWounds).toBe(-3);
  });

  it('STORM-39 STORM-40 STORM-41 STORM-42 an Ally attacks in its Hero’s place, once a round', () => {
    const t = table();
    for (const card of ['friend', 'mate']) t.give(0, card);
    battle('green-storm-1', t);
    combat(t).foeWounds = -20;
    t.choose('fight', 'fight');
    expect(t.choices()).toEqual(['attack:hero', 'attack:friend', 'attack:mate', 'defend']);
    round(t, 'attack:friend', 'defend');
    expect(t.choices()).toEqual(['attack:hero', 'attack:mate', 'defend']);
    round(t, 'attack:mate', 'defend');
    expect(t.choices()).toEqual(['attack:hero', 'defend']);
    round(t, 'attack:hero', 'defend');
    t.choose('fight', 'fight');
    expect(t.choices()).toEqual(['attack:hero', 'attack:friend', 'attack:mate', 'defend']);
  });

  it('STORM-44 STORM-45 STORM-46 a failed attack wounds who made it, a failed defense the Hero', () => {
    const t = table();
    const ally = t.give(0, 'friend');
    battle('green-storm-1', t);
    t.choose('fight', 'fight');
    t.totals(2, 2);
    t.choose('attack:friend', 'defend');
    expect([ally.wounds, t.player(0).wounds, t.player(1).wounds]).toEqual([1, 0, 1]);
    expect(t.choices().filter((option) => option.startsWith('defend'))).toEqual(['defend']);
  });

  it('STORM-47 STORM-48 each Hero may activate a card in a round, and the others’ stay face down', () => {
    const t = table();
    t.give(0, 'lens');
    t.give(1, 'wand');
    battle('green-storm-1', t);
    t.choose('fight', 'fight');
    t.totals(2);
    t.choose('attack:hero', 'use:lens:0');
    t.totals(2);
    t.choose('attack:hero', 'use:wand:0');
    expect([t.player(0).items[0]?.used, t.player(1).items[0]?.used]).toEqual([true, true]);
  });

  it('STORM-51 TRACKER-18 CLAIM-16 ends the moment the Challenge is defeated, and moves no counter', () => {
    const t = battle();
    combat(t).foeWounds = 5;
    t.choose('fight', 'fight');
    round(t, 'attack:hero');
    expect(points(t)).toEqual([1, 0]);
    expect(t.state.removed).toContain('green-storm-1');
    expect([storm(t).space, storm(t).defeated]).toEqual([0, null]);
  });
});

describe('who is rewarded', () => {
  it('CLAIM-2 CLAIM-11 CLAIM-13 whoever attacked in the last round, in vain or not, with all of the reward', () => {
    const t = battle();
    const pile = { ...t.state.pile };
    combat(t).foeWounds = 5;
    t.choose('fight', 'fight');
    t.totals(2, 20);
    t.choose('attack:hero', 'attack:hero');
    expect(points(t)).toEqual([1, 1]);
    expect([t.player(0).gold, t.player(1).gold]).toEqual([4, 4]);
    expect(t.state.pile).toEqual(pile);
  });

  it.each([
    ['gust', 2],
    ['gyre', 3],
  ])('CLAIM-12 gets the points of its color: %s', (card, amount) => {
    const t = battle(card);
    combat(t).foeWounds = 1;
    t.choose('fight', 'fight');
    round(t, 'attack:hero');
    expect(points(t)).toEqual([amount, 0]);
  });

  it('CLAIM-5 CLAIM-6 not who attacked only in an earlier round, or escaped in the last', () => {
    const t = battle();
    t.choose('fight', 'fight');
    round(t, 'attack:hero', ...DEFEND.slice(1));
    combat(t).foeWounds = 5;
    t.totals(20);
    t.choose('escape', 'fight');
    round(t, 'attack:hero');
    expect(points(t)).toEqual([0, 1]);
  });

  it('CLAIM-7 CLAIM-8 CLAIM-9 Before Combat counts as the first round, and not as the second', () => {
    const struck = (): Scenario => {
      const t = table();
      t.give(0, 'probe');
      battle('green-storm-1', t);
      t.choose('use:probe:0');
      combat(t).foeWounds = 5;
      t.totals(20);
      t.choose('escape', 'fight');
      return t;
    };
    const first = struck();
    round(first, 'attack:hero');
    expect(points(first)).toEqual([1, 1]);
    const second = struck();
    round(second, 'defend', 'defend', 'defend');
    second.totals(20);
    second.choose('escape', 'fight');
    round(second, 'attack:hero');
    expect(points(second)).toEqual([0, 1]);
  });

  it('CLAIM-14 CLAIM-15 DOWN-8 the turn goes on after it: the active Hero may spend the points at once', () => {
    const t = battle('gyre');
    combat(t).foeWounds = 1;
    t.player(0).points = 4;
    t.player(1).points = 9;
    t.choose('fight', 'fight');
    round(t, 'attack:hero');
    expect([t.kind(), t.seat(), t.state.active]).toEqual(['experience', 0, 0]);
  });
});

describe('a knock-out in a storm', () => {
  it('DOWN-1 DOWN-3 is the usual one, and does not end another’s turn', () => {
    const t = table();
    t.place(0, town(t));
    t.player(0).gold = 50;
    battle('green-storm-1', t);
    t.player(1).wounds = 4;
    combat(t).foeWounds = 4;
    t.choose('fight', 'fight');
    t.totals(20, 2);
    t.choose('attack:hero', 'attack:hero');
    while (t.kind() === 'retreat') t.choose(t.options()[0] ?? '');
    expect([t.player(1).gold, t.player(1).wounds]).toEqual([0, 0]);
    expect(t.world.board.towns.map(({ space }) => space)).toContain(t.player(1).space);
    t.totals(20);
    t.picks(0);
    t.choose('attack:hero');
    expect([t.kind(), t.state.active]).toEqual(['market', 0]);
  });

  it('DOWN-4 DOWN-5 of the active Hero lets the others fight to the end; then the turn is over', () => {
    const t = table();
    t.place(0, town(t));
    battle('green-storm-1', t);
    t.player(0).wounds = 4;
    combat(t).foeWounds = 5;
    t.choose('fight', 'fight');
    t.totals(2);
    t.choose('attack:hero');
    expect(at(t)).toEqual(['ranged', 1]);
    round(t, 'attack:hero');
    expect(points(t)).toEqual([0, 1]);
    expect(t.state.active).toBe(1);
    expect(t.kind()).not.toBe('market');
  });

  it('DOWN-6 STORM-9 of all ends the storm without a reward; who had not begun still starts in Tamalir', () => {
    const t = table();
    t.player(1).space = null;
    battle('green-storm-1', t);
    for (const seat of [0, 1]) t.player(seat).wounds = 4;
    t.choose('fight', 'fight');
    t.totals(2, 2);
    t.choose('attack:hero');
    while (t.kind() === 'retreat') t.choose(t.options()[0] ?? '');
    t.choose('attack:hero');
    expect(t.happened('knocked-out')).toHaveLength(2);
    expect(t.state.removed).toContain('green-storm-1');
    expect(points(t)).toEqual([0, 0]);
    expect(t.state.active).toBe(1);
    expect(t.player(1).space).toBe(t.world.board.town['tamalir']?.space);
  });
});
