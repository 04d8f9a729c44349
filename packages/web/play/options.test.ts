import { library } from '@wayrune/content';
import { scenario, type Scenario } from '@wayrune/engine/testing/scenario.ts';
import { describe, expect, it } from 'vitest';
import { cardOf, lookOf, sortOptions, spaceOf } from './options.ts';

const RIVER_MOUNTAIN = 4;

/** Hedda in Tamalir with five dice of river and mountain. */
function rolled(): Scenario {
  const table = scenario(library, { heroes: ['hedda-stonebrake'] });
  table.picks(...Array.from({ length: 5 }, () => RIVER_MOUNTAIN));
  table.choose('roll');
  return table;
}

describe('the options of a decision', () => {
  it('are sorted by where they are chosen, and none is lost', () => {
    const { world, state } = rolled();
    const { main, ways, discards } = sortOptions(world, state);
    expect(main.map(({ id }) => id)).toEqual(['stop']);
    expect(ways.map(({ space }) => space)).toContain('f6');
    const all = [...main, ...discards, ...ways.flatMap(({ choices }) => choices)].map(({ id }) => id);
    expect(all.toSorted()).toEqual([...(state.decision?.options ?? [])].toSorted());
  });

  it('name the space or the card that they are about', () => {
    const { world } = rolled();
    expect(spaceOf(world, 'step:f6:4')).toBe('f6');
    expect(spaceOf(world, 'town:forge')).toBe(world.board.town['forge']?.space);
    expect(spaceOf(world, 'roll')).toBeNull();
    expect(cardOf(world, 'buy:white-blade')).toBe('white-blade');
    expect(cardOf(world, 'choose:0:white-blade')).toBe('white-blade');
    expect(cardOf(world, 'attack:hero')).toBeNull();
  });

  it('stand out by what they do', () => {
    expect(['attempt', 'pass', 'attack:hero'].map(lookOf)).toEqual(['primary', 'plain', null]);
  });
});
