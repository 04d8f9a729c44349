/** What the table shows besides the map: the markets, the track, the decks. */
import { deckSize } from '@wayrune/engine/kernel/deck.ts';
import { COLORS } from '@wayrune/engine/rules/world/board.ts';
import { info, tableCards } from '@wayrune/engine/rules/world/game.ts';
import { landOf, marketsIn } from '@wayrune/engine/rules/world/land.ts';
import { priceOf } from '@wayrune/engine/rules/turn/market.ts';
import { placeNumber } from '@wayrune/engine/rules/turn/track.ts';
import type { Panel, Sentence } from '@wayrune/engine/rules/world/words.ts';
import type { CardInfo } from '@wayrune/engine/rules/world/world.ts';
import { rulesLines, statLine, typeLine } from '@wayrune/engine/text/card-text.ts';
import { sayLine } from '@wayrune/engine/text/line.ts';
import { count, wrap } from '../terminal/layout.ts';
import { atPlace } from './place.ts';
import { game, names, playerOf, type Session, viewer } from './session.ts';

/** What to call a card that affects the whole table. */
export const inForce = ({ card }: CardInfo): string => (card.kind === 'event' ? 'Event in play' : 'In force');

export function market(session: Session): string {
  const asked = game(session);
  const markets = marketsIn(landOf(asked));
  const { gold } = playerOf(session, viewer(session));
  const lines: string[] = [`You have ${session.paint.yellow(`${gold} gold`)}.`];
  for (const { town, stack, space } of markets) {
    const cards = asked.state.stacks[stack] ?? [];
    if (cards.length > 0)
      lines.push(session.paint.bold(`${town.name} (${space})`), ...cards.map((card) => offer(session, card)));
  }
  const empty = markets
    .filter(({ stack }) => (asked.state.stacks[stack] ?? []).length === 0)
    .map(({ town }) => town.name);
  if (empty.length > 0) lines.push(`Nothing yet in ${empty.join(', ')}.`);
  return lines.join('\n');
}

/** A card for sale with its price and text. */
export function offer(session: Session, card: string): string {
  const asked = game(session);
  const { paint } = session;
  const about = info(asked, card);
  const price = priceOf(asked, viewer(session), card);
  const special = price === about.cost ? '' : ` (for you ${paint.yellow(`${price} gold`)})`;
  return cardLines(session, card, `${paint.yellow(statLine(about))}${special}`, '  ');
}

/** The name and a summary, then the text. */
function cardLines(session: Session, card: string, said: string, indent: string): string {
  const about = info(game(session), card);
  const { io, paint } = session;
  const below = ' '.repeat(indent.length);
  return [
    wrap(`${paint.bold(about.card.name)}: ${said}. ${typeLine(about)}`, io.width, indent, `${below}  `),
    ...rulesLines(about).map((line) => wrap(line, io.width, `${below}  `, `${below}    `)),
  ].join('\n');
}

/** The tracks of the parts in play, one line each. */
export function panelLines(session: Session): string[] {
  return panels(session).flatMap(({ summary }) =>
    summary === null ? [] : [wrap(say(session, summary), session.io.width, '', '  ')],
  );
}

/** What the parts in play show in addition to the base game. */
const panels = (session: Session): Panel[] =>
  session.table.world.words.panels.flatMap((shown) => shown(game(session)));

const say = (session: Session, line: Sentence): string =>
  sayLine({ world: session.table.world, names: names(session), codes: true }, line);

function wholePanels(session: Session): string[] {
  const { io, paint } = session;
  return panels(session).flatMap(({ title, summary, rows }) => [
    '',
    summary === null ? `${title}:` : paint.red(say(session, summary)),
    ...rows.map((row) => wrap(say(session, row), io.width, '  ', '    ')),
  ]);
}

export function track(session: Session): string {
  const asked = game(session);
  const lines = asked.state.track.flatMap((entry, i) => {
    if (entry === null) return [];
    const said = `${atPlace(session, entry.space)}; ${statLine(info(asked, entry.card))}`;
    return cardLines(session, entry.card, said, `  ${placeNumber(asked.state, i)} `);
  });
  const free = asked.state.track.length - lines.length;
  const title = lines.length === 0 ? 'No Challenge is undefeated.' : 'Undefeated Challenges:';
  return [title, ...lines, `  ${count(free, 'space')} left on the track.`, ...wholePanels(session)].join(
    '\n',
  );
}

export function decks(session: Session): string {
  const asked = game(session);
  const { state } = asked;
  const { io, paint } = session;
  const name = (card: string): string => info(asked, card).card.name;
  const lines = Object.entries(state.decks).map(([deck, cards]) => {
    const known = [
      ...(cards.top.length === 0 ? [] : [`on top: ${cards.top.toReversed().map(name).join(', ')}`]),
      ...(cards.bottom.length === 0 ? [] : [`at the bottom: ${cards.bottom.map(name).join(', ')}`]),
    ];
    const tail = known.length === 0 ? '' : ` (${known.join('; ')})`;
    return wrap(`${deck.padEnd(7)} ${count(deckSize(cards), 'card')}${tail}`, io.width, '  ', '          ');
  });
  const piles = COLORS.map((color) => `${state.pile[color]} ${color}`).join(', ');
  return [
    'Decks:',
    ...lines,
    `Counters in the pile: ${piles}`,
    ...(tableCards(asked).length === 0 ? ['No Event is in play.'] : []),
    ...tableCards(asked).flatMap((card) => [
      `${inForce(card)}: ${paint.bold(name(card.id))}`,
      ...rulesLines(card).map((line) => wrap(line, io.width, '  ', '    ')),
    ]),
    ...(state.removed.length === 0
      ? []
      : [wrap(`Out of the game: ${state.removed.map(name).join(', ')}`, io.width, '', '  ')]),
  ].join('\n');
}
