/** `wayrune match`: bots against each other in turning seats, and who is the better player. */
import { availableParallelism } from 'node:os';
import { type Rate, quantile, rate } from '@wayrune/bots/lab/stats.ts';
import { text, whole } from '../args.ts';
import { command, OK } from '../command.ts';
import { type Bout, type Brief } from '../contest/bout.ts';
import { loadContent } from '../content.ts';
import { workAll } from '../crew.ts';
import { bar, table } from '../terminal/layout.ts';
import { matchFlags, matchOf } from './match.ts';
import { painter } from '../terminal/paint.ts';

/** A game that stands still would never end. */
const MOST_DECISIONS = 20_000;

export const contest = command({
  takes: '',
  says: 'Plays bots against each other on all cores, the seats going around, and tells how often each wins.',
  flags: {
    ...matchFlags,
    games: whole('N', 'how many games (400)', 1, 1_000_000),
    seed: text('TEXT', 'equal seeds give equal games, unless a clock is used (1)'),
    budget: whole('MS', 'milliseconds a decision for hard; 0 counts thoughts, not time (0)', 0, 60_000),
    workers: whole('N', 'how many cores to use (all)', 1, 256),
    'max-decisions': whole('N', `leave a game after so many decisions (${MOST_DECISIONS})`, 1, 100_000_000),
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
    const brief: Brief = {
      setup,
      bots,
      seed: flags.seed ?? '1',
      budget: flags.budget ?? 0,
      maxDecisions: flags['max-decisions'] ?? MOST_DECISIONS,
      files: flags.pack,
    };
    const played: Bout[] = [];
    await workAll<number, Bout>(
      Array.from({ length: games }, (_, i) => i + 1),
      {
        file: new URL('../contest/worker.ts', import.meta.url),
        brief,
        count: flags.workers ?? availableParallelism(),
      },
      {
        step: () => undefined,
        done(_, bout) {
          played.push(bout);
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

const winsOf = (bots: readonly string[], played: readonly Bout[], id: string): Rate =>
  rate(played.filter(({ winner }) => bots[winner] === id).length, played.length);

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

function lead(bots: readonly string[], played: readonly Bout[]): string {
  const [first = ''] = bots;
  return `${first} ${percent(winsOf(bots, played, first).rate)}`;
}

/** A line a bot: its share of the games, the interval that is 95 % sure, and what would be fair. */
function wins(bots: readonly string[], played: readonly Bout[]): string {
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

function times(bots: readonly string[], played: readonly Bout[]): string {
  const ms = (time: number): string => `${time.toFixed(2)} ms`;
  return table(
    [...new Set(bots)].map((id) => {
      const all = played.flatMap((bout) => bout.times.flatMap((list, i) => (bots[i] === id ? list : [])));
      const sorted = all.toSorted((a, b) => a - b);
      const mean = all.reduce((sum, time) => sum + time, 0) / Math.max(1, all.length);
      return [
        id,
        `${all.length} decisions`,
        `mean ${ms(mean)}`,
        `99 % within ${ms(quantile(sorted, 0.99))}`,
        `longest ${ms(sorted.at(-1) ?? 0)}`,
      ];
    }),
    '  ',
  );
}

function lengths(played: readonly Bout[]): string {
  const ended = played.filter(({ winner }) => winner >= 0);
  const rounds = ended.map((bout) => bout.rounds).toSorted((a, b) => a - b);
  return `${ended.length} of ${played.length} games finished, median ${quantile(rounds, 0.5)} rounds, eight in ten between ${quantile(rounds, 0.1)} and ${quantile(rounds, 0.9)}.`;
}
