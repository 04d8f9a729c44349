/** Which cards a game is played with. */
import type { Card } from '../effects/vocabulary.ts';
import type { Adventure, SetChoice } from '../rules/world/part.ts';
import { deckOf } from '../rules/world/world.ts';
import type { Library, Pack } from './library.ts';

export const setOf = (choice: SetChoice): string => (typeof choice === 'string' ? choice : choice.set);

function takes(choice: SetChoice, card: Card): boolean {
  if (typeof choice === 'string') return true;
  const deck = deckOf(card);
  return 'decks' in choice ? choice.decks.includes(deck) : !choice.without.includes(deck);
}

const shares = new WeakMap<Pack, Map<string, Pack>>();

/** The part of a pack that is taken: one object for the same choice, so that it is fingerprinted once. */
function shareOf(pack: Pack, choice: SetChoice): Pack {
  if (typeof choice === 'string') return pack;
  const known = shares.get(pack) ?? new Map<string, Pack>();
  shares.set(pack, known);
  const key = JSON.stringify(choice);
  const share = known.get(key) ?? { ...pack, cards: pack.cards.filter((card) => takes(choice, card)) };
  known.set(key, share);
  return share;
}

/** What an adventure and further packs are played with: whole packs, or as much of them as the adventure takes. */
export function packsFor(library: Library, adventure: Adventure, packs: readonly string[]): Pack[] {
  const choices = [...adventure.sets, ...packs];
  return library.packs.flatMap((pack) => {
    const choice = choices.find((one) => setOf(one) === pack.pack);
    if (choice === undefined) return [];
    const share = shareOf(pack, choice);
    return share.cards.length === 0 ? [] : [share];
  });
}

/** The Heroes to choose from, each with its set. */
export const heroesFor = (
  library: Library,
  adventure: Adventure,
  packs: readonly string[],
): { readonly card: Card; readonly set: string }[] =>
  packsFor(library, adventure, packs).flatMap(({ cards, pack: set }) =>
    cards.filter(({ kind }) => kind === 'hero').map((card) => ({ card, set })),
  );
