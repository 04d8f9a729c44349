import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import { aFoe } from '../../testing/arena.ts';
import { violations } from '../../testing/invariants.ts';
import { asked, item, meeting } from '../../testing/meeting.ts';
import type { Scenario } from '../../testing/scenario.ts';

const cards = [
  aFoe({ id: 'trophy', reward: [{ do: 'take' }], as: { kind: 'item', class: 'weapon' } }),
  item('heirloom', {
    counters: 2,
    abilities: [
      { when: 'knocked-out', forced: true, do: [{ do: 'discard-this' }] },
      { when: 'market', cost: [{ pay: 'counter', amount: 1 }], do: [{ do: 'gain-gold', amount: 1 }] },
    ],
  }),
];

/** Ann has beaten Ben in the ranged phase, and his prize is hers to choose. */
function beaten(setUp: (table: Scenario) => void): Scenario {
  const table = meeting(library, cards);
  setUp(table);
  table.player(1).wounds = 5;
  table.totals(2, 20);
  table.choose('stay', 'attack:1', 'fight', 'attack:hero');
  return table;
}

const owned = (table: Scenario, seat: number): string[] => {
  const { items, allies, kept } = table.player(seat);
  return [...items, ...allies, ...kept].map((held) => held.card);
};

describe('the prize', () => {
  it('DUEL-8 is an Item, an Ally, all the gold or an adventure card, as the winner likes, or nothing', () => {
    const table = beaten((t) => {
      for (const card of ['soul-burn', 'rook-eye-tam', 'the-salt-load', 'ashback-runner']) t.give(1, card);
    });
    expect(asked(table)).toBe('prize of seat 0');
    expect(table.options()).toEqual([
      'prize:gold',
      'prize:soul-burn',
      'prize:ashback-runner',
      'prize:rook-eye-tam',
      'prize:the-salt-load',
      'none',
    ]);
  });

  it('DUEL-8 W9 of gold is all of it, before the knock-out could take it', () => {
    const table = beaten((t) => {
      t.player(1).gold = 11;
    });
    table.choose('prize:gold');
    expect(table.state.players.map((player) => player.gold)).toEqual([14, 0]);
  });

  it('DUEL-8 is one thing only: what is left goes the way of the knock-out', () => {
    const table = beaten((t) => {
      for (const card of ['soul-burn', 'white-blade', 'rook-eye-tam']) t.give(1, card);
    });
    table.choose('prize:soul-burn');
    expect(owned(table, 0)).toEqual(['soul-burn']);
    // The dearest of the rest is lost, and the gold with it.
    expect(owned(table, 1)).toEqual(['rook-eye-tam']);
    expect(table.state.decks['market']?.bottom).toEqual(['white-blade']);
    expect(table.state.players.map((player) => player.gold)).toEqual([3, 0]);
  });

  it('DUEL-8 of an Ally comes with all that lies on it', () => {
    const table = beaten((t) => {
      const ally = t.give(1, 'bettany-pathless');
      ally.wounds = 1;
      ally.exhaustion = 2;
    });
    table.choose('prize:bettany-pathless');
    expect(table.player(0).allies).toEqual([
      { card: 'bettany-pathless', used: false, wounds: 1, exhaustion: 2, counters: 0, bought: 0 },
    ]);
    expect(table.player(1).allies).toEqual([]);
    expect(violations(table.world, table.state)).toEqual([]);
  });

  it('DUEL-8 may be declined', () => {
    const table = beaten((t) => t.give(1, 'soul-burn'));
    table.choose('none');
    expect(owned(table, 0)).toEqual([]);
    expect(table.player(0).gold).toBe(3);
    expect(table.state.decks['market']?.bottom).toEqual(['soul-burn']);
  });

  it('DUEL-8 goes to the Hero who was attacked, if they win', () => {
    const table = meeting(library);
    table.player(0).wounds = 4;
    table.totals(20, 2);
    table.choose('stay', 'attack:1', 'fight', 'defend', 'prize:gold');
    expect(table.state.players.map((player) => player.gold)).toEqual([0, 6]);
  });

  it('DUEL-9 W9 comes before the loser’s knock-out and everything that hangs on it', () => {
    const table = beaten((t) => {
      t.player(1).exhaustion = 2;
      t.give(1, 'heirloom');
      t.give(1, 'deserter-from-nerekhall');
    });
    expect(asked(table)).toBe('prize of seat 0');
    expect(table.player(1)).toMatchObject({ wounds: 6, exhaustion: 2, gold: 3, space: 'e9' });
    expect(owned(table, 1)).toEqual(['heirloom', 'deserter-from-nerekhall']);
    table.choose('prize:deserter-from-nerekhall');
    // The deserter would have run; the heirloom, which was not taken, goes.
    expect(owned(table, 0)).toEqual(['deserter-from-nerekhall']);
    expect(owned(table, 1)).toEqual([]);
    expect(table.player(1)).toMatchObject({ wounds: 0, exhaustion: 0, gold: 0, from: null });
  });

  it('DUEL-9 sends the loser to the nearest town, and not the winner', () => {
    const table = beaten(() => undefined);
    table.choose('none');
    expect(table.player(1).space).toBe(table.world.board.town['forge']?.space);
    expect(table.player(0).space).toBe('e9');
  });

  it('W24 may be any adventure card: won Items and Allies, Runes, Encounters in progress, with what lies on it', () => {
    const table = beaten((t) => {
      for (const card of ['bhoruk-the-unfed', 'ashback-runner', 'deserter-from-nerekhall']) t.give(1, card);
      t.give(1, 'the-last-two-angles').counters = 1;
    });
    expect(table.options()).toEqual([
      'prize:gold',
      'prize:ashback-runner',
      'prize:deserter-from-nerekhall',
      'prize:bhoruk-the-unfed',
      'prize:the-last-two-angles',
      'none',
    ]);
    table.choose('prize:the-last-two-angles');
    expect(table.player(0).kept).toEqual([
      { card: 'the-last-two-angles', used: false, wounds: 0, exhaustion: 0, counters: 1, bought: 0 },
    ]);
    // What was won is not lost by the knock-out; but the deserter says that he runs.
    expect(owned(table, 1)).toEqual(['ashback-runner', 'bhoruk-the-unfed']);
  });

  it('W24 a face-down card is taken face down', () => {
    const table = beaten((t) => {
      t.give(1, 'soul-burn').used = true;
    });
    table.choose('prize:soul-burn');
    expect(table.player(0).items[0]).toMatchObject({ card: 'soul-burn', used: true });
  });

  it('W24 is never an adventure counter or an experience counter', () => {
    const table = beaten((t) => {
      t.player(1).counters.red = 1;
      t.player(1).experience.body = 2;
      t.player(1).gold = 0;
    });
    // Nothing is left to choose from.
    expect(table.happened('knocked-out')).toHaveLength(1);
    expect(asked(table)).toBe('movement of seat 1');
    expect(table.player(1)).toMatchObject({ counters: { red: 1 }, experience: { body: 2 } });
    expect(table.player(0)).toMatchObject({ counters: { red: 0 }, experience: { body: 0 } });
  });

  it('LIMIT-3 needs room: the winner discards one of their own, but no card that they have won', () => {
    const table = beaten((t) => {
      t.give(0, 'white-blade');
      t.give(0, 'trophy');
      t.give(1, 'lightning-mace');
    });
    expect(table.options()).toEqual(['prize:gold', 'prize:lightning-mace:white-blade', 'none']);
    table.choose('prize:lightning-mace:white-blade');
    expect(owned(table, 0)).toEqual(['trophy', 'lightning-mace']);
    expect(table.state.decks['market']?.bottom).toEqual(['white-blade']);
    expect(violations(table.world, table.state)).toEqual([]);
  });

  it('DUEL-8 that costs the winner the card they lived by fells them too; nobody takes a prize from them', () => {
    const table = beaten((t) => {
      t.give(0, 'frostgate-watch-plate');
      t.player(0).wounds = 5;
      t.give(1, 'tinkers-coat');
    });
    table.choose('prize:tinkers-coat:frostgate-watch-plate');
    expect(table.happened('knocked-out').map(({ seat }) => seat)).toEqual([1, 0]);
    expect(table.state.players.map(({ wounds, gold }) => [wounds, gold])).toEqual([
      [0, 0],
      [0, 0],
    ]);
    expect(asked(table)).toBe('movement of seat 1');
    expect(violations(table.world, table.state)).toEqual([]);
  });

  it('W9 cannot be spoiled by discarding', () => {
    const table = beaten((t) => t.give(1, 'soul-burn'));
    expect(asked(table)).toBe('prize of seat 0');
    expect(table.options().some((option) => option.startsWith('discard'))).toBe(false);
  });
});
