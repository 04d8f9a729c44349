/** Where a scene takes place. */
import type { Board, Space } from '@wayrune/engine/rules/world/board.ts';
import type { State } from '@wayrune/engine/rules/world/state.ts';
import type { World } from '@wayrune/engine/rules/world/world.ts';
import type { Plan } from './plan.ts';

/** A space as the plan wants it; for a fight one with a counter of the deck from which the enemy comes, if there is one. */
export function spaceFor({ board }: World, state: State, plan: Plan, deck: string): Space {
  const all = board.spaces.filter((space) => fits(board, space, plan));
  const hasCounter = ({ id, jewel }: Space): boolean =>
    jewel?.color === deck && state.counters[board.jewels.indexOf(id)] === 1;
  const wanted = plan.fight && !plan.duel ? all.find(hasCounter) : undefined;
  const found = wanted ?? all.find((space) => space.jewel === null) ?? all[0];
  if (found === undefined) throw new Error('the board has no such space');
  return found;
}

function fits(board: Board, space: Space, plan: Plan): boolean {
  const { town, townsAvoided, terrain, region, onJewel, beside, besideTown } = plan;
  if (town === 'any') return space.town !== null && !townsAvoided.includes(space.town);
  if (town !== null) return space.town === town;
  if (space.terrain === 'town' || (terrain !== null && space.terrain !== terrain)) return false;
  if (region !== null && isIn(board, space, region.any) !== region.inside) return false;
  if (onJewel !== null && space.jewel?.color !== onJewel) return false;
  const around = space.neighbors.flatMap((id) => board.space[id] ?? []);
  if (besideTown !== null && !around.some((one) => one.town === besideTown)) return false;
  // Other land too, so that one sees what is meant and what is not.
  const lands = around.map((one) => one.terrain).filter((land) => land !== 'town');
  return beside === null || (lands.includes(beside) && lands.some((land) => land !== beside));
}

const isIn = (board: Board, { id }: Space, names: readonly string[]): boolean =>
  board.regions.some(({ name, spaces }) => names.includes(name) && spaces.includes(id));
