/**
 * The land as it is now. A board is printed once, but towns fall, are cursed, are freed or rise: `policies.placeAt` says
 * what each space is at this moment, and `policies.placesKey` names the moment. All that is asked of a land again and
 * again is worked out once for each key; as long as it is as printed, that is once for the world.
 */
import {
  type Board,
  nearestTowns,
  type Space,
  type SpaceId,
  spaceAt,
  type Terrain,
  TERRAINS,
  type Town,
  type TownId,
} from './board.ts';
import { FACES, terrainMask } from './dice.ts';
import type { Game } from './game.ts';
import type { World } from './world.ts';

/** What a space is at present. */
export interface Place {
  readonly terrain: Terrain | 'town';
  /** The town and the market that are there, as places in `board.towns`; -1 if there is none. */
  readonly town: number;
  readonly market: number;
  /** Whether anybody may enter it. */
  readonly open: boolean;
}

/** A place with all that is asked of it again and again. */
export interface Site extends Place {
  readonly space: Space;
  /** The towns that are nearest by spaces (G16). */
  readonly nearestTowns: readonly TownId[];
  /** An option for each of them: to wake up there. */
  readonly retreats: readonly string[];
  /** To the neighbors that may be entered. */
  readonly ways: readonly Way[];
}

/** A way into a space: the symbols that open it, and the options that enter it, walking or by a face of a die. */
export interface Way {
  readonly space: Space;
  readonly symbols: number;
  readonly walk: string;
  readonly steps: readonly string[];
}

/**
 * The board as it is now: terrains and towns of its spaces are those of the moment, `neighbors` those that may be entered.
 * There is one object for each key of the land, so whatever is worked out from it may be remembered by it. `towns` keeps
 * its order and its length, whatever has fallen, because market stacks lie in that order.
 */
export interface Land extends Board {
  readonly sites: ReadonlyMap<SpaceId, Site>;
  /** Where each of `towns` stands and where its market is held, or null. */
  readonly townSpaces: readonly (SpaceId | null)[];
  readonly marketSpaces: readonly (SpaceId | null)[];
}

/** A space as the board has it. */
export function printedPlace(board: Board, space: SpaceId): Place {
  const { terrain } = spaceAt(board, space);
  const town = board.towns.findIndex((one) => one.space === space);
  return { terrain, town, market: town, open: true };
}

function makeLand(board: Board, placeAt: (space: SpaceId) => Place): Land {
  const places = board.spaces.map(({ id }) => placeAt(id));
  const spaces = board.spaces.map((space, i) => spaceNow(board, space, places, places[i] as Place));
  const whereIs = (kind: 'town' | 'market') =>
    board.towns.map((_, i) => spaces[places.findIndex((place) => place[kind] === i)]?.id ?? null);
  const townSpaces = whereIs('town');
  const towns = board.towns.map((town, i): Town => ({ ...town, space: townSpaces[i] ?? town.space }));
  const ways = spaces.map(way);
  const sites = spaces.map((space, i): [SpaceId, Site] => {
    const nearest = nearestTowns(board, space.id, townSpaces);
    const site = {
      ...(places[i] as Place),
      space,
      nearestTowns: nearest,
      retreats: nearest.map((town) => `town:${town}`),
      ways: space.neighbors.map((id) => ways[board.index.get(id) ?? -1] as Way),
    };
    return [space.id, site];
  });
  return {
    ...board,
    spaces,
    space: Object.fromEntries(spaces.map((space) => [space.id, space])),
    towns,
    town: Object.fromEntries(towns.map((town) => [town.id, town])),
    sites: new Map(sites),
    townSpaces,
    marketSpaces: whereIs('market'),
  };
}

function spaceNow(board: Board, space: Space, places: readonly Place[], { terrain, town }: Place): Space {
  const isOpen = (id: SpaceId): boolean => places[board.index.get(id) ?? -1]?.open === true;
  const neighbors = space.neighbors.filter(isOpen);
  return { ...space, terrain, town: board.towns[town]?.id ?? null, neighbors };
}

const way = (space: Space): Way => ({
  space,
  symbols: terrainMask(space.terrain === 'town' ? TERRAINS : [space.terrain]),
  walk: `walk:${space.id}`,
  steps: FACES.map((_, face) => `step:${space.id}:${face}`),
});

const printed = new WeakMap<Board, Land>();

/** The land as printed: worlds with the same board share it, and what is worked out from it. */
export function printedLand(board: Board): Land {
  const land = printed.get(board) ?? makeLand(board, (space) => printedPlace(board, space));
  printed.set(board, land);
  return land;
}

/** How many lands are cached for a world; a game passes through few. */
const MOST_LANDS = 256;
const lands = new WeakMap<World, Map<string, Land>>();

/** The land at this moment of a game. */
export function landOf(game: Game): Land {
  const { world } = game;
  if (world.isLandFixed) return world.land;
  const key = world.policies.placesKey(game);
  return key === '' ? world.land : changedLand(game, key);
}

/** The last one that was asked for: a game asks for the same many times before it changes. */
let latest: { readonly world: World; readonly key: string; readonly land: Land } | null = null;

function changedLand(game: Game, key: string): Land {
  const { world } = game;
  if (latest === null || latest.world !== world || latest.key !== key)
    latest = { world, key, land: cachedLand(game, key) };
  return latest.land;
}

function cachedLand(game: Game, key: string): Land {
  const { world } = game;
  const known = lands.get(world) ?? new Map<string, Land>();
  lands.set(world, known);
  let land = known.get(key);
  if (land === undefined) {
    land = makeLand(world.board, (space) => world.policies.placeAt(game, space));
    if (known.size >= MOST_LANDS) known.clear();
    known.set(key, land);
  }
  return land;
}

/** What a space is at this moment. */
export function siteAt(game: Game, space: SpaceId): Site {
  const site = landOf(game).sites.get(space);
  if (site === undefined) throw new Error(`no space "${space}"`);
  return site;
}

/** A market that is held now: its town, the place of its stack, and where. */
export interface Market {
  readonly town: Town;
  readonly stack: number;
  readonly space: SpaceId;
}

export const marketsIn = ({ towns, marketSpaces }: Land): Market[] =>
  towns.flatMap((town, stack) => {
    const space = marketSpaces[stack] ?? null;
    return space === null ? [] : [{ town, stack, space }];
  });
