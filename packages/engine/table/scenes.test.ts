import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import type { State } from '../rules/world/state.ts';
import { clone } from '../rules/world/state.ts';
import { randomSetup } from '../testing/random-play.ts';
import { richPlay } from '../testing/rich-play.ts';
import { factsOf, untold, wrongAbout } from '../testing/told-changes.ts';
import { type Scene, scenesOf } from './scenes.ts';
import type { Table } from './table.ts';

/** Every decision of a lively game with its scenes. */
function played(
  variants: readonly string[],
  seed: string,
  each: (table: Table, before: State, scenes: readonly Scene[]) => void,
): void {
  let before: State | null = null;
  richPlay(
    library,
    randomSetup(3, variants),
    seed,
    400,
    ({ state }) => {
      before = clone(state);
    },
    (table, events) => {
      const entry = table.entries.at(-1);
      if (before === null || entry === undefined) return;
      const scenes = scenesOf(table.world, before, entry);
      expect(scenes.map(({ event }) => event)).toEqual(events);
      each(table, before, scenes);
    },
  );
}

describe('the scenes of an entry', () => {
  for (const variants of [[], ['doom-track', 'travel-hazards'], ['ally-limits'], ['advanced']])
    it(`change the table by what each event tells and by nothing else${variants.length > 0 ? `, with ${variants.join(' and ')}` : ''}`, () => {
      const wrong = new Set<string>();
      for (const seed of ['a', 'b', 'c', 'd', 'e', 'f'])
        played(variants, seed, ({ world, state }, start, scenes) => {
          const fallen = new Set<number>();
          // A fall that began in an earlier decision is told there.
          for (const { proc, ...frame } of start.frames)
            if (proc === 'knockout') fallen.add((frame as unknown as { seat: number }).seat);
          let before = factsOf(world, start);
          for (const scene of scenes) {
            if (scene.event.type === 'knocked-out') fallen.add(scene.event.seat);
            const now = factsOf(world, scene.state);
            for (const fault of wrongAbout(scene.event, before, now, fallen))
              wrong.add(`${scene.event.type}: ${fault}`);
            before = now;
          }
          for (const fault of untold(before, factsOf(world, state), fallen))
            wrong.add(`after ${scenes.at(-1)?.event.type ?? 'nothing'}: ${fault}`);
        });
      expect([...wrong]).toEqual([]);
    });

  it('leave the table that they are played from as it was', () => {
    played([], 'untouched', ({ world, entries }, before, scenes) => {
      const copy = clone(before);
      const entry = entries.at(-1);
      if (entry !== undefined) expect(scenesOf(world, before, entry)).toEqual(scenes);
      expect(before).toEqual(copy);
    });
  });
});
