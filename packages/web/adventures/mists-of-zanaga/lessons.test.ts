import { mistsOf } from '@wayrune/engine/adventures/mists-of-zanaga/mists.ts';
import { violations } from '@wayrune/engine/testing/invariants.ts';
import { describe, expect, it } from 'vitest';
import type { Lesson } from '../../screens/learn/lesson.ts';
import { played } from '../../screens/learn/lesson-testing.ts';
import { LESSONS } from './lessons.ts';
import words from './words/lessons.en.json';

const [hunting, lostCity] = LESSONS as readonly [Lesson, Lesson];

describe('the lessons of Zanaga', () => {
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

  it('hunting ends with a monster beaten, a ritual completed and its gift in hand', () => {
    const { state } = played(hunting).table;
    expect(mistsOf(state).completed).toEqual(['lantern-night']);
    expect(mistsOf(state).roaming).not.toContain('the-one-that-follows');
    const gear = state.players[0]?.items.map(({ card }) => card.split('#')[0]);
    expect(gear?.filter((card) => card?.startsWith('dead-mans-compass'))).toHaveLength(2);
  });

  it('the Lost City ends in a fight with the god, after its market', () => {
    const { state } = played(lostCity).table;
    expect(state.frames.some((frame) => 'card' in frame && frame.card === 'ravin-the-ravenous')).toBe(true);
    expect(state.players[0]).toMatchObject({ gold: 1 });
    expect(state.players[0]?.items.map(({ card }) => card)).toContain('lightning-mace');
  });
});
