import { library } from '@wayrune/content';
import { scenario } from '@wayrune/engine/testing/scenario.ts';
import { theTrack } from '@wayrune/engine/variants/doom-track/track.ts';
import { expect, it } from 'vitest';
import { DOOMED, doomTrackAtTable } from './table.ts';

it('a town that has a doom counter bears the black sun on the map', () => {
  const { world, state, game } = scenario(library, {
    heroes: ['hedda-stonebrake'],
    variants: ['doom-track'],
  });
  expect(doomTrackAtTable.marks?.(game())).toEqual([]);
  theTrack(state).counters = 1;
  const space = world.board.town[theTrack(state).towns[0] ?? '']?.space;
  expect(doomTrackAtTable.marks?.(game())).toEqual([{ space, sign: DOOMED }]);
});
