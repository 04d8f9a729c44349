/** What to learn, by plan. */
import { COLORS } from '@wayrune/engine/rules/board.ts';
import { EXPERIENCE, type ExperienceKind } from '@wayrune/engine/effects/vocabulary.ts';
import type { Player } from '@wayrune/engine/rules/state.ts';
import { power } from './outlook.ts';
import type { Planning } from './plan.ts';
import { portrait } from './portrait.ts';
import { dragonWorth } from './prospects.ts';
import { best } from './sight.ts';
import { forecast } from './spar.ts';
import { netWorth } from './use.ts';

const MARGIN = 0.3;
/** Stamina wins no fight by itself. */
const LAZY = 3;
/** Each counter that one may no longer take. */
const FORFEIT = 1.2;
/** How far fights in imagination are trusted; the rest is the rough sum, which sees colours that are out of reach. */
const TRUST = 0.8;

export function study(sight: Planning): string {
  const { player, options } = sight;
  const rested = { ...player, wounds: 0, exhaustion: 0 };
  const learners = new Map<string, Player>();
  for (const kind of EXPERIENCE) {
    const experience = { ...player.experience, [kind]: player.experience[kind] + 1 };
    learners.set(kind, { ...rested, experience });
  }
  const strengths = strengthsOf(sight, learners);
  return best(options, (option) => {
    if (option.startsWith('use:')) return netWorth(sight, option) > MARGIN ? Number.POSITIVE_INFINITY : -2;
    const kind = EXPERIENCE.find((name) => option === `learn:${name}` || option === `target:${name}`);
    return kind === undefined ? -1 : (strengths.get(kind) ?? 0) - drawback(sight, kind);
  });
}

/** How strong a Hero would be in each of these ways: by a rough sum or, if lessons are worth the time, by fights in imagination. */
function strengthsOf(
  { world, state, mind, late }: Planning,
  learners: ReadonlyMap<string, Player>,
): Map<string, number> {
  const rough = new Map<string, number>();
  for (const [kind, player] of learners) rough.set(kind, power(world, state, player, mind));
  if (mind.lessons === 0) return rough;
  const strengths = new Map<string, number>();
  for (const [kind, strength] of rough) {
    const readier = dragonWorth(world, state, learners.get(kind) as Player, mind);
    strengths.set(kind, (1 - TRUST) * strength + readier);
  }
  for (const color of COLORS)
    for (const [kind, player] of learners) {
      if (late()) return rough;
      const { win } = forecast(world, state, portrait(world, state, player, mind), color, mind.lessons);
      strengths.set(kind, (strengths.get(kind) ?? 0) + TRUST * mind.mastery[color] * win);
    }
  return strengths;
}

function drawback({ world, state, player }: Planning, kind: ExperienceKind): number {
  if (kind === 'stamina') return LAZY;
  if (kind !== 'life') return 0;
  const lost = COLORS[player.experience.life];
  const left = world.board.jewels.filter(
    (space, i) => state.counters[i] === 1 && world.board.space[space]?.jewel?.color === lost,
  );
  return LAZY + FORFEIT * left.length;
}
