import { PHASES } from '@wayrune/engine/effects/vocabulary.ts';
import { PHASE_ATTRIBUTE } from '@wayrune/engine/rules/combat/combat-frame.ts';
import type { CardInfo } from '@wayrune/engine/rules/world/world.ts';

/** How hard an enemy is by its printed numbers, for putting enemies in order. */
export function difficulty({ foe }: CardInfo): number {
  if (foe === null) return 0;
  return PHASES.reduce((total, phase) => {
    const [target, damage] = foe[PHASE_ATTRIBUTE[phase]];
    return total + target + 2 * damage;
  }, 3 * foe.life);
}
