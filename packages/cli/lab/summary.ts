/** The report in a few lines, for the terminal. */
import { percentTo } from '@wayrune/engine/text/percent.ts';
import type { Report, Share } from '@wayrune/bots/lab/report.ts';
import { RUNGS } from '@wayrune/bots/lab/kits.ts';
import { count, table } from '../terminal/layout.ts';
import type { Paint } from '../terminal/paint.ts';

const share = (value: number): string => percentTo(value, 1);

export function summary(report: Report, paint: Paint): string {
  const { games, rounds, decisions, heroes, turns, bots, endings, ranks, dead } = report;
  const parts = [
    [
      table([
        ['games', `${games.played}, ${games.finished} finished`],
        ['rounds', `median ${rounds.median}, 80% between ${rounds.p10} and ${rounds.p90}`],
        ['decisions', `${Math.round(decisions.mean)} a game`],
      ]),
    ],
    section('How they ended', endings, paint),
    section('Wins by Hero', heroes, paint),
    section('Wins by turn order', turns, paint),
    bots.length > 1 ? section('Wins by bot', bots, paint) : [],
    turnLines(report, paint),
  ];
  if (games.played === 0) parts.length = 0;
  if (ranks.length > 0) {
    const rows = ranks.map(({ rank, rungs }) => [rank, ...rungs.map(({ win }) => share(win))]);
    parts.push([
      paint.bold('How often enemies are beaten'),
      table([['', ...RUNGS.map(({ id }) => id)], ...rows], '  '),
    ]);
  }
  if (games.played > 0)
    parts.push([
      dead.length === 0 ? 'No dead cards.' : paint.bold(count(dead.length, 'dead card')),
      ...dead.map(({ name, why }) => `  ${name}: ${why}`),
    ]);
  return parts
    .filter((part) => part.length > 0)
    .map((part) => part.join('\n'))
    .join('\n\n');
}

/** What came more than once in a turn, and the wounds that no fight dealt. */
function turnLines({ headlines, wounds }: Report, paint: Paint): string[] {
  const rows = headlines
    .filter(({ most }) => most > 1)
    .map(({ event, turns, median, p99, most }) => [
      event,
      `${turns} turns`,
      `median ${median}, 99% up to ${p99}, at most ${most}`,
    ]);
  return [
    paint.bold('In one turn'),
    table([...rows, ['wounds outside fights', `${wounds.hits} of ${wounds.of}`, share(wounds.rate)]], '  '),
  ];
}

const section = (title: string, shares: readonly Share[], paint: Paint): string[] => [
  paint.bold(title),
  table(
    shares.map(({ name, hits, of, rate, low, high }) => [
      name,
      `${hits} of ${of}`,
      share(rate),
      `${share(low)} to ${share(high)}`,
    ]),
    '  ',
  ),
];
