/** The options that the game offers, as the player reads them. */
import type { State } from '../rules/state.ts';
import type { Said } from '../rules/words.ts';
import type { World } from '../rules/world.ts';
import { asking } from './asking.ts';

function said(world: World, state: State, option: string): Said {
  const [word = '', what = '', detail = '', more = ''] = option.split(':');
  const ask = asking(world, state);
  const { labels } = world.words;
  const label = labels[`${ask.frame.proc}/${word}`] ?? labels[word];
  if (label === undefined) throw new Error(`no label for the option "${option}"`);
  return label(ask, what, detail, more);
}

/** An option of the pending decision as the player reads it. Throws on one that nobody has words for. */
export function optionLabel(world: World, state: State, option: string): string {
  const label = said(world, state, option);
  return typeof label === 'string' ? label : `${label.says} (${label.numbers})`;
}

/** The same without its numbers, for a sentence about it. */
export function optionName(world: World, state: State, option: string): string {
  const label = said(world, state, option);
  return typeof label === 'string' ? label : label.says;
}
