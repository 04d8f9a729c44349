import type { State } from '@wayrune/engine/rules/world/state.ts';

/** Whose turn it is; before the first round, whoever is asked to set something up. */
export const actingSeat = ({ round, active, decision }: State): number =>
  round === 0 ? (decision?.seat ?? active) : active;
