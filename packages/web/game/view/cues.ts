/** What an entry of the log brings to the screen, in order: happenings, each on its own table, and gates between them. */
import type { MarketFrame } from '@wayrune/engine/rules/turn/market.ts';
import type { EventOf, GameEvent } from '@wayrune/engine/rules/world/events.ts';
import type { State } from '@wayrune/engine/rules/world/state.ts';
import type { Scene } from '@wayrune/engine/table/scenes.ts';
import {
  beginSpan,
  type Chronicle,
  endSpans,
  hasOpenThrow,
  note,
  presentTurn,
  takenInBy,
} from './chronicle.ts';
import type { Gate, GateKind } from './gates.ts';

/** A gate that has not been reached. */
export type Ahead = Omit<Gate, 'id'>;

export type Cue =
  /** `share` is how much of the usual time it takes. */
  | { readonly kind: 'show'; readonly scene: Scene; readonly share: number }
  /** `passed` is how many events of the entry are on its table. */
  | { readonly kind: 'gate'; readonly gate: Ahead; readonly state: State; readonly passed: number };

/** An entry and the tables it leads over. */
export interface Passage {
  readonly entry: number;
  readonly before: State;
  readonly scenes: readonly Scene[];
  readonly after: State;
  /** The end of a turn in it waits for the word of the person whose turn it was. */
  readonly confirms: boolean;
}

export interface Wishes {
  readonly isHuman: (seat: number) => boolean;
  readonly wants: (kind: GateKind) => boolean;
}

export function* cuesOf(passage: Passage, chronicle: Chronicle, wishes: Wishes): Generator<Cue> {
  const { entry, before, scenes, after, confirms } = passage;
  let table: Table = { state: before, passed: 0 };
  let isOver = false;
  for (const [i, scene] of scenes.entries()) {
    const { event } = scene;
    const turn =
      confirms && !isOver && event.type === 'turn-began'
        ? turnOver(chronicle, before.active, event.seat)
        : null;
    yield* gatesAt(table, endedAt(chronicle, scene.state, wishes), turn);
    if (isThrownByHand(event, chronicle, wishes)) yield gateAt(table, 'roll', event.seat, event);
    const drawn = turnedOver(scene, wishes);
    yield { kind: 'show', scene, share: drawn === null ? shareOf(passage, i, chronicle, wishes) : HALF };
    beginSpan(chronicle, entry, scene, wishes.isHuman);
    note(chronicle, entry, event);
    table = { state: scene.state, passed: i + 1 };
    if (drawn !== null) yield gateAt(table, 'draw', drawn.seat, drawn);
    const visitor = idleIn(scene, passage, wishes);
    if (visitor !== null) {
      // Whoever leaves it has nothing more to do: for both one word is enough.
      const next = confirms ? nextTurn(scenes.slice(i + 1)) : null;
      isOver ||= next !== null;
      yield gateAt(table, 'market', visitor, event, next);
    }
  }
  yield* gatesAt(table, endedAt(chronicle, after, wishes), null);
}

/** Whoever waits for the player or has been seen in part needs less time. */
const HALF = 0.5;

function shareOf({ scenes, entry }: Passage, i: number, chronicle: Chronicle, wishes: Wishes): number {
  const event = scenes[i]?.event;
  // The gate shows all of it: between the last blow and the victory the table does not come back.
  if (event !== undefined && isToldByGate(chronicle, entry, event, wishes)) return 0;
  if (event?.type === 'thrown') return scenes[i + 1]?.event.type === 'rolled' ? 0 : 1;
  if (event?.type === 'rolled') {
    // Where nobody could change the dice after all, they are thrown and judged in one.
    return hasOpenThrow(chronicle) && scenes[i - 1]?.event.type !== 'thrown' ? HALF : 1;
  }
  // The Event was read when it was drawn.
  const last = presentTurn(chronicle).findLast(({ type }) => type === 'drew');
  const isRead = event?.type === 'event-began' && last?.type === 'drew' && last.card === event.card;
  return isRead && wishes.isHuman(last.seat) && wishes.wants('draw') ? 0 : 1;
}

/** What a victory or a fall brings, from the moment it is certain. */
const isToldByGate = (chronicle: Chronicle, entry: number, event: GameEvent, { wants }: Wishes): boolean =>
  chronicle.spans.some(
    (span) => wants(span.kind) && takenInBy({ ...span, noted: [...span.noted, { entry, event }] }) !== null,
  );

/** The last one that has been shown. */
type Table = Pick<Extract<Cue, { kind: 'gate' }>, 'state' | 'passed'>;

const gateAt = (
  table: Table,
  kind: GateKind,
  seat: number,
  event: GameEvent,
  next: number | null = null,
): Cue => ({ ...table, kind: 'gate', gate: { kind, seat, events: [event], next } });

/** The seat whose turn begins in these scenes, or null. */
function nextTurn(scenes: readonly Scene[]): number | null {
  const began = scenes.find(({ event }) => event.type === 'turn-began')?.event;
  return began?.type === 'turn-began' ? began.seat : null;
}

const turnOver = (chronicle: Chronicle, seat: number, next: number): Ahead => ({
  kind: 'turn-over',
  seat,
  events: presentTurn(chronicle),
  next,
});

function endedAt(chronicle: Chronicle, state: State, { wants }: Wishes): Ahead[] {
  return endSpans(chronicle, state).flatMap((span) => {
    const taken = takenInBy(span);
    return taken === null || !wants(span.kind) ? [] : [{ kind: span.kind, ...taken, next: null }];
  });
}

/** What is over, and then the turn: for both together one word is enough. */
function* gatesAt(table: Table, ended: readonly Ahead[], turn: Ahead | null): Generator<Cue> {
  const last = ended.at(-1);
  const isOneWord = turn !== null && last?.seat === turn.seat;
  for (const gate of ended)
    yield { ...table, kind: 'gate', gate: isOneWord && gate === last ? { ...gate, next: turn.next } : gate };
  if (turn !== null && !isOneWord) yield { ...table, kind: 'gate', gate: turn };
}

/** Tests and escapes: what the dice alone decide, when they are thrown and not when they are judged or rolled again. */
const isThrownByHand = (
  event: GameEvent,
  chronicle: Chronicle,
  { isHuman, wants }: Wishes,
): event is EventOf<'rolled' | 'thrown'> =>
  (event.type === 'thrown' ? event.how === 'thrown' : event.type === 'rolled' && !hasOpenThrow(chronicle)) &&
  'what' in event &&
  (event.what === 'test' || event.what === 'escape') &&
  isHuman(event.seat) &&
  wants('roll');

/** The adventure that a person has drawn, and not what they only look at or may buy. */
const turnedOver = ({ event, state }: Scene, { isHuman, wants }: Wishes): EventOf<'drew'> | null =>
  event.type === 'drew' && state.frames.at(-1)?.proc === 'draw' && isHuman(event.seat) && wants('draw')
    ? event
    : null;

/** The person in whose market the last card was laid out, if the rules found nothing there to ask them. */
function idleIn(scene: Scene, { scenes, after }: Passage, { isHuman, wants }: Wishes): number | null {
  const market = scene.state.frames.at(-1);
  if (scene.event.type !== 'stocked' || market?.proc !== 'market' || !wants('market')) return null;
  const { seat } = market as MarketFrame;
  const isLast = scenes.findLast(({ event }) => event.type === 'stocked') === scene;
  const isLeft = after.frames.every(({ proc }) => proc !== 'market');
  return isLast && isLeft && isHuman(seat) ? seat : null;
}
