/** Where a number comes from: printed, learned, and every card that adds to it, by name. */
import type { Attribute, Skill } from '../effects/vocabulary.ts';
import { capital, skillName } from '../effects/words.ts';
import type { RollLike } from '../rules/cards/counting.ts';
import type { EventOf, RollPart } from '../rules/world/events.ts';
import { type Game, playerAt } from '../rules/world/game.ts';
import { fighterOf, rollBonus, sum } from '../rules/cards/values.ts';
import type { World } from '../rules/world/world.ts';
import { cardName } from './names.ts';

export interface NamedPart {
  readonly name: string;
  readonly amount: number;
  /** The card it comes from, or null. */
  readonly card: string | null;
}

/** What the parts that come from no card are called. */
type Titles = Readonly<Record<Exclude<RollPart['source'], 'card'>, string>>;

/** Cards come last, those of one card are one, and what adds nothing is left out but the value itself. */
function named(world: World, titles: Titles, parts: readonly RollPart[]): NamedPart[] {
  const sums = new Map<string, number>();
  for (const { source, card, amount } of parts)
    if (source === 'card') sums.set(card, (sums.get(card) ?? 0) + amount);
  const own = parts.flatMap(({ source, amount }) =>
    source === 'card' || (amount === 0 && source !== 'attribute')
      ? []
      : [{ name: titles[source], amount, card: null }],
  );
  const cards = [...sums].map(([card, amount]) => ({ name: cardName(world, card), amount, card }));
  return [...own, ...cards.filter(({ amount }) => amount !== 0)];
}

const titlesOf = (value: Attribute | 'life' | 'stamina', skill: Skill | null): Titles => ({
  attribute: capital(value),
  experience: 'Experience',
  skill: skill === null ? '' : skillName(skill),
});

/** A Hero's or an Ally's attribute, Life or Stamina: its parts add up to `attribute`, `lifeOf`, `staminaOf`. */
export function valueParts(
  game: Game,
  seat: number,
  who: string,
  name: Attribute | 'life' | 'stamina',
): NamedPart[] {
  const value = fighterOf(game, seat, who)[name];
  const learned =
    who === 'hero' ? playerAt(game, seat).experience[name] * game.world.policies.experienceBonus[name] : 0;
  const parts: RollPart[] = [
    { source: 'attribute', card: '', amount: typeof value === 'number' ? value : value[0] },
    { source: 'experience', card: '', amount: learned },
  ];
  sum(game, name, seat, who, null, parts);
  return named(game.world, titlesOf(name, null), parts);
}

/** Everything that will be added to the dice of a roll: its parts add up to `rollBonus`. */
export function rollParts(game: Game, roll: RollLike): NamedPart[] {
  const parts: RollPart[] = [];
  rollBonus(game, roll, parts);
  return named(game.world, titlesOf(roll.attribute, roll.skill), parts);
}

/** Everything that was added to the dice of a roll, with what was played on it. */
export const rolledParts = (
  world: World,
  { attribute, skill, parts }: Pick<EventOf<'rolled'>, 'attribute' | 'skill' | 'parts'>,
): NamedPart[] => named(world, titlesOf(attribute, skill), parts);
