/** The odds of what the pending decision is about. */
import { challengeOdds, type Course, deckOdds, fightOdds, firstChallenges } from '@wayrune/bots';
import type { ChooseFrame } from '@wayrune/engine/effects/flow.ts';
import { combatOf } from '@wayrune/engine/rules/combat-frame.ts';
import { counterAt } from '@wayrune/engine/rules/counters.ts';
import { playerAt, view } from '@wayrune/engine/rules/game.ts';
import type { State } from '@wayrune/engine/rules/state.ts';
import { undefeatedAt } from '@wayrune/engine/rules/track.ts';
import { infoOf, type World } from '@wayrune/engine/rules/world.ts';
import type { Outlook } from './think.ts';

const told = (about: Outlook['about'], exact: boolean, course: Course): Outlook => ({
  about,
  exact,
  win: course.win,
  escape: course.escape + course.fled,
  knockedOut: course.knockedOut,
  wounds: course.expected.wounds,
  meetings: [],
});

/** An Encounter in which one may choose to fight. */
function fightsFirst(world: World, source: string): boolean {
  const { card, foe } = infoOf(world, source);
  return card.kind === 'encounter' && foe !== null;
}

/**
 * The fight that goes on, that may be chosen, or the adventure that could be attempted; null if there is neither.
 * What takes long is done in pieces, between which it can be left.
 */
export function* outlook(world: World, state: State): Generator<undefined, Outlook | null> {
  const { decision } = state;
  if (decision === null) return null;
  const game = view(world, state);
  const { seat } = decision;
  if (combatOf(game) !== null) {
    const odds = fightOdds(world, state, { seat });
    return odds === null ? null : told('fight', odds.exact, odds);
  }
  const asking = state.frames.at(-1);
  const source = asking?.proc === 'choose' ? (asking as ChooseFrame).source : null;
  if (source !== null && fightsFirst(world, source)) {
    const odds = challengeOdds(world, state, seat, source);
    return told('challenge', odds.exact, odds);
  }
  if (!decision.options.includes('attempt')) return null;
  const space = playerAt(game, seat).space ?? '';
  const waiting = state.track[undefeatedAt(game, space)] ?? null;
  if (waiting !== null) {
    const odds = challengeOdds(world, state, seat, waiting.card);
    return told('challenge', odds.exact, odds);
  }
  const color = counterAt(game, space);
  if (color === null) return null;
  // The odds remember: when all have been asked one by one, those of the deck are there.
  for (const card of firstChallenges(world, state, color).keys()) {
    challengeOdds(world, state, seat, card);
    yield;
  }
  const odds = deckOdds(world, state, seat, color);
  const meetings = odds.meetings.map(({ card, share, odds: { win } }) => ({ card, share, win }));
  return { ...told('deck', odds.exact, odds), meetings };
}
