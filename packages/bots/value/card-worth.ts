/** What cards are worth in the hands of a Hero, in gold, from what they say. */
import { roughly } from '@wayrune/engine/effects/verbs/gold.ts';
import { verbs } from '@wayrune/engine/effects/verbs/index.ts';
import {
  type Ability,
  type Condition,
  type Cost,
  type Effect,
  type Modifier,
  PHASES,
  type Phase,
  type Stat,
  type Until,
} from '@wayrune/engine/effects/vocabulary.ts';
import type { Window } from '@wayrune/engine/effects/windows.ts';
import { PHASE_ATTRIBUTE } from '@wayrune/engine/rules/combat/combat-frame.ts';
import type { Player } from '@wayrune/engine/rules/world/state.ts';
import { type CardInfo, infoOf, type World } from '@wayrune/engine/rules/world/world.ts';
import { memoByWorld, memoize } from '../memo.ts';
import { promiseOfRitual } from './ritual-worth.ts';

/** What one more of a number is worth to a Hero; the numbers of a phase are weighted by how well they fight in it. */
const STAT_WORTH: Readonly<Partial<Record<Stat, number>>> = {
  life: 4,
  stamina: 1.5,
  combat: 3,
  escape: 0.3,
  test: 0.3,
  // A sixth of the way more, every turn.
  dice: 5,
  'buy-price': -3,
  'hire-price': -0.7,
  'sell-price': 1,
  'heal-price': -1,
  'market-cards': 0.5,
  'experience-price': -6,
  'reward-gold': 3,
  'ally-limit': 4,
  'weapon-limit': 1,
  'armor-limit': 1,
  activations: 5,
};
const ROLL = 1.5;
const DAMAGE = 7;

type Focus = Readonly<Record<Phase, number>>;

/** How much of a fight a Hero fights in a phase: most of it where they are best. */
const FOCUS: Readonly<Record<Phase, Focus>> = {
  ranged: { ranged: 1, melee: 0.2, magic: 0.2 },
  melee: { ranged: 0.2, melee: 1, magic: 0.2 },
  magic: { ranged: 0.2, melee: 0.2, magic: 1 },
};

function bestPhase(world: World, player: Player): Phase {
  const { fighter } = infoOf(world, player.hero);
  let best: Phase = 'ranged';
  let most = -1;
  for (const phase of PHASES) {
    const name = PHASE_ATTRIBUTE[phase];
    const [value, damage] = fighter?.[name] ?? [0, 0];
    const total = value + 2 * player.experience[name] + 2 * damage;
    if (total <= most) continue;
    best = phase;
    most = total;
  }
  return best;
}

/** A condition halves the worth of what depends on it, unless it is about fights and attacks, which are frequent. */
const OFTEN = new Set<Condition['is']>(['attacking', 'phase', 'failed', 'against', 'foe-wounded']);

const share = (conditions: readonly Condition[] | undefined): number =>
  (conditions ?? []).reduce((left, { is }) => left * (OFTEN.has(is) ? 0.9 : 0.5), 1);

function phaseOfStat(stat: Stat): Phase | undefined {
  return PHASES.find(
    (phase) => stat === phase || stat === `${phase}-damage` || stat === PHASE_ATTRIBUTE[phase],
  );
}

function modifierWorth(modifier: Modifier, focus: Focus): number {
  const { stat, amount } = modifier;
  const phase = phaseOfStat(stat);
  const unit =
    phase === undefined ? (STAT_WORTH[stat] ?? 0) : focus[phase] * (stat.endsWith('-damage') ? DAMAGE : ROLL);
  const side = modifier.for === 'enemy' ? -1 : 1;
  return side * unit * roughly(amount) * share(modifier.if);
}

/** Moments of every turn, whether there is a fight in it or not. */
const EVERY_TURN: ReadonlySet<Window> = new Set([
  'turn-start',
  'before-moving',
  'dice-rolled',
  'moving',
  'after-moving',
  'drawn',
  'market',
  'experience',
  'turn-end',
]);
const isForFights = ({ when }: Ability): boolean => !EVERY_TURN.has(when);

/** What an estimate of a fight counts in; of all else it knows nothing. */
const COUNTED: ReadonlySet<Effect['do']> = new Set(['attack', 'cancel', 'damage', 'wound']);
const isCounted = (ability: Ability): boolean =>
  isForFights(ability) && ability.do.some((effect) => COUNTED.has(effect.do));

const isDiscarded = ({ cost = [] }: Ability): boolean => cost.some(({ pay }) => pay === 'discard');

/** How often an ability is of use before the game ends, by what it costs. */
function uses(ability: Ability): number {
  if (isDiscarded(ability)) return 1;
  const pays = (pay: Cost['pay']): boolean => ability.cost?.some((cost) => cost.pay === pay) === true;
  if (pays('gold')) return 4;
  if (!pays('activate')) return 2;
  return isForFights(ability) ? 3 : 6;
}

function priceOf(costs: readonly Cost[]): number {
  return costs.reduce((total, cost) => {
    if (cost.pay === 'exhaustion') return total + 0.7 * cost.amount;
    if (cost.pay === 'wound') return total + 1.5 * cost.amount;
    if (cost.pay === 'gold') return total + cost.amount;
    return total + (cost.pay === 'item' || cost.pay === 'ally' ? 4 : 0);
  }, 0);
}

/** How many rolls a change of values is good for, compared with one. */
export const LASTS: Readonly<Record<Until, number>> = {
  roll: 1,
  round: 1,
  combat: 2,
  turn: 1,
  'next-turn': 1,
};

/** What effects on a Hero's own card are worth: what weakens the enemy is good. */
const worthOf = (list: readonly Effect[] | undefined): number =>
  (list ?? []).reduce((total, effect) => {
    const hint = verbs[effect.do].hint(effect, worthOf);
    if (effect.do !== 'modify') return total + hint;
    return total + (effect.for === 'enemy' ? -1 : 1) * LASTS[effect.until] * hint;
  }, 0);

function abilityWorth(ability: Ability, focus: Focus): number {
  const costs = ability.cost ?? [];
  const phases = (ability.if ?? []).flatMap((condition) => (condition.is === 'phase' ? condition.any : []));
  const fit = phases.length === 0 ? 1 : Math.max(...phases.map((phase) => focus[phase]));
  const once = worthOf(ability.do) - priceOf(costs);
  if (ability.forced === true) return 1.5 * once * fit * share(ability.if);
  return Math.max(0, once) * uses(ability) * fit * share(ability.if);
}

/** An Ally fights one phase of each round and takes wounds for the Hero. */
function allyWorth({ fighter }: CardInfo): number {
  if (fighter === null) return 0;
  const blow = Math.max(
    ...PHASES.map((phase) => {
      const [value, damage] = fighter[PHASE_ATTRIBUTE[phase]];
      return damage === 0 ? 0 : damage * (1.2 + 0.75 * value);
    }),
  );
  return blow + 0.9 * fighter.life;
}

/** A rule that is bent for the Hero, such as where their dice take them. */
const RULE = 3;
const FOR_FIGHTS: ReadonlySet<Stat> = new Set(['life', 'stamina', 'combat', 'escape']);

export interface Worth {
  /** In fights, as far as an estimate of them shows it. */
  readonly fights: number;
  /** On the way, at markets, in lessons, and in fights where no estimate counts it in. */
  readonly besides: number;
}

const worths = memoByWorld<Map<string, Worth>>();

/** The worth of a card to a Hero who has it or might have it, by its words. */
export function worthsOfCard(world: World, player: Player, card: string): Worth {
  const promise = promiseOfRitual(world, card);
  if (promise !== null) {
    const { fights, besides } = worthsOfCard(world, player, promise.works);
    return { fights: promise.share * fights, besides: promise.share * besides };
  }
  const phase = bestPhase(world, player);
  const table = worths(world, phase, () => new Map());
  return memoize(table, card, () => readWorth(infoOf(world, card), FOCUS[phase]));
}

export function worthOfCard(world: World, player: Player, card: string): number {
  const { fights, besides } = worthsOfCard(world, player, card);
  return fights + besides;
}

function readWorth(info: CardInfo, focus: Focus): Worth {
  const { always, abilities, rules } = info.held;
  let fights = allyWorth(info);
  let besides = rules.some(({ rule }) => rule === 'enter-as') ? RULE : 0;
  for (const modifier of always) {
    const worth = modifierWorth(modifier, focus);
    if (FOR_FIGHTS.has(modifier.stat) || phaseOfStat(modifier.stat) !== undefined) fights += worth;
    else besides += worth;
  }
  // Of several uses of a card that is discarded only one comes about.
  const once = { fights: 0, besides: 0 };
  for (const ability of abilities) {
    const worth = abilityWorth(ability, focus);
    const part = isCounted(ability) ? 'fights' : 'besides';
    if (isDiscarded(ability)) once[part] = Math.max(once[part], worth);
    else if (part === 'fights') fights += worth;
    else besides += worth;
  }
  const best = once.fights > once.besides ? { ...once, besides: 0 } : { ...once, fights: 0 };
  return { fights: fights + best.fights, besides: besides + best.besides };
}
