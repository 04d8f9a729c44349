import { library } from '@wayrune/content';
import { violations } from '@wayrune/engine/testing/invariants.ts';
import { describe, expect, it } from 'vitest';
import words from './words/lessons.en.json';
import { accepts, beginLesson, type Lesson } from '../../screens/learn/lesson.ts';
import { played } from '../../screens/learn/lesson-testing.ts';
import { LESSONS } from './lessons.ts';

describe('lessons', () => {
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

  it('end where they say: counters, gold, cards, the track', () => {
    const [moving, challenge, market, allies, knockout, experience] = LESSONS.map((lesson) => played(lesson));
    expect(moving?.table.state.players[0]?.space).toBe('h8');
    expect(challenge?.table.state.players[0]).toMatchObject({ gold: 7, wounds: 1 });
    expect(challenge?.table.state.players[0]?.counters.green).toBe(1);
    expect(market?.table.state.players[0]).toMatchObject({ gold: 0, wounds: 0 });
    expect(allies?.table.state.players[0]?.counters.green).toBe(1);
    expect(knockout?.table.state.players[0]).toMatchObject({ gold: 0, wounds: 0 });
    expect(knockout?.table.state.players[0]?.items.map(({ card }) => card)).toEqual(['padded-leather-armor']);
    expect(knockout?.table.state.track.find((entry) => entry !== null)?.card).toBe('pedlar-in-silk');
    expect(experience?.table.state.players[0]?.experience.mind).toBe(1);
  });

  it('accept nothing but what they wait for', () => {
    const { table } = beginLesson(library, LESSONS[0] as Lesson);
    const { world, state } = table;
    expect(accepts(world, state, { options: ['roll'] }, ['stay'])).toBe(false);
    expect(accepts(world, state, { options: ['roll'] }, ['roll'])).toBe(true);
    expect(accepts(world, state, { options: ['roll'] }, [])).toBe(false);
  });
});
