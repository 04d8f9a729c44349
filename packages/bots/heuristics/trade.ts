/** Gold, cards and experience: what to buy, sell, heal, learn, take and give away. */
import { infoOf, itemKind } from '@wayrune/engine/rules/world/world.ts';
import { nearest } from '@wayrune/engine/kernel/procedure.ts';
import { EXPERIENCE, type ExperienceKind } from '@wayrune/engine/effects/vocabulary.ts';
import { couldMakeRoom } from '@wayrune/engine/rules/cards/limits.ts';
import { priceOf, salePrice } from '@wayrune/engine/rules/turn/market.ts';
import { lifeOf } from '@wayrune/engine/rules/cards/values.ts';
import type { MarketFrame } from '@wayrune/engine/rules/turn/market.ts';
import { COINS, type NegotiationFrame } from '@wayrune/engine/rules/turn/negotiation.ts';
import type { Player } from '@wayrune/engine/rules/world/state.ts';
import { isTrophy } from '../aims/worth.ts';
import { worthOfCard } from '../value/card-worth.ts';
import { waresOf } from '../value/forms.ts';
import { A_TROPHY } from '../value/effect-worth.ts';
import { power } from '../fights/outlook.ts';
import { worthToBuy } from '../value/purchase-worth.ts';
import { best, type Decider, detail, type Context } from './context.ts';
import { netWorth } from './abilities.ts';

const worth = ({ world, player }: Context, card: string): number => worthOfCard(world, player, card);

/** A purchase must bring at least this much more than it costs. */
const MARGIN = 0.3;

const gain = (context: Context, card: string): number =>
  worthToBuy(context.world, context.state, context.player, card, context.weights) -
  priceOf(context.game, context.seat, card);

/** A wound matters more the fewer are left. */
const woundWorth = (wounds: number, life: number): number => 1 + (2.5 * wounds) / life;

/** Buying, selling, healing: the best deal, one after another, until none is left. */
export const deal: Decider = (context) =>
  best(context.options, (option) => {
    const [verb = '', what = '', how = ''] = option.split(':');
    switch (verb) {
      case 'done':
      case 'pass':
        return MARGIN;
      case 'buy':
        return gain(context, what);
      case 'keep':
        return worth(context, what) + 0.5;
      case 'sell':
        return (
          salePrice(context.game, context.seat, what) - worth(context, what) + makesRoom(context, what, true)
        );
      case 'discard':
        return isNew(context, what) ? -1 : makesRoom(context, what, false) - worth(context, what);
      case 'heal':
        return healing(context, what, how);
      case 'use':
        return netWorth(context, option);
      default:
        return context.aim.options?.[verb]?.(context, option) ?? -1;
    }
  });

function healing({ game, seat, player }: Context, who: string, how: string): number {
  if (how === 'exhaustion') {
    const tired = who === 'hero' ? player.exhaustion : 1;
    return tired > 1 ? 0.6 * tired - 1 + MARGIN : 0.1;
  }
  if (who === 'hero') return 1.5 + woundWorth(player.wounds, lifeOf(game, seat, 'hero'));
  return 0.6;
}

/** Where cards cost nothing, whoever let go what they have just bought would trade for ever. */
const isNew = ({ state, player }: Context, card: string): boolean =>
  [...player.items, ...player.allies].some((held) => held.card === card && held.bought === state.turn);

/** The cards of the market that is being visited, in town or wherever the adventure has one; null outside of markets. */
export function offeredTo(context: Context): readonly string[] | null {
  const { game, state, aim } = context;
  const market = nearest(game, 'market') as MarketFrame | null;
  return market === null ? (aim.wares?.(context) ?? null) : (state.stacks[market.town] ?? []);
}

/** The best thing in the stack for which only room is lacking, if this card goes. */
function makesRoom(context: Context, going: string, sold: boolean): number {
  const { world, game, seat, player, state } = context;
  const stack = offeredTo(context);
  if (stack === null) return 0;
  const gold = player.gold + (sold ? salePrice(game, seat, going) : 0);
  let most = 0;
  const offered = stack.filter((card) => !state.sold.includes(card));
  for (const card of waresOf(world, offered)) {
    if (roomOf(context, card) !== roomOf(context, going) || roomOf(context, card) === '') continue;
    if (priceOf(game, seat, card) > gold) continue;
    if (world.policies.hasRoom(game, seat, card) || !world.policies.hasRoom(game, seat, card, [going]))
      continue;
    most = Math.max(most, gain(context, card) - 1);
  }
  return most;
}

/** The kind of card of which one may have only so many. */
function roomOf({ world }: Context, card: string): string {
  const info = infoOf(world, card);
  if (info.holding === 'ally') return 'ally';
  const kind = itemKind(info)?.class;
  return kind === 'weapon' || kind === 'armor' ? kind : '';
}

/** The least of one's cards, or the best of somebody's. */
export const giveUp: Decider = (context) =>
  best(context.options, (option) => -worth(context, detail(option)));

/** How cards are weighed: one that comes, for others or for none, one that goes, and a trophy. */
export interface Scales<S extends Context> {
  readonly welcome: (context: S, card: string, out: readonly string[]) => number;
  readonly missed: (context: S, card: string) => number;
  readonly trophy: (context: S) => number;
}

const BY_WORDS: Scales<Context> = { welcome: worth, missed: worth, trophy: () => A_TROPHY };

/** What a card brings that comes for others: two Rituals may have to go for one (P3). */
const swapped = <S extends Context>(
  { welcome, missed }: Scales<S>,
  context: S,
  card: string,
  out: readonly string[],
): number => out.reduce((worth, own) => worth - missed(context, own), welcome(context, card, out));

/** Room for a card that was won: for the worst of those that it is better than. */
export function roomBy<S extends Context>(scales: Scales<S>, context: S): string {
  const { card } = nearest(context.game, 'acquire') as unknown as { card: string };
  return best(context.options, (option) =>
    option === 'refuse' ? 0 : swapped(scales, context, card, detail(option).split(',')),
  );
}

/** The prize of a fight among Heroes. */
export function prizeBy<S extends Context>(scales: Scales<S>, context: S): string {
  const { frames } = context.state;
  const fallen = frames.findLast((frame) => frame.proc === 'knockout') as unknown as { seat: number };
  const loser = context.state.players[fallen.seat];
  return best(context.options, (option) => {
    const [verb, what = '', out = ''] = option.split(':');
    if (verb === 'none' || what === out) return 0;
    if (what === 'gold') return loser?.gold ?? 0;
    if (isTrophy(context.aim, infoOf(context.world, what))) return scales.trophy(context);
    return swapped(scales, context, what, out === '' ? [] : out.split(','));
  });
}

/** What a card is to its new owner, less what has to go for it. */
export function formBy<S extends Context>(scales: Scales<S>, context: S): string {
  return best(context.options, (option) => {
    const form = detail(option);
    const { world, game, seat } = context;
    // In a bargain, what they give for it may make the room.
    const going = world.policies.hasRoom(game, seat, form) ? [] : couldMakeRoom(game, seat, form);
    if (going.length === 0) return swapped(scales, context, form, []);
    return Math.max(...going.map((out) => swapped(scales, context, form, out)));
  });
}

export const makeRoom: Decider = (context) => roomBy(BY_WORDS, context);
export const chooseForm: Decider = (context) => formBy(BY_WORDS, context);
export const takePrize: Decider = (context) => prizeBy(BY_WORDS, context);

/* Experience */

/** By how much they must be better than the rest. */
const UNLIKELY: Readonly<Partial<Record<ExperienceKind, number>>> = { stamina: 3, life: 4 };

/** Whatever makes the Hero strongest; Life and Stamina must do much better than the rest. */
export const learnStrongest: Decider = (context) => {
  const { world, state, player, weights } = context;
  return best(context.options, (option) => {
    if (option.startsWith('use:')) return netWorth(context, option) > MARGIN ? Number.POSITIVE_INFINITY : -2;
    const kind = EXPERIENCE.find((name) => option === `learn:${name}` || option === `target:${name}`);
    if (kind === undefined) return -1;
    const after = withLearned(player, kind);
    const besides = context.aim.lessons?.(context, kind) ?? 0;
    return power(world, state, after, weights) + besides - (UNLIKELY[kind] ?? 0);
  });
};

const withLearned = (player: Player, kind: ExperienceKind): Player => ({
  ...player,
  experience: { ...player.experience, [kind]: player.experience[kind] + 1 },
});

/* Bargaining */

/** A bargain must leave one better off by this much. */
const ENOUGH = 0.5;
/** A bot answers with an offer of its own only in the beginning; what was not agreed on by then will not be. */
const PATIENCE = 3;

const talkOf = ({ game }: Context): NegotiationFrame => nearest(game, 'negotiate') as NegotiationFrame;

/** What a card is worth to whoever may say what it is to them. */
const bestForm = (context: Context, card: string): number =>
  Math.max(...waresOf(context.world, [card]).map((form) => worth(context, form)));

/** Gold that has to be added to a bargain before it is worth making; none if it is worth it as it stands. */
function lacking(context: Context, talk: NegotiationFrame): number {
  const makes = context.seat === talk.seat;
  const [given, got] = makes ? [talk.offer, talk.want] : [talk.want, talk.offer];
  const total = (cards: readonly string[], worthOf: (card: string) => number): number =>
    cards.reduce((sum, card) => sum + Math.max(1, worthOf(card)), 0);
  const gold = makes ? talk.wantGold - talk.offerGold : talk.offerGold - talk.wantGold;
  const gained =
    gold + total(got, (card) => bestForm(context, card)) - total(given, (card) => worth(context, card));
  return gained > ENOUGH ? 0 : Math.floor(ENOUGH - gained) + 1;
}

/** Gold that the one who made the offer could still add to it. */
const spare = ({ state }: Context, talk: NegotiationFrame): number =>
  (state.players[talk.seat]?.gold ?? 0) - talk.offerGold;

/** An offer is good if it leaves one better off; where gold would pay for the cards that are wanted, it is asked for. */
export const reply: Decider = (context) => {
  const talk = talkOf(context);
  if (!context.options.includes('accept')) return 'refuse';
  const gold = lacking(context, talk);
  if (gold === 0) return 'accept';
  const counters = context.options.includes('counter') && talk.want.length > 0 && talk.offers < PATIENCE;
  return counters && gold <= spare(context, talk) ? 'counter' : 'refuse';
};

/** Bots begin no talk: they only add the gold that they miss to what was offered to them. */
export const haggle: Decider = (context) => {
  const talk = talkOf(context);
  if (talk.seat === talk.opener) return 'leave';
  const gold = lacking(context, talk);
  const coin = COINS.findLast((value) => value <= gold);
  const choice = coin === undefined ? 'propose' : `want:gold:${coin}`;
  return context.options.includes(choice) ? choice : 'leave';
};
