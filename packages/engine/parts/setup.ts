/** Whether a setup can be played, and if not, why. */
import { nearestWord, type Problem } from '../kernel/shape.ts';
import { type Adventure, goesWith } from '../rules/world/part.ts';
import type { Setup } from '../rules/world/setup.ts';
import { deckOf } from '../rules/world/world.ts';
import { heroesFor, packsFor, setOf } from './cards.ts';
import { decksInPlay, rulesOf } from './compose.ts';
import type { Library } from './library.ts';

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
  const claimed = new Set(Object.values(library.adventures).flatMap(({ sets }) => sets.map(setOf)));
  return [...new Set(library.packs.map((pack) => pack.pack))].filter((id) => !claimed.has(id));
};

/** Ids come from people: "constructor" is no adventure. */
const own = <T>(table: Readonly<Record<string, T>>, id: string): T | undefined =>
  Object.hasOwn(table, id) ? table[id] : undefined;

const didYouMean = (word: string, words: readonly string[]): string => {
  const near = nearestWord(word, words);
  return near === null ? '' : `; did you mean "${near}"?`;
};

const listed = (words: readonly string[]): string => (words.length === 0 ? 'none' : words.join(', '));

type Say = (path: string, message: string) => void;

export function checkSetup(library: Library, setup: Setup): Problem[] {
  const problems: Problem[] = [];
  const say: Say = (path, message) => {
    problems.push({ path, message });
  };
  const adventure = own(library.adventures, setup.adventure);
  if (adventure === undefined) {
    const known = Object.keys(library.adventures);
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
  checkHeroes(library, setup, adventure, say);
  checkSets(library, adventure, say);
  checkDecks(library, setup, adventure, say);
  return problems;
}

/** What an adventure takes must be there: a deck that is misspelled would be empty without anybody noticing. */
function checkSets({ packs }: Library, { sets }: Adventure, say: Say): void {
  for (const choice of sets) {
    const set = setOf(choice);
    const cards = packs.filter(({ pack }) => pack === set).flatMap((pack) => pack.cards);
    if (cards.length === 0) say('adventure', `its set "${set}" is not loaded`);
    if (cards.length === 0 || typeof choice === 'string') continue;
    const known = [...new Set(cards.map(deckOf))];
    for (const deck of 'decks' in choice ? choice.decks : choice.without)
      if (!known.includes(deck))
        say('adventure', `its set "${set}" has no deck "${deck}"${didYouMean(deck, known)}`);
  }
}

/** A card that nobody would ever draw is a mistake: somebody forgot the part that it was made for. */
function checkDecks(library: Library, setup: Setup, adventure: Adventure, say: Say): void {
  // Of packs that come with Wayrune the table says with what they go.
  const added = setup.packs.filter((id) => own(library.parts, id) === undefined);
  for (const { pack, cards } of library.packs.filter((one) => added.includes(one.pack)))
    for (const card of cards) {
      const why = adventure.refuses?.(card) ?? null;
      if (why !== null) say('packs', `"${card.id}" of "${pack}" ${why}`);
    }
  const known = new Set(['heroes', ...decksInPlay(rulesOf(library, setup, adventure))]);
  for (const { pack, cards } of packsFor(library, adventure, setup.packs))
    for (const card of cards)
      if (!known.has(deckOf(card)))
        say(
          'packs',
          `"${card.id}" of "${pack}" belongs to the deck "${deckOf(card)}", which nothing in play uses`,
        );
}

/** Variants and packs: known, named once, and such as go together. */
function checkParts(library: Library, setup: Setup, say: Say): void {
  const { adventure, variants, packs, heroes } = setup;
  const known = Object.keys(library.parts).filter((id) => library.parts[id]?.kind === 'variant');
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
  const misfits = clashes(library, adventure, heroes.length, [...variants, ...packs]);
  for (const clash of misfits) say('variants', clash);
  if (misfits.length > 0) return;
  for (const variant of variants.filter((id) => known.includes(id)))
    if (library.parts[variant]?.rules === undefined) say('variants', `"${variant}" cannot be played yet`);
}

/** Why parts do not go together, a sentence each that names both; none if they do. */
export function clashes(
  library: Pick<Library, 'adventures' | 'parts'>,
  adventure: string,
  players: number,
  chosen: readonly string[],
): string[] {
  const found: string[] = [];
  const nameOf = (id: string): string => own(library.adventures, id)?.name ?? id;
  for (const id of chosen) {
    const part = own(library.parts, id);
    if (part === undefined) continue;
    if (!goesWith(part, adventure) && part.goesWith !== 'all')
      found.push(
        `"${id}" does not go with "${adventure}": ${part.name} is for ${part.goesWith.map(nameOf).join(', ')}`,
      );
    if (players < (part.players ?? 1))
      found.push(`"${id}" does not go with ${players} player: ${part.name} needs ${part.players} or more`);
    for (const [other, why] of Object.entries(part.excludes ?? {}))
      if (chosen.includes(other)) found.push(`"${id}" does not go with "${other}": ${why}`);
  }
  return found;
}

function checkHeroes(library: Library, setup: Setup, adventure: Adventure, say: Say): void {
  const heroes = heroesFor(library, adventure, setup.packs).map(({ card }) => card.id);
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
