/**
 * A game in the page. The authority says what has happened, the driver keeps the game going until a person is asked, the
 * view shows it one thing after another: the table runs ahead of what is shown.
 */
import type { Advice } from '@wayrune/bots';
import { stampsUpTo } from '@wayrune/engine/table/stamps.ts';
import type { Table } from '@wayrune/engine/table/table.ts';
import type { StoreApi } from 'zustand/vanilla';
import { branchGame, fileOf, reopen } from './archive/keep.ts';
import type { Authority } from './authority/authority.ts';
import { localAuthority } from './authority/local.ts';
import { createDriver, type Driver } from './driver/driver.ts';
import { createFightOut, type FightOut } from './driver/fight-out.ts';
import type { Ports } from './ports.ts';
import type { OpeningSheet } from './opening-sheets.ts';
import type { Sitter } from './sitter.ts';
import type { Line } from './log-lines.ts';
import { type Counsel, createCounsel } from './thinking/counsel.ts';
import type { SpaceId } from '@wayrune/engine/rules/world/board.ts';
import type { State } from '@wayrune/engine/rules/world/state.ts';
import type { OddsAhead } from './thinking/odds-ahead.ts';
import type { GameView } from './view/game-view.ts';
import { isWanted } from './view/gates.ts';
import { createView, type View } from './view/view.ts';

export interface Session {
  readonly store: StoreApi<GameView>;
  /** Takes away what lies over the table, and lets the game go on. */
  readonly begin: () => void;
  readonly choose: (option: string) => void;
  /** Several decisions in a row, as long as they are offered: a path over the map. */
  readonly chooseAll: (options: readonly string[]) => void;
  /** Takes back the last press, with all that it brought. */
  readonly undo: () => void;
  /** Shows everything at once that has happened, up to the next gate. */
  readonly skip: () => void;
  /** The same where nobody has pressed anything: for views in which nothing moves. */
  readonly hurry: () => void;
  /** Goes on from the gate at which the showing waits. */
  readonly proceed: () => void;
  /**
   * Plays the rest of the fight by the best odds, until something should be decided or anything is pressed. Where an enemy
   * has just been drawn, from its beginning.
   */
  readonly fightItOut: () => void;
  readonly takeOver: () => void;
  readonly seenRecap: () => void;
  /** That the cards have changed has been read. */
  readonly seenUpdate: () => void;
  readonly lookAt: (entry: number | null) => void;
  /** A new game from the moment looked at; gives its id. Null where the table cannot be kept, as in a lesson. */
  readonly continueFromHere: (() => Promise<string>) | null;
  /** What a good player would do now, or after a choice that can be foreseen. */
  readonly hint: (after?: string) => Promise<Advice>;
  /** Of what the pending decision is about, of the adventure on a space, as if the Hero stood there now, or of what is shown. */
  readonly odds: (signal: AbortSignal, at?: SpaceId, shown?: State) => Promise<OddsAhead | null>;
  /** Against each of these Challenges, as if the Hero met it now: told as its meetings. */
  readonly oddsAgainst: (signal: AbortSignal, cards: readonly string[]) => Promise<OddsAhead | null>;
  /** The file of the game, or null where the table cannot be kept. */
  readonly file: (() => string) | null;
  /** Other people or bots take the seats. */
  readonly reseat: (sitters: readonly Sitter[]) => void;
  readonly close: () => void;
}

/** A kept game, played again to where it stands. Null if there is none of that id; throws a ChangedGame. */
export async function openGame(
  ports: Ports,
  id: string,
  openingSheet: OpeningSheet | null = null,
): Promise<Session | null> {
  const found = await reopen(ports, id);
  if (found === null) return null;
  const { header, recording } = found;
  const { table, checkpoints, stamps, lines, change } = recording;
  const { seed, sitters } = header;
  const authority = localAuthority(ports, { id, seed, sitters, table, checkpoints, stamps, header });
  return startSession(ports, authority, {
    seed,
    lines,
    updated: change?.sets ?? null,
    isKept: true,
    openingSheet: isWorth(openingSheet, table) ? openingSheet : null,
  });
}

/** Nothing has happened yet in a new game, and nothing goes on in one that is over. */
const isWorth = (openingSheet: OpeningSheet | null, { entries, state }: Table): boolean =>
  openingSheet !== 'summary' || (entries.length > 0 && state.decision !== null);

/** What a session is begun with, besides its authority. */
export interface Opening {
  /** Of the bots' own chance. */
  readonly seed: string;
  /** What was told before. */
  readonly lines: readonly Line[];
  readonly updated: GameView['updated'];
  /** Whether the game can be kept, as a lesson cannot. */
  readonly isKept: boolean;
  readonly openingSheet?: OpeningSheet | null;
}

/** A session at a table, whoever has authority over it. */
export function startSession(ports: Ports, authority: Authority, opening: Opening): Session {
  const parts = connect(ports, authority, opening);
  const { view, driver, counsel } = parts;
  const { openingSheet = null } = opening;
  if (openingSheet === null) driver.goOn();
  else view.store.setState({ openingSheet });
  return {
    store: view.store,
    begin() {
      if (view.store.getState().openingSheet === null) return;
      view.store.setState({ openingSheet: null });
      driver.goOn();
    },
    ...deciding(parts),
    ...looking(parts),
    ...(opening.isKept ? keeping(ports, authority, view) : { continueFromHere: null, file: null }),
    hint: counsel.hint,
    odds: counsel.odds,
    oddsAgainst: counsel.oddsAgainst,
    seenUpdate() {
      view.store.setState({ updated: null });
      authority.adoptContent().catch(view.troubled);
    },
    reseat(sitters) {
      parts.fightOut.stop();
      authority.reseat(sitters).then(() => {
        view.reseated();
        driver.goOn();
      }, view.troubled);
    },
    close() {
      parts.fightOut.stop();
      driver.close();
      view.presenter.close();
    },
  };
}

interface Parts {
  readonly view: View;
  readonly driver: Driver;
  readonly counsel: Counsel;
  readonly fightOut: FightOut;
}

/** The parts of a session; view and driver are told of what the authority accepts. */
function connect(ports: Ports, authority: Authority, opening: Opening): Parts {
  const { settings } = ports;
  const counsel = createCounsel(ports.bots, authority.table, opening.seed);
  const view = createView({
    ...ports,
    ...opening,
    authority,
    wants: (kind) => opening.isKept && isWanted(kind, settings()) && !(kind === 'roll' && fightOut.isOn()),
    confirms: () => driver.confirms(),
    running: () => driver.running(),
    rested() {
      view.ask(driver.asks());
      fightOut.asked();
    },
  });
  const { troubled } = view;
  const driver = createDriver({
    ...ports,
    authority,
    seed: opening.seed,
    waitsForFallen: opening.isKept,
    present: view.presenter.present,
    isHurried: view.presenter.isHurried,
    thinking: view.thinking,
    troubled,
  });
  const choose = (seat: number, option: string): void => {
    counsel.stop();
    void driver.choose(seat, [option]);
  };
  const fightOut = createFightOut({
    store: view.store,
    table: authority.table,
    settings,
    hint: counsel.hint,
    choose,
    troubled,
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
    troubled,
    recovered: view.recovered,
  });
  return { view, driver, counsel, fightOut };
}

/** What a person does whose turn it is. Whatever they press ends what is done for them. */
function deciding({
  view: { store, proceed },
  driver,
  counsel,
  fightOut,
}: Parts): Pick<Session, 'choose' | 'chooseAll' | 'undo' | 'proceed' | 'fightItOut'> {
  const { getState: shown } = store;
  const chooseAll = (options: readonly string[]): void => {
    fightOut.stop();
    const { chooser, moment } = shown();
    if (chooser === null || moment !== null) return;
    counsel.stop();
    void driver.choose(chooser, options);
  };
  return {
    choose: (option) => chooseAll([option]),
    chooseAll,
    undo() {
      fightOut.stop();
      const { chooser, gate, moment } = shown();
      if ((chooser !== null || gate?.kind === 'turn-over') && moment === null) void driver.undo();
    },
    proceed() {
      fightOut.stop();
      if (shown().moment !== null) return;
      const gate = proceed();
      if (gate !== null && gate.next !== null) driver.endTurn();
    },
    fightItOut() {
      const { gate, moment } = shown();
      if (fightOut.isOn()) fightOut.stop();
      else if (moment === null && gate?.kind === 'draw') {
        proceed();
        fightOut.startAhead(gate.seat);
      } else if (moment === null) fightOut.start();
    },
  };
}

/** What changes only what is seen. */
const looking = ({
  view: { store, skip, lookAt },
  fightOut,
}: Parts): Pick<Session, 'skip' | 'hurry' | 'takeOver' | 'seenRecap' | 'lookAt'> => ({
  hurry: skip,
  skip() {
    fightOut.stop();
    skip();
  },
  takeOver: () => store.setState({ handOver: null }),
  seenRecap: () => store.setState({ recapFrom: null }),
  lookAt(entry) {
    fightOut.stop();
    lookAt(entry);
  },
});

/** Other games from this one. */
const keeping = (
  ports: Ports,
  { table, tableAt, stamps, sitters }: Authority,
  { store }: View,
): Pick<Session, 'continueFromHere' | 'file'> => ({
  continueFromHere() {
    const entry = store.getState().moment?.entry ?? table.entries.length;
    return branchGame(ports, tableAt(entry), { sitters: sitters(), stamps: stampsUpTo(stamps(), entry) });
  },
  file: () => fileOf(table, sitters(), stamps()),
});
