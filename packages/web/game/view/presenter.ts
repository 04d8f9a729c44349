/** Shows what happened, one thing after another, at the player's pace. */
import type { GameEvent } from '@wayrune/engine/rules/world/events.ts';
import type { StoreApi } from 'zustand/vanilla';
import type { Accepted } from '../authority/authority.ts';
import type { Ports } from '../ports.ts';
import type { Line } from '../log-lines.ts';
import type { GameView } from './game-view.ts';
import { comesBefore, paceOf } from './pace.ts';

/** One decision, what came of it, and how that is told. */
export type Beat = Omit<Accepted, 'entry'> & { readonly lines: readonly Line[] };

export interface PresenterPorts extends Pick<Ports, 'settings' | 'pause'> {
  readonly store: StoreApi<GameView>;
  readonly isHuman: (seat: number) => boolean;
  /** As long as somebody decides without being asked. */
  readonly running: () => Promise<void> | null;
  /** Everything has been shown, and nobody decides. */
  readonly rested: () => void;
}

export interface Presenter {
  readonly add: (beat: Beat) => void;
  /** Shows what is waiting; at its end, if nobody decides any more, somebody is asked. */
  readonly present: () => void;
  /** Everything that is waiting, and what comes until a person is asked, at once. */
  readonly skip: () => void;
  /** How many lines there will be when all has been shown. */
  readonly linesToCome: () => number;
  /** Nobody wants to wait for anything. */
  readonly isHurried: () => boolean;
  readonly close: () => void;
}

/** What is on its way to the screen. */
interface Showing extends PresenterPorts {
  readonly queue: Beat[];
  skipped: AbortController;
  busy: boolean;
  closed: boolean;
  /** How many happenings have been shown. */
  count: number;
}

/** How long several decisions that are shown at once are waited for, in milliseconds. */
const GLIMPSE = 100;

export function createPresenter(ports: PresenterPorts): Presenter {
  const showing: Showing = {
    ...ports,
    queue: [],
    skipped: new AbortController(),
    busy: false,
    closed: false,
    count: 0,
  };
  return {
    add: (beat) => showing.queue.push(beat),
    present: () => void present(showing),
    skip: () => showing.skipped.abort(),
    linesToCome: () =>
      showing.queue.reduce((sum, { lines }) => sum + lines.length, ports.store.getState().lines.length),
    isHurried: () => isHurried(showing),
    close() {
      showing.closed = true;
      showing.skipped.abort();
    },
  };
}

const isHurried = ({ skipped, settings }: Showing): boolean =>
  skipped.signal.aborted || settings().speed === 0;

async function present(showing: Showing): Promise<void> {
  if (showing.busy) return;
  if (isHurried(showing) && showing.running() === null) flush(showing);
  else await showInTurn(showing);
}

/** Nothing to wait for: all of it and the next question are one screen. */
function flush(showing: Showing): void {
  const [first, ...others] = showing.queue.splice(0);
  if (first !== undefined) settle(showing, others.reduce(together, first));
  rest(showing);
}

async function showInTurn(showing: Showing): Promise<void> {
  const { queue, store } = showing;
  showing.busy = true;
  store.setState({ chooser: null });
  for (let beat = queue.shift(); beat !== undefined; beat = queue.shift()) {
    for (const event of beat.events) await showEvent(showing, beat, event);
    if (showing.closed) return;
    const last = isHurried(showing) ? await gathered(showing, beat) : beat;
    if (showing.closed) return;
    settle(showing, last);
  }
  showing.busy = false;
  if (showing.running() === null) rest(showing);
}

async function showEvent(showing: Showing, { after }: Beat, event: GameEvent): Promise<void> {
  const { store, settings, pause, isHuman, skipped } = showing;
  const own = 'seat' in event && isHuman(event.seat);
  const lasts = isHurried(showing) ? 0 : paceOf(event, settings().speed, own);
  if (showing.closed || lasts <= 0) return;
  const now = { id: ++showing.count, event, lasts };
  store.setState(comesBefore(event) ? { now } : { now, state: after });
  await pause(lasts, skipped.signal);
}

/** What is shown at once is shown together: a screen every tenth of a second, not one a decision of a bot. */
async function gathered({ running, pause, queue }: Showing, first: Beat): Promise<Beat> {
  const more = running();
  if (more !== null) await Promise.race([more, pause(GLIMPSE, new AbortController().signal)]);
  return queue.splice(0).reduce(together, first);
}

/** Two beats as one: what the later one shows, and the lines of both. */
const together = (one: Beat, next: Beat): Beat => ({ ...next, lines: [...one.lines, ...next.lines] });

function settle({ store }: Showing, { after: state, names, entries, lines }: Beat): void {
  const told = [...store.getState().lines, ...lines];
  store.setState({ state, names, entries, now: null, chooser: null, lines: told });
}

function rest(showing: Showing): void {
  showing.skipped = new AbortController();
  showing.rested();
}
