/** What combat between Heroes leaves to the Allies of the Hero who defends. */
import type { Ability, VerbName } from '../../effects/vocabulary.ts';

/** They neither attack nor set numbers (G24). */
const BARRED: ReadonlySet<VerbName> = new Set<VerbName>([
  'attack',
  'attack-again',
  'damage',
  'add',
  'reroll',
  'set-die',
  'use-attribute',
  'modify',
]);

const known = new WeakMap<Ability, boolean>();

/** Whether an Ally of the defending Hero may use the ability: one that cancels a wound, heals, and so on. */
export function isAid(ability: Ability): boolean {
  let found = known.get(ability);
  if (found === undefined) {
    found = !holdsBarred(ability.do);
    known.set(ability, found);
  }
  return found;
}

/** Effects contain effects, in lists of many names. */
function holdsBarred(part: unknown): boolean {
  if (typeof part !== 'object' || part === null) return false;
  if ('do' in part && BARRED.has(part.do as VerbName)) return true;
  return Object.values(part).some(holdsBarred);
}
