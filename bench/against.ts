/**
 * This checkout against another one, such as the commit before a change: both are loaded into one process, and short slices
 * of the same work alternate, so that other load on the machine affects both. Prints ratios of this one to the other.
 *
 *   git worktree add ../before HEAD~5 && (cd ../before && npm install)
 *   npm run bench:against -- ../before
 *
 * With `--their-cards` both play the base set and board of the other checkout: where cards have changed since, the speed of the
 * rules is compared, not that of the cards. Packs can only be read by later code, so the older checkout is the other one.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Chance, Setup, State } from '@wayrune/engine';
import { type Checkout, loadCheckout, withCardsOf } from './checkout.ts';

const SETUP: Setup = { adventure: 'dragon-lords', heroes: [null, null, null, null], variants: [], packs: [] };
/** Until V8 has compiled nearly everything: after 400,000 decisions compiling still took 2 to 3 % of the time. */
const WARM_UP = 1_500_000;
const SLICES = 200;
const SLICE = 10_000;
const CLONES = 2_000;
const DECISIONS_A_GAME = 4_000;
const ODDS_PASSES = 15;
const HEROES = ['hedda-stonebrake', 'ilvane-reed', 'ottoline-vey'];

/** One game of uniform random play after another. */
function stream({ engine, content }: Checkout): { step: () => void; copy: () => void } {
  const world = engine.createWorld(content.library, SETUP);
  let games = 0;
  let left = 0;
  let state: State;
  let chance: Chance;
  let own: Chance;
  const begin = (): void => {
    games++;
    chance = engine.seeded(`bench ${games}`);
    own = engine.seeded(`bench bot ${games}`);
    state = engine.newGame(world, SETUP, chance).state;
    left = DECISIONS_A_GAME;
  };
  begin();
  return {
    step() {
      if (left-- === 0 || state.decision === null) begin();
      const options = state.decision?.options ?? [];
      engine.apply(world, state, options[own.pick(options.length)] ?? '', chance);
    },
    copy() {
      engine.clone(state);
    },
  };
}

/** The odds of every Challenge against a few Heroes, with empty caches; returns the CPU time. */
function oddsPass({ engine, content, bots }: Checkout): number {
  const tables = HEROES.map((hero) => {
    const setup: Setup = { ...SETUP, heroes: [hero] };
    const world = engine.createWorld(content.library, setup);
    const { state } = engine.newGame(world, setup, engine.seeded('odds'));
    return { world, state };
  });
  return cost(() => {
    for (const { world, state } of tables)
      for (const { id, card } of Object.values(world.cards))
        if (card.kind === 'challenge') bots.challengeOdds(world, state, 0, id);
  });
}

/** CPU milliseconds of all threads: time used by other programs does not count. */
function cost(work: () => void): number {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

const times = (count: number, work: () => void): void => {
  for (let i = 0; i < count; i++) work();
};

const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** The speed ratio of this checkout to the other over everything, and the middle half of the slice pairs. */
function ratio(times: readonly (readonly [number, number])[]): string {
  const percent = (share: number): string => (100 * share).toFixed(1);
  const pairs = times.map(([mine, theirs]) => theirs / mine).toSorted((a, b) => a - b);
  const at = (share: number): string => percent(pairs[Math.floor(pairs.length * share)] ?? 0);
  const all = total(times.map(([, theirs]) => theirs)) / total(times.map(([mine]) => mine));
  return `${percent(all)} % of the other (middle half of the slices ${at(0.25)} to ${at(0.75)})`;
}

/** The two take turns going first. */
function alternate(slices: number, mine: () => number, theirs: () => number): [number, number][] {
  return Array.from({ length: slices }, (_, i) => {
    if (i % 2 === 0) return [mine(), theirs()];
    const other = theirs();
    return [mine(), other];
  });
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'their-cards': { type: 'boolean', default: false } },
});
const [folder] = positionals;
if (folder === undefined) {
  console.error(
    'usage: npm run bench:against -- FOLDER [--their-cards], another checkout with its packages installed',
  );
  process.exit(2);
}
const own = await loadCheckout(resolve(import.meta.dirname, '..'));
const there = await loadCheckout(folder);
const here = values['their-cards'] ? await withCardsOf(own, there, folder) : own;
const [mine, theirs] = [stream(here), stream(there)];
times(WARM_UP, mine.step);
times(WARM_UP, theirs.step);

const decisions = alternate(
  SLICES,
  () => cost(() => times(SLICE, mine.step)),
  () => cost(() => times(SLICE, theirs.step)),
);
const clones = alternate(
  SLICES,
  () => cost(() => times(CLONES, mine.copy)),
  () => cost(() => times(CLONES, theirs.copy)),
);
oddsPass(here);
oddsPass(there);
const odds = alternate(
  ODDS_PASSES,
  () => oddsPass(here),
  () => oddsPass(there),
);
console.log(`decisions  ${ratio(decisions)}`);
console.log(`clones     ${ratio(clones)}`);
console.log(`odds       ${ratio(odds)}`);
