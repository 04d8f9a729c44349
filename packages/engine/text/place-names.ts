/** What spaces are called: a town, a region, or the land near a town. */
import { toAxial, windTo } from '../kernel/hex.ts';
import { type Board, distance, type Space, type SpaceId, type Terrain } from '../rules/world/board.ts';

const LAND: Readonly<Record<Terrain, string>> = {
  plains: 'the plains',
  road: 'the road',
  river: 'the river',
  hills: 'the hills',
  forest: 'the woods',
  swamp: 'the swamp',
  mountain: 'the mountains',
};

/** Land on which one stands; everywhere else one is in it. */
const OPEN: readonly Space['terrain'][] = ['plains', 'road', 'river'];

interface PlaceName {
  /** "Tamalir", "the Clinkers", "the woods east of Forge". */
  readonly name: string;
  readonly where: 'in' | 'on';
}

const known = new WeakMap<Board, Map<SpaceId, PlaceName>>();

/** The name of a space, the same for all spaces of a region. Throws on a space that is not on the board. */
export function nameOfPlace(board: Board, id: SpaceId): PlaceName {
  const names = known.get(board) ?? new Map<SpaceId, PlaceName>();
  known.set(board, names);
  const name = names.get(id) ?? newName(board, id);
  names.set(id, name);
  return name;
}

function newName(board: Board, id: SpaceId): PlaceName {
  const space = board.space[id];
  if (space === undefined) throw new Error(`no space "${id}"`);
  const { town, terrain } = space;
  if (town !== null || terrain === 'town') return { name: board.town[town ?? '']?.name ?? id, where: 'in' };
  const region = board.regions.find(({ spaces }) => spaces.includes(id));
  if (region !== undefined)
    return { name: region.name.replace(/^The /, 'the '), where: terrain === 'river' ? 'on' : 'in' };
  return { name: `${LAND[terrain]}${nearTown(board, space)}`, where: OPEN.includes(terrain) ? 'on' : 'in' };
}

/** "hills south of Forge": what the land of a space is, beside its name; '' in a town. */
export function landAround(board: Board, id: SpaceId): string {
  const space = board.space[id];
  if (space === undefined || space.terrain === 'town' || space.town !== null) return '';
  return `${LAND[space.terrain].replace(/^the /, '')}${nearTown(board, space)}`;
}

/** " east of Forge", from the nearest town; '' on a board without towns. */
function nearTown(board: Board, space: Space): string {
  const [near] = board.spaces
    .filter(({ town }) => town !== null)
    .toSorted((a, b) => distance(board, a.id, space.id) - distance(board, b.id, space.id));
  if (near === undefined) return '';
  const wind = windTo(toAxial(near), toAxial(space)).replace('-', '');
  return ` ${wind} of ${board.town[near.town ?? '']?.name ?? ''}`;
}
