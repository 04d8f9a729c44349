/** Shows a film at the table: forward and back, by entry and by turn, by itself at any speed. */
import { heroNames } from '@wayrune/engine/table/passages.ts';
import { saveGame } from '@wayrune/engine/table/save.ts';
import { stampsUpTo } from '@wayrune/engine/table/stamps.ts';
import { eventLine } from '@wayrune/engine/text/event-line.ts';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { keepGame } from '../../game/archive/keep.ts';
import { tableAt } from '../../game/past/checkpoints.ts';
import type { Film } from '../../game/past/film.ts';
import type { Ports } from '../../game/ports.ts';
import type { Session } from '../../game/session.ts';
import { type Sitter, sitterName } from '../../game/sitter.ts';
import type { GameView } from '../../game/view/game-view.ts';
import { comesBefore, paceOf } from '../../game/view/pace.ts';

export const SPEEDS = [0.5, 1, 2, 4, 16] as const;
export type Speed = (typeof SPEEDS)[number];

export interface Reel {
  readonly entry: number;
  /** The line of the log that is being told, by its place in the film. */
  readonly line: number;
  readonly playing: boolean;
  readonly speed: Speed;
}

export interface Projector {
  /** For everything that draws a table. */
  readonly session: Session;
  readonly reel: StoreApi<Reel>;
  readonly film: Film;
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
export const lineAt = ({ lines }: Pick<Film, 'lines'>, entry: number): number =>
  Math.max(
    0,
    lines.findLastIndex((line) => line.entry <= entry),
  );

/** The turn to go to from an entry: back leads first to the beginning of the present one. */
export function turnFrom(film: Pick<Film, 'turns' | 'length'>, entry: number, by: number): number {
  const here = film.turns.findLastIndex((turn) => turn.entry <= entry);
  const inside = (film.turns[here]?.entry ?? 0) < entry;
  const to = here + by + (by < 0 && inside ? 1 : 0);
  if (to < 0) return 0;
  return film.turns[to]?.entry ?? film.length;
}

export function openProjector(ports: Ports, film: Film, sitters: readonly Sitter[], id: string): Projector {
  const { table } = film;
  const { world, setup } = table;
  const start = film.stateAt(0);
  const reel = createStore<Reel>(() => ({ entry: 0, line: lineAt(film, 0), playing: false, speed: 1 }));
  const store = createStore<GameView>(() => ({
    id,
    world,
    setup,
    sitters,
    names: heroNames({ world, state: start }),
    state: start,
    now: null,
    chooser: null,
    thinking: null,
    lines: film.lines,
    entries: film.length,
    undoBarrier: null,
    viewer: start.active,
    handOver: null,
    turnOver: null,
    recapFrom: null,
    moment: { entry: 0, state: start },
    updated: null,
    trouble: null,
  }));
  let stopped = new AbortController();
  let skipped = new AbortController();
  let happenings = 0;

  const show = (entry: number): void => {
    const state = film.stateAt(entry);
    const names = heroNames({ world, state });
    store.setState({ state, names, now: null, moment: { entry, state }, viewer: state.active });
    reel.setState({ entry, line: lineAt(film, entry) });
  };
  const stop = (): void => {
    stopped.abort();
    reel.setState({ playing: false });
  };
  const goTo = (entry: number): void => {
    stop();
    show(Math.min(Math.max(entry, 0), film.length));
  };

  async function play(): Promise<void> {
    const { signal } = (stopped = new AbortController());
    if (reel.getState().entry === film.length) show(0);
    reel.setState({ playing: true });
    while (!signal.aborted && reel.getState().entry < film.length) {
      const next = reel.getState().entry + 1;
      const after = film.stateAt(next);
      skipped = new AbortController();
      for (const event of film.events(next)) {
        const { speed, line } = reel.getState();
        const told = film.lines[line + 1]?.entry === next && eventLine(world, film.names, event) !== null;
        if (told) reel.setState({ line: line + 1 });
        const lasts = Math.max(paceOf(event, speed, true), told ? READ / speed : 0);
        if (lasts <= 0 || skipped.signal.aborted) continue;
        const now = { id: ++happenings, event, lasts };
        store.setState(
          comesBefore(event) ? { now } : { now, state: after, moment: { entry: next, state: after } },
        );
        await ports.pause(lasts, AbortSignal.any([signal, skipped.signal]));
        if (signal.aborted) return;
      }
      show(next);
      // Entries in which nothing is shown must not keep the page from drawing.
      await ports.pause(1, signal);
    }
    if (!signal.aborted) reel.setState({ playing: false });
  }

  const nothing = (): void => {};
  const session: Session = {
    store,
    choose: nothing,
    chooseAll: nothing,
    undo: nothing,
    skip: () => skipped.abort(),
    takeOver: nothing,
    endTurn: nothing,
    seenRecap: nothing,
    seenUpdate: nothing,
    reseat: nothing,
    lookAt: (entry) => goTo(entry ?? film.length),
    continueFromHere() {
      const { entry } = reel.getState();
      const stamps = stampsUpTo(film.stamps, entry);
      return keepGame(ports, tableAt(table, film.checkpoints, entry), { sitters, stamps });
    },
    hint: () => Promise.reject(new Error('a replay gives no hints')),
    odds: () => Promise.resolve(null),
    file: () => saveGame(table, sitters.map(sitterName), film.stamps),
    close: stop,
  };
  return {
    session,
    reel,
    film,
    goTo,
    step: (by) => goTo(reel.getState().entry + by),
    turn: (by) => goTo(turnFrom(film, reel.getState().entry, by)),
    toggle() {
      if (reel.getState().playing) stop();
      else void play();
    },
    setSpeed: (speed) => reel.setState({ speed }),
  };
}
