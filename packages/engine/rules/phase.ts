import { call, finish, procedure } from '../kernel/procedure.ts';
import type { Phase } from '../effects/vocabulary.ts';
import { AT } from '../effects/windows.ts';
import { act, isAct, openWindow, withDiscards } from './abilities.ts';
import { inflict } from './calls.ts';
import { type CombatFrame, combatOf, PHASE_ATTRIBUTE, type PhaseFrame, phaseRoll } from './combat-frame.ts';
import { hasAttacked, isDuel, isSkipped, opponent } from './fighters.ts';
import { foeInfo, info, playerAt, tell, type Game } from './game.ts';
import { startRoll } from './roll.ts';
import { ownBits, tableBits } from './voices.ts';
import { FORCED_BITS, OFFERED_BITS } from './world.ts';
import { dealWounds } from './wounds.ts';
import { damageOf, enemyDamage, foeLife, foeTarget, mayNotAttack, ruleFor } from './values.ts';

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
    }
  },
  note(game, frame) {
    if (isDuel(fight(game))) frame.target = Number(frame.result);
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
      if (frame.attacking) combat.attacked.push(frame.who);
      else if (!defenceMatters(game, combat, frame)) finish(game);
    },
  },
  roll(game, frame) {
    const combat = fight(game);
    const roll = phaseRoll(frame);
    const target = isDuel(combat) ? frame.target : foeTarget(game, combat, roll.attribute, roll);
    startRoll(game, roll, target);
  },
  judge(game, frame) {
    const success = frame.result === true;
    const roll = phaseRoll(frame);
    if (isDecided(game, fight(game)) || (frame.free && !success)) {
      frame.step = '';
    } else if (frame.attacking) {
      frame.step = success ? 'strike' : 'suffer';
      openWindow(game, success ? AT.hit : AT.missed, frame.seat, frame.who, roll);
    } else {
      frame.step = success ? '' : 'suffer';
      openWindow(game, success ? AT.guarded : AT.struck, frame.seat, frame.who, roll);
    }
  },
  strike(game, frame) {
    frame.step = '';
    if (isDecided(game, fight(game))) return;
    const { seat, who, phase } = frame;
    const own = frame.damage >= 0 ? frame.damage : damageOf(game, seat, who, phase, phaseRoll(frame));
    hurtEnemy(game, fight(game), seat, own + frame.extraDamage);
  },
  suffer(game, frame) {
    const combat = fight(game);
    if (isDecided(game, combat)) return;
    dealWounds(game, frame.seat, frame.who, enemyDamage(game, combat, frame.phase, phaseRoll(frame)));
  },
});

/** Who may attack in this phase, and the defence (COMBAT-8, COMBAT-13, W2). */
function stances(game: Game, combat: CombatFrame, { seat, phase }: PhaseFrame): string[] {
  const options: string[] = [];
  const barred = (who: string): boolean =>
    hasAttacked(combat, seat, who) || mayNotAttack(game, seat, who, phase);
  if (!barred('hero')) options.push('attack:hero');
  const { allies } = playerAt(game, seat);
  if (allies.length > 0 && ruleFor(game, 'no-ally-attacks', seat) === null) {
    for (const ally of allies) if (!barred(ally.card)) options.push(`attack:${ally.card}`);
  }
  options.push('defend');
  return options;
}

/** A defence against damage 0 needs no roll, unless something hangs on it (G14). */
function defenceMatters(game: Game, combat: CombatFrame, frame: PhaseFrame): boolean {
  if (enemyDamage(game, combat, frame.phase, phaseRoll(frame)) > 0) return true;
  const foes = AT.roll.bit | AT.rolled.bit | AT.guarded.bit | AT.struck.bit;
  if (!isDuel(combat) && (foeInfo(game, combat.card).front.speaks[FORCED_BITS] & foes) !== 0) return true;
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
  return combat.over !== '';
}

/** Wounds on whoever is fought: the card, or the other Hero. */
export function hurtEnemy(game: Game, combat: CombatFrame, seat: number, amount: number): void {
  if (amount <= 0) return;
  if (isDuel(combat)) {
    inflict(game, opponent(combat, seat), 'hero', amount);
    return;
  }
  combat.foeWounds += amount;
  const life = foeLife(game, combat);
  tell(game, { type: 'foe-wounded', seat, card: combat.card, amount, wounds: combat.foeWounds, life });
  isDecided(game, combat);
}
