import { library } from '@wayrune/content';
import { seeded } from '@wayrune/engine';
import { anItem, arena } from '@wayrune/engine/testing/arena.ts';
import { anEvent } from '@wayrune/engine/testing/drawn.ts';
import { describe, expect, it } from 'vitest';
import { NORMAL } from '../value/weights.ts';
import { bestBundle, bundleWorth } from './bundles.ts';
import { type PlanContext, planContext } from './turn-plan.ts';

const weapon = (id: string, bonus: number) =>
  anItem({ id, cost: 6, class: 'weapon', always: [{ stat: 'combat', amount: bonus }] });
const CARDS = [weapon('axe', 6), weapon('club', 4), weapon('stick', 2)];

function shopper(
  gold: number,
  cards: Parameters<typeof arena>[1] = CARDS,
  before?: (table: ReturnType<typeof arena>) => void,
): PlanContext {
  const table = arena(library, cards);
  table.player(0).gold = gold;
  before?.(table);
  return planContext(table.world, table.state, seeded('shopper'), NORMAL);
}

const cardsOf = (all: ReturnType<typeof bestBundle>): string[] =>
  all?.player.items.map(({ card }) => card) ?? [];

describe('what a purse can buy together', () => {
  it('is as much as there is gold for, the best first', () => {
    expect(bestBundle(shopper(3), ['stick', 'axe'])).toBeNull();
    const one = bestBundle(shopper(8), ['stick', 'axe']);
    expect(one?.first).toBe('buy:axe');
    expect(cardsOf(one)).toEqual(['axe']);
    const two = bestBundle(shopper(12), ['club', 'axe']);
    expect(cardsOf(two)).toEqual(['axe', 'club']);
    expect(two?.spent).toBe(12);
  });

  it('is worth more than any part of it', () => {
    const context = shopper(12);
    const worth = (stack: readonly string[]): number => {
      const all = bestBundle(context, stack);
      return all === null ? 0 : bundleWorth(context, all);
    };
    expect(worth(['axe', 'club'])).toBeGreaterThan(Math.max(worth(['axe']), worth(['club'])));
  });

  it('stays within the limits: what is in the way goes first, for its price', () => {
    const full = shopper(3, CARDS, (table) => {
      table.give(0, 'club');
      table.give(0, 'stick');
    });
    const all = bestBundle(full, ['axe']);
    expect(all?.first).toBe('sell:stick');
    expect(cardsOf(all)).toEqual(['club', 'axe']);
    expect(all?.spent).toBe(3);
  });

  it('is nothing where a rule forbids to buy', () => {
    const strike = anEvent({ id: 'strike', number: 1, rules: [{ rule: 'no-buy', for: 'heroes' }] });
    const barred = shopper(12, [...CARDS, strike], (table) => {
      table.state.event = 'strike';
    });
    expect(bestBundle(barred, ['axe', 'club'])).toBeNull();
  });
});
