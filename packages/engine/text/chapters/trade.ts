/** Gold and experience: the market, learning, and dealing with other Heroes. */
import type { DrawnFrame } from '../../effects/verbs/wares.ts';
import type { ExperienceKind } from '../../effects/vocabulary.ts';
import { capital, joined, signed } from '../../effects/words.ts';
import { COLORS } from '../../rules/world/board.ts';
import { pointsOf } from '../../rules/turn/counters.ts';
import { experiencePrice } from '../../rules/turn/experience.ts';
import { playerAt } from '../../rules/world/game.ts';
import { healPrice, type MarketFrame, priceOf, salePrice } from '../../rules/turn/market.ts';
import type { NegotiationFrame } from '../../rules/turn/negotiation.ts';
import type { Asking, PartWords, Question, Sentence } from '../../rules/world/words.ts';
import { infoOf, type World } from '../../rules/world/world.ts';
import { acts, card, held, line, listed, seat } from '../line.ts';
import { formName, formSuffix, heldName, heroName, many } from '../names.ts';

/** Cards by name; gold is written out already. */
const goods = (world: World, named: readonly string[]): Sentence =>
  named.length === 0
    ? line`nothing`
    : listed(
        named.map((one) => (world.cards[one] === undefined ? one : held(one))),
        'and',
      );

const NOTHING = 'nothing';

function stake({ world }: Asking, cards: readonly string[], gold: number): string {
  const named = cards.map((one) => heldName(world, one));
  if (gold > 0) named.push(`${gold} gold`);
  return named.length === 0 ? NOTHING : joined(named, 'and');
}
const giving = (ask: Asking, frame: NegotiationFrame): string => stake(ask, frame.offer, frame.offerGold);
const getting = (ask: Asking, frame: NegotiationFrame): string => stake(ask, frame.want, frame.wantGold);

/** Life costs a color as well (EXP-6). */
function learnLabel({ world, game, seat: who }: Asking, kind: string, other: string): string {
  const kinds = other === '' ? [kind] : [kind, other];
  const gained = kinds.map((k) => upgrade(world, k as ExperienceKind));
  const forfeited = kinds.includes('life') ? COLORS[playerAt(game, who).experience.life] : undefined;
  return `${joined(gained, 'and')}${forfeited === undefined ? '' : ` (give up ${forfeited} adventures)`}`;
}

/** "Body +2". */
const upgrade = ({ policies }: World, kind: ExperienceKind): string =>
  `${capital(kind)} ${signed(policies.experienceBonus[kind])}`;

function experiencePrompt({ game, seat: who, decision }: Asking): Question {
  const points = pointsOf(playerAt(game, who));
  if (!decision.options.some((option) => option.startsWith('learn:')))
    return { headline: 'Experience step', detail: `You have ${many(points, 'point')}.` };
  const price = experiencePrice(game, who);
  const pairs = decision.options.some((option) => option.split(':').length === 3);
  const what = pairs ? 'Choose two upgrades.' : 'Choose an upgrade.';
  const cost = points === price ? many(price, 'point') : `${price} of your ${many(points, 'point')}`;
  return { headline: 'Level up!', detail: `${what} (${cost})` };
}

export const tradeWords = {
  events: {
    gold: (e) => {
      const verb = e.paid === true ? 'pays' : e.amount < 0 ? 'loses' : 'gains';
      return line`${acts(e.seat, verb)} ${Math.abs(e.amount)} gold.`;
    },
    points: (e) =>
      line`${acts(e.seat, e.amount < 0 ? 'loses' : 'gains')} ${many(Math.abs(e.amount), 'experience point')}.`,
    learned: (e, { world }) => line`${acts(e.seat, 'levels up')}: ${upgrade(world, e.kind)}.`,
    bought: (e, { world }) => {
      const verb = infoOf(world, e.card).holding === 'ally' ? 'hires' : 'buys';
      return line`${acts(e.seat, verb)} ${card(e.card)}${formSuffix(world, e.card)} for ${e.price} gold.`;
    },
    sold: (e) => line`${acts(e.seat, 'sells')} ${held(e.card)} for ${e.price} gold.`,
    proposed: (e, { world }) =>
      line`${acts(e.seat, 'offers')} ${seat(e.other)} ${goods(world, e.offer)} for ${goods(world, e.want)}.`,
    traded: (e) => line`${seat(e.seat)} and ${seat(e.other)} make a deal.`,
    refused: (e) => line`${acts(e.other, 'declines')}.`,
  },
  prompts: {
    market: (ask) => ({
      headline: `${ask.world.board.towns[(ask.frame as MarketFrame).town]?.name ?? ''} market`,
      detail: `You have ${playerAt(ask.game, ask.seat).gold} gold.`,
    }),
    experience: experiencePrompt,
    negotiate: (ask) => {
      const frame = ask.frame as NegotiationFrame;
      const [gives, gets] = [giving(ask, frame), getting(ask, frame)];
      const detail =
        gives === NOTHING && gets === NOTHING
          ? 'Choose what to give and what to ask for.'
          : `You give ${heroName(ask.world, ask.state, frame.other)} ${gives} for ${gets}.`;
      return { headline: 'Make an offer', detail };
    },
    reply: (ask) => {
      const frame = ask.frame as NegotiationFrame;
      return {
        headline: 'Accept the offer?',
        detail: `${heroName(ask.world, ask.state, frame.seat)} gives you ${giving(ask, frame)} for ${getting(ask, frame)}.`,
      };
    },
  },
  labels: {
    buy: (ask, id) => {
      const { discount = 0 } = ask.frame as Partial<DrawnFrame>;
      const verb = ask.world.cards[id]?.holding === 'ally' ? 'Hire' : 'Buy';
      return `${verb} ${formName(ask.world, id)} (${priceOf(ask.game, ask.seat, id, discount)} gold)`;
    },
    sell: (ask, id) => `Sell ${heldName(ask.world, id)} (${salePrice(ask.game, ask.seat, id)} gold)`,
    heal: (ask, who, what) => {
      const whom = who === 'hero' ? '' : ` of ${heldName(ask.world, who)}`;
      const relief = what === 'wound' ? 'Heal 1 wound' : 'Discard all exhaustion';
      return `${relief}${whom} (${healPrice(ask.game, ask.seat)} gold)`;
    },
    'market/done': () => 'Leave the market',
    learn: learnLabel,
    'experience/done': () => 'Save your points',
    negotiate: ({ world, state }, other) => `Negotiate with ${heroName(world, state, Number(other))}`,
    offer: ({ world }, what, coins) =>
      `Offer ${what === 'gold' ? `${coins} more gold` : heldName(world, what)}`,
    want: ({ world }, what, coins) =>
      `Ask for ${what === 'gold' ? `${coins} more gold` : heldName(world, what)}`,
    clear: () => 'Start over',
    propose: () => 'Make this offer',
    leave: () => 'End the negotiation',
    accept: () => 'Accept',
    counter: () => 'Make a counteroffer',
    'negotiate/refuse': () => 'Decline',
  },
  rules: { market: 'MARKET-2', experience: 'EXP-3', negotiate: 'MEET-3', reply: 'MEET-3' },
} satisfies PartWords;
