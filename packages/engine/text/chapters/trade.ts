/** Gold and experience: the market, learning, and dealing with other Heroes. */
import type { DrawnFrame } from '../../effects/verbs/cards.ts';
import type { ExperienceKind } from '../../effects/vocabulary.ts';
import { capital, joined, signed } from '../../effects/words.ts';
import { COLORS } from '../../rules/world/board.ts';
import { pointsOf } from '../../rules/turn/counters.ts';
import { experiencePrice } from '../../rules/turn/experience.ts';
import { playerAt } from '../../rules/world/game.ts';
import { healPrice, type MarketFrame, priceOf, salePrice } from '../../rules/turn/market.ts';
import type { NegotiationFrame } from '../../rules/turn/negotiation.ts';
import type { Asking, Line, PartWords } from '../../rules/world/words.ts';
import { infoOf, type World } from '../../rules/world/world.ts';
import { card, line, listed, seat } from '../line.ts';
import { cardName, fighterName, heroName, many } from '../names.ts';

/** Cards by name; gold is written out already. */
const goods = (world: World, named: readonly string[]): Line =>
  named.length === 0
    ? line`nothing`
    : listed(
        named.map((one) => (world.cards[one] === undefined ? one : card(one))),
        'and',
      );

function stake({ world }: Asking, cards: readonly string[], gold: number): string {
  const named = cards.map((one) => cardName(world, one));
  if (gold > 0) named.push(`${gold} gold`);
  return named.length === 0 ? 'nothing' : joined(named, 'and');
}
const giving = (ask: Asking, frame: NegotiationFrame): string => stake(ask, frame.offer, frame.offerGold);
const getting = (ask: Asking, frame: NegotiationFrame): string => stake(ask, frame.want, frame.wantGold);

/** Life costs a color as well (EXP-6). */
function learnLabel({ world, game, seat: who }: Asking, kind: string, other: string): string {
  const kinds = other === '' ? [kind] : [kind, other];
  const gained = kinds.map(
    (k) => `${capital(k)} ${signed(world.policies.experienceBonus[k as ExperienceKind])}`,
  );
  const forfeited = kinds.includes('life') ? COLORS[playerAt(game, who).experience.life] : undefined;
  return `${joined(gained, 'and')}${forfeited === undefined ? '' : `, and forfeit ${forfeited} adventures`}`;
}

export const tradeWords = {
  events: {
    gold: (e) => {
      const verb = e.paid === true ? 'pays' : e.amount < 0 ? 'loses' : 'gains';
      return line`${seat(e.seat)} ${verb} ${Math.abs(e.amount)} gold.`;
    },
    points: (e) =>
      line`${seat(e.seat)} ${e.amount < 0 ? 'loses' : 'gains'} ${many(Math.abs(e.amount), 'experience point')}.`,
    learned: (e) => line`${seat(e.seat)} gains a ${capital(e.kind)} counter.`,
    bought: (e, { world }) => {
      const verb = infoOf(world, e.card).holding === 'ally' ? 'hires' : 'buys';
      return line`${seat(e.seat)} ${verb} ${card(e.card)} for ${e.price} gold.`;
    },
    sold: (e) => line`${seat(e.seat)} sells ${card(e.card)} for ${e.price} gold.`,
    proposed: (e, { world }) =>
      line`${seat(e.seat)} offers ${seat(e.other)} ${goods(world, e.offer)} for ${goods(world, e.want)}.`,
    traded: (e) => line`${seat(e.seat)} and ${seat(e.other)} agree.`,
    refused: (e) => line`${seat(e.other)} refuses.`,
  },
  prompts: {
    market: (ask) => {
      const { town } = ask.frame as MarketFrame;
      const { gold } = playerAt(ask.game, ask.seat);
      return `What do you buy, sell or heal in ${ask.world.board.towns[town]?.name ?? ''} with ${gold} gold?`;
    },
    experience: (ask) => {
      const points = many(pointsOf(playerAt(ask.game, ask.seat)), 'experience point');
      if (!ask.decision.options.some((option) => option.startsWith('learn:')))
        return `You have ${points}: do you use anything in your Experience step?`;
      const pairs = ask.decision.options.some((option) => option.split(':').length === 3);
      const what = pairs ? 'Which two counters' : 'Which counter';
      return `${what} do you buy for ${experiencePrice(ask.game, ask.seat)} of your ${points}?`;
    },
    negotiate: (ask) => {
      const frame = ask.frame as NegotiationFrame;
      return `What do you offer ${heroName(ask.world, ask.state, frame.other)}? You give ${giving(ask, frame)} and get ${getting(ask, frame)}.`;
    },
    reply: (ask) => {
      const frame = ask.frame as NegotiationFrame;
      return `${heroName(ask.world, ask.state, frame.seat)} offers you ${giving(ask, frame)} for ${getting(ask, frame)}: do you accept?`;
    },
  },
  labels: {
    buy: (ask, id) => {
      const { discount = 0 } = ask.frame as Partial<DrawnFrame>;
      const verb = ask.world.cards[id]?.holding === 'ally' ? 'Hire' : 'Buy';
      return `${verb} ${cardName(ask.world, id)} for ${priceOf(ask.game, ask.seat, id, discount)} gold`;
    },
    sell: (ask, id) => `Sell ${cardName(ask.world, id)} for ${salePrice(ask.game, ask.seat, id)} gold`,
    heal: (ask, who, what) => {
      const name = fighterName(ask.world, ask.state, ask.seat, who);
      const price = `for ${healPrice(ask.game, ask.seat)} gold`;
      return `Heal ${what === 'wound' ? '1 wound' : 'all exhaustion'} of ${name} ${price}`;
    },
    'market/done': () => 'Leave the market',
    learn: learnLabel,
    'experience/done': () => 'Buy no more counters',
    negotiate: ({ world, state }, other) => `Negotiate with ${heroName(world, state, Number(other))}`,
    offer: ({ world }, what, coins) =>
      `Offer ${what === 'gold' ? `${coins} more gold` : cardName(world, what)}`,
    want: ({ world }, what, coins) =>
      `Ask for ${what === 'gold' ? `${coins} more gold` : cardName(world, what)}`,
    clear: () => 'Start the offer anew',
    propose: () => 'Make this offer',
    leave: () => 'End the negotiation',
    accept: () => 'Accept',
    counter: () => 'Make a counter-offer',
    'negotiate/refuse': () => 'Refuse',
  },
  rules: { market: 'MARKET-2', experience: 'EXP-3', negotiate: 'MEET-3', reply: 'MEET-3' },
} satisfies PartWords;
