/**
 * What a change to the bots costs or saves: the same games in two checkouts, a few decisions in each in turn, so that other
 * load on the machine affects both. Reports whether all choices were the same.
 *
 *     node bench/bots.ts ../before . --bots normal --games 5
 */
import { parseArgs } from 'node:util';
import { loadCheckout } from './checkout.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    bots: { type: 'string', default: 'normal' },
    games: { type: 'string', default: '5' },
    players: { type: 'string', default: '4' },
    seed: { type: 'string', default: 'bench' },
    variants: { type: 'string', default: '' },
  },
});

/** Decisions in one checkout before it is the other's turn. */
const SLICE = 25;

type Play = (game: number) => Generator<void, string[]>;

/** Plays games with the rules, cards and bots of a checkout; yields after each slice and returns the choices. */
async function playerOf(checkout: string): Promise<Play> {
  const { engine, content, bots: strengths } = await loadCheckout(checkout);
  const { apply, createWorld, newGame, seeded } = engine;
  const heroes = Array.from({ length: Number(values.players) }, () => null);
  const variants = values.variants.split(',').filter((id) => id !== '');
  const setup = { adventure: 'dragon-lords', heroes, variants, packs: [] };
  const world = createWorld(content.library, setup);
  const bots = values.bots.split(',').map((id) => strengths.botOf(id));
  return function* (game) {
    const seed = `${values.seed}-${game}`;
    const table = seeded(seed);
    const own = heroes.map((_, seat) => seeded(`${seed}/seat ${seat}`));
    const { state } = newGame(world, setup, table);
    const log: string[] = [];
    while (state.decision !== null) {
      const { seat, kind } = state.decision;
      const [bot, chance] = [bots[seat % bots.length], own[seat]];
      if (bot === undefined || chance === undefined) throw new Error(`nobody plays seat ${seat}`);
      const choice = bot.choose(world, state, chance);
      log.push(`${seat} ${kind} ${choice}`);
      apply(world, state, choice, table);
      if (log.length % SLICE === 0) yield;
    }
    return log;
  };
}

interface Side {
  readonly play: Play;
  seconds: number;
}

/** Plays a game on both sides, a slice at a time; returns the choices of each. */
function playBoth(sides: readonly Side[], game: number): string[][] {
  const running = sides.map((side) => ({ side, steps: side.play(game), log: null as string[] | null }));
  for (let turn = 0; running.some(({ log }) => log === null); turn++)
    for (const one of turn % 2 === 0 ? running : running.toReversed()) {
      if (one.log !== null) continue;
      const start = process.cpuUsage();
      const { done, value } = one.steps.next();
      const { user, system } = process.cpuUsage(start);
      one.side.seconds += (user + system) / 1e6;
      if (done === true) one.log = value;
    }
  return running.map(({ log }) => log ?? []);
}

const [before = '', after = ''] = positionals;
if (after === '') throw new Error('name two checkouts: node bench/bots.ts ../before .');
const sides: Side[] = [];
for (const checkout of [before, after]) sides.push({ play: await playerOf(checkout), seconds: 0 });
let isSame = true;
let decisions = 0;
for (let game = 0; game <= Number(values.games); game++) {
  const [first = [], second = []] = playBoth(sides, game);
  const at = first.findIndex((choice, i) => choice !== second[i]);
  if (at >= 0 || first.length !== second.length) {
    isSame = false;
    console.log(`game ${game}: decision ${at} is "${first[at]}" before and "${second[at]}" after`);
  }
  // The first game is the warm-up.
  if (game === 0) for (const side of sides) side.seconds = 0;
  else decisions += first.length;
}
const [old = 0, now = 0] = sides.map(({ seconds }) => seconds);
console.log(
  `${decisions} decisions in ${values.games} games: ${isSame ? 'the same choices' : 'other choices'}`,
);
console.log(`${old.toFixed(1)} s before, ${now.toFixed(1)} s after: ${(old / now).toFixed(2)} times as fast`);
