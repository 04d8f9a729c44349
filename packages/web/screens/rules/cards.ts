/** Every card once, for browsing. */
import { COLORS } from '@wayrune/engine/rules/world/board.ts';
import type { Library } from '@wayrune/engine/parts/library.ts';
import { cardInfo, type CardInfo } from '@wayrune/engine/rules/world/world.ts';
import { rulesLines, statLine, typeLine } from '@wayrune/engine/text/card-text.ts';

export const KINDS = ['heroes', 'items', 'allies', ...COLORS] as const;
export type Kind = (typeof KINDS)[number];

const compiled = new WeakMap<Library, readonly CardInfo[]>();

function allOf(library: Library): readonly CardInfo[] {
  const all =
    compiled.get(library) ??
    library.packs.flatMap(({ pack, cards }) => cards.map((card) => cardInfo(card, card.id, pack)));
  compiled.set(library, all);
  return all;
}

function kindOf({ card, deck }: CardInfo): Kind {
  if (card.kind === 'hero') return 'heroes';
  if (card.kind === 'item') return 'items';
  return card.kind === 'ally' ? 'allies' : (deck as Kind);
}

/** By price and kind, then by name. */
export const cardsOf = (library: Library, kind: Kind): CardInfo[] =>
  allOf(library)
    .filter((info) => kindOf(info) === kind)
    .toSorted(
      (a, b) =>
        a.card.kind.localeCompare(b.card.kind) || a.cost - b.cost || a.card.name.localeCompare(b.card.name),
    );

const wordsOf = (info: CardInfo): string =>
  [info.card.name, typeLine(info), statLine(info), ...rulesLines(info)].join(' ').toLowerCase();

export const cardsWith = (library: Library, words: readonly string[]): CardInfo[] =>
  allOf(library).filter((info) => words.every((word) => wordsOf(info).includes(word.toLowerCase())));
