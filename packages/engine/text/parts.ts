/** Where a number comes from: printed, learned, and every card that adds to it, by name. */
import type { Attribute, Skill } from '../effects/vocabulary.ts';
import { capital, skillName } from '../effects/words.ts';
import type { RollLike } from '../rules/cards/counting.ts';
import type { EventOf, RollPart } from '../rules/world/events.ts';
import { type Game, heldCard, playerAt } from '../rules/world/game.ts';
import type { State } from '../rules/world/state.ts';
import { fighterOf, rollBonus, sum } from '../rules/cards/values.ts';
import { cardName, heldName } from './names.ts';

export interface NamedPart {
  readonly name: string;
  readonly amount: number;
  /** The card it comes from, or null. */
  readonly card: string | null;
}

/** What the parts that come from no card are called. */
type Titles = Readonly<Record<Exclude<RollPart['source'], 'card'>, string>>;

/** A card that somebody has goes by the name it has there. */
const isHeld = (state: State, card: string): boolean =>
  state.players.some((player) => heldCard(player, card) !== null);

/** Cards come last, those of one card are one, and what adds nothing is left out but the value itself. */
function named(
  { world, state }: Pick<Game, 'world' | 'state'>,
  titles: Titles,
  parts: readonly RollPart[],
): NamedPart[] {
  const sums = new Map<string, number>();
  for (const { source, card, amount } of parts)
    if (source === 'card') sums.set(card, (sums.get(card) ?? 0) + amount);
  const own = parts.flatMap(({ source, amount }) =>
    source === 'card' || (amount === 0 && source !== 'attribute')
      ? []
      : [{ name: titles[source], amount, card: null }],
  );
  const cards = [...sums].map(([card, amount]) => ({
    name: isHeld(state, card) ? heldName(world, card) : cardName(world, card),
    amount,
    card,
  }));
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
  return named(game, titlesOf(name, null), parts);
}

/** Everything that will be added to the dice of a roll: its parts add up to `rollBonus`. */
export function rollParts(game: Game, roll: RollLike): NamedPart[] {
  const parts: RollPart[] = [];
  rollBonus(game, roll, parts);
  return named(game, titlesOf(roll.attribute, roll.skill), parts);
}

/** Everything that was added to the dice of a roll, with what was played on it. */
export const rolledParts = (
  game: Pick<Game, 'world' | 'state'>,
  { attribute, skill, parts }: Pick<EventOf<'rolled'>, 'attribute' | 'skill' | 'parts'>,
): NamedPart[] => named(game, titlesOf(attribute, skill), parts);
