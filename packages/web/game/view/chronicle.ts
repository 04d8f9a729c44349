/** What has been told of the last turns, and of fights and falls of people that are not over: what gates are about. */
import type { CombatFrame } from '@wayrune/engine/rules/combat/combat-frame.ts';
import { heroesIn, isDuel } from '@wayrune/engine/rules/combat/fighters.ts';
import type { GameEvent } from '@wayrune/engine/rules/world/events.ts';
import type { State } from '@wayrune/engine/rules/world/state.ts';
import type { Line } from '../log-lines.ts';
import type { Scene } from '@wayrune/engine/table/scenes.ts';

interface Noted {
  /** The entry of the log that brought it: it may be taken back. */
  readonly entry: number;
  readonly event: GameEvent;
}

/** Something that goes on over several decisions. */
export interface Span {
  readonly kind: 'victory' | 'setback' | 'knock-out';
  /** The people it concerns. */
  readonly seats: readonly number[];
  /** It is over when this frame no longer stands at its place. */
  readonly root: { readonly at: number; readonly proc: string; readonly card: unknown };
  readonly since: number;
  readonly noted: Noted[];
}

export interface Chronicle {
  /** The present turn, and the one before it. */
  turns: Noted[][];
  spans: Span[];
}

/** Of a game that is opened: the present turn as far as the log tells it, with a fight or fall that goes on in it. */
export function chronicleOf(
  lines: readonly Pick<Line, 'entry' | 'event'>[],
  state: State,
  isHuman: (seat: number) => boolean,
): Chronicle {
  const chronicle: Chronicle = { turns: [[]], spans: [] };
  const turn = lines.slice(
    Math.max(
      0,
      lines.findLastIndex(({ event }) => event.type === 'turn-began'),
    ),
  );
  const began = (...types: readonly GameEvent['type'][]): number =>
    turn.findLastIndex(({ event }) => types.includes(event.type));
  const beginnings = [began('combat', 'duel', 'trap'), began('knocked-out')];
  for (const [i, { entry, event }] of turn.entries()) {
    if (beginnings.includes(i)) beginSpan(chronicle, entry, { event, state }, isHuman);
    note(chronicle, entry, event);
  }
  return chronicle;
}

const eventsOf = (noted: readonly Noted[] | undefined): readonly GameEvent[] =>
  noted?.map(({ event }) => event) ?? [];

/** What the present turn has brought so far; of the last one, what it brought. */
export const presentTurn = ({ turns }: Chronicle): readonly GameEvent[] => eventsOf(turns.at(-1));
export const lastTurn = ({ turns }: Chronicle): readonly GameEvent[] => eventsOf(turns.at(-2));

/** Dice lie on the table that have not been judged. */
export const hasOpenThrow = (chronicle: Chronicle): boolean =>
  presentTurn(chronicle).findLast(({ type }) => type === 'thrown' || type === 'rolled')?.type === 'thrown';

export function note(chronicle: Chronicle, entry: number, event: GameEvent): void {
  if (event.type === 'turn-began') chronicle.turns = [...chronicle.turns.slice(-1), []];
  chronicle.turns.at(-1)?.push({ entry, event });
  for (const { noted } of chronicle.spans) noted.push({ entry, event });
}

/** So many entries are left: what later ones brought has not happened. */
export function forgetAfter(chronicle: Chronicle, entries: number): void {
  const stays = ({ entry }: Noted): boolean => entry <= entries;
  const turns = chronicle.turns.map((turn) => turn.filter(stays));
  chronicle.turns = turns.length > 1 && turns.at(-1)?.length === 0 ? turns.slice(0, -1) : turns;
  chronicle.spans = chronicle.spans
    .filter(({ since }) => since <= entries)
    .map((span) => ({ ...span, noted: span.noted.filter(stays) }));
}

const FIGHT_BEGINS: ReadonlySet<GameEvent['type']> = new Set(['combat', 'duel']);
const FIGHT_ENDS: ReadonlySet<GameEvent['type']> = new Set([
  'defeated',
  'escaped',
  'foe-fled',
  'knocked-out',
]);

/** What began the fight that is not over at the end of a part of a turn: who falls then falls in it. */
function openFight(told: readonly Noted[]): readonly Noted[] {
  const last = told.findLast(({ event: { type } }) => FIGHT_BEGINS.has(type) || FIGHT_ENDS.has(type));
  return last !== undefined && FIGHT_BEGINS.has(last.event.type) ? [last] : [];
}

/** What the last turn brought a Hero who fell in it: the fight they fell in, the fall, what it cost. Null if they did not. */
export function fallIn({ turns }: Chronicle, seat: number): readonly GameEvent[] | null {
  const turn = turns.at(-2) ?? [];
  const fall = turn.findIndex(({ event }) => event.type === 'knocked-out' && event.seat === seat);
  return fall < 0 ? null : eventsOf([...openFight(turn.slice(0, fall)), ...turn.slice(fall)]);
}

const cardOf = (frame: object | undefined): unknown => (frame as { card?: unknown } | undefined)?.card;

/** A fight or a fall of people may begin with an event. */
export function beginSpan(
  chronicle: Chronicle,
  entry: number,
  { event, state: { frames } }: Scene,
  isHuman: (seat: number) => boolean,
): void {
  const add = (
    kind: Span['kind'],
    seats: readonly number[],
    at: number,
    first: readonly Noted[] = [],
  ): void => {
    const root = { at, proc: frames[at]?.proc ?? '', card: cardOf(frames[at]) };
    const isKnown = chronicle.spans.some((span) => span.kind === kind && span.root.at === at);
    if (at >= 0 && seats.length > 0 && !isKnown)
      chronicle.spans.push({ kind, seats, root, since: entry, noted: [...first] });
  };
  if (event.type === 'combat' || event.type === 'duel') {
    const at = frames.findLastIndex(({ proc }) => proc === 'combat');
    const combat = frames[at] as CombatFrame | undefined;
    if (combat === undefined) return;
    const seats = isDuel(combat) ? [combat.seat, combat.other] : heroesIn(combat);
    // The reward is given by the procedure that began the fight.
    const isRewarded = combat.joint !== null || ['challenge', 'fight'].includes(frames[at - 1]?.proc ?? '');
    add('victory', seats.filter(isHuman), isRewarded ? at - 1 : at);
  } else if (event.type === 'trap' && isHuman(event.seat)) {
    const at = frames.findLastIndex(({ proc }) => proc === 'challenge');
    for (const end of ['victory', 'setback'] as const) add(end, [event.seat], at);
  } else if (event.type === 'rolled' && event.what === 'test' && event.success && isHuman(event.seat)) {
    const at = frames.findLastIndex(({ proc }) => proc === 'encounter');
    add('victory', [event.seat], at);
  } else if (event.type === 'knocked-out' && isHuman(event.seat)) {
    const at = frames.findLastIndex(({ proc }) => proc === 'knockout');
    add('knock-out', [event.seat], at, openFight(chronicle.turns.at(-1) ?? []));
  }
}

/** What is over at a table, taken out of the chronicle. */
export function endSpans(chronicle: Chronicle, { frames }: State): readonly Span[] {
  const isOver = ({ root }: Span): boolean =>
    frames[root.at]?.proc !== root.proc || cardOf(frames[root.at]) !== root.card;
  const ended = chronicle.spans.filter(isOver);
  if (ended.length > 0) chronicle.spans = chronicle.spans.filter((span) => !ended.includes(span));
  return ended;
}

type Taker = (seats: readonly number[], events: readonly GameEvent[]) => number | undefined;

const takers: Readonly<Record<Span['kind'], Taker>> = {
  victory: winnerOf,
  setback: ([seat], events) => (events.some(({ type }) => type === 'trap-stands') ? seat : undefined),
  'knock-out': ([seat]) => seat,
};

/** The person who should take in what is over, with all of it; null if it is nobody's. */
export function takenInBy({
  kind,
  seats,
  noted,
}: Span): { seat: number; events: readonly GameEvent[] } | null {
  const events = eventsOf(noted);
  const seat = takers[kind](seats, events);
  return seat === undefined ? null : { seat, events };
}

/** The person who defeated the enemy, beat the other Hero, or passed a test and was rewarded for it. */
function winnerOf(seats: readonly number[], events: readonly GameEvent[]): number | undefined {
  if (events[0]?.type === 'duel') {
    const fallen = events.find((event) => event.type === 'knocked-out');
    return fallen === undefined ? undefined : seats.find((seat) => seat !== fallen.seat);
  }
  const defeated = events.find((event) => event.type === 'defeated' && seats.includes(event.seat));
  if (defeated?.type === 'defeated') return defeated.seat;
  return events[0]?.type === 'rolled' ? seats.find((seat) => isRewarded(seat, events)) : undefined;
}

/** A test is worth a word if it brought something to keep. */
const isRewarded = (seat: number, events: readonly GameEvent[]): boolean =>
  events.some(
    (event) =>
      (event.type === 'gained' && event.seat === seat) ||
      (event.type === 'counter-taken' && event.seat === seat) ||
      ((event.type === 'gold' || event.type === 'points') && event.seat === seat && event.amount > 0),
  );
