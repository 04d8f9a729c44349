/** From content and a setup to a world in which a game can be played. */
import { effectProcedures, verbs } from '../effects/verbs/index.ts';
import type { Card } from '../effects/vocabulary.ts';
import { hash } from '../kernel/hash.ts';
import { basePolicies } from '../rules/base-policies.ts';
import type { Board } from '../rules/world/board.ts';
import { printedLand } from '../rules/world/land.ts';
import { baseInvariants } from '../rules/world/invariants.ts';
import type { Adventure, Part } from '../rules/world/part.ts';
import { baseProcedures } from '../rules/procedures.ts';
import type { Setup } from '../rules/world/setup.ts';
import { joinWords } from '../rules/world/words.ts';
import { baseWords } from '../text/base-words.ts';
import { cardInfos, type CardInfo, enemyBits, joinBits, type World } from '../rules/world/world.ts';
import { unsteady } from '../rules/world/unsteady.ts';
import { packsFor } from './cards.ts';
import { decksInPlay, partsInPlay, rulesOf } from './compose.ts';
import { checkSetup, SetupError } from './setup.ts';

export { checkSetup, SetupError };

export interface Pack {
  readonly pack: string;
  readonly name: string;
  readonly version: number;
  readonly cards: readonly Card[];
}

/** All that a game can be made from: content, and the rules of the parts that can be played. */
export interface Library {
  readonly packs: readonly Pack[];
  readonly boards: readonly Board[];
  readonly adventures: Readonly<Record<string, Adventure>>;
  /** Variants and packs on offer, in the order in which they change the rules. */
  readonly parts: Readonly<Record<string, Part>>;
}

/** Compiles the content that a setup asks for, with the rules in force. Throws a SetupError that says why not. */
export function createWorld(library: Library, setup: Setup): World {
  const problems = checkSetup(library, setup);
  const adventure = library.adventures[setup.adventure];
  if (problems.length > 0 || adventure === undefined) throw new SetupError(problems);
  const board = library.boards.find((candidate) => candidate.id === adventure.board);
  if (board === undefined)
    throw new SetupError([{ path: 'adventure', message: `its board "${adventure.board}" is not loaded` }]);
  const packs = packsFor(library, adventure, setup.packs);
  const cards = cardTable(packs);
  const rules = rulesOf(library, setup, adventure);
  const policies = rules.policies(basePolicies);
  const enemies = enemyBits(Object.values(cards));
  return {
    board,
    cards,
    heroes: Object.keys(cards).filter((id) => cards[id]?.origin === 'hero'),
    decks: deckLists(cards, decksInPlay(rules)),
    policies,
    invariants: rules.invariants(baseInvariants),
    verbs,
    procedures: rules.procedures(new Map([...baseProcedures, ...effectProcedures])),
    words: joinWords([baseWords, rules.words]),
    parts: partsInPlay(library, setup, adventure),
    content: fingerprints(packs, board),
    enemyBits: enemies,
    othersBits: joinBits([enemies, ...Object.values(cards).map(({ front }) => front.affects)]),
    unsteady: unsteady(Object.values(cards)),
    ground: new Map(
      board.spaces.map((space) => [space.id, { space, jewel: board.jewels.indexOf(space.id) }]),
    ),
    land: printedLand(board),
    isLandFixed: policies.placesKey === basePolicies.placesKey,
  };
}

function cardTable(packs: readonly Pack[]): Record<string, CardInfo> {
  const cards: Record<string, CardInfo> = {};
  for (const pack of packs) {
    for (const card of pack.cards) {
      for (let copy = 1; copy <= (card.count ?? 1); copy++) {
        const id = copy === 1 ? card.id : `${card.id}.${copy}`;
        for (const info of cardInfos(card, id, pack.pack)) cards[info.id] = info;
      }
    }
  }
  return cards;
}

function deckLists(
  cards: Readonly<Record<string, CardInfo>>,
  names: readonly string[],
): Record<string, string[]> {
  const decks: Record<string, string[]> = Object.fromEntries(names.map((name) => [name, []]));
  for (const { id, printed, deck } of Object.values(cards)) if (id === printed) decks[deck]?.push(id);
  return decks;
}

const hashes = new WeakMap<object, string>();

/** What people read on a card and no rule does: a better word does not make it another card. */
const WORDS: ReadonlySet<string> = new Set(['name', 'flavour', 'label']);

/** Content never changes once it is loaded, and worlds are made from it again and again. */
function hashOnce(content: object): string {
  const known = hashes.get(content) ?? hash(wordless(content));
  hashes.set(content, known);
  return known;
}

const wordless = (content: object): unknown =>
  JSON.parse(JSON.stringify(content, (key, value: unknown) => (WORDS.has(key) ? undefined : value)));

/** One fingerprint a set: a save made with other cards is refused by name. */
function fingerprints(packs: readonly Pack[], board: Board): Record<string, string> {
  const content: Record<string, string> = {};
  for (const id of new Set(packs.map((pack) => pack.pack))) {
    content[id] = hash(packs.filter((pack) => pack.pack === id).map((pack) => hashOnce(pack.cards)));
  }
  content[`board ${board.id}`] = hashOnce(board.spaces);
  return content;
}
