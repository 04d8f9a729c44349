/** `wayrune cards`: every card, as a list, in full, or as JSON. */
import type { CardInfo } from '@wayrune/engine/rules/world/world.ts';
import { COLORS } from '@wayrune/engine/rules/world/board.ts';
import { cardText, statLine } from '@wayrune/engine/text/card-text.ts';
import { didYouMean, listed, many, on, text, UsageError } from '../args.ts';
import { command, OK } from '../command.ts';
import { allCards, loadContent } from '../content.ts';
import { count, wrap } from '../terminal/layout.ts';
import { type Paint, painter } from '../terminal/paint.ts';
import { findCards, nearCard, showCard } from '../lookup.ts';

const KINDS = ['hero', 'challenge', 'event', 'encounter', 'item', 'ally', 'special'] as const;

export const cards = command({
  takes: '[NAME]',
  says: 'Lists every card with its text, or shows one.',
  flags: {
    set: text('ID', 'only cards of that set, such as base'),
    kind: text('KIND', `only that kind: ${KINDS.join(', ')}`, KINDS),
    color: text('COLOR', `only that adventure color: ${COLORS.join(', ')}`, COLORS),
    pack: many('FILE', 'a pack of your own to load'),
    json: on('print a JSON list: id, set, kind, color, name, text, flavour, count, data'),
  },
  words: 6,
  examples: ['cards', 'cards white blade', 'cards --kind hero', 'cards --set base --json'],
  run({ flags, rest }, io) {
    const { library } = loadContent(flags.pack);
    const sets = [...new Set(library.packs.map((pack) => pack.pack))];
    if (flags.set !== undefined && !sets.includes(flags.set))
      throw new UsageError(
        `--set is "${flags.set}"; there are: ${listed(sets)}${didYouMean(flags.set, sets)}`,
      );
    const chosen = allCards(library).filter(
      (one) =>
        (flags.set === undefined || one.set === flags.set) &&
        (flags.kind === undefined || one.card.kind === flags.kind) &&
        (flags.color === undefined || one.deck === flags.color),
    );
    const found = rest.length === 0 ? chosen : named(chosen, rest.join(' '));
    const paint = painter(io.color);
    if (flags.json) io.out(JSON.stringify(found.map(cardJson), null, 2));
    else if (rest.length > 0 && found.length <= 12)
      io.out(found.map((one) => showCard(one, paint, io.width)).join('\n\n'));
    else io.out(cardList(found, paint, io.width));
    return OK;
  },
});

function named(all: readonly CardInfo[], word: string): CardInfo[] {
  const found = findCards(all, word);
  if (found.length > 0) return found;
  const near = nearCard(all, word);
  throw new UsageError(
    `there is no card "${word}"${near === null ? '; "wayrune cards" lists them all' : `; did you mean "${near}"?`}`,
  );
}

function cardJson(one: CardInfo) {
  const { id, set, card } = one;
  const { kind, name, flavour, count: copies = 1 } = card;
  return {
    id,
    set,
    kind,
    color: one.color,
    name,
    text: cardText(one),
    stats: statLine(one),
    flavour,
    count: copies,
    data: card,
  };
}

/** What a player calls it: of a special card what it is in its adventure. */
const kindWord = (card: CardInfo['card']): string => {
  if (card.kind === 'special') return card.type;
  return card.kind === 'item' && card.class === 'gear' ? 'gear' : card.kind;
};

function cardList(all: readonly CardInfo[], paint: Paint, width: number): string {
  const lines: string[] = [];
  let heading = '';
  for (const one of all) {
    const own = `${one.set}: ${one.color === null ? '' : `${one.color} `}${kindWord(one.card)}`;
    if (own !== heading) lines.push('', paint.bold(own));
    heading = own;
    const copies = (one.card.count ?? 1) > 1 ? ` ×${one.card.count}` : '';
    const stats = statLine(one);
    const said = `${stats === '' ? '' : `${stats}. `}${cardText(one).replaceAll('\n', ' ')}`;
    lines.push(wrap(`${paint.bold(one.card.name)}${copies}: ${said}`, width, '  ', '      '));
  }
  lines.push(
    '',
    count(
      all.reduce((sum, one) => sum + (one.card.count ?? 1), 0),
      'card',
    ),
  );
  return lines.join('\n').replace(/^\n/, '');
}
