import { call, finish, procedure } from '../kernel/procedure.ts';
import type { Window } from '../effects/windows.ts';
import { openWindow } from './abilities.ts';
import { combatOf, type PhaseFrame, type RollFrame } from './combat-frame.ts';
import type { RollLike } from './counting.ts';
import type { RollKind } from './events.ts';
import { rollDie, tell, type Game } from './game.ts';
import { rollBonus } from './values.ts';

const BEFORE: Readonly<Record<RollKind, Window>> = {
  attack: 'roll',
  defense: 'roll',
  target: 'roll',
  escape: 'escape',
  test: 'test',
};
const AFTER: Readonly<Record<RollKind, Window | null>> = {
  attack: 'rolled',
  defense: 'rolled',
  target: 'rolled',
  escape: null,
  test: 'tested',
};

export function startRoll(game: Game, roll: RollLike, target: number): void {
  call<RollFrame>(game, {
    proc: 'roll',
    seat: roll.seat,
    who: roll.who,
    kind: roll.kind,
    phase: roll.phase,
    inPhase: roll.inPhase,
    attribute: roll.attribute,
    skill: roll.skill,
    target,
    bonus: 0,
    added: 0,
    first: 0,
    second: 0,
  });
}

/** Two ten-sided dice, value and modifiers against a number. Gives back the total of a `target` roll, else success. */
export const rollProcedure = procedure<Game, RollFrame>({
  before(game, frame) {
    openWindow(game, BEFORE[frame.kind], frame.seat, frame.who, frame);
  },
  dice(game, frame) {
    if (frame.kind !== 'test' && (combatOf(game)?.over ?? '') !== '') {
      finish(game, false);
      return;
    }
    frame.first = rollDie(game);
    frame.second = rollDie(game);
    frame.bonus = rollBonus(game, frame);
    const window = AFTER[frame.kind];
    if (window !== null) openWindow(game, window, frame.seat, frame.who, frame);
  },
  judge(game, frame) {
    const { seat, who, kind, phase, attribute, skill, first, second, target } = frame;
    const bonus = frame.bonus + frame.added;
    const total = first + second + bonus;
    const success = total >= target;
    tell(game, {
      type: 'rolled',
      seat,
      who,
      what: kind,
      phase,
      attribute,
      skill,
      dice: [first, second],
      bonus,
      target,
      success,
    });
    const combat = combatOf(game);
    if (combat !== null && phase !== null) combat.rolls[seat] = (combat.rolls[seat] ?? 0) + 1;
    if (game.state.modifiers.length > 0) forgetModifiers(game, 'roll', seat);
    finish(game, kind === 'target' ? total : success);
    const phaseFrame = game.state.frames.at(-1) as PhaseFrame | undefined;
    if (phaseFrame?.proc === 'phase' && kind !== 'target') {
      phaseFrame.first = first;
      phaseFrame.second = second;
    }
  },
});

export function forgetModifiers(game: Game, until: string, seat?: number): void {
  const { state } = game;
  if (state.modifiers.length === 0) return;
  state.modifiers = state.modifiers.filter(
    (m) => m.until !== until || (seat !== undefined && m.seat !== seat),
  );
}
