/** Why a choice was made, in one plain sentence. The same sentence is the hint that people may ask for. */
import { sentence } from '@wayrune/engine/effects/words.ts';
import { isTrophy } from '../aims/worth.ts';
import { bestAim } from '../plan/turn-plan.ts';
import { priceOf, salePrice } from '@wayrune/engine/rules/turn/market.ts';
import { lifeOf } from '@wayrune/engine/rules/cards/values.ts';
import { optionChance } from '@wayrune/engine/table/chances.ts';
import { infoOf } from '@wayrune/engine/rules/world/world.ts';
import { heroName, many } from '@wayrune/engine/text/names.ts';
import { worthOfCard } from '../value/card-worth.ts';
import { duelOdds, fightOdds } from '../odds/index.ts';
import { worthOfHaving } from '../value/equipment-worth.ts';
import type { PlanContext } from '../plan/turn-plan.ts';
import { adventureAt, placeReason, promiseOf } from './place-reasons.ts';
import { percent } from '@wayrune/engine/text/percent.ts';
import { about, label } from './phrases.ts';

/** What follows the word in the option: `word:what:detail`. */
type Reason = (context: PlanContext, what: string, detail: string, option: string) => string;

const said = (context: PlanContext, option: string, reason: string): string =>
  `${label(context, option)}: ${reason}`;

const NOWHERE = 'nothing in reach is worth more';

/** Where the Hero is going when he has done that. */
function heading(context: PlanContext, from: string): string {
  const space = bestAim(context, from);
  return space === null ? NOWHERE : placeReason(context, space);
}

/** Why he goes no further: for what is here, or on the way to something else. */
function halt(context: PlanContext, word: string): string {
  const here = context.player.space ?? '';
  const space = bestAim(context, here);
  if (space === null) return `${word}: ${NOWHERE}`;
  return `${word}${space === here ? ' for' : ', on the way to'} ${placeReason(context, space)}`;
}

const chanceWords = (context: PlanContext, option: string, what: string, otherwise: string): string => {
  const chance = optionChance(context.world, context.state, option);
  return chance === null ? otherwise : `${percent(chance)} to ${what}`;
};

/** The chance to win the fight that goes on, for one who fights; the same that people are shown beside the reason. */
function toWin({ world, state, seat }: PlanContext): string {
  const odds = fightOdds(world, state, { seat });
  return percent((odds?.options.find(({ option }) => option === 'fight') ?? odds)?.win ?? 0.5);
}

const keeps: Reason = (context, card, _, option) =>
  said(context, option, `worth ${about(worthOfCard(context.world, context.player, card))} to you`);

/** By the word that an option begins with. */
const REASONS: Readonly<Record<string, Reason>> = {
  roll: (context) => `Roll and make for ${heading(context, context.player.space ?? '')}`,
  rest: (context, n, _, option) =>
    said(
      context,
      option,
      `${many(context.player.exhaustion, 'exhaustion counter')} on you, and ${Number(n) === 4 ? 'no place to be' : 'a shorter way will do'}`,
    ),
  walk: (context, space) => `Walk without dice to ${heading(context, space)}`,
  stay: (context) => halt(context, 'Stay'),
  stop: (context) => halt(context, 'Stop here'),
  step: (context, space) => `Onward to ${heading(context, space)}`,
  attempt: (context) => placeReason(context, context.player.space ?? ''),
  pass(context) {
    const place = context.kind === 'adventure' ? adventureAt(context, context.player.space ?? '') : null;
    if (place === null) return 'Nothing here is worth its price';
    return `Leave it: only ${percent(promiseOf(context, place).win)} to win, and there is much to lose`;
  },
  attack(context, who, _, option) {
    if (context.kind !== 'adventure')
      return said(context, option, chanceWords(context, option, 'hit', 'the best blow at hand'));
    const seat = Number(who);
    const { win } = duelOdds(context.world, context.state, context.seat, seat);
    return `Attack ${heroName(context.world, context.state, seat)}: about ${percent(win)} to win, and there is something to take`;
  },
  defend: (context, _what, _more, option) =>
    said(context, option, chanceWords(context, option, 'hold', 'nothing else is safer')),
  fight: (context) => `Fight on: ${toWin(context)} to win from here`,
  escape: (context, _what, _more, option) =>
    `Get away: ${chanceWords(context, option, 'slip off', 'a way out')}, and only ${toWin(context)} to win`,
  buy(context, card, _, option) {
    const { world, state, player, game, seat, weights } = context;
    const worth = worthOfHaving(world, state, player, card, weights);
    // At a market it may be bought for what else is bought with it.
    const why =
      worth < priceOf(game, seat, card)
        ? 'a good part of what you need next'
        : `worth ${about(worth)} to you`;
    return said(context, option, why);
  },
  keep: keeps,
  sell(context, card, _, option) {
    const { world, game, seat, player } = context;
    const worth = worthOfCard(world, player, card);
    const better = worth > salePrice(game, seat, card);
    return said(
      context,
      option,
      better ? 'something better can be had for it' : `it is worth only ${about(worth)} to you`,
    );
  },
  discard: (context, _what, _more, option) => said(context, option, 'it makes room for something better'),
  heal(context, who, what, option) {
    if (who !== 'hero') return said(context, option, 'a companion in good health is worth the gold');
    const { game, seat, player } = context;
    if (what === 'exhaustion') return said(context, option, 'rested, you move further and do more');
    const left = lifeOf(game, seat, 'hero') - player.wounds;
    return said(context, option, `only ${left} of ${lifeOf(game, seat, 'hero')} Life left`);
  },
  done: (context) =>
    context.kind === 'market' ? 'Nothing more here is worth its price' : 'Better to save the points',
  learn: (context, _what, _more, option) =>
    said(context, option, 'it helps most against what is left on the board'),
  use: (context, _card, _index, option) => said(context, option, 'now it does more than it costs'),
  lose: (context, _card, _more, option) => said(context, option, 'you will miss it least'),
  prize: (context, what, _, option) =>
    said(
      context,
      option,
      what !== 'gold' && isTrophy(context.aim, infoOf(context.world, what))
        ? 'it brings you nearer to victory'
        : 'the best that can be had',
    ),
  accept: () => 'Accept: you get more than you give',
  refuse: () => 'Refuse: you would give more than you get',
  counter: () => 'Make a counter-offer: for a little more gold it is a fair bargain',
  leave: () => 'Nothing to bargain for',
};

/** A reason for any choice: plain words for what is known, and what the option says for the rest. */
export function explain(context: PlanContext, choice: string): string {
  const [word = '', what = '', detail = ''] = choice.split(':');
  const reason = context.aim.reasons?.[word] ?? REASONS[word];
  if (reason !== undefined) return sentence(reason(context, what, detail, choice));
  return sentence(said(context, choice, 'of all that can follow, this looks best'));
}
