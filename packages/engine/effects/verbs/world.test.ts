import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import { distance, type Color } from '../../rules/world/board.ts';
import { aFoe, anItem, aProbe, arena, attempt, hold, LAIR } from '../../testing/arena.ts';
import { violations } from '../../testing/invariants.ts';
import type { Scenario } from '../../testing/scenario.ts';
import type { Card, Effect } from '../vocabulary.ts';

function used(effect: Effect, prepare: (t: Scenario) => void = () => undefined): Scenario {
  const t = arena(library, [aProbe([effect])]);
  prepare(t);
  hold(t, 'probe');
  return t;
}
/** Takes the counters of these spaces to the pile. */
const bare = (t: Scenario, ...spaces: readonly string[]): void => {
  for (const space of spaces) {
    const color = t.world.board.space[space]?.jewel?.color;
    if (color === undefined) throw new Error(`no jewel on ${space}`);
    t.state.counters[t.world.board.jewels.indexOf(space)] = 0;
    t.state.pile[color]++;
  }
};
const lies = (t: Scenario, space: string): boolean =>
  t.state.counters[t.world.board.jewels.indexOf(space)] === 1;

describe('adventure counters', () => {
  it('replenish: every empty sunburst jewel, or those of one color', () => {
    const spaces = ['b4', 'i8', 'f14', 'h8'];
    const all = used({ do: 'replenish' }, (t) => bare(t, ...spaces));
    all.choose('use:probe:0');
    expect(spaces.map((space) => lies(all, space))).toEqual([true, false, true, false]);
    const green = used({ do: 'replenish', color: 'green' }, (t) => bare(t, ...spaces));
    green.choose('use:probe:0');
    expect(spaces.map((space) => lies(green, space))).toEqual([true, false, false, false]);
    expect(violations(green.world, green.state)).toEqual([]);
  });

  it('remove-counter here: to the pile', () => {
    const t = used({ do: 'remove-counter', where: 'here' }, (table) => table.place(0, 'h8'));
    t.choose('use:probe:0');
    expect([lies(t, 'h8'), t.state.pile.green]).toEqual([false, 3]);
    const none = used({ do: 'remove-counter', where: 'here' }, (table) => table.place(0, 'g8'));
    expect(none.choices()).not.toContain('use:probe:0');
  });

  it('remove-counter within: of your choice', () => {
    const t = used({ do: 'remove-counter', where: 'within', spaces: 2 }, (table) => table.place(0, 'h9'));
    t.choose('use:probe:0');
    const near = t.world.board.jewels.filter((space) => distance(t.world.board, 'h9', space) <= 2);
    expect(near).toEqual(expect.arrayContaining(['h8', 'i8']));
    expect(t.choices()).toEqual(near.map((space) => `target:${space}`));
    t.choose('target:i8');
    expect([lies(t, 'i8'), lies(t, 'h8'), t.state.pile.yellow]).toEqual([false, true, 3]);
  });

  it('place-counter: on an empty jewel of its color, sunburst or not', () => {
    const t = used({ do: 'place-counter', color: 'green' }, (table) => bare(table, 'h8', 'b4', 'i8'));
    t.choose('use:probe:0');
    expect([...t.choices()].sort()).toEqual(['target:b4', 'target:h8']);
    t.choose('target:h8');
    expect([lies(t, 'h8'), lies(t, 'b4'), t.state.pile.green]).toEqual([true, false, 3]);
  });

  it('place-counter is not offered without an empty jewel or without a counter', () => {
    const full = used({ do: 'place-counter', color: 'green' });
    expect(full.choices()).not.toContain('use:probe:0');
    const poor = used({ do: 'place-counter', color: 'red' }, (t) => {
      bare(t, 'a1');
      t.player(1).counters.red += t.state.pile.red;
      t.state.pile.red = 0;
    });
    expect(poor.choices()).not.toContain('use:probe:0');
  });

  it.each<Color>(['green', 'red'])('gain-counter %s: from the pile, while there is one', (color) => {
    const t = used({ do: 'gain-counter', color });
    t.choose('use:probe:0');
    expect([t.player(0).counters[color], t.state.pile[color]]).toEqual([1, 1]);
    const none = used({ do: 'gain-counter', color }, (table) => {
      table.player(1).counters[color] = table.state.pile[color];
      table.state.pile[color] = 0;
    });
    expect(none.choices()).not.toContain('use:probe:0');
  });
});

describe('cards of the world', () => {
  it('redraw: the Challenge just drawn goes under its deck, and another is drawn', () => {
    const t = arena(library, [
      aProbe([{ do: 'redraw' }], 'drawn'),
      aFoe({ id: 'foe' }),
      aFoe({ id: 'next' }),
    ]);
    t.give(0, 'probe');
    t.onTop('green', 'next');
    attempt(t, 'foe');
    expect(t.kind()).toBe('drawn');
    t.choose('use:probe:0');
    expect(t.happened('drew').map((event) => event.card)).toEqual(['foe', 'next']);
    expect([t.state.decks['green']?.bottom, t.state.limbo]).toEqual([['foe'], ['next']]);
    expect(t.happened('combat')).toMatchObject([{ card: 'next' }]);
  });

  it('end-event: the Event in play goes under its deck and stops', () => {
    const omen: Card = {
      kind: 'event',
      id: 'omen',
      name: 'Omen',
      flavour: 'Made for a test.',
      color: 'blue',
      number: 1,
      always: [{ stat: 'life', amount: 2, for: 'heroes' }],
    };
    const t = arena(library, [aProbe([{ do: 'end-event' }]), omen, anItem({ id: 'lamp' })]);
    hold(t, 'probe');
    expect(t.choices()).not.toContain('use:probe:0');
    const deck = t.state.decks['blue'];
    if (deck !== undefined) deck.bag = deck.bag.filter((card) => card !== 'omen');
    t.state.event = 'omen';
    t.player(1).wounds = 6;
    t.place(1, 'h8', 'h7');
    hold(t, 'lamp');
    t.choose('use:probe:0');
    expect([t.state.event, t.state.decks['blue']?.bottom]).toEqual([null, ['omen']]);
    // W28: with the Event goes the Life that it gave.
    expect(t.happened('knocked-out')).toMatchObject([{ seat: 1 }]);
    expect(t.state.active).toBe(0);
  });
});

describe('experience', () => {
  it('gain-points: they are written down', () => {
    const t = used({ do: 'gain-points', amount: 3 });
    t.choose('use:probe:0');
    expect([t.player(0).points, t.player(1).points]).toEqual([3, 0]);
  });

  it.each([
    { points: 4, counters: 0, left: [2, 0] },
    { points: 1, counters: 2, left: [0, 1] },
    { points: 1, counters: 0, left: [0, 0] },
  ])('lose-points 2 of $points written and $counters counters', ({ points, counters, left }) => {
    const t = used({ do: 'lose-points', amount: 2 }, (table) => {
      table.player(0).points = points;
      table.player(0).counters.green = counters;
      table.state.pile.green -= counters;
    });
    t.choose('use:probe:0');
    expect([t.player(0).points, t.player(0).counters.green]).toEqual(left);
    expect(violations(t.world, t.state)).toEqual([]);
  });

  it('learn: a counter of the kind, or of your choice, for nothing', () => {
    const t = used({ do: 'learn', kind: 'spirit' });
    t.choose('use:probe:0');
    expect(t.player(0).experience).toMatchObject({ spirit: 1, mind: 0 });
    const free = used({ do: 'learn', kind: 'chosen' });
    free.choose('use:probe:0');
    expect(free.choices()).toEqual(
      ['mind', 'body', 'spirit', 'stamina', 'life'].map((kind) => `learn:${kind}`),
    );
    free.choose('learn:life');
    expect(free.player(0).experience).toMatchObject({ life: 1 });
  });

  it('learn: never a fourth Life', () => {
    for (const kind of ['life', 'chosen'] as const) {
      const t = used({ do: 'learn', kind }, (table) => {
        table.player(0).experience.life = 3;
      });
      if (t.choices().includes('use:probe:0')) t.choose('use:probe:0');
      expect(t.choices()).not.toContain('learn:life');
      expect(t.player(0).experience.life).toBe(3);
    }
  });

  it('CHALLENGE-3 the counter of a beaten Challenge is taken besides', () => {
    const t = arena(library, [aFoe({ id: 'foe', life: 1, reward: [{ do: 'gain-points', amount: 1 }] })]);
    attempt(t, 'foe');
    t.totals(9);
    t.choose('fight', 'attack:hero');
    expect([t.player(0).points, t.player(0).counters.green, lies(t, LAIR.green[0])]).toEqual([1, 1, false]);
  });
});
