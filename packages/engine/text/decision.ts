/** The pending decision in words: the question, its options, and the rule behind it. */
import { WINDOWS } from '../effects/windows.ts';

export { optionLabel } from './option-label.ts';
export { prompt } from './prompt.ts';

/** Ids of docs/rules, by the kind of decision; windows bring theirs along. */
const RULES: Readonly<Record<string, string>> = {
  movement: 'MOVE-1',
  rest: 'MOVE-9',
  step: 'MOVE-3',
  adventure: 'ATTEMPT-1',
  escape: 'COMBAT-5',
  ranged: 'COMBAT-8',
  melee: 'COMBAT-8',
  magic: 'COMBAT-8',
  market: 'MARKET-2',
  experience: 'EXP-3',
  negotiate: 'MEET-3',
  reply: 'MEET-3',
  acquire: 'W13',
  surplus: 'LIMIT-3',
  prize: 'DUEL-8',
  lose: 'KNOCKOUT-4',
  retreat: 'KNOCKOUT-5',
  replenish: 'EVENT-5',
  'drawn-market': 'MARKET-3',
  look: 'ATTEMPT-2',
  choose: 'ENCOUNTER-1',
  'target:wound': 'WOUND-1',
  'target:exhaust': 'WOUND-4',
  'target:heal': 'WOUND-6',
  'target:recover': 'WOUND-6',
  'target:rob': 'SETUP-6',
  'target:lose-card': 'LIMIT-4',
  'target:buy-anywhere': 'MARKET-3',
  'target:refresh': 'CARD-1',
  'target:deactivate': 'CARD-1',
  'target:move': 'G5',
  'target:reroll': 'TEST-1',
  'target:reroll-dice': 'MOVE-2',
  'target:turn-dice': 'MOVE-2',
  'target:remove-counter': 'G2',
  'target:place-counter': 'EVENT-4',
  'target:learn': 'EXP-5',
};

/** The id in docs/rules of the rule behind a decision. Throws on a kind that has none. */
export function ruleOf(kind: string): string {
  const rule =
    RULES[kind] ?? (Object.hasOwn(WINDOWS, kind) ? WINDOWS[kind as keyof typeof WINDOWS].rule : undefined);
  if (rule === undefined) throw new Error(`no rule for a decision of kind "${kind}"`);
  return rule;
}
