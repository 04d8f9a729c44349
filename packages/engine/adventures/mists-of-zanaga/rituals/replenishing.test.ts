import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import type { SpaceId } from '../../../rules/world/board.ts';
import { askAgain, clearJewels, hasCounter, passTurn } from '../../../testing/drawn.ts';
import { violations } from '../../../testing/invariants.ts';
import { feed, riteTable } from '../../../testing/adventures/rites.ts';
import type { Scenario } from '../../../testing/scenario.ts';
import { aRite, emptyDeck, setRites } from '../../../testing/adventures/zanaga.ts';

const rain = aRite('rain', 'sun', 1, [{ do: 'replenish', every: true }]);

function table(): Scenario {
  const t = riteTable(library, [rain]);
  setRites(t, ['rain']);
  return t;
}
const jewels = (t: Scenario, color: string): SpaceId[] =>
  t.world.board.jewels.filter((space) => t.world.board.space[space]?.jewel?.color === color);

describe('a ritual that replenishes', () => {
  it('CHANGE-9 CHANGE-10 puts a counter on every jewel without one, in its color, and never a second', () => {
    const t = table();
    const cleared = ['green', 'green', 'yellow', 'blue', 'red'].map(
      (color, i) => jewels(t, color)[i] ?? jewels(t, color)[0] ?? '',
    );
    clearJewels(t, ...cleared);
    const pile = { ...t.state.pile };
    feed(t, 'sun');
    expect(t.state.counters.every((count) => count === 1)).toBe(true);
    expect(t.happened('counter-placed').map(({ space, color }) => [space, color])).toEqual(
      expect.arrayContaining(cleared.map((space) => [space, t.world.board.space[space]?.jewel?.color])),
    );
    expect(t.happened('counter-placed')).toHaveLength(cleared.length);
    expect(t.state.pile).toEqual({
      green: pile.green - 2,
      yellow: pile.yellow - 1,
      blue: pile.blue - 1,
      red: pile.red - 1,
    });
  });

  it('CHANGE-11 does not take back the counters that Heroes hold', () => {
    const t = table();
    const taken = jewels(t, 'blue').slice(0, 4);
    clearJewels(t, ...taken);
    t.state.pile.blue = 0;
    t.player(0).counters.blue = 6;
    feed(t, 'sun');
    expect([t.player(0).counters.blue, taken.filter((space) => hasCounter(t, space))]).toEqual([6, []]);
    expect(violations(t.world, t.state)).toEqual([]);
  });

  it('CHANGE-12 Z49 lets the active Hero choose the jewels of a color that is short', () => {
    const t = table();
    emptyDeck(t, 'market');
    passTurn(t);
    const [one = '', two = '', three = ''] = jewels(t, 'red');
    clearJewels(t, one, two, three);
    t.state.pile.red = 2;
    t.player(0).counters.red = 4;
    t.give(1, 'feed');
    t.player(1).gold = 1;
    askAgain(t);
    feed(t, 'sun');
    expect([t.kind(), t.seat()]).toEqual(['replenish', 1]);
    expect(t.choices()).toEqual([one, two, three].map((space) => `place:${space}`));
    t.choose(`place:${three}`, `place:${one}`);
    expect([one, two, three].map((space) => hasCounter(t, space))).toEqual([true, false, true]);
    expect(violations(t.world, t.state)).toEqual([]);
  });

  it('CHANGE-13 replenishes a space on which a Hero stands', () => {
    const t = table();
    const [space = ''] = jewels(t, 'green');
    clearJewels(t, space);
    t.place(1, space);
    feed(t, 'sun');
    expect(hasCounter(t, space)).toBe(true);
  });
});
