/** What can be done in a fight: the same buttons in the same places from its first phase to its last. */
import { type Phase, PHASES } from '@wayrune/engine/effects/vocabulary.ts';
import {
  type CombatFrame,
  ESCAPE_DAMAGE,
  escapeRoll,
  phaseOf,
  phaseRoll,
} from '@wayrune/engine/rules/combat/combat-frame.ts';
import { acting, isDuel, isSkipped } from '@wayrune/engine/rules/combat/fighters.ts';
import { hasSpentAttack } from '@wayrune/engine/rules/combat/joint.ts';
import { chanceOf } from '@wayrune/engine/rules/combat/two-dice.ts';
import type { RollLike } from '@wayrune/engine/rules/cards/counting.ts';
import { damageOf, enemyDamage, foeTarget, rollBonus } from '@wayrune/engine/rules/cards/values.ts';
import { type Game, view } from '@wayrune/engine/rules/world/game.ts';
import { optionChance } from '@wayrune/engine/table/chances.ts';
import { cannotRun, fightersOf } from '@wayrune/engine/table/fight.ts';
import { after } from '@wayrune/engine/table/look-ahead.ts';

/** Why something cannot be done now: they have attacked, it comes with the next round or a later phase, or not from this foe. */
export type Bar = 'attacked' | 'next-round' | 'phase' | 'not-now' | 'held';

export interface Action {
  readonly id: string;
  readonly kind: 'attack' | 'defend' | 'run';
  /** 'hero' or the card of an Ally. */
  readonly who: string;
  /** What a press chooses, one after another; empty if it cannot be done now. */
  readonly choices: readonly string[];
  readonly bar: Bar | null;
  readonly roll: RollLike;
  /** What is added to the dice, and the number to reach if it is known. */
  readonly bonus: number;
  readonly target: number | null;
  readonly chance: number | null;
  /** Wounds dealt by an attack that hits, or taken if a defense or an escape fails. */
  readonly wounds: number;
}

/** The decision at which attacks are chosen: this one, or the one to which "fight" leads directly. */
interface Stance {
  readonly game: Game;
  readonly before: readonly string[];
  readonly options: readonly string[];
}

const NOWHERE = (game: Game): Stance => ({ game, before: [], options: [] });

/** `joins` says whether staying and the attack after it are one press. */
function stanceAt(game: Game, asked: boolean, joins: boolean): Stance {
  const { decision } = game.state;
  if (!asked || decision === null) return NOWHERE(game);
  if (isStance(decision.kind)) return { game, before: [], options: decision.options };
  if (!joins || !decision.options.includes('fight')) return NOWHERE(game);
  const next = after(game.world, game.state, 'fight');
  const asks = next?.decision ?? null;
  if (next === null || asks === null || asks.seat !== decision.seat || !isStance(asks.kind))
    return NOWHERE(game);
  return { game: view(game.world, next), before: ['fight'], options: asks.options };
}

const isStance = (kind: string): boolean => (PHASES as readonly string[]).includes(kind);

/** All that a seat may do in the fight, now or later. `asked`: it is their turn to choose. */
export function actionsOf(
  game: Game,
  combat: CombatFrame,
  seat: number,
  asked: boolean,
  joins: boolean,
): readonly Action[] {
  const stance = stanceAt(game, asked, joins);
  const phase =
    phaseOf(stance.game)?.phase ?? PHASES.find((one) => !isSkipped(combat, seat, one)) ?? 'ranged';
  const fighters = fightersOf(game, seat).map((who) => attack(stance, combat, seat, who, phase));
  const defend = defence(stance, combat, seat, phase);
  return [...fighters, defend, ...(combat.mayEscape ? [run(game, combat, seat, asked)] : [])];
}

function chosen({ game, before, options }: Stance, id: string): Pick<Action, 'choices' | 'chance'> {
  if (!options.includes(id)) return { choices: [], chance: null };
  return { choices: [...before, id], chance: optionChance(game.world, game.state, id) };
}

function attack(stance: Stance, combat: CombatFrame, seat: number, who: string, phase: Phase): Action {
  const id = `attack:${who}`;
  const roll = phaseRoll({ seat, who, phase, attacking: true, free: false });
  const taken = chosen(stance, id);
  const spent = hasSpentAttack(stance.game, combat, seat, who);
  return {
    id,
    kind: 'attack',
    who,
    ...taken,
    bar: taken.choices.length > 0 ? null : spent ? 'attacked' : barOf(stance),
    ...numbers(stance.game, combat, roll),
    wounds: damageOf(stance.game, seat, who, phase, roll),
  };
}

/** Attacks are asked for in another step, or this one may not be made. */
const barOf = ({ options }: Stance): Bar => (options.length === 0 ? 'phase' : 'not-now');

function defence(stance: Stance, combat: CombatFrame, seat: number, phase: Phase): Action {
  const roll = phaseRoll({ seat, who: 'hero', phase, attacking: false, free: false });
  const taken = chosen(stance, 'defend');
  return {
    id: 'defend',
    kind: 'defend',
    who: 'hero',
    ...taken,
    bar: taken.choices.length > 0 ? null : barOf(stance),
    ...numbers(stance.game, combat, roll),
    wounds: enemyDamage(stance.game, combat, phase, roll),
  };
}

function run(game: Game, combat: CombatFrame, seat: number, asked: boolean): Action {
  const roll = escapeRoll(seat);
  const { decision } = game.state;
  const now = asked && decision?.options.includes('escape') === true;
  const known = numbers(game, combat, roll);
  const held = !now && cannotRun(game, combat, seat, combat.round + 1);
  return {
    id: 'escape',
    kind: 'run',
    who: 'hero',
    choices: now ? ['escape'] : [],
    bar: now ? null : held ? 'held' : 'next-round',
    ...known,
    chance: now
      ? optionChance(game.world, game.state, 'escape')
      : held || known.target === null
        ? null
        : chanceOf(known.bonus, known.target),
    wounds: ESCAPE_DAMAGE,
  };
}

function numbers(game: Game, combat: CombatFrame, roll: RollLike): Pick<Action, 'roll' | 'bonus' | 'target'> {
  const bonus = rollBonus(game, roll);
  if (!isDuel(combat)) return { roll, bonus, target: foeTarget(game, combat, roll.attribute, roll) };
  const target = acting(combat) === roll.seat ? (phaseOf(game)?.target ?? 0) : 0;
  return { roll, bonus, target: target > 0 && roll.kind !== 'escape' ? target : null };
}
