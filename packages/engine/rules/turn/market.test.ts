import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import { violations } from '../../testing/invariants.ts';
import { asked, item, meeting } from '../../testing/meeting.ts';
import type { Scenario } from '../../testing/scenario.ts';

const TAMALIR = 'g7';
const FORGE = 'f10';

const stackOf = (table: Scenario, town: string): string[] =>
  table.state.stacks[table.world.board.towns.findIndex(({ id }) => id === town)] ?? [];

/** Ann alone in Tamalir with this much gold, in her Market step; the new card is Soul Burn (7). */
function market(gold: number, setUp: (table: Scenario) => void = () => undefined, space = TAMALIR): Scenario {
  const table = meeting(library, [item('trinket', { cost: 1 })]);
  table.place(0, space);
  table.player(0).gold = gold;
  table.onTop('market', 'soul-burn');
  setUp(table);
  table.choose('stay');
  return table;
}

const put = (table: Scenario, town: string, ...cards: string[]): void => {
  for (const card of cards) {
    table.onTop('market', card);
    stackOf(table, town).push(table.state.decks['market']?.top.pop() ?? '');
  }
};
const open = (table: Scenario, verb: string): string[] =>
  table.options().filter((option) => option.startsWith(verb));

describe('the Market step', () => {
  it('MARKET-1 begins with a new card on the town’s stack, in Tamalir too', () => {
    const table = market(10);
    expect(stackOf(table, 'tamalir')).toEqual(['soul-burn']);
    expect(table.happened('stocked').at(-1)).toEqual({ type: 'stocked', town: 'tamalir', card: 'soul-burn' });
    expect(asked(table)).toBe('market of seat 0');
  });

  it('MARKET-1 adds to the stack of this town and no other', () => {
    const table = market(10, undefined, FORGE);
    const sizes = table.world.board.towns.map(({ id }) => [id, stackOf(table, id).length]);
    expect(Object.fromEntries(sizes)).toMatchObject({ forge: 2, tamalir: 0, greyhaven: 1, nerekhall: 1 });
  });

  it('W29 adds none from an empty deck and goes on', () => {
    const table = market(10, (t) => {
      put(t, 'tamalir', 'held-breath');
      for (const part of ['top', 'bag', 'bottom'] as const) t.state.decks['market']?.[part].splice(0);
    });
    expect(stackOf(table, 'tamalir')).toEqual(['held-breath']);
    expect(table.options()).toEqual(['done', 'buy:held-breath']);
  });

  it('MARKET-2 lets you buy, sell, heal and buy again in any order, as often as you can pay', () => {
    const table = market(9, (t) => {
      put(t, 'tamalir', 'held-breath', 'rook-eye-tam');
      t.give(0, 'white-blade');
      t.player(0).wounds = 2;
    });
    table.choose('heal:hero:wound', 'buy:soul-burn', 'sell:white-blade', 'buy:rook-eye-tam');
    table.choose('heal:hero:wound', 'buy:held-breath');
    // 9 − 1 − 7 + 7 − 4 − 1 − 3
    expect(table.player(0).gold).toBe(0);
    expect(table.player(0).items.map(({ card }) => card)).toEqual(['soul-burn', 'held-breath']);
    expect(table.player(0).allies.map(({ card }) => card)).toEqual(['rook-eye-tam']);
    expect(stackOf(table, 'tamalir')).toEqual(['white-blade']);
    expect(table.player(0).wounds).toBe(0);
    expect(violations(table.world, table.state)).toEqual([]);
  });

  it('MARKET-3 sells you an Item of this town for its cost, and from then on it is yours', () => {
    const table = market(7, (t) => put(t, 'forge', 'held-breath'));
    expect(table.options()).toEqual(['done', 'buy:soul-burn']);
    table.choose('buy:soul-burn');
    expect(table.player(0)).toMatchObject({
      gold: 0,
      items: [{ card: 'soul-burn', used: false, wounds: 0 }],
    });
    expect(stackOf(table, 'tamalir')).toEqual([]);
    expect(stackOf(table, 'forge')).toContain('held-breath');
  });

  it('MARKET-3 gives no credit', () => {
    const table = market(6, (t) => put(t, 'tamalir', 'held-breath'));
    expect(open(table, 'buy')).toEqual(['buy:held-breath']);
  });

  it('MARKET-4 lets you hire an Ally of this town for the cost on the card', () => {
    const table = market(6, (t) => put(t, 'tamalir', 'corrin-vail-javelineer', 'ansel-threeways'));
    expect(open(table, 'buy')).toEqual(['buy:corrin-vail-javelineer']);
    table.choose('buy:corrin-vail-javelineer');
    expect(table.player(0)).toMatchObject({
      gold: 0,
      allies: [{ card: 'corrin-vail-javelineer', wounds: 0 }],
    });
  });

  it('MARKET-5 pays half the cost of an Item, rounded down, and lays it open in this town', () => {
    const table = market(0, (t) => {
      for (const card of ['held-breath', 'soul-burn', 'milestone']) t.give(0, card);
      t.onTop('market', 'ansel-threeways');
    });
    table.choose('sell:held-breath');
    expect(table.player(0).gold).toBe(1);
    table.choose('sell:soul-burn');
    expect(table.player(0).gold).toBe(4);
    table.choose('sell:milestone');
    expect(table.player(0).gold).toBe(6);
    expect(stackOf(table, 'tamalir')).toEqual(['ansel-threeways', 'held-breath', 'soul-burn', 'milestone']);
  });

  it('MARKET-6 buys no Item that costs one gold, and no Ally', () => {
    const table = market(7, (t) => {
      for (const card of ['trinket', 'ansel-threeways', 'held-breath']) t.give(0, card);
    });
    expect(open(table, 'sell')).toEqual(['sell:held-breath']);
  });

  it('W35 buys even a one-gold Item that brings a coin through a ring', () => {
    const table = market(0, (t) => {
      for (const card of ['trinket', 'assayers-ring']) t.give(0, card);
    });
    expect(open(table, 'sell')).toContain('sell:trinket');
    table.choose('sell:trinket');
    expect(table.player(0).gold).toBe(1);
  });

  it('MARKET-7 takes one wound or all exhaustion from one of the party for one gold', () => {
    const table = market(3, (t) => {
      t.player(0).wounds = 2;
      t.player(0).exhaustion = 3;
      t.give(0, 'rook-eye-tam');
      const tired = t.give(0, 'bettany-pathless');
      tired.wounds = 1;
      tired.exhaustion = 2;
    });
    expect(open(table, 'heal')).toEqual([
      'heal:hero:wound',
      'heal:hero:exhaustion',
      'heal:bettany-pathless:wound',
      'heal:bettany-pathless:exhaustion',
    ]);
    table.choose('heal:hero:wound');
    expect(table.player(0)).toMatchObject({ gold: 2, wounds: 1, exhaustion: 3 });
    table.choose('heal:hero:exhaustion');
    expect(table.player(0)).toMatchObject({ gold: 1, wounds: 1, exhaustion: 0 });
    table.choose('heal:bettany-pathless:exhaustion');
    expect(table.player(0).gold).toBe(0);
    expect(table.player(0).allies.map(({ wounds, exhaustion }) => [wounds, exhaustion])).toEqual([
      [0, 0],
      [1, 0],
    ]);
    expect(asked(table)).toBe('movement of seat 1');
  });

  it('MARKET-1 is skipped by those who ended elsewhere', () => {
    const table = market(10, undefined, 'g8');
    expect(asked(table)).toBe('movement of seat 1');
    expect(table.happened('stocked').map(({ town }) => town)).not.toContain('tamalir');
  });
});

describe('one card in one turn', () => {
  it('G18 is not sold when it was bought', () => {
    const table = market(12, (t) => put(t, 'tamalir', 'held-breath'));
    table.choose('buy:soul-burn');
    expect(table.options()).toEqual(['done', 'buy:held-breath', 'discard:soul-burn']);
  });

  it('G18 is not bought back when it was sold', () => {
    const table = market(10, (t) => t.give(0, 'held-breath'));
    table.choose('sell:held-breath');
    expect(stackOf(table, 'tamalir')).toContain('held-breath');
    expect(open(table, 'buy')).toEqual(['buy:soul-burn']);
  });

  it('G18 may be sold in a later turn, and bought by anybody else', () => {
    const table = market(20, (t) => {
      t.give(0, 'held-breath');
      t.place(1, TAMALIR);
    });
    table.choose('pass', 'sell:held-breath', 'buy:soul-burn');
    table.onTop('market', 'milestone', 'white-blade');
    table.choose('stay', 'pass');
    expect(open(table, 'buy')).toEqual(['buy:held-breath']);
    table.choose('done', 'stay', 'pass');
    expect(open(table, 'sell')).toEqual(['sell:soul-burn']);
    expect(open(table, 'buy')).toContain('buy:held-breath');
  });

  it('G18 sheds its counters when it is discarded', () => {
    const table = market(1, (t) => {
      t.give(0, 'quarrymans-crossbow').counters = 1;
      const ally = t.give(0, 'bettany-pathless');
      ally.wounds = 1;
      ally.exhaustion = 1;
    });
    table.choose('discard:quarrymans-crossbow', 'discard:bettany-pathless');
    expect(table.state.decks['market']?.bottom).toEqual(['quarrymans-crossbow', 'bettany-pathless']);
    table.player(0).gold = 20;
    put(table, 'tamalir', 'quarrymans-crossbow', 'bettany-pathless');
    for (const seat of [1, 0]) {
      expect(asked(table)).toBe(`movement of seat ${seat}`);
      table.place(1, 'e9');
      table.onTop('market', 'white-blade');
      table.choose('stay');
    }
    table.choose('buy:quarrymans-crossbow', 'buy:bettany-pathless');
    // As new: three bolts, and nothing on her.
    expect(table.player(0).items[0]).toMatchObject({ card: 'quarrymans-crossbow', counters: 3 });
    expect(table.player(0).allies[0]).toMatchObject({ card: 'bettany-pathless', wounds: 0, exhaustion: 0 });
  });
});
