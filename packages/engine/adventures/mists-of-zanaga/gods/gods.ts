/** The primal gods: asleep, awakened by three rituals, and confronted in the Lost City. */
import type { Effect, RitualSymbol } from '../../../effects/vocabulary.ts';
import { AT } from '../../../effects/windows.ts';
import { call, procedure, type Ask, type Frame } from '../../../kernel/procedure.ts';
import { openWindow } from '../../../rules/cards/abilities.ts';
import { carryOut, endTurn, type TurnFrame } from '../../../rules/calls.ts';
import { resetActivations } from '../../../rules/cards/costs.ts';
import { startCombat } from '../../../rules/combat/combat.ts';
import { combatOf } from '../../../rules/combat/combat-frame.ts';
import { winGame } from '../../../rules/turn/winning.ts';
import { info, playerAt, tell, type Game } from '../../../rules/world/game.ts';
import { siteAt } from '../../../rules/world/land.ts';
import { DOOM_COUNTERS, mistsOf, NOTHING_DONE } from '../mists.ts';

export const godOf = (game: Game, card: string) => {
  const { card: printed } = info(game, card);
  return printed.kind === 'special' ? (printed.god ?? null) : null;
};

/** What a completed ritual of this symbol makes the god do; nothing, if it has no such omen (GOD-4). */
const omenOf = (game: Game, god: string, symbol: RitualSymbol): readonly Effect[] =>
  godOf(game, god)?.omens.find((omen) => omen.symbol === symbol)?.do ?? [];

interface OmensFrame extends Frame {
  proc: 'omens';
  god: string;
  symbols: RitualSymbol[];
}

export const startOmens = (game: Game, god: string, symbols: readonly RitualSymbol[]): void =>
  call<OmensFrame>(game, { proc: 'omens', god, symbols: [...symbols] });

/** One omen after another; completed rituals wait until all are done (OMEN-1, OMEN-13). */
export const omensProcedure = procedure<Game, OmensFrame>({
  next(game, frame) {
    const { god } = frame;
    const symbol = frame.symbols.shift();
    if (symbol === undefined) return;
    frame.step = 'next';
    const omen = omenOf(game, god, symbol);
    if (omen.length === 0) return;
    tell(game, { type: 'omen', card: god, symbol });
    carryOut(game, game.state.active, god, omen);
  },
});

const inOrder = (symbols: readonly RitualSymbol[]): string => symbols.map(String).toSorted().join();

/** The god with just these symbols, in whatever order (GOD-10, GOD-12); one that a pack has added takes its place. */
function godFor(game: Game, symbols: readonly RitualSymbol[]): string | undefined {
  const key = inOrder(symbols);
  return mistsOf(game.state).asleep.findLast((god) => inOrder(godOf(game, god)?.awakens ?? []) === key);
}

/** It awakes, and the other nine leave the game (GOD-16). */
export function awaken(game: Game, symbols: readonly RitualSymbol[]): void {
  const mists = mistsOf(game.state);
  const god = godFor(game, symbols);
  if (god === undefined) throw new Error(`no god is awakened by ${symbols.join(', ')}`);
  rouse(game, god, symbols);
  mists.gone.push(...mists.asleep.splice(0));
}

export interface AwakeningFrame extends Frame {
  proc: 'awakening';
  god: string;
  /** Of the rituals that awakened it. */
  symbols: RitualSymbol[];
}

/** It leaves those who sleep, and comes to the right of those who are awake. */
export function rouse(game: Game, god: string, symbols: readonly RitualSymbol[]): void {
  const mists = mistsOf(game.state);
  mists.asleep = mists.asleep.filter((other) => other !== god);
  mists.awake.push(god);
  tell(game, { type: 'god-awakened', card: god });
  call<AwakeningFrame>(game, { proc: 'awakening', god, symbols: [...symbols] });
}

/** The rituals that awakened a god bring no omen (GOD-17); an option may say otherwise. */
export const awakeningProcedure = procedure<Game, AwakeningFrame>({ omens: () => undefined });

interface DoomFrame extends Frame {
  amount: number;
}

/** Eight counters for all gods; when none is left, none is placed (Z47). */
export const addDoomProcedure = procedure<Game, DoomFrame>({
  add(game, { amount }) {
    const { awake, doom } = mistsOf(game.state);
    const god = awake.at(-1);
    const lying = Object.values(doom).reduce((sum, count) => sum + count, 0);
    const added = Math.min(amount, DOOM_COUNTERS - lying);
    if (god === undefined || added === 0) return;
    doom[god] = (doom[god] ?? 0) + added;
    tell(game, { type: 'doom', card: god, amount: added });
  },
});

/** The doom counters on the god that is fought. */
export const doomOnEnemy = (game: Game): number => mistsOf(game.state).doom[combatOf(game)?.card ?? ''] ?? 0;

/**
 * The gods that a Hero may confront now: with red as the current ritual deck, in the Lost City, or wherever they stand
 * outside towns as long as the Lost City has not risen (CONFRONT-1, CONFRONT-4, Z7, Z32).
 */
function confrontable(game: Game, seat: number): readonly string[] {
  const { awake, rank, lostCity } = mistsOf(game.state);
  const { space } = playerAt(game, seat);
  if (rank !== 'red' || space === null) return [];
  const isThere = lostCity === null ? siteAt(game, space).town < 0 : lostCity === space;
  return isThere ? awake : [];
}

export interface GodTurn extends TurnFrame {
  /** The god that is confronted in this turn; '' in any other. */
  god?: string;
  /** The start of the turn has come already, before the choice to confront (Z51). */
  begun?: true;
}

/** Effects at the start of a turn come before the choice; all steps that are skipped come after it (Z51). */
export function dawn(game: Game, frame: GodTurn): void {
  mistsOf(game.state).turn = NOTHING_DONE;
  if (confrontable(game, frame.seat).length === 0) {
    frame.step = 'refresh';
    return;
  }
  frame.begun = true;
  frame.start = playerAt(game, frame.seat).space;
  resetActivations(game);
  openWindow(game, AT['turn-start'], frame.seat, '', null);
}

export const confront: Ask<Game, GodTurn> = {
  ask(game, { seat }) {
    const gods = confrontable(game, seat);
    if (gods.length === 0) return null;
    return { seat, kind: 'confront', options: [...gods.map((god) => `confront:${god}`), 'pass'] };
  },
  answer(game, frame, choice) {
    if (choice === 'pass') return;
    const { seat } = frame;
    const mists = mistsOf(game.state);
    const space = playerAt(game, seat).space ?? '';
    frame.god = info(game, choice.slice('confront:'.length)).id;
    tell(game, { type: 'turn-began', seat, round: game.state.round });
    if (mists.lostCity === null) {
      mists.lostCity = space;
      tell(game, { type: 'lost-city', seat, space });
    }
    tell(game, { type: 'confronted', seat, card: frame.god });
    resetActivations(game, seat);
    startCombat(game, seat, space, { card: frame.god });
  },
};

/** Whoever defeats the god wins; else the turn was the combat and no more (CONFRONT-8, CONFRONT-19). */
export function confronted(game: Game, frame: GodTurn): void {
  if (frame.god === undefined) return;
  if (frame.result === 'won') winGame(game, [frame.seat], 'primal-god');
  else endTurn(game);
}

/** The usual start of a turn, unless it has come already. */
export const hasBegun = (frame: TurnFrame): boolean => (frame as GodTurn).begun === true;
