/** The odds of what the pending decision is about. */
import {
  challengeOdds,
  type Course,
  deckOdds,
  duelOdds,
  fightOdds,
  firstChallenges,
  PLAIN_STAKES,
} from '@wayrune/bots';
import type { State } from '@wayrune/engine/rules/world/state.ts';
import { trapUnderWay } from '@wayrune/engine/rules/turn/traps.ts';
import { view } from '@wayrune/engine/rules/world/game.ts';
import { infoOf, trapOf, type World } from '@wayrune/engine/rules/world/world.ts';
import { aheadOf } from './ahead.ts';

/** What lies ahead, counted to the end. */
export interface OddsAhead {
  /** The fight that goes on, that fight if one does not get away, a trap, a Challenge that waits, another Hero, or whatever a deck may bring. */
  readonly about: 'fight' | 'stand' | 'trap' | 'challenge' | 'duel' | 'deck';
  readonly exact: boolean;
  readonly win: number;
  readonly escape: number;
  readonly knockedOut: number;
  readonly wounds: number;
  /** The Challenges that a deck may bring, the likeliest first: how likely, and the chance to win. */
  readonly meetings: readonly {
    readonly card: string;
    readonly share: number;
    readonly win: number;
    /** Told of Challenges that are asked for by name. */
    readonly escape?: number;
  }[];
  /** Where several Heroes may be attacked, the odds against each of them. */
  readonly rivals: readonly { readonly seat: number; readonly win: number; readonly knockedOut: number }[];
}

/** A chance to win that is as good as none. */
const HARDLY = 0.01;
const NEVER_RUN = { ...PLAIN_STAKES, escape: PLAIN_STAKES.knockedOut };

const told = (about: OddsAhead['about'], exact: boolean, course: Course): OddsAhead => ({
  about,
  exact,
  win: course.win,
  escape: course.escape + course.fled,
  knockedOut: course.knockedOut,
  wounds: course.expected.wounds,
  meetings: [],
  rivals: [],
});

/** Null if nothing lies ahead. What takes long is done in pieces, between which it can be canceled. */
export function* oddsAhead(world: World, state: State): Generator<undefined, OddsAhead | null> {
  const ahead = aheadOf(world, state);
  if (ahead === null) return null;
  const seat = state.decision?.seat ?? state.active;
  if (ahead.about === 'fight') {
    const odds = fightOdds(world, state, { seat });
    if (odds === null) return null;
    if (trapUnderWay(view(world, state)) !== null) return told('trap', odds.exact, odds);
    // Where it is best to get away, one still wants to know what would come of fighting.
    const stand = odds.best === 'escape' ? odds.options.find(({ option }) => option === 'fight') : undefined;
    return stand === undefined ? told('fight', odds.exact, odds) : told('stand', odds.exact, stand);
  }
  if (ahead.about === 'challenge') {
    const { card, drawn = { seat, terms: 'usual' } } = ahead;
    const odds = challengeOdds(world, state, drawn.seat, card, drawn);
    const isTrap = trapOf(infoOf(world, card)) !== null;
    if (isTrap || odds.win > HARDLY) return told(isTrap ? 'trap' : 'challenge', odds.exact, odds);
    // Where it is best to run at once, one still wants to know what would come of fighting.
    const stand = challengeOdds(world, state, drawn.seat, card, { ...drawn, stakes: NEVER_RUN });
    return told('stand', stand.exact, stand);
  }
  if (ahead.about === 'duel') {
    const duels = [];
    for (const other of ahead.others) {
      duels.push({ other, odds: duelOdds(world, state, seat, other) });
      yield;
    }
    const [first, ...more] = duels;
    if (first === undefined) return null;
    const rivals = duels.map(({ other, odds: { win, knockedOut } }) => ({ seat: other, win, knockedOut }));
    return { ...told('duel', first.odds.exact, first.odds), rivals: more.length > 0 ? rivals : [] };
  }
  const { color } = ahead;
  // The odds remember: when all have been asked one by one, those of the deck are there.
  for (const card of firstChallenges(world, state, color).keys()) {
    challengeOdds(world, state, seat, card);
    yield;
  }
  const odds = deckOdds(world, state, seat, color);
  const meetings = odds.meetings.map(({ card, share, odds: { win } }) => ({ card, share, win }));
  // The likeliest first, of equals the hardest.
  meetings.sort((a, b) => b.share - a.share || a.win - b.win);
  return { ...told('deck', odds.exact, odds), meetings };
}

/** Against each of these Challenges, one after another. */
export function* oddsAgainst(
  world: World,
  state: State,
  cards: readonly string[],
): Generator<undefined, OddsAhead | null> {
  const seat = state.decision?.seat ?? state.active;
  const all = [];
  for (const card of cards) {
    all.push({ card, odds: challengeOdds(world, state, seat, card) });
    yield;
  }
  const [first] = all;
  if (first === undefined) return null;
  const meetings = all.map(({ card, odds: { win, escape, fled } }) => ({
    card,
    share: 1,
    win,
    escape: escape + fled,
  }));
  return {
    ...told(
      'challenge',
      all.every(({ odds }) => odds.exact),
      first.odds,
    ),
    meetings,
  };
}
