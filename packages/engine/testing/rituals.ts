/** A Hero on a road with Rituals to empower, and movement dice to roll. */
import type { ItemCard } from '../effects/vocabulary.ts';
import type { Library } from '../parts/library.ts';
import type { Held } from '../rules/world/state.ts';
import { aFoe, anAlly, anItem, arena, hold } from './arena.ts';
import type { Scenario } from './scenario.ts';

/** Faces of a movement die, by what they show. */
export const plainsHillsRoad = 0;
export const roadRiverSwamp = 2;
export const roadForest = 3;
export const riverMountain = 4;
export const plainsHills = 5;

const fire: ItemCard = anItem({
  id: 'inner-fire',
  name: 'Inner Fire',
  class: 'ritual',
  symbols: ['road', 'road', 'hills', 'forest', 'mountain'],
  always: [{ stat: 'body', amount: 3 }],
});
const water: ItemCard = anItem({
  id: 'still-water',
  name: 'Still Water',
  class: 'ritual',
  symbols: ['river', 'river', 'river', 'swamp', 'swamp'],
  abilities: [{ when: 'moving', cost: [{ pay: 'activate' }], do: [{ do: 'gain-gold', amount: 2 }] }],
});
const lamp = anItem({
  id: 'lamp',
  abilities: [{ when: 'moving', cost: [{ pay: 'activate' }], do: [{ do: 'gain-gold', amount: 1 }] }],
});
export const RITUALS: readonly ItemCard[] = [fire, water];

/** Five dice that complete Inner Fire, and how. */
export const FITTING = [plainsHillsRoad, roadRiverSwamp, plainsHills, roadForest, riverMountain];
export const ALL = ['road:0', 'road:2', 'hills:5', 'forest:3', 'mountain:4'].map(
  (die) => `empower:inner-fire:${die}`,
);
export const five = (face: number): number[] => Array.from({ length: 5 }, () => face);

/** Seat 0 on the road of g8, with these cards. */
export function ritualTable(
  library: Library,
  cards: readonly string[] = ['inner-fire'],
  more: readonly ItemCard[] = [],
): Scenario {
  const others = [lamp, anAlly({ id: 'squire', stamina: 3 }), aFoe({ id: 'foe' })];
  const t = arena(library, [...RITUALS, ...others, ...more]);
  t.place(0, 'g8', 'g7');
  t.place(1, 'a1');
  hold(t, ...cards);
  return t;
}

export function rollFor(t: Scenario, faces: readonly number[]): Scenario {
  t.picks(...faces);
  t.choose('roll');
  return t;
}
export const empowering = (t: Scenario): string[] =>
  t.options().filter((option) => option.startsWith('empower:'));
export const stepsOf = (t: Scenario): string[] => t.options().filter((option) => option.startsWith('step:'));
export const innerFire = (t: Scenario): Held | undefined =>
  t.player(0).items.find(({ card }) => card.startsWith('inner-fire'));
