import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import type { Card } from '../../../effects/vocabulary.ts';
import { anItem } from '../../../testing/arena.ts';
import { askAgain } from '../../../testing/drawn.ts';
import type { Scenario } from '../../../testing/scenario.ts';
import { drawsTokens, type ZanagaOptions } from '../../../testing/adventures/zanaga.ts';
import {
  holding,
  ROAD,
  roadTable,
  roadTo,
  rollRoads,
  stackOf,
  unspentDice,
  VILLAGE,
} from '../../../testing/adventures/zanaga-road.ts';

const table = (space: string, options?: ZanagaOptions, more?: readonly Card[]): Scenario =>
  roadTable(library, space, options, more);
const rolled = (space: string, options?: ZanagaOptions, more?: readonly Card[]): Scenario =>
  rollRoads(table(space, options, more), space);

describe('a turn that begins in a village', () => {
  it('TOWN-16 Z16 rolls, trades and moves on', () => {
    const t = rolled(VILLAGE);
    expect(t.options()).toContain('trade');
    t.choose('trade', 'done', roadTo(ROAD));
    expect(t.player(0).space).toBe(ROAD);
    expect(unspentDice(t)).toHaveLength(4);
  });

  it('TOWN-17 Z22 rolls as many dice as before the healing', () => {
    const t = table(VILLAGE);
    t.player(0).wounds = 1;
    askAgain(t);
    expect(t.options()).not.toContain('trade');
    t.picks(0, 0, 0, 0);
    t.choose('roll', 'trade', 'heal:hero:wound', 'done');
    expect(t.player(0).wounds).toBe(0);
    expect(unspentDice(t)).toHaveLength(4);
  });

  it('TOWN-18 Z16 has no dice to move on with after the adjacent step into another', () => {
    const t = table(ROAD);
    t.choose(`walk:${VILLAGE}`);
    expect(t.kind()).toBe('market');
    t.choose('done');
    expect([t.player(0).space, t.seat()]).toEqual([VILLAGE, 1]);
  });

  it('TOWN-19 Z22 does not trade before leaving by the adjacent step', () => {
    const t = table(VILLAGE);
    expect(t.options()).not.toContain('trade');
    t.onTop('green', 'lurker');
    drawsTokens(t, 'sun');
    t.choose(`walk:${ROAD}`);
    expect(t.happened('stocked').filter(({ town }) => town === 'tala-mirr')).toHaveLength(1);
    expect([t.player(0).space, t.seat()]).toEqual([ROAD, 1]);
  });
});

describe('a movement that ends in a village', () => {
  it('TOWN-20 TOWN-21 Z16 has the Adventure step, then the Market step, and is over, with dice left', () => {
    const t = rolled(ROAD);
    t.place(1, VILLAGE);
    t.choose(roadTo(VILLAGE), 'stop');
    expect(t.kind()).toBe('adventure');
    t.choose('pass');
    expect(t.kind()).toBe('market');
    t.choose('done');
    expect([t.kind(), t.seat(), t.player(0).space]).toEqual(['movement', 1, VILLAGE]);
  });

  it('TOWN-22 Z24 has an Adventure step after a Market step on the way, but no second Market step', () => {
    const t = rolled(ROAD);
    t.place(1, VILLAGE);
    const before = stackOf(t, 'tala-mirr').length;
    t.choose(roadTo(VILLAGE), 'trade', 'done', 'stop');
    expect(t.kind()).toBe('adventure');
    t.choose('pass');
    expect(t.seat()).toBe(1);
    expect(stackOf(t, 'tala-mirr')).toHaveLength(before + 1);
  });
});

describe('one Movement step around the market', () => {
  it('TOWN-23 Z24 has one activation, before the village or after it', () => {
    const t = rolled(ROAD);
    holding(t, 'lamp', 'lantern');
    t.choose('use:lamp:0', roadTo(VILLAGE), 'trade', 'done');
    expect(t.choices()).not.toContain('use:lantern:0');
    const later = rolled(ROAD);
    holding(later, 'lamp', 'lantern');
    later.choose(roadTo(VILLAGE), 'trade', 'done');
    expect(later.choices()).toContain('use:lantern:0');
    later.choose('use:lantern:0');
    expect(later.choices()).not.toContain('use:lamp:0');
  });

  it('Z24 keeps what happens after moving for its real end', () => {
    const boots = anItem({
      id: 'boots',
      abilities: [{ when: 'after-moving', forced: true, do: [{ do: 'gain-gold', amount: 1 }] }],
    });
    const t = rolled(ROAD, {}, [boots]);
    holding(t, 'boots');
    const { gold } = t.player(0);
    t.choose(roadTo(VILLAGE), 'trade', 'done');
    expect(t.player(0).gold).toBe(gold);
    t.choose('stop');
    expect(t.player(0).gold).toBe(gold + 1);
    expect(t.happened('gold').filter(({ amount }) => amount === 1)).toHaveLength(1);
  });

  it('TOWN-24 takes wages at the start of that Market step, and not again', () => {
    const t = rolled(ROAD, { variants: ['ally-limits'] });
    holding(t, 'porter');
    const { gold } = t.player(0);
    t.choose(roadTo(VILLAGE), 'trade');
    expect(t.kind()).toBe('wages');
    t.choose('wages', 'done', 'stop');
    expect([t.player(0).gold, t.seat()]).toEqual([gold - 1, 1]);
    expect(t.happened('wages')).toHaveLength(1);
  });
});
