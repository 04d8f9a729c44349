import { call, finish, procedure } from '../../kernel/procedure.ts';
import { AT, type Moment } from '../../effects/windows.ts';
import { openOwnWindow, openWindow } from '../cards/abilities.ts';
import { type CombatFrame, combatOf, type PhaseFrame, type RollFrame } from './combat-frame.ts';
import type { RollLike } from '../cards/counting.ts';
import type { EventOf, RollKind, RollPart } from '../world/events.ts';
import { isDone } from './fighters.ts';
import { rollDie, tell, type Game } from '../world/game.ts';
import { rollingAlong } from './joint.ts';
import type { State } from '../world/state.ts';
import { rollBonus } from '../cards/values.ts';
import { isAffected, ownBits } from '../cards/affecting-cards.ts';
import { FORCED_BITS, OFFERED_BITS } from '../world/world.ts';

const BEFORE: Readonly<Record<RollKind, Moment>> = {
  attack: AT.roll,
  defense: AT.roll,
  target: AT.roll,
  escape: AT.escape,
  test: AT.test,
};
const AFTER: Readonly<Record<RollKind, Moment | null>> = {
  attack: AT.rolled,
  defense: AT.rolled,
  target: AT.rolled,
  escape: null,
  test: AT.tested,
};

const NONE: readonly RollPart[] = [];

/** Whether any card might answer a roll. */
function isAnswered(game: Game, roll: RollLike): boolean {
  const { seat, kind } = roll;
  const bits = BEFORE[kind].bit | (AFTER[kind]?.bit ?? 0);
  if ((ownBits(game, seat, OFFERED_BITS) & bits) !== 0 || isAffected(game, seat, FORCED_BITS, bits))
    return true;
  for (const other of rollingAlong(game, roll))
    if (((ownBits(game, other, OFFERED_BITS) | ownBits(game, other, FORCED_BITS)) & bits) !== 0) return true;
  return false;
}

/** The procedure that runs gets the total of a `target` roll, else success: immediately if no card can react. */
export function startRoll(game: Game, roll: RollLike, target: number): void {
  const { seat, who, kind, phase, inPhase, attribute, skill } = roll;
  const frame: RollFrame = {
    proc: 'roll',
    step: '',
    result: null,
    seat,
    who,
    kind,
    phase,
    inPhase,
    attribute,
    skill,
    target,
    bonus: 0,
    added: 0,
    parts: NONE,
    plays: NONE,
    first: 0,
    second: 0,
  };
  call<RollFrame>(game, frame);
  if (isAnswered(game, frame)) return;
  throwDice(game, frame);
  conclude(game, frame);
}

/** The window of the Hero who rolls, and then of those who roll along, one after another. */
export function openToRollers(
  game: Game,
  window: Moment,
  { seat, who }: { readonly seat: number; readonly who: string },
  roll: RollLike,
): void {
  const along = rollingAlong(game, roll);
  for (let i = along.length - 1; i >= 0; i--) openOwnWindow(game, window, along[i] as number, who, roll);
  openWindow(game, window, seat, who, roll);
}

/** Two ten-sided dice, value and modifiers against a number. */
export const rollProcedure = procedure<Game, RollFrame>({
  before(game, frame) {
    openToRollers(game, BEFORE[frame.kind], frame, frame);
  },
  dice(game, frame) {
    const combat = frame.kind === 'test' ? null : combatOf(game);
    if (combat !== null && isDone(combat, frame.seat)) {
      finish(game, false);
      return;
    }
    throwDice(game, frame);
    const window = AFTER[frame.kind];
    if (window === null) return;
    tellThrown(game, frame, 'thrown');
    openToRollers(game, window, frame, frame);
  },
  judge: conclude,
});

function throwDice(game: Game, frame: RollFrame): void {
  frame.first = rollDie(game);
  frame.second = rollDie(game);
  addUp(game, frame);
}

export function tellThrown(game: Game, frame: RollFrame, how: EventOf<'thrown'>['how']): void {
  const { seat, who, kind: what, first, second } = frame;
  tell(game, { type: 'thrown', seat, who, what, dice: [first, second], how });
}

/** What is added to the dice, with its parts. */
export function addUp(game: Game, frame: RollFrame): void {
  const parts: RollPart[] = [];
  frame.bonus = rollBonus(game, frame, parts);
  frame.parts = parts;
}

/** Judges the roll and tells the procedure below: the result, and the dice where they are those of a phase. */
function conclude(game: Game, frame: RollFrame): void {
  const { seat, who, kind, phase, attribute, skill, first, second, target } = frame;
  const bonus = frame.bonus + frame.added;
  const total = first + second + bonus;
  const success = total >= target;
  const dice = [first, second] as const;
  tell(game, {
    type: 'rolled',
    seat,
    who,
    what: kind,
    phase,
    attribute,
    skill,
    dice,
    bonus,
    parts: frame.plays.length === 0 ? frame.parts : [...frame.parts, ...frame.plays],
    target,
    success,
  });
  const combat = phase === null ? null : combatOf(game);
  endRoll(game, combat, seat);
  for (const other of rollingAlong(game, frame)) endRoll(game, combat, other);
  finish(game, kind === 'target' ? total : success);
  const below = game.state.frames.at(-1);
  if (below?.proc !== 'phase' || kind === 'target') return;
  (below as PhaseFrame).first = first;
  (below as PhaseFrame).second = second;
}

/** A Hero has rolled, or a roll was made for them too: it counts in the combat (G21), and what lasted for it is over. */
function endRoll(game: Game, combat: CombatFrame | null, seat: number): void {
  if (combat !== null) combat.rolls[seat] = (combat.rolls[seat] ?? 0) + 1;
  forgetModifiers(game, 'roll', seat);
}

/** What lasted until now is over (for one seat). True if anything was. */
export const forgetModifiers = (game: Game, until: string, seat?: number): boolean =>
  game.state.modifiers.length > 0 && forget(game.state, until, seat);

function forget(state: State, until: string, seat: number | undefined): boolean {
  const before = state.modifiers.length;
  state.modifiers = state.modifiers.filter(
    (m) => m.until !== until || (seat !== undefined && m.seat !== seat),
  );
  return state.modifiers.length < before;
}
