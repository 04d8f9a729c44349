/** Where a number comes from: printed, learned, and every card that adds to it, by name. */
import type { Attribute, Stat } from '../effects/vocabulary.ts';
import { capital, skillName } from '../effects/words.ts';
import type { RollLike } from '../rules/counting.ts';
import { type Game, playerAt } from '../rules/game.ts';
import { fighterOf, type Part, skillBonus, sum } from '../rules/values.ts';
import { cardName } from './names.ts';

export interface NamedPart {
  readonly name: string;
  readonly amount: number;
  /** The card it comes from, or null. */
  readonly card: string | null;
}

/** Parts of one card are one; what adds nothing is left out. */
function gathered({ world }: Game, parts: readonly Part[]): NamedPart[] {
  const sums = new Map<string, number>();
  for (const { source, amount } of parts) sums.set(source, (sums.get(source) ?? 0) + amount);
  return [...sums]
    .filter(([, amount]) => amount !== 0)
    .map(([card, amount]) => ({ name: cardName(world, card), amount, card }));
}

const plain = (name: string, amount: number): NamedPart[] =>
  amount === 0 ? [] : [{ name, amount, card: null }];

function cardParts(game: Game, stats: readonly Stat[], seat: number, who: string, roll: RollLike | null) {
  const parts: Part[] = [];
  for (const stat of stats) sum(game, stat, seat, who, roll, parts);
  return gathered(game, parts);
}

/** A Hero's or an Ally's attribute, Life or Stamina: its parts add up to `attribute`, `lifeOf`, `staminaOf`. */
export function valueParts(
  game: Game,
  seat: number,
  who: string,
  name: Attribute | 'life' | 'stamina',
): NamedPart[] {
  return [...ownParts(game, seat, who, name), ...cardParts(game, [name], seat, who, null)];
}

function ownParts(game: Game, seat: number, who: string, name: Attribute | 'life' | 'stamina'): NamedPart[] {
  const value = fighterOf(game, seat, who)[name];
  const learned =
    who === 'hero' ? playerAt(game, seat).experience[name] * game.world.policies.experienceBonus[name] : 0;
  const printed = typeof value === 'number' ? value : value[0];
  return [{ name: capital(name), amount: printed, card: null }, ...plain('Experience', learned)];
}

/** Everything that is added to the dice of a roll: its parts add up to `rollBonus`. */
export function rollParts(game: Game, roll: RollLike): NamedPart[] {
  const { seat, who, attribute, kind, skill, phase } = roll;
  const stats: Stat[] = [attribute];
  if (kind === 'test') stats.push('test');
  else if (kind === 'escape') stats.push('escape');
  else if (phase !== null) stats.push(phase, 'combat');
  return [
    ...ownParts(game, seat, who, attribute),
    ...(kind === 'test' && skill !== null ? plain(skillName(skill), skillBonus(game, seat, skill)) : []),
    ...cardParts(game, stats, seat, who, roll),
  ];
}
