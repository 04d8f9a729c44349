/** Why a choice was made, in one plain sentence that does not repeat the choice. It is also the hint for people. */
import { sentence } from '@wayrune/engine/effects/words.ts';
import type { SpaceId } from '@wayrune/engine/rules/world/board.ts';
import { isTrophy } from '../aims/worth.ts';
import { bestWayBy } from '../heuristics/ways.ts';
import { bestAim, planOf } from '../plan/turn-plan.ts';
import { priceOf, salePrice } from '@wayrune/engine/rules/turn/market.ts';
import { lifeOf } from '@wayrune/engine/rules/cards/values.ts';
import { optionChance } from '@wayrune/engine/table/chances.ts';
import { infoOf } from '@wayrune/engine/rules/world/world.ts';
import { openSymbols } from '@wayrune/engine/rules/rituals/rituals.ts';
import { many, placeName } from '@wayrune/engine/text/names.ts';
import { worthOfCard } from '../value/card-worth.ts';
import { duelOdds, fightOdds } from '../odds/index.ts';
import { worthOfHaving } from '../value/equipment-worth.ts';
import type { PlanContext } from '../plan/turn-plan.ts';
import { adventureAt, aimThere, chanceIn, placeReason, promiseOf } from './place-reasons.ts';
import { percent } from '@wayrune/engine/text/percent.ts';
import { about } from './phrases.ts';

/** What follows the word in the option: `word:what:detail`. */
type Reason = (context: PlanContext, what: string, detail: string, option: string) => string;

const NOWHERE = 'nothing in reach is worth more';

/**
 * Why to go to a space: for what is there, else for what it is on the way to. A goal that lies where the Hero stands
 * is no reason to leave it.
 */
function headFor(context: PlanContext, space: SpaceId): string {
  const there = placeReason(context, space);
  if (there !== null) return `head for ${there}`;
  const aim = bestAim(context, space);
  const beyond = aim === null || aim === context.player.space ? null : placeReason(context, aim);
  return beyond === null
    ? `${placeName(context.game, space, context.naming)} is the best place to start your next turn`
    : `on the way to ${beyond}`;
}

/** Where the dice lead after this step, if the best is made of them. */
function stepReason(context: PlanContext, option: string): string {
  const end = bestWayBy(context, planOf(context).worth, option);
  const space = context.world.board.spaces[end]?.id ?? option.split(':')[1] ?? '';
  return headFor(context, space);
}

/** Why to go no further: for what is here, or because nothing else is better. */
function halt(context: PlanContext): string {
  const here = context.player.space ?? '';
  return placeReason(context, here) ?? NOWHERE;
}

const chanceWords = (context: PlanContext, option: string, what: string, otherwise: string): string => {
  const chance = optionChance(context.world, context.state, option);
  return chance === null ? otherwise : `${percent(chance)} to ${what}`;
};

/** The chance to win the fight that goes on, for one who fights; the same that people are shown beside the reason. */
function toWin({ world, state, seat }: PlanContext): string {
  const odds = fightOdds(world, state, { seat });
  const chance = percent((odds?.options.find(({ option }) => option === 'fight') ?? odds)?.win ?? 0.5);
  return odds?.exact === false ? `an estimated ${chance}` : chance;
}

const keeps: Reason = (context, card) =>
  `worth ${about(worthOfCard(context.world, context.player, card))} to you`;

/** By the word that an option begins with. */
const REASONS: Readonly<Record<string, Reason>> = {
  roll(context) {
    const aim = bestAim(context, context.player.space ?? '');
    return aim === null ? NOWHERE : headFor(context, aim);
  },
  rest: (_, n) => `shed ${n} exhaustion; you need fewer dice this turn`,
  walk: (context, space) => headFor(context, space),
  stay: halt,
  stop: halt,
  step: (context, _what, _more, option) => stepReason(context, option),
  empower({ world, player }, card) {
    const held = player.items.find((item) => item.card === card);
    const left = held === undefined ? 0 : openSymbols(infoOf(world, card), held).length - 1;
    return left === 0
      ? 'with this die it works'
      : `worth more than a step: then ${many(left, 'symbol')} to go`;
  },
  attempt(context) {
    const place = adventureAt(context, context.player.space ?? '');
    if (place === null) return 'there is something to win here';
    const { win, spoils } = promiseOf(context, place);
    return `${percent(win)} to ${aimThere(context, place)}, ${spoils}`;
  },
  pass(context) {
    const place = context.kind === 'adventure' ? adventureAt(context, context.player.space ?? '') : null;
    if (place === null) return 'not worth it now';
    return `only ${percent(promiseOf(context, place).win)} to ${aimThere(context, place)}, and a lot to lose`;
  },
  attack(context, who, _, option) {
    if (context.kind !== 'adventure') return chanceWords(context, option, 'hit', 'your best attack');
    const { win } = duelOdds(context.world, context.state, context.seat, Number(who));
    return `about ${percent(win)} to win, and there is something to take`;
  },
  defend: (context, _what, _more, option) => chanceWords(context, option, 'hold', 'nothing else is safer'),
  fight: (context) => `${toWin(context)} to win from here`,
  escape: (context, _what, _more, option) =>
    `${chanceWords(context, option, 'get away', 'a way out')}, only ${toWin(context)} to win`,
  buy(context, card) {
    const { world, state, player, game, seat, weights } = context;
    const worth = worthOfHaving(world, state, player, card, weights);
    // At a market it may be bought for what else is bought with it.
    return worth < priceOf(game, seat, card)
      ? 'part of the best set you can afford'
      : `worth ${about(worth)} to you`;
  },
  keep: keeps,
  form: keeps,
  sell(context, card) {
    const { world, game, seat, player } = context;
    const worth = worthOfCard(world, player, card);
    return worth > salePrice(game, seat, card)
      ? 'the gold buys something better'
      : `worth only ${about(worth)} to you`;
  },
  discard: () => 'makes room for something better',
  heal(context, who, what) {
    if (who !== 'hero') return 'a healthy Ally is worth the gold';
    const { game, seat, player } = context;
    if (what === 'exhaustion') return 'rested, you move farther and do more';
    const life = lifeOf(game, seat, 'hero');
    const left = life - player.wounds;
    return `${2 * left <= life ? 'only ' : ''}${left} of ${life} Life left`;
  },
  done: (context) =>
    context.kind === 'market' ? 'nothing else here is worth its price' : 'save the points for later',
  learn: () => 'helps most against what is left on the board',
  use: () => 'well worth it now',
  lose: () => 'you will miss it least',
  prize: (context, what) =>
    what !== 'gold' && isTrophy(context.aim, infoOf(context.world, what))
      ? 'brings you closer to victory'
      : 'the best you can take',
  accept: () => 'you get more than you give',
  refuse: () => 'you would give more than you get',
  counter: () => 'for a little more gold it is a fair deal',
  leave: () => 'there is nothing worth trading for',
};

/** A reason for any choice: plain words for what is known, and for the rest that it looks best. */
export function explain(context: PlanContext, choice: string): string {
  const [word = '', what = '', detail = ''] = choice.split(':');
  const own = context.aim.reasons?.[word]?.(context, what, detail, choice, chanceIn(context));
  return sentence(own ?? REASONS[word]?.(context, what, detail, choice) ?? 'looks best of all your options');
}
