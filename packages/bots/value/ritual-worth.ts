/** A Ritual is worth what it does once it works, less for every die that it still wants. */
import { infoOf, type World } from '@wayrune/engine/rules/world/world.ts';

/** What is left of its worth for each of these dice. */
const EACH_DIE = 0.9;

export const wantingDice = (dice: number): number => EACH_DIE ** dice;

/** The form that works and the share of its worth that counts already; null for what is no Ritual, or works. */
export function promiseOfRitual(
  world: World,
  card: string,
): { readonly works: string; readonly share: number } | null {
  const { empowered, card: printed } = infoOf(world, card);
  if (empowered === null) return null;
  const symbols = printed.kind === 'item' ? (printed.symbols?.length ?? 0) : 0;
  return { works: empowered, share: wantingDice(symbols) };
}
