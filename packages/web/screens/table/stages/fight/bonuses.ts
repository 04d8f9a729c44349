/** What the cards of a Hero add to their attacks. */
import { type Phase, PHASES } from '@wayrune/engine/effects/vocabulary.ts';
import type { Game } from '@wayrune/engine/rules/world/game.ts';
import { attackOf } from '@wayrune/engine/table/fight.ts';
import { rollParts } from '@wayrune/engine/text/parts.ts';

export interface Bonus {
  readonly amount: number;
  /** The phases in which it is added. */
  readonly phases: readonly Phase[];
}

/** By card; phases with the same bonus are told together. */
export function bonusesOf(rules: Game, seat: number): ReadonlyMap<string, readonly Bonus[]> {
  const found = new Map<string, readonly Bonus[]>();
  for (const phase of PHASES)
    for (const { card, amount } of rollParts(rules, attackOf(rules, seat, 'hero', phase).roll)) {
      if (card === null) continue;
      const others = found.get(card) ?? [];
      const alike = others.find((bonus) => bonus.amount === amount);
      const phases = [...(alike?.phases ?? []), phase];
      found.set(card, [...others.filter((bonus) => bonus !== alike), { amount, phases }]);
    }
  return found;
}
