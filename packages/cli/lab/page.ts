/** The report as one self-contained page: no network, no library, no pictures. */
import type { Report, Share } from '@wayrune/bots/lab/report.ts';
import { escape } from '../terminal/markup.ts';
import { type Cell, folded, number, percent, section, table, tile } from './html.ts';
import { cardSections, enemySections } from './page-cards.ts';
import { barName, curve, histogram, interval, share } from './plots.ts';
import { SCRIPT, STYLE } from './style.ts';

export function page(report: Report): string {
  const sections = [...(report.games.played > 0 ? gameSections(report) : []), ...enemySections(report)];
  if (report.games.played > 0) sections.push(...cardSections(report));
  const links = sections.map(([id, title]) => `<li><a href="#${id}">${escape(title)}</a></li>`).join('');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Wayrune lab: ${escape(titleOf(report))}</title>
<style>${STYLE}</style>
</head>
<body>
<header>
<h1>Wayrune lab</h1>
<p class="played">${escape(playedOf(report))}</p>
${report.games.played > 0 ? tiles(report) : ''}
</header>
<nav aria-label="Sections"><ul>${links}</ul></nav>
<main>
${sections.map(([, , html]) => html).join('\n')}
</main>
<footer><p>Sets: ${Object.entries(report.content)
    .map(([set, print]) => `${escape(set)} ${print}`)
    .join(', ')}. Intervals are Wilson’s, 95%.</p></footer>
<script>${SCRIPT}</script>
</body>
</html>
`;
}

/** Its id, its title, and its markup. */
export type Section = readonly [id: string, title: string, html: string];

const titleOf = ({ order }: Report): string =>
  `${order.setup.adventure}, ${order.games} games, seed ${order.seed}`;

function playedOf({ order, games }: Report): string {
  const { setup, bots, seed } = order;
  const extras = [...setup.variants, ...setup.packs];
  const rules = extras.length === 0 ? 'no variants, no packs' : extras.join(', ');
  return `${games.played} games of ${setup.adventure} with ${setup.heroes.length} at the table (${rules}), played by ${bots.join(', ')}, seed “${seed}”.`;
}

/** Points of difference between the first turn and a fair share. */
const edge = ({ turns }: Report): number => (turns[0] === undefined ? 0 : turns[0].rate - turns[0].fair);

const timesFair = ({ rate, fair }: Share): string => (fair === 0 ? '' : (rate / fair).toFixed(2));

function tiles(report: Report): string {
  const { games, rounds, decisions, heroes, dead } = report;
  const seen = heroes.filter(({ of }) => of > 0);
  const [best, worst] = [seen[0], seen.at(-1)];
  const range = best === undefined || worst === undefined ? '' : `${timesFair(worst)}–${timesFair(best)}`;
  const first = `${edge(report) < 0 ? '−' : '+'}${Math.abs(100 * edge(report)).toFixed(1)}`;
  return `<dl class="tiles">${[
    tile(`${games.finished} / ${games.played}`, 'games finished'),
    tile(String(rounds.median), `rounds in the median game, 80% within ${rounds.p10}–${rounds.p90}`),
    tile(String(Math.round(decisions.mean)), 'decisions a game'),
    tile(range, 'of their fair share: weakest and strongest Hero'),
    tile(first, 'points of advantage for the first turn'),
    tile(String(dead.length), 'dead cards'),
  ].join('')}</dl>`;
}

function gameSections(report: Report): Section[] {
  const { heroes, turns, seats, bots, endings, growth } = report;
  const make = (id: string, title: string, note: string, ...parts: string[]): Section => [
    id,
    title,
    section(id, title, note, ...parts),
  ];
  const fewer = bots.length > 1 ? [shareTable('Games won, by bot', bots, [])] : [];
  return [
    make(
      'heroes',
      'Heroes',
      'Games won by each Hero of the games it was in, with what is likely at 95%. The lines are 0.6, 1 and 1.5 of a fair share.',
      shareTable('Games won, by Hero', heroes, [0.6, 1, 1.5]),
    ),
    make(
      'seats',
      'Seats',
      'Who goes first is left to chance, so the order of turns and the place at the table are told apart. The line is a fair share.',
      shareTable('Games won, by order of turns', turns, [1]),
      shareTable('Games won, by seat', seats, [1]),
      ...fewer,
    ),
    make(
      'length',
      'Length',
      'Finished games. The band holds eight games in ten, the line is the median.',
      lengths(report),
    ),
    make(
      'endings',
      'Endings',
      '',
      table({
        caption: 'How games ended',
        columns: [
          { name: 'ending' },
          { name: 'games', number: true },
          { name: 'share', number: true },
          { name: '', wide: true },
        ],
        rows: endings.map(({ name, hits, rate }) => [
          name,
          number(hits),
          percent(rate, 1),
          { html: share(rate) },
        ]),
      }),
    ),
    make(
      'growth',
      'Growth',
      'What a Hero has when a turn begins: the mean over all Heroes who still play. Late rounds are those of long games only.',
      growthOf(growth),
    ),
  ];
}

function shareTable(caption: string, shares: readonly Share[], marks: readonly number[]): string {
  const fair = shares[0]?.fair ?? 0;
  const most = Math.min(
    1,
    1.05 * Math.max(0.01, 1.6 * fair, ...shares.map(({ high, of }) => (of > 0 ? high : 0))),
  );
  const row = (one: Share): Cell[] => [
    one.name,
    {
      html: interval(
        one,
        most,
        marks.map((mark) => mark * fair),
      ),
    },
    { html: percent(one.rate, 1), sort: one.rate },
    `${percent(one.low, 1)} – ${percent(one.high, 1)}`,
    { html: timesFair(one), sort: one.rate },
    { html: `${one.hits} of ${one.of}`, sort: one.hits },
  ];
  return table({
    caption,
    columns: [
      { name: '' },
      { name: 'won', wide: true },
      { name: 'rate', number: true },
      { name: '95%', number: true },
      { name: 'of fair', number: true },
      { name: 'games', number: true },
    ],
    rows: shares.map(row),
  });
}

function lengths({ rounds, decisions }: Report): string {
  const parts = (
    [
      ['Rounds', rounds],
      ['Decisions', decisions],
    ] as const
  ).map(([name, of]) => {
    const label = `${name} of the games: median ${of.median}, 80% between ${of.p10} and ${of.p90}, from ${of.least} to ${of.most}.`;
    const plot = histogram(of, label);
    const rows = of.bars.map((bar) => [barName(bar, of.step), number(bar.count)]);
    const figures = table({
      caption: `Games by number of ${name.toLowerCase()}`,
      columns: [{ name: name.toLowerCase() }, { name: 'games', number: true }],
      rows,
    });
    return `<div><h3>${name}</h3><p class="note">${escape(label)}</p>${plot}${folded('The figures as a table', figures)}</div>`;
  });
  return `<div class="pair">${parts.join('')}</div>`;
}

function growthOf(growth: Report['growth']): string {
  // Only a handful of games reach the last rounds.
  const most = growth[0]?.turns ?? 0;
  const shown = growth.filter(({ turns }) => turns >= most / 50);
  const plots = (
    [
      ['Experience counters', 'counters'],
      ['Gold paid for Items and Allies', 'kit'],
    ] as const
  ).map(
    ([name, key]) =>
      `<div><h3>${name}</h3>${curve({
        name: `${name} by round: ${shown
          .filter((_, i) => i % 10 === 9)
          .map((at) => `${at[key].toFixed(1)} in round ${at.round}`)
          .join(', ')}.`,
        points: shown.map((at) => [at.round, at[key]] as const),
      })}</div>`,
  );
  const figures = table({
    caption: 'Means by round',
    columns: [
      { name: 'round' },
      { name: 'turns', number: true },
      { name: 'counters', number: true },
      { name: 'gold in cards', number: true },
    ],
    rows: shown.map(({ round, turns, counters, kit }) => [
      String(round),
      number(turns),
      number(counters, 2),
      number(kit, 1),
    ]),
  });
  return `<div class="pair">${plots.join('')}</div>${folded('The figures as a table', figures)}`;
}
