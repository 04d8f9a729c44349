/** What to learn, by plan. */
import { COLORS } from '@wayrune/engine/rules/board.ts';
import { EXPERIENCE, type ExperienceKind } from '@wayrune/engine/effects/vocabulary.ts';
import { power } from './outlook.ts';
import type { Planning } from './plan.ts';
import { best } from './sight.ts';
import { netWorth } from './use.ts';

const MARGIN = 0.3;
/** Stamina wins no fight by itself. */
const LAZY = 3;
/** Each counter that one may no longer take. */
const FORFEIT = 1.2;

export function study(sight: Planning): string {
  const { world, state, player, mind } = sight;
  const rested = { ...player, wounds: 0, exhaustion: 0 };
  return best(sight.options, (option) => {
    if (option.startsWith('use:')) return netWorth(sight, option) > MARGIN ? Number.POSITIVE_INFINITY : -2;
    const kind = EXPERIENCE.find((name) => option === `learn:${name}` || option === `target:${name}`);
    if (kind === undefined) return -1;
    const after = { ...rested, experience: { ...player.experience, [kind]: player.experience[kind] + 1 } };
    return power(world, state, after, mind) - drawback(sight, kind);
  });
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
