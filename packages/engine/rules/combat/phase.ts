import { call, finish, procedure } from '../../kernel/procedure.ts';
import type { Phase } from '../../effects/vocabulary.ts';
import { AT } from '../../effects/windows.ts';
import { act, isAct, openWindow, withDiscards } from '../cards/abilities.ts';
import { inflict } from '../calls.ts';
import { type CombatFrame, combatOf, PHASE_ATTRIBUTE, type PhaseFrame, phaseRoll } from './combat-frame.ts';
import { hasAttacked, isDone, isDuel, isSkipped, noteAttack, opponent } from './fighters.ts';
import { foeInfo, type Game, info, playerAt, tell } from '../world/game.ts';
import { openToRollers, startRoll } from './roll.ts';
import { ownBits, tableBits } from '../cards/affecting-cards.ts';
import { abandoned, claim, hasSpentAttack, isGroup, jointTerms, strike } from './joint.ts';
import { FORCED_BITS, OFFERED_BITS } from '../world/world.ts';
import { dealWounds } from './wounds.ts';
import { damageOf, enemyDamage, foeLife, foeTarget, mayNotAttack, ruleFor } from '../cards/values.ts';

export function startPhase(game: Game, seat: number, phase: Phase): void {
  open(game, seat, phase, '', false, -1);
}

/** An attack that an ability makes (verb `attack`). */
export function startFreeAttack(game: Game, seat: number, who: string, phase: Phase, damage: number): void {
  open(game, seat, phase, who, true, damage);
}

function open(game: Game, seat: number, phase: Phase, who: string, free: boolean, damage: number): void {
  call<PhaseFrame>(game, {
    proc: 'phase',
    seat,
    phase,
    who,
    attacking: free,
    free,
    target: 0,
    damage,
    extraDamage: 0,
    first: 0,
    second: 0,
  });
}

function fight(game: Game): CombatFrame {
  const combat = combatOf(game);
  if (combat === null) throw new Error('no combat');
  return combat;
}

export const phaseProcedure = procedure<Game, PhaseFrame>({
  /** A Hero under attack sets the number first, and it is seen before anything is chosen (DUEL-2, W21). */
  target(game, frame) {
    const combat = fight(game);
    if (isSkipped(combat, frame.seat, frame.phase) && !frame.free) {
      tell(game, { type: 'phase-skipped', phase: frame.phase });
      finish(game);
    } else if (isDuel(combat)) {
      const { phase, free } = frame;
      const attribute = PHASE_ATTRIBUTE[phase];
      const seat = opponent(combat, frame.seat);
      startRoll(
        game,
        { seat, who: 'hero', kind: 'target', phase, inPhase: !free, attribute, skill: null },
        0,
      );
    } else {
      frame.step = 'choose';
    }
  },
  note(_, frame) {
    frame.target = Number(frame.result);
  },
  choose: {
    ask(game, frame) {
      if (frame.free) return null;
      return withDiscards(game, {
        seat: frame.seat,
        kind: frame.phase,
        options: stances(game, fight(game), frame),
      });
    },
    answer(game, frame, choice) {
      if (isAct(choice)) {
        frame.step = 'choose';
        act(game, frame.seat, choice);
        return;
      }
      const combat = fight(game);
      frame.attacking = choice !== 'defend';
      frame.who =
        choice === 'attack:hero' || choice === 'defend'
          ? 'hero'
          : info(game, choice.slice('attack:'.length)).id;
      if (frame.attacking) noteAttack(combat, frame.seat, frame.who);
      else if (!defenseMatters(game, combat, frame)) finish(game);
    },
  },
  roll(game, frame) {
    const combat = fight(game);
    const roll = phaseRoll(frame);
    const target = isDuel(combat) ? frame.target : foeTarget(game, combat, roll.attribute, roll);
    if (frame.attacking) claim(game, combat, frame.seat);
    startRoll(game, roll, target);
  },
  judge(game, frame) {
    const success = frame.result === true;
    const roll = phaseRoll(frame);
    if (isOver(game, frame) || (frame.free && !success)) {
      frame.step = '';
    } else if (frame.attacking) {
      frame.step = success ? 'strike' : 'suffer';
      openToRollers(game, success ? AT.hit : AT.missed, frame, roll);
    } else {
      frame.step = success ? '' : 'suffer';
      openWindow(game, success ? AT.guarded : AT.struck, frame.seat, frame.who, roll);
    }
  },
  strike(game, frame) {
    frame.step = '';
    if (isOver(game, frame)) return;
    const { seat, who, phase } = frame;
    const own = frame.damage >= 0 ? frame.damage : damageOf(game, seat, who, phase, phaseRoll(frame));
    hurtEnemy(game, fight(game), seat, own + frame.extraDamage);
  },
  suffer(game, frame) {
    if (isOver(game, frame)) return;
    const combat = fight(game);
    const roll = phaseRoll(frame);
    const wounds = enemyDamage(game, combat, frame.phase, roll);
    if (combat.joint === null) dealWounds(game, frame.seat, frame.who, wounds);
    else jointTerms(game, combat.joint).suffer(game, roll, wounds);
  },
});

const isOver = (game: Game, { seat }: PhaseFrame): boolean => {
  const combat = fight(game);
  return isDecided(game, combat) || isDone(combat, seat);
};

/** Who may attack in this phase, and the defense (COMBAT-8, COMBAT-13, W2). */
function stances(game: Game, combat: CombatFrame, { seat, phase }: PhaseFrame): string[] {
  if (isGroup(game, combat)) return ['attack:hero'];
  const attacks = !hasSpentAttack(game, combat, seat, 'hero') && !mayNotAttack(game, seat, 'hero', phase);
  const { allies } = playerAt(game, seat);
  // Written out where there is nobody else: the first `push` to a list reserves 17 places.
  if (allies.length === 0) return attacks ? ['attack:hero', 'defend'] : ['defend'];
  const options = attacks ? ['attack:hero'] : [];
  if (ruleFor(game, 'no-ally-attacks', seat) === null) {
    for (const { card } of allies)
      if (!hasAttacked(combat, seat, card) && !mayNotAttack(game, seat, card, phase))
        options.push(`attack:${card}`);
  }
  options.push('defend');
  return options;
}

/** A defense against damage 0 needs no roll, unless something hangs on it (G14). */
function defenseMatters(game: Game, combat: CombatFrame, frame: PhaseFrame): boolean {
  if (enemyDamage(game, combat, frame.phase, phaseRoll(frame)) > 0) return true;
  const foes = AT.roll.bit | AT.rolled.bit | AT.guarded.bit | AT.struck.bit;
  if (!isDuel(combat) && (foeInfo(game, combat.card).front.affects[FORCED_BITS] & foes) !== 0) return true;
  if ((tableBits(game, FORCED_BITS) & foes) !== 0) return true;
  const gains = AT.guarded.bit | AT.struck.bit;
  const { seat } = frame;
  return ((ownBits(game, seat, OFFERED_BITS) | ownBits(game, seat, FORCED_BITS)) & gains) !== 0;
}

/** Whether somebody has won or got away: then nothing more is played of the fight (COMBAT-15). */
export function isDecided(game: Game, combat: CombatFrame): boolean {
  if (combat.over === '' && !isDuel(combat) && combat.foeWounds > 0) {
    if (game.world.policies.isDefeated(combat.foeWounds, foeLife(game, combat))) combat.over = 'won';
  }
  if (combat.joint !== null && combat.over === '') combat.over = abandoned(game, combat.joint);
  return combat.over !== '';
}

/** Wounds on whoever is fought: the card, or the other Hero. */
export function hurtEnemy(game: Game, combat: CombatFrame, seat: number, amount: number): void {
  if (amount <= 0) return;
  if (isDuel(combat)) {
    inflict(game, opponent(combat, seat), 'hero', amount);
    return;
  }
  strike(game, combat, seat);
  combat.foeWounds += amount;
  const life = foeLife(game, combat);
  tell(game, { type: 'foe-wounded', seat, card: combat.card, amount, wounds: combat.foeWounds, life });
  isDecided(game, combat);
}
