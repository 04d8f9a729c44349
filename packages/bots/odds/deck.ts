/** What attempting a counter may bring, before a card is drawn. */
import type { State } from '@wayrune/engine/rules/world/state.ts';
import { infoOf, type World } from '@wayrune/engine/rules/world/world.ts';
import type { Course, FightOdds } from './result.ts';

/** One Challenge that may be met. */
export interface Meeting {
  readonly card: string;
  /** The chance that this Challenge is drawn. */
  readonly share: number;
  readonly odds: FightOdds;
}

/** The mean over all Challenges that may be met; chances are 0 if there is none. */
export interface DeckOdds extends Course {
  readonly exact: boolean;
  readonly value: number;
  /** The chances that the next card is a Challenge, an Event or an Encounter; after those, another is drawn. */
  readonly challenge: number;
  readonly event: number;
  readonly encounter: number;
  /** Every Challenge that may be drawn, the likeliest first. */
  readonly meetings: readonly Meeting[];
}

/** How likely each card of a deck is to be drawn next: the known ones in their order, else any of the bag. */
function nextCards({ policies }: World, state: State, name: string): Map<string, number> {
  const deck = state.decks[name];
  const next = new Map<string, number>();
  if (deck === undefined) return next;
  const known = deck.top.at(-1);
  if (known !== undefined) next.set(known, 1);
  else if (deck.bag.length > 0) for (const card of deck.bag) next.set(card, 1 / deck.bag.length);
  else if (deck.bottom[0] !== undefined) next.set(deck.bottom[0], 1);
  else {
    const pile = policies.refillOf(state, name);
    for (const card of pile) next.set(card, 1 / pile.length);
  }
  return next;
}

/** How likely each Challenge is to be the first one drawn (ATTEMPT-5). */
export function firstChallenges(world: World, state: State, deck: string): Map<string, number> {
  const isChallenge = (card: string): boolean => infoOf(world, card).card.kind === 'challenge';
  const { top = [], bag = [], bottom = [] } = state.decks[deck] ?? {};
  const known = top.findLast(isChallenge);
  if (known !== undefined) return new Map([[known, 1]]);
  const hidden = bag.filter(isChallenge);
  if (hidden.length > 0) return new Map(hidden.map((card) => [card, 1 / hidden.length]));
  const last = bottom.find(isChallenge);
  if (last !== undefined) return new Map([[last, 1]]);
  const pile = world.policies.refillOf(state, deck).filter(isChallenge);
  return new Map(pile.map((card) => [card, 1 / pile.length]));
}

export function mixture(
  world: World,
  state: State,
  deck: string,
  oddsOf: (card: string) => FightOdds,
): DeckOdds {
  const shares = { challenge: 0, event: 0, encounter: 0 };
  for (const [card, share] of nextCards(world, state, deck)) {
    const { kind } = infoOf(world, card).card;
    if (kind === 'challenge' || kind === 'event' || kind === 'encounter') shares[kind] += share;
  }
  const meetings = [...firstChallenges(world, state, deck)].map(([card, share]) => ({
    card,
    share,
    odds: oddsOf(card),
  }));
  meetings.sort((a, b) => b.share - a.share);
  const mean = (of: (odds: FightOdds) => number): number =>
    meetings.reduce((total, { share, odds }) => total + share * of(odds), 0);
  const most = Math.max(0, ...meetings.map(({ odds }) => odds.wounds.length));
  return {
    exact: meetings.every(({ odds }) => odds.exact),
    ...shares,
    meetings,
    value: mean(({ value }) => value),
    win: mean(({ win }) => win),
    escape: mean(({ escape }) => escape),
    fled: mean(({ fled }) => fled),
    knockedOut: mean(({ knockedOut }) => knockedOut),
    endless: mean(({ endless }) => endless),
    expected: {
      wounds: mean(({ expected }) => expected.wounds),
      exhaustion: mean(({ expected }) => expected.exhaustion),
      gold: mean(({ expected }) => expected.gold),
      cardsSpent: mean(({ expected }) => expected.cardsSpent),
      alliesLost: mean(({ expected }) => expected.alliesLost),
      rounds: mean(({ expected }) => expected.rounds),
    },
    wounds: Array.from({ length: most }, (_, i) => mean(({ wounds }) => wounds[i] ?? 0)),
  };
}
