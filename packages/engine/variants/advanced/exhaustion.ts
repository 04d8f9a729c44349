import { recipients } from '../../effects/verbs/targets.ts';
import type { Choice } from '../../effects/vocabulary.ts';
import type { Payer } from '../../rules/costs.ts';
import type { Game } from '../../rules/game.ts';
import { staminaOf } from '../../rules/values.ts';
import { bearerAt } from '../../rules/vitals.ts';

/** Whether a choice would exhaust somebody beyond his Stamina and so wound him (ADV-5). */
export function overtires(game: Game, chooser: Payer, choice: Choice): boolean {
  return choice.do.some((effect) => {
    if (effect.do !== 'exhaust' || typeof effect.amount !== 'number') return false;
    const { amount } = effect;
    return (recipients(game, effect.who, chooser) ?? []).some((who) => {
      const bearer = bearerAt(game, chooser.seat, who);
      return bearer !== null && bearer.exhaustion + amount > staminaOf(game, chooser.seat, who);
    });
  });
}
