import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import { violations } from '../../testing/invariants.ts';
import { ally, asked, item, meeting } from '../../testing/meeting.ts';
import type { Scenario } from '../../testing/scenario.ts';

const TAMALIR = 'g7';

/** Ann in Tamalir, rich, in her Market step with these cards for sale; Ben is far away. */
function market(owned: readonly string[], forSale: readonly string[]): Scenario {
  const table = meeting(library, [item('gem'), item('jewel'), ally('porter')]);
  table.place(0, TAMALIR);
  table.player(0).gold = 99;
  for (const card of owned) table.give(0, card);
  table.onTop('market', ...forSale);
  const at = table.world.board.towns.findIndex(({ id }) => id === 'tamalir');
  for (const _ of forSale.slice(1))
    table.state.stacks[at]?.push(table.state.decks['market']?.top.pop() ?? '');
  table.choose('stay');
  return table;
}

const buyable = (table: Scenario): string[] => table.options().filter((option) => option.startsWith('buy'));
const cardsOf = (table: Scenario, row: 'items' | 'allies'): string[] =>
  table.player(0)[row].map(({ card }) => card);

describe('how much you may own', () => {
  it('LIMIT-1 is two Weapons', () => {
    const table = market(['white-blade'], ['lightning-mace', 'boar-spear']);
    expect(buyable(table)).toEqual(['buy:lightning-mace', 'buy:boar-spear']);
    table.choose('buy:boar-spear');
    expect(buyable(table)).toEqual([]);
    expect(cardsOf(table, 'items')).toEqual(['white-blade', 'boar-spear']);
  });

  it('LIMIT-1 is one Armor', () => {
    const table = market(['padded-leather-armor'], ['ferrox-hide', 'gatehouse-shield', 'gem']);
    expect(buyable(table)).toEqual(['buy:gem']);
  });

  it('LIMIT-1 is nothing for Items of other classes', () => {
    const owned = ['soul-burn', 'shut-door', 'milestone', 'saints-finger', 'stokers-gin', 'assayers-ring'];
    const table = market([...owned, 'jewel'], ['gem', 'held-breath', 'postriders-tea']);
    table.choose('buy:gem', 'buy:held-breath', 'buy:postriders-tea');
    expect(table.player(0).items).toHaveLength(10);
  });

  it('W34 falls with the card that raised it: you choose which Ally goes, immediately', () => {
    const table = market(['company-banner', 'rook-eye-tam', 'hulde-gate-warden', 'porter'], ['gem']);
    table.choose('discard:company-banner');
    expect(table.kind()).toBe('surplus');
    expect(table.options()).toEqual(['discard:rook-eye-tam', 'discard:hulde-gate-warden', 'discard:porter']);
    table.choose('discard:hulde-gate-warden');
    expect(cardsOf(table, 'allies')).toEqual(['rook-eye-tam', 'porter']);
    expect(table.state.decks['market']?.bottom.slice(-2)).toEqual(['company-banner', 'hulde-gate-warden']);
  });

  it('LIMIT-2 is two Allies', () => {
    const table = market(['rook-eye-tam'], ['porter', 'hulde-gate-warden']);
    table.choose('buy:porter');
    expect(buyable(table)).toEqual([]);
    expect(cardsOf(table, 'allies')).toEqual(['rook-eye-tam', 'porter']);
  });

  it('LIMIT-2 is three with a card that says so, but its own Ally does not make their own room', () => {
    const table = market(
      ['rook-eye-tam', 'hulde-gate-warden'],
      ['captain-ragna-moor', 'porter', 'company-banner'],
    );
    expect(buyable(table)).toEqual(['buy:company-banner']);
    table.choose('buy:company-banner');
    expect(buyable(table)).toEqual(['buy:captain-ragna-moor', 'buy:porter']);
    table.choose('buy:captain-ragna-moor');
    // She brings room for one more.
    table.choose('buy:porter');
    expect(cardsOf(table, 'allies')).toHaveLength(4);
    expect(violations(table.world, table.state)).toEqual([]);
  });

  it('LIMIT-1 is one Weapon less with a card that says so, and that card counts its own word', () => {
    const table = market(['white-blade'], ['dragontooth-hammer', 'boar-spear']);
    expect(buyable(table)).toEqual(['buy:boar-spear']);
    table.choose('discard:white-blade', 'buy:dragontooth-hammer');
    expect(buyable(table)).toEqual([]);
    expect(cardsOf(table, 'items')).toEqual(['dragontooth-hammer']);
  });

  it('LIMIT-2 holds when the card goes that allowed more: one Ally too many is discarded', () => {
    const table = market(['company-banner', 'rook-eye-tam', 'hulde-gate-warden', 'porter'], ['gem']);
    table.choose('discard:company-banner');
    expect(table.options()).toEqual(['discard:rook-eye-tam', 'discard:hulde-gate-warden', 'discard:porter']);
    table.choose('discard:hulde-gate-warden');
    expect(cardsOf(table, 'allies')).toEqual(['rook-eye-tam', 'porter']);
    expect(asked(table)).toBe('market of seat 0');
    expect(violations(table.world, table.state)).toEqual([]);
  });

  it('LIMIT-3 lets you sell or discard first and buy then', () => {
    const table = market(['white-blade', 'boar-spear'], ['lightning-mace']);
    expect(buyable(table)).toEqual([]);
    table.choose('sell:white-blade');
    expect(buyable(table)).toEqual(['buy:lightning-mace']);
    table.choose('buy:lightning-mace');
    expect(cardsOf(table, 'items')).toEqual(['boar-spear', 'lightning-mace']);
  });

  it('LIMIT-3 lets you dismiss an Ally for another', () => {
    const table = market(['rook-eye-tam', 'hulde-gate-warden'], ['porter']);
    table.choose('discard:rook-eye-tam', 'buy:porter');
    expect(cardsOf(table, 'allies')).toEqual(['hulde-gate-warden', 'porter']);
  });

  it('LIMIT-4 lets you discard at any time, to the bottom of the market deck, counters off', () => {
    const table = meeting(library);
    table.give(0, 'quarrymans-crossbow');
    const held = table.give(0, 'bettany-pathless');
    held.exhaustion = 1;
    table.picks(3, 3, 3, 3);
    table.choose('roll', 'discard:quarrymans-crossbow');
    expect(asked(table)).toBe('step of seat 0');
    table.choose('stop', 'discard:bettany-pathless');
    expect(asked(table)).toBe('adventure of seat 0');
    expect(table.state.decks['market']?.bottom).toEqual(['quarrymans-crossbow', 'bettany-pathless']);
    expect(table.player(0)).toMatchObject({ items: [], allies: [], gold: 3 });
  });

  it('LIMIT-4 lets you sell in a Market step only', () => {
    const table = meeting(library);
    table.give(0, 'soul-burn');
    expect(table.options().some((option) => option.startsWith('sell'))).toBe(false);
    table.choose('stay');
    expect(table.options().some((option) => option.startsWith('sell'))).toBe(false);
    expect(table.options()).toContain('discard:soul-burn');
  });

  it('LIMIT-5 counts cards won as Items and Allies', () => {
    const table = market(
      ['farrows-first-sword', 'boar-spear', 'the-brindled-hound', 'rook-eye-tam'],
      ['lightning-mace', 'porter', 'gem'],
    );
    expect(buyable(table)).toEqual(['buy:gem']);
  });
});
