/** The odds of the current fight, or of what is on the space. */
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
import { trapUnderWay } from '@wayrune/engine/rules/turn/traps.ts';
import { infoOf, trapOf } from '@wayrune/engine/rules/world/world.ts';
import { undefeatedAt } from '@wayrune/engine/rules/turn/track.ts';
import { foeName } from '@wayrune/engine/text/card-text.ts';
import { optionLabel } from '@wayrune/engine/text/decision.ts';
import { heroName } from '@wayrune/engine/text/names.ts';
import { percent } from '@wayrune/engine/text/percent.ts';
import { shorten, table, wrap } from '../terminal/layout.ts';
import { numberOf } from './options.ts';
import { atPlace } from './place.ts';
import { game, playerOf, type Session, viewer } from './session.ts';

/** At this length, a row fits 60 columns. */
const LABEL = 22;

const tenths = (n: number): string => n.toFixed(1);

/** The chances, without those that are zero. */
function chances({ win, escape, fled, knockedOut }: Course, isTrap: boolean): string {
  const parts = [`${isTrap ? 'overcome it' : 'win'} ${percent(win)}`];
  if (escape >= 0.005) parts.push(`${isTrap ? 'fail' : 'escape'} ${percent(escape)}`);
  if (fled >= 0.005) parts.push(`it flees ${percent(fled)}`);
  parts.push(`knocked out ${percent(knockedOut)}`);
  return parts.join(', ');
}

function means({ expected }: Course, isTrap: boolean): string {
  const { wounds, exhaustion, cardsSpent, rounds } = expected;
  const parts = [`${tenths(wounds)} wounds`];
  if (exhaustion >= 0.05) parts.push(`${tenths(exhaustion)} exhaustion`);
  if (cardsSpent >= 0.05) parts.push(`${tenths(cardsSpent)} cards lost`);
  return `on average ${parts.join(', ')}${isTrap ? '' : ` in ${tenths(rounds)} rounds`}`;
}

const caution = (exact: boolean): string => (exact ? '' : ' (estimated)');

const summary = (name: string, odds: Course & { readonly exact: boolean }, isTrap = false): string =>
  `${name}: ${chances(odds, isTrap)}; ${means(odds, isTrap)}${caution(odds.exact)}.`;

export function showOdds(session: Session): string {
  const {
    table: { world, state },
  } = session;
  const fight = fightOdds(world, state);
  return fight === null ? ahead(session) : ofFight(session, fight);
}

function ofFight(session: Session, odds: FightOdds): string {
  const { io, table: played } = session;
  const { state } = played;
  const isTrap = trapUnderWay(game(session)) !== null;
  const what = isTrap ? 'This trap, played well' : 'This fight, played well';
  const lines = [wrap(summary(what, odds, isTrap), io.width, '', '  ')];
  if (odds.options.length > 1)
    lines.push(
      table(
        odds.options.map((option) => optionRow(session, option, odds.best)),
        '  ',
      ),
    );
  else if (state.decision !== null && state.decision.seat !== odds.seat)
    lines.push(wrap(`Your opponent decides now.`, io.width));
  return lines.join('\n');
}

function optionRow(session: Session, odds: OptionOdds, best: string | null): string[] {
  const { paint } = session;
  const { world, state } = session.table;
  const label = shorten(optionLabel(world, state, odds.option), LABEL);
  return [
    String(numberOf(session, odds.option) ?? ''),
    odds.option === best ? paint.bold(label) : label,
    `win ${percent(odds.win)}`,
    `out ${percent(odds.knockedOut)}`,
    `${tenths(odds.expected.wounds)} wounds`,
    odds.option === best ? 'best' : '',
  ];
}

/** The adventure and the Heroes on the viewer's space. */
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
    lines.push(
      summary(
        foeName(world, undefeated.card),
        challengeOdds(world, state, seat, undefeated.card),
        trapOf(infoOf(world, undefeated.card)) !== null,
      ),
    );
  else if (counter !== null) lines.push(...ofDeck(session, counter, deckOdds(world, state, seat, counter)));
  for (const other of state.players)
    if (other.seat !== seat && other.space === space)
      lines.push(
        summary(`Attacking ${heroName(world, state, other.seat)}`, duelOdds(world, state, seat, other.seat)),
      );
  if (lines.length === 0) return `There is nothing to fight ${atPlace(session, space)}.`;
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
      `First an Event may come (${percent(event)}) or an Encounter (${percent(encounter)}); then you draw again.`,
    );
  return lines;
}
