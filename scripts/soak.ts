/**
 * Random play by the million, with every invariant checked after every decision: each card, counter and token
 * in one place, limits, somebody can act, clone equals original, undo restores, save loads, replay passes through the
 * same states. `npm run soak -- --decisions 1000000 --seed x --players 1,4`; a violation names its game, and
 * `--game` (with the same seed, players, variants and packs) plays that one again. `--variants doom-track,shorter` plays
 * with these, `--variants every` with every valid combination, `--variants pairs` with so few that each two of them meet;
 * `--packs every` plays each of these with every valid mixture of packs. `--adventure mists-of-zanaga` plays another adventure.
 * Games with a time limit must end.
 */
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { library } from '@wayrune/content';
import type { Soaked } from '@wayrune/engine/testing/soak.ts';

export interface SoakOrder {
  readonly seed: string;
  readonly first: number;
  readonly every: number;
  /** The only game to play, or -1. */
  readonly only: number;
  readonly adventure: string;
  readonly players: readonly number[];
  readonly variants: readonly string[] | 'every' | 'pairs';
  readonly packs: readonly string[] | 'every';
  readonly decisions: number;
  /** Shared by all cores: decisions made so far. */
  readonly made: SharedArrayBuffer;
}

export interface SoakReport extends Soaked {
  readonly game: number;
  readonly players: number;
  readonly variants: readonly string[];
  readonly packs: readonly string[];
  /** How many different tables there are to play at. */
  readonly tables: number;
}

const { values } = parseArgs({
  options: {
    decisions: { type: 'string', default: '10000000' },
    seed: { type: 'string', default: 'soak' },
    adventure: { type: 'string', default: 'dragon-lords' },
    players: { type: 'string', default: '1,2,3,4,5,6' },
    variants: { type: 'string', default: '' },
    packs: { type: 'string', default: '' },
    game: { type: 'string', default: '-1' },
  },
});
const decisions = Number(values.decisions);
const players = values.players.split(',').map(Number);
/** Some ids, all of which must be known, or a word that stands for many sets of them. */
function chosen<W extends string>(flag: 'variants' | 'packs', words: readonly W[]): readonly string[] | W {
  const word = words.find((one) => one === values[flag]);
  if (word !== undefined) return word;
  const ids = values[flag].split(',').filter((id) => id !== '');
  const known = Object.keys(library.parts).filter((id) => `${library.parts[id]?.kind}s` === flag);
  const unknown = ids.find((id) => !known.includes(id));
  if (unknown === undefined) return ids;
  throw new Error(`--${flag} names ${unknown}, expected ${words.join(', ')} or some of ${known.join(', ')}`);
}
const variants: SoakOrder['variants'] = chosen('variants', ['every', 'pairs']);
const packs: SoakOrder['packs'] = chosen('packs', ['every']);
const only = Number(values.game);
const { adventure } = values;
if (library.adventures[adventure] === undefined)
  throw new Error(
    `--adventure is ${adventure}, expected one of ${Object.keys(library.adventures).join(', ')}`,
  );
if (!Number.isInteger(decisions) || decisions < 1 || decisions > 2 ** 31 - 1)
  throw new Error(`--decisions is ${values.decisions}, expected a whole number from 1 to ${2 ** 31 - 1}`);
if (players.some((count) => !Number.isInteger(count) || count < 1 || count > 6))
  throw new Error(`--players is ${values.players}, expected numbers from 1 to 6, such as 1,4,6`);
if (!Number.isInteger(only)) throw new Error(`--game is ${values.game}, expected the number of a game`);

const started = performance.now();
const total = {
  games: 0,
  finished: 0,
  decisions: 0,
  tables: 0,
  byPlayers: Object.fromEntries(players.map((n) => [n, 0])),
};
const violations: object[] = [];
const tablesPlayed = new Set<string>();

function progress(): void {
  if (!process.stderr.isTTY && total.games % 100 !== 0) return;
  const seconds = (performance.now() - started) / 1000;
  const rate = total.decisions / seconds;
  const left = Math.max(0, Math.round((decisions - total.decisions) / rate));
  const line = `${total.decisions.toLocaleString('en')} of ${decisions.toLocaleString('en')} decisions, ${Math.round(rate).toLocaleString('en')} a second, ${left} s left, ${violations.length} violations`;
  process.stderr.write(process.stderr.isTTY ? `\r${line}\u001b[K` : `${line}\n`);
}

function note(report: SoakReport): void {
  const { game, players: count, variants: played, packs: mixture, decisions: made, finished } = report;
  total.games++;
  total.tables = report.tables;
  tablesPlayed.add([count, ...played, ...mixture].join(' '));
  total.decisions += made;
  total.byPlayers[count] = (total.byPlayers[count] ?? 0) + made;
  if (finished) total.finished++;
  for (const { entry, message } of report.violations)
    violations.push({
      seed: values.seed,
      game,
      players: count,
      variants: played,
      packs: mixture,
      entry,
      message,
    });
  progress();
}

const cores = only >= 0 ? 1 : Math.max(1, availableParallelism());
const made = new SharedArrayBuffer(4);
await Promise.all(
  Array.from({ length: cores }, (_, first) => {
    const { seed } = values;
    const workerData: SoakOrder = {
      seed,
      first,
      every: cores,
      only,
      adventure,
      players,
      variants,
      packs,
      decisions,
      made,
    };
    const worker = new Worker(new URL('./soak-worker.ts', import.meta.url), { workerData });
    worker.on('message', note);
    return new Promise<void>((resolve, reject) => {
      worker.on('error', reject);
      worker.on('exit', () => resolve());
    });
  }),
);

const seconds = (performance.now() - started) / 1000;
if (process.stderr.isTTY) process.stderr.write('\n');
console.log(
  JSON.stringify(
    {
      ...total,
      tablesPlayed: tablesPlayed.size,
      seconds: Math.round(seconds),
      decisionsPerSecond: Math.round(total.decisions / seconds),
      violations,
    },
    null,
    2,
  ),
);
process.exitCode = violations.length > 0 ? 1 : 0;
