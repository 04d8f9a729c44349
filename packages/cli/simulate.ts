/** `wayrune simulate`: many games between bots, and what came of them. */
import { BOTS } from '@wayrune/bots';
import { simulate as playAll, type Simulation } from '@wayrune/bots/play.ts';
import { list, many, on, text, UsageError, whole } from './args.ts';
import { command, NO, OK } from './command.ts';
import { loadContent, packsOf } from './content.ts';
import { count, table } from './layout.ts';
import { type Paint, painter } from './paint.ts';

const BAR = 30;
const SHOWN = 10;

export const simulate = command({
  takes: '',
  says: 'Plays whole games between bots with every invariant checked, and counts what came of them.',
  flags: {
    adventure: text('ID', 'the adventure (dragon-lords)'),
    players: whole('N', 'how many seats (4)', 1, 6),
    heroes: list('a,b,random', 'a Hero for each seat, or random (all random)'),
    games: whole('N', 'how many games (10)', 1, 1_000_000),
    seed: text('TEXT', 'equal seeds give equal games (1)'),
    bots: list('a,b', 'who plays: random, greedy, or one for each seat (greedy)', Object.keys(BOTS)),
    variants: list('a,b', 'variants to play with'),
    packs: list('p,q', 'packs to add'),
    pack: many('FILE', 'a pack of your own to load and add; may be given again'),
    'max-decisions': whole('N', 'leave a game after so many decisions (100000)', 1, 100_000_000),
    'no-check': on('do not check the invariants: faster'),
    json: on('print one JSON object'),
  },
  words: 0,
  examples: ['simulate --players 2 --games 100 --bots random', 'simulate --seed 7 --json'],
  run({ flags }, io) {
    const content = loadContent(flags.pack);
    const heroes = seatsOf(flags.heroes, flags.players, flags.bots);
    const setup = {
      adventure: flags.adventure ?? 'dragon-lords',
      heroes,
      variants: flags.variants ?? [],
      packs: packsOf(content, flags.packs),
    };
    const names = flags.bots ?? ['greedy'];
    if (names.length > 1 && names.length !== heroes.length)
      throw new UsageError(
        `--bots names ${names.length} bots for ${heroes.length} seats; name one, or one for each seat`,
      );
    const bots = names.flatMap((name) => BOTS[name] ?? []);
    const games = flags.games ?? 10;
    const result = playAll(content.library, setup, bots, {
      games,
      seed: flags.seed ?? '1',
      check: !flags['no-check'],
      ...(flags['max-decisions'] === undefined ? {} : { maxDecisions: flags['max-decisions'] }),
      clock: () => performance.now(),
      watch: (_, done) => io.progress(bar(done, games)),
    });
    io.progress('');
    io.out(flags.json ? JSON.stringify(result, null, 2) : report(result, painter(io.color)));
    return result.violations.length === 0 ? OK : NO;
  },
});

/** A seat for each Hero named, or as many as wanted. */
function seatsOf(
  heroes: readonly string[] | undefined,
  players: number | undefined,
  bots: readonly string[] | undefined,
): (string | null)[] {
  const several = bots !== undefined && bots.length > 1 ? bots.length : undefined;
  const seats = players ?? heroes?.length ?? several ?? 4;
  if (heroes !== undefined && heroes.length > seats)
    throw new UsageError(
      `--heroes names ${heroes.length} Heroes for ${count(seats, 'seat')}; leave some out or raise --players`,
    );
  return Array.from({ length: seats }, (_, seat) => {
    const hero = heroes?.[seat] ?? 'random';
    return hero === 'random' ? null : hero;
  });
}

function bar(done: number, all: number): string {
  const full = Math.floor((done / all) * BAR);
  return `[${'#'.repeat(full)}${'.'.repeat(BAR - full)}] ${done} of ${all} games`;
}

function report(result: Simulation, paint: Paint): string {
  const { games, finished, decisions, seconds, decisionsPerSecond, violations, rounds, wins, endings } =
    result;
  const share = (n: number): string => (finished === 0 ? '' : `${((n / finished) * 100).toFixed(1)} %`);
  const won = Object.entries(wins.byHero).toSorted(([, a], [, b]) => b - a);
  const lines = [
    table([
      ['games', `${games}, ${finished} finished`],
      ['decisions', `${decisions} in ${seconds.toFixed(1)} s (${decisionsPerSecond} a second)`],
      ['rounds', `median ${rounds.median}, eight in ten between ${rounds.p10} and ${rounds.p90}`],
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
