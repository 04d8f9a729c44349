import { call, finish, procedure } from '../kernel/procedure.ts';
import { AT } from '../effects/windows.ts';
import { act, clearSpent, isAct, openWindow, withDiscards } from './abilities.ts';
import { resetActivations } from './costs.ts';
import type { SpaceId } from './board.ts';
import { settleAll } from './calls.ts';
import {
  type CombatFrame,
  type CombatOptions,
  ESCAPE_DAMAGE,
  escapeRoll,
  newCombat,
} from './combat-frame.ts';
import { isDuel } from './fighters.ts';
import { tell, type Game } from './game.ts';
import { isDecided, startPhase } from './phase.ts';
import { goBack } from './places.ts';
import { forgetModifiers, startRoll } from './roll.ts';
import { foeTarget, ruleFor } from './values.ts';
import { dealWounds } from './wounds.ts';

export function startCombat(game: Game, seat: number, space: SpaceId, options: CombatOptions): void {
  call<CombatFrame>(game, newCombat(game.state.players.length, seat, space, options));
}

/** Gives back 'won', 'escaped' or 'fled'; a knock-out ends it from outside. */
export const combatProcedure = procedure<Game, CombatFrame>({
  begin(game, combat) {
    const { seat, other, card } = combat;
    if (isDuel(combat)) tell(game, { type: 'duel', seat, other });
    else tell(game, { type: 'combat', seat, card });
    if (!combat.beforeCombat) combat.step = 'round';
  },
  /** The Hero under attack comes first (DUEL-1). */
  defender(game, combat) {
    if (isDuel(combat)) openWindow(game, AT['before-combat'], combat.other, '', null);
  },
  attacker(game, combat) {
    if (live(game, combat)) openWindow(game, AT['before-combat'], combat.seat, '', null);
  },
  round(game, combat) {
    if (!live(game, combat)) return;
    combat.round++;
    combat.attacked = [];
    combat.skipped = [];
    resetActivations(game, combat.seat, combat.other);
    clearSpent(game, 'round');
    tell(game, { type: 'combat-round', seat: combat.seat, round: combat.round });
    if (isDuel(combat)) openWindow(game, AT['round-start'], combat.other, '', null);
  },
  /** Both Heroes have the start and the end of a round, the defender first (G24). */
  start(game, combat) {
    if (live(game, combat)) openWindow(game, AT['round-start'], combat.seat, '', null);
  },
  escape: {
    ask(game, combat) {
      if (!live(game, combat)) return null;
      if (!combat.mayEscape || ruleFor(game, 'no-escape', combat.seat) !== null) {
        combat.step = 'ranged';
        return null;
      }
      return withDiscards(game, { seat: combat.seat, kind: 'escape', options: ['escape', 'fight'] });
    },
    answer(game, combat, choice) {
      if (isAct(choice)) {
        combat.step = 'escape';
        act(game, combat.seat, choice);
      } else if (choice === 'fight') {
        combat.step = 'ranged';
      } else if (isDuel(combat)) {
        startRoll(game, escapeRoll(combat.other, 'target'), 0);
      }
    },
  },
  flee(game, combat) {
    const roll = escapeRoll(combat.seat);
    startRoll(
      game,
      roll,
      isDuel(combat) ? Number(combat.result) : foeTarget(game, combat, roll.attribute, roll),
    );
  },
  fled(game, combat) {
    if (combat.result === true) combat.over = 'escaped';
    if (!live(game, combat)) return;
    combat.step = 'escape';
    dealWounds(game, combat.seat, 'hero', ESCAPE_DAMAGE);
  },
  ranged(game, combat) {
    if (live(game, combat)) startPhase(game, combat.seat, 'ranged');
  },
  melee(game, combat) {
    if (live(game, combat)) startPhase(game, combat.seat, 'melee');
  },
  magic(game, combat) {
    if (live(game, combat)) startPhase(game, combat.seat, 'magic');
  },
  defended(game, combat) {
    if (isDuel(combat) && live(game, combat)) openWindow(game, AT['round-end'], combat.other, '', null);
  },
  close(game, combat) {
    if (live(game, combat)) openWindow(game, AT['round-end'], combat.seat, '', null);
  },
  again(game, combat) {
    if (!live(game, combat)) return;
    settleAll(game, forgetModifiers(game, 'round'));
    if (isDuel(combat)) [combat.seat, combat.other] = [combat.other, combat.seat];
    combat.step = 'round';
  },
  spoils(game, combat) {
    if (combat.over === 'won') openWindow(game, AT.defeated, combat.seat, '', null);
    if (combat.over === 'escaped') openWindow(game, AT.escaped, combat.seat, '', null);
  },
  end(game, combat) {
    const changed = forgetCombat(game);
    if (combat.over === 'escaped') goBack(game, combat.seat);
    finish(game, combat.over);
    settleAll(game, changed);
  },
});

/** False once it is decided: then the combat goes to its end (COMBAT-15). */
function live(game: Game, combat: CombatFrame): boolean {
  if (!isDecided(game, combat)) return true;
  combat.step = 'spoils';
  return false;
}

/** What lasts only for a combat is over, however it ended. True if a modifier was. */
export function forgetCombat(game: Game): boolean {
  const before = game.state.modifiers.length;
  forgetModifiers(game, 'roll');
  forgetModifiers(game, 'round');
  forgetModifiers(game, 'combat');
  clearSpent(game, 'round');
  clearSpent(game, 'combat');
  return game.state.modifiers.length < before;
}
