import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import { anItem, hold } from '../../../testing/arena.ts';
import type { Scenario } from '../../../testing/scenario.ts';
import {
  aMonster,
  aRite,
  beat,
  drawsTokens,
  emptyDeck,
  jewel,
  mists,
  raiseLostCity,
  setRites,
  setRoaming,
  standAt,
  townSpace,
  wild,
  zanaga,
} from '../../../testing/adventures/zanaga.ts';

/** Faces: 0 plains, hills, road · 3 road, forest · 4 river, mountain · 5 plains, hills. */
const [PLAINS_HILLS_ROAD, ROAD_FOREST, RIVER_MOUNTAIN, PLAINS_HILLS] = [0, 3, 4, 5];

const CARDS = [
  aMonster({ id: 'ape', terrain: 'forest', reward: [{ do: 'gain-gold', amount: 2 }] }),
  aMonster({ id: 'lion', terrain: 'plains' }),
  aMonster({ id: 'bandit', terrain: 'road' }),
  aMonster({ id: 'goat', terrain: 'hills' }),
  aMonster({ id: 'stranger', terrain: 'swamp' }),
  aMonster({ id: 'host', terrain: 'swamp', reward: [{ do: 'roaming-check' }] }),
  aRite('well', 'sun', 4),
  anItem({ id: 'inner-fire', class: 'ritual', symbols: ['road', 'road', 'road', 'forest', 'mountain'] }),
];

/** Seat 0 in the hills, before the roll; the track holds an ape of the forest, and the next card is a stranger. */
function table(variants: readonly string[] = ['monster-safari']): Scenario {
  const t = zanaga(library, CARDS, { variants });
  setRites(t, ['well']);
  setRoaming(t, ['ape', 'sun']);
  t.onTop('green', 'stranger');
  standAt(t, wild(t, 'hills'));
  return t;
}
/** Rolls five dice and stops at once; a token is at hand for a card that may be drawn. */
function stopWith(t: Scenario, ...faces: readonly number[]): void {
  t.picks(...faces, ...Array.from({ length: 5 - faces.length }, () => RIVER_MOUNTAIN));
  t.choose('roll');
  drawsTokens(t, 'sun');
  t.choose('stop');
}

/** Nothing lies on the space, and neither an ape nor a stranger would attack there. */
function isEmpty({ world }: Scenario, id: string): boolean {
  const space = world.board.space[id];
  return space?.jewel === null && !['town', 'forest', 'swamp'].includes(space.terrain);
}

describe('Monster Safari', () => {
  it('SAFARI-1 is offered when a check finds no match, and only with the option', () => {
    const t = table();
    stopWith(t, ROAD_FOREST);
    expect([t.kind(), t.choices()]).toEqual(['safari', ['safari:ape:3', 'pass']]);
    const usual = table([]);
    stopWith(usual, ROAD_FOREST);
    expect(usual.happened('drew')).toHaveLength(1);
  });

  it('SAFARI-2 SAFARI-5 SAFARI-6 Z18 costs a die of the terrain, and the monster is met in place of a card', () => {
    const t = table();
    stopWith(t, ROAD_FOREST, ROAD_FOREST, PLAINS_HILLS);
    t.choose('safari:ape:3');
    expect(mists(t).turn.dice).toEqual([3, 5, 4, 4]);
    expect(t.happened('combat')).toMatchObject([{ seat: 0, card: 'ape' }]);
    expect([t.happened('drew'), mists(t).roaming]).toEqual([[], ['ape']]);
  });

  it('SAFARI-3 SAFARI-4 lets a die serve as any of its symbols, and the Hero choose among monsters', () => {
    const t = table();
    setRoaming(t, ['lion', 'sun'], ['ape', 'moon'], ['bandit', 'sun']);
    stopWith(t, PLAINS_HILLS_ROAD);
    expect(t.choices()).toEqual(['safari:lion:0', 'safari:bandit:0', 'pass']);
    t.choose('safari:bandit:0');
    expect(t.happened('combat')).toMatchObject([{ card: 'bandit' }]);
  });

  it('SAFARI-7 is declined for the usual check, which draws a card', () => {
    const t = table();
    stopWith(t, ROAD_FOREST);
    t.choose('pass');
    expect([t.happened('drew').length, mists(t).roaming]).toEqual([1, ['ape', 'stranger']]);
    expect(t.happened('combat')).toEqual([]);
  });

  it('SAFARI-8 is closed while a monster matches the space', () => {
    const t = table();
    setRoaming(t, ['ape', 'sun'], ['goat', 'moon']);
    stopWith(t, ROAD_FOREST);
    expect([t.kind(), t.happened('combat')]).toMatchObject(['escape', [{ card: 'goat' }]]);
  });

  it('SAFARI-9 needs an unused die that shows a fitting terrain', () => {
    const t = table();
    stopWith(t, PLAINS_HILLS, PLAINS_HILLS_ROAD);
    expect([t.happened('drew').length, t.happened('combat')]).toEqual([1, []]);
  });
});

describe('dice that are not unused', () => {
  it('SAFARI-10 have paid for a step', () => {
    const t = table();
    setRoaming(t, ['bandit', 'sun']);
    t.picks(PLAINS_HILLS_ROAD, RIVER_MOUNTAIN, RIVER_MOUNTAIN, RIVER_MOUNTAIN, RIVER_MOUNTAIN);
    t.choose('roll');
    const step = t.options().find((option) => {
      const [verb, id = '', face] = option.split(':');
      return verb === 'step' && face === '0' && isEmpty(t, id) && t.world.board.space[id]?.terrain !== 'road';
    });
    t.choose(step ?? '');
    drawsTokens(t, 'sun');
    t.choose('stop');
    expect(t.happened('drew')).toHaveLength(1);
  });

  it('SAFARI-10 were removed to rest', () => {
    const t = table();
    t.player(0).exhaustion = 1;
    t.picks(ROAD_FOREST, RIVER_MOUNTAIN, RIVER_MOUNTAIN, RIVER_MOUNTAIN);
    t.choose('roll', 'rest-with:hero:3');
    drawsTokens(t, 'sun');
    t.choose('stop');
    expect(t.happened('drew')).toHaveLength(1);
  });

  it('SAFARI-10 were spent on a Ritual Item', () => {
    const t = table();
    hold(t, 'inner-fire');
    t.picks(ROAD_FOREST, RIVER_MOUNTAIN, RIVER_MOUNTAIN, RIVER_MOUNTAIN, RIVER_MOUNTAIN);
    t.choose('roll', 'empower:inner-fire:forest:3');
    drawsTokens(t, 'sun');
    t.choose('stop');
    expect(t.happened('drew')).toHaveLength(1);
  });
});

describe('there is no safari', () => {
  it('SAFARI-11 for a Hero who moved without rolling', () => {
    const t = table();
    const walk = t.options().find((option) => isEmpty(t, option.slice('walk:'.length)));
    drawsTokens(t, 'sun');
    t.choose(walk ?? '');
    expect([t.happened('drew').length, mists(t).turn.dice]).toEqual([1, []]);
  });

  it('SAFARI-12 in a town or on the Lost City', () => {
    for (const isTown of [true, false]) {
      const t = table();
      emptyDeck(t, 'market');
      const hills = wild(t, 'hills');
      if (isTown) standAt(t, townSpace(t, 'stonefang'));
      else raiseLostCity(t, hills);
      t.picks(ROAD_FOREST, ROAD_FOREST, ROAD_FOREST, ROAD_FOREST, ROAD_FOREST);
      t.choose('roll', 'stop');
      expect([t.kind(), t.happened('roaming-check')]).toEqual(['market', []]);
    }
  });

  it('SAFARI-13 Z52 in a forced check', () => {
    const t = table();
    t.place(0, jewel(t, 'green'));
    t.onTop('green', 'host', 'stranger');
    standAt(t, jewel(t, 'green'));
    t.picks(ROAD_FOREST, ROAD_FOREST, ROAD_FOREST, ROAD_FOREST, ROAD_FOREST);
    t.choose('roll');
    drawsTokens(t, 'sun');
    t.choose('stop', 'attempt');
    setRoaming(t, ['ape', 'sun']);
    mists(t).carried['host'] = ['sun'];
    mists(t).pool.sun--;
    expect(mists(t).turn.dice).toEqual([3, 3, 3, 3, 3]);
    t.totals(20);
    drawsTokens(t, 'sun');
    t.choose('fight', 'attack:hero');
    expect(t.happened('drew').map(({ card }) => card)).toEqual(['host', 'stranger']);
  });
});

it('SAFARI-14 a monster met on safari gives its reward and no counter', () => {
  const t = table();
  const lair = jewel(t, 'green');
  standAt(t, lair);
  expect(t.world.board.space[lair]?.terrain).not.toBe('forest');
  t.picks(ROAD_FOREST, ROAD_FOREST, ROAD_FOREST, ROAD_FOREST, ROAD_FOREST);
  t.choose('roll', 'stop', 'pass', 'safari:ape:3');
  beat(t);
  expect([t.player(0).gold, t.player(0).counters.green]).toEqual([5, 0]);
  expect(t.state.counters[t.world.board.jewels.indexOf(lair)]).toBe(1);
});
