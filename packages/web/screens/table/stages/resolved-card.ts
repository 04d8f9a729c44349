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

/** What a choice is called on the card that lies on the stage, where everything else about it is printed; else null. */
export function nameOnCard(world: World, state: State, option: string): string | null {
  const top = state.frames.at(-1);
  const [word, index = '', given = ''] = option.split(':');
  if (word !== 'choose' || given !== '' || top?.proc !== 'choose') return null;
  if (resolvedCard(world, state) === null) return null;
  return (top as ChooseFrame).choices[Number(index)]?.label ?? null;
}

/** The adventure card that is being resolved, or null. */
export function resolvedCard(world: World, state: State): string | null {
  const card = sourceOf(state);
  return card !== null && isAdventure(infoOf(world, card)) ? card : null;
}
