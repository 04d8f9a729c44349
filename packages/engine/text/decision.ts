/** The pending decision in words: the question, its options, and the rule behind it. */
import { WINDOWS } from '../effects/windows.ts';
import type { Decision } from '../kernel/procedure.ts';
import type { World } from '../rules/world/world.ts';

export { optionLabel } from './option-label.ts';
export { prompt, question } from './prompt.ts';

/** The id in docs/rules of the rule behind a decision; windows bring theirs along. Throws on a kind that has none. */
export function ruleOf({ words }: World, kind: string): string {
  const rule =
    words.rules[kind] ??
    (Object.hasOwn(WINDOWS, kind) ? WINDOWS[kind as keyof typeof WINDOWS].rule : undefined);
  if (rule === undefined) throw new Error(`no rule for a decision of kind "${kind}"`);
  return rule;
}

/** Whether an option is offered beside the question, as discarding a card is at any time, and does not answer it. */
export const isAside = ({ words }: World, { kind }: Decision, option: string): boolean =>
  option.startsWith('discard:') && !words.discarding.includes(kind);
