/** What things on the table are called. */
import type { Attribute, Skill } from '../effects/vocabulary.ts';
import { capital, joined, skillName } from '../effects/words.ts';
import { type Board, type SpaceId, TERRAINS } from '../rules/world/board.ts';
import type { Game } from '../rules/world/game.ts';
import { landOf } from '../rules/world/land.ts';
import { FACES, faceMask, FREE_FACE } from '../rules/turn/movement.ts';
import type { State } from '../rules/world/state.ts';
import { infoOf, type World } from '../rules/world/world.ts';

export const cardName = (world: World, id: string): string => infoOf(world, id).card.name;

/** Whom one fights: an Encounter brings an enemy with a name of its own. */
export function foeName(world: World, id: string): string {
  const { card } = infoOf(world, id);
  return card.kind === 'encounter' ? (card.foe?.name ?? card.name) : card.name;
}

/** "Tamalir", "forest e7", as the board is printed: for what is told of any moment. */
export const spaceName = (world: World, id: SpaceId): string => nameOn(world, world.board, id);

/** The same as it is now: a town that has fallen is the land on which it stood. */
export const placeName = (game: Game, id: SpaceId): string => nameOn(game.world, landOf(game), id);

function nameOn(world: World, board: Board, id: SpaceId): string {
  const space = board.space[id];
  if (space === undefined) throw new Error(`no space "${id}"`);
  return space.town === null ? `${space.terrain} ${id}` : townTitle(world, space.town);
}

export function townTitle(world: World, id: string): string {
  const town = world.board.town[id];
  if (town === undefined) throw new Error(`no town "${id}"`);
  return town.name;
}

/** "road/forest"; a step that a card gives is "free (river)". */
export function faceName(face: number): string {
  const shown = FACES[face];
  if (shown !== undefined) return shown.join('/');
  const mask = faceMask(face);
  const open = TERRAINS.filter((_, i) => (mask & (1 << i)) !== 0);
  if (face < FREE_FACE || open.length === 0) throw new Error(`no face ${face}`);
  return open.length === TERRAINS.length ? 'free' : `free (${joined(open)})`;
}

export function heroName(world: World, state: State, seat: number): string {
  const player = state.players[seat];
  if (player === undefined) throw new Error(`no seat ${seat}`);
  return cardName(world, player.hero);
}

/** 'hero' or the card of an Ally, by name. */
export const fighterName = (world: World, state: State, seat: number, who: string): string =>
  who === 'hero' ? heroName(world, state, seat) : cardName(world, who);

/** "Body Swim". */
export const testName = (attribute: Attribute, skill: Skill | null): string =>
  skill === null ? capital(attribute) : `${capital(attribute)} ${skillName(skill)}`;

/** "3 wounds", "1 wound". */
export const many = (count: number, noun: string, plural = `${noun}s`): string =>
  `${count} ${count === 1 ? noun : plural}`;

/** "7 + 9 + 4 = 20". */
export function sumOf([first, second]: readonly [number, number], bonus: number): string {
  const more = bonus === 0 ? '' : bonus < 0 ? ` − ${-bonus}` : ` + ${bonus}`;
  return `${first} + ${second}${more} = ${first + second + bonus}`;
}
