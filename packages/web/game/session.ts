/**
 * A game in the page. The authority says what has happened, the driver keeps the game going until a person is asked, the
 * view shows it one thing after another: the table runs ahead of what is shown.
 */
import type { Advice } from '@wayrune/bots';
import { saveGame } from '@wayrune/engine/table/save.ts';
import type { StoreApi } from 'zustand/vanilla';
import { keepGame, reopen } from './archive/keep.ts';
import type { Authority } from './authority/authority.ts';
import { type LocalGame, localAuthority } from './authority/local.ts';
import { createDriver, type Driver } from './driver/driver.ts';
import type { Ports } from './ports.ts';
import { type Sitter, sitterName } from './sitter.ts';
import type { Line } from './telling.ts';
import { type Counsel, createCounsel } from './thinking/counsel.ts';
import type { Outlook } from './thinking/workers.ts';
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
  readonly odds: (unwanted: AbortSignal) => Promise<Outlook | null>;
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
  const game: LocalGame = { id, seed, sitters, table, checkpoints, stamps, header };
  return startSession(ports, game, lines, change?.sets ?? null);
}

export function startSession(
  ports: Ports,
  game: LocalGame,
  lines: readonly Line[] = [],
  updated: GameView['updated'] = null,
): Session {
  const authority = localAuthority(ports, game);
  const isKept = game.header !== null;
  const view = createView({
    ...ports,
    authority,
    lines,
    updated,
    running: () => driver.running(),
    rested: () => view.ask(driver.asks()),
  });
  const driver = createDriver({
    ...ports,
    authority,
    seed: game.seed,
    waitsForFallen: isKept,
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
  });
  const counsel = createCounsel(ports.bots, authority.table, game.seed);
  driver.goOn();
  return {
    store: view.store,
    ...deciding(view, driver, counsel),
    ...looking(view),
    ...(isKept ? keeping(ports, authority, view) : { continueFromHere: null, file: null }),
    hint: counsel.hint,
    odds: counsel.odds,
    seenUpdate() {
      view.store.setState({ updated: null });
      void authority.adoptContent();
    },
    reseat(sitters) {
      void authority.reseat(sitters).then(() => {
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
  continueFromHere: () =>
    keepGame(ports, tableAt(store.getState().moment?.entry ?? table.entries.length), { sitters: sitters() }),
  file: () => saveGame(table, sitters().map(sitterName), stamps()),
});
