/** Gold, cards and experience: what to buy, sell, heal, learn, take and give away. */
import { infoOf, itemKind } from '@wayrune/engine/rules/world.ts';
import { nearest } from '@wayrune/engine/kernel/procedure.ts';
import { EXPERIENCE, type ExperienceKind } from '@wayrune/engine/effects/vocabulary.ts';
import { priceOf } from '@wayrune/engine/rules/market.ts';
import { lifeOf } from '@wayrune/engine/rules/values.ts';
import type { MarketFrame } from '@wayrune/engine/rules/market.ts';
import type { Player } from '@wayrune/engine/rules/state.ts';
import { worthOfCard } from './goods.ts';
import { power } from './outlook.ts';
import { worthToBuy } from './shop.ts';
import { best, type Decider, detail, type Sight } from './sight.ts';
import { netWorth } from './use.ts';

const worth = ({ world, player }: Sight, card: string): number => worthOfCard(world, player, card);

/** A purchase must bring at least this much more than it costs. */
const MARGIN = 0.3;

const gain = (sight: Sight, card: string): number =>
  worthToBuy(sight.world, sight.state, sight.player, card, sight.mind) -
  priceOf(sight.game, sight.seat, card);

/** A wound matters more the fewer are left. */
const woundWorth = (wounds: number, life: number): number => 1 + (2.5 * wounds) / life;

/** Buying, selling, healing: the best deal, one after another, until none is left. */
export const deal: Decider = (sight) =>
  best(sight.options, (option) => {
    const [verb, what = '', how = ''] = option.split(':');
    switch (verb) {
      case 'done':
      case 'pass':
        return MARGIN;
      case 'buy':
        return gain(sight, what);
      case 'keep':
        return worth(sight, what) + 0.5;
      case 'sell':
        return (
          Math.floor(infoOf(sight.world, what).cost / 2) - worth(sight, what) + makesRoom(sight, what, true)
        );
      case 'discard':
        return makesRoom(sight, what, false) - worth(sight, what);
      case 'heal':
        return healing(sight, what, how);
      case 'use':
        return netWorth(sight, option);
      default:
        return -1;
    }
  });

function healing({ game, seat, player }: Sight, who: string, how: string): number {
  if (how === 'exhaustion') {
    const tired = who === 'hero' ? player.exhaustion : 1;
    return tired > 1 ? 0.6 * tired - 1 + MARGIN : 0.1;
  }
  if (who === 'hero') return 1.5 + woundWorth(player.wounds, lifeOf(game, seat, 'hero'));
  return 0.6;
}

/** The best thing in the stack for which only room is lacking, if this card goes. */
function makesRoom(sight: Sight, going: string, sold: boolean): number {
  const { world, game, seat, player, state } = sight;
  const market = nearest(game, 'market') as MarketFrame | null;
  if (market === null) return 0;
  const gold = player.gold + (sold ? Math.floor(infoOf(world, going).cost / 2) : 0);
  let most = 0;
  for (const card of state.stacks[market.town] ?? []) {
    if (roomOf(sight, card) !== roomOf(sight, going) || roomOf(sight, card) === '') continue;
    if (state.sold.includes(card) || priceOf(game, seat, card) > gold) continue;
    if (world.policies.hasRoom(game, seat, card) || !world.policies.hasRoom(game, seat, card, [going]))
      continue;
    most = Math.max(most, gain(sight, card) - 1);
  }
  return most;
}

/** The kind of card of which one may have only so many. */
function roomOf({ world }: Sight, card: string): string {
  const info = infoOf(world, card);
  if (info.holding === 'ally') return 'ally';
  const kind = itemKind(info)?.class;
  return kind === 'weapon' || kind === 'armor' ? kind : '';
}

/** The least of one's cards, or the best of somebody's. */
export const giveUp: Decider = (sight) => best(sight.options, (option) => -worth(sight, detail(option)));

/** How cards are weighed: one that comes, for another or for none, one that goes, and a Dragon Rune. */
export interface Scales<S extends Sight> {
  readonly welcome: (sight: S, card: string, out: string) => number;
  readonly missed: (sight: S, card: string) => number;
  readonly rune: (sight: S) => number;
}

const BY_WORDS: Scales<Sight> = { welcome: worth, missed: worth, rune: () => 100 };

/** Room for a card that was won: for the worst of those that it is better than. */
export function roomBy<S extends Sight>({ welcome, missed }: Scales<S>, sight: S): string {
  const { card } = nearest(sight.game, 'acquire') as unknown as { card: string };
  return best(sight.options, (option) =>
    option === 'refuse' ? 0 : welcome(sight, card, detail(option)) - missed(sight, detail(option)),
  );
}

/** The prize of a fight among Heroes. */
export function prizeBy<S extends Sight>({ welcome, missed, rune }: Scales<S>, sight: S): string {
  const { frames } = sight.state;
  const fallen = frames.findLast((frame) => frame.proc === 'knockout') as unknown as { seat: number };
  const loser = sight.state.players[fallen.seat];
  return best(sight.options, (option) => {
    const [verb, what = '', out = ''] = option.split(':');
    if (verb === 'none') return 0;
    if (what === 'gold') return loser?.gold ?? 0;
    if (infoOf(sight.world, what).holding === 'rune') return rune(sight);
    return welcome(sight, what, out) - (out === '' ? 0 : missed(sight, out));
  });
}

export const makeRoom: Decider = (sight) => roomBy(BY_WORDS, sight);
export const takePrize: Decider = (sight) => prizeBy(BY_WORDS, sight);

/* Experience */

/** By how much they must be better than the rest. */
const UNLIKELY: Readonly<Partial<Record<ExperienceKind, number>>> = { stamina: 3, life: 4 };

/** Whatever makes the Hero strongest; Life and Stamina must do much better than the rest. */
export const study: Decider = (sight) => {
  const { world, state, player, mind } = sight;
  return best(sight.options, (option) => {
    if (option.startsWith('use:')) return netWorth(sight, option) > MARGIN ? Number.POSITIVE_INFINITY : -2;
    const kind = EXPERIENCE.find((name) => option === `learn:${name}` || option === `target:${name}`);
    if (kind === undefined) return -1;
    const after = withLearned(player, kind);
    return power(world, state, after, mind) - (UNLIKELY[kind] ?? 0);
  });
};

const withLearned = (player: Player, kind: ExperienceKind): Player => ({
  ...player,
  experience: { ...player.experience, [kind]: player.experience[kind] + 1 },
});

/* Bargaining */

interface Talk {
  readonly offer: readonly string[];
  readonly want: readonly string[];
  readonly offerGold: number;
  readonly wantGold: number;
}

/** An offer is good if it leaves one better off. */
export const reply: Decider = (sight) => {
  const talk = nearest(sight.game, 'negotiate') as unknown as Talk;
  const total = (cards: readonly string[]): number =>
    cards.reduce((sum, card) => sum + Math.max(1, worth(sight, card)), 0);
  const gained = total(talk.offer) + talk.offerGold;
  const given = total(talk.want) + talk.wantGold;
  return gained > given + 0.5 ? 'accept' : 'refuse';
};

export const leaveTalk: Decider = () => 'leave';
