import { library } from '@wayrune/content';
import { seeded } from '@wayrune/engine';
import type { Ability, Card, EventCard } from '@wayrune/engine/effects/vocabulary.ts';
import { finish, procedure, withStepAfter, withStepBefore } from '@wayrune/engine/kernel/procedure.ts';
import type { KnockoutFrame } from '@wayrune/engine/rules/calls.ts';
import { combatOf, type CombatFrame, type PhaseFrame } from '@wayrune/engine/rules/combat/combat-frame.ts';
import { type Game, playerAt } from '@wayrune/engine/rules/world/game.ts';
import { changed, type PartRules } from '@wayrune/engine/rules/world/part.ts';
import { clone } from '@wayrune/engine/rules/world/state.ts';
import { chanceOf } from '@wayrune/engine/rules/combat/two-dice.ts';
import { aFoe, arena } from '@wayrune/engine/testing/arena.ts';
import type { Scenario } from '@wayrune/engine/testing/scenario.ts';
import { TRIAL, withTrial } from '@wayrune/engine/testing/trial.ts';
import { describe, expect, it } from 'vitest';
import { profileOf } from '../fights/hero-profile.ts';
import { planContext, planOf } from '../plan/turn-plan.ts';
import { NORMAL } from '../value/weights.ts';
import { arenaWorld, fightWith } from './arena.ts';
import { challengeOdds } from './index.ts';
import { knowsRules } from './known-rules.ts';
import { apart, bothWays } from './testing/compare.ts';
import { settings } from './testing/small-fights.ts';

/** Nobody reaches this. */
const NEVER = 40;
/** Only melee matters: the Hero `plain` has Body 3, damage 1 and Life 5. */
const foe = (damage: number, more: Partial<Parameters<typeof aFoe>[0]> = {}) =>
  aFoe({
    id: 'foe',
    life: 1,
    mind: [NEVER, 0],
    body: [14, damage],
    spirit: [NEVER, 0],
    rules: [
      { rule: 'no-escape', for: 'enemy' },
      { rule: 'no-attack', phase: 'ranged', for: 'enemy' },
      { rule: 'no-attack', phase: 'magic', for: 'enemy' },
    ],
    ...more,
  });
const HIT = chanceOf(3, 14);
/** Fights that are played where a fight cannot be worked out. */
const SAMPLES = 300;

const onTrial = (rules: PartRules, ...cards: readonly Card[]): Scenario =>
  arena(withTrial(library, rules), cards, ['plain', 'other'], TRIAL);
const modelOf = ({ world, state }: Scenario) => bothWays(world, fightWith(world, state, 0, 'foe')).model;
const meet = ({ world, state }: Scenario, plainly = false) =>
  challengeOdds(world, state, 0, 'foe', { plainly });

describe('rules of a fight that a part has changed', () => {
  it('are known in the base game and under every variant', () => {
    for (const { world, name } of settings(library)) expect(knowsRules(arenaWorld(world)), name).toBe(true);
  });

  it('are followed where a fight ends after its second round, and the model refuses it', () => {
    const table = onTrial(
      {
        procedures: (base) =>
          changed(base, {
            combat: (old) =>
              withStepAfter<Game, CombatFrame>(old, 'close', 'dusk', (_, combat) => {
                if (combat.round === 2 && combat.over === '') combat.over = 'fled';
              }),
          }),
      },
      foe(0),
    );
    expect(modelOf(table)).toBeNull();
    const { exact, win, fled } = meet(table);
    expect({ exact, win, fled }).toEqual({
      exact: true,
      win: expect.closeTo(1 - (1 - HIT) ** 2, 10),
      fled: expect.closeTo((1 - HIT) ** 2, 10),
    });
  });

  it('are followed where they look at the dice, or sampled where that takes too long', () => {
    const table = onTrial(
      {
        procedures: (base) =>
          changed(base, {
            phase: (old) =>
              withStepAfter<Game, PhaseFrame>(old, 'roll', 'doubles', (game, { first, second }) => {
                const combat = combatOf(game);
                if (combat !== null && first > 0 && first === second) combat.over = 'fled';
              }),
          }),
      },
      foe(5),
    );
    expect(modelOf(table)).toBeNull();
    // Of the pairs that reach 11, those of two sixes, sevens and so on are doubles.
    const win = HIT - 5 / 100;
    const deviation = Math.sqrt((win * (1 - win)) / SAMPLES);
    expect(meet(table, true).win).toBeCloseTo(win, 10);
    expect(meet(table).exact).toBe(false);
    expect(Math.abs(meet(table).win - win)).toBeLessThan(3 * deviation);
  });

  it('are followed where a Hero gets up once more, and what is kept of it tells positions apart', () => {
    const table = onTrial(
      {
        procedures: (base) =>
          changed(base, {
            knockout: (old) =>
              withStepBefore<Game, KnockoutFrame>(old, 'fall', 'rise', (game, { seat }) => {
                if (game.state.extra['trial'] === 'risen') return;
                game.state.extra['trial'] = 'risen';
                playerAt(game, seat).wounds = 0;
                finish(game);
              }),
          }),
      },
      foe(5),
    );
    expect(modelOf(table)).toBeNull();
    const { exact, knockedOut } = meet(table);
    expect([exact, knockedOut]).toEqual([true, expect.closeTo((1 - HIT) ** 2, 10)]);
  });

  it('are taken for known where the part says that no fight depends on its step', () => {
    const rules: PartRules = {
      policies: (base) => ({ ...base, outsideFights: [...base.outsideFights, 'combat/tally'] }),
      procedures: (base) =>
        changed(base, {
          combat: (old) => withStepAfter<Game, CombatFrame>(old, 'spoils', 'tally', () => undefined),
        }),
    };
    expect(modelOf(onTrial(rules, foe(5)))?.win).toBeCloseTo(HIT, 10);
    const replaced = procedure<Game, CombatFrame>({ tally: () => undefined });
    const other = { ...rules, procedures: (base) => changed(base, { combat: () => replaced }) } as PartRules;
    expect(knowsRules(onTrial(other, foe(5)).world)).toBe(false);
  });
});

describe('cards that speak to the whole table', () => {
  const omen = (id: string, ability: Ability): EventCard => ({
    kind: 'event',
    id,
    name: 'Test Card',
    flavour: 'Made for a test.',
    color: 'green',
    number: 1,
    abilities: [ability],
  });
  const cards = [
    omen('dread', { when: 'missed', forced: true, do: [{ do: 'exhaust', who: 'you', amount: 2 }] }),
    omen('gloom', { when: 'missed', forced: true, do: [{ do: 'wound', who: 'you', amount: 1 }] }),
  ];

  it('are all heard in the odds', () => {
    const odds = (...ids: readonly string[]) => {
      const rules: PartRules = { policies: (base) => ({ ...base, inForce: () => ids }) };
      const { world, state } = onTrial(rules, foe(1, { life: 2 }), ...cards);
      const { model, rules: plain } = bothWays(world, fightWith(world, state, 0, 'foe'));
      if (model === null || plain === null) throw new Error('it cannot be worked out');
      expect(apart(model, plain)).toBeLessThan(1e-9);
      return model.win;
    };
    const [none, one, both] = [odds(), odds('dread'), odds('dread', 'gloom')];
    expect(one).toBeLessThan(none);
    expect(both).toBeLessThan(one);
  });
});

describe('what a part keeps for itself', () => {
  /** Whether one may refuse to fall is kept by the part. */
  const choosing = onTrial(
    {
      policies: (base) => ({
        ...base,
        mayChoose: (game, _, choice) => choice.label !== 'Fight' || game.state.extra['trial'] === 'free',
      }),
    },
    foe(5, {
      abilities: [
        {
          when: 'before-combat',
          forced: true,
          do: [
            {
              do: 'choose',
              options: [
                { label: 'Fight', do: [] },
                { label: 'Fall', do: [{ do: 'knock-out' }] },
              ],
            },
          ],
        },
      ],
    }),
  );
  const { world, state, player } = choosing;
  const kept = (extra: Record<string, unknown>) => ({ ...state, extra });

  it('tells fights apart that are otherwise the same', () => {
    const win = (trial: string) => challengeOdds(world, kept({ trial }), 0, 'foe').win;
    expect([win('bound'), win('free'), win('bound')]).toEqual([0, expect.closeTo(HIT, 10), 0]);
  });

  it('tells Heroes apart in what bots remember of their fights, unless no fight depends on it', () => {
    const profile = (extra: Record<string, unknown>, from = world) =>
      profileOf(from, kept(extra), player(0), NORMAL);
    expect(profile({ trial: 'bound' })).toBe(profile({ trial: 'bound' }));
    expect(profile({ trial: 'bound' })).not.toBe(profile({ trial: 'free' }));
    const doomed = arena(library, [], ['plain', 'other'], ['doom-track']).world;
    expect(profile({ 'doom-track': 1 }, doomed)).toBe(profile({ 'doom-track': 2 }, doomed));
  });

  it('makes a bot plan its turn anew when it changes', () => {
    const table = clone(state);
    const plan = () => planOf(planContext(world, table, seeded('plan'), NORMAL));
    const before = plan();
    expect(plan()).toBe(before);
    table.extra['trial'] = 'free';
    expect(plan()).not.toBe(before);
  });
});
