/** Numbers as they stand now: printed values, experience, and every modifier in force. */
import type {
  Attribute,
  Modifier,
  Phase,
  RuleChange,
  RuleName,
  Scope,
  Stat,
} from '../../effects/vocabulary.ts';
import { type CombatFrame, combatOf, PHASE_ATTRIBUTE } from '../combat/combat-frame.ts';
import { acting, defending, heroesIn, isDuel, isFighting, opponent } from '../combat/fighters.ts';
import { isGroup } from '../combat/joint.ts';
import { allHold } from './conditions.ts';
import { amountOf, isDefender, type RollLike } from './counting.ts';
import type { RollPart } from '../world/events.ts';
import { foeInfo, info, playerAt, type Game } from '../world/game.ts';
import type { Policies } from '../world/policies.ts';
import { isAffected, type AffectingCard, affectingCards, ownAffectingCards } from './affecting-cards.ts';
import { RULE_BIT, RULE_BITS, STAT_BIT, STAT_BITS } from '../world/world.ts';

/** Whether a card whose bearer is `bearer` affects `who` of the same seat. */
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

/** Whether a card affects `who` of its seat. */
const reaches = ({ side, bearer }: AffectingCard, scope: Modifier['for'], who: string): boolean => {
  if (side === 'own') return ownScope(scope, bearer, who);
  if (side === 'enemy') {
    // A Challenge may single out the Hero or their Allies; another Hero's cards mean their own by those words.
    return scope === 'enemy' || (bearer === '' && scope !== 'self' && ownScope(scope, '', who));
  }
  return scope === 'party' || (who === 'hero' ? scope === 'heroes' || scope === 'hero' : scope === 'allies');
};

/** The sum of all modifiers of a number of a Hero or Ally. Each is added to `parts`, if they are wanted. */
export function sum(
  game: Game,
  stat: Stat,
  seat: number,
  who: string,
  roll: RollLike | null,
  parts?: RollPart[],
): number {
  const bit = STAT_BIT[stat];
  let total = isAffected(game, seat, STAT_BITS, bit) ? printedSum(game, stat, seat, who, roll, parts) : 0;
  for (const passing of game.state.modifiers) {
    if (passing.stat !== stat || (passing.skill !== null && passing.skill !== roll?.skill)) continue;
    if (
      passing.seat === seat ? ownScope(passing.for, passing.bearer, who) : rivalPassing(game, passing, seat)
    ) {
      total += passing.amount;
      parts?.push({ source: 'card', card: passing.source, amount: passing.amount });
    }
  }
  return total;
}

function printedSum(
  game: Game,
  stat: Stat,
  seat: number,
  who: string,
  roll: RollLike | null,
  parts?: RollPart[],
): number {
  let total = 0;
  for (const affecting of affectingCards(game, seat, STAT_BITS, STAT_BIT[stat])) {
    const asker = { seat: affecting.seat, bearer: affecting.bearer, source: affecting.source, roll };
    if (roll !== null && standsBy(game, affecting, roll)) continue;
    for (const modifier of affecting.face.always) {
      if (modifier.stat !== stat || !reaches(affecting, modifier.for, who)) continue;
      if (modifier.skill !== undefined && modifier.skill !== roll?.skill) continue;
      if (!allHold(game, modifier.if, asker)) continue;
      const amount = amountOf(game, modifier.amount, asker);
      total += amount;
      parts?.push({ source: 'card', card: affecting.source, amount });
    }
  }
  return total;
}

/** Between Heroes the Allies of the one who sets the number have no part in it (DUEL-2, W10). */
function standsBy(game: Game, { bearer, seat }: AffectingCard, roll: RollLike): boolean {
  if (bearer === '' || bearer === 'hero') return false;
  return roll.kind === 'target' ? seat === roll.seat : isDefender(game, seat);
}

const rivalPassing = (game: Game, passing: { for: string; seat: number }, seat: number): boolean => {
  if (passing.for !== 'enemy') return false;
  const combat = combatOf(game);
  return combat !== null && isDuel(combat) && opponent(combat, passing.seat) === seat;
};

/** Whoever hears what the enemy's card says: the acting Hero, or another once that one has fallen or got away. */
function listener(combat: CombatFrame): number {
  const seat = acting(combat);
  return isFighting(combat, seat) ? seat : (heroesIn(combat)[0] ?? seat);
}

/** The sum of all modifiers of a number of the enemy on a card. */
function foeSum(game: Game, combat: CombatFrame, stat: Stat, roll: RollLike | null): number {
  const { joint } = combat;
  const seat = joint === null ? acting(combat) : (roll?.seat ?? listener(combat));
  const bit = STAT_BIT[stat];
  let total = isAffected(game, seat, STAT_BITS, bit)
    ? printedFoeSum(game, stat, affectingCards(game, seat, STAT_BITS, bit), roll)
    : 0;
  // Its Life is the same for all who fight it, and against a group all its numbers are.
  if (joint !== null && (roll === null || isGroup(game, combat)))
    for (const other of heroesIn(combat))
      if (other !== seat)
        total += printedFoeSum(game, stat, ownAffectingCards(game, other, STAT_BITS, bit), roll);
  for (const passing of game.state.modifiers) {
    if (passing.stat !== stat || passing.for !== 'enemy') continue;
    // What somebody did to it stays on it for the others too.
    if (joint === null ? passing.seat === seat : joint.fighters.includes(passing.seat))
      total += passing.amount;
  }
  return total;
}

/** What is printed on such cards about the enemy. */
function printedFoeSum(
  game: Game,
  stat: Stat,
  cards: readonly AffectingCard[],
  roll: RollLike | null,
): number {
  let total = 0;
  for (const { side, face, seat, bearer, source } of cards)
    for (const modifier of face.always) {
      if (modifier.stat !== stat || (modifier.for ?? 'self') !== FOE_SCOPE[side]) continue;
      const asker = { seat, bearer, source, roll };
      if (allHold(game, modifier.if, asker)) total += amountOf(game, modifier.amount, asker);
    }
  return total;
}

/** The scope by which each side affects the Challenge: its own text, the Event's on all Challenges, the Hero's cards on their enemy. */
const FOE_SCOPE: Readonly<Record<AffectingCard['side'], Scope>> = {
  enemy: 'self',
  event: 'foes',
  own: 'enemy',
};

/** A rule that a card in force changes for this Hero (or Ally), or null. */
export function ruleFor(
  game: Game,
  rule: RuleName,
  seat: number,
  who = 'hero',
  fits?: (change: RuleChange) => boolean,
): RuleChange | null {
  for (const change of rulesFor(game, rule, seat, who)) if (fits === undefined || fits(change)) return change;
  return null;
}

/** Whether a rule keeps somebody from attacking in a phase. */
export const mayNotAttack = (game: Game, seat: number, who: string, phase: Phase): boolean =>
  ruleFor(game, 'no-attack', seat, who, (change) => change.rule === 'no-attack' && change.phase === phase) !==
  null;

const NONE: readonly RuleChange[] = [];

/** All changes of a rule in force for this Hero, such as several lands that may be entered by other symbols. */
export const rulesFor = (game: Game, rule: RuleName, seat: number, who = 'hero'): readonly RuleChange[] =>
  changesOf(game, RULE_BIT[rule], seat, who);

/** The same of several rules at once, by their bits. */
export function changesOf(game: Game, rules: number, seat: number, who = 'hero'): readonly RuleChange[] {
  if (!isAffected(game, seat, RULE_BITS, rules)) return NONE;
  const found: RuleChange[] = [];
  for (const affecting of affectingCards(game, seat, RULE_BITS, rules)) {
    const asker = { seat: affecting.seat, bearer: affecting.bearer, source: affecting.source, roll: null };
    for (const change of affecting.face.rules) {
      if ((RULE_BIT[change.rule] & rules) === 0 || !reaches(affecting, change.for, who)) continue;
      if (allHold(game, change.if, asker)) found.push(change);
    }
  }
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
  parts?: RollPart[],
): number {
  return bareAttribute(game, seat, who, name, parts) + sum(game, name, seat, who, roll, parts);
}

/** Printed value and experience counters, without what cards add. */
export function bareAttribute(
  game: Game,
  seat: number,
  who: string,
  name: Attribute,
  parts?: RollPart[],
): number {
  const learned =
    who === 'hero' ? playerAt(game, seat).experience[name] * game.world.policies.experienceBonus[name] : 0;
  const printed = fighterOf(game, seat, who)[name][0];
  parts?.push({ source: 'attribute', card: '', amount: printed });
  if (learned !== 0) parts?.push({ source: 'experience', card: '', amount: learned });
  return printed + learned;
}

/** A Hero's printed attribute with experience counters, without what cards add. */
export const learnedValue = (game: Game, seat: number, name: Attribute): number =>
  fighterOf(game, seat, 'hero')[name][0] +
  playerAt(game, seat).experience[name] * game.world.policies.experienceBonus[name];

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

const DAMAGE: Readonly<Record<Phase, Stat>> = {
  ranged: 'ranged-damage',
  melee: 'melee-damage',
  magic: 'magic-damage',
};

export const damageOf: Policies['damage'] = (game, seat, who, phase, roll) =>
  game.world.policies.damage(game, seat, who, phase, roll);

/** The damage of one Hero or Ally. */
export function ownDamage(
  game: Game,
  seat: number,
  who: string,
  phase: Phase,
  roll: RollLike | null,
): number {
  const printed = fighterOf(game, seat, who)[PHASE_ATTRIBUTE[phase]][1];
  return Math.max(0, printed + sum(game, DAMAGE[phase], seat, who, roll));
}

/** Everything that is added to the dice of a roll before anything is played on it; each is added to `parts`. */
export const rollBonus: Policies['rollBonus'] = (game, roll, parts) =>
  game.world.policies.rollBonus(game, roll, parts);

/* The enemy */

export function foeTarget(game: Game, combat: CombatFrame, name: Attribute, roll: RollLike | null): number {
  const { foe } = foeInfo(game, combat.card);
  if (foe === null) throw new Error(`"${combat.card}" is no enemy`);
  return foe[name][0] + foeSum(game, combat, name, roll);
}

/** The wounds that the enemy deals in a phase. */
export function enemyDamage(game: Game, combat: CombatFrame, phase: Phase, roll: RollLike | null): number {
  if (isDuel(combat)) {
    // The defender's own cards look at their part in it, which is the roll for the number.
    const seat = defending(combat);
    const part = roll === null ? null : { ...roll, seat, who: 'hero', kind: 'target' as const };
    return damageOf(game, seat, 'hero', phase, part);
  }
  const { foe } = foeInfo(game, combat.card);
  const printed = foe === null ? 0 : foe[PHASE_ATTRIBUTE[phase]][1];
  return Math.max(0, printed + foeSum(game, combat, DAMAGE[phase], roll));
}

export function foeLife(game: Game, combat: CombatFrame): number {
  const { foe, prints } = foeInfo(game, combat.card);
  // For each Hero in the game, however many are still in the fight (S28).
  const times = prints.perHero ? game.state.players.length : 1;
  return Math.max(1, (foe?.life ?? 1) * times + foeSum(game, combat, 'life', null));
}
