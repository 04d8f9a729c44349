/** The pending decision in words: the question, its options, and the rule behind it. */
import { WINDOWS } from '../effects/windows.ts';
import type { World } from '../rules/world.ts';

export { optionLabel } from './option-label.ts';
export { prompt } from './prompt.ts';

/** The id in docs/rules of the rule behind a decision; windows bring theirs along. Throws on a kind that has none. */
export function ruleOf({ words }: World, kind: string): string {
  const rule =
    words.rules[kind] ??
    (Object.hasOwn(WINDOWS, kind) ? WINDOWS[kind as keyof typeof WINDOWS].rule : undefined);
  if (rule === undefined) throw new Error(`no rule for a decision of kind "${kind}"`);
  return rule;
}
