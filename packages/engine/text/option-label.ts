/** The options that the game offers, as the player reads them. */
import type { State } from '../rules/world/state.ts';
import type { Naming } from '../rules/world/words.ts';
import type { World } from '../rules/world/world.ts';
import { asking } from './asking.ts';

/** An option of the pending decision as the player reads it. Throws on one that nobody has words for. */
export function optionLabel(world: World, state: State, option: string, naming?: Naming): string {
  const [word = '', what = '', detail = '', more = ''] = option.split(':');
  const ask = asking(world, state, naming);
  const { labels } = world.words;
  const label = labels[`${ask.frame.proc}/${word}`] ?? labels[word];
  if (label === undefined) throw new Error(`no label for the option "${option}"`);
  return label(ask, what, detail, more);
}
