/** Shows what happened, one thing after another, at the player's pace. */
import type { GameEvent } from '@wayrune/engine/rules/events.ts';
import type { State } from '@wayrune/engine/rules/state.ts';
import type { StoreApi } from 'zustand/vanilla';
import { comesBefore, paceOf } from './pace.ts';
import type { Ports } from './session.ts';
import type { Line } from './telling.ts';
import type { GameView } from './view.ts';

/** One decision and what came of it. */
export interface Beat {
  readonly events: readonly GameEvent[];
  readonly lines: readonly Line[];
  readonly after: State;
  /** Heroes by name: a new one may have come. */
  readonly names: readonly string[];
  readonly entries: number;
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

/** How long several decisions that are shown at once are waited for, in milliseconds. */
const GLIMPSE = 100;

/** Two beats as one: what the later one shows, and the lines of both. */
const together = (one: Beat, next: Beat): Beat => ({ ...next, lines: [...one.lines, ...next.lines] });

export function createPresenter(
  { getState: shown, setState: show }: StoreApi<GameView>,
  { settings, pause }: Pick<Ports, 'settings' | 'pause'>,
  isHuman: (seat: number) => boolean,
  driving: () => Promise<void> | null,
  ask: () => void,
): Presenter {
  const queue: Beat[] = [];
  let skipped = new AbortController();
  let showing = false;
  let closed = false;
  let happenings = 0;

  const isHurried = (): boolean => skipped.signal.aborted || settings().speed === 0;

  /** Nothing to wait for: all of it and the next question are one screen. */
  function flush(): void {
    const [first, ...others] = queue.splice(0);
    if (first !== undefined) settle(others.reduce(together, first));
    rest();
  }

  function settle({ after: state, names, entries, lines }: Beat): void {
    show({ state, names, entries, now: null, chooser: null, lines: [...shown().lines, ...lines] });
  }

  function rest(): void {
    skipped = new AbortController();
    ask();
  }

  async function run(): Promise<void> {
    if (showing) return;
    if (isHurried() && driving() === null) {
      flush();
      return;
    }
    showing = true;
    show({ chooser: null });
    for (let beat = queue.shift(); beat !== undefined; beat = queue.shift()) {
      for (const event of beat.events) await showEvent(beat, event);
      if (closed) return;
      const last = isHurried() ? await gathered(beat) : beat;
      if (closed) return;
      settle(last);
    }
    showing = false;
    if (driving() === null) rest();
  }

  async function showEvent(beat: Beat, event: GameEvent): Promise<void> {
    const own = 'seat' in event && isHuman(event.seat);
    const lasts = isHurried() ? 0 : paceOf(event, settings().speed, own);
    if (closed || lasts <= 0) return;
    const now = { id: ++happenings, event, lasts };
    show(comesBefore(event) ? { now } : { now, state: beat.after });
    await pause(lasts, skipped.signal);
  }

  /** What is shown at once is shown together: a screen every tenth of a second, not one a decision of a bot. */
  async function gathered(first: Beat): Promise<Beat> {
    const more = driving();
    if (more !== null) await Promise.race([more, pause(GLIMPSE, new AbortController().signal)]);
    return queue.splice(0).reduce(together, first);
  }

  return {
    add: (beat) => queue.push(beat),
    present: () => void run(),
    skip: () => skipped.abort(),
    linesToCome: () => shown().lines.length + queue.reduce((sum, beat) => sum + beat.lines.length, 0),
    isHurried,
    close() {
      closed = true;
      skipped.abort();
    },
  };
}
