/** The group of the cooperative finale: whose numbers are the lowest, who holds it back, and what a Scion changes. */
import { broughtBy } from '@wayrune/engine/adventures/seven-scions/endgame/cooperative.ts';
import { stormOf } from '@wayrune/engine/adventures/seven-scions/storm.ts';
import { nearest } from '@wayrune/engine/kernel/procedure.ts';
import { type Effect, type ExperienceKind, PHASES, type Phase } from '@wayrune/engine/effects/vocabulary.ts';
import { combatOf, PHASE_ATTRIBUTE } from '@wayrune/engine/rules/combat/combat-frame.ts';
import { heroesIn } from '@wayrune/engine/rules/combat/fighters.ts';
import { chanceToThrow } from '@wayrune/engine/rules/combat/two-dice.ts';
import { damageOf, enemyDamage, foeTarget, lifeOf, rollBonus } from '@wayrune/engine/rules/cards/values.ts';
import { type Game, info, playerAt, view } from '@wayrune/engine/rules/world/game.ts';
import { helpOf, rollFor } from '../../fights/fight-numbers.ts';
import type { Context } from '../../heuristics/context.ts';
import { elapsed, isTogether } from './clock.ts';

type What = 'value' | 'damage';
/** What one more of the group's lowest is worth in a phase, in gold. */
const ONE_MORE: Readonly<Record<What, number>> = { value: 1, damage: 6 };

const lowest = (game: Game, seats: readonly number[], phase: Phase, what: What): number =>
  seats.length === 0 ? 0 : Math.min(...seats.map((seat) => broughtBy(game, seat, phase, what)));

const everybody = ({ state }: Context): number[] => state.players.map(({ seat }) => seat);

/** What a Hero's numbers cost the group: by how much its lowest would rise without them. */
export function dragOf(game: Game, seats: readonly number[], seat: number): number {
  const others = seats.filter((one) => one !== seat);
  if (others.length === 0) return 0;
  let total = 0;
  for (const phase of PHASES)
    for (const what of ['value', 'damage'] as const)
      total += ONE_MORE[what] * (lowest(game, others, phase, what) - lowest(game, seats, phase, what));
  return total;
}

/** Items and abilities that a Hero brings to the group's rolls, each at a rough sum. */
const A_CARD = 0.8;
/** A wound that a card of theirs cancels costs the group nothing. */
const SHIELDED = 3;
/** Nobody falls for less than this. */
const SPREAD = 0.2;

/** Those who stand in the battle; everybody before it. */
export function groupOf(context: Context): readonly number[] {
  const combat = combatOf(context.game);
  return combat === null ? everybody(context) : heroesIn(combat);
}

/** Who is to bear a wound: first whoever holds the group back, and else whoever has most Life left. */
export function bearWorth(context: Context, seat: number): number {
  const { game } = context;
  const player = playerAt(game, seat);
  const ready = player.items.filter(({ used }) => !used).length;
  const burden = dragOf(game, groupOf(context), seat) - A_CARD * ready;
  const left = lifeOf(game, seat, 'hero') - player.wounds;
  const shield = helpOf(game, player).shield > 0 ? SHIELDED : 0;
  return shield + (burden > 0 ? 10 + burden : 0) + SPREAD * left - (left <= 1 && burden <= 0 ? 20 : 0);
}

/** How much it counts who can bear a blow, beside what it does to them. */
const BEARING = 0.1;

/** Whom a Stormlord's text is to strike: where it does the least harm. */
export function blowWorth(context: Context, seat: number): number {
  const frame = nearest(context.game, 'blow') as unknown as Blow | null;
  const harm = frame === null ? 0 : context.scout.effects(context, frame.source, frame.list, seat);
  return harm + BEARING * bearWorth(context, seat);
}

interface Blow {
  readonly source: string;
  readonly list: readonly Effect[];
}

/** What the group's next roll is worth, with what this Scion lends. */
export function lendWorth(context: Context, what: What | null): number {
  const { world, state, seat } = context;
  const frame = nearest(context.game, 'stand-ins') as unknown as { readonly phase: Phase } | null;
  if (frame === null) return 0;
  const storm = stormOf(state);
  const lent = what === null ? storm.lent : { ...storm.lent, [seat]: what };
  const game = view(world, { ...state, extra: { ...state.extra, 'seven-scions': { ...storm, lent } } });
  const combat = combatOf(game);
  if (combat === null) return 0;
  const [lead = seat] = heroesIn(combat);
  const roll = rollFor(lead, 'hero', frame.phase, 'attack');
  const hits = chanceToThrow(foeTarget(game, combat, roll.attribute, roll) - rollBonus(game, roll));
  const damage = damageOf(game, lead, 'hero', frame.phase, roll);
  return hits * damage - (1 - hits) * enemyDamage(game, combat, frame.phase, roll);
}

/** By how much a Scion lifts the group where its Hero is the one who holds it back. */
export function liftOf(context: Context, scion: string): number {
  const { game, state, seat } = context;
  if (!isTogether(state)) return 0;
  const seats = everybody(context);
  const others = seats.filter((one) => one !== seat);
  const fighter = info(game, `${scion}+roused`).fighter;
  let most = 0;
  for (const phase of PHASES)
    for (const what of ['value', 'damage'] as const) {
      const own = fighter?.[PHASE_ATTRIBUTE[phase]][what === 'value' ? 0 : 1] ?? 0;
      const lifted = Math.min(own, lowest(game, others, phase, what)) - lowest(game, seats, phase, what);
      most += Math.max(0, lifted) * ONE_MORE[what];
    }
  return most;
}

/** A counter raises a number by so much. */
const A_COUNTER = 2;
/** In the unit of strength that lessons are compared in: what a lesson for the group counts early, and how much more late. */
const EARLY = 0.4;
const LATE = 2;
const A_LIFE = 2;

/** What a lesson adds to the group of the finale: the lowest numbers rise, and every Life counts. */
export function lessonWorth(context: Context, kind: ExperienceKind): number {
  const { game, state, seat } = context;
  if (!isTogether(state)) return 0;
  const share = EARLY + LATE * elapsed(state);
  if (kind === 'life') return share * A_LIFE;
  const phase = PHASES.find((one) => PHASE_ATTRIBUTE[one] === kind);
  if (phase === undefined) return 0;
  const own = broughtBy(game, seat, phase, 'value');
  const others = everybody(context).filter((one) => one !== seat);
  const lag = others.length === 0 ? A_COUNTER : lowest(game, others, phase, 'value') + A_COUNTER - own;
  return share * Math.max(0, Math.min(2 * A_COUNTER, lag));
}
