/** The sections of the page about enemies and cards. */
import { RUNGS } from '@wayrune/bots/lab/kits.ts';
import { BANDS } from '@wayrune/bots/lab/observe.ts';
import type { Report } from '@wayrune/bots/lab/report.ts';
import { type Cell, type Column, folded, heat, number, percent, section, table } from './html.ts';
import type { Section } from './page.ts';

const NUMBER = { number: true } as const;

export function enemySections({ order, ranks, ladder, heroes, fights, games }: Report): Section[] {
  const sections: Section[] = [];
  const names = new Map(heroes.map(({ id, name }) => [id, name]));
  if (ranks.length > 0)
    sections.push([
      'strength',
      'Strength',
      section(
        'strength',
        'Strength',
        `Heroes of known strength fight every Challenge to the end, ${order.exact ? 'under best play; mighty ones ' : ''}as ${order.bots[0]} fights; nobody runs. ${RUNGS.map(({ says }) => says).join('. ')}. Counters and cards are those that a few chance offers make best.`,
        rungTable(
          'All Heroes against each color',
          ranks.map(({ rank, rungs }) => ({ name: rank, rungs })),
        ),
        folded('Hero by Hero: the chance to win', heroTable(ranks, names)),
        folded(
          'Challenge by Challenge',
          rungTable(
            'Challenges',
            ladder.map(({ name, rank, rungs }) => ({ name, rank, rungs })),
          ),
        ),
      ),
    ]);
  if (games.played > 0)
    sections.push([
      'fights',
      'Fights',
      section(
        'fights',
        'Fights in the games',
        `How fights went when they were chosen, by the experience of the Hero: ${BANDS.map(({ id, says }) => `${id}, ${says}`).join('; ')}. Wounds and the price of what he carried are means.`,
        fightTable(fights),
      ),
    ]);
  return sections;
}

interface Rungs {
  readonly name: string;
  readonly rank?: string;
  readonly rungs: Report['ladder'][number]['rungs'];
}

function rungTable(caption: string, lines: readonly Rungs[]): string {
  const ranked = lines.some(({ rank }) => rank !== undefined);
  const columns: Column[] = [
    { name: ranked ? 'Challenge' : 'color' },
    ...(ranked ? [{ name: 'color' }] : []),
    ...RUNGS.flatMap(({ id }) => [
      { name: `${id}: won`, ...NUMBER },
      { name: 'knocked out', ...NUMBER },
      { name: 'wounds', ...NUMBER },
    ]),
  ];
  const rows = lines.map(({ name, rank, rungs }): Cell[] => [
    name,
    ...(rank === undefined ? [] : [rank]),
    ...rungs.flatMap(({ win, knockedOut, wounds }) => [
      heat(win),
      { html: percent(knockedOut), sort: knockedOut },
      number(wounds, 1),
    ]),
  ]);
  return table({ caption, columns, rows, ...(ranked ? { sortable: true } : {}) });
}

function heroTable(ranks: Report['ranks'], names: ReadonlyMap<string, string>): string {
  const heroes = Object.keys(ranks[0]?.heroes ?? {});
  const columns: Column[] = [
    { name: 'Hero' },
    ...RUNGS.flatMap(({ id }) => ranks.map(({ rank }) => ({ name: `${id}: ${rank}`, ...NUMBER }))),
  ];
  const rows = heroes.map((hero): Cell[] => [
    names.get(hero) ?? hero,
    ...RUNGS.flatMap((_, rung) => ranks.map((rank) => heat(rank.heroes[hero]?.[rung] ?? 0))),
  ]);
  return table({ caption: 'Chance to win, by Hero', columns, rows, sortable: true });
}

function fightTable(fights: Report['fights']): string {
  const columns: Column[] = [
    { name: 'enemy' },
    { name: 'color' },
    ...BANDS.flatMap(({ id }) => [
      { name: `${id}: fights`, ...NUMBER },
      { name: 'won', ...NUMBER },
      { name: 'knocked out', ...NUMBER },
      { name: 'wounds', ...NUMBER },
      { name: 'gold in cards', ...NUMBER },
    ]),
  ];
  const none: Cell = { html: '–', sort: -1 };
  const rows = fights.map(({ name, rank, bands }): Cell[] => [
    name,
    rank,
    ...bands.flatMap((band): Cell[] =>
      band.fights === 0
        ? [number(0), none, none, none, none]
        : [
            number(band.fights),
            heat(band.won.rate),
            { html: percent(band.knockedOut.rate), sort: band.knockedOut.rate },
            number(band.wounds, 1),
            number(band.kit),
          ],
    ),
  ]);
  return table({ caption: 'Enemies as they were met', columns, rows, sortable: true });
}

/** The columns for each kind of card. */
const SORTS = [
  {
    title: 'Items and Allies',
    of: (kind: string) => kind === 'item' || kind === 'ally',
    columns: ['drawn', 'bought', 'gained', 'used', 'sold', 'lost', 'kept'],
  },
  {
    title: 'Challenges',
    of: (kind: string) => kind === 'challenge',
    columns: ['drawn', 'beaten', 'gained', 'used', 'kept'],
  },
  {
    title: 'Events and Encounters',
    of: (kind: string) => kind === 'event' || kind === 'encounter',
    columns: ['drawn', 'began', 'gained', 'used', 'kept'],
  },
] as const;

export function cardSections({ cards, dead, games }: Report): Section[] {
  const each = (count: number): Cell => ({
    html: (count / Math.max(1, games.played)).toFixed(2),
    sort: count,
  });
  const tables = SORTS.map(({ title, of, columns }) => {
    const priced = title === 'Items and Allies';
    return table({
      caption: title,
      columns: [
        { name: 'card' },
        { name: priced ? 'kind' : 'deck' },
        ...(priced ? [{ name: 'price', ...NUMBER }] : []),
        ...columns.map((name) => ({ name, ...NUMBER })),
        { name: 'won with it', ...NUMBER },
      ],
      rows: cards
        .filter(({ kind }) => of(kind))
        .map((card): Cell[] => [
          card.name,
          priced ? card.kind : card.deck,
          ...(priced ? [number(card.cost)] : []),
          ...columns.map((column) => each(card[column])),
          card.winners.of === 0
            ? { html: '–', sort: -1 }
            : { html: percent(card.winners.rate), sort: card.winners.rate },
        ]),
      sortable: true,
    });
  });
  const lost =
    dead.length === 0
      ? '<p>Every card was drawn, had and used at least once.</p>'
      : table({
          caption: 'Dead cards',
          columns: [{ name: 'card' }, { name: 'kind' }, { name: 'why' }],
          rows: dead.map(({ name, kind, why }) => [name, kind, why]),
        });
  return [
    [
      'cards',
      'Cards',
      section(
        'cards',
        'Cards',
        'Times a game. “Kept” lay before a player at the end; “won with it” is how many of those players won. Cards that are always on are never “used”.',
        ...tables,
      ),
    ],
    ['dead', 'Dead cards', section('dead', 'Dead cards', '', lost)],
  ];
}
