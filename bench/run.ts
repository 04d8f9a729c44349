/**
 * Speed, as ratios measured side by side in one run: slices of Wayrune and its peer alternate, so that other load on the
 * machine affects both. Absolute figures hold only on an idle machine, so the load before the run and the spread of the
 * slices are printed with them. Prints a table on stderr and JSON on stdout.
 */
import { availableParallelism, loadavg } from 'node:os';
import { greedy } from '@wayrune/bots/players/greedy.ts';
import { random } from '@wayrune/bots/players/random.ts';
import { library } from '@wayrune/content';
import {
  apply,
  type Chance,
  clone,
  createWorld,
  newGame,
  seeded,
  type Setup,
  type State,
} from '@wayrune/engine';
import { saveGame } from '@wayrune/engine/table/save.ts';
import { decide, startTable } from '@wayrune/engine/table/table.ts';
import { oddsBench, oddsTable } from './odds.ts';
import { peerOn } from './peer.ts';

/** The load average of the last minute before this run. */
const [load = 0] = loadavg();

const SETUP: Setup = { adventure: 'dragon-lords', heroes: [null, null, null, null], variants: [], packs: [] };
const ALL_PACKS: Setup = {
  ...SETUP,
  packs: [...new Set(library.packs.map(({ pack }) => pack))].filter((id) => id !== 'base'),
};
const WARM_UP = 1_500_000;
const SLICES = 40;
const SLICE = 20_000;
const PEER_SLICE = 100;
const DECISIONS_A_GAME = 4_000;

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

/** User and system time of all threads, in milliseconds: time used by other programs does not count. */
function processorTime(work: () => void): number {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

/** An endless stream of random play: one game after another. */
function stream(setup: Setup): { step: () => void; state: () => State } {
  const world = createWorld(library, setup);
  let games = 0;
  let left = 0;
  let state: State;
  let chance: Chance;
  let own: Chance;
  const begin = (): void => {
    games++;
    chance = seeded(`bench ${games}`);
    own = seeded(`bench bot ${games}`);
    state = newGame(world, setup, chance).state;
    left = DECISIONS_A_GAME;
  };
  begin();
  return {
    step() {
      if (left-- === 0 || state.decision === null) begin();
      apply(world, state, random.choose(world, state, own), chance);
    },
    state: () => state,
  };
}

const play = stream(SETUP);
const times = (count: number, work: () => void): void => {
  for (let i = 0; i < count; i++) work();
};

console.error('warming up ...');
times(WARM_UP, play.step);
const sample = clone(play.state());
const peer = await peerOn(sample);
await peer.make(PEER_SLICE * 5);

console.error('measuring ...');
const ours: number[] = [];
const theirs: number[] = [];
for (let i = 0; i < SLICES; i++) {
  ours.push((SLICE * 1000) / milliseconds(() => times(SLICE, play.step)));
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

/** Games with all packs beside games without any, by turns. Last: what V8 learns from packs slows down the base game too. */
function packsBench(): { packs: number; ratio: number } {
  const withPacks = stream(ALL_PACKS);
  times(WARM_UP, withPacks.step);
  times(WARM_UP / 3, play.step);
  let [base, packs] = [0, 0];
  for (let i = 0; i < SLICES; i++) {
    base += processorTime(() => times(SLICE, play.step));
    packs += processorTime(() => times(SLICE, withPacks.step));
  }
  return { packs: ALL_PACKS.packs.length, ratio: base / packs };
}
const { packs, ratio: packsRatio } = packsBench();

const LONG_GAME = 8_000;

/** A whole game of four greedy players, to measure its log; a game that drags on is replaced by another. */
function finishedGame(seed: number): { log: number; decisions: number; rounds: number; state: number } {
  const chance = seeded(`bench game ${seed}`);
  const own = seeded(`bench game bots ${seed}`);
  const { table } = startTable(library, SETUP, chance);
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
