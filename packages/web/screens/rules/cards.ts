/** All cards that there are, once each, for looking through them. */
import { library } from '@wayrune/content';
import { COLORS } from '@wayrune/engine/rules/board.ts';
import { cardInfo, type CardInfo } from '@wayrune/engine/rules/world.ts';
import { rulesLines, statLine, typeLine } from '@wayrune/engine/text/card-text.ts';

export const KINDS = ['heroes', 'items', 'allies', ...COLORS] as const;
export type Kind = (typeof KINDS)[number];

const ALL: readonly CardInfo[] = library.packs.flatMap(({ pack, cards }) =>
  cards.map((card) => cardInfo(card, card.id, pack)),
);

function kindOf({ card, deck }: CardInfo): Kind {
  if (card.kind === 'hero') return 'heroes';
  if (card.kind === 'item') return 'items';
  return card.kind === 'ally' ? 'allies' : (deck as Kind);
}

/** Cheap ones and kinds together, then by name. */
export const cardsOf = (kind: Kind): CardInfo[] =>
  ALL.filter((info) => kindOf(info) === kind).toSorted(
    (a, b) =>
      a.card.kind.localeCompare(b.card.kind) || a.cost - b.cost || a.card.name.localeCompare(b.card.name),
  );

const wordsOf = (info: CardInfo): string =>
  [info.card.name, typeLine(info), statLine(info), ...rulesLines(info)].join(' ').toLowerCase();

export const cardsWith = (words: readonly string[]): CardInfo[] =>
  ALL.filter((info) => words.every((word) => wordsOf(info).includes(word.toLowerCase())));
