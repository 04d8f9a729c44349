/**
 * Random play by the million, with every law of the house checked after every decision: each card, counter and token
 * in one place, limits, somebody can act, clone equals original, undo restores, save loads, replay passes through the
 * same states. `npm run soak -- --decisions 1000000 --seed x --players 1,4`; a violation names its game, and
 * `--game` (with the same seed and players) plays that one again.
 */
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import type { Soaked } from '@wayrune/engine/testing/soak.ts';

export interface SoakOrder {
  readonly seed: string;
  readonly first: number;
  readonly every: number;
  /** The only game to play, or -1. */
  readonly only: number;
  readonly players: readonly number[];
  readonly decisions: number;
  /** Shared by all cores: decisions made so far. */
  readonly made: SharedArrayBuffer;
}

export interface SoakReport extends Soaked {
  readonly game: number;
  readonly players: number;
}

const { values } = parseArgs({
  options: {
    decisions: { type: 'string', default: '10000000' },
    seed: { type: 'string', default: 'soak' },
    players: { type: 'string', default: '1,2,3,4,5,6' },
    game: { type: 'string', default: '-1' },
  },
});
const decisions = Number(values.decisions);
const players = values.players.split(',').map(Number);
const only = Number(values.game);
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
  byPlayers: Object.fromEntries(players.map((n) => [n, 0])),
};
const violations: object[] = [];

function progress(): void {
  if (!process.stderr.isTTY && total.games % 100 !== 0) return;
  const seconds = (performance.now() - started) / 1000;
  const rate = total.decisions / seconds;
  const left = Math.max(0, Math.round((decisions - total.decisions) / rate));
  const line = `${total.decisions.toLocaleString('en')} of ${decisions.toLocaleString('en')} decisions, ${Math.round(rate).toLocaleString('en')} a second, ${left} s left, ${violations.length} violations`;
  process.stderr.write(process.stderr.isTTY ? `\r${line}\u001b[K` : `${line}\n`);
}

function note({ game, players: count, decisions: made, finished, violations: broken }: SoakReport): void {
  total.games++;
  total.decisions += made;
  total.byPlayers[count] = (total.byPlayers[count] ?? 0) + made;
  if (finished) total.finished++;
  for (const { entry, message } of broken)
    violations.push({ seed: values.seed, game, players: count, entry, message });
  progress();
}

const cores = only >= 0 ? 1 : Math.max(1, availableParallelism());
const made = new SharedArrayBuffer(4);
await Promise.all(
  Array.from({ length: cores }, (_, first) => {
    const workerData: SoakOrder = { seed: values.seed, first, every: cores, only, players, decisions, made };
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
      seconds: Math.round(seconds),
      decisionsPerSecond: Math.round(total.decisions / seconds),
      violations,
    },
    null,
    2,
  ),
);
process.exitCode = violations.length > 0 ? 1 : 0;
