import { library } from '@wayrune/content';
import { view } from '@wayrune/engine/rules/world/game.ts';
import { arena, aFoe, anAlly, anItem, attempt } from '@wayrune/engine/testing/arena.ts';
import { randomSetup } from '@wayrune/engine/testing/random-play.ts';
import { richPlay } from '@wayrune/engine/testing/rich-play.ts';
import { describe, expect, it, test } from 'vitest';
import { movedSince, thrownNow } from './throw-model.ts';

const sum = (parts: readonly { readonly amount: number }[]): number =>
  parts.reduce((all, { amount }) => all + amount, 0);

test('the sum of each of 500 throws adds up to its total, with the attribute and every bonus by name', () => {
  let throws = 0;
  const seen = (): void => undefined;
  richPlay(library, randomSetup(3, []), 'sums', 4000, seen, ({ world, state }, events) => {
    for (const event of events) {
      if (event.type !== 'rolled') continue;
      const thrown = thrownNow(view(world, state), [], { id: 1, event, lasts: 1000, seat: event.seat });
      const [first, second] = event.dice;
      expect(thrown?.dice).toEqual([first, second]);
      expect(first + second + sum(thrown?.parts ?? [])).toBe(first + second + event.bonus);
      expect(thrown?.parts[0]?.tone).toBe(event.attribute);
      expect(thrown?.parts.every(({ name }) => name !== '')).toBe(true);
      throws++;
    }
  });
  expect(throws).toBeGreaterThan(500);
});

test('dice that cards may still change lie there with their sum, and without a verdict', () => {
  const lucky = anItem({
    id: 'lucky',
    abilities: [{ when: 'rolled', cost: [{ pay: 'activate' }], do: [{ do: 'reroll', dice: 'chosen' }] }],
  });
  const table = arena(library, [aFoe({ id: 'foe', life: 5 }), anAlly({ id: 'friend' }), lucky]);
  table.give(0, 'friend');
  table.give(0, 'lucky');
  attempt(table, 'foe');
  table.dice(2, 9);
  table.choose('fight', 'attack:hero');
  const open = thrownNow(table.game(), [], null);
  expect(open).toMatchObject({ dice: [2, 9], success: null, what: 'attack', shown: null });
  table.dice(7);
  table.choose('use:lucky:0', 'target:first');
  table.choose(...(table.options().includes('pass') ? ['pass'] : []));
  expect(thrownNow(table.game(), table.happened('rolled'), null)).toMatchObject({ dice: [7, 9] });
});

describe('dice on the tray', () => {
  it('all roll in a new throw, and again if a reroll shows the same numbers', () => {
    const all = { from: 'dice', moved: [true, true] };
    expect(movedSince(null, [3, 9], true)).toEqual(all);
    expect(movedSince([3, 9], [3, 9], true)).toEqual(all);
  });
  it('lie still when the throw is judged', () => {
    expect(movedSince([3, 9], [3, 9], false)).toEqual({ from: 'verdict', moved: [false, false] });
  });
  it('roll alone if only one of them is rolled again', () => {
    expect(movedSince([3, 9], [3, 1], true)).toEqual({ from: 'again', moved: [false, true] });
  });
});
