/** Small words of which reasons are made. */
import { joined } from '@wayrune/engine/effects/words.ts';

/** "about 3 gold", "next to nothing". */
export function about(gold: number): string {
  const whole = Math.round(gold);
  return whole <= 0 ? 'next to nothing' : `about ${whole} gold`;
}

/** "3 gold and 1 experience", "2 gold, 2 experience and a Dragon Rune". */
export const listed = (things: readonly string[]): string => joined(things, 'and');
export const points = (count: number): string => `${count} experience`;
