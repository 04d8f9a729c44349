/**
 * Speed, as ratios measured side by side in one run: slices of Wayrune and its peer alternate, so that other load on the
 * machine affects both. Absolute figures hold only on an idle machine, so the load before the run and the spread of the
 * slices are printed with them. Prints a table on stderr and JSON on stdout.
 */
import { availableParallelism, loadavg } from 'node:os';
import { greedy } from '@wayrune/bots/players/greedy.ts';
import { library } from '@wayrune/content';
import { clone, seeded } from '@wayrune/engine';
import { saveGame } from '@wayrune/engine/table/save.ts';
import { decide, startTable } from '@wayrune/engine/table/table.ts';
import { oddsBench, oddsTable } from './odds.ts';
import { packsBench } from './packs.ts';
import { peerOn } from './peer.ts';
import { BASE_GAME, stream, times, WARM_UP } from './stream.ts';

/** The load average of the last minute before this run. */
const [load = 0] = loadavg();

const SLICES = 40;
const SLICE = 20_000;
const PEER_SLICE = 100;

const median = (values: readonly number[]): number => quantile(values, 0.5);
function quantile(values: readonly number[], q: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? 0;
}

function milliseconds(work: () => void): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

const play = stream(BASE_GAME);

/** Other adventures, each against the base game in slices that alternate. */
const ADVENTURES = Object.keys(library.adventures).filter((id) => id !== BASE_GAME.adventure);
const others = ADVENTURES.map((adventure) => ({
  adventure,
  play: stream({ ...BASE_GAME, adventure }),
  rates: [] as number[],
}));

console.error('warming up ...');
times(WARM_UP, play.step);
for (const other of others) times(WARM_UP / 3, other.play.step);
const sample = clone(play.state());
const peer = await peerOn(sample);
await peer.make(PEER_SLICE * 5);

console.error('measuring ...');
const ours: number[] = [];
const theirs: number[] = [];
for (let i = 0; i < SLICES; i++) {
  ours.push((SLICE * 1000) / milliseconds(() => times(SLICE, play.step)));
  for (const other of others)
    other.rates.push((SLICE * 1000) / milliseconds(() => times(SLICE, other.play.step)));
  theirs.push((PEER_SLICE * 1000) / (await peer.make(PEER_SLICE)));
}
peer.end();

const single: number[] = [];
const cloning: number[] = [];
for (let i = 0; i < 200_000; i++) {
  single.push(1000 * milliseconds(play.step));
  if (i % 100 === 0) {
    const state = play.state();
    cloning.push(milliseconds(() => times(100, () => clone(state))) * 10);
  }
}

// Last: what V8 learns from the packs' cards slows down the base game too.
const { packs, ratio: packsRatio } = packsBench();

const LONG_GAME = 8_000;

/** A whole game of four greedy players, to measure its log; a game that drags on is replaced by another. */
function finishedGame(seed: number): { log: number; decisions: number; rounds: number; state: number } {
  const chance = seeded(`bench game ${seed}`);
  const own = seeded(`bench game bots ${seed}`);
  const { table } = startTable(library, BASE_GAME, chance);
  while (table.state.decision !== null && table.entries.length < LONG_GAME)
    decide(table, greedy.choose(table.world, table.state, own), chance);
  const { entries, state } = table;
  if (state.over === null) return finishedGame(seed + 1);
  const log = saveGame(table).length;
  return { log, decisions: entries.length, rounds: state.round, state: JSON.stringify(state).length };
}
const game = finishedGame(1);

const round = (value: number, digits = 0): number => Number(value.toFixed(digits));
const results = {
  machine: { load: round(load, 2), cores: availableParallelism() },
  decisionsPerSecond: round(median(ours)),
  slices: { p10: round(quantile(ours, 0.1)), p90: round(quantile(ours, 0.9)) },
  applyMicroseconds: { p50: round(quantile(single, 0.5), 2), p99: round(quantile(single, 0.99), 2) },
  cloneMicroseconds: round(median(cloning), 2),
  bytes: { stateInPlay: JSON.stringify(sample).length, finishedState: game.state, finishedLog: game.log },
  finishedGame: { decisions: game.decisions, rounds: game.rounds },
  adventures: Object.fromEntries(
    others.map(({ adventure, rates }) => [adventure, round(median(rates) / median(ours), 2)]),
  ),
  boardgameIo: {
    movesPerSecond: round(median(theirs)),
    ratio: round(median(ours) / median(theirs), 1),
  },
  allPacks: { packs, ratioToBase: round(packsRatio, 3) },
};

const number = (value: number): string => value.toLocaleString('en');
const row = (what: string, value: string, goal: string): string =>
  `${what.padEnd(46)}${value.padStart(14)}   ${goal}`;
console.error(
  [
    '',
    row('', 'measured', 'goal'),
    row(`load before the run, on ${results.machine.cores} cores`, number(results.machine.load), 'idle: 0'),
    row('random play, decisions/s, median slice', number(results.decisionsPerSecond), '300,000'),
    row('  slowest tenth of the slices, up to', number(results.slices.p10), ''),
    row('  fastest tenth of the slices, from', number(results.slices.p90), ''),
    ...Object.entries(results.adventures).map(([id, share]) =>
      row(`random play of ${id}, of that`, `${round(100 * share)} %`, '70 %'),
    ),
    row('boardgame.io, moves/s on a state of that size', number(results.boardgameIo.movesPerSecond), ''),
    row('ratio', `${results.boardgameIo.ratio} ×`, '100 ×'),
    row(`decisions/s with all ${packs} packs, of the base game's`, `${round(100 * packsRatio, 1)} %`, '90 %'),
    row('apply with its choice, p50', `${results.applyMicroseconds.p50} µs`, ''),
    row('apply with its choice, p99', `${results.applyMicroseconds.p99} µs`, '50 µs'),
    row('clone', `${results.cloneMicroseconds} µs`, '12 µs'),
    row('state in play', `${results.bytes.stateInPlay} B`, ''),
    row(`log of a finished game (${game.decisions} decisions)`, `${results.bytes.finishedLog} B`, '60,000 B'),
  ].join('\n'),
);
console.error('the odds of fights ...');
const odds = oddsBench();
console.error(
  `the odds of a fight before it begins, in time of the processor (goal: 95 % under 5 ms)\n${oddsTable(odds)}`,
);
console.log(JSON.stringify({ ...results, odds }, null, 2));
