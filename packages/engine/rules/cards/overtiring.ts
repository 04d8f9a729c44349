/** Exhaustion that nobody has to choose: a choice that would go beyond somebody's Stamina is left out (G25, ADV-5). */
import type { Amount, Choice, Effect, EffectOf } from '../../effects/vocabulary.ts';
import { rollOf } from '../combat/combat-frame.ts';
import { allHold } from './conditions.ts';
import type { Payer } from './costs.ts';
import { amountOf, type Asker } from './counting.ts';
import type { Game } from '../world/game.ts';
import { choosable, recipients } from './recipients.ts';
import { staminaOf } from './values.ts';
import { bearerAt } from '../combat/vitals.ts';

/** Whether this much more exhaustion would become wounds. */
export function isTooMuch(game: Game, seat: number, who: string, amount: number): boolean {
  const bearer = bearerAt(game, seat, who);
  return bearer !== null && amount > 0 && bearer.exhaustion + amount > staminaOf(game, seat, who);
}

/** Whether a choice would exhaust somebody of the chooser's party beyond Stamina, as far as is certain. */
export const overtires = (game: Game, chooser: Payer, choice: Choice): boolean =>
  isTiring(choice) && goesTooFar(game, chooser, choice);

/** Most choices have nothing to do with exhaustion; which do is worked out once for each. */
function isTiring(choice: Choice): boolean {
  let known = tiring.get(choice);
  if (known === undefined) {
    known = choice.do.some(mayExhaust);
    tiring.set(choice, known);
  }
  return known;
}

const tiring = new WeakMap<Choice, boolean>();

function mayExhaust(effect: Effect): boolean {
  switch (effect.do) {
    case 'exhaust':
      return true;
    case 'if':
      return effect.then.some(mayExhaust) || effect.else?.some(mayExhaust) === true;
    case 'choose':
      return effect.options.some((option) => option.do.some(mayExhaust));
    case 'each':
      return effect.then.some(mayExhaust);
    default:
      return false;
  }
}

function goesTooFar(game: Game, chooser: Payer, choice: Choice): boolean {
  const paid = (choice.cost ?? []).reduce(
    (sum, cost) => sum + (cost.pay === 'exhaustion' ? cost.amount : 0),
    0,
  );
  const asker = { ...chooser, roll: rollOf(game) };
  return tires(game, asker, choice.do, { [chooser.bearer]: paid });
}

/** `load` is what the effects before have put on each of the party. */
function tires(game: Game, asker: Asker, effects: readonly Effect[], load: Record<string, number>): boolean {
  return effects.some((effect) => {
    switch (effect.do) {
      case 'exhaust':
        return isBurden(game, asker, effect, load);
      case 'if': {
        const branch = allHold(game, effect.if, asker) ? effect.then : effect.else;
        return branch !== undefined && tires(game, asker, branch, load);
      }
      case 'choose': {
        const open = effect.options.filter((option) => allHold(game, option.if, asker));
        return open.length > 0 && open.every((option) => tires(game, asker, option.do, { ...load }));
      }
      case 'each':
        return effect.who === 'heroes' && tires(game, { ...asker, bearer: 'hero' }, effect.then, load);
      default:
        return false;
    }
  });
}

function isBurden(game: Game, asker: Asker, e: EffectOf<'exhaust'>, load: Record<string, number>): boolean {
  const { seat } = asker;
  const amount = atLeast(game, e.amount, asker);
  const those = recipients(game, e.who, asker);
  if (those !== null) {
    for (const who of those) load[who] = (load[who] ?? 0) + amount;
    return those.some((who) => isTooMuch(game, seat, who, load[who] ?? 0));
  }
  const all = choosable(game, e.who, seat);
  return all.length > 0 && all.every((who) => isTooMuch(game, seat, who, (load[who] ?? 0) + amount));
}

/** Dice show at least one each. */
function atLeast(game: Game, amount: Amount, asker: Asker): number {
  if (typeof amount === 'object' && 'roll' in amount) return amount.roll === 'd10' ? 1 : 2;
  return amountOf(game, amount, asker);
}
