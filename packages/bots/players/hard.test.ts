import { library } from '@wayrune/content';
import { seeded } from '@wayrune/engine';
import { arena, hold } from '@wayrune/engine/testing/arena.ts';
import { describe, expect, it } from 'vitest';
import { botOf, player } from './create.ts';

/** A table at the first decision of a turn, where there is something to think about. */
function thinking() {
  const table = arena(library, []);
  hold(table);
  return table;
}

/** A clock that goes on by so much whenever it is looked at, and counts how often that is. */
function ticking(step: number) {
  let now = 0;
  let looks = 0;
  return {
    clock: () => {
      looks++;
      now += step;
      return now;
    },
    now: () => now,
    looks: () => looks,
  };
}

describe('hard', () => {
  it('chooses the same for the same own chance when thoughts are counted', () => {
    const { world, state } = thinking();
    const hard = botOf('hard');
    expect(hard.choose(world, state, seeded('a'))).toBe(hard.choose(world, state, seeded('a')));
  });

  it('stops as soon as its clock says so, in the middle of a thought', () => {
    const { world, state } = thinking();
    const time = ticking(10);
    const hard = player('hard', 'balanced', { budget: 300, clock: time.clock });
    expect(state.decision?.options).toContain(hard.choose(world, state, seeded('a')));
    expect(time.now()).toBeGreaterThanOrEqual(200);
    expect(time.now()).toBeLessThanOrEqual(360);
  });

  it('does what a planner would do when there is no time at all', () => {
    const { world, state } = thinking();
    const hard = player('hard', 'balanced', { budget: 0, clock: ticking(1).clock });
    expect(hard.choose(world, state, seeded('a'))).toBe(botOf('normal').choose(world, state, seeded('a')));
  });

  it('spends no time where only one thing makes sense', () => {
    const table = thinking();
    Object.assign(table.state, {
      decision: { seat: 0, kind: 'rest', options: ['recover:hero', 'recover:x'] },
    });
    const time = ticking(1);
    player('hard', 'balanced', { clock: time.clock }).choose(table.world, table.state, seeded('a'));
    expect(time.looks()).toBeLessThanOrEqual(2);
  });
});
