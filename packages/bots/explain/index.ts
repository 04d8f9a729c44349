/** Why a choice was made, in one plain sentence. The same sentence is the hint that people may ask for. */
import { sentence } from '@wayrune/engine/effects/words.ts';
import { bestAim } from '../plan.ts';
import { priceOf, salePrice } from '@wayrune/engine/rules/market.ts';
import { lifeOf } from '@wayrune/engine/rules/values.ts';
import { optionChance } from '@wayrune/engine/table/chances.ts';
import { infoOf } from '@wayrune/engine/rules/world.ts';
import { heroName, many } from '@wayrune/engine/text/names.ts';
import { worthOfCard } from '../goods.ts';
import { duelOdds, fightOdds } from '../odds/index.ts';
import { worthOfHaving } from '../prospects.ts';
import type { Planning } from '../plan.ts';
import { adventureAt, placeReason, promiseOf } from './places.ts';
import { percent } from '@wayrune/engine/text/percent.ts';
import { about, label } from './words.ts';

/** What follows the word in the option: `word:what:detail`. */
type Reason = (sight: Planning, what: string, detail: string, option: string) => string;

const said = (sight: Planning, option: string, reason: string): string =>
  `${label(sight, option)}: ${reason}`;

const NOWHERE = 'nothing in reach is worth more';

/** Where the Hero is going when he has done that. */
function heading(sight: Planning, from: string): string {
  const space = bestAim(sight, from);
  return space === null ? NOWHERE : placeReason(sight, space);
}

/** Why he goes no further: for what is here, or on the way to something else. */
function halt(sight: Planning, word: string): string {
  const here = sight.player.space ?? '';
  const space = bestAim(sight, here);
  if (space === null) return `${word}: ${NOWHERE}`;
  return `${word}${space === here ? ' for' : ', on the way to'} ${placeReason(sight, space)}`;
}

const chanceWords = (sight: Planning, option: string, what: string, otherwise: string): string => {
  const chance = optionChance(sight.world, sight.state, option);
  return chance === null ? otherwise : `${percent(chance)} to ${what}`;
};

/** The chance to win the fight that goes on, for one who fights; the same that people are shown beside the reason. */
function toWin({ world, state, seat }: Planning): string {
  const odds = fightOdds(world, state, { seat });
  return percent((odds?.options.find(({ option }) => option === 'fight') ?? odds)?.win ?? 0.5);
}

const keeps: Reason = (sight, card, _, option) =>
  said(sight, option, `worth ${about(worthOfCard(sight.world, sight.player, card))} to you`);

/** By the word that an option begins with. */
const REASONS: Readonly<Record<string, Reason>> = {
  roll: (sight) => `Roll and make for ${heading(sight, sight.player.space ?? '')}`,
  rest: (sight, n, _, option) =>
    said(
      sight,
      option,
      `${many(sight.player.exhaustion, 'exhaustion counter')} on you, and ${Number(n) === 4 ? 'no place to be' : 'a shorter way will do'}`,
    ),
  walk: (sight, space) => `Walk without dice to ${heading(sight, space)}`,
  stay: (sight) => halt(sight, 'Stay'),
  stop: (sight) => halt(sight, 'Stop here'),
  step: (sight, space) => `Onward to ${heading(sight, space)}`,
  attempt: (sight) => placeReason(sight, sight.player.space ?? ''),
  pass(sight) {
    const place = sight.kind === 'adventure' ? adventureAt(sight, sight.player.space ?? '') : null;
    if (place === null) return 'Nothing here is worth its price';
    return `Leave it: only ${percent(promiseOf(sight, place).win)} to win, and there is much to lose`;
  },
  attack(sight, who, _, option) {
    if (sight.kind !== 'adventure')
      return said(sight, option, chanceWords(sight, option, 'hit', 'the best blow at hand'));
    const seat = Number(who);
    const { win } = duelOdds(sight.world, sight.state, sight.seat, seat);
    return `Attack ${heroName(sight.world, sight.state, seat)}: about ${percent(win)} to win, and there is something to take`;
  },
  defend: (sight, _what, _more, option) =>
    said(sight, option, chanceWords(sight, option, 'hold', 'nothing else is safer')),
  fight: (sight) => `Fight on: ${toWin(sight)} to win from here`,
  escape: (sight, _what, _more, option) =>
    `Get away: ${chanceWords(sight, option, 'slip off', 'a way out')}, and only ${toWin(sight)} to win`,
  buy(sight, card, _, option) {
    const { world, state, player, game, seat, mind } = sight;
    const worth = worthOfHaving(world, state, player, card, mind);
    // At a market it may be bought for what else is bought with it.
    const why =
      worth < priceOf(game, seat, card)
        ? 'a good part of what you need next'
        : `worth ${about(worth)} to you`;
    return said(sight, option, why);
  },
  keep: keeps,
  sell(sight, card, _, option) {
    const { world, game, seat, player } = sight;
    const worth = worthOfCard(world, player, card);
    const better = worth > salePrice(game, seat, card);
    return said(
      sight,
      option,
      better ? 'something better can be had for it' : `it is worth only ${about(worth)} to you`,
    );
  },
  discard: (sight, _what, _more, option) => said(sight, option, 'it makes room for something better'),
  heal(sight, who, what, option) {
    if (who !== 'hero') return said(sight, option, 'a companion in good health is worth the gold');
    const { game, seat, player } = sight;
    if (what === 'exhaustion') return said(sight, option, 'rested, you move further and do more');
    const left = lifeOf(game, seat, 'hero') - player.wounds;
    return said(sight, option, `only ${left} of ${lifeOf(game, seat, 'hero')} Life left`);
  },
  done: (sight) =>
    sight.kind === 'market' ? 'Nothing more here is worth its price' : 'Better to save the points',
  learn: (sight, _what, _more, option) =>
    said(sight, option, 'it helps most against what is left on the board'),
  use: (sight, _card, _index, option) => said(sight, option, 'now it does more than it costs'),
  lose: (sight, _card, _more, option) => said(sight, option, 'you will miss it least'),
  prize: (sight, what, _, option) =>
    said(
      sight,
      option,
      what !== 'gold' && infoOf(sight.world, what).holding === 'rune'
        ? 'it brings you nearer to victory'
        : 'the best that can be had',
    ),
  accept: () => 'Accept: you get more than you give',
  refuse: () => 'Refuse: you would give more than you get',
  leave: () => 'Nothing to bargain for',
};

/** A reason for any choice: plain words for what is known, and what the option says for the rest. */
export function explain(sight: Planning, choice: string): string {
  const [word = '', what = '', detail = ''] = choice.split(':');
  const reason = REASONS[word];
  if (reason !== undefined) return sentence(reason(sight, what, detail, choice));
  return sentence(said(sight, choice, 'of all that can follow, this looks best'));
}
