/** The parts of a setup put together. */
import { COLORS } from '../rules/world/board.ts';
import { type Adventure, type Part, type PartRules, type PlayedPart, together } from '../rules/world/part.ts';
import type { Setup } from '../rules/world/setup.ts';
import type { Library } from './library.ts';

const chosenParts = ({ parts }: Library, { variants, packs }: Setup): [string, Part][] =>
  Object.entries(parts).filter(([id]) => variants.includes(id) || packs.includes(id));

/** However the parts were named, they change the rules in the order of the library, after the adventure. */
export const rulesOf = (library: Library, setup: Setup, adventure: Adventure): Required<PartRules> =>
  together(adventure, ...chosenParts(library, setup).flatMap(([, { rules }]) => rules ?? []));

/** The adventure first, then the variants and packs. */
export const partsInPlay = (
  library: Library,
  setup: Setup,
  { id, name, summary }: Adventure,
): PlayedPart[] => [
  { id, kind: 'adventure', name, summary, goal: null, chapter: null },
  ...chosenParts(library, setup).map(([part, { kind, name, summary, goal = null, chapter = null }]) => ({
    id: part,
    kind,
    name,
    summary,
    goal,
    chapter,
  })),
  ...ownPacks(library, setup),
];

/** Packs that somebody has loaded, of which the library knows no more than their cards. */
const ownPacks = ({ packs, parts }: Library, setup: Setup): PlayedPart[] =>
  setup.packs
    .filter((id) => !Object.hasOwn(parts, id))
    .map((id) => ({
      id,
      kind: 'pack',
      name: packs.find(({ pack }) => pack === id)?.name ?? id,
      summary: '',
      goal: null,
      chapter: null,
    }));

/** Those that are laid out: those of the base game, and what parts add. */
export const decksInPlay = ({ decks = [] }: PartRules): string[] => [...COLORS, 'market', ...decks];
