/** What things on the table are called. */
import type { Attribute, Skill } from '../effects/vocabulary.ts';
import { capital, joined, skillName, withArticle } from '../effects/words.ts';
import { type Board, type SpaceId, TERRAINS } from '../rules/world/board.ts';
import type { Game } from '../rules/world/game.ts';
import { landOf } from '../rules/world/land.ts';
import { FACES, faceMask, FREE_FACE } from '../rules/turn/movement.ts';
import type { Naming } from '../rules/world/words.ts';
import type { State } from '../rules/world/state.ts';
import { type CardInfo, infoOf, itemKind, nameInHand, type World } from '../rules/world/world.ts';
import { nameOfPlace } from './place-names.ts';

export const cardName = (world: World, id: string): string => infoOf(world, id).card.name;

export const heldName = (world: World, id: string): string => nameInHand(infoOf(world, id));

/** "Empower Inner Fire (road)". */
export const empowerWords = (world: World, id: string, terrain: string): string =>
  `Empower ${heldName(world, id)} (${terrain})`;

/** Several cards of which an option speaks. */
export const namesOf = (world: World, ids: string): string =>
  joined(
    ids.split(',').map((id) => heldName(world, id)),
    'and',
  );

/** "Grenna as a Weapon": where a card may be had as more than one thing, as which. */
export const formName = (world: World, id: string): string =>
  `${heldName(world, id)}${formSuffix(world, id)}`;

/** " as a Weapon", or '' of a card that is one thing. */
export function formSuffix(world: World, id: string): string {
  const info = infoOf(world, id);
  const isOneThing = infoOf(world, info.printed).forms.length === 1;
  return isOneThing ? '' : ` as ${withArticle(formWord(info))}`;
}

/** "Ally", or "Ally or Weapon" of a card that may be had as either. */
export const kindsOf = (world: World, id: string): string =>
  joined(
    infoOf(world, id).forms.map((form) => formWord(infoOf(world, form))),
    'or',
  );

/** "Ally", "Armor". */
export const formWord = (info: CardInfo): string =>
  info.holding === 'ally' ? 'Ally' : capital(itemKind(info)?.class ?? 'Item');

/** Whom one fights: an Encounter brings an enemy with a name of its own. */
export function foeName(world: World, id: string): string {
  const { card } = infoOf(world, id);
  return card.kind === 'encounter' ? (card.foe?.name ?? card.name) : card.name;
}

/** "Tamalir", "the Clinkers", as the board is printed: for what is told of any moment. */
export const spaceName = (world: World, id: SpaceId, naming?: Naming): string =>
  nameOn(world.board, id, naming);

/** The same as it is now: a town that has fallen is the land on which it stood, unless it keeps its name. */
export const placeName = (game: Game, id: SpaceId, naming?: Naming): string =>
  nameOn(namedLand(game), id, naming);

/** "in Tamalir", "on the road south of Forge". */
export const atPlace = (game: Game, id: SpaceId, naming?: Naming): string =>
  `${nameOfPlace(namedLand(game), id).where} ${placeName(game, id, naming)}`;

const named = new WeakMap<Board, Board>();

/** The land with towns that are none any more but keep their names (C9); usually the land itself. */
function namedLand(game: Game): Board {
  const land = landOf(game);
  const found = named.get(land) ?? withNames(game, land);
  named.set(land, found);
  return found;
}

function withNames(game: Game, land: Board): Board {
  const { nameAt } = game.world.policies;
  const spaces = land.spaces.map((space) => {
    const town = nameAt(game, space.id);
    return town === space.town ? space : { ...space, town };
  });
  if (spaces.every((space, i) => space === land.spaces[i])) return land;
  return { ...land, spaces, space: Object.fromEntries(spaces.map((space) => [space.id, space])) };
}

function nameOn(board: Board, id: SpaceId, { codes = false }: Naming = {}): string {
  const { name } = nameOfPlace(board, id);
  return codes && board.space[id]?.town === null ? `${name} (${id})` : name;
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

/** "road/forest and plains/hills". */
export const faceList = (faces: readonly number[]): string => joined(faces.map(faceName), 'and');

export function heroName(world: World, state: State, seat: number): string {
  const player = state.players[seat];
  if (player === undefined) throw new Error(`no seat ${seat}`);
  return cardName(world, player.hero);
}

const TITLE = /^(?:Abbess|Brother|Captain|Dame|Doctor|Father|Lady|Lord|Master|Mother|Sir|Sister) /;

/** "Aldith" of "Mother Aldith", "Ronan" of "Ronan of the Wild": what a Hero is called where there is little room. */
export const firstName = (hero: string): string => hero.replace(TITLE, '').split(/[ ,]/, 1)[0] ?? hero;

/** 'hero' or the card of an Ally, by name. */
export const fighterName = (world: World, state: State, seat: number, who: string): string =>
  who === 'hero' ? heroName(world, state, seat) : heldName(world, who);

/** "Body Swim". */
export const testName = (attribute: Attribute, skill: Skill | null): string =>
  skill === null ? capital(attribute) : `${capital(attribute)} ${skillName(skill)}`;

/** "3 wounds", "1 wound". */
export const many = (count: number, noun: string, plural = `${noun}s`): string =>
  `${count} ${count === 1 ? noun : plural}`;

/** " + 4 = 20", after the dice. */
export function sumWords(dice: readonly [number, number], bonus: number): string {
  const more = bonus === 0 ? '' : bonus < 0 ? ` − ${-bonus}` : ` + ${bonus}`;
  return `${more} = ${dice[0] + dice[1] + bonus}`;
}

/** "7 + 9 + 4 = 20". */
export const sumOf = (dice: readonly [number, number], bonus: number): string =>
  `${dice.join(' + ')}${sumWords(dice, bonus)}`;
