/** A table with cards of a test's own, where the real ones do not give what a rule needs. */
import type {
  Ability,
  AllyCard,
  Card,
  Effect,
  FoeCard,
  HeroCard,
  ItemCard,
  TrapCard,
} from '../effects/vocabulary.ts';
import type { Window } from '../effects/windows.ts';
import { run } from '../kernel/procedure.ts';
import type { Color, SpaceId } from '../rules/world/board.ts';
import { combatOf } from '../rules/combat/combat-frame.ts';
import { view } from '../rules/world/game.ts';
import type { Library } from '../parts/library.ts';
import { parsePack } from '../parts/pack.ts';
import { scenario, type Scenario } from './scenario.ts';

type Draft<C extends Card> = Partial<Omit<C, 'kind'>> & { readonly id: string };
const printed = { name: 'Test Card', flavour: 'Made for a test.' };

/** Plain numbers that are easy to reckon with: Mind 2, Body 3, Spirit 4, one damage each. */
export const aHero = (draft: Draft<HeroCard>): HeroCard => ({
  kind: 'hero',
  ...printed,
  life: 5,
  stamina: 3,
  mind: [2, 1],
  body: [3, 1],
  spirit: [4, 1],
  skills: {},
  ...draft,
});

/** Mind 10, Body 11, Spirit 12, one damage each; Life 3, and nothing to win. */
export const aFoe = (draft: Draft<FoeCard>): FoeCard => ({
  kind: 'challenge',
  ...printed,
  color: 'green',
  family: 'beast',
  life: 3,
  mind: [10, 1],
  body: [11, 1],
  spirit: [12, 1],
  reward: [],
  ...draft,
});

/** A Body test that a plain Hero passes with 10; nothing to win. */
export const aTrap = (draft: Draft<TrapCard>): TrapCard => ({
  kind: 'challenge',
  ...printed,
  color: 'green',
  family: 'trap',
  trap: [{ do: 'test', attribute: 'body', target: 13, pass: [{ do: 'overcome' }] }],
  reward: [],
  ...draft,
});

export const anItem = (draft: Draft<ItemCard>): ItemCard => ({
  kind: 'item',
  ...printed,
  cost: 5,
  class: 'artifact',
  ...draft,
});

/** One in everything, Life 2, no Stamina. */
export const anAlly = (draft: Draft<AllyCard>): AllyCard => ({
  kind: 'ally',
  ...printed,
  cost: 4,
  life: 2,
  mind: [1, 1],
  body: [1, 1],
  spirit: [1, 1],
  ...draft,
});

/** An Item that does these things once, for nothing, in a window: `use:probe:0`. */
export const aProbe = (
  effects: readonly Effect[],
  when: Window = 'before-moving',
  more?: Partial<Ability>,
): ItemCard => anItem({ id: 'probe', abilities: [{ when, do: effects, ...more }] });

/** The Heroes of an arena: `plain` and `other`, alike and without abilities. */
const HEROES = [aHero({ id: 'plain' }), aHero({ id: 'other' }), aHero({ id: 'third' })];

/** A library with the pack `test`, which holds the given cards and the Heroes of an arena. */
export function withTestPack(library: Library, cards: readonly Card[]): Library {
  const pack = parsePack({ pack: 'test', name: 'Test', version: 1, cards: [...HEROES, ...cards] }, 'test');
  return { ...library, packs: [...library.packs, pack] };
}

/** A scenario in which the given cards exist besides the real ones; seat 0 plays `plain`, seat 1 `other`. */
export function arena(
  library: Library,
  cards: readonly Card[],
  heroes: readonly string[] = ['plain', 'other'],
  variants: readonly string[] = [],
  packs: readonly string[] = [],
): Scenario {
  return scenario(withTestPack(library, cards), { heroes, variants, packs: [...packs, 'test'] });
}

/** A space with a counter of each color, and a neighbor of it from which it was entered. */
export const LAIR: Readonly<Record<Color, readonly [space: SpaceId, from: SpaceId]>> = {
  green: ['h8', 'h7'],
  yellow: ['i8', 'h8'],
  blue: ['i10', 'i9'],
  red: ['j10', 'j9'],
};

/** Seat 0 stands on a counter, and attempts it; the card is the one drawn, whatever it is. */
export function attempt(table: Scenario, card: string): void {
  const color = table.world.cards[card]?.deck as Color;
  const [space, from] = LAIR[color];
  table.onTop(color, card);
  table.place(0, space, from);
  table.choose('stay', 'attempt');
}

/** Gives cards to seat 0 and asks the present decision anew: what is offered depends on what one has. */
export function hold(table: Scenario, ...cards: readonly string[]): void {
  for (const card of cards) table.give(0, card);
  table.state.decision = null;
  run(view(table.world, table.state));
}

/** Wounds on the enemy of the fight that is going on. */
export const foeWounds = (table: Scenario): number => combatOf(table.game())?.foeWounds ?? -1;
