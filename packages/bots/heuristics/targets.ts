/** Of whom or what: the small decisions that effects ask for. */
import { rollOf } from '@wayrune/engine/rules/combat/combat-frame.ts';
import { lifeOf } from '@wayrune/engine/rules/cards/values.ts';
import { bearerAt } from '@wayrune/engine/rules/combat/vitals.ts';
import { infoOf } from '@wayrune/engine/rules/world/world.ts';
import { landOf } from '@wayrune/engine/rules/world/land.ts';
import { worthOfCard } from '../value/card-worth.ts';
import { changeDie, chooseSpace } from './movement.ts';
import { best, type Decider, detail, type Context } from './context.ts';
import { giveUp, learnStrongest } from './trade.ts';

type Bearing = 'wounds' | 'exhaustion';
const bears = ({ game, seat }: Context, who: string, what: Bearing): number =>
  bearerAt(game, seat, who)?.[what] ?? 0;

/** Counters come off whoever has most; they go to whoever can bear them. */
const relieve =
  (what: Bearing): Decider =>
  (context) =>
    best(
      context.options,
      (option) => bears(context, detail(option), what) + (option === 'target:hero' ? 0.5 : 0),
    );

const burden: Decider = (context) =>
  best(context.options, (option) => {
    const who = detail(option);
    return lifeOf(context.game, context.seat, who) - bears(context, who, 'wounds');
  });

const richest: Decider = ({ state, options }) =>
  best(options, (option) => state.players[Number(detail(option))]?.gold ?? 0);

const lowestDie: Decider = ({ game }) => {
  const roll = rollOf(game);
  return roll !== null && roll.first > roll.second ? 'target:second' : 'target:first';
};

const most: Decider = (context) =>
  best(context.options, (option) =>
    option === 'target:none' ? 0.3 : worthOfCard(context.world, context.player, detail(option)),
  );

const bargain: Decider = (context) =>
  best(context.options, (option) => {
    if (option === 'target:none') return 0.3;
    return (
      worthOfCard(context.world, context.player, detail(option)) - infoOf(context.world, detail(option)).cost
    );
  });

/** A space, by its name or by its town's. */
export const somewhere = chooseSpace((_, option) => detail(option));
export const nearTown = chooseSpace(({ game }, option) => landOf(game).town[detail(option)]?.space ?? '');

/** By the verb that asks. */
export const TARGETS: Readonly<Record<string, Decider>> = {
  'target:heal': relieve('wounds'),
  'target:recover': relieve('exhaustion'),
  'target:wound': burden,
  'target:exhaust': burden,
  'target:rob': richest,
  'target:reroll': lowestDie,
  'target:lose-card': giveUp,
  'target:deactivate': giveUp,
  'target:refresh': most,
  'target:buy-anywhere': bargain,
  'target:move': somewhere,
  'target:place-counter': somewhere,
  'target:remove-counter': somewhere,
  'target:reroll-dice': changeDie,
  'target:turn-dice': changeDie,
  'target:learn': learnStrongest,
};
