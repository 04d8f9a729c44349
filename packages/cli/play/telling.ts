/** Prints what happens: a person's own actions in full, those of others in brief. */
import { seeded } from '@wayrune/engine/kernel/chance.ts';
import { combatOf } from '@wayrune/engine/rules/combat/combat-frame.ts';
import { heroesIn } from '@wayrune/engine/rules/combat/fighters.ts';
import type { GameEvent } from '@wayrune/engine/rules/world/events.ts';
import type { Setup } from '@wayrune/engine/rules/world/setup.ts';
import { infoOf } from '@wayrune/engine/rules/world/world.ts';
import { heroNames, passages } from '@wayrune/engine/table/passages.ts';
import { decide, startTable } from '@wayrune/engine/table/table.ts';
import { rulesLines } from '@wayrune/engine/text/card-text.ts';
import { sayLine } from '@wayrune/engine/text/line.ts';
import { storyOf, stretchesOf } from '@wayrune/engine/text/story.ts';
import { wrap } from '../terminal/layout.ts';
import { keepDecision } from './keeping.ts';
import {
  game,
  isHuman,
  type LoggedEvent,
  names,
  nextChance,
  type Opening,
  type Session,
  withTable,
} from './session.ts';

export function newSession(opening: Opening, setup: Setup): Session {
  const { table, events } = startTable(opening.content.library, setup, seeded(`${opening.seed}/0`));
  const session = withTable(opening, table);
  session.io.out(`Seed ${session.seed}. Type "help" at any time. Your game is kept as you play.`);
  tellAll(session, events, names(session), true);
  return session;
}

export function choose(session: Session, option: string): void {
  const seat = session.table.state.decision?.seat ?? -1;
  const before = touchesPeople(session, seat);
  const called = names(session);
  const { turn } = session.table.state;
  const events = decide(session.table, option, nextChance(session));
  keepDecision(session, turn);
  tellAll(session, events, called, !before && !touchesPeople(session, seat));
}

/** People see their own fights in full, including those that others start. */
function touchesPeople(session: Session, seat: number): boolean {
  const combat = combatOf(game(session));
  const fighting = combat === null ? [] : heroesIn(combat);
  return [seat, ...fighting].some((one) => isHuman(session, one));
}

/** Events to print of other players' turns; `log` has them all. */
const BRIEF: ReadonlySet<GameEvent['type']> = new Set([
  'turn-began',
  'combat',
  'duel',
  'defeated',
  'escaped',
  'foe-fled',
  'knocked-out',
  'undefeated',
  'event-began',
  'event-ended',
  'bought',
  'sold',
  'gained',
  'learned',
  'traded',
  'proposed',
  'refused',
  'won',
]);

const isHeadline = ({ table }: Session, { type }: GameEvent): boolean =>
  BRIEF.has(type) || table.world.words.headlines.includes(type);

/** A lone person is "you"; where several share the terminal, everyone has a name. */
function reader({ sitters }: Session): { readonly viewer?: number } {
  const people = sitters.flatMap((sitter, seat) => (sitter === 'human' ? [seat] : []));
  const [only] = people;
  return people.length === 1 && only !== undefined ? { viewer: only } : {};
}

/** Notes the events for the log. `called` are the names before them; they hold until another Hero takes a seat. */
function logged(
  session: Session,
  events: readonly GameEvent[],
  called: readonly string[],
  after: readonly string[],
  entry: number,
): LoggedEvent[] {
  let now = called;
  const noted = events.map((event) => {
    const one = { entry, event, names: now };
    if (event.type === 'new-hero') now = after;
    return one;
  });
  session.log.push(...noted);
  return noted;
}

interface Told {
  readonly words: string;
  readonly events: readonly GameEvent[];
}

/** What happened, with everything that belongs together in one line. */
function* storyOfStretch(session: Session, stretch: readonly LoggedEvent[]): Generator<Told> {
  const { world } = session.table;
  const reading = { world, names: stretch[0]?.names ?? [], ...reader(session), codes: true };
  const events = stretch.map(({ event }) => event);
  for (const { line, first, last } of storyOf(reading, events))
    yield { words: sayLine(reading, line), events: events.slice(first, last + 1) };
}

/** The whole log in words, folded across decisions. */
export const storyLines = (session: Session): string[] =>
  stretchesOf(session.log).flatMap(({ told }) =>
    [...storyOfStretch(session, told)].map(({ words }) => words),
  );

function tellAll(
  session: Session,
  events: readonly GameEvent[],
  called: readonly string[],
  briefly: boolean,
): void {
  let brief = briefly;
  const noted = logged(session, events, called, names(session), session.table.entries.length);
  for (const { told } of stretchesOf(noted)) {
    // A decision can end one turn and start another.
    const begun = told[0]?.event;
    if (begun?.type === 'turn-began') brief = !isHuman(session, begun.seat);
    for (const one of storyOfStretch(session, told)) {
      const shown = brief ? one.events.filter((event) => isHeadline(session, event)) : one.events;
      if (isWalk(one)) session.walked = one.words;
      else if (shown.length > 0) sayEvents(session, { ...one, events: shown });
    }
  }
}

const WALKING: ReadonlySet<GameEvent['type']> = new Set(['movement-dice', 'moved']);

const isWalk = ({ events }: Told): boolean =>
  events.at(-1)?.type === 'moved' && events.every(({ type }) => WALKING.has(type));

/** Fills the log with everything that happened before. */
export function tellPast(session: Session): void {
  const { content, table, log } = session;
  log.length = 0;
  let called: readonly string[] | null = null;
  for (const { entry, events, state } of passages(content.library, table)) {
    const after = heroNames({ world: table.world, state });
    logged(session, events, called ?? after, after, entry);
    called = after;
  }
}

/** Removes what has been undone from the log. */
export function forgetUndone({ log, table }: Session): void {
  const end = log.findIndex(({ entry }) => entry > table.entries.length);
  if (end >= 0) log.length = end;
}

/** Prints the end of a walk, once something else happens or somebody is asked. */
export function sayWalk(session: Session): void {
  const { io, paint, walked } = session;
  if (walked !== null) io.out(paint.dim(wrap(walked, io.width, '  ', '    ')));
  session.walked = null;
}

/** A person's own turn and the end of the game have their own headings. */
function sayEvents(session: Session, { words, events }: Told): void {
  const { io, paint } = session;
  const [first] = events;
  sayWalk(session);
  if (first?.type === 'won' || (first?.type === 'turn-began' && isHuman(session, first.seat))) return;
  io.out(first?.type === 'turn-began' ? paint.bold(words) : paint.dim(wrap(words, io.width, '  ', '    ')));
  for (const event of events) for (const more of printed(session, event)) io.out(more);
}

/** The text of a card that was drawn or put into play. The text of a Challenge follows when the fight starts. */
function printed({ table, paint, io }: Session, event: GameEvent): string[] {
  if (event.type !== 'drew' && event.type !== 'event-began') return [];
  const about = infoOf(table.world, event.card);
  const flavour =
    event.type === 'drew' ? [paint.dim(wrap(`“${about.card.flavour}”`, io.width, '      '))] : [];
  const text = event.type === 'event-began' || about.card.kind === 'encounter' ? rulesLines(about) : [];
  return [...flavour, ...text.map((line) => wrap(line, io.width, '      ', '        '))];
}
