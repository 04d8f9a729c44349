/** Two Heroes on one space, told apart by their numbers so that a result shows whose value made it. */
import type { AllyCard, Card, HeroCard, ItemCard } from '../effects/vocabulary.ts';
import type { Library } from '../parts/library.ts';
import { scenario, type Scenario } from './scenario.ts';

const printed = (id: string) => ({ id, name: id, flavour: 'A test of meeting.' });

const hero = (id: string, numbers: Pick<HeroCard, 'life' | 'mind' | 'body' | 'spirit'>): HeroCard => ({
  ...printed(id),
  kind: 'hero',
  stamina: 3,
  skills: {},
  ...numbers,
});

const HEROES: readonly HeroCard[] = [
  hero('ann', { life: 5, mind: [1, 1], body: [4, 2], spirit: [2, 1] }),
  hero('ben', { life: 6, mind: [3, 1], body: [2, 1], spirit: [0, 3] }),
  hero('cid', { life: 4, mind: [2, 1], body: [3, 1], spirit: [1, 1] }),
];

/** An Item of no limited class, for 4 gold. */
export const item = (id: string, more: Partial<ItemCard> = {}): ItemCard => ({
  ...printed(id),
  kind: 'item',
  cost: 4,
  class: 'artifact',
  ...more,
});

/** Life 2, every attribute 2 with damage 1, for 5 gold. */
export const ally = (id: string, more: Partial<AllyCard> = {}): AllyCard => ({
  ...printed(id),
  kind: 'ally',
  cost: 5,
  stamina: 2,
  life: 2,
  mind: [2, 1],
  body: [2, 1],
  spirit: [2, 1],
  ...more,
});

/** Where they meet: a space without town or jewel. Ann came from e10, Ben from d8. */
export const MEADOW = 'e9';

/** Seat 0 (Ann, unless others are named) is about to move; seat 1 (Ben) stands on the same meadow. */
export function meeting(library: Library, cards: readonly Card[] = [], heroes = ['ann', 'ben']): Scenario {
  const test = { pack: 'test', name: 'Cards of a test', version: 1, cards: [...HEROES, ...cards] };
  const table = scenario({ ...library, packs: [...library.packs, test] }, { heroes, packs: ['test'] });
  table.place(0, MEADOW, 'e10');
  table.place(1, MEADOW, 'd8');
  return table;
}

/** Every roll so far as "what of seat: bonus against number". */
export const rollsOf = (table: Scenario): string[] =>
  table
    .happened('rolled')
    .map((roll) => `${roll.what} of seat ${roll.seat}: ${roll.bonus} against ${roll.target}`);

export const woundsOf = (table: Scenario): number[] => table.state.players.map((player) => player.wounds);

/** Who decides what. */
export const asked = (table: Scenario): string => `${table.kind()} of seat ${table.seat()}`;

/** A round in which the attacker only defends, and defends well. */
export function quietRound(table: Scenario): void {
  table.totals(2, 20, 2, 20, 2, 20);
  table.choose('fight', 'defend', 'defend', 'defend');
}
