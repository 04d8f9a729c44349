/** Numbers as they stand now: printed values, experience, and every modifier in force. */
import type { Attribute, Modifier, Phase, RuleChange, RuleName, Skill, Stat } from '../effects/vocabulary.ts';
import { type CombatFrame, combatOf, PHASE_ATTRIBUTE } from './combat-frame.ts';
import { allHold } from './conditions.ts';
import { amountOf, opponent, type RollLike } from './counting.ts';
import { info, playerAt, type Game } from './game.ts';
import type { Held } from './state.ts';
import { RULE_BIT, STAT_BIT, type Face } from './world.ts';

/** Whether a card whose bearer is `bearer` speaks of `who` of the same seat. */
function ownScope(scope: Modifier['for'], bearer: string, who: string): boolean {
  switch (scope) {
    case undefined:
    case 'self':
      return bearer === who;
    case 'hero':
    case 'heroes':
      return who === 'hero';
    case 'allies':
      return who !== 'hero';
    case 'party':
      return true;
    case 'enemy':
    case 'foes':
      return false;
  }
}

type InScope = (scope: Modifier['for'], bearer: string) => boolean;

/** Calls back for every card that speaks of a Hero or Ally: his own, the Event in play, and his enemy. */
function speakers(game: Game, seat: number, mask: 'stats' | 'changes', bit: number, visit: Visit): void {
  const player = playerAt(game, seat);
  const heroFace = info(game, player.hero).held;
  if ((heroFace[mask] & bit) !== 0) visit(heroFace, 'own', 'hero', seat, player.hero);
  visitHeld(game, player.items, seat, mask, bit, 'own', visit);
  visitHeld(game, player.allies, seat, mask, bit, 'own', visit);
  visitHeld(game, player.kept, seat, mask, bit, 'own', visit);
  const { event } = game.state;
  if (event !== null) {
    const eventFace = info(game, event).front;
    if ((eventFace[mask] & bit) !== 0) visit(eventFace, 'event', '', seat, event);
  }
  const combat = combatOf(game);
  if (combat === null || (combat.seat !== seat && combat.other !== seat)) return;
  if (combat.other < 0) {
    const foeFace = info(game, combat.card).front;
    if ((foeFace[mask] & bit) !== 0) visit(foeFace, 'enemy', '', seat, combat.card);
    return;
  }
  const rival = playerAt(game, opponent(combat, seat));
  const rivalFace = info(game, rival.hero).held;
  if ((rivalFace[mask] & bit) !== 0) visit(rivalFace, 'enemy', 'hero', rival.seat, rival.hero);
  visitHeld(game, rival.items, rival.seat, mask, bit, 'enemy', visit);
  visitHeld(game, rival.allies, rival.seat, mask, bit, 'enemy', visit);
}

type Side = 'own' | 'event' | 'enemy';
type Visit = (speaking: Face, side: Side, bearer: string, seat: number, source: string) => void;

function visitHeld(
  game: Game,
  cards: readonly Held[],
  seat: number,
  mask: 'stats' | 'changes',
  bit: number,
  side: Side,
  visit: Visit,
): void {
  for (const held of cards) {
    if (held.used) continue;
    const heldInfo = info(game, held.card);
    if ((heldInfo.held[mask] & bit) !== 0) {
      visit(heldInfo.held, side, heldInfo.fighter === null ? 'hero' : held.card, seat, held.card);
    }
  }
}

const reaches = (side: Side, scope: Modifier['for'], bearer: string, who: string): boolean => {
  if (side === 'own') return ownScope(scope, bearer, who);
  if (side === 'enemy') return scope === 'enemy';
  return scope === 'party' || (who === 'hero' ? scope === 'heroes' || scope === 'hero' : scope === 'allies');
};

/** The sum of all modifiers of a number of a Hero or Ally. */
export function sum(game: Game, stat: Stat, seat: number, who: string, roll: RollLike | null): number {
  let total = 0;
  speakers(game, seat, 'stats', STAT_BIT[stat], (speaking, side, bearer, owner, source) => {
    for (const modifier of speaking.always) {
      if (modifier.stat !== stat || !reaches(side, modifier.for, bearer, who)) continue;
      if (modifier.skill !== undefined && modifier.skill !== roll?.skill) continue;
      const asker = { seat: owner, bearer, source, roll };
      if (allHold(game, modifier.if, asker)) total += amountOf(game, modifier.amount, asker);
    }
  });
  for (const passing of game.state.modifiers) {
    if (passing.stat !== stat || (passing.skill !== null && passing.skill !== roll?.skill)) continue;
    if (
      passing.seat === seat ? ownScope(passing.for, passing.bearer, who) : rivalPassing(game, passing, seat)
    ) {
      total += passing.amount;
    }
  }
  return total;
}

const rivalPassing = (game: Game, passing: { for: string; seat: number }, seat: number): boolean => {
  if (passing.for !== 'enemy') return false;
  const combat = combatOf(game);
  return combat !== null && combat.other >= 0 && opponent(combat, passing.seat) === seat;
};

/** The sum of all modifiers of a number of the enemy on a card. */
export function foeSum(game: Game, combat: CombatFrame, stat: Stat, roll: RollLike | null): number {
  const bit = STAT_BIT[stat];
  let total = 0;
  const add = (speaking: Face, fits: InScope, bearer: string, source: string): void => {
    if ((speaking.stats & bit) === 0) return;
    const asker = { seat: combat.seat, bearer, source, roll };
    for (const modifier of speaking.always) {
      if (modifier.stat !== stat || !fits(modifier.for, bearer)) continue;
      if (allHold(game, modifier.if, asker)) total += amountOf(game, modifier.amount, asker);
    }
  };
  const player = playerAt(game, combat.seat);
  add(info(game, combat.card).front, isSelf, '', combat.card);
  add(info(game, player.hero).held, isEnemy, 'hero', player.hero);
  for (const held of player.items)
    if (!held.used) add(info(game, held.card).held, isEnemy, 'hero', held.card);
  for (const held of player.allies) add(info(game, held.card).held, isEnemy, held.card, held.card);
  for (const held of player.kept) if (!held.used) add(info(game, held.card).held, isEnemy, 'hero', held.card);
  if (game.state.event !== null) add(info(game, game.state.event).front, isFoes, '', game.state.event);
  for (const passing of game.state.modifiers) {
    if (passing.stat === stat && passing.for === 'enemy' && passing.seat === combat.seat)
      total += passing.amount;
  }
  return total;
}

const isSelf: InScope = (scope) => scope === undefined || scope === 'self';
const isEnemy: InScope = (scope) => scope === 'enemy';
const isFoes: InScope = (scope) => scope === 'foes';

/** A rule that a card in force changes for this Hero (or Ally), or null. */
export function ruleFor(
  game: Game,
  rule: RuleName,
  seat: number,
  who = 'hero',
  fits: (change: RuleChange) => boolean = () => true,
): RuleChange | null {
  let found: RuleChange | null = null;
  speakers(game, seat, 'changes', RULE_BIT[rule], (speaking, side, bearer, owner, source) => {
    for (const change of speaking.rules) {
      if (change.rule !== rule || !reaches(side, change.for, bearer, who) || !fits(change)) continue;
      if (allHold(game, change.if, { seat: owner, bearer, source, roll: null })) found = change;
    }
  });
  return found;
}

/** All changes of a rule in force for this Hero, such as several lands that may be entered by other symbols. */
export function rulesFor(game: Game, rule: RuleName, seat: number): RuleChange[] {
  const found: RuleChange[] = [];
  speakers(game, seat, 'changes', RULE_BIT[rule], (speaking, side, bearer, owner, source) => {
    for (const change of speaking.rules) {
      if (change.rule !== rule || !reaches(side, change.for, bearer, 'hero')) continue;
      if (allHold(game, change.if, { seat: owner, bearer, source, roll: null })) found.push(change);
    }
  });
  return found;
}

/* Heroes and Allies */

export function fighterOf(game: Game, seat: number, who: string) {
  const id = who === 'hero' ? playerAt(game, seat).hero : who;
  const { fighter } = info(game, id);
  if (fighter === null) throw new Error(`"${id}" cannot fight`);
  return fighter;
}

export function attribute(
  game: Game,
  seat: number,
  who: string,
  name: Attribute,
  roll: RollLike | null = null,
): number {
  const learned =
    who === 'hero' ? playerAt(game, seat).experience[name] * game.world.policies.experienceBonus[name] : 0;
  return fighterOf(game, seat, who)[name][0] + learned + sum(game, name, seat, who, roll);
}

export function lifeOf(game: Game, seat: number, who: string): number {
  const learned =
    who === 'hero' ? playerAt(game, seat).experience.life * game.world.policies.experienceBonus.life : 0;
  return Math.max(1, fighterOf(game, seat, who).life + learned + sum(game, 'life', seat, who, null));
}

export function staminaOf(game: Game, seat: number, who: string): number {
  const learned =
    who === 'hero'
      ? playerAt(game, seat).experience.stamina * game.world.policies.experienceBonus.stamina
      : 0;
  return Math.max(0, fighterOf(game, seat, who).stamina + learned + sum(game, 'stamina', seat, who, null));
}

export function skillBonus(game: Game, seat: number, skill: Skill): number {
  const { card } = info(game, playerAt(game, seat).hero);
  return card.kind === 'hero' ? (card.skills[skill] ?? 0) : 0;
}

const DAMAGE: Readonly<Record<Phase, Stat>> = {
  ranged: 'ranged-damage',
  melee: 'melee-damage',
  magic: 'magic-damage',
};

export function damageOf(game: Game, seat: number, who: string, phase: Phase, roll: RollLike | null): number {
  const printed = fighterOf(game, seat, who)[PHASE_ATTRIBUTE[phase]][1];
  return Math.max(0, printed + sum(game, DAMAGE[phase], seat, who, roll));
}

/** Everything that is added to the dice of a roll before anything is played on it. */
export function rollBonus(game: Game, roll: RollLike): number {
  const { seat, who } = roll;
  let total = attribute(game, seat, who, roll.attribute, roll);
  if (roll.kind === 'test') {
    total += sum(game, 'test', seat, who, roll);
    if (roll.skill !== null) total += skillBonus(game, seat, roll.skill);
  } else if (roll.kind === 'escape') {
    total += sum(game, 'escape', seat, who, roll);
  } else if (roll.phase !== null) {
    total += sum(game, roll.phase, seat, who, roll) + sum(game, 'combat', seat, who, roll);
  }
  return total;
}

/* The enemy */

export function foeTarget(game: Game, combat: CombatFrame, name: Attribute, roll: RollLike | null): number {
  const { foe } = info(game, combat.card);
  if (foe === null) throw new Error(`"${combat.card}" is no enemy`);
  return foe[name][0] + foeSum(game, combat, name, roll);
}

/** The wounds that the enemy deals in a phase. */
export function enemyDamage(game: Game, combat: CombatFrame, phase: Phase, roll: RollLike | null): number {
  if (combat.other >= 0) return damageOf(game, combat.other, 'hero', phase, roll);
  const { foe } = info(game, combat.card);
  const printed = foe === null ? 0 : foe[PHASE_ATTRIBUTE[phase]][1];
  return Math.max(0, printed + foeSum(game, combat, DAMAGE[phase], roll));
}

export function foeLife(game: Game, combat: CombatFrame): number {
  const { foe } = info(game, combat.card);
  return Math.max(1, (foe?.life ?? 1) + foeSum(game, combat, 'life', null));
}
