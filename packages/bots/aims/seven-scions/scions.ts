/** Scions: what it is worth to have one awake, to try one, to hold a counter and to use it. */
import { awakeScion, findStorm } from '@wayrune/engine/adventures/seven-scions/storm.ts';
import { roughly } from '@wayrune/engine/effects/verbs/gold.ts';
import type { Amount, Effect, SpecialCard } from '@wayrune/engine/effects/vocabulary.ts';
import { combatOf } from '@wayrune/engine/rules/combat/combat-frame.ts';
import { isFighting } from '@wayrune/engine/rules/combat/fighters.ts';
import { lifeOf } from '@wayrune/engine/rules/cards/values.ts';
import { infoOf, type World } from '@wayrune/engine/rules/world/world.ts';
import type { Context } from '../../heuristics/context.ts';
import type { AimPlace } from '../aim.ts';
import { priced } from '../priced.ts';
import { isEndNear, stormsLeft } from './clock.ts';
import { liftOf } from './group.ts';

const scionOf = (world: World, card: string): NonNullable<SpecialCard['scion']> | null => {
  const { card: printed } = infoOf(world, card);
  return printed.kind === 'special' ? (printed.scion ?? null) : null;
};

/* Awake */

/** The share of its worth as an Ally, who would fight every day; and what the finale adds. */
const SELDOM = 0.6;
const AT_THE_END = 6;

/** A Scion awake at a Hero's side: in storms, in the finale, and as a stand-in for the group. */
function company(context: Context, card: string): number {
  const { printed } = infoOf(context.world, card);
  return SELDOM * context.scout.words(context, `${printed}+roused`) + AT_THE_END + liftOf(context, printed);
}

/** What this Scion adds to the one that would have to go. */
function awakeWorth(context: Context, card: string): number {
  const former = awakeScion(context, context.seat);
  return company(context, card) - (former === null ? 0 : company(context, former));
}

/** A try that must be fought for counts by the odds of that fight; all others by what their effects promise. */
export function tryWorth(context: Context, card: string): number {
  const gain = awakeWorth(context, card);
  const awakening = scionOf(context.world, card)?.awakening ?? [];
  if (gain <= 0) return gain;
  if (awakening.some((effect) => effect.do === 'fight')) {
    const { win, value } = context.scout.enemy(context, card, null);
    return win * gain + Math.min(0, value);
  }
  return context.scout.effects(context, card, priced(awakening, 'awaken', Math.round(gain)), context.seat);
}

/** The chance that a try succeeds, at a rough sum: what the awakening adds for each gold that it is worth. */
export function chanceToAwaken(context: Context, card: string): number {
  const awakening = scionOf(context.world, card)?.awakening ?? [];
  if (awakening.some((effect) => effect.do === 'fight')) return context.scout.enemy(context, card, null).win;
  const worth = (gold: number): number =>
    context.scout.effects(context, card, priced(awakening, 'awaken', gold), context.seat);
  return Math.max(0, Math.min(1, (worth(1000) - worth(900)) / 100));
}

export interface Try {
  readonly card: string;
  readonly worth: number;
}

const tries = new WeakMap<Context, Try | null>();

/** The sleeping Scion who is most worth a try; null if none is. */
export function bestTry(context: Context): Try | null {
  let best = tries.get(context);
  if (best !== undefined) return best;
  best = null;
  for (const card of findStorm(context.state)?.asleep ?? []) {
    const worth = tryWorth(context, card);
    if (worth > 0 && (best === null || worth > best.worth)) best = { card, worth };
  }
  tries.set(context, best);
  return best;
}

/** Red counters, for whoever knows a Scion that they may awaken there. */
export function shrines(context: Context): AimPlace[] {
  const { world, state } = context;
  const found = bestTry(context);
  if (found === null) return [];
  return world.board.jewels.flatMap((space, i) =>
    state.counters[i] === 1 && world.board.space[space]?.jewel?.color === 'red'
      ? [{ space, value: found.worth }]
      : [],
  );
}

/* Counters */

type Need = (context: Context, effect: Effect) => number;

const sizeOf = (amount: Amount | 'all' | undefined): number => (amount === undefined ? 1 : roughly(amount));

/** Cards that lie face down, and those that will. */
const spentCards = ({ player }: Context): number =>
  player.items.reduce((sum, { used }) => sum + (used ? 0.8 : 0.3), 0);

/** What effects of a benefit will be worth when the storm comes, to a Hero as they are now. */
const NEEDS: Readonly<Partial<Record<Effect['do'], Need>>> = {
  attack: (_, e) => (e.do === 'attack' ? 1.6 * (e.damage ?? 1) : 0),
  modify: (_, e) =>
    e.do === 'modify' ? Math.abs(sizeOf(e.amount)) * (e.stat.endsWith('-damage') ? 1.2 : 0.5) : 0,
  heal(context, e) {
    const { game, seat, player } = context;
    const hurt = player.wounds / Math.max(1, lifeOf(game, seat, 'hero'));
    return e.do === 'heal' ? Math.min(3, sizeOf(e.amount)) * (0.7 + 1.5 * hurt) : 0;
  },
  recover: ({ player }, e) =>
    e.do === 'recover' ? Math.min(sizeOf(e.amount), 1 + player.exhaustion) * 0.5 : 0,
  refresh: (context) => spentCards(context),
  'gain-gold': (_, e) => (e.do === 'gain-gold' ? 0.9 * sizeOf(e.amount) : 0),
  escape: () => 2,
  choose: (context, e) =>
    e.do === 'choose' ? Math.max(...e.options.map((one) => needOf(context, one.do))) : 0,
};

const needOf = (context: Context, effects: readonly Effect[]): number =>
  effects.reduce((sum, effect) => sum + (NEEDS[effect.do]?.(context, effect) ?? 0.5), 0);

/** What a counter is worth that is held until a storm comes. */
export const counterWorth = (context: Context, card: string): number =>
  needOf(context, scionOf(context.world, card)?.benefit ?? []);

/** Effects that are lost outside a storm battle. */
const IN_BATTLE: ReadonlySet<Effect['do']> = new Set(['attack', 'modify', 'escape']);

/** A counter is kept until it brings this share of what it may bring; as the end comes near, any will do. */
const WORTH_USING = 0.7;
const LAST_CHANCE = 0.2;
/** Steady gains are not waited for. */
const SURE_GAIN: ReadonlySet<Effect['do']> = new Set(['gain-gold']);

/** What the benefit does now, compared with what it may do later: above 0 where it should be used. */
export function benefitNow(context: Context, card: string): number {
  const { game, seat, state, scout, world } = context;
  const benefit = scionOf(world, card)?.benefit ?? [];
  const combat = combatOf(game);
  const fights = combat !== null && isFighting(combat, seat);
  const isUseful = (effect: Effect): boolean => fights || !IN_BATTLE.has(effect.do);
  const useful = benefit
    .map(
      (effect): Effect =>
        effect.do === 'choose'
          ? { ...effect, options: effect.options.filter((one) => one.do.every(isUseful)) }
          : effect,
    )
    .filter(isUseful);
  if (useful.length === 0) return -1;
  const now = scout.effects(context, card, useful, seat);
  const isSure = useful.every((effect) =>
    effect.do === 'choose'
      ? effect.options.every((one) => one.do.every(({ do: verb }) => SURE_GAIN.has(verb)))
      : false,
  );
  if (isSure) return now;
  const share = stormsLeft(state) === 0 && isEndNear(state) ? LAST_CHANCE : WORTH_USING;
  return now - share * counterWorth(context, card);
}
