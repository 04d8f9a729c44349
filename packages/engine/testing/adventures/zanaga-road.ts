/** The old road of Zanaga from a village to an outpost, on which tests of towns and the Lost City are played. */
import type { Card } from '../../effects/vocabulary.ts';
import type { Library } from '../../parts/library.ts';
import type { MovementFrame } from '../../rules/turn/movement.ts';
import { anAlly, anItem } from '../arena.ts';
import { askAgain } from '../drawn.ts';
import { plainsHillsRoad } from '../rituals.ts';
import type { Scenario } from '../scenario.ts';
import { aMonster, standAt, zanaga, type ZanagaOptions } from './zanaga.ts';

/** Tala Mirr, the three spaces of the road, Xitotl, and woods with a counter on the other side of the village. */
export const [VILLAGE, ROAD, BEND, MILE, OUTPOST, WOODS] = ['f6', 'g6', 'h5', 'i5', 'i4', 'f5'] as const;

/** A step by a die that shows a road. */
export const roadTo = (space: string): string => `step:${space}:${plainsHillsRoad}`;

/** Seat 0 stands there and has rolled five dice that all show a road. */
export function rollRoads(t: Scenario, space: string): Scenario {
  standAt(t, space, null);
  t.picks(...Array.from({ length: 5 }, () => plainsHillsRoad));
  t.choose('roll');
  return t;
}

/** The cards that lie in the market of a town. */
export const stackOf = ({ world, state }: Scenario, town: string): readonly string[] =>
  state.stacks[world.board.towns.findIndex(({ id }) => id === town)] ?? [];

const lamp = (id: string): Card =>
  anItem({
    id,
    abilities: [{ when: 'moving', cost: [{ pay: 'activate' }], do: [{ do: 'gain-gold', amount: 1 }] }],
  });
const CARDS: readonly Card[] = [
  lamp('lamp'),
  lamp('lantern'),
  anItem({ id: 'bauble', cost: 1 }),
  anItem({ id: 'cup', cost: 2 }),
  anAlly({ id: 'porter', cost: 2 }),
  aMonster({ id: 'lurker', terrain: 'swamp' }),
];

/** Seat 0 stands there, and seat 1 is far away in Stonefang; the next market cards are a bauble and a cup. */
export function roadTable(
  library: Library,
  space: string,
  options: ZanagaOptions = {},
  more: readonly Card[] = [],
): Scenario {
  const t = zanaga(library, [...CARDS, ...more], { towns: ['tala-mirr', 'stonefang'], ...options });
  t.onTop('market', 'bauble', 'cup');
  standAt(t, space, null);
  return t;
}

/** Gives cards to seat 0 and asks anew what it does. */
export function holding(t: Scenario, ...cards: readonly string[]): Scenario {
  for (const card of cards) t.give(0, card);
  askAgain(t);
  return t;
}

/** The movement dice that have not been spent. */
export const unspentDice = (t: Scenario): number[] =>
  (t.state.frames.find(({ proc }) => proc === 'movement') as MovementFrame | undefined)?.dice ?? [];
