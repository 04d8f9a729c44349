/**
 * Writes docs/balance.md from a run of the lab: `npx wayrune lab --games 2000 --bots normal`, which takes about an hour
 * on two cores, then `npm run balance`; or `npm run balance -- FOLDER` where the run was kept elsewhere. What was aimed
 * at stands here, and what misses it is named.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Report } from '@wayrune/bots/lab/report.ts';

const folder = process.argv[2] ?? 'wayrune-lab';

function readReport(): Report {
  const file = `${folder}/report.json`;
  const wanted = 'give the folder of a run, made by: npx wayrune lab --games 2000 --bots normal';
  if (!existsSync(file)) throw new Error(`there is no ${file}; ${wanted}`);
  const report = JSON.parse(readFileSync(file, 'utf8')) as Partial<Report>;
  if (report.format !== 'wayrune-lab') throw new Error(`${file} is no report of the lab; ${wanted}`);
  if (report.games?.finished === 0) throw new Error(`${file} has no games; ${wanted}`);
  if (report.ranks?.length === 0) throw new Error(`${file} was made with --no-strength; ${wanted}`);
  return report as Report;
}

const report = readReport();
const { games, rounds, heroes, turns, dead, order } = report;

/* What was aimed at */

interface Aim {
  readonly what: string;
  readonly measured: string;
  readonly aim: string;
  readonly met: boolean;
}

const percent = (share: number, digits = 1): string => `${(100 * share).toFixed(digits)} %`;

const RUNGS = ['fresh', 'prepared', 'mighty'] as const;
type Rung = (typeof RUNGS)[number];

/** Ranks as the lab calls them, and the chance to win against them that was aimed at; at most so much where it says so. */
const STRENGTHS: readonly {
  readonly rank: string;
  readonly name: string;
  readonly aims: Readonly<Partial<Record<Rung, number>>>;
  readonly atMost?: number;
}[] = [
  { rank: 'green', name: 'green', aims: { fresh: 0.7 } },
  { rank: 'yellow', name: 'yellow', aims: { fresh: 0.35, prepared: 0.75 } },
  { rank: 'blue', name: 'blue', aims: { fresh: 0.1, prepared: 0.45 } },
  { rank: 'red, taken as a Dragon Rune', name: 'Dragon Lords', aims: { mighty: 0.6 }, atMost: 0.01 },
  { rank: 'red, beating it wins', name: 'Margath', aims: { mighty: 0.45 } },
];
/** So near, in whole points, is near enough. */
const NEAR = 3;

const winOf = (rank: string, rung: Rung): number =>
  report.ranks.find((line) => line.rank === rank)?.rungs.find((line) => line.rung === rung)?.win ?? 0;

const strengthAims: readonly Aim[] = STRENGTHS.flatMap(({ rank, name, aims, atMost }) => {
  const points = RUNGS.flatMap((rung): Aim[] => {
    const aim = aims[rung];
    if (aim === undefined) return [];
    const win = winOf(rank, rung);
    const met = Math.abs(Math.round(100 * win) - 100 * aim) <= NEAR;
    return [{ what: `${name}, ${rung}`, measured: percent(win, 0), aim: percent(aim, 0), met }];
  });
  if (atMost === undefined) return points;
  const win = winOf(rank, 'fresh');
  const aim = `under ${percent(atMost, 0)}`;
  return [{ what: `${name}, fresh`, measured: percent(win, 0), aim, met: win < atMost }, ...points];
});

const SHORTEST = 22;
const LONGEST = 40;
const within = rounds.bars
  .filter(({ from }) => from >= SHORTEST && from <= LONGEST)
  .reduce((sum, { count }) => sum + count, 0);
const ofFair = ({ rate, fair }: { readonly rate: number; readonly fair: number }): number => rate / fair;
const first = <T>(list: readonly T[]): T => list[0] as T;
const [best, weakest] = [first(heroes), first(heroes.toReversed())];
const opening = first(turns);
const lead = 100 * (opening.rate - opening.fair);

const gameAims: readonly Aim[] = [
  {
    what: 'rounds, median',
    measured: String(rounds.median),
    aim: 'near 30',
    met: Math.abs(rounds.median - 30) <= NEAR,
  },
  {
    what: 'rounds, eight games in ten',
    measured: `${rounds.p10} – ${rounds.p90}`,
    aim: `${SHORTEST} – ${LONGEST}`,
    met: rounds.p10 >= SHORTEST && rounds.p90 <= LONGEST,
  },
  {
    what: `games within ${SHORTEST} – ${LONGEST} rounds`,
    measured: percent(within / games.finished),
    aim: 'all',
    met: within === games.finished,
  },
  {
    what: 'best Hero, of a fair share',
    measured: `${ofFair(best).toFixed(2)} (${best.name})`,
    aim: 'at most 1.5',
    met: ofFair(best) <= 1.5,
  },
  {
    what: 'weakest Hero, of a fair share',
    measured: `${ofFair(weakest).toFixed(2)} (${weakest.name})`,
    aim: 'at least 0.6',
    met: ofFair(weakest) >= 0.6,
  },
  {
    what: 'advantage of the first turn',
    measured: `${lead.toFixed(1)} points (${percent(opening.low)} – ${percent(opening.high)}, fair ${percent(opening.fair, 0)})`,
    aim: 'under 3',
    met: lead < 3,
  },
  {
    what: 'games that ended',
    measured: `${games.finished} of ${games.played}`,
    aim: 'all',
    met: games.finished === games.played,
  },
  {
    what: 'dead cards',
    measured: dead.length === 0 ? 'none' : dead.map(({ name }) => name).join(', '),
    aim: 'none',
    met: dead.length === 0,
  },
];

/* The page */

const row = (...cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [row(...head), `|${'---|'.repeat(head.length)}`, ...rows.map((cells) => row(...cells))].join('\n');

const strengthTable = table(
  ['chance to win', ...RUNGS.flatMap((rung) => [rung, 'aimed at'])],
  STRENGTHS.map(({ rank, name }) => [
    name,
    ...RUNGS.flatMap((rung) => [
      percent(winOf(rank, rung), 0),
      strengthAims.find(({ what }) => what === `${name}, ${rung}`)?.aim ?? '',
    ]),
  ]),
);

const missed = [...strengthAims, ...gameAims].filter(({ met }) => !met);
const EVERY = 5;
const LAST = 35;

const page = `# Balance

What the lab measured on the base set, against the numbers that were aimed at. Made by

\`\`\`
npx wayrune lab --games ${games.played} --bots ${order.bots.join()}     the games and the strength of the enemies: report.html and report.json in wayrune-lab/
npm run balance                                 this page
\`\`\`

Equal seeds give equal reports, whatever the number of cores; a run that was stopped goes on where it was, and a greater \`--games\` adds to it.

## Strength of the enemies

Heroes of three strengths fight every Challenge to the end, as \`${order.bots.join()}\` fights; the mean over the twelve Heroes and up to four kits each, made by rule
(\`packages/bots/lab/kits.ts\`). *Fresh*: no counters, no cards. *Prepared*: four counters, two Items of 4–9 gold. *Mighty*: ten counters, two Weapons, an
Armor, two Allies.

${strengthTable}

Cards of a colour differ on purpose: a yellow one may be won by a fresh Hero three times in four or hardly ever. Four yellow Challenges grow with the
Hero's counters or Items, because what a prepared Hero can do more than a fresh one is otherwise too much for one colour.

## Games of four

${games.played} games of \`${order.bots.join()}\`, seed ${order.seed}. How they ended: ${report.endings.map(({ name, rate }) => `${name} ${percent(rate)}`).join(', ')}.

${table(
  ['', 'measured', 'aimed at'],
  gameAims.map(({ what, measured, aim }) => [what, measured, aim]),
)}

${table(
  ['Hero', 'games won', 'rate', 'likely (95 %)', 'of fair'],
  heroes.map((hero) => [
    hero.name,
    `${hero.hits} of ${hero.of}`,
    percent(hero.rate),
    `${percent(hero.low)} – ${percent(hero.high)}`,
    ofFair(hero).toFixed(2),
  ]),
)}

${table(
  ['order of turns', 'games won', 'rate', 'likely (95 %)'],
  turns.map(({ name, hits, of, rate, low, high }) => [
    name,
    `${hits} of ${of}`,
    percent(rate),
    `${percent(low)} – ${percent(high)}`,
  ]),
)}

${table(
  ['at round', 'experience counters', 'gold paid for cards in hand'],
  report.growth
    .filter(({ round }) => round % EVERY === 0 && round <= LAST)
    .map(({ round, counters, kit }) => [String(round), counters.toFixed(1), kit.toFixed(1)]),
)}

## Not met

A chance to win is met within ${NEAR} points, and the median of the rounds within ${NEAR}.

${missed.length === 0 ? 'Everything is met.' : missed.map(({ what, measured, aim }) => `- **${what}**: ${measured}, aimed at ${aim}.`).join('\n')}
`;

const target = new URL('../docs/balance.md', import.meta.url);
writeFileSync(target, page);
console.log(`docs/balance.md is written; not met: ${missed.length}`);
