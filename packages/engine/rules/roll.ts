import { call, finish, procedure } from '../kernel/procedure.ts';
import type { Window } from '../effects/windows.ts';
import { openWindow } from './abilities.ts';
import { combatOf, type RollFrame } from './combat-frame.ts';
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
  const { seat, who, kind, phase, inPhase, attribute, skill } = roll;
  const played = { bonus: 0, added: 0, first: 0, second: 0 };
  call<RollFrame>(game, {
    proc: 'roll',
    seat,
    who,
    kind,
    phase,
    inPhase,
    attribute,
    skill,
    target,
    ...played,
  });
}

/** Two ten-sided dice, value and modifiers against a number. Gives back the total of a `target` roll, else success. */
export const rollProcedure = procedure<Game, RollFrame>({
  before(game, frame) {
    openWindow(game, BEFORE[frame.kind], frame.seat, frame.who, frame);
  },
  dice(game, frame) {
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
    if (combat !== null && kind !== 'test' && kind !== 'escape')
      combat.rolls[seat] = (combat.rolls[seat] ?? 0) + 1;
    if (game.state.modifiers.length > 0) forgetModifiers(game, 'roll');
    finish(game, kind === 'target' ? total : success);
  },
});

export function forgetModifiers(game: Game, until: string, seat?: number): void {
  const { state } = game;
  if (state.modifiers.length === 0) return;
  state.modifiers = state.modifiers.filter(
    (m) => m.until !== until || (seat !== undefined && m.seat !== seat),
  );
}
