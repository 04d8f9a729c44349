/**
 * Random play by the million, with every invariant checked after every decision: each card, counter and token
 * in one place, limits, somebody can act, clone equals original, undo restores, save loads, replay passes through the
 * same states. `npm run soak -- --decisions 1000000 --seed x --players 1,4`; a violation names its game, and
 * `--game` (with the same seed, players and variants) plays that one again. `--variants doom-track,shorter` plays with
 * these, `--variants every` with every valid combination, one after the other; games with a time limit must end.
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
  readonly players: readonly number[];
  readonly variants: readonly string[] | 'every';
  readonly decisions: number;
  /** Shared by all cores: decisions made so far. */
  readonly made: SharedArrayBuffer;
}

export interface SoakReport extends Soaked {
  readonly game: number;
  readonly players: number;
  readonly variants: readonly string[];
}

const { values } = parseArgs({
  options: {
    decisions: { type: 'string', default: '10000000' },
    seed: { type: 'string', default: 'soak' },
    players: { type: 'string', default: '1,2,3,4,5,6' },
    variants: { type: 'string', default: '' },
    game: { type: 'string', default: '-1' },
  },
});
const decisions = Number(values.decisions);
const players = values.players.split(',').map(Number);
const variants: SoakOrder['variants'] =
  values.variants === 'every' ? 'every' : values.variants.split(',').filter((variant) => variant !== '');
const only = Number(values.game);
if (!Number.isInteger(decisions) || decisions < 1 || decisions > 2 ** 31 - 1)
  throw new Error(`--decisions is ${values.decisions}, expected a whole number from 1 to ${2 ** 31 - 1}`);
if (players.some((count) => !Number.isInteger(count) || count < 1 || count > 6))
  throw new Error(`--players is ${values.players}, expected numbers from 1 to 6, such as 1,4,6`);
const known = Object.keys(library.parts).filter((id) => library.parts[id]?.kind === 'variant');
const unknown = variants === 'every' ? undefined : variants.find((id) => !known.includes(id));
if (unknown !== undefined)
  throw new Error(`--variants names ${unknown}, expected "every" or some of ${known.join(', ')}`);
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

function note(report: SoakReport): void {
  const { game, players: count, variants: played, decisions: made, finished, violations: broken } = report;
  total.games++;
  total.decisions += made;
  total.byPlayers[count] = (total.byPlayers[count] ?? 0) + made;
  if (finished) total.finished++;
  for (const { entry, message } of broken)
    violations.push({ seed: values.seed, game, players: count, variants: played, entry, message });
  progress();
}

const cores = only >= 0 ? 1 : Math.max(1, availableParallelism());
const made = new SharedArrayBuffer(4);
await Promise.all(
  Array.from({ length: cores }, (_, first) => {
    const { seed } = values;
    const workerData: SoakOrder = { seed, first, every: cores, only, players, variants, decisions, made };
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
