import { call, finish, procedure } from '../../kernel/procedure.ts';
import type { Phase } from '../../effects/vocabulary.ts';
import { AT } from '../../effects/windows.ts';
import { act, clearSpent, isAct, openWindow, withDiscards } from '../cards/abilities.ts';
import { resetActivations } from '../cards/costs.ts';
import type { SpaceId } from '../world/board.ts';
import { settleAll } from '../calls.ts';
import {
  type CombatFrame,
  type CombatOptions,
  ESCAPE_DAMAGE,
  escapeRoll,
  newCombat,
} from './combat-frame.ts';
import { claimants, heroesIn, isDone, isDuel, isJoint } from './fighters.ts';
import { tell, type Game } from '../world/game.ts';
import {
  afterEscape,
  clearQueue,
  isGroup,
  jointTerms,
  leadFighter,
  leave,
  newJointRound,
  nextFighter,
  victors,
} from './joint.ts';
import { isDecided, startPhase } from './phase.ts';
import { goBack } from '../turn/places.ts';
import { forgetModifiers, startRoll } from './roll.ts';
import { foeTarget, ruleFor } from '../cards/values.ts';
import { dealWounds } from './wounds.ts';

/**
 * A Hero against a card or another Hero; or several Heroes against a card, with `fighters` in the order in which they
 * act and `terms` of `policies.joint`.
 */
export function startCombat(game: Game, seat: number, space: SpaceId, options: CombatOptions): void {
  if (options.fighters !== undefined) resetActivations(game, ...options.fighters);
  call<CombatFrame>(game, newCombat(game.state.players.length, seat, space, options));
}

/**
 * Gives back 'won', 'escaped' or 'fled', and 'lost' when several Heroes fought together and all fell; the knock-out of
 * a Hero who fights alone, or against a Hero, ends it from outside.
 */
export const combatProcedure = procedure<Game, CombatFrame>({
  begin(game, combat) {
    const { seat, other, card } = combat;
    if (isDuel(combat)) tell(game, { type: 'duel', seat, other });
    else {
      const along = heroesIn(combat).filter((one) => one !== seat);
      tell(game, { type: 'combat', seat, card, ...(along.length > 0 && { along }) });
    }
    if (!combat.beforeCombat) combat.step = 'round';
  },
  /** The Hero under attack comes first (DUEL-1). */
  defender(game, combat) {
    if (isDuel(combat)) openWindow(game, AT['before-combat'], combat.other, '', null);
  },
  attacker(game, combat) {
    if (live(game, combat) && nextFighter(combat, 'attacker'))
      openWindow(game, AT['before-combat'], combat.seat, '', null);
  },
  round(game, combat) {
    if (!live(game, combat)) return;
    combat.round++;
    combat.attacked = [];
    combat.skipped = [];
    newJointRound(game, combat);
    resetActivations(game, ...heroesIn(combat));
    clearSpent(game, 'round');
    tell(game, { type: 'combat-round', seat: combat.seat, round: combat.round });
    if (isDuel(combat)) {
      openWindow(game, AT['round-start'], combat.other, '', null);
    } else if (!isJoint(combat)) {
      combat.step = 'escape';
      openWindow(game, AT['round-start'], combat.seat, '', null);
    }
  },
  /** Both Heroes have the start and the end of a round, the defender first (G24). */
  start(game, combat) {
    if (live(game, combat) && nextFighter(combat, 'start'))
      openWindow(game, AT['round-start'], combat.seat, '', null);
  },
  turn(game, combat) {
    if (live(game, combat) && !nextFighter(combat)) combat.step = 'ranged';
  },
  escape: {
    ask(game, combat) {
      if (!live(game, combat)) return null;
      if (
        !combat.mayEscape ||
        isDone(combat, combat.seat) ||
        ruleFor(game, 'no-escape', combat.seat) !== null
      ) {
        combat.step = afterEscape(combat);
        return null;
      }
      return withDiscards(game, { seat: combat.seat, kind: 'escape', options: ['escape', 'fight'] });
    },
    answer(game, combat, choice) {
      if (isAct(choice)) {
        combat.step = 'escape';
        act(game, combat.seat, choice);
      } else if (choice === 'fight') {
        combat.step = afterEscape(combat);
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
    const escaped = combat.result === true;
    combat.step = escaped ? afterEscape(combat) : 'escape';
    if (escaped) getAway(game, combat, combat.seat);
    if (live(game, combat) && !escaped && !isDone(combat, combat.seat))
      dealWounds(game, combat.seat, 'hero', ESCAPE_DAMAGE);
  },
  ranged: (game, combat) => playPhase(game, combat, 'ranged'),
  melee: (game, combat) => playPhase(game, combat, 'melee'),
  magic(game, combat) {
    if (!isDuel(combat)) combat.step = 'close';
    playPhase(game, combat, 'magic');
  },
  defended(game, combat) {
    if (live(game, combat)) openWindow(game, AT['round-end'], combat.other, '', null);
  },
  close(game, combat) {
    if (live(game, combat) && nextFighter(combat, 'close'))
      openWindow(game, AT['round-end'], combat.seat, '', null);
  },
  again(game, combat) {
    if (!live(game, combat)) return;
    settleAll(game, forgetModifiers(game, 'round'));
    if (isDuel(combat)) [combat.seat, combat.other] = [combat.other, combat.seat];
    combat.step = 'round';
  },
  spoils(game, combat) {
    if (combat.over === 'won' && nextFighter(combat, 'spoils', victors(game, combat)))
      openWindow(game, AT.defeated, combat.seat, '', null);
    if (combat.over === 'escaped' && !isJoint(combat)) openWindow(game, AT.escaped, combat.seat, '', null);
  },
  end(game, combat) {
    const { over, joint, card, seat } = combat;
    const changed = forgetCombat(game);
    if (over === 'escaped' && joint === null) goBack(game, seat);
    finish(game, over);
    if (over === 'won' && joint !== null) jointTerms(game, joint).reward(game, card, claimants(combat));
    settleAll(game, changed);
  },
});

/** The fighters one after another, or all as one. */
function playPhase(game: Game, combat: CombatFrame, phase: Phase): void {
  if (!live(game, combat)) return;
  if (isGroup(game, combat) ? leadFighter(combat) : nextFighter(combat, phase))
    startPhase(game, combat.seat, phase);
}

/** The Hero has escaped: alone, that ends the fight; of several, the others fight on. */
export function getAway(game: Game, combat: CombatFrame, seat: number): void {
  if (combat.joint === null) {
    combat.over = 'escaped';
    if (!isDuel(combat)) tell(game, { type: 'escaped', seat, card: combat.card });
    return;
  }
  leave(combat, seat);
  tell(game, { type: 'escaped', seat, card: combat.card });
  jointTerms(game, combat.joint).escaped(game, seat);
  openWindow(game, AT.escaped, seat, '', null);
}

/** False once it is decided: then the combat goes to its end (COMBAT-15). */
function live(game: Game, combat: CombatFrame): boolean {
  if (!isDecided(game, combat)) return true;
  if (combat.joint !== null) clearQueue(combat);
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
