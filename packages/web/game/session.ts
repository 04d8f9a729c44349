/**
 * A game in the page. The authority says what has happened, the driver keeps the game going until a person is asked, the
 * view shows it one thing after another: the table runs ahead of what is shown.
 */
import type { Advice } from '@wayrune/bots';
import { saveGame } from '@wayrune/engine/table/save.ts';
import { stampsUpTo } from '@wayrune/engine/table/stamps.ts';
import type { StoreApi } from 'zustand/vanilla';
import { keepGame, reopen } from './archive/keep.ts';
import type { Authority } from './authority/authority.ts';
import { localAuthority } from './authority/local.ts';
import { createDriver, type Driver } from './driver/driver.ts';
import type { Ports } from './ports.ts';
import { type Sitter, sitterName } from './sitter.ts';
import type { Line } from './log-lines.ts';
import { type Counsel, createCounsel } from './thinking/counsel.ts';
import type { OddsAhead } from './thinking/odds-ahead.ts';
import type { GameView } from './view/game-view.ts';
import { createView, type View } from './view/view.ts';

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
  /** That the cards have changed has been read. */
  readonly seenUpdate: () => void;
  readonly lookAt: (entry: number | null) => void;
  /** A new game from the moment looked at; gives its id. Null where the table cannot be kept, as in a lesson. */
  readonly continueFromHere: (() => Promise<string>) | null;
  readonly hint: () => Promise<Advice>;
  readonly odds: (signal: AbortSignal) => Promise<OddsAhead | null>;
  /** The file of the game, or null where the table cannot be kept. */
  readonly file: (() => string) | null;
  /** Other people or bots take the seats. */
  readonly reseat: (sitters: readonly Sitter[]) => void;
  readonly close: () => void;
}

/** A kept game, played again to where it stands. Null if there is none of that id; throws a ChangedGame. */
export async function openGame(ports: Ports, id: string): Promise<Session | null> {
  const found = await reopen(ports, id);
  if (found === null) return null;
  const { header, film } = found;
  const { table, checkpoints, stamps, lines, change } = film;
  const { seed, sitters } = header;
  const authority = localAuthority(ports, { id, seed, sitters, table, checkpoints, stamps, header });
  return startSession(ports, authority, { seed, lines, updated: change?.sets ?? null, isKept: true });
}

/** What a session is begun with, besides its authority. */
export interface Opening {
  /** Of the bots' own chance. */
  readonly seed: string;
  /** What was told before. */
  readonly lines: readonly Line[];
  readonly updated: GameView['updated'];
  /** Whether the game can be kept, as a lesson cannot. */
  readonly isKept: boolean;
}

/** A session at a table, whoever has authority over it. */
export function startSession(ports: Ports, authority: Authority, opening: Opening): Session {
  const { view, driver } = connect(ports, authority, opening);
  const counsel = createCounsel(ports.bots, authority.table, opening.seed);
  driver.goOn();
  return {
    store: view.store,
    ...deciding(view, driver, counsel),
    ...looking(view),
    ...(opening.isKept ? keeping(ports, authority, view) : { continueFromHere: null, file: null }),
    hint: counsel.hint,
    odds: counsel.odds,
    seenUpdate() {
      view.store.setState({ updated: null });
      authority.adoptContent().catch(view.troubled);
    },
    reseat(sitters) {
      authority.reseat(sitters).then(() => {
        view.reseated();
        driver.goOn();
      }, view.troubled);
    },
    close() {
      driver.close();
      view.presenter.close();
    },
  };
}

/** View and driver of a table, both told of what the authority accepts. */
function connect(ports: Ports, authority: Authority, opening: Opening): { view: View; driver: Driver } {
  const view = createView({
    ...ports,
    ...opening,
    authority,
    running: () => driver.running(),
    rested: () => view.ask(driver.asks()),
  });
  const driver = createDriver({
    ...ports,
    authority,
    seed: opening.seed,
    waitsForFallen: opening.isKept,
    present: view.presenter.present,
    isHurried: view.presenter.isHurried,
    thinking: view.thinking,
    troubled: view.troubled,
  });
  authority.follow({
    accepted(accepted) {
      view.accepted(accepted);
      driver.accepted(accepted);
    },
    undone() {
      view.undone();
      driver.undone();
    },
    troubled: view.troubled,
    recovered: view.recovered,
  });
  return { view, driver };
}

/** What a person does whose turn it is. */
function deciding(
  { store }: View,
  driver: Driver,
  counsel: Counsel,
): Pick<Session, 'choose' | 'chooseAll' | 'undo' | 'endTurn'> {
  const { getState: shown } = store;
  const chooseAll = (options: readonly string[]): void => {
    const { chooser, moment } = shown();
    if (chooser === null || moment !== null) return;
    counsel.stop();
    void driver.choose(chooser, options);
  };
  return {
    choose: (option) => chooseAll([option]),
    chooseAll,
    undo() {
      const { chooser, turnOver, moment } = shown();
      if ((chooser !== null || turnOver !== null) && moment === null) void driver.undo();
    },
    endTurn() {
      store.setState({ turnOver: null });
      driver.endTurn();
    },
  };
}

/** What changes only what is seen. */
const looking = ({
  store,
  skip,
  lookAt,
}: View): Pick<Session, 'skip' | 'takeOver' | 'seenRecap' | 'lookAt'> => ({
  skip,
  takeOver: () => store.setState({ handOver: null }),
  seenRecap: () => store.setState({ recapFrom: null }),
  lookAt,
});

/** Other games from this one. */
const keeping = (
  ports: Ports,
  { table, tableAt, stamps, sitters }: Authority,
  { store }: View,
): Pick<Session, 'continueFromHere' | 'file'> => ({
  continueFromHere() {
    const entry = store.getState().moment?.entry ?? table.entries.length;
    return keepGame(ports, tableAt(entry), { sitters: sitters(), stamps: stampsUpTo(stamps(), entry) });
  },
  file: () => saveGame(table, sitters().map(sitterName), stamps()),
});
