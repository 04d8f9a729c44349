/** Things that lie open on the table: the map, the markets, the track, the decks. */
import { deckSize } from '@wayrune/engine/kernel/deck.ts';
import { COLORS, type SpaceId } from '@wayrune/engine/rules/world/board.ts';
import { counterAt } from '@wayrune/engine/rules/turn/counters.ts';
import { info, tableCards } from '@wayrune/engine/rules/world/game.ts';
import { landOf, marketsIn } from '@wayrune/engine/rules/world/land.ts';
import { priceOf } from '@wayrune/engine/rules/turn/market.ts';
import { undefeatedAt } from '@wayrune/engine/rules/turn/track.ts';
import type { Line, Panel } from '@wayrune/engine/rules/world/words.ts';
import type { CardInfo } from '@wayrune/engine/rules/world/world.ts';
import { rulesLines, statLine, typeLine } from '@wayrune/engine/text/card-text.ts';
import { sayLine } from '@wayrune/engine/text/line.ts';
import { count, wrap } from '../terminal/layout.ts';
import { around, drawMap, legend, type Scene, wholeBoard } from '../terminal/map.ts';
import { placeName, spaceIn } from './place.ts';
import { reach } from '@wayrune/engine/table/reach.ts';
import { game, names, playerOf, type Session, viewer } from './session.ts';

const ROWS = 9;
const COLS = 10;

/** The number of the first option for a space, or a plus where the dice left can lead. */
function marks(session: Session): (space: SpaceId) => string {
  const { world, state } = session.table;
  const numbers = new Map<SpaceId, string>();
  state.decision?.options.forEach((option, i) => {
    const space = spaceIn(session, option);
    if (space !== null && !numbers.has(space)) numbers.set(space, String(i + 1));
  });
  const reached = reach(world, state);
  return (space) => numbers.get(space) ?? (reached.has(space) ? '+' : '');
}

function scene(session: Session): Scene {
  const asked = game(session);
  const seat = viewer(session);
  return {
    board: landOf(asked),
    paint: session.paint,
    counter: (space) => counterAt(asked, space),
    undefeated: (space) => undefeatedAt(asked, space) >= 0,
    people: (space) =>
      asked.state.players
        .filter((player) => player.space === space)
        .toSorted((a, b) => Number(b.seat === seat) - Number(a.seat === seat))
        .map((player) => (player.seat === seat ? '@' : String(player.seat + 1)))
        .join(''),
    mark: marks(session),
  };
}

/** What to call a card that speaks to the whole table. */
export const inForce = ({ card }: CardInfo): string => (card.kind === 'event' ? 'Event in play' : 'In force');

/** The board around the Hero who decides. */
export function nearby(session: Session): string {
  const { board } = session.table.world;
  const { space } = playerOf(session, viewer(session));
  const here = board.space[space ?? ''];
  return drawMap(
    scene(session),
    here === undefined ? wholeBoard(board) : around(board, here, ROWS, COLS),
    2,
    1,
  );
}

export function wholeMap(session: Session): string {
  const all = scene(session);
  const reached = new Set(reach(session.table.world, session.table.state).keys());
  const short = { ...all, mark: (space: SpaceId) => (reached.has(space) ? '+' : '') };
  return [drawMap(short, wholeBoard(all.board), 1, 0), '', ...legend(session.paint, reached.size > 0)].join(
    '\n',
  );
}

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

/** The name and what is to be said about it, then its text. */
function cardLines(session: Session, card: string, said: string, indent: string): string {
  const about = info(game(session), card);
  const { io, paint } = session;
  const below = ' '.repeat(indent.length);
  return [
    wrap(`${paint.bold(about.card.name)}: ${said}. ${typeLine(about)}`, io.width, indent, `${below}  `),
    ...rulesLines(about).map((line) => wrap(line, io.width, `${below}  `, `${below}    `)),
  ].join('\n');
}

/** The tracks and tables of the parts in play, in one line each. */
export function panelLines(session: Session): string[] {
  return panels(session).flatMap(({ summary }) =>
    summary === null ? [] : [wrap(say(session, summary), session.io.width, '', '  ')],
  );
}

/** All that the parts in play have to show besides the base game. */
const panels = (session: Session): Panel[] =>
  session.table.world.words.panels.flatMap((shown) => shown(game(session)));

const say = (session: Session, line: Line): string =>
  sayLine({ world: session.table.world, names: names(session) }, line);

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
  const lines = asked.state.track.map((entry, i) => {
    if (entry === null) return `  ${i + 1} empty`;
    const said = `at ${placeName(session, entry.space)}; ${statLine(info(asked, entry.card))}`;
    return cardLines(session, entry.card, said, `  ${i + 1} `);
  });
  return ['The undefeated challenge track:', ...lines, ...wholePanels(session)].join('\n');
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
