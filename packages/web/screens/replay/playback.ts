/** Shows a recording at the table: forward and back, by entry and by turn, by itself at any speed. */
import { heroNames } from '@wayrune/engine/table/passages.ts';
import { type Scene, scenesOf } from '@wayrune/engine/table/scenes.ts';
import { stampsUpTo } from '@wayrune/engine/table/stamps.ts';
import { eventLine } from '@wayrune/engine/text/event-line.ts';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { branchGame, fileOf } from '../../game/archive/keep.ts';
import { tableAt } from '../../game/past/checkpoints.ts';
import type { Recording } from '../../game/past/recording.ts';
import type { Ports } from '../../game/ports.ts';
import type { Session } from '../../game/session.ts';
import type { Sitter } from '../../game/sitter.ts';
import type { GameView } from '../../game/view/game-view.ts';
import { paceOf } from '../../game/view/pace.ts';
import { seatOf } from '../../game/view/presenter.ts';

export const SPEEDS = [0.5, 1, 2, 4, 16] as const;
export type Speed = (typeof SPEEDS)[number];

export interface Playhead {
  readonly entry: number;
  /** The line of the log that is being told, by its place in the recording. */
  readonly line: number;
  readonly playing: boolean;
  readonly speed: Speed;
}

export interface Playback {
  /** For everything that draws a table. */
  readonly session: Session;
  readonly playhead: StoreApi<Playhead>;
  readonly recording: Recording;
  readonly goTo: (entry: number) => void;
  readonly step: (by: number) => void;
  /** To the beginning of a turn, so many turns away. */
  readonly turn: (by: number) => void;
  readonly toggle: () => void;
  readonly setSpeed: (speed: Speed) => void;
}

/** So long a line is read that has nothing to be seen, in milliseconds at the usual speed. */
const READ = 260;

/** The last line of what has happened after so many entries. */
export const lineAt = ({ lines }: Pick<Recording, 'lines'>, entry: number): number =>
  Math.max(
    0,
    lines.findLastIndex((line) => line.entry <= entry),
  );

/** The turn to go to from an entry: back leads first to the beginning of the present one. */
export function turnFrom(recording: Pick<Recording, 'turns' | 'length'>, entry: number, by: number): number {
  const here = recording.turns.findLastIndex((turn) => turn.entry <= entry);
  const inside = (recording.turns[here]?.entry ?? 0) < entry;
  const to = here + by + (by < 0 && inside ? 1 : 0);
  if (to < 0) return 0;
  return recording.turns[to]?.entry ?? recording.length;
}

/** What an entry brought, each event on the table as it was then. */
function scenesIn({ table, stateAt }: Recording, entry: number): readonly Scene[] {
  const written = table.entries[entry - 1];
  return written === undefined ? [] : scenesOf(table.world, stateAt(entry - 1), written);
}

export function openPlayback(
  ports: Ports,
  recording: Recording,
  sitters: readonly Sitter[],
  id: string,
): Playback {
  const { table } = recording;
  const { world, setup } = table;
  const start = recording.stateAt(0);
  const playhead = createStore<Playhead>(() => ({
    entry: 0,
    line: lineAt(recording, 0),
    playing: false,
    speed: 1,
  }));
  const store = createStore<GameView>(() => ({
    id,
    openingSheet: null,
    world,
    setup,
    sitters,
    names: heroNames({ world, state: start }),
    state: start,
    at: '0',
    now: null,
    news: null,
    fightingOut: null,
    gate: null,
    chooser: null,
    thinking: null,
    lines: recording.lines,
    entries: recording.length,
    undoBarrier: null,
    viewer: start.active,
    handOver: null,
    recapFrom: null,
    moment: { entry: 0, state: start },
    updated: null,
    trouble: null,
  }));
  let stopped = new AbortController();
  let skipped = new AbortController();
  let happenings = 0;

  const show = (entry: number): void => {
    const state = recording.stateAt(entry);
    const names = heroNames({ world, state });
    store.setState({
      state,
      at: `${entry}`,
      names,
      now: null,
      moment: { entry, state },
      viewer: state.active,
    });
    playhead.setState({ entry, line: lineAt(recording, entry) });
  };
  const stop = (): void => {
    stopped.abort();
    playhead.setState({ playing: false });
  };
  const goTo = (entry: number): void => {
    stop();
    show(Math.min(Math.max(entry, 0), recording.length));
  };

  async function play(): Promise<void> {
    const { signal } = (stopped = new AbortController());
    if (playhead.getState().entry === recording.length) show(0);
    playhead.setState({ playing: true });
    while (!signal.aborted && playhead.getState().entry < recording.length) {
      const next = playhead.getState().entry + 1;
      skipped = new AbortController();
      for (const [i, { event, state }] of scenesIn(recording, next).entries()) {
        const { speed, line } = playhead.getState();
        const told =
          recording.lines[line + 1]?.entry === next && eventLine(world, recording.names, event) !== null;
        if (told) playhead.setState({ line: line + 1 });
        const lasts = Math.max(paceOf(event, speed, 'close'), told ? READ / speed : 0);
        if (lasts <= 0 || skipped.signal.aborted) continue;
        const now = { id: ++happenings, event, seat: seatOf(event, state), lasts };
        store.setState({ now, state, at: `${next}.${i + 1}`, moment: { entry: next, state } });
        await ports.pause(lasts, AbortSignal.any([signal, skipped.signal]));
        if (signal.aborted) return;
      }
      show(next);
      // Entries in which nothing is shown must not keep the page from drawing.
      await ports.pause(1, signal);
    }
    if (!signal.aborted) playhead.setState({ playing: false });
  }

  const nothing = (): void => {};
  const session: Session = {
    store,
    begin: nothing,
    choose: nothing,
    chooseAll: nothing,
    undo: nothing,
    skip: () => skipped.abort(),
    hurry: nothing,
    takeOver: nothing,
    proceed: nothing,
    fightItOut: nothing,
    seenRecap: nothing,
    seenUpdate: nothing,
    reseat: nothing,
    lookAt: (entry) => goTo(entry ?? recording.length),
    continueFromHere() {
      const { entry } = playhead.getState();
      const stamps = stampsUpTo(recording.stamps, entry);
      return branchGame(ports, tableAt(table, recording.checkpoints, entry), { sitters, stamps });
    },
    hint: () => Promise.reject(new Error('a replay gives no hints')),
    odds: () => Promise.resolve(null),
    oddsAgainst: () => Promise.resolve(null),
    file: () => fileOf(table, sitters, recording.stamps),
    close: stop,
  };
  return {
    session,
    playhead,
    recording,
    goTo,
    step: (by) => goTo(playhead.getState().entry + by),
    turn: (by) => goTo(turnFrom(recording, playhead.getState().entry, by)),
    toggle() {
      if (playhead.getState().playing) stop();
      else void play();
    },
    setSpeed: (speed) => playhead.setState({ speed }),
  };
}
