import type { RollFrame } from '@wayrune/engine/rules/combat/combat-frame.ts';
import type { State } from '@wayrune/engine/rules/world/state.ts';

/** A fight shows its dice itself, and so does a test whose dice lie there while cards may still be played on them. */
export const throwsItself = ({ frames }: State): boolean =>
  frames.some(
    ({ proc, ...frame }) => proc === 'combat' || (proc === 'roll' && (frame as RollFrame).first > 0),
  );
