/** What a fight is made of: the party's values and the enemy's, as the rules have them now or would have them. */
import {
  type Ability,
  type Effect,
  type EffectOf,
  PHASES,
  type Phase,
} from '@wayrune/engine/effects/vocabulary.ts';
import { roughly } from '@wayrune/engine/effects/verbs/gold.ts';
import {
  type CombatFrame,
  escapeRoll,
  newCombat,
  PHASE_ATTRIBUTE,
  phaseRoll,
} from '@wayrune/engine/rules/combat/combat-frame.ts';
import { isSkipped } from '@wayrune/engine/rules/combat/fighters.ts';
import type { RollLike } from '@wayrune/engine/rules/cards/counting.ts';
import { type Game, info, playerAt, view } from '@wayrune/engine/rules/world/game.ts';
import type { Player, State } from '@wayrune/engine/rules/world/state.ts';
import {
  damageOf,
  enemyDamage,
  foeLife,
  foeTarget,
  lifeOf,
  mayNotAttack,
  rollBonus,
  ruleFor,
} from '@wayrune/engine/rules/cards/values.ts';
import type { World } from '@wayrune/engine/rules/world/world.ts';
import { chanceToThrow } from '@wayrune/engine/rules/combat/two-dice.ts';
import { type Fellow, type Fight, NEVER, type PhaseOdds, type OutcomeWorth } from './estimate.ts';

/** Allies beyond the second are reserves. */
const FIGHTING_ALLIES = 2;

export const rollFor = (seat: number, who: string, phase: Phase, kind: 'attack' | 'defense'): RollLike =>
  phaseRoll({ seat, who, phase, attacking: kind === 'attack', free: false });

/** What the death of one who came for nothing costs, in gold. */
const A_FRIEND = 4;

/** The Allies that count, strongest first. */
export function fightingAllies(game: Game, seat: number): (Fellow & { readonly card: string })[] {
  return playerAt(game, seat)
    .allies.map(({ card, wounds }) => ({
      card,
      life: lifeOf(game, seat, card) - wounds,
      worth: Math.max(A_FRIEND, info(game, card).cost),
    }))
    .filter(({ life }) => life > 0)
    .sort((a, b) => strength(game, b.card) - strength(game, a.card))
    .slice(0, FIGHTING_ALLIES);
}

function strength(game: Game, card: string): number {
  const { fighter } = info(game, card);
  if (fighter === null) return 0;
  return Math.max(...PHASES.map((phase) => fighter[PHASE_ATTRIBUTE[phase]].reduce((v, d) => v + 3 * d, 0)));
}

/** The fight against a card, real or imagined, as it stands at the beginning of a round. */
export function fightOf(game: Game, combat: CombatFrame, stakes: OutcomeWorth): Fight {
  const { seat } = combat;
  const allies = fightingAllies(game, seat);
  const phases = PHASES.map((phase) => phaseOdds(game, combat, phase, allies));
  const help = helpOf(game, playerAt(game, seat));
  const mayEscape = combat.mayEscape && ruleFor(game, 'no-escape', seat) === null;
  const escape = foeTarget(game, combat, 'mind', escapeRoll(seat)) - rollBonus(game, escapeRoll(seat));
  return {
    life: Math.max(1, lifeOf(game, seat, 'hero') - playerAt(game, seat).wounds) + Math.round(help.shield),
    foeLife: Math.max(1, foeLife(game, combat) - combat.foeWounds - strikes(help, phases)),
    allies,
    phases,
    escape: mayEscape ? escape : NEVER,
    stakes,
  };
}

export function phaseOdds(
  game: Game,
  combat: CombatFrame,
  phase: Phase,
  allies: readonly { card: string }[],
): PhaseOdds {
  const { seat } = combat;
  const needed = (who: string, kind: 'attack' | 'defense'): number => {
    const roll = rollFor(seat, who, phase, kind);
    return foeTarget(game, combat, roll.attribute, roll) - rollBonus(game, roll);
  };
  const strike = (who: string) =>
    isBarred(game, seat, who, phase)
      ? { attack: NEVER, damage: 0 }
      : {
          attack: needed(who, 'attack'),
          damage: damageOf(game, seat, who, phase, rollFor(seat, who, phase, 'attack')),
        };
  const defense = rollFor(seat, 'hero', phase, 'defense');
  const skipped = isSkipped(combat, seat, phase);
  return {
    ...(skipped ? { attack: NEVER, damage: 0 } : strike('hero')),
    defend: needed('hero', 'defense'),
    harm: skipped ? 0 : enemyDamage(game, combat, phase, defense),
    allies: allies.map(({ card }) => (skipped ? { attack: NEVER, damage: 0 } : strike(card))),
  };
}

export function isBarred(game: Game, seat: number, who: string, phase: Phase): boolean {
  if (who !== 'hero' && ruleFor(game, 'no-ally-attacks', seat) !== null) return true;
  return mayNotAttack(game, seat, who, phase);
}

/** What cards in hand will do once in a fight: wounds they keep off, wounds they deal, and blows they strike. */
export interface Help {
  readonly shield: number;
  readonly wounds: number;
  readonly blows: readonly EffectOf<'attack'>[];
}

export function helpOf(game: Game, player: Player): Help {
  const help = { shield: 0, wounds: 0, blows: [] as EffectOf<'attack'>[] };
  const add = (ability: Ability): void => {
    if (ability.forced === true || ability.cost === undefined) return;
    for (const effect of ability.do) addHelp(help, ability, effect);
  };
  info(game, player.hero).held.abilities.forEach(add);
  for (const row of [player.items, player.kept])
    for (const held of row) if (!held.used) info(game, held.card).held.abilities.forEach(add);
  return help;
}

/** A card that can cancel all wounds cancels about so many. */
const MOST_CANCELLED = 3;
/** The share of such chances that comes about. */
const SHIELDED = 0.8;
const STRUCK = 0.6;

type Growing = { shield: number; wounds: number; blows: EffectOf<'attack'>[] };

function addHelp(help: Growing, { when }: Ability, effect: Effect): void {
  if (effect.do === 'attack') help.blows.push(effect);
  else if (effect.do === 'cancel' && when === 'wounded')
    help.shield += SHIELDED * Math.min(MOST_CANCELLED, roughly(effect.amount));
  else if (effect.do === 'damage' && when === 'hit') help.wounds += STRUCK * roughly(effect.amount);
  else if (effect.do === 'wound' && effect.who === 'enemy') help.wounds += STRUCK * roughly(effect.amount);
}

/** The wounds that help deals to this enemy. */
export function strikes({ wounds, blows }: Help, phases: readonly PhaseOdds[]): number {
  let total = wounds;
  for (const { phase: name, bonus = 0, damage } of blows) {
    const phase = phases[PHASES.indexOf(name)];
    if (phase !== undefined && phase.attack < NEVER)
      total += chanceToThrow(phase.attack - bonus) * (damage ?? phase.damage);
  }
  return Math.floor(total);
}

/** What is said of the first round or the first roll is soon over: fights are judged by a later one. */
const LATER_ROUND = 2;

/** A game in which this seat fights that card, for questions only. */
export function imagine(
  world: World,
  state: State,
  seat: number,
  card: string,
): { game: Game; combat: CombatFrame } {
  const begun = newCombat(state.players.length, seat, state.players[seat]?.space ?? '', { card });
  const rolls = begun.rolls.map(() => 1);
  const combat: CombatFrame = { ...begun, step: '', result: null, round: LATER_ROUND, rolls };
  return { game: view(world, { ...state, frames: [...state.frames, combat] }), combat };
}

/** The fight that is going on, in a later round. */
export function later(world: World, state: State, combat: CombatFrame): { game: Game; combat: CombatFrame } {
  const round = Math.max(LATER_ROUND, combat.round);
  const rolls = combat.rolls.map((count) => count + 1);
  const next: CombatFrame = { ...combat, round, rolls, attacked: [], skipped: [] };
  return { game: view(world, { ...state, frames: [...state.frames, next] }), combat: next };
}
