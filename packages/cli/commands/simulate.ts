/** `wayrune simulate`: many games between bots, and their results. */
import { percentTo } from '@wayrune/engine/text/percent.ts';
import { botOf } from '@wayrune/bots';
import { simulate as playAll, type Simulation } from '@wayrune/bots/lab/play-games.ts';
import { on, text, whole } from '../args.ts';
import { command, NO, OK } from '../command.ts';
import { loadContent } from '../content.ts';
import { bar, count, table } from '../terminal/layout.ts';
import { matchFlags, matchOf } from './bot-games.ts';
import { type Paint, painter } from '../terminal/paint.ts';

const SHOWN = 10;

export const simulate = command({
  takes: '',
  says: 'Plays whole games between bots with every invariant checked, and counts the results.',
  flags: {
    ...matchFlags,
    games: whole('N', 'how many games (10)', 1, 1_000_000),
    seed: text('TEXT', 'equal seeds give equal games (1)'),
    'max-decisions': whole('N', 'abandon a game after so many decisions (100000)', 1, 100_000_000),
    'no-check': on('do not check the invariants: faster'),
    json: on('print one JSON object'),
  },
  words: 0,
  examples: ['simulate --players 2 --games 100 --bots random', 'simulate --seed 7 --json'],
  run({ flags }, io) {
    const content = loadContent(flags.pack);
    const { setup, bots: names } = matchOf(content, flags);
    const bots = names.map((name) => botOf(name));
    const games = flags.games ?? 10;
    const result = playAll(content.library, setup, bots, {
      games,
      seed: flags.seed ?? '1',
      check: !flags['no-check'],
      ...(flags['max-decisions'] === undefined ? {} : { maxDecisions: flags['max-decisions'] }),
      clock: () => performance.now(),
      watch: (_, done) => io.progress(bar(done, games, 'games')),
    });
    io.progress('');
    io.out(flags.json ? JSON.stringify(result, null, 2) : report(result, painter(io.color)));
    return result.violations.length === 0 ? OK : NO;
  },
});

function report(result: Simulation, paint: Paint): string {
  const { games, finished, decisions, seconds, decisionsPerSecond, violations, rounds, wins, endings } =
    result;
  const share = (n: number): string => (finished === 0 ? '' : percentTo(n / finished, 1));
  const won = Object.entries(wins.byHero).toSorted(([, a], [, b]) => b - a);
  const lines = [
    table([
      ['games', `${games}, ${finished} finished`],
      ['decisions', `${decisions} in ${seconds.toFixed(1)} s (${decisionsPerSecond} a second)`],
      ['rounds', `median ${rounds.median}, 80% between ${rounds.p10} and ${rounds.p90}`],
    ]),
    '',
    paint.bold('How they ended'),
    table(
      Object.entries(endings).map(([how, n]) => [how, String(n)]),
      '  ',
    ),
    '',
    paint.bold('Wins by seat'),
    table(
      wins.bySeat.map((n, seat) => [`seat ${seat + 1}`, String(n), share(n)]),
      '  ',
    ),
  ];
  if (won.length > 0)
    lines.push(
      '',
      paint.bold('Wins by Hero'),
      table(
        won.map(([hero, n]) => [hero, String(n), share(n)]),
        '  ',
      ),
    );
  lines.push(
    '',
    violations.length === 0 ? 'No violations.' : paint.red(count(violations.length, 'violation')),
  );
  for (const { seed, entry, message } of violations.slice(0, SHOWN))
    lines.push(`  game "${seed}", entry ${entry}: ${message}`);
  if (violations.length > SHOWN) lines.push(`  … and ${violations.length - SHOWN} more`);
  return lines.join('\n');
}
