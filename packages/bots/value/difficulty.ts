import { PHASES } from '@wayrune/engine/effects/vocabulary.ts';
import { PHASE_ATTRIBUTE } from '@wayrune/engine/rules/combat/combat-frame.ts';
import { type CardInfo, trapOf } from '@wayrune/engine/rules/world/world.ts';

/** A trap that wants this is as hard as an enemy with these targets, one damage in each phase and Life 2. */
const AS_AN_ENEMY = 12;

/** How hard a Challenge is by its printed numbers, for putting Challenges in order. */
export function difficulty(info: CardInfo): number {
  const { foe } = info;
  const trap = trapOf(info);
  if (trap !== null) return 3 * hardestTest(trap) + AS_AN_ENEMY;
  if (foe === null) return 0;
  return PHASES.reduce((total, phase) => {
    const [target, damage] = foe[PHASE_ATTRIBUTE[phase]];
    return total + target + 2 * damage;
  }, 3 * foe.life);
}

/** The highest target of all tests in it; 0 without any. */
function hardestTest(trap: unknown): number {
  let most = 0;
  JSON.stringify(trap, (key, value: unknown) => {
    if (key === 'target' && typeof value === 'number') most = Math.max(most, value);
    return value;
  });
  return most;
}
