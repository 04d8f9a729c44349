import { library } from '@wayrune/content';
import { seeded } from '@wayrune/engine';
import { combatOf } from '@wayrune/engine/rules/combat/combat-frame.ts';
import { percent } from '@wayrune/engine/text/percent.ts';
import { ally, item, meeting } from '@wayrune/engine/testing/meeting.ts';
import type { Scenario } from '@wayrune/engine/testing/scenario.ts';
import { describe, expect, it } from 'vitest';
import { chooseInDuel, simulatedAttackWorth } from './simulate.ts';
import { deeperWeights, NORMAL, type PlanWeights } from '../value/weights.ts';
import { normalChooser } from '../players/normal.ts';
import { fightAt } from '../odds/arena.ts';
import { duelOdds } from '../odds/index.ts';
import { planContext } from '../plan/turn-plan.ts';
import { botOf } from '../players/create.ts';
import { attackWorth } from './attack-worth.ts';
import { duelWorth } from './rivals.ts';
import { weightsOf } from '../players/strengths.ts';
import { heuristicChoice } from '../heuristics/default-choice.ts';

/** This one strikes a Hero down in every attack, and hardly ever misses. */
const CHAMPION = ally('champion', { mind: [18, 6], body: [18, 6], spirit: [18, 6] });
/** It brings a Hero down before the first round. */
const SNARE = item('snare', {
  abilities: [
    {
      when: 'before-combat',
      cost: [{ pay: 'activate' }],
      do: [{ do: 'wound', who: 'enemy', amount: 9 }],
    },
  ],
});
const HARD = deeperWeights(NORMAL);

/** Ann may attack Ben, who has something to lose; a champion is with one of them. */
function withChampion(seat: number, heroes?: string[]): Scenario {
  const table = meeting(library, [CHAMPION], heroes);
  table.player(1).gold = 20;
  table.give(seat, 'champion');
  table.choose('stay');
  return table;
}

const contextOf = ({ world, state }: Scenario, weights: PlanWeights = HARD, isLate = false) => {
  const late = (): boolean => isLate;
  return planContext(world, state, seeded('joust'), weights, { late, busy: late, over: late });
};
const chosen = ({ world, state }: Scenario, weights: PlanWeights): string =>
  normalChooser(weights)(world, state, seeded('joust'));

describe('a player who simulates duels', () => {
  it('attacks with a friend who will win them', () => {
    const table = withChampion(0);
    expect(chosen(table, HARD)).toBe('attack:1');
    expect(chosen(table, NORMAL)).toBe('pass');
  });

  it('leaves a Hero alone who has something up their sleeve', () => {
    const table = meeting(library, [SNARE]);
    table.give(1, 'snare');
    Object.assign(table.player(1), { wounds: 5, gold: 20 });
    table.player(0).gold = 10;
    table.choose('stay');
    expect(chosen(table, HARD)).toBe('pass');
    expect(chosen(table, NORMAL)).toBe('attack:1');
  });

  it('gains more by the loss of a rival the fewer rivals there are', () => {
    const [two, three] = [
      ['ann', 'ben'],
      ['ann', 'ben', 'cid'],
    ].map((heroes) => {
      const table = withChampion(0, heroes);
      return simulatedAttackWorth(contextOf(table), table.player(1));
    }) as [number, number];
    // Ben would lose his 20 gold: all of that is good for a single rival, half of it for each of two.
    expect(two - three).toBeCloseTo(0.5 * HARD.attachment * 20, 1);
  });

  it('is drawn to booty as its temper has it', () => {
    const table = withChampion(0);
    const worthFor = (weights: PlanWeights): number =>
      simulatedAttackWorth(contextOf(table, deeperWeights(weights)), table.player(1));
    expect(worthFor(weightsOf('hunter'))).toBeGreaterThan(1.3 * worthFor(NORMAL));
  });

  it('fears for its Dragon Runes', () => {
    const table = withChampion(1);
    const before = simulatedAttackWorth(contextOf(table), table.player(1));
    table.give(0, 'harrovane-the-first-thunder');
    expect(simulatedAttackWorth(contextOf(table), table.player(1))).toBeLessThan(before - 20);
  });

  it('makes do with an estimate when it is late', () => {
    const table = withChampion(0);
    const [context, ben] = [contextOf(table, HARD, true), table.player(1)];
    expect(attackWorth(context, ben)).toBe(duelWorth(context, ben));
    expect(attackWorth(contextOf(table), ben)).toBe(simulatedAttackWorth(context, ben));
  });

  it('leaves the table as it was', () => {
    const table = withChampion(0);
    const before = structuredClone(table.state);
    simulatedAttackWorth(contextOf(table), table.player(1));
    expect(table.state).toEqual(before);
  });
});

describe('in a duel', () => {
  const advised = (table: Scenario, weights?: PlanWeights): string | null => {
    const combat = combatOf(table.game());
    const fight = fightAt(table.world, table.state);
    if (combat === null || fight === null) throw new Error('no duel');
    return chooseInDuel(contextOf(table, weights), combat, fight);
  };

  it('a Hero with much to lose runs from what the heuristic does not see', () => {
    const table = withChampion(1);
    const ann = table.player(0);
    ann.gold = 90;
    ann.experience.mind = 3;
    table.choose('attack:1');
    expect(table.state.decision?.options).toContain('escape');
    expect(heuristicChoice(table.world, table.state, seeded('joust'))).toBe('fight');
    expect(advised(table)).toBe('escape');
    expect(chosen(table, HARD)).toBe('escape');
  });

  it('the heuristic is followed where nothing is clearly better', () => {
    const idle = item('idle', { abilities: [{ when: 'before-combat', cost: [], do: [] }] });
    const table = meeting(library, [CHAMPION, idle]);
    for (const card of ['champion', 'idle']) table.give(0, card);
    table.player(1).gold = 20;
    table.choose('stay', 'attack:1');
    expect(table.state.decision?.options.length).toBeGreaterThan(1);
    expect(advised(table)).toBe(heuristicChoice(table.world, table.state, seeded('joust')));
  });

  it('a player who does not simulate goes by the heuristic', () => {
    const table = withChampion(0);
    table.choose('attack:1');
    expect(advised(table, NORMAL)).toBeNull();
  });
});

describe('the odds of attacking a Hero', () => {
  it('count in who is with them', () => {
    const mine = withChampion(0);
    const his = withChampion(1);
    expect(duelOdds(mine.world, mine.state, 0, 1).win).toBeGreaterThan(0.9);
    expect(duelOdds(his.world, his.state, 0, 1).win).toBeLessThan(0.1);
    expect(duelOdds(his.world, his.state, 1, 0).win).toBeGreaterThan(0.9);
  });

  it('let both activate a card Before Combat, whatever they did before', () => {
    const table = meeting(library, [SNARE]);
    table.give(0, 'snare');
    table.choose('stay');
    table.player(0).activations = 1;
    expect(duelOdds(table.world, table.state, 0, 1).win).toBeCloseTo(1, 9);
  });

  it('are the ones that a bot gives as its reason', () => {
    const { world, state } = withChampion(0);
    const { choice, why } = botOf('hard').advise(world, state, seeded('joust'));
    expect(choice).toBe('attack:1');
    expect(why).toContain(`About ${percent(duelOdds(world, state, 0, 1).win)} to win`);
  });
});
