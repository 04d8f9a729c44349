import { library } from '@wayrune/content';
import { seeded } from '@wayrune/engine';
import { combatOf } from '@wayrune/engine/rules/combat/combat-frame.ts';
import { apply, view } from '@wayrune/engine/rules/world/game.ts';
import type { State } from '@wayrune/engine/rules/world/state.ts';
import { aFoe, anItem, arena, attempt } from '@wayrune/engine/testing/arena.ts';
import { describe, expect, it } from 'vitest';
import { escapeOrFight } from '../heuristics/combat.ts';
import { deeperWeights, NORMAL } from '../value/weights.ts';
import { normalChooser } from '../players/normal.ts';
import { arenaWorld, fightAt } from '../odds/arena.ts';
import { addChoice, addRound, growAll, growTree, newGraph, station, TooLarge } from '../odds/graph.ts';
import { PLAIN_STAKES } from '../odds/result.ts';
import { newRoom } from '../odds/room.ts';
import { solve } from '../odds/solve.ts';
import { exactOdds } from '../odds/work.ts';
import { planContext } from '../plan/turn-plan.ts';
import { playGame } from '../lab/play-games.ts';
import { player } from '../players/create.ts';

const normal = normalChooser(NORMAL);

describe('in a fight, a planner', () => {
  it('gets away from what it cannot beat, when there is something to lose', () => {
    const giant = aFoe({ id: 'giant', life: 9, mind: [9, 3], body: [19, 3], spirit: [19, 3] });
    const table = arena(library, [giant]);
    Object.assign(table.player(0), { gold: 12 });
    attempt(table, 'giant');
    expect(table.state.decision?.options).toContain('escape');
    expect(normal(table.world, table.state, seeded('own'))).toBe('escape');
  });

  it('stays for what it is sure to beat', () => {
    const rat = aFoe({ id: 'rat', life: 1, mind: [2, 1], body: [2, 1], spirit: [2, 1] });
    const table = arena(library, [rat]);
    Object.assign(table.player(0), { gold: 12 });
    attempt(table, 'rat');
    expect(normal(table.world, table.state, seeded('own'))).toBe('fight');
  });

  it('brings to an end what it is sure to win, rather than strike blows that do nothing', () => {
    const harness = aFoe({
      id: 'harness',
      life: 2,
      mind: [2, 1],
      body: [2, 1],
      spirit: [2, 1],
      always: [
        { stat: 'ranged-damage', amount: -1, for: 'enemy' },
        { stat: 'melee-damage', amount: -1, for: 'enemy' },
      ],
    });
    const table = arena(library, [harness]);
    attempt(table, 'harness');
    const own = seeded('own');
    const dice = seeded('dice');
    const chosen: string[] = [];
    while (combatOf(view(table.world, table.state)) !== null && chosen.length < 20) {
      const choice = normal(table.world, table.state, own);
      chosen.push(choice);
      apply(table.world, table.state, choice, dice);
    }
    expect(chosen).toEqual([
      'fight',
      'defend',
      'defend',
      'attack:hero',
      'fight',
      'defend',
      'defend',
      'attack:hero',
    ]);
  });
});

/** Flasks that may be emptied at any roll, so that there are too many ways to fight. */
const BELT = Array.from({ length: 12 }, (_, i) =>
  anItem({
    id: `flask-${i}`,
    abilities: [{ when: 'roll', cost: [{ pay: 'discard' }], do: [{ do: 'add', amount: 1 }] }],
  }),
);
/** Nobody beats it; it may hurt the Hero at the end of a round, or itself. */
const giant = (id: string, who: 'you' | 'enemy') =>
  aFoe({
    id,
    life: 4,
    mind: [9, 1],
    body: [30, 1],
    spirit: [30, 1],
    abilities: [{ when: 'round-end', forced: true, do: [{ do: 'wound', who, amount: 4 }] }],
  });

describe('a fight with more positions than can be thought of', () => {
  it.each([
    ['is left when it goes badly in simulation', 'raging', 'escape'],
    ['is fought when it goes well, though it looks hopeless', 'bleeding', 'fight'],
  ])('%s', (_, foe, choice) => {
    const table = arena(library, [giant('raging', 'you'), giant('bleeding', 'enemy'), ...BELT]);
    for (const { id } of BELT) table.give(0, id);
    Object.assign(table.player(0), { gold: 12 });
    attempt(table, foe);
    const { world, state } = table;
    expect(escapeOrFight(planContext(world, state, seeded('own'), NORMAL))).toBe('escape');
    const fight = fightAt(world, state) as State;
    const effort = { seat: 0, stakes: PLAIN_STAKES, rivalStakes: PLAIN_STAKES, most: 8000, plainly: false };
    expect(exactOdds(arenaWorld(world), fight, effort)).toBeNull();
    for (const bot of [normal, normalChooser(deeperWeights(NORMAL))])
      expect(bot(world, state, seeded('own'))).toBe(choice);
  });

  it('is given up when the time is over, however many positions it may have', () => {
    const table = arena(library, [giant('raging', 'you'), ...BELT]);
    for (const { id } of BELT) table.give(0, id);
    attempt(table, 'raging');
    const { world, state } = table;
    const fight = fightAt(world, state) as State;
    const stakes = { stakes: PLAIN_STAKES, rivalStakes: PLAIN_STAKES };
    let looks = 0;
    const late = (): boolean => ++looks === 3;
    const effort = { seat: 0, ...stakes, most: Number.POSITIVE_INFINITY, plainly: false, late };
    expect(exactOdds(arenaWorld(world), fight, effort)).toBeNull();
    expect(looks).toBe(3);
  });

  it('is given up, not followed for ever', () => {
    const graph = newGraph();
    const endless = (): number => {
      for (let last = -1; ; ) last = addRound(graph, last);
    };
    expect(() => growTree(graph, endless)).toThrow(TooLarge);
  });

  it('is worth the least there is when it cannot end, and no less for every round', () => {
    const graph = newGraph();
    const grow = (): number =>
      addChoice(graph, ['here', 'there'], [addRound(graph, place('here')), addRound(graph, place('there'))]);
    const place = (name: string): number => station(graph, name, grow);
    const start = ~place('here');
    growAll(graph);
    const { value, order } = solve(graph, start, newRoom());
    expect(order.places).toHaveLength(2);
    expect([value[start], value[~place('there')]]).toEqual([-1e5, -1e5]);
  });
});

describe('games of planners', () => {
  const setup = { adventure: 'dragon-lords', heroes: [null, null], packs: [] };

  it('come to an end', () => {
    const table = { ...setup, variants: [] };
    const played = playGame(library, table, [player('normal')], 'planners', { maxDecisions: 6000 });
    expect(played.finished).toBe(true);
  });

  // What is imagined must have all that the rules in force look at.
  it.each([
    [['doom-track']],
    [['advanced']],
    [['travel-hazards', 'softer-knockouts', 'item-limits', 'ally-limits', 'shorter']],
  ])('go by the rules with %j', (variants) => {
    const table = { ...setup, variants };
    const options = { maxDecisions: 250, check: true };
    const played = playGame(library, table, [player('normal')], variants.join(), options);
    expect(played.violations).toEqual([]);
    expect(played.decisions).toBe(250);
  });
});
