import { pointsOf } from '@wayrune/engine/adventures/cataclysm/cataclysm.ts';
import { view } from '@wayrune/engine/rules/world/game.ts';
import { violations } from '@wayrune/engine/testing/invariants.ts';
import { describe, expect, it } from 'vitest';
import type { Lesson } from '../../screens/learn/lesson.ts';
import { played } from '../../screens/learn/lesson-testing.ts';
import { cursesNow } from './curses/curses-model.ts';
import { LESSONS } from './lessons.ts';
import words from './words/lessons.en.json';

const [road] = LESSONS as readonly [Lesson];

describe('the lesson of The Cataclysm', () => {
  it('can be played by what it asks for, with all its dice', () => {
    const { scene, table } = played(road);
    expect(scene.unused()).toBe(0);
    expect(violations(table.world, table.state)).toEqual([]);
  });

  it('has words for every step, and no others', () => {
    expect(Object.keys(words.road.steps).toSorted()).toEqual(road.steps.map(({ id }) => id).toSorted());
  });

  it('ends with a card bought on the road, a point, and a quest that lies open', () => {
    const { world, state } = played(road).table;
    expect(state.players[0]?.items.map(({ card }) => card)).toEqual(['midwifes-amulet']);
    expect(pointsOf(view(world, state), 0)).toBe(1);
    expect(cursesNow(view(world, state)).find(({ curse }) => curse === 'ashen-flock')?.quests).toEqual([
      'ash-on-three-waters',
    ]);
  });
});
