/** From content and a setup to a world in which a game can be played. */
import { ADVENTURES } from '../adventures/index.ts';
import type { Card } from '../effects/vocabulary.ts';
import { verbs } from '../effects/verbs.ts';
import { hash } from '../kernel/hash.ts';
import { inOrder } from '../variants/index.ts';
import { clashes, PARTS } from '../variants/parts.ts';
import { together } from '../variants/variant.ts';
import { nearestWord, type Problem } from '../kernel/shape.ts';
import { basePolicies } from './base-policies.ts';
import { type Board, nearestTowns, type Space, spaceAt, TERRAINS } from './board.ts';
import { FACES, terrainMask } from './movement.ts';
import { baseProcedures } from './procedures.ts';
import type { Setup } from './setup.ts';
import { cardInfo, type CardInfo, enemyBits, type Ground, type Way, type World } from './world.ts';

export interface Pack {
  readonly pack: string;
  readonly name: string;
  readonly version: number;
  readonly cards: readonly Card[];
}

export interface Library {
  readonly packs: readonly Pack[];
  readonly boards: readonly Board[];
}

/** A setup that cannot be played. It names every reason. */
export class SetupError extends Error {
  readonly problems: readonly Problem[];
  constructor(problems: readonly Problem[]) {
    super(problems.map(({ path, message }) => `setup ${path}: ${message}`).join('\n'));
    this.problems = problems;
  }
}

/** Packs that anybody may add to an adventure: all that no adventure claims for itself. */
const addable = (library: Library): string[] => {
  const claimed = new Set(Object.values(ADVENTURES).flatMap((adventure) => adventure.sets));
  return [...new Set(library.packs.map((pack) => pack.pack))].filter((id) => !claimed.has(id));
};

const didYouMean = (word: string, words: readonly string[]): string => {
  const near = nearestWord(word, words);
  return near === null ? '' : `; did you mean "${near}"?`;
};

const listed = (words: readonly string[]): string => (words.length === 0 ? 'none' : words.join(', '));

export function checkSetup(library: Library, setup: Setup): Problem[] {
  const problems: Problem[] = [];
  const say = (path: string, message: string): void => {
    problems.push({ path, message });
  };
  const adventure = Object.hasOwn(ADVENTURES, setup.adventure) ? ADVENTURES[setup.adventure] : undefined;
  if (adventure === undefined) {
    const known = Object.keys(ADVENTURES);
    say(
      'adventure',
      `"${setup.adventure}" is not known, expected one of ${known.join(', ')}${didYouMean(setup.adventure, known)}`,
    );
    return problems;
  }
  const [least, most] = adventure.players;
  const count = setup.heroes.length;
  if (count < least || count > most)
    say('heroes', `${count} seats; ${adventure.name} is for ${least} to ${most}`);
  checkParts(library, setup, say);
  checkHeroes(library, setup, adventure.sets, say);
  return problems;
}

/** Variants and packs: known, named once, and such as go together. */
function checkParts(library: Library, setup: Setup, say: (path: string, message: string) => void): void {
  const { adventure, variants, packs, heroes } = setup;
  const known = Object.keys(PARTS).filter((id) => PARTS[id]?.kind === 'variant');
  const loaded = addable(library);
  for (const variant of variants)
    if (!known.includes(variant))
      say('variants', `"${variant}" is not known; known are: ${listed(known)}${didYouMean(variant, known)}`);
  for (const pack of packs)
    if (!loaded.includes(pack))
      say('packs', `"${pack}" is not loaded; loaded are: ${listed(loaded)}${didYouMean(pack, loaded)}`);
  for (const [path, ids] of [['variants', variants] as const, ['packs', packs] as const]) {
    const twice = ids.find((id, i) => ids.indexOf(id) !== i);
    if (twice !== undefined) say(path, `"${twice}" is named twice`);
  }
  for (const clash of clashes(adventure, heroes.length, [...variants, ...packs])) say('variants', clash);
}

function checkHeroes(
  library: Library,
  setup: Setup,
  sets: readonly string[],
  say: (path: string, message: string) => void,
): void {
  const heroes = library.packs
    .filter((pack) => sets.includes(pack.pack) || setup.packs.includes(pack.pack))
    .flatMap((pack) => pack.cards.filter((card) => card.kind === 'hero').map((card) => card.id));
  const seen = new Map<string, number>();
  setup.heroes.forEach((hero, seat) => {
    if (hero === null) return;
    const other = seen.get(hero);
    if (!heroes.includes(hero))
      say(
        `heroes[${seat}]`,
        `there is no Hero "${hero}"; there are ${listed(heroes)}${didYouMean(hero, heroes)}`,
      );
    else if (other !== undefined) say(`heroes[${seat}]`, `"${hero}" is already played by seat ${other + 1}`);
    seen.set(hero, seat);
  });
  if (setup.heroes.length > heroes.length)
    say('heroes', `${setup.heroes.length} seats, but only ${heroes.length} Heroes`);
}

/** Compiles the content that a setup asks for, with the rules in force. Throws a SetupError that says why not. */
export function createWorld(library: Library, setup: Setup): World {
  const problems = checkSetup(library, setup);
  const adventure = ADVENTURES[setup.adventure];
  if (problems.length > 0 || adventure === undefined) throw new SetupError(problems);
  const board = library.boards.find((candidate) => candidate.id === adventure.board);
  if (board === undefined)
    throw new SetupError([{ path: 'adventure', message: `its board "${adventure.board}" is not loaded` }]);
  const packs = library.packs.filter(
    (pack) => adventure.sets.includes(pack.pack) || setup.packs.includes(pack.pack),
  );
  const cards = cardTable(packs);
  const rules = together(adventure, ...inOrder(setup.variants));
  return {
    board,
    cards,
    heroes: Object.keys(cards).filter((id) => cards[id]?.deck === 'heroes'),
    decks: deckLists(cards),
    policies: rules.policies(basePolicies),
    verbs,
    procedures: rules.procedures(baseProcedures),
    content: fingerprints(packs, board),
    enemyBits: enemyBits(Object.values(cards)),
    ground: new Map(board.spaces.map((space) => [space.id, ground(board, space)])),
  };
}

function ground(board: Board, space: Space): Ground {
  return {
    space,
    jewel: board.jewels.indexOf(space.id),
    town: board.towns.findIndex((town) => town.space === space.id),
    nearestTowns: nearestTowns(board, space.id),
    ways: space.neighbors.map((id) => way(spaceAt(board, id))),
  };
}

const way = (space: Space): Way => ({
  space,
  symbols: terrainMask(space.terrain === 'town' ? TERRAINS : [space.terrain]),
  walk: `walk:${space.id}`,
  steps: FACES.map((_, face) => `step:${space.id}:${face}`),
});

function cardTable(packs: readonly Pack[]): Record<string, CardInfo> {
  const cards: Record<string, CardInfo> = {};
  for (const pack of packs) {
    for (const card of pack.cards) {
      for (let copy = 1; copy <= (card.count ?? 1); copy++) {
        const id = copy === 1 ? card.id : `${card.id}.${copy}`;
        cards[id] = cardInfo(card, id, pack.pack);
      }
    }
  }
  return cards;
}

function deckLists(cards: Readonly<Record<string, CardInfo>>): Record<string, string[]> {
  const decks: Record<string, string[]> = { green: [], yellow: [], blue: [], red: [], market: [] };
  for (const [id, { deck }] of Object.entries(cards)) if (deck !== 'heroes') decks[deck]?.push(id);
  return decks;
}

const hashes = new WeakMap<object, string>();

/** Content never changes once it is loaded, and worlds are made from it again and again. */
function hashOnce(content: object): string {
  const known = hashes.get(content) ?? hash(content);
  hashes.set(content, known);
  return known;
}

/** One fingerprint a set: a save made with other cards is refused by name. */
function fingerprints(packs: readonly Pack[], board: Board): Record<string, string> {
  const content: Record<string, string> = {};
  for (const id of new Set(packs.map((pack) => pack.pack))) {
    content[id] = hash(packs.filter((pack) => pack.pack === id).map((pack) => hashOnce(pack.cards)));
  }
  content[`board ${board.id}`] = hashOnce(board.spaces);
  return content;
}
