/** What the players see of a game, as far as it has been shown: one store, filled from the queue of what happened. */
import { clone } from '@wayrune/engine/rules/world/state.ts';
import { heroNames } from '@wayrune/engine/table/passages.ts';
import { undoBarrier } from '@wayrune/engine/table/table.ts';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Accepted, Authority } from '../authority/authority.ts';
import type { Step } from '../driver/next-step.ts';
import type { Ports } from '../ports.ts';
import type { Sitter } from '../sitter.ts';
import { type Line, linesOf } from '../log-lines.ts';
import { type Chronicle, fallIn, lastTurn } from './chronicle.ts';
import type { Ahead } from './cues.ts';
import type { GameView } from './game-view.ts';
import type { Gate, GateKind } from './gates.ts';
import { concerns, linesSince } from './since.ts';
import { createPresenter, type Presenter } from './presenter.ts';

export interface View {
  readonly store: StoreApi<GameView>;
  readonly presenter: Presenter;
  /** Something was decided: it is shown when all before it has been. */
  readonly accepted: (accepted: Accepted) => void;
  readonly undone: () => void;
  /** Asks for what is to be done by a person, now that everything has been seen. */
  readonly ask: (step: Step) => void;
  /** The bot that thinks, or null when none does any more. */
  readonly thinking: (seat: number | null) => void;
  readonly troubled: (error: unknown) => void;
  readonly recovered: () => void;
  readonly reseated: () => void;
  readonly skip: () => void;
  /** Goes on from the gate, and gives it; null if there is none. */
  readonly proceed: () => Gate | null;
  readonly lookAt: (entry: number | null) => void;
}

export interface ViewPorts extends Pick<Ports, 'settings' | 'pause'> {
  readonly authority: Authority;
  /** What was told before. */
  readonly lines: readonly Line[];
  readonly updated: GameView['updated'];
  readonly wants: (kind: GateKind) => boolean;
  readonly confirms: () => boolean;
  readonly running: () => Promise<void> | null;
  readonly rested: () => void;
}

/** The first person, whose Hero is looked at until somebody is asked. */
const firstPerson = (sitters: readonly Sitter[]): number =>
  Math.max(
    0,
    sitters.findIndex(({ kind }) => kind === 'human'),
  );

function firstView({ authority, lines, updated }: ViewPorts): GameView {
  const { id, table } = authority;
  const sitters = authority.sitters();
  return {
    id,
    openingSheet: null,
    world: table.world,
    setup: table.setup,
    sitters,
    names: heroNames(table),
    state: clone(table.state),
    at: `${table.entries.length}`,
    now: null,
    news: null,
    fightingOut: null,
    gate: null,
    chooser: null,
    thinking: null,
    lines,
    entries: table.entries.length,
    undoBarrier: undoBarrier(table),
    viewer: firstPerson(sitters),
    handOver: null,
    recapFrom: null,
    moment: null,
    updated,
    trouble: null,
  };
}

interface Seen extends ViewPorts {
  readonly store: StoreApi<GameView>;
  readonly presenter: Presenter;
  /** Something since the last turn of a person was not watched. */
  missed: boolean;
}

export function createView(ports: ViewPorts): View {
  const { authority } = ports;
  const store = createStore<GameView>(() => firstView(ports));
  const { getState: shown, setState: show } = store;
  const presenter = createPresenter({ ...ports, store, isHuman: (seat) => isHuman(shown(), seat) });
  const seen: Seen = { ...ports, store, presenter, missed: false };
  return {
    store,
    presenter,
    accepted: (accepted) => queue(seen, accepted),
    undone() {
      show(afterUndo(authority, shown()));
      presenter.drop(authority.table.entries.length);
    },
    ask(step) {
      if (step.kind === 'confirm')
        presenter.waitAt(turnOver(presenter.chronicle, step.seat, shown().state.active));
      else if (step.kind === 'ask') askPerson(seen, step.seat);
    },
    thinking(seat) {
      if (shown().thinking !== seat)
        show(seat === null ? { thinking: seat } : { thinking: seat, chooser: null });
    },
    troubled: (error) => show({ trouble: error instanceof Error ? error.message : String(error) }),
    recovered: () => show({ trouble: null }),
    reseated() {
      const sitters = authority.sitters();
      show({ sitters, chooser: null, viewer: firstPerson(sitters) });
    },
    skip() {
      seen.missed = true;
      presenter.skip();
    },
    proceed: presenter.proceed,
    lookAt(entry) {
      const past = entry !== null && entry < authority.table.entries.length;
      show({ moment: past ? { entry, state: authority.tableAt(entry).state } : null });
    },
  };
}

const isHuman = ({ sitters }: GameView, seat: number): boolean => sitters[seat]?.kind === 'human';

/** The end of a turn that was shown at once: what it cost, if the Hero fell in it. */
function turnOver(chronicle: Chronicle, seat: number, next: number): Ahead {
  const fall = fallIn(chronicle, seat);
  return fall === null
    ? { kind: 'turn-over', seat, events: lastTurn(chronicle), next }
    : { kind: 'knock-out', seat, events: fall, next };
}

function queue(seen: Seen, beat: Accepted): void {
  const { authority, presenter, store } = seen;
  const { world } = authority.table;
  const lines = beat.events.map((event) => linesOf(world, beat.names, beat.entries, [event]));
  const before = presenter.linesToCome();
  presenter.add({ ...beat, lines });
  const next = lines.flat().findIndex(({ type }) => type === 'turn-began');
  if (next < 0 || !isHuman(store.getState(), beat.before.active)) return;
  // From the next turn on, it is "since your last turn" for the one whose turn is over.
  store.setState({ recapFrom: before + next });
  seen.missed = presenter.isHurried();
}

function afterUndo({ table }: Authority, { lines: told, recapFrom }: GameView): Partial<GameView> {
  const entries = table.entries.length;
  const lines = told.filter((line) => line.entry <= entries);
  return {
    state: clone(table.state),
    at: `${entries}`,
    entries,
    lines,
    // The turn after which it began is not over any more.
    recapFrom: recapFrom !== null && recapFrom > lines.length ? null : recapFrom,
    undoBarrier: undoBarrier(table),
  };
}

function askPerson({ authority, settings, store, missed }: Seen, seat: number): void {
  const { viewer, handOver, sitters, lines, recapFrom } = store.getState();
  const isNews =
    recapFrom !== null && linesSince(lines, recapFrom, seat).some(({ event }) => concerns(event, seat));
  const several = sitters.filter(({ kind }) => kind === 'human').length > 1;
  const handsOver = (several && seat !== viewer && settings().handOver) || handOver === seat;
  store.setState({
    chooser: seat,
    viewer: seat,
    // Who has watched the others need not be told, except of what concerns them.
    ...(missed || several || isNews ? {} : { recapFrom: null }),
    handOver: handsOver ? seat : null,
    undoBarrier: barrierFor(authority),
  });
}

/** What a bot has decided is not taken back, though the rules would allow it. */
function barrierFor({ table, sitters }: Authority): string | null {
  const last = table.entries.at(-1);
  const byBot = sitters()[last?.seat ?? -1]?.kind !== 'human';
  return undoBarrier(table) ?? (byBot ? 'another player has acted' : null);
}
