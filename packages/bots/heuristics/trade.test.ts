import { library } from '@wayrune/content';
import { seeded } from '@wayrune/engine';
import { aHero, anAlly } from '@wayrune/engine/testing/arena.ts';
import { askAgain } from '@wayrune/engine/testing/drawn.ts';
import type { Scenario } from '@wayrune/engine/testing/scenario.ts';
import { zanaga } from '@wayrune/engine/testing/adventures/zanaga.ts';
import { describe, expect, it } from 'vitest';
import { greedy } from '../players/greedy.ts';

const CARDS = [
  aHero({ id: 'small', life: 3, stamina: 2 }),
  anAlly({ id: 'porter', cost: 1, life: 1, mind: [0, 1], body: [1, 1], spirit: [0, 1] }),
  anAlly({ id: 'cook', cost: 1, life: 1, mind: [1, 1], body: [0, 1], spirit: [0, 1] }),
  anAlly({ id: 'champion', cost: 1, life: 4, mind: [9, 2], body: [9, 2], spirit: [9, 2] }),
];

/** A market that has a far better Ally than the two that the Hero hired, in this turn or so many turns ago. */
function atMarket(turnsAgo: number): Scenario {
  const t = zanaga(library, CARDS, { heroes: ['small'] });
  const { state } = t;
  Object.assign(state.decks['market'] ?? {}, { top: [], bag: [], bottom: [] });
  for (const stack of state.stacks) stack.splice(0, stack.length, 'champion');
  t.player(0).gold = 2;
  t.choose('stay');
  for (const ally of ['porter', 'cook']) Object.assign(t.give(0, ally), { bought: state.turn - turnsAgo });
  askAgain(t);
  return t;
}

const choiceOf = ({ world, state }: Scenario): string => greedy.choose(world, state, seeded('market'));

describe('a greedy player at a market', () => {
  it('lets an Ally of an earlier turn go for a far better one', () => {
    const t = atMarket(1);
    expect(choiceOf(t)).toMatch(/^discard:(porter|cook)$/);
  });

  it('keeps what it bought this turn, or it would trade forever', () => {
    const t = atMarket(0);
    expect(t.options()).toContain('discard:porter');
    expect(choiceOf(t)).not.toMatch(/^discard:/);
  });
});
