/** To whom rituals and omens speak. */
import type { Condition, Effect } from '../effects/vocabulary.ts';

/** Rituals and omens speak to the active Hero wherever they do not name each Hero: "When completed, active Hero: …". */
export const forActive = (head: string, effects: readonly Effect[]): string =>
  effects.some(isToYou) ? `${head}, active Hero` : head;

/** What happens to the table, or says itself whom it is about. */
const TO_THE_TABLE: readonly Effect['do'][] = [
  'each',
  'replenish',
  'stock',
  'add-doom',
  'add-roaming',
  'place-tokens',
];

function isToYou(effect: Effect): boolean {
  if (effect.do === 'if')
    return !effect.if.every(isOfTable) || [...effect.then, ...(effect.else ?? [])].some(isToYou);
  if (effect.do === 'roll-die') return effect.rows.some((row) => row.do.some(isToYou));
  return !TO_THE_TABLE.includes(effect.do);
}

const isOfTable = (condition: Condition): boolean =>
  condition.is === 'god-awake' ||
  (condition.is === 'has' && (condition.what === 'rituals' || condition.what === 'roaming'));
