/**
 * A game in the page: runs the rules, lets bots think, writes every decision down, and shows what happened one
 * after another. The table runs ahead of what is shown; a person is asked when all has been seen.
 */
import type { Advice } from '@wayrune/bots';
import type { Chance } from '@wayrune/engine/kernel/chance.ts';
import type { Library } from '@wayrune/engine/parts/library.ts';
import type { Setup } from '@wayrune/engine/rules/setup.ts';
import { clone, type State } from '@wayrune/engine/rules/state.ts';
import { heroNames, passages } from '@wayrune/engine/table/passages.ts';
import { saveGame } from '@wayrune/engine/table/save.ts';
import { decide, type Entry, type Table, undo, undoBarrier } from '@wayrune/engine/table/table.ts';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Settings } from '../settings/settings.ts';
import { replayed, restore } from './moment.ts';
import { createPresenter } from './presenter.ts';
import { headerOf, keepGame, type Kept } from './keeping.ts';
import type { Archive, Header } from './saved.ts';
import { type BotSitter, type Sitter, sitterName } from './sitter.ts';
import { type Line, linesOf } from './telling.ts';
import { trivialChoice } from './trivial.ts';
import type { Outlook } from './think.ts';
import type { GameView } from './view.ts';

/** All that a session needs from outside; tests bring their own. */
export interface Ports {
  readonly library: Library;
  readonly archive: Archive;
  readonly settings: () => Settings;
  /** The dice of an entry, from the seed of the game; a lesson brings its own. */
  readonly chance: (seed: string, entry: number) => Chance;
  readonly bots: {
    readonly choose: (setup: Setup, state: State, sitter: BotSitter, seed: string) => Promise<string>;
    /** What a good player would do for a person, and why. */
    readonly advise: (setup: Setup, state: State, seed: string) => Promise<Advice>;
    /** The odds of what the pending decision is about, until nobody wants to know any more. */
    readonly odds: (setup: Setup, state: State, unwanted: AbortSignal) => Promise<Outlook | null>;
  };
  /** Waits, unless it is told that nobody wants to. */
  readonly pause: (milliseconds: number, skipped: AbortSignal) => Promise<void>;
  /** Until what is on its way to the screen has been painted. */
  readonly painted: () => Promise<void>;
  readonly newId: () => string;
  readonly clock: () => number;
}

export interface Session {
  readonly store: StoreApi<GameView>;
  readonly choose: (option: string) => void;
  /** Several decisions in a row, as long as they are offered: a path over the map. */
  readonly chooseAll: (options: readonly string[]) => void;
  readonly undo: () => void;
  /** Shows everything at once that has happened. */
  readonly skip: () => void;
  readonly takeOver: () => void;
  readonly endTurn: () => void;
  readonly seenRecap: () => void;
  readonly lookAt: (entry: number | null) => void;
  /** A new game from the moment looked at; gives its id. Null where the table cannot be kept, as in a lesson. */
  readonly continueFromHere: (() => Promise<string>) | null;
  readonly hint: () => Promise<Advice>;
  readonly odds: (unwanted: AbortSignal) => Promise<Outlook | null>;
  /** The file of the game, or null where the table cannot be kept. */
  readonly file: (() => string) | null;
  /** Other people or bots take the seats. */
  readonly reseat: (sitters: readonly Sitter[]) => void;
  readonly close: () => void;
}

/** A kept game, played again to where it stands; null if there is none of that id. */
export async function openGame(ports: Ports, id: string): Promise<Session | null> {
  const kept = await ports.archive.open(id);
  if (kept === null) return null;
  const { created, seed, sitters, setup, opening } = kept.header;
  const table = restore(ports.library, setup, opening, kept.entries);
  return startSession(ports, { id, created, seed, sitters, table });
}

export function startSession(ports: Ports, opening: Kept): Session {
  const { table } = opening;
  const { world, setup } = table;
  let driving: Promise<void> | null = null;
  let closed = false;
  /** Something since the last turn of a person was not watched. */
  let missed = false;
  /** The seat whose turn is over, to be confirmed when all of it has been seen. */
  let confirming: number | null = null;
  /** Ends the counting of the odds that are wanted now. */
  let uncount = (): void => {};

  const store = createStore<GameView>(() => ({
    id: opening.id,
    world,
    setup,
    sitters: opening.sitters,
    names: heroNames(table),
    state: clone(table.state),
    now: null,
    chooser: null,
    thinking: null,
    lines: opening.begin === undefined ? told(ports.library, table) : [],
    entries: table.entries.length,
    undoBarrier: undoBarrier(table),
    viewer: Math.max(
      0,
      opening.sitters.findIndex(({ kind }) => kind === 'human'),
    ),
    handOver: null,
    turnOver: null,
    recapFrom: null,
    moment: null,
    trouble: null,
  }));
  const { getState: shown, setState: show } = store;

  const keep = (work: Promise<void>): void => {
    work.catch((error: unknown) => show({ trouble: String(error) }));
  };
  const isHuman = (seat: number): boolean => shown().sitters[seat]?.kind === 'human';
  const people = (): number => shown().sitters.filter(({ kind }) => kind === 'human').length;
  const presenter = createPresenter(store, ports, isHuman, () => driving, ask);
  const isKept = opening.begin === undefined;
  const past = (to: number): Table => {
    const entries = table.entries.slice(0, to);
    return opening.begin === undefined
      ? restore(ports.library, setup, table.opening, entries)
      : replayed(opening.begin(), entries);
  };
  const header = (): Header => headerOf({ ...opening, sitters: shown().sitters }, ports.clock());

  /* Deciding */

  function take(option: string): void {
    const seat = table.state.decision?.seat ?? -1;
    const events = decide(table, option, ports.chance(opening.seed, table.entries.length + 1));
    const entry = table.entries.at(-1) as Entry;
    keep(ports.archive.append(header(), entry));
    const entries = table.entries.length;
    const names = heroNames(table);
    const lines = linesOf(world, names, entries, events);
    presenter.add({ events, lines, names, after: clone(table.state), entries });
    const next = lines.findIndex(({ type }) => type === 'turn-began');
    const fell = events.some((event) => event.type === 'knocked-out' && event.seat === seat);
    if (isHuman(seat) && next >= 0) turnEnded(seat, presenter.linesToCome() - lines.length + next, fell);
  }

  /** `from` is the line that tells of the next turn. Who fell wants to see what it cost before others go on. */
  function turnEnded(seat: number, from: number, fell: boolean): void {
    show({ recapFrom: from });
    missed = presenter.isHurried();
    const waits = ports.settings().confirmEndTurn || (fell && isKept);
    if (waits && table.state.decision !== null) confirming = seat;
  }

  /** Lets bots decide, and what needs nobody, until a person is asked. */
  async function drive(): Promise<void> {
    // Nothing before `driving` is known to all.
    await Promise.resolve();
    // Bots begin to think when the answer to a person is on the screen: they would take the processor from it.
    let painted = false;
    try {
      while (!closed && confirming === null) {
        const { decision } = table.state;
        if (decision === null) break;
        const { seat } = decision;
        const sitter = shown().sitters[seat];
        if (sitter === undefined) throw new Error(`nobody sits at seat ${seat + 1}`);
        if (sitter.kind === 'bot') {
          if (shown().thinking !== seat) show({ thinking: seat, chooser: null });
          if (!painted) await ports.painted();
          painted = true;
          const at = table.entries.length;
          const choice = await ports.bots.choose(
            setup,
            clone(table.state),
            sitter,
            `${opening.seed}/bot/${at}`,
          );
          if (closed) return;
          take(choice);
        } else {
          const choice = trivialChoice(world, table.state, ports.settings().autoResolve);
          if (choice === null) break;
          take(choice);
        }
        presenter.present();
      }
    } catch (error) {
      show({ trouble: String(error) });
    }
    driving = null;
    if (!closed) show({ thinking: null });
    presenter.present();
  }

  /** A person is asked, now that everything has been seen. */
  function ask(): void {
    const { decision } = table.state;
    if (closed || decision === null) return;
    if (confirming !== null) show({ turnOver: confirming });
    if (confirming !== null || !isHuman(decision.seat)) return;
    const { seat } = decision;
    const barrier = undoBarrier(table);
    const other = people() > 1 && seat !== shown().viewer && ports.settings().handOver;
    show({
      chooser: seat,
      viewer: seat,
      // Who has watched the others needs not be told.
      ...(missed || people() > 1 ? {} : { recapFrom: null }),
      handOver: other ? seat : shown().handOver === seat ? seat : null,
      undoBarrier:
        barrier ?? (isHuman(table.entries.at(-1)?.seat ?? -1) ? null : 'another player has decided since'),
    });
  }

  function goOn(): void {
    driving ??= drive();
    // What is shown at once is shown when it is known whether anybody is asked.
    if (!presenter.isHurried()) presenter.present();
  }

  const session: Session = {
    store,
    choose: (option) => session.chooseAll([option]),
    chooseAll(options) {
      if (shown().chooser === null || shown().moment !== null) return;
      uncount();
      for (const option of options) {
        const { decision } = table.state;
        if (decision === null || !isHuman(decision.seat) || !decision.options.includes(option)) break;
        take(option);
      }
      goOn();
    },
    undo() {
      const { chooser, turnOver, moment } = shown();
      if ((chooser === null && turnOver === null) || moment !== null) return;
      const last = table.entries.at(-1);
      if (last === undefined || !isHuman(last.seat) || !undo(table)) return;
      confirming = null;
      keep(ports.archive.cut(header()));
      const entries = table.entries.length;
      const lines = shown().lines.filter((line) => line.entry <= entries);
      show({ state: clone(table.state), entries, lines, turnOver: null, undoBarrier: undoBarrier(table) });
      goOn();
    },
    skip() {
      missed = true;
      presenter.skip();
    },
    takeOver: () => show({ handOver: null }),
    endTurn() {
      confirming = null;
      show({ turnOver: null });
      goOn();
    },
    seenRecap: () => show({ recapFrom: null }),
    lookAt(entry) {
      const to = entry === null || entry >= table.entries.length ? null : entry;
      if (to === null) show({ moment: null });
      else {
        show({ moment: { entry: to, state: past(to).state } });
      }
    },
    continueFromHere: isKept
      ? () => keepGame(ports, past(shown().moment?.entry ?? table.entries.length), shown().sitters)
      : null,
    hint: () => ports.bots.advise(setup, clone(table.state), `${opening.seed}/hint/${table.entries.length}`),
    odds(unwanted) {
      const counting = new AbortController();
      uncount = () => counting.abort();
      unwanted.addEventListener('abort', uncount);
      return ports.bots.odds(setup, clone(table.state), counting.signal);
    },
    file: isKept ? () => saveGame(table, shown().sitters.map(sitterName)) : null,
    reseat(sitters) {
      show({
        sitters,
        chooser: null,
        viewer: Math.max(
          0,
          sitters.findIndex(({ kind }) => kind === 'human'),
        ),
      });
      keep(ports.archive.cut(header()));
      goOn();
    },
    close() {
      closed = true;
      presenter.close();
    },
  };
  goOn();
  return session;
}

/** All that has been told in a game so far. */
function told(library: Library, table: Table): Line[] {
  const lines: Line[] = [];
  for (const { entry, events, state } of passages(library, table))
    lines.push(...linesOf(table.world, heroNames({ ...table, state }), entry, events));
  return lines;
}
