import type { Player } from '@wayrune/engine/rules/world/state.ts';

/** A Hero begins at level 1 and rises by one with each thing learned. */
export const levelOf = ({ experience }: Pick<Player, 'experience'>): number =>
  1 + Object.values(experience).reduce((sum, count) => sum + count, 0);
