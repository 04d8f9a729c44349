/** Small words of which reasons are made. */
import { optionLabel } from '@wayrune/engine/text/decision.ts';
import { joined } from '@wayrune/engine/effects/words.ts';
import { many } from '@wayrune/engine/text/names.ts';
import type { Context } from '../heuristics/context.ts';

/** "about 3 gold", "next to nothing". */
export function about(gold: number): string {
  const whole = Math.round(gold);
  return whole <= 0 ? 'next to nothing' : `about ${whole} gold`;
}

/** "3 gold and a point", "2 gold, 2 points and a Dragon Rune". */
export const listed = (things: readonly string[]): string => joined(things, 'and');
export const points = (count: number): string => (count === 1 ? 'a point' : many(count, 'point'));

/** What the option says, without what stands in brackets after it. Rules that are new may have no words for it yet. */
export function label({ world, state }: Context, option: string): string {
  try {
    return optionLabel(world, state, option).replace(/ \([^)]*\)$/, '');
  } catch {
    return option.replaceAll(':', ' ').replaceAll('-', ' ');
  }
}
