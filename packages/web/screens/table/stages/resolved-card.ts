import type { ChooseFrame } from '@wayrune/engine/effects/verbs/flow.ts';
import type { TargetFrame } from '@wayrune/engine/effects/verbs/targets.ts';
import type { State } from '@wayrune/engine/rules/world/state.ts';
import { infoOf, isAdventure, type World } from '@wayrune/engine/rules/world/world.ts';

function sourceOf({ limbo, frames }: State): string | null {
  const top = frames.at(-1);
  if (top?.proc === 'choose') return (top as ChooseFrame).source;
  if (top?.proc === 'target') return (top as TargetFrame).source;
  return limbo.at(-1) ?? null;
}

/** The adventure card that is being resolved, or null. */
export function resolvedCard(world: World, state: State): string | null {
  const card = sourceOf(state);
  return card !== null && isAdventure(infoOf(world, card)) ? card : null;
}
