/** The log of this table as a story, told to the one who looks at it. */
import { useMemo } from 'react';
import { latestStory, type StoryLine } from '../game/log-story.ts';
import { useTable, useWorld } from './context.ts';

/** The lines of the last so many events at least, from the beginning of a turn on. */
export function useStory(atLeast: number, codes = false): readonly StoryLine[] {
  const world = useWorld();
  const lines = useTable((game) => game.lines);
  const viewer = useTable((game) => game.viewer);
  return useMemo(
    () => latestStory(world, lines, { viewer, codes }, atLeast),
    [world, lines, viewer, codes, atLeast],
  );
}
