import { library } from '@wayrune/content';
import { newDeck } from '@wayrune/engine/kernel/deck.ts';
import { aFoe, anItem, arena } from '@wayrune/engine/testing/arena.ts';
import type { Scenario } from '@wayrune/engine/testing/scenario.ts';
import { describe, expect, it } from 'vitest';
import { TO_WIN } from '../lab/trial.ts';
import { NORMAL, type PlanWeights } from '../value/weights.ts';
import { challengeOdds } from '../odds/index.ts';
import { profileOf } from './hero-profile.ts';
import { worthOfChange } from '../value/equipment-worth.ts';
import { forecast, lifeShareDealt, simulatedOutlook } from './monte-carlo.ts';

const MANY = 600;
const hero = (table: Scenario, changes: object = {}) =>
  profileOf(table.world, table.state, { ...table.player(0), ...changes }, NORMAL);
const foe = (id: string, more: object = {}) =>
  aFoe({ id, life: 2, mind: [13, 1], body: [12, 1], spirit: [14, 1], ...more });
/** Nobody beats it. */
const GIANT = { life: 9, mind: [39, 5], body: [39, 5], spirit: [39, 5] };

describe('simulated fights', () => {
  it('go about as the exact odds say, though heuristics make the choices', () => {
    const table = arena(library, [foe('wolf')]);
    const { win } = simulatedOutlook(table.world, hero(table), 'wolf', 'green', MANY);
    const best = challengeOdds(table.world, table.state, 0, 'wolf', { stakes: TO_WIN }).win;
    expect(win).toBeLessThan(best + 0.06);
    expect(win).toBeGreaterThan(best - 0.12);
  });

  it('count in whatever a card says', () => {
    const roar = { when: 'before-combat', forced: true, do: [{ do: 'wound', who: 'you', amount: 3 }] };
    const table = arena(library, [foe('wolf'), foe('lion', { abilities: [roar] })]);
    const against = (card: string) => simulatedOutlook(table.world, hero(table), card, 'green', MANY);
    expect(against('lion').win).toBeLessThan(against('wolf').win - 0.1);
    expect(against('lion').value).toBeLessThan(against('wolf').value);
  });

  it('go worse for the wounded, and better for those who carry something', () => {
    const blade = anItem({ id: 'blade', always: [{ stat: 'melee', amount: 5 }] });
    const table = arena(library, [foe('wolf'), blade]);
    const fresh = simulatedOutlook(table.world, hero(table), 'wolf', 'green', MANY).win;
    expect(simulatedOutlook(table.world, hero(table, { wounds: 3 }), 'wolf', 'green', MANY).win).toBeLessThan(
      fresh,
    );
    table.give(0, 'blade');
    expect(simulatedOutlook(table.world, hero(table), 'wolf', 'green', MANY).win).toBeGreaterThan(fresh);
  });

  it('show how hard a Hero hits what they cannot beat yet', () => {
    const troll = foe('troll', { life: 9, mind: [30, 2], body: [14, 2], spirit: [30, 2] });
    const club = anItem({ id: 'club', always: [{ stat: 'melee', amount: 6 }] });
    const table = arena(library, [troll, club]);
    table.state.decks['red'] = newDeck(['troll']);
    const bare = hero(table);
    table.give(0, 'club');
    const armed = hero(table);
    const seen = (who: typeof bare) => ({
      win: forecast(table.world, table.state, who, 'red', MANY).win,
      lifeShareDealt: lifeShareDealt(table.world, table.state, who, 'red'),
    });
    expect(seen(bare).win).toBe(0);
    expect(seen(armed).lifeShareDealt).toBeGreaterThan(seen(bare).lifeShareDealt);
    expect(seen(armed).lifeShareDealt).toBeLessThan(1);
    const worth = (weights: PlanWeights) =>
      worthOfChange(table.world, table.state, { ...table.player(0), items: [] }, table.player(0), weights);
    expect(worth({ ...NORMAL, id: 'dragons', readiness: 250 })).toBeGreaterThan(worth(NORMAL) + 5);
  });

  it('of a deck are fought with every card that may come, however many are left', () => {
    const cards = Array.from({ length: 7 }, (_, i) =>
      foe(`foe-${i}`, i === 0 ? { life: 1, body: [2, 0], mind: [2, 0], spirit: [2, 0] } : GIANT),
    );
    const table = arena(library, cards);
    table.state.decks['red'] = newDeck(cards.map(({ id }) => id));
    const { win } = forecast(table.world, table.state, hero(table), 'red', 70);
    expect(win).toBeCloseTo(1 / 7, 5);
  });

  it('are fought once for Heroes who differ only in what they have to lose', () => {
    const table = arena(library, [foe('wolf')]);
    const [poor, rich] = [hero(table, { gold: 0 }), hero(table, { gold: 40 })];
    expect(poor).not.toBe(rich);
    const before = simulatedOutlook(table.world, poor, 'wolf', 'green', MANY);
    const fought = poor.fought.size;
    const after = simulatedOutlook(table.world, rich, 'wolf', 'green', MANY);
    expect(fought).toBeGreaterThan(0);
    expect(rich.fought.size).toBe(fought);
    expect(after.win).toBe(before.win);
    expect(after.value).toBeLessThan(before.value);
  });

  it('leave the table as it is', () => {
    const table = arena(library, [foe('wolf')]);
    const before = structuredClone(table.state);
    simulatedOutlook(table.world, hero(table), 'wolf', null, MANY);
    expect(table.state).toEqual(before);
  });
});
