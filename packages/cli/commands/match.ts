/** `wayrune match`: bots against each other in rotating seats, and which is stronger. */
import { percentTo } from '@wayrune/engine/text/percent.ts';
import { availableParallelism } from 'node:os';
import { type Rate, quantile, rate } from '@wayrune/bots/lab/stats.ts';
import { text, whole } from '../args.ts';
import { command, OK } from '../command.ts';
import { type MatchGame, type MatchBrief } from '../match/play-match.ts';
import { loadContent } from '../content.ts';
import { workAll } from '../worker-pool.ts';
import { bar, table } from '../terminal/layout.ts';
import { matchFlags, matchOf } from './bot-games.ts';
import { painter } from '../terminal/paint.ts';

/** A stuck game would never end. */
const MOST_DECISIONS = 20_000;

export const match = command({
  takes: '',
  says: 'Plays bots against each other on all cores in rotating seats, and tells how often each wins.',
  flags: {
    ...matchFlags,
    games: whole('N', 'how many games (400)', 1, 1_000_000),
    seed: text('TEXT', 'equal seeds give equal games, unless a clock is used (1)'),
    budget: whole('MS', 'milliseconds per decision for hard; 0 limits work, not time (0)', 0, 60_000),
    workers: whole('N', 'how many cores to use (all)', 1, 256),
    'max-decisions': whole('N', `abandon a game after so many decisions (${MOST_DECISIONS})`, 1, 100_000_000),
  },
  words: 0,
  examples: [
    'match --bots normal,greedy,greedy,greedy',
    'match --bots hard,normal --players 2 --budget 20 --games 40',
  ],
  async run({ flags }, io) {
    const content = loadContent(flags.pack);
    const { setup, bots: named } = matchOf(content, flags);
    const bots = setup.heroes.map((_, seat) => named[seat % named.length] ?? '');
    const games = flags.games ?? 400;
    const brief: MatchBrief = {
      setup,
      bots,
      seed: flags.seed ?? '1',
      budget: flags.budget ?? 0,
      maxDecisions: flags['max-decisions'] ?? MOST_DECISIONS,
      files: flags.pack,
    };
    const played: MatchGame[] = [];
    await workAll<number, MatchGame>(
      Array.from({ length: games }, (_, i) => i + 1),
      {
        file: new URL('../match/worker.ts', import.meta.url),
        brief,
        count: flags.workers ?? availableParallelism(),
      },
      {
        step: () => undefined,
        done(_, game) {
          played.push(game);
          io.progress(`${bar(played.length, games, 'games')}  ${lead(bots, played)}`);
        },
      },
    );
    io.progress('');
    const paint = painter(io.color);
    io.out(`${paint.bold('Wins')}\n${wins(bots, played)}`);
    io.out(`\n${paint.bold('Thinking time')}\n${times(bots, played)}`);
    io.out(`\n${lengths(played)}`);
    return OK;
  },
});

const winsOf = (bots: readonly string[], played: readonly MatchGame[], id: string): Rate =>
  rate(played.filter(({ winner }) => bots[winner] === id).length, played.length);

const percent = (share: number): string => percentTo(share, 1);

function lead(bots: readonly string[], played: readonly MatchGame[]): string {
  const [first = ''] = bots;
  return `${first} ${percent(winsOf(bots, played, first).rate)}`;
}

/** One line per bot: its share of wins, the 95% interval, and the fair share. */
function wins(bots: readonly string[], played: readonly MatchGame[]): string {
  return table(
    [...new Set(bots)].map((id) => {
      const seats = bots.filter((other) => other === id).length;
      const { hits, rate: share, low, high } = winsOf(bots, played, id);
      return [
        id,
        `${seats} of ${bots.length} seats`,
        String(hits),
        percent(share),
        `(${percent(low)} to ${percent(high)})`,
        `fair ${percent(seats / bots.length)}`,
      ];
    }),
    '  ',
  );
}

function times(bots: readonly string[], played: readonly MatchGame[]): string {
  const ms = (time: number): string => `${time.toFixed(2)} ms`;
  return table(
    [...new Set(bots)].map((id) => {
      const all = played.flatMap((game) => game.times.flatMap((list, i) => (bots[i] === id ? list : [])));
      const sorted = all.toSorted((a, b) => a - b);
      const mean = all.reduce((sum, time) => sum + time, 0) / Math.max(1, all.length);
      return [
        id,
        `${all.length} decisions`,
        `mean ${ms(mean)}`,
        `99% within ${ms(quantile(sorted, 0.99))}`,
        `longest ${ms(sorted.at(-1) ?? 0)}`,
      ];
    }),
    '  ',
  );
}

function lengths(played: readonly MatchGame[]): string {
  const ended = played.filter(({ winner }) => winner >= 0);
  const rounds = ended.map((game) => game.rounds).toSorted((a, b) => a - b);
  return `${ended.length} of ${played.length} games finished, median ${quantile(rounds, 0.5)} rounds, 80% between ${quantile(rounds, 0.1)} and ${quantile(rounds, 0.9)}.`;
}
