import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import type { FoeCard } from '../../effects/vocabulary.ts';
import { aFoe, anAlly, anItem, foeWounds } from '../../testing/arena.ts';
import { violations } from '../../testing/invariants.ts';
import { asked } from '../../testing/meeting.ts';
import type { Scenario } from '../../testing/scenario.ts';
import { stormTable } from '../../testing/storm.ts';

/** Needs 8, 8 and 8 on the dice of a plain Hero; deals 1; Life 4. */
const storm = (more: Partial<FoeCard> = {}): FoeCard => aFoe({ id: 'storm', life: 4, ...more });

const HIT = 8;
const MISS = 7;

const fighting = (table: Scenario): void => table.choose('fight', 'fight', 'fight');
const wounds = (table: Scenario): number[] => table.state.players.map((player) => player.wounds);
const gold = (table: Scenario): number[] => table.state.players.map((player) => player.gold);
const sound = (table: Scenario): void => expect(violations(table.world, table.state)).toEqual([]);

describe('several Heroes in one fight', () => {
  it('JOINT-1 act one after another in each phase, clockwise from the first', () => {
    const table = stormTable(library, [storm()]);
    table.choose('stay');
    const order: string[] = [];
    for (const choice of ['fight', 'fight', 'fight', 'attack:hero', 'defend', 'attack:hero', 'attack:hero']) {
      order.push(asked(table));
      table.totals(MISS + 1);
      table.choose(choice);
    }
    expect(order).toEqual([
      'escape of seat 0',
      'escape of seat 1',
      'escape of seat 2',
      'ranged of seat 0',
      'ranged of seat 1',
      'ranged of seat 2',
      'melee of seat 0',
    ]);
    expect(foeWounds(table)).toBe(3);
    expect(wounds(table)).toEqual([0, 0, 0]);
    sound(table);
  });

  it('JOINT-4 JOINT-5 JOINT-6 go on when one escapes and one is knocked out; the one who wins gets the reward', () => {
    const table = stormTable(library, [storm({ life: 2 })]);
    table.player(2).wounds = 4;
    table.choose('stay', 'fight');
    table.totals(HIT);
    table.choose('escape', 'fight');
    expect(table.happened('escaped')).toEqual([{ type: 'escaped', seat: 1, card: 'storm' }]);
    expect(table.player(1).space).toBe('e9');
    table.totals(HIT);
    table.choose('attack:hero');
    // Seat 1 is away: seat 2 is next.
    expect(asked(table)).toBe('ranged of seat 2');
    table.totals(MISS);
    table.choose('attack:hero');
    expect(table.happened('knocked-out')).toEqual([{ type: 'knocked-out', seat: 2 }]);
    expect(table.player(2)).toMatchObject({ wounds: 0, gold: 0 });
    expect(table.player(2).space).not.toBe('e9');
    expect(asked(table)).toBe('melee of seat 0');
    table.totals(HIT);
    table.choose('attack:hero');
    expect(table.happened('defeated')).toEqual([{ type: 'defeated', seat: 0, card: 'storm' }]);
    expect(gold(table)).toEqual([5, 3, 0]);
    // It is still the first Hero's turn, and it goes on as usual.
    expect([asked(table), table.state.limbo]).toEqual(['adventure of seat 0', []]);
    expect(table.unused()).toBe(0);
    sound(table);
  });

  it('JOINT-4 those who escaped face the enemy again in the next round', () => {
    const table = stormTable(library, [storm()]);
    table.choose('stay');
    table.totals(HIT);
    table.choose('escape');
    table.choose('fight', 'fight');
    table.totals(HIT, HIT, HIT, HIT, HIT, HIT);
    table.choose('defend', 'defend', 'defend', 'defend', 'defend', 'defend');
    expect(table.happened('combat-round')).toHaveLength(2);
    expect(asked(table)).toBe('escape of seat 0');
    fighting(table);
    expect(asked(table)).toBe('ranged of seat 0');
    sound(table);
  });

  it('JOINT-4 a round in which everybody has escaped passes, and the next one begins', () => {
    const table = stormTable(library, [storm()]);
    table.choose('stay');
    table.totals(HIT, HIT, HIT);
    table.choose('escape', 'escape', 'escape');
    expect(table.happened('combat-round')).toHaveLength(2);
    expect(asked(table)).toBe('escape of seat 0');
  });

  it('JOINT-4 are out of it for good where escapes are for good, and all together have escaped then', () => {
    const table = stormTable(library, [storm()], { terms: { returns: false } });
    table.choose('stay');
    table.totals(HIT, HIT, HIT);
    table.choose('escape', 'escape', 'escape');
    expect(table.happened('escaped').map(({ seat }) => seat)).toEqual([0, 1, 2]);
    expect(table.state.frames.some(({ proc }) => proc === 'combat')).toBe(false);
    sound(table);
  });

  it('JOINT-5 lose it when all have fallen, and the turn of the active one is over', () => {
    const table = stormTable(library, [storm({ mind: [10, 9] })]);
    table.choose('stay');
    fighting(table);
    table.totals(2, 2, 2);
    table.choose('attack:hero', 'defend', 'attack:hero');
    expect(table.happened('knocked-out').map(({ seat }) => seat)).toEqual([0, 1, 2]);
    expect(gold(table)).toEqual([0, 0, 0]);
    expect([table.state.limbo, asked(table)]).toEqual([[], 'movement of seat 1']);
    sound(table);
  });

  it('JOINT-5 a fall of the active Hero ends the turn only when the fight is over', () => {
    const table = stormTable(library, [storm({ life: 1 })]);
    table.player(0).wounds = 4;
    table.choose('stay');
    table.totals(MISS);
    // A try to escape that fails costs the last Life.
    table.choose('escape');
    expect(table.happened('knocked-out')).toEqual([{ type: 'knocked-out', seat: 0 }]);
    expect(asked(table)).toBe('escape of seat 1');
    table.choose('fight', 'fight');
    expect(asked(table)).toBe('ranged of seat 1');
    table.totals(HIT);
    table.choose('attack:hero');
    expect(gold(table)).toEqual([0, 5, 3]);
    expect([table.state.active, asked(table)]).toEqual([1, 'movement of seat 1']);
    sound(table);
  });

  it('JOINT-3 send an Ally once a round, and each Hero has a limit of activations of their own', () => {
    const charm = (id: string) =>
      anItem({
        id,
        abilities: [{ when: 'rolled', cost: [{ pay: 'activate' }], do: [{ do: 'add', amount: 5 }] }],
      });
    const table = stormTable(library, [storm(), charm('one'), charm('two'), anAlly({ id: 'page' })]);
    table.give(0, 'one');
    table.give(1, 'two');
    table.give(1, 'page');
    table.choose('stay');
    fighting(table);
    table.totals(2, 4, HIT, HIT);
    table.choose('defend', 'use:one:0');
    expect(asked(table)).toBe('ranged of seat 1');
    expect(table.options()).toEqual(['attack:hero', 'attack:page', 'defend', 'discard:two', 'discard:page']);
    table.choose('attack:page');
    // The charm helps its Hero alone, so that nothing is asked (G12); the Ally takes the wound.
    expect(table.player(1).allies[0]?.wounds).toBe(1);
    table.choose('defend', 'defend');
    expect(asked(table)).toBe('melee of seat 1');
    expect(table.options()).not.toContain('attack:page');
    expect(table.options()).toContain('attack:hero');
  });

  it('JOINT-3 attack once a round each where the terms do not say otherwise', () => {
    const table = stormTable(library, [storm()], { terms: { everyPhase: false } });
    table.choose('stay');
    fighting(table);
    table.totals(MISS, HIT, HIT, HIT);
    table.choose('attack:hero', 'defend', 'defend');
    // Seat 0 has attacked: they defend, without being asked.
    expect(asked(table)).toBe('melee of seat 1');
    expect(table.options()).toEqual(['attack:hero', 'defend']);
  });
});
