/** Why: what players of The Cataclysm do, in words. */
import { curseAt, findCataclysm, fateAt } from '@wayrune/engine/adventures/cataclysm/cataclysm.ts';
import { curseName } from '@wayrune/engine/adventures/cataclysm/panels.ts';
import type { Curse } from '@wayrune/engine/effects/vocabulary.ts';
import type { SpaceId } from '@wayrune/engine/rules/world/board.ts';
import { atPlace, cardName } from '@wayrune/engine/text/names.ts';
import { percent } from '@wayrune/engine/text/percent.ts';
import type { Context } from '../../heuristics/context.ts';
import type { Aim } from '../aim.ts';
import { sourceChance } from './curses.ts';
import { goalsFor, stepsLeft } from './journeys.ts';

/** The chance is rounded to tens: it is an estimate. */
const roughly = (chance: number): string => percent(Math.round(10 * chance) / 10);

const DICE = ['no dice', 'one die', 'two dice', 'three dice', 'four dice', 'five dice'];

function splitReason({ player }: Context, what: string): string {
  const trading = Number(what);
  if (trading === 0) return 'you gain more where the dice lead than on the road';
  const why =
    player.wounds > 0 ? 'you are hurt, and a camp may heal you' : `you have ${player.gold} gold to spend`;
  return `${DICE[trading] ?? `${trading} dice`} for trade: ${why}`;
}

export const reasons: NonNullable<Aim['reasons']> = {
  pool: splitReason,
  trade: () => 'your trading dice match well here',
  wares: ({ player }) => `you have ${player.gold} gold for what the caravan brings`,
  healing: () => 'you need your Life for the curses',
  curse: (_, of) =>
    `a card of ${curseName(of as Curse)} brings a victory point and opens the way to its source`,
  source: (context, card) =>
    `about ${roughly(sourceChance(context, card))} to beat it: three victory points and a free town`,
  quest: (context, card) =>
    stepsLeft(context, card) <= 1 ? 'the last step of the quest' : 'a step toward two victory points',
  claim: () => 'two victory points, and an ability for the rest of the game',
};

/** A town under a curse, or a space where a quest goes on. */
export function placeReason(context: Context, space: SpaceId): string | null {
  const { game, state, world, naming } = context;
  if (findCataclysm(state) === null || fateAt(game, space)?.is === 'freed') return null;
  const curse = curseAt(game, space);
  if (curse !== null) return `${atPlace(game, space, naming)}: ${curseName(curse)} can be faced there`;
  const [quest] = goalsFor(context).get(space) ?? [];
  return quest === undefined
    ? null
    : `${atPlace(game, space, naming)}: ${cardName(world, quest)} goes on there`;
}
