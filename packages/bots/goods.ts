/** What cards are worth in the hands of a Hero, in gold, from what they say. */
import { roughly } from '@wayrune/engine/effects/gold.ts';
import { worthOf } from '@wayrune/engine/effects/verbs.ts';
import {
  type Ability,
  type Condition,
  type Cost,
  type Modifier,
  PHASES,
  type Phase,
  type Stat,
} from '@wayrune/engine/effects/vocabulary.ts';
import { PHASE_ATTRIBUTE } from '@wayrune/engine/rules/combat-frame.ts';
import type { Player } from '@wayrune/engine/rules/state.ts';
import { type CardInfo, infoOf, type World } from '@wayrune/engine/rules/world.ts';
import { memory, remember } from './memo.ts';

/** What one more of a number is worth to a Hero; the numbers of a phase are weighted by how well he fights in it. */
const STAT_WORTH: Readonly<Partial<Record<Stat, number>>> = {
  life: 4,
  stamina: 1.5,
  combat: 3,
  escape: 0.3,
  test: 0.3,
  dice: 3,
  'buy-price': -1.5,
  'hire-price': -0.7,
  'sell-price': 0.5,
  'heal-price': -1,
  'market-cards': 0.5,
  'experience-price': -6,
  'reward-gold': 3,
  'ally-limit': 2.5,
  'weapon-limit': 1,
  'armor-limit': 1,
  activations: 2.5,
};
const ROLL = 1.5;
const DAMAGE = 7;

type Focus = Readonly<Record<Phase, number>>;

/** How much of a fight a Hero fights in a phase: most of it where he is best. */
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

/** A condition halves the worth of what hangs on it; fights and attacks come up all the time. */
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

/** How often an ability is of use before the game ends, by what it costs. */
function uses(costs: readonly Cost[]): number {
  return costs.some(({ pay }) => pay === 'discard') ? 1 : costs.some(({ pay }) => pay === 'activate') ? 3 : 2;
}

function priceOf(costs: readonly Cost[]): number {
  return costs.reduce((total, cost) => {
    if (cost.pay === 'exhaustion') return total + 0.7 * cost.amount;
    if (cost.pay === 'wound') return total + 1.5 * cost.amount;
    if (cost.pay === 'gold') return total + cost.amount;
    return total + (cost.pay === 'item' || cost.pay === 'ally' ? 4 : 0);
  }, 0);
}

function abilityWorth(ability: Ability, focus: Focus): number {
  const costs = ability.cost ?? [];
  const phases = (ability.if ?? []).flatMap((condition) => (condition.is === 'phase' ? condition.any : []));
  const fit = phases.length === 0 ? 1 : Math.max(...phases.map((phase) => focus[phase]));
  const once = worthOf(ability.do) - priceOf(costs);
  if (ability.forced === true) return 1.5 * once * fit * share(ability.if);
  return Math.max(0, once) * uses(costs) * fit * share(ability.if);
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

const worths = memory<Map<string, number>>();

/** The worth of a card to a Hero who has it or might have it. */
export function worthOfCard(world: World, player: Player, card: string): number {
  const phase = bestPhase(world, player);
  const table = worths(world, phase, () => new Map());
  return remember(table, card, () => {
    const { held } = infoOf(world, card);
    let worth = allyWorth(infoOf(world, card));
    for (const modifier of held.always) worth += modifierWorth(modifier, FOCUS[phase]);
    for (const ability of held.abilities) worth += abilityWorth(ability, FOCUS[phase]);
    return worth;
  });
}
