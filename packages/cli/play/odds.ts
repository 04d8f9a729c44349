/** The odds of the fight at hand, or of what lies on the space. */
import {
  challengeOdds,
  type Course,
  type DeckOdds,
  deckOdds,
  duelOdds,
  type FightOdds,
  fightOdds,
  type OptionOdds,
} from '@wayrune/bots';
import { counterAt } from '@wayrune/engine/rules/turn/counters.ts';
import { undefeatedAt } from '@wayrune/engine/rules/turn/track.ts';
import { foeName } from '@wayrune/engine/text/card-text.ts';
import { optionLabel } from '@wayrune/engine/text/decision.ts';
import { heroName } from '@wayrune/engine/text/names.ts';
import { percent } from '@wayrune/engine/text/percent.ts';
import { table, wrap } from '../terminal/layout.ts';
import { placeName } from './place.ts';
import { game, playerOf, type Session, viewer } from './session.ts';

const tenths = (n: number): string => n.toFixed(1);

/** What is likely, without what cannot happen. */
function chances({ win, escape, fled, knockedOut }: Course): string {
  const parts = [`win ${percent(win)}`];
  if (escape >= 0.005) parts.push(`escape ${percent(escape)}`);
  if (fled >= 0.005) parts.push(`it gets away ${percent(fled)}`);
  parts.push(`knocked out ${percent(knockedOut)}`);
  return parts.join(', ');
}

function means({ expected }: Course): string {
  const { wounds, exhaustion, cardsSpent, rounds } = expected;
  const parts = [`${tenths(wounds)} wounds`];
  if (exhaustion >= 0.05) parts.push(`${tenths(exhaustion)} exhaustion`);
  if (cardsSpent >= 0.05) parts.push(`${tenths(cardsSpent)} cards lost`);
  return `on average ${parts.join(', ')} in ${tenths(rounds)} rounds`;
}

const caution = (exact: boolean): string => (exact ? '' : ' (an estimate: too much may happen in it)');

const summary = (name: string, odds: Course & { readonly exact: boolean }): string =>
  `${name}: ${chances(odds)}; ${means(odds)}${caution(odds.exact)}.`;

export function showOdds(session: Session): string {
  const {
    table: { world, state },
  } = session;
  const fight = fightOdds(world, state);
  return fight === null ? ahead(session) : ofFight(session, fight);
}

function ofFight(session: Session, odds: FightOdds): string {
  const { io, table: played } = session;
  const { world, state } = played;
  const lines = [wrap(summary('This fight, played as well as can be', odds), io.width, '', '  ')];
  if (odds.options.length > 1)
    lines.push(
      table(
        odds.options.map((option) => optionRow(session, option, odds.best)),
        '  ',
      ),
    );
  else if (state.decision !== null && state.decision.seat !== odds.seat)
    lines.push(
      wrap(
        `It is the other's decision: ${optionLabel(world, state, state.decision.options[0] ?? '')} …`,
        io.width,
      ),
    );
  return lines.join('\n');
}

function optionRow({ table: played, paint }: Session, odds: OptionOdds, best: string | null): string[] {
  const { world, state } = played;
  const label = optionLabel(world, state, odds.option);
  const number = (state.decision?.options.indexOf(odds.option) ?? -1) + 1;
  return [
    String(number),
    odds.option === best ? paint.bold(label) : label,
    `win ${percent(odds.win)}`,
    `out ${percent(odds.knockedOut)}`,
    `${tenths(odds.expected.wounds)} wounds`,
    odds.option === best ? 'best' : '',
  ];
}

/** Each adventure on the space where the Hero stands, and each Hero there. */
function ahead(session: Session): string {
  const seat = viewer(session);
  const { space } = playerOf(session, seat);
  if (space === null) return 'You are not on the board yet.';
  const { world, state } = session.table;
  const asked = game(session);
  const undefeated = state.track[undefeatedAt(asked, space)] ?? null;
  const counter = counterAt(asked, space);
  const lines: string[] = [];
  if (undefeated !== null)
    lines.push(summary(foeName(world, undefeated.card), challengeOdds(world, state, seat, undefeated.card)));
  else if (counter !== null) lines.push(...ofDeck(session, counter, deckOdds(world, state, seat, counter)));
  for (const other of state.players)
    if (other.seat !== seat && other.space === space)
      lines.push(
        summary(`Attacking ${heroName(world, state, other.seat)}`, duelOdds(world, state, seat, other.seat)),
      );
  if (lines.length === 0) return `Nobody fights, and no adventure lies at ${placeName(session, space)}.`;
  return lines.map((line) => wrap(line, session.io.width, '', '  ')).join('\n');
}

const SHOWN = 3;

function ofDeck({ table: { world } }: Session, color: string, odds: DeckOdds): string[] {
  const { meetings, event, encounter } = odds;
  if (meetings.length === 0) return [`The ${color} deck holds no Challenge.`];
  const lines = [summary(`A ${color} Challenge`, odds)];
  if (meetings.length > 1) {
    const sorted = meetings.toSorted((a, b) => b.odds.win - a.odds.win);
    const say = (from: number, to: number): string =>
      sorted
        .slice(from, to)
        .map((meeting) => `${foeName(world, meeting.card)} ${percent(meeting.odds.win)}`)
        .join(', ');
    lines.push(
      `Easiest: ${say(0, SHOWN)}. Hardest: ${say(Math.max(SHOWN, sorted.length - SHOWN), sorted.length)}.`,
    );
  }
  if (event + encounter > 0)
    lines.push(
      `The next card is an Event with ${percent(event)}, an Encounter with ${percent(encounter)}; then another is drawn.`,
    );
  return lines;
}
