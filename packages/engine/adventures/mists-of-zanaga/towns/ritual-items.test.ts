import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import type { ItemCard } from '../../../effects/vocabulary.ts';
import { aProbe } from '../../../testing/arena.ts';
import { askAgain } from '../../../testing/drawn.ts';
import {
  empowering,
  five,
  plainsHillsRoad,
  riverMountain,
  RITUALS,
  roadForest,
} from '../../../testing/rituals.ts';
import { feed, riteTable } from '../../../testing/adventures/rites.ts';
import type { Scenario } from '../../../testing/scenario.ts';
import { setRites, standAt, zanaga } from '../../../testing/adventures/zanaga.ts';
import {
  holding,
  ROAD,
  roadTo,
  stackOf,
  unspentDice,
  VILLAGE,
} from '../../../testing/adventures/zanaga-road.ts';

/** Seat 0 stands there and is about to move. */
function table(space: string): Scenario {
  const t = zanaga(library, RITUALS, { towns: ['tala-mirr', 'stonefang'] });
  standAt(t, space, null);
  return t;
}
const filled = (t: Scenario): number | undefined => t.player(0).items[0]?.filled;

describe('dice for Ritual Items in Zanaga', () => {
  it('RITUAL-66 Z15 a die removed to rest fills no symbol', () => {
    const t = holding(table(ROAD), 'inner-fire');
    t.player(0).exhaustion = 1;
    askAgain(t);
    t.picks(roadForest, riverMountain, riverMountain, riverMountain);
    t.choose('roll');
    expect(empowering(t)).toContain(`empower:inner-fire:forest:${roadForest}`);
    t.choose(`rest-with:hero:${roadForest}`);
    expect(empowering(t)).toEqual([`empower:inner-fire:mountain:${riverMountain}`]);
    expect(filled(t)).toBeUndefined();
  });

  it('RITUAL-66 Z15 a die that filled a symbol is not there to rest with', () => {
    const t = holding(table(ROAD), 'inner-fire');
    t.player(0).exhaustion = 2;
    askAgain(t);
    t.picks(roadForest, riverMountain, riverMountain, riverMountain);
    t.choose('roll', `empower:inner-fire:forest:${roadForest}`);
    const rests = t.options().filter((option) => option.startsWith('rest-with:'));
    expect(rests).toEqual([`rest-with:hero:${riverMountain}`]);
    expect([filled(t), t.player(0).exhaustion]).toEqual([0b01000, 2]);
  });

  it('RITUAL-67 Z16 a Ritual bought in a village takes dice that are still unspent', () => {
    const t = table(ROAD);
    t.onTop('market', 'inner-fire');
    t.player(0).gold = 30;
    t.picks(...five(plainsHillsRoad));
    t.choose('roll', roadTo(VILLAGE), 'trade');
    expect(stackOf(t, 'tala-mirr')).toContain('inner-fire');
    t.choose('buy:inner-fire', 'done');
    expect(unspentDice(t)).toHaveLength(4);
    t.choose(`empower:inner-fire:road:${plainsHillsRoad}`, `empower:inner-fire:hills:${plainsHillsRoad}`);
    expect([filled(t), unspentDice(t)]).toEqual([0b00101, [plainsHillsRoad, plainsHillsRoad]]);
    t.choose(roadTo(ROAD));
    expect(t.player(0).space).toBe(ROAD);
  });
});

describe('Ritual Items and the rituals of Zanaga', () => {
  const tally = (count: 'rituals' | 'items'): ItemCard => aProbe([{ do: 'gain-gold', amount: { count } }]);

  it('P11 what speaks of ritual cards, slots or tokens does not mean Ritual Items', () => {
    const t = riteTable(library, [...RITUALS, tally('rituals')]);
    setRites(t, ['sun-2'], ['moon-3'], ['sun-3']);
    holding(t, 'probe', 'inner-fire', 'still-water');
    feed(t, 'sun');
    expect(t.choices()).toEqual(['place:sun-2', 'place:sun-3']);
    t.choose('place:sun-3');
    const { gold } = t.player(0);
    t.choose('use:probe:0');
    expect(t.player(0).gold).toBe(gold + 3);
    expect(t.player(0).items.map((held) => held.filled ?? 0)).toEqual([0, 0, 0, 0]);
  });

  it('P11 what speaks of Items means Ritual Items, and no card of the ritual track', () => {
    const t = riteTable(library, [...RITUALS, tally('items')]);
    setRites(t, ['sun-2'], ['moon-3'], ['sun-3']);
    holding(t, 'probe', 'inner-fire');
    const { gold } = t.player(0);
    t.choose('use:probe:0');
    expect(t.player(0).items.map(({ card }) => card)).toEqual(['feed', 'probe', 'inner-fire']);
    expect(t.player(0).gold).toBe(gold + 3);
  });
});
