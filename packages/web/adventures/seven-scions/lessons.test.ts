import { awakeScion, stormOf } from '@wayrune/engine/adventures/seven-scions/storm.ts';
import { view } from '@wayrune/engine/rules/world/game.ts';
import { violations } from '@wayrune/engine/testing/invariants.ts';
import { describe, expect, it } from 'vitest';
import type { Lesson } from '../../screens/learn/lesson.ts';
import { played } from '../../screens/learn/lesson-testing.ts';
import { LESSONS } from './lessons.ts';
import words from './words/lessons.en.json';

const [storm, lastStand] = LESSONS as readonly [Lesson, Lesson];

describe('the lessons of The Seven Scions', () => {
  for (const lesson of LESSONS) {
    it(`"${lesson.id}" can be played by what it asks for, with all its dice`, () => {
      const { scene, table } = played(lesson);
      expect(scene.unused()).toBe(0);
      expect(violations(table.world, table.state)).toEqual([]);
    });

    it(`"${lesson.id}" has words for every step, and no others`, () => {
      const told = (words as Record<string, { steps: Record<string, string> }>)[lesson.id];
      expect(Object.keys(told?.steps ?? {}).toSorted()).toEqual(lesson.steps.map(({ id }) => id).toSorted());
    });
  }

  it('the storm ends with the looters beaten by both, and the counter used', () => {
    const { state } = played(storm).table;
    expect(state.removed).toContain('looters-behind-the-rain');
    expect(stormOf(state)).toMatchObject({ counters: [null, 'warden'], space: 1 });
    expect(state.players[1]?.gold).toBe(11);
    expect(state.decision).toMatchObject({ seat: 0, kind: 'movement' });
  });

  it('the last stand ends against the first Stormlord, with the Archer awake and one wound taken', () => {
    const { world, state } = played(lastStand).table;
    expect(awakeScion(view(world, state), 0)).toContain('archer');
    expect(state.players[0]?.wounds).toBe(1);
    expect(state.decision).toMatchObject({ seat: 0, kind: 'stand-in' });
  });
});
