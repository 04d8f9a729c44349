import { run } from '@wayrune/engine/kernel/procedure.ts';
import type { SpaceId } from '@wayrune/engine/rules/world/board.ts';
import { aFoe, aHero, anAlly, arena, attempt, foeWounds, hold, LAIR } from '@wayrune/engine/testing/arena.ts';
import { passTurn } from '@wayrune/engine/testing/drawn.ts';
import type { Scenario } from '@wayrune/engine/testing/scenario.ts';
import { describe, expect, it } from 'vitest';
import { library } from '../index.ts';

/** Strong enough to stand through a long tale: Mind 2, Body 3, Spirit 4. */
const walker = aHero({ id: 'walker', life: 20, stamina: 9 });
const foe = aFoe({ id: 'foe', life: 9, mind: [10, 3], body: [11, 3], spirit: [12, 3] });

/** Alone at the table, with a market deck whose order is known. */
function table(): Scenario {
  const t = arena(library, [walker, foe], ['walker']);
  const market = t.state.decks['market'];
  market?.top.push(...market.bag.splice(0));
  return t;
}

const townSpace = (t: Scenario, town: string): SpaceId => t.world.board.town[town]?.space ?? '';
const terrainSpace = (t: Scenario, terrain: string): SpaceId =>
  t.world.board.spaces.find((space) => space.terrain === terrain && space.jewel === null)?.id ?? '';

/** Puts the figure down there, ends its movement, and does nothing else for the rest of the turn. */
function endTurnAt(t: Scenario, space: SpaceId, ...answers: string[]): void {
  t.place(0, space);
  t.state.decision = null;
  run(t.game());
  t.choose('stay', ...answers);
  if (t.kind() !== 'movement') passTurn(t);
}
const kept = (t: Scenario, card: string) => t.player(0).kept.find((held) => held.card === card);

describe('what a failure brings', () => {
  it('G13 Ferrox Below the Snowline tires whoever missed: the Ally, and the Hero only for their own rolls', () => {
    const t = arena(library, [walker, anAlly({ id: 'ann', stamina: 3, life: 5 })], ['walker']);
    t.give(0, 'ann');
    attempt(t, 'ferrox-below-the-snowline');
    t.totals(2, 2, 20);
    t.choose('fight', 'attack:ann', 'attack:hero');
    expect([t.player(0).allies[0]?.exhaustion, t.player(0).exhaustion]).toEqual([1, 1]);
  });
});

describe('cards that may be used once in a while', () => {
  it('Forgemaster’s Mail: cancels one wound in each combat round, whatever else comes in it', () => {
    const t = table();
    t.give(0, 'forgemasters-mail');
    attempt(t, 'foe');
    t.totals(2, 2, 2);
    t.choose('fight', 'defend', 'defend', 'defend');
    expect(t.player(0).wounds).toBe(2 + 3 + 3);
    t.totals(2, 20, 20);
    t.choose('fight', 'defend', 'defend', 'defend');
    expect(t.player(0).wounds).toBe(8 + 2);
  });

  it('Sir Farrow, Twice Buried: gets up once in a combat, and not a second time', () => {
    const hero = aHero({ id: 'walker', life: 20, body: [9, 2] });
    const t = arena(library, [hero], ['walker']);
    attempt(t, 'sir-farrow-twice-buried');
    const round = (): void => {
      t.totals(20, 19, 20);
      t.choose('fight', 'defend', 'attack:hero');
    };
    round();
    expect(foeWounds(t)).toBe(0);
    round();
    expect(foeWounds(t)).toBe(2);
  });

  it('Sefa and Rask: attack a second time in a round, and not a third', () => {
    const t = table();
    t.give(0, 'sefa-and-rask');
    attempt(t, 'foe');
    t.totals(20, 20, 20);
    t.choose('fight', 'attack:sefa-and-rask', 'use:sefa-and-rask:0', 'attack:sefa-and-rask');
    expect(t.kind()).toBe('magic');
    expect(t.options()).not.toContain('attack:sefa-and-rask');
    t.choose('defend');
    expect([t.kind(), t.player(0).allies[0]?.exhaustion]).toEqual(['escape', 1]);
    t.totals(20);
    t.choose('fight', 'attack:sefa-and-rask');
    expect(t.options()).toContain('use:sefa-and-rask:0');
  });
});

describe('cards that remember', () => {
  it('Cutpurse Twins: what they took comes back with their purse', () => {
    const t = table();
    t.player(0).gold = 5;
    t.totals(2);
    attempt(t, 'cutpurse-twins');
    expect(t.player(0).gold).toBe(4);
    t.totals(2, 20, 20);
    t.choose('fight', 'defend', 'attack:hero');
    expect([t.player(0).gold, t.player(0).wounds]).toEqual([3, 2]);
    t.totals(20);
    t.choose('fight', 'attack:hero');
    expect(t.happened('defeated')).toHaveLength(1);
    expect(t.player(0).gold).toBe(3 + 2 + 5);
  });

  it('Grave Tally: a stroke for each enemy, and each stroke is worth two', () => {
    const t = table();
    const tally = t.give(0, 'grave-tally');
    attempt(t, 'ditch-spider');
    t.totals(20, 20);
    t.choose('fight', 'defend', 'attack:hero', 'choose:0');
    expect([t.happened('defeated').length, tally.counters]).toEqual([1, 2]);
    t.onTop('green', 'foe');
    t.place(0, 'h5', 'h6');
    t.choose('stay', 'attempt');
    t.totals(7, 20, 20);
    const rolls = t.happened('rolled').length;
    t.choose('fight', 'attack:hero', 'use:grave-tally:1');
    expect(t.happened('rolled')[rolls]).toMatchObject({ bonus: 2 + 2, success: true });
    expect([tally.counters, foeWounds(t)]).toEqual([1, 1]);
  });

  it('The Last Two Angles: a summit, then midstream, then a town that buys maps', () => {
    const t = table();
    t.give(0, 'the-last-two-angles');
    const [mountain, river] = [terrainSpace(t, 'mountain'), terrainSpace(t, 'river')];
    const count = (): number => kept(t, 'the-last-two-angles')?.counters ?? -1;
    endTurnAt(t, river);
    expect(count()).toBe(0);
    t.totals(2);
    endTurnAt(t, mountain);
    expect([count(), t.player(0).exhaustion]).toEqual([1, 1]);
    endTurnAt(t, mountain);
    endTurnAt(t, townSpace(t, 'riverwatch'));
    expect(count()).toBe(1);
    endTurnAt(t, river);
    endTurnAt(t, townSpace(t, 'tamalir'));
    expect([count(), t.player(0).gold]).toEqual([2, 3]);
    endTurnAt(t, townSpace(t, 'dawnsmoor'), 'choose:0');
    expect([count(), t.player(0).gold]).toEqual([-1, 12]);
    expect(t.state.removed).toContain('the-last-two-angles');
  });

  it('Ice for Greyhaven: melts by one gold a turn, and keeps nobody from walking', () => {
    const t = table();
    t.give(0, 'ice-for-greyhaven');
    const meadow = terrainSpace(t, 'plains');
    endTurnAt(t, meadow);
    endTurnAt(t, meadow);
    expect(kept(t, 'ice-for-greyhaven')?.counters).toBe(2);
    endTurnAt(t, townSpace(t, 'greyhaven'));
    expect([t.player(0).gold, kept(t, 'ice-for-greyhaven')]).toEqual([3 + 8, undefined]);
    const late = table();
    late.give(0, 'ice-for-greyhaven');
    for (let n = 0; n < 6; n++) endTurnAt(late, meadow);
    expect(kept(late, 'ice-for-greyhaven')?.counters).toBe(6);
    endTurnAt(late, meadow);
    expect([late.player(0).gold, kept(late, 'ice-for-greyhaven')]).toEqual([3, undefined]);
  });

  it('The Witness from Vynelvale: sworn in Nerekhall, heard in Tamalir, hidden on the way', () => {
    const t = table();
    t.give(0, 'the-witness-from-vynelvale');
    endTurnAt(t, townSpace(t, 'tamalir'));
    expect(kept(t, 'the-witness-from-vynelvale')?.counters).toBe(0);
    t.totals(2);
    endTurnAt(t, terrainSpace(t, 'forest'));
    expect(t.player(0).exhaustion).toBe(1);
    endTurnAt(t, townSpace(t, 'nerekhall'));
    endTurnAt(t, townSpace(t, 'nerekhall'));
    expect(kept(t, 'the-witness-from-vynelvale')?.counters).toBe(1);
    endTurnAt(t, townSpace(t, 'tamalir'), 'learn:body');
    expect([t.player(0).experience.body, t.player(0).gold]).toEqual([1, 11]);
    expect(kept(t, 'the-witness-from-vynelvale')).toBeUndefined();
  });

  it('Farrow’s First Sword: whetted in Forge once, and by what it brings down', () => {
    const t = table();
    hold(t, 'farrows-first-sword');
    const sword = () => t.player(0).items.find(({ card }) => card === 'farrows-first-sword');
    t.player(0).gold = 20;
    endTurnAt(t, townSpace(t, 'forge'), 'use:farrows-first-sword:0');
    expect([sword()?.counters, t.player(0).gold]).toEqual([3, 15]);
    endTurnAt(t, townSpace(t, 'forge'));
    expect([sword()?.counters, t.player(0).gold]).toEqual([3, 15]);
    const [space, from] = LAIR.green;
    t.place(0, space, from);
    attempt(t, 'barrow-sentry');
    t.choose('choose:2');
    const rolls = t.happened('rolled').length;
    t.totals(20, 20, 20);
    t.choose('fight', 'attack:hero', 'fight', 'attack:hero');
    expect(t.happened('rolled')[rolls]?.bonus).toBe(3 + 3);
    expect([t.happened('defeated').length, sword()?.counters]).toEqual([1, 5]);
  });
});
