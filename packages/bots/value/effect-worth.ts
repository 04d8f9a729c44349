/** What effects are worth at this very moment, in gold: the hints of the verbs, made precise where the state tells more. */
import { deckSize } from '@wayrune/engine/kernel/deck.ts';
import { roughly } from '@wayrune/engine/effects/verbs/gold.ts';
import type {
  Amount,
  Choice,
  Cost,
  Effect,
  EffectOf,
  Scope,
  VerbName,
} from '@wayrune/engine/effects/vocabulary.ts';
import {
  combatOf,
  foeCard,
  PHASE_ATTRIBUTE,
  phaseOf,
  type RollFrame,
  rollOf,
  woundOf,
} from '@wayrune/engine/rules/combat/combat-frame.ts';
import { isDuel } from '@wayrune/engine/rules/combat/fighters.ts';
import { allHold } from '@wayrune/engine/rules/cards/conditions.ts';
import { amountOf, type RollLike } from '@wayrune/engine/rules/cards/counting.ts';
import { type Game, heldCard, info, playerAt } from '@wayrune/engine/rules/world/game.ts';
import {
  attribute,
  damageOf,
  enemyDamage,
  foeLife,
  foeTarget,
  lifeOf,
  rollBonus,
} from '@wayrune/engine/rules/cards/values.ts';
import { bearerAt } from '@wayrune/engine/rules/combat/vitals.ts';
import { chanceToThrow } from '@wayrune/engine/rules/combat/two-dice.ts';
import type { Aim } from '../aims/aim.ts';
import { isTrophy } from '../aims/worth.ts';
import { rollFor } from '../fights/fight-numbers.ts';
import { LASTS, worthOfCard } from './card-worth.ts';

/** Who judges: the seat, the bearer and the card whose effects they are. */
export interface Now {
  readonly game: Game;
  readonly seat: number;
  readonly bearer: string;
  readonly source: string;
  readonly aim: Aim;
  /** What the fight at hand is worth if it goes on, compared with getting away. */
  readonly fight: () => number;
  /** What it brings to defeat the Challenge at hand. */
  readonly prize: () => number;
  /** What it is worth to lose so many wounds. */
  readonly mend: (wounds: number) => number;
}

type Judge<V extends VerbName> = (now: Now, effect: EffectOf<V>) => number;

/** A trophy of the adventure, for a player who judges by card text: more than anything else. */
export const A_TROPHY = 100;
const WOUND = 2;
const EXHAUSTION = 0.7;
/** What a knock-out costs at least. */
const FALL = 10;

export const worthNow = (now: Now, list: readonly Effect[] | undefined): number =>
  (list ?? []).reduce((total, effect) => total + judge(now, effect), 0);

function judge<V extends VerbName>(now: Now, effect: EffectOf<V>): number {
  const own = JUDGES[effect.do] as Judge<V> | undefined;
  if (own !== undefined) return own(now, effect);
  const verb = now.game.world.verbs[effect.do];
  return verb.hint(effect as unknown as Effect, (list) => worthNow(now, list));
}

function amount(now: Now, value: Amount | 'all'): number {
  if (value === 'all' || (typeof value === 'object' && 'roll' in value)) return roughly(value);
  const { game, seat, bearer, source } = now;
  return amountOf(game, value, { seat, bearer, source, roll: rollOf(game) });
}

/* Rolls */

/** What a success of the current roll is worth. */
function successWorth({ game, seat }: Now, roll: RollLike): number {
  const combat = combatOf(game);
  if (combat === null || roll.phase === null) return 3;
  const harm = enemyDamage(game, combat, roll.phase, roll);
  if (roll.kind !== 'attack') return WOUND * harm;
  return WOUND * damageOf(game, seat, roll.who, roll.phase, roll) + harm;
}

/** What the dice of a roll need, or have missed. */
const lacking = (game: Game, roll: RollFrame): number =>
  roll.first === 0
    ? roll.target - rollBonus(game, roll) - roll.added
    : roll.target - roll.first - roll.second - roll.bonus - roll.added;

/** The worth of a bonus to the current roll. A target roll is better the higher it is. */
function betterBy(now: Now, more: number): number {
  const roll = rollOf(now.game);
  if (roll === null) return more / 3;
  if (roll.kind === 'target') return more / 3;
  const missing = lacking(now.game, roll);
  const worth = successWorth(now, roll);
  if (roll.first > 0) return missing > 0 && missing <= more ? worth : 0;
  return worth * (chanceToThrow(missing - more) - chanceToThrow(missing));
}

function again(now: Now, part: number): number {
  const roll = rollOf(now.game);
  if (roll === null || roll.first === 0) return 0;
  if (roll.kind === 'target') return (11 - roll.first - roll.second) / 3;
  const missing = lacking(now.game, roll);
  if (missing <= 0) return -1;
  return part * successWorth(now, roll) * chanceToThrow(missing + roll.first + roll.second);
}

/* Wounds */

/** What wounds on somebody of the party cost: nearly everything if they fall. */
function hurt({ game, seat }: Now, who: string, wounds: number): number {
  const bearer = bearerAt(game, seat, who);
  if (bearer === null) return 0;
  const falls = game.world.policies.isDefeated(bearer.wounds + wounds, lifeOf(game, seat, who));
  if (who !== 'hero') return falls ? worthOfCard(game.world, playerAt(game, seat), who) : wounds;
  return WOUND * wounds + (falls ? FALL + playerAt(game, seat).gold : 0);
}

function partyOf(now: Now, who: string): string[] {
  const allies = playerAt(now.game, now.seat).allies.map((ally) => ally.card);
  if (who === 'party') return ['hero', ...allies];
  if (who === 'allies' || who === 'ally') return allies;
  if (who === 'self') return [now.bearer === '' ? 'hero' : now.bearer];
  return ['hero'];
}

function mended(now: Now, who: string, counter: 'wounds' | 'exhaustion', most: number): number {
  const all = who === 'any' ? partyOf(now, 'party') : partyOf(now, who);
  const each = all.map((one) => Math.min(most, bearerAt(now.game, now.seat, one)?.[counter] ?? 0));
  return who === 'any' || who === 'ally' ? Math.max(0, ...each) : each.reduce((a, b) => a + b, 0);
}

/* Values */

/** Whether more of a number is good for this seat when it is changed for them. */
function sideOf({ game, source }: Now, of: Scope | undefined): number {
  const foes = foeCard(game) === source;
  if (of === 'enemy') return foes ? 1 : -1;
  if (of === undefined || of === 'self') return foes ? -1 : 1;
  return of === 'foes' ? -1 : 1;
}

function phaseRisk({ game, seat }: Now, phase: 'ranged' | 'melee' | 'magic'): number {
  const combat = combatOf(game);
  if (combat === null || isDuel(combat)) return 0;
  const roll = rollFor(seat, 'hero', phase, 'defense');
  const needed = foeTarget(game, combat, PHASE_ATTRIBUTE[phase], roll) - rollBonus(game, roll);
  return (1 - chanceToThrow(needed)) * enemyDamage(game, combat, phase, roll);
}

/** Whether there are cards that have not come to a market yet. */
export function hasNews({ state }: Game): boolean {
  const deck = state.decks['market'];
  return deck !== undefined && deckSize(deck) > 0;
}

const JUDGES: { readonly [V in VerbName]?: Judge<V> } = {
  add: (now, e) => betterBy(now, amount(now, e.amount)),
  reroll: (now, e) => again(now, e.dice === 'both' ? 1 : 0.8),
  'set-die': (now, e) => {
    const roll = rollOf(now.game);
    return roll === null ? 0 : betterBy(now, e.to - Math.min(roll.first, roll.second));
  },
  'use-attribute': (now, e) => {
    const roll = rollOf(now.game);
    if (roll === null) return 0;
    const { game, seat } = now;
    const value = (name: typeof e.attribute): number => attribute(game, seat, roll.who, name, roll);
    return betterBy(now, value(e.attribute) - value(roll.attribute));
  },
  damage: (now, e) => {
    const phase = phaseOf(now.game);
    const combat = combatOf(now.game);
    if (phase === null || combat === null || isDuel(combat)) return WOUND * amount(now, e.amount);
    const own = damageOf(now.game, now.seat, phase.who, phase.phase, null) + phase.extraDamage;
    const left = foeLife(now.game, combat) - combat.foeWounds - own;
    return left <= 0 ? 0 : WOUND * Math.min(left, amount(now, e.amount));
  },
  cancel: (now, e) => {
    const wound = woundOf(now.game);
    if (wound === null) return 0;
    const kept = Math.min(wound.amount, e.amount === 'all' ? wound.amount : amount(now, e.amount));
    return hurt(now, wound.who, wound.amount) - hurt(now, wound.who, wound.amount - kept);
  },
  wound: (now, e) => {
    const wounds = amount(now, e.amount);
    if (e.who === 'enemy') return 1.2 * WOUND * wounds;
    return -partyOf(now, e.who).reduce((total, who) => total + hurt(now, who, wounds), 0);
  },
  heal: (now, e) => now.mend(mended(now, e.who, 'wounds', e.amount === 'all' ? 9 : amount(now, e.amount))),
  recover: (now, e) =>
    EXHAUSTION * mended(now, e.who, 'exhaustion', e.amount === 'all' ? 9 : amount(now, e.amount)),
  overcome: (now) => now.prize(),
  escape: (now) => -now.fight(),
  'foe-flees': (now) => -now.fight(),
  'skip-phase': (now, e) => 1.5 * WOUND * phaseRisk(now, e.phase) - 1,
  attack: (now, e) => {
    const { game, seat } = now;
    const combat = combatOf(game);
    const roll = rollFor(seat, now.bearer === '' ? 'hero' : now.bearer, e.phase, 'attack');
    if (combat === null || isDuel(combat)) return e.damage ?? 1;
    const needed = foeTarget(game, combat, roll.attribute, roll) - rollBonus(game, roll) - (e.bonus ?? 0);
    return 1.2 * WOUND * chanceToThrow(needed) * (e.damage ?? damageOf(game, seat, roll.who, e.phase, roll));
  },
  modify: (now, e) => {
    const weight = e.stat.endsWith('-damage') ? 2 : 0.5;
    const one = e.stat.endsWith('-price') ? (e.stat === 'sell-price' ? 1 : -1) : weight * LASTS[e.until];
    return sideOf(now, e.for) * one * amount(now, e.amount);
  },
  test: (now, e) => {
    const { seat } = now;
    const { attribute: name, skill = null } = e;
    const test = { who: 'hero', kind: 'test', phase: null, inPhase: false } as const;
    const roll: RollLike = { ...test, seat, attribute: name, skill };
    const chance = chanceToThrow(e.target - rollBonus(now.game, roll));
    return chance * worthNow(now, e.pass) + (1 - chance) * worthNow(now, e.fail);
  },
  choose: (now, e) => Math.max(...e.options.map((choice) => choiceWorth(now, choice, ''))),
  if: (now, e) => {
    const { game, seat, bearer, source } = now;
    const met = allHold(game, e.if, { seat, bearer, source, roll: rollOf(game) });
    return worthNow(now, met ? e.then : e.else);
  },
  'roll-die': (now, e) => {
    let from = 0;
    return e.rows.reduce((total, row) => {
      const worth = (worthNow(now, row.do) * (row.upTo - from)) / 10;
      from = row.upTo;
      return total + worth;
    }, 0);
  },
  'lose-gold': (now, e) => {
    const { gold } = playerAt(now.game, now.seat);
    return -Math.min(gold, e.amount === 'all' ? gold : amount(now, e.amount));
  },
  // A card that was discarded for it would be the one that comes.
  stock: (now, e) => (hasNews(now.game) ? now.game.world.verbs.stock.hint(e, () => 0) : 0),
  take: (now) => {
    if (isTrophy(now.aim, info(now.game, now.source))) return A_TROPHY;
    return 1 + worthOfCard(now.game.world, playerAt(now.game, now.seat), now.source);
  },
};

/** What a choice printed on a card is worth, less its price. */
export const choiceWorth = (now: Now, choice: Choice, target: string): number =>
  worthNow(now, choice.do) - priceOfAll(now, choice.cost, target);

/** What all of a price is to this seat. */
export const priceOfAll = (now: Now, costs: readonly Cost[] | undefined, target: string): number =>
  (costs ?? []).reduce((total, cost) => total + priceNow(now, cost, target), 0);

/** `target` is the card given up, where one is. */
function priceNow(now: Now, cost: Cost, target: string): number {
  const { game, seat, bearer, source } = now;
  const player = playerAt(game, seat);
  switch (cost.pay) {
    case 'activate':
      return 0.3;
    case 'discard':
      return heldCard(player, source) === null ? 0 : 0.8 * worthOfCard(game.world, player, source);
    case 'exhaustion':
      return EXHAUSTION * cost.amount;
    case 'wound':
      return hurt(now, bearer === '' ? 'hero' : bearer, cost.amount);
    case 'gold':
      return cost.amount;
    case 'counter':
      return 0.4 * cost.amount;
    case 'item':
    case 'ally':
      return target === '' ? 3 : worthOfCard(game.world, player, target);
  }
}
