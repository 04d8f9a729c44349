/** The odds of what the pending decision is about. */
import { challengeOdds, type Course, deckOdds, fightOdds } from '@wayrune/bots';
import { combatOf } from '@wayrune/engine/rules/combat-frame.ts';
import { counterAt } from '@wayrune/engine/rules/counters.ts';
import { playerAt, view } from '@wayrune/engine/rules/game.ts';
import type { State } from '@wayrune/engine/rules/state.ts';
import { undefeatedAt } from '@wayrune/engine/rules/track.ts';
import type { World } from '@wayrune/engine/rules/world.ts';
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

/** The fight that goes on, or the adventure that could be attempted; null if there is neither. */
export function outlook(world: World, state: State): Outlook | null {
  const { decision } = state;
  if (decision === null) return null;
  const game = view(world, state);
  const { seat } = decision;
  if (combatOf(game) !== null) {
    const odds = fightOdds(world, state, { seat });
    return odds === null ? null : told('fight', odds.exact, odds);
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
  const odds = deckOdds(world, state, seat, color);
  const meetings = odds.meetings.map(({ card, share, odds: { win } }) => ({ card, share, win }));
  return { ...told('deck', odds.exact, odds), meetings };
}
