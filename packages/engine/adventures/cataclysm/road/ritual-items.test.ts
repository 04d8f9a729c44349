import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import { anItem, hold } from '../../../testing/arena.ts';
import { cataclysmTable } from '../../../testing/adventures/cataclysm.ts';
import { lot, services, split, trade } from '../../../testing/adventures/cataclysm-play.ts';
import { empowering, plainsHillsRoad, RITUALS, riverMountain, roadForest } from '../../../testing/rituals.ts';
import type { Scenario } from '../../../testing/scenario.ts';

const PLAINS = 'h7';
const MOUNTAIN = `empower:inner-fire:mountain:${riverMountain}`;

/** Seat 0 stands on plains, and a caravan would bring these cards next. */
function table(...wares: readonly string[]): Scenario {
  const t = cataclysmTable(library, {
    cards: [...RITUALS, ...['one', 'two'].map((id) => anItem({ id, cost: 1 }))],
  });
  t.onTop('market', ...wares, 'one', 'two');
  t.place(0, PLAINS);
  t.player(0).gold = 9;
  return t;
}
const filled = (t: Scenario): number | undefined => t.player(0).items[0]?.filled;

describe('dice for Rituals on the road', () => {
  it('RITUAL-68 a Ritual bought from a caravan takes travel dice that are still unspent', () => {
    const t = table('inner-fire');
    split(t, [roadForest, riverMountain, riverMountain, riverMountain], 1);
    trade(t, plainsHillsRoad);
    t.choose('wares', 'buy:inner-fire');
    t.choose(`empower:inner-fire:forest:${roadForest}`, MOUNTAIN);
    expect(filled(t)).toBe(0b11000);
  });

  it('RITUAL-69 P8 a trading die serves a Ritual or brings a service, and not before it is rolled', () => {
    const t = table();
    hold(t, 'inner-fire');
    split(t, [riverMountain, riverMountain, riverMountain], 2);
    expect(empowering(t)).toEqual([MOUNTAIN]);
    // Two plains: both match, and both show a road and hills.
    trade(t, plainsHillsRoad, plainsHillsRoad);
    t.choose(`empower:inner-fire:road:${plainsHillsRoad}`);
    expect(services(t)).toContain('wares');
    // The pool is still one of two dice.
    t.choose('wares');
    expect(lot(t)).toEqual(['one', 'two']);
    t.choose('done');
    // The one die went to the Ritual, the other to the caravan.
    expect([t.kind(), services(t), empowering(t)]).toEqual(['trading', [], []]);
    t.choose('done');
    expect([empowering(t), filled(t)]).toEqual([[MOUNTAIN], 0b00001]);
  });
});
