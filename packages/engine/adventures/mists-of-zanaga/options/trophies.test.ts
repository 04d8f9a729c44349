import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import { passTurn } from '../../../testing/drawn.ts';
import { violations } from '../../../testing/invariants.ts';
import {
  aGod,
  atDawn,
  complete,
  type Dawn,
  forget,
  riteTable,
  toldOf,
} from '../../../testing/adventures/rites.ts';
import type { Scenario } from '../../../testing/scenario.ts';
import { beat, fall, flee, mists, standAt, townSpace } from '../../../testing/adventures/zanaga.ts';

/** Gods with Life 1, told apart by the gold of their omens. */
const GODS = ['one', 'two', 'three'].map((id, i) => aGod(id, { sun: [{ do: 'gain-gold', amount: i + 1 }] }));

/** These gods are awake, and seat 0 begins a turn on the Lost City; the others sleep. */
function dawn(
  awake: readonly string[],
  where: Dawn = {},
  prepare: (t: Scenario) => void = () => undefined,
): Scenario {
  const t = riteTable(library, GODS, { variants: ['epic-confrontation'] });
  const { asleep } = mists(t);
  for (const god of awake) asleep.splice(asleep.indexOf(god), 1);
  mists(t).awake.push(...awake);
  prepare(t);
  atDawn(t, where);
  return t;
}

/** Gods that have been defeated by a seat, before the test began. */
function trophies(t: Scenario, seat: number, count: number): void {
  const { asleep } = mists(t);
  mists(t).trophies[seat]?.push(...asleep.splice(0, count));
}

describe('confronting one of several gods', () => {
  it('EPIC-18 is the choice of the Hero, among all that are awake', () => {
    const t = dawn(['one', 'two', 'three']);
    expect(t.choices()).toEqual(['confront:one', 'confront:two', 'confront:three', 'pass']);
    t.choose('confront:two');
    expect(t.happened('confronted')).toMatchObject([{ seat: 0, card: 'two' }]);
  });

  it('EPIC-19 follows when the Hero raises the Lost City', () => {
    const t = dawn(['one', 'two'], { city: null });
    expect(t.choices()).toEqual(['confront:one', 'confront:two', 'pass']);
    t.choose('confront:one');
    expect([mists(t).lostCity, t.kind()]).toEqual([t.player(0).space, 'escape']);
  });

  it('EPIC-20 is impossible while no god is awake, and so is raising the Lost City', () => {
    for (const where of [{}, { city: null }]) {
      const t = dawn([], where);
      expect([t.seat(), t.kind()]).toEqual([0, 'movement']);
    }
  });

  it('EPIC-25 leaves the god awake in its place if it fails, without wounds and with its doom', () => {
    const t = dawn(['one', 'two', 'three'], {}, ({ state }) => {
      (state.extra['mists-of-zanaga'] as { doom: object }).doom = { two: 3 };
    });
    t.choose('confront:two');
    flee(t);
    expect([mists(t).awake, mists(t).doom]).toEqual([['one', 'two', 'three'], { two: 3 }]);
    expect(mists(t).trophies).toEqual([[], []]);
  });
});

describe('a trophy', () => {
  it('EPIC-21 EPIC-22 EPIC-23 Z59 is the god that was defeated; the turn ends, and its doom returns', () => {
    const t = dawn(['one', 'two'], {}, ({ state }) => {
      (state.extra['mists-of-zanaga'] as { doom: object }).doom = { one: 1, two: 5 };
    });
    const { space } = t.player(0);
    t.choose('confront:two');
    beat(t);
    expect([mists(t).trophies, mists(t).awake, mists(t).doom]).toEqual([[['two'], []], ['one'], { one: 1 }]);
    expect([t.state.over, t.state.active, t.player(0).space]).toEqual([null, 1, space]);
    expect(violations(t.world, t.state)).toEqual([]);
  });

  it('EPIC-26 does not end the game while a god still sleeps, even if none is awake', () => {
    const t = dawn(['one']);
    t.choose('confront:one');
    beat(t);
    expect([mists(t).awake, mists(t).asleep.length > 0, t.state.over]).toEqual([[], true, null]);
  });

  it('EPIC-14 Z59 leaves the omens to the next god on its left', () => {
    const t = dawn(['one', 'two']);
    t.choose('confront:two');
    beat(t);
    passTurn(t);
    t.choose('pass');
    forget(t);
    complete(t, 'sun');
    expect(toldOf(t).slice(-2)).toEqual(['sun omen', 'seat 0: 1 gold']);
  });

  /** Seat 0 has a trophy, and seat 1 meets them in Xitotl in their own turn. */
  function meeting(): Scenario {
    const t = dawn(['two']);
    t.choose('confront:two');
    beat(t);
    t.place(1, townSpace(t, 'xitotl'));
    t.player(0).wounds = 4;
    standAt(t, townSpace(t, 'xitotl'));
    t.choose('stay');
    expect([t.seat(), t.kind()]).toEqual([1, 'adventure']);
    return t;
  }

  it('EPIC-24 Z20 is never lost at a knock-out', () => {
    const t = dawn(['one', 'two']);
    t.choose('confront:two');
    beat(t);
    passTurn(t);
    t.choose('confront:one');
    fall(t);
    expect(mists(t).trophies).toEqual([['two'], []]);
  });

  it('EPIC-24 is never lost as a prize or in a negotiation', () => {
    const talk = meeting();
    talk.choose('negotiate:0');
    const fight = meeting();
    fight.totals(2, 20);
    fight.choose('attack:0', 'fight', 'attack:hero');
    expect([talk.kind(), fight.kind()]).toEqual(['negotiate', 'prize']);
    for (const t of [talk, fight])
      expect(t.options().filter((option) => /(want|prize):two/.test(option))).toEqual([]);
  });

  it('EPIC-1 is the third of its Hero: the game is won immediately, and not by the second', () => {
    const [second, third] = [1, 2].map((before) => {
      const t = dawn(['one', 'two'], {}, (table) => trophies(table, 0, before));
      t.choose('confront:one');
      beat(t);
      return t.state.over;
    });
    expect([second, third]).toEqual([null, { winners: [0], how: 'trophies' }]);
  });
});

describe('when all ten gods are defeated', () => {
  /** Seat 0 defeats the last god and has one trophy then; seat 1 has as many as it is said. */
  function lastGod(ofOther: number, prepare: (t: Scenario) => void): Scenario {
    const t = dawn(['one'], {}, (table) => {
      trophies(table, 1, ofOther);
      mists(table).gone.push(...mists(table).asleep.splice(0));
      prepare(table);
    });
    t.choose('confront:one');
    beat(t);
    return t;
  }
  const winnersOf = (t: Scenario): readonly number[] | undefined => t.state.over?.winners;

  it('EPIC-26 the Hero with the most trophies wins', () => {
    const t = lastGod(2, (table) => {
      table.player(0).experience.mind = 4;
    });
    expect(t.state.over).toEqual({ winners: [1], how: 'most-trophies' });
  });

  it('EPIC-27 EPIC-28 the highest level decides among them: one more than the number of experience counters', () => {
    for (const [counters, winners] of [
      [{ mind: 1, body: 1, life: 1 }, [0]],
      [{ mind: 1 }, [1]],
    ] as const) {
      const t = lastGod(1, (table) => {
        Object.assign(table.player(0).experience, counters);
        table.player(1).experience.spirit = 2;
        table.player(1).gold = 9;
      });
      expect(winnersOf(t)).toEqual(winners);
      expect(t.world.policies.level(t.game(), 0)).toBe(1 + Object.keys(counters).length);
    }
  });

  it('EPIC-29 Z58 gold decides then, and if that is equal the victory is shared', () => {
    for (const [other, winners] of [
      [19, [0]],
      [21, [1]],
      [20, [0, 1]],
    ] as const) {
      const t = lastGod(1, (table) => {
        table.player(1).gold = other;
      });
      expect(winnersOf(t)).toEqual(winners);
    }
  });
});
