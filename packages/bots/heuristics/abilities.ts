/** Abilities: what using one is worth now, and windows in which they are offered. */
import type { Ability } from '@wayrune/engine/effects/vocabulary.ts';
import { info } from '@wayrune/engine/rules/world/game.ts';
import { fightWorth } from './combat.ts';
import { prizeNow } from '../fights/prize.ts';
import { type Now, priceOfAll, worthNow } from '../value/effect-worth.ts';
import { best, type Decider, type Context } from './context.ts';

export function abilityOf({ game }: Context, option: string): Ability {
  const [, card = '', index = ''] = option.split(':');
  const ability = info(game, card).held.abilities[Number(index)];
  if (ability === undefined) throw new Error(`no ability behind "${option}"`);
  return ability;
}

/** The judge's seat for a card of one's own. */
export function nowFor(context: Context, source: string, bearer?: string): Now {
  const { game, seat, player, aim, mend } = context;
  const own = source !== player.hero && info(game, source).fighter !== null ? source : 'hero';
  return {
    game,
    seat,
    source,
    bearer: bearer ?? own,
    aim,
    fight: () => fightWorth(context),
    prize: () => prizeNow(context),
    mend,
  };
}

/** What a `use:` option brings, or only some of its effects, less what it costs. */
export function netWorth(context: Context, option: string, effects = abilityOf(context, option).do): number {
  const [, card = '', , target = ''] = option.split(':');
  const now = nowFor(context, card);
  const kept = context.aim.keeps?.(context, option) ?? 0;
  return worthNow(now, effects) - priceOfAll(now, abilityOf(context, option).cost, target) - kept;
}

/** Not worth the trouble below this. */
const LEAST = 0.15;

/** A window: the best ability, or none. */
export const inWindow: Decider = (context) =>
  best(context.options, (option) => {
    if (option === 'pass' || option === 'done') return LEAST;
    return option.startsWith('use:') ? netWorth(context, option) : -1;
  });
