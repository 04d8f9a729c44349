/** Adventures: whether to attempt them, and what to choose in them. */
import type { Choice } from '@wayrune/engine/effects/vocabulary.ts';
import { nearest } from '@wayrune/engine/kernel/procedure.ts';
import type { Player } from '@wayrune/engine/rules/state.ts';
import { infoOf } from '@wayrune/engine/rules/world.ts';
import { duelChance } from './duel.ts';
import { attemptWorth } from './goals.ts';
import { worthOfCard } from './goods.ts';
import { choiceWorth } from './judge.ts';
import { outlookOn } from './outlook.ts';
import { portrait, runesOf } from './portrait.ts';
import { best, type Decider, type Sight } from './sight.ts';
import { nowFor } from './use.ts';

/** A Hero is attacked only by one who is nearly sure to win, and for something worth having. */
const SURE = 0.8;
const BOOTY = 5;
const RUNE = 60;

/** Attempt what lies here, attack a Hero, or leave it. */
export const chooseAdventure: Decider = (sight) => {
  const { state, seat, options } = sight;
  return best(options, (option) => {
    const [verb, what = ''] = option.split(':');
    if (verb === 'pass') return 0;
    if (verb === 'attempt') return attemptWorth(sight);
    const other = state.players[Number(what)];
    if (verb !== 'attack' || other === undefined) return -1;
    const booty = bootyOf(sight, other);
    return booty < BOOTY || duelChance(sight, seat, other.seat) < SURE ? -1 : SURE * booty;
  });
};

/** The best prize that a Hero could give. */
function bootyOf({ world, player }: Sight, other: Player): number {
  const goods = [...other.items, ...other.allies].map(({ card }) => worthOfCard(world, player, card));
  return Math.max(other.gold, RUNE * runesOf(world, other), ...goods);
}

/** What a card offers. */
interface Offered {
  readonly choices: readonly Choice[];
  readonly source: string;
  readonly bearer: string;
}

/** One of several things printed on a card. */
export const choose: Decider = (sight) => {
  const frame = nearest(sight.game, 'choose') as unknown as Offered;
  const now = nowFor(sight, frame.source, frame.bearer);
  return best(sight.options, (option) => {
    const [, index = '', target = ''] = option.split(':');
    const choice = frame.choices[Number(index)];
    if (choice === undefined) return -1;
    return choiceWorth(now, choice, target);
  });
};

/** Easy Challenges come next, all else goes to the bottom. */
export const arrange: Decider = (sight) => {
  const { world, state, player } = sight;
  const hero = portrait(world, state, player);
  return best(sight.options, (option) => {
    const [put, card = ''] = option.split(':');
    const { card: printed } = infoOf(world, card);
    if (printed.kind !== 'challenge') return put === 'bottom' ? 0.5 : 0;
    const { value } = outlookOn(world, hero, card, printed.color);
    return put === 'top' ? value : 0;
  });
};
