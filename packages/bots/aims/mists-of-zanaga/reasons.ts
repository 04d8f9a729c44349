/** Why a computer player does what it does in Zanaga, in words. */
import { attackersAt } from '@wayrune/engine/adventures/mists-of-zanaga/roaming/roaming.ts';
import { mistsOf } from '@wayrune/engine/adventures/mists-of-zanaga/mists.ts';
import { slotsOf } from '@wayrune/engine/adventures/mists-of-zanaga/rituals/tokens.ts';
import type { Gear } from '@wayrune/engine/effects/vocabulary.ts';
import { atPlace, cardName } from '@wayrune/engine/text/names.ts';
import { percent } from '@wayrune/engine/text/percent.ts';
import type { SpaceId } from '@wayrune/engine/rules/world/board.ts';
import { siteAt } from '@wayrune/engine/rules/world/land.ts';
import type { Context } from '../../heuristics/context.ts';
import type { Aim, ChanceToWin } from '../aim.ts';
import { bestGod, godWorthIt } from './gods.ts';
import { completionWorth, riteOf } from './rites.ts';
import { meetingWorth } from './roaming.ts';

const GEAR_REASONS: Readonly<Record<Gear, string>> = {
  'lockjaw-trap': 'a sure way out of a fight that goes wrong',
  'dead-mans-compass': 'a die that shows what you need, once',
  'shaman-bones': 'a second draw when you dislike the first',
};

function tokenReason(context: Context, card: string): string {
  const { tokens } = riteOf(context, card);
  const left = slotsOf(context.game, card) - tokens.length - 1;
  const isGood = completionWorth(context, card) > 0;
  if (left <= 0) return isGood ? 'completing it helps you most' : 'completing it hurts you least';
  const more = `${left} more to complete it`;
  return isGood ? `${more}, and then it helps you` : `${more}: the safest place for this token`;
}

const toWin = (chance: ChanceToWin, card: string): string => `${percent(chance(card, 'roaming'))} to win`;

function notNow(context: Context, chance: ChanceToWin): string | null {
  if (context.kind === 'safari') return 'no monster here is worth a die';
  if (context.kind !== 'confront') return null;
  const found = bestGod(context);
  return found === null ? null : `only ${percent(chance(found.god))} to win: hunt, level up and shop first`;
}

export const reasons: NonNullable<Aim['reasons']> = {
  place: tokenReason,
  token: () => 'placed first, it does more',
  meet: (_context, card, _, __, chance) => toWin(chance, card),
  safari: (_context, card, _, __, chance) => toWin(chance, card),
  confront: (_context, god, _, __, chance) => `${percent(chance(god))} to win the game`,
  pass: (context, _, __, ___, chance) => notNow(context, chance),
  start: () => 'your gold buys most here, with adventures close by',
  rise: () => 'as good a place as any, and close to you',
  gear: (_, gear) => GEAR_REASONS[gear as Gear] ?? null,
  swap: () => 'worth more to you than what you give',
  trade: () => 'you can use the market and still move on',
  'rest-with': () => 'this die takes you nowhere better',
};

/** What roams on a space or waits in the Lost City, if a Hero would go there for it. */
export function placeReason(context: Context, space: SpaceId, chance: ChanceToWin): string | null {
  const { game, state, world, naming } = context;
  const { lostCity } = mistsOf(state);
  if (space === lostCity) {
    const found = godWorthIt(context);
    if (found !== null)
      return `${cardName(world, found.god)} in the Lost City: ${percent(chance(found.god))} to win the game`;
  }
  if (siteAt(game, space).town >= 0 || state.counters[world.board.jewels.indexOf(space)] === 1) return null;
  const [first, ...others] = attackersAt(game, space);
  if (first === undefined) return null;
  const prey = others.reduce(
    (best, card) => (meetingWorth(context, card) > meetingWorth(context, best) ? card : best),
    first,
  );
  return `${cardName(world, prey)} ${atPlace(game, space, naming)}: ${toWin(chance, prey)}`;
}
