/** Effects that need to know of whom or what: the choice is one small decision each. */
import { call, procedure, type Frame } from '../../kernel/procedure.ts';
import { act, withDiscards } from '../../rules/cards/abilities.ts';
import { rollOf, type EffectsFrame } from '../../rules/combat/combat-frame.ts';
import { amountOf, type Asker } from '../../rules/cards/counting.ts';
import { rollDie, tell, type Game } from '../../rules/world/game.ts';
import { choosable } from '../../rules/cards/recipients.ts';
import type { TargetContext } from '../../rules/world/verb.ts';
import type { Amount, Effect, Who } from '../vocabulary.ts';

export interface TargetFrame extends Frame, TargetContext {
  proc: 'target';
  effect: Effect;
  options: readonly string[];
}

type Context = Pick<EffectsFrame, 'seat' | 'bearer' | 'source'>;

/** Asks for one of the options; the effect's `onTarget` gets what follows the colon. Nothing to choose: nothing happens. */
export function askTarget(
  game: Game,
  effect: Effect,
  context: Context,
  options: readonly string[],
  left = 0,
): void {
  const { seat, bearer, source } = context;
  if (options.length > 0)
    call<TargetFrame>(game, { proc: 'target', seat, bearer, source, effect, options, left });
}

export const targetProcedure = procedure<Game, TargetFrame>({
  choose: {
    ask(game, frame) {
      const { seat, effect, options } = frame;
      const question = { seat, kind: `target:${effect.do}`, options: [...options] };
      return effect.do === 'lose-card' ? question : withDiscards(game, question);
    },
    answer(game, frame, choice) {
      if (choice.startsWith('discard:')) {
        discardInstead(game, frame, choice);
        return;
      }
      const target = choice.slice(choice.indexOf(':') + 1);
      game.world.verbs[frame.effect.do].onTarget?.(game, frame.effect, frame, target);
    },
  },
});

/** A card that is discarded is no target any more; what is left to choose is asked again (LIMIT-4). */
function discardInstead(game: Game, frame: TargetFrame, choice: string): void {
  const gone = choice.slice('discard:'.length);
  frame.step = 'choose';
  frame.options = frame.options.filter((option) => option !== `target:${gone}`);
  act(game, frame.seat, choice);
}

export const askerOf = (game: Game, { seat, bearer, source }: Context): Asker => ({
  seat,
  bearer,
  source,
  roll: rollOf(game),
});

/** An amount as an effect means it: dice are rolled here. */
export function rolledAmount(game: Game, amount: Amount, context: Context): number {
  if (typeof amount === 'number') return amount;
  if (!('roll' in amount)) return Math.max(0, amountOf(game, amount, askerOf(game, context)));
  let total = 0;
  for (let dice = amount.roll === 'd10' ? 1 : 2; dice > 0; dice--) {
    const value = rollDie(game);
    tell(game, { type: 'die', seat: context.seat, value });
    total += value;
  }
  return total;
}

export const orAll = (game: Game, amount: Amount | 'all', context: Context): number =>
  amount === 'all' ? Number.POSITIVE_INFINITY : rolledAmount(game, amount, context);

/** The options for `ally` and `any`, of those that fit. */
export const candidates = (game: Game, who: Who, seat: number, fits: (who: string) => boolean): string[] =>
  choosable(game, who, seat)
    .filter(fits)
    .map((one) => `target:${one}`);
