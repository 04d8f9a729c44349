/** From what was counted to what can be read: rates with their intervals, and what nobody ever used. */
import type { Setup } from '@wayrune/engine/rules/world/setup.ts';
import { infoOf, type World } from '@wayrune/engine/rules/world/world.ts';
import { cardLines, type CardLine, type DeadCard, deadCards } from './card-report.ts';
import {
  fightLines,
  type FightLine,
  ladderLines,
  type LadderLine,
  type RankLine,
  rankLines,
} from './fight-report.ts';
import type { Climb } from './ladder.ts';
import { IN_FIGHTS, OTHERWISE } from './observe.ts';
import { type Bar, histogram, type Rate, rate, type Spread, spread } from './stats.ts';
import type { GameLine, Tally } from './tally.ts';

/** What was played. It says all that the figures depend on. */
export interface Order {
  readonly setup: Setup;
  readonly bots: readonly string[];
  readonly seed: string;
  readonly games: number;
  readonly maxDecisions: number;
  /** Whether enemies are measured under best play, where that can be worked out. */
  readonly exact: boolean;
}

/** Games won by somebody or something, and what would be fair. */
export interface Share extends Rate {
  readonly id: string;
  readonly name: string;
  readonly fair: number;
}

export interface Report {
  readonly format: 'wayrune-lab';
  readonly version: 1;
  readonly order: Order;
  /** Fingerprints of the sets that were played with. */
  readonly content: Readonly<Record<string, string>>;
  readonly games: { readonly played: number; readonly finished: number };
  readonly rounds: Lengths;
  readonly decisions: Lengths;
  readonly endings: readonly Share[];
  readonly heroes: readonly Share[];
  /** By the order of turns. */
  readonly turns: readonly Share[];
  /** By the place at the table. */
  readonly seats: readonly Share[];
  readonly bots: readonly Share[];
  readonly growth: readonly Growth[];
  readonly headlines: readonly HeadlineLine[];
  /** Wounds of Heroes that no fight dealt, of all. */
  readonly wounds: Rate;
  readonly ranks: readonly RankLine[];
  readonly ladder: readonly LadderLine[];
  readonly fights: readonly FightLine[];
  readonly cards: readonly CardLine[];
  readonly dead: readonly DeadCard[];
}

/** How long games were, by one measure. */
export interface Lengths extends Spread {
  readonly bars: readonly Bar[];
  /** The width of a bar. */
  readonly step: number;
}

interface Growth {
  readonly round: number;
  readonly turns: number;
  /** Means over the Heroes that still played. */
  readonly counters: number;
  readonly kit: number;
}

/** How often something happened in one turn, of the turns in which it did. */
interface HeadlineLine extends Pick<Spread, 'median'> {
  readonly event: string;
  readonly turns: number;
  /** At most so often in 99 of 100 of those turns, and at most ever. */
  readonly p99: number;
  readonly most: number;
}

export interface Findings {
  readonly world: World;
  readonly order: Order;
  readonly tally: Tally;
  /** By Hero. */
  readonly climbs: Readonly<Record<string, Climb>>;
}

/** Decisions are shown in steps of so many. */
const DECISIONS_A_BAR = 100;
/** Outliers: games longer than this multiple of the usual length share one bucket. */
const LONG = 1.6;

function lengths(numbers: readonly number[], step: number): Lengths {
  const of = spread(numbers);
  return { ...of, step, bars: histogram(numbers, step, LONG * of.p90) };
}

export function makeReport(findings: Findings): Report {
  const { world, order, tally, climbs } = findings;
  const { games } = tally;
  const finished = games.filter(({ winners }) => winners.length > 0);
  const rounds = finished.map((game) => game.rounds);
  const decisions = finished.map((game) => game.decisions);
  return {
    format: 'wayrune-lab',
    version: 1,
    order,
    content: world.content,
    games: { played: games.length, finished: finished.length },
    rounds: lengths(rounds, 1),
    decisions: lengths(decisions, DECISIONS_A_BAR),
    endings: endings(games),
    ...shares(world, order, finished),
    growth: tally.growth.map(({ turns = 0, counters = 0, kit = 0 }, i) => ({
      round: i + 1,
      turns,
      counters: counters / turns,
      kit: kit / turns,
    })),
    headlines: headlineLines(tally.turns),
    wounds: outsideFights(tally.wounds),
    ranks: rankLines(world, climbs),
    ladder: ladderLines(world, climbs),
    fights: fightLines(world, tally.fights),
    cards: cardLines(world, tally),
    dead: deadCards(world, tally),
  };
}

function headlineLines(turns: Tally['turns']): HeadlineLine[] {
  return Object.entries(turns).map(([event, counts]) => {
    const times = Object.entries(counts)
      .map(([count, n]) => ({ count: Number(count), n }))
      .toSorted((a, b) => a.count - b.count);
    const all = times.reduce((sum, { n }) => sum + n, 0);
    const within = (share: number): number => {
      let seen = 0;
      return times.find(({ n }) => (seen += n) >= share * all)?.count ?? 0;
    };
    return { event, turns: all, median: within(0.5), p99: within(0.99), most: times.at(-1)?.count ?? 0 };
  });
}

function outsideFights(wounds: Tally['wounds']): Rate {
  const { [IN_FIGHTS]: fought = 0, [OTHERWISE]: other = 0 } = wounds;
  return rate(other, fought + other);
}

function endings(games: readonly GameLine[]): Share[] {
  const counts = new Map<string, number>();
  for (const { how } of games) counts.set(how ?? 'unfinished', (counts.get(how ?? 'unfinished') ?? 0) + 1);
  return [...counts]
    .toSorted(([a, n], [b, m]) => m - n || (a < b ? -1 : 1))
    .map(([how, n]) => ({ id: how, name: how, fair: 0, ...rate(n, games.length) }));
}

/** Who won, seen from four sides. Everything is per seat of a finished game. */
function shares(world: World, order: Order, games: readonly GameLine[]) {
  const players = order.setup.heroes.length;
  const botOf = (seat: number): string => order.bots[seat % order.bots.length] ?? '';
  const by = (keyOf: (game: GameLine, seat: number) => string): Map<string, { won: number; of: number }> => {
    const table = new Map<string, { won: number; of: number }>();
    for (const game of games)
      for (let seat = 0; seat < players; seat++) {
        const key = keyOf(game, seat);
        const at = table.get(key) ?? { won: 0, of: 0 };
        table.set(key, { won: at.won + (game.winners.includes(seat) ? 1 : 0), of: at.of + 1 });
      }
    return table;
  };
  const won = games.reduce((sum, { winners }) => sum + winners.length, 0);
  const fair = games.length === 0 ? 0 : won / (games.length * players);
  const lines = (
    ids: readonly string[],
    table: ReturnType<typeof by>,
    name: (id: string) => string,
  ): Share[] =>
    ids.map((id) => {
      const { won: hits, of } = table.get(id) ?? { won: 0, of: 0 };
      return { id, name: name(id), fair, ...rate(hits, of) };
    });
  const places = order.setup.heroes.map((_, place) => String(place + 1));
  return {
    heroes: lines(
      world.heroes,
      by(({ heroes }, seat) => heroes[seat] ?? ''),
      (id) => infoOf(world, id).card.name,
    ).toSorted((a, b) => b.rate - a.rate),
    turns: lines(
      places,
      by(({ first }, seat) => String(((seat - first + players) % players) + 1)),
      (id) => `turn ${id}`,
    ),
    seats: lines(
      places,
      by((_, seat) => String(seat + 1)),
      (id) => `seat ${id}`,
    ),
    bots: lines(
      [...new Set(order.setup.heroes.map((_, seat) => botOf(seat)))],
      by((_, seat) => botOf(seat)),
      (id) => id,
    ),
  };
}
