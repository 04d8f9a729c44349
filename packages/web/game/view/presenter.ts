/** Shows what happened, one thing after another, each on the table as it was then, at the player's pace. */
import { combatOf } from '@wayrune/engine/rules/combat/combat-frame.ts';
import { isFighting } from '@wayrune/engine/rules/combat/fighters.ts';
import { view } from '@wayrune/engine/rules/world/game.ts';
import type { GameEvent } from '@wayrune/engine/rules/world/events.ts';
import type { State } from '@wayrune/engine/rules/world/state.ts';
import { type Scene, scenesOf } from '@wayrune/engine/table/scenes.ts';
import type { StoreApi } from 'zustand/vanilla';
import type { Accepted } from '../authority/authority.ts';
import type { Line } from '../log-lines.ts';
import type { Ports } from '../ports.ts';
import { type Chronicle, chronicleOf, forgetAfter, note } from './chronicle.ts';
import { type Ahead, cuesOf } from './cues.ts';
import type { GameView } from './game-view.ts';
import type { Gate, GateKind } from './gates.ts';
import { type Attention, paceOf } from './pace.ts';

/** One decision, what came of it, and how each of its events is told: in a line, or in none. */
export type Beat = Accepted & { readonly lines: readonly (readonly Line[])[] };

export interface PresenterPorts extends Pick<Ports, 'settings' | 'pause'> {
  readonly store: StoreApi<GameView>;
  readonly isHuman: (seat: number) => boolean;
  /** Whether the showing waits at such a gate. */
  readonly wants: (kind: GateKind) => boolean;
  /** The end of a turn waits for the word of the person whose turn it was. */
  readonly confirms: () => boolean;
  /** As long as somebody decides without being asked. */
  readonly running: () => Promise<void> | null;
  /** Everything has been shown, and nobody decides. */
  readonly rested: () => void;
}

export interface Presenter {
  readonly add: (beat: Beat) => void;
  /** Shows what is waiting; at its end, if nobody decides any more, somebody is asked. */
  readonly present: () => void;
  /** Everything that is waiting, and what comes until a person is waited for, at once. */
  readonly skip: () => void;
  /** Waits at a gate when everything has been shown. */
  readonly waitAt: (gate: Ahead) => void;
  /** Goes on from the gate, and gives it; null if there is none. */
  readonly proceed: () => Gate | null;
  /** What was not shown yet never will be: only so many entries are left. */
  readonly drop: (entries: number) => void;
  /** How many lines there will be when all has been shown. */
  readonly linesToCome: () => number;
  /** Nobody wants to wait for anything. */
  readonly isHurried: () => boolean;
  readonly chronicle: Chronicle;
  readonly close: () => void;
}

/** What is on its way to the screen. */
interface Showing extends PresenterPorts {
  readonly queue: Beat[];
  readonly chronicle: Chronicle;
  /** Lines of what has been shown that stand in the log with the next screen. */
  untold: Line[];
  skipped: AbortController;
  /** Goes on from the gate at which the showing waits. */
  proceed: () => void;
  busy: boolean;
  /** Changes when all that is on its way is dropped. */
  run: number;
  /** How many happenings and gates have been shown. */
  count: number;
  /** How long the present turn has been shown, in milliseconds. */
  watched: number;
  lines: number;
}

/** How long several decisions that are shown at once are waited for, in milliseconds. */
const GLIMPSE = 100;

const NOTHING = (): void => {};

export function createPresenter(ports: PresenterPorts): Presenter {
  const { store } = ports;
  const { lines, state } = store.getState();
  const showing: Showing = {
    ...ports,
    queue: [],
    chronicle: chronicleOf(lines, state, ports.isHuman),
    untold: [],
    skipped: new AbortController(),
    proceed: NOTHING,
    busy: false,
    run: 0,
    count: 0,
    watched: 0,
    lines: lines.length,
  };
  return {
    add(beat) {
      showing.queue.push(beat);
      showing.lines += beat.lines.flat().length;
    },
    present: () => void present(showing),
    skip() {
      if (store.getState().gate === null) showing.skipped.abort();
    },
    waitAt: (gate) => openGate(showing, gate, {}),
    proceed() {
      const { gate } = store.getState();
      if (gate !== null) store.setState({ gate: null });
      showing.proceed();
      return gate;
    },
    drop(entries) {
      forgetAfter(showing.chronicle, entries);
      stop(showing);
      store.setState({ now: null, gate: null });
      showing.lines = store.getState().lines.length;
    },
    linesToCome: () => showing.lines,
    isHurried: () => isHurried(showing),
    chronicle: showing.chronicle,
    close: () => stop(showing),
  };
}

function stop(showing: Showing): void {
  showing.run++;
  showing.queue.length = 0;
  showing.untold = [];
  showing.busy = false;
  showing.skipped.abort();
  showing.skipped = new AbortController();
  showing.proceed();
}

const isInstant = ({ settings }: Showing): boolean => settings().speed === 0;
const isHurried = (showing: Showing): boolean => showing.skipped.signal.aborted || isInstant(showing);

async function present(showing: Showing): Promise<void> {
  if (showing.busy) return;
  if (isInstant(showing) && showing.running() === null) flush(showing);
  else await showInTurn(showing);
}

/** Nothing to wait for: all of it and the next question are one screen. */
function flush(showing: Showing): void {
  const beats = showing.queue.splice(0);
  for (const beat of beats) passOver(showing, beat);
  const last = beats.at(-1);
  if (last !== undefined) settle(showing, last);
  rest(showing);
}

async function showInTurn(showing: Showing): Promise<void> {
  const { queue, store, run } = showing;
  showing.busy = true;
  store.setState({ chooser: null });
  let waited = false;
  for (let beat = queue.shift(); beat !== undefined; beat = queue.shift()) {
    if (isInstant(showing)) passOver(showing, beat);
    else await showBeat(showing, beat);
    if (showing.run !== run) return;
    if (isHurried(showing)) {
      // What is shown at once is shown together: a screen every tenth of a second, not one a decision of a bot.
      const more: Promise<void> | null = queue.length === 0 && !waited ? showing.running() : null;
      waited ||= more !== null;
      if (more !== null) await Promise.race([more, showing.pause(GLIMPSE, new AbortController().signal)]);
      if (showing.run !== run) return;
      if (queue.length > 0) continue;
    }
    settle(showing, beat);
    waited = false;
  }
  showing.busy = false;
  if (showing.running() === null) rest(showing);
}

/** An entry that is not shown is remembered all the same: what it began may end in one that is. */
function passOver({ chronicle, untold }: Showing, { entries, events, lines }: Beat): void {
  for (const event of events) note(chronicle, entries, event);
  untold.push(...lines.flat());
}

/** The scenes are played only now, and kept no longer than the entry is shown. */
async function showBeat(showing: Showing, beat: Beat): Promise<void> {
  const { chronicle, store, run } = showing;
  const { after, entry, entries, before } = beat;
  const scenes = scenesOf(store.getState().world, before, entry);
  const passage = { entry: entries, before, scenes, after, confirms: showing.confirms() };
  let passed = 0;
  for (const cue of cuesOf(passage, chronicle, showing)) {
    if (cue.kind === 'show') {
      await showScene(showing, cue.scene, cue.share, `${entries}.${passed + 1}`);
      showing.untold.push(...(beat.lines[passed++] ?? []));
    } else {
      const at = cue.passed === 0 ? `${entries - 1}` : `${entries}.${cue.passed}`;
      openGate(showing, cue.gate, { state: cue.state, at });
      await new Promise<void>((resolve) => {
        showing.proceed = resolve;
      });
      showing.proceed = NOTHING;
    }
    if (showing.run !== run) return;
  }
}

async function showScene(
  showing: Showing,
  { event, state }: Scene,
  share: number,
  at: string,
): Promise<void> {
  const { store, settings, pause, skipped } = showing;
  const attention = attentionTo(showing, { event, state });
  if (event.type === 'turn-began') showing.watched = 0;
  const pace = isHurried(showing) ? 0 : paceOf(event, settings().speed, attention, showing.watched);
  const lasts = share * pace;
  if (lasts <= 0) return;
  showing.watched += lasts;
  const now = { id: ++showing.count, event, seat: seatOf(event, state), lasts };
  store.setState({ now, news: event, state, at, lines: told(showing) });
  await pause(lasts, skipped.signal);
}

export const seatOf = (event: GameEvent, { active }: State): number =>
  'seat' in event ? event.seat : active;

/** Whatever concerns a person is watched closely, and so is a fight against one. */
function attentionTo({ store, isHuman, settings }: Showing, { event, state }: Scene): Attention {
  const { world, sitters } = store.getState();
  const combat = combatOf(view(world, state));
  const isClose =
    ('seat' in event && isHuman(event.seat)) ||
    ('other' in event && isHuman(event.other)) ||
    (combat !== null && sitters.some((_, seat) => isHuman(seat) && isFighting(combat, seat)));
  if (isClose) return 'close';
  return settings().watchBots === 'all' ? 'brisk' : 'key';
}

/** Nobody skips a gate by skipping what leads to it. */
function openGate(showing: Showing, gate: Ahead, changes: Partial<GameView>): void {
  showing.skipped = new AbortController();
  const lines = told(showing);
  const { now } = showing.store.getState();
  // The card that was drawn stays before everybody's eyes.
  const isStill = gate.kind === 'draw' && now !== null && gate.events.includes(now.event);
  showing.store.setState({
    ...changes,
    now: isStill ? now : null,
    chooser: null,
    lines,
    gate: { id: ++showing.count, ...gate },
  });
}

/** The log with all that has been shown. */
function told(showing: Showing): readonly Line[] {
  const { lines } = showing.store.getState();
  const { untold } = showing;
  if (untold.length === 0) return lines;
  showing.untold = [];
  return [...lines, ...untold];
}

function settle(showing: Showing, { after: state, names, entries }: Beat): void {
  const lines = told(showing);
  showing.store.setState({ state, at: `${entries}`, names, entries, now: null, chooser: null, lines });
}

function rest(showing: Showing): void {
  showing.skipped = new AbortController();
  showing.rested();
}
