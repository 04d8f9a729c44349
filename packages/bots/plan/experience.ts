/** What to learn, by plan. */
import { COLORS } from '@wayrune/engine/rules/world/board.ts';
import { EXPERIENCE, type ExperienceKind } from '@wayrune/engine/effects/vocabulary.ts';
import type { Player } from '@wayrune/engine/rules/world/state.ts';
import { power } from '../fights/outlook.ts';
import type { PlanContext } from './turn-plan.ts';
import { profileOf } from '../fights/hero-profile.ts';
import { readinessWorth } from '../value/equipment-worth.ts';
import { best } from '../heuristics/context.ts';
import { forecast } from '../fights/monte-carlo.ts';
import { netWorth } from '../heuristics/abilities.ts';

const MARGIN = 0.3;
/** Stamina wins no fight by itself. */
const LAZY = 3;
/** Each counter that one may no longer take. */
const FORFEIT = 1.2;
/** How far simulated fights are trusted; the rest is the rough sum, which sees decks that are out of reach. */
const TRUST = 0.8;

export function learnByPlan(context: PlanContext): string {
  const { player, options } = context;
  const rested = { ...player, wounds: 0, exhaustion: 0 };
  const learners = new Map<string, Player>();
  for (const kind of EXPERIENCE) {
    const experience = { ...player.experience, [kind]: player.experience[kind] + 1 };
    learners.set(kind, { ...rested, experience });
  }
  const strengths = strengthsOf(context, learners);
  return best(options, (option) => {
    if (option.startsWith('use:')) return netWorth(context, option) > MARGIN ? Number.POSITIVE_INFINITY : -2;
    const kind = EXPERIENCE.find((name) => option === `learn:${name}` || option === `target:${name}`);
    if (kind === undefined) return -1;
    return (strengths.get(kind) ?? 0) + (context.aim.lessons?.(context, kind) ?? 0) - drawback(context, kind);
  });
}

/** How strong a Hero would be in each of these ways: by a rough sum or, if lessons are worth the time, by simulated fights. */
function strengthsOf(
  { world, state, aim, weights, late }: PlanContext,
  learners: ReadonlyMap<string, Player>,
): Map<string, number> {
  const rough = new Map<string, number>();
  for (const [kind, player] of learners) rough.set(kind, power(world, state, player, weights));
  if (weights.lessonSamples === 0) return rough;
  const strengths = new Map<string, number>();
  for (const [kind, strength] of rough) {
    const readier = readinessWorth(world, state, learners.get(kind) as Player, weights);
    strengths.set(kind, (1 - TRUST) * strength + readier);
  }
  for (const { deck, mastery } of aim.decks)
    for (const [kind, player] of learners) {
      if (late()) return rough;
      const { win } = forecast(
        world,
        state,
        profileOf(world, state, player, weights),
        deck,
        weights.lessonSamples,
      );
      strengths.set(kind, (strengths.get(kind) ?? 0) + TRUST * mastery * win);
    }
  return strengths;
}

function drawback({ world, state, player }: PlanContext, kind: ExperienceKind): number {
  if (kind === 'stamina') return LAZY;
  if (kind !== 'life') return 0;
  const lost = COLORS[player.experience.life];
  const left = world.board.jewels.filter(
    (space, i) => state.counters[i] === 1 && world.board.space[space]?.jewel?.color === lost,
  );
  return LAZY + FORFEIT * left.length;
}
