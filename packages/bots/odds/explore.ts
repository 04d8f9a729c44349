/** A fight played out by the rules themselves: every choice, every outcome of the dice that makes a difference. */
import type { Chance } from '@wayrune/engine/kernel/chance.ts';
import { answer, run } from '@wayrune/engine/kernel/procedure.ts';
import {
  type CombatFrame,
  combatOf,
  type EffectsFrame,
  type RollFrame,
  rollOf,
} from '@wayrune/engine/rules/combat/combat-frame.ts';
import { acting, claimants, hasFallen, isJoint } from '@wayrune/engine/rules/combat/fighters.ts';
import { open, view } from '@wayrune/engine/rules/world/game.ts';
import { clone, type Held, type State } from '@wayrune/engine/rules/world/state.ts';
import { rollBonus } from '@wayrune/engine/rules/cards/values.ts';
import { infoOf, type World } from '@wayrune/engine/rules/world/world.ts';
import { memoize } from '../memo.ts';
import { addChance, addChoice, addEnd, addRound, type Child, type Graph, station, step } from './graph.ts';
import { type Throw, throwsFor } from './model/dice.ts';
import { knowsRolls, knowsRules } from './known-rules.ts';
import { keyOf } from './position-key.ts';
import type { Reading } from './reading.ts';
import { type Ending, type How, type Stakes, worthOfEnding } from './result.ts';

export interface Explorer {
  readonly graph: Graph;
  /** An arena's world, and its table when the question was asked. */
  readonly world: World;
  readonly table: State;
  readonly seat: number;
  /** The other Hero, or -1. */
  readonly rival: number;
  readonly stakes: Stakes;
  readonly rivalStakes: Stakes;
  readonly reading: Reading;
  /** Every pair of dice is tried where cards look at them, and not only those that differ for them. */
  readonly plainly: boolean;
  /** A quicker way to go on from a position, if there is one. */
  readonly shortcut: (state: State) => Child | null;
}

/** What follows from a position in which nothing is asked yet, such as the beginning of a fight. */
export function goOn(explorer: Explorer, state: State): Child {
  return follow(explorer, state, fightIn(explorer, state), null);
}

/** The combat; null in a trap, where nobody is fought. */
type Combat = CombatFrame | null;
const fightIn = ({ world }: Explorer, state: State): Combat => combatOf(view(world, state));

/** The position of a table at which somebody has to decide, or at which the fight is over. */
function positionOf(explorer: Explorer, state: State, combat: Combat): Child {
  const { graph } = explorer;
  if (state.over !== null) return ended(explorer, state, combat);
  if (combat !== null) forgetRounds(explorer, combat);
  const quick = explorer.shortcut(state);
  return quick ?? station(graph, keyOf(explorer.world, state), () => decide(explorer, state, combat));
}

/** Options that throw cards away for nothing are left out, unless there is nothing else. */
export function considered(options: readonly string[]): readonly string[] {
  const sensible = options.filter((option) => !option.startsWith('discard:'));
  return sensible.length === 0 ? options : sensible;
}

/** The choice that a table waits for, in a fight or right after it: cards may have to go when it is over. */
export function decide(explorer: Explorer, state: State, combat = fightIn(explorer, state)): Child {
  const { decision } = state;
  if (decision === null) throw new Error('nothing is asked');
  const options = considered(decision.options);
  const children = options.map((option) => follow(explorer, state, combat, option));
  return addChoice(explorer.graph, options, children, decision.seat === explorer.seat ? 0 : 1);
}

/** What becomes of a table when an option is taken (or when it just goes on), over all outcomes of chance. */
function follow(explorer: Explorer, state: State, fight: Combat, option: string | null): Child {
  const chances: number[] = [];
  const children: Child[] = [];
  const path: Fork[] = [];
  do {
    const { child, chance } = playOut(explorer, state, fight, option, path);
    chances.push(chance);
    children.push(child);
  } while (advance(path));
  return addChance(explorer.graph, chances, children);
}

/** A moment at which chance decides: results that differ, how likely each is, and the one that is tried now. */
interface Fork {
  readonly results: readonly (readonly number[])[];
  readonly chances: readonly number[];
  at: number;
}

/** To the next combination of results; false when all have been tried. */
function advance(path: Fork[]): boolean {
  for (let fork = path.at(-1); fork !== undefined; fork = path.at(-1)) {
    if (++fork.at < fork.results.length) return true;
    path.pop();
  }
  return false;
}

/** A step by the rules takes as long as this many steps of the model. */
const BY_RULES = 100;

function playOut(
  explorer: Explorer,
  state: State,
  fight: Combat,
  option: string | null,
  path: Fork[],
): { child: Child; chance: number } {
  step(explorer.graph, explorer.plainly ? 1 : BY_RULES);
  const table = clone(state);
  const combat = combatOf(view(explorer.world, table)) ?? fight;
  const round = combat?.round ?? 0;
  let next = 0;
  let feed: readonly number[] = [];
  let fed = 0;
  let chance = 1;
  const source: Chance = {
    pick(n) {
      if (fed === feed.length) {
        const fork = path[next] ?? forkAt(explorer, table, n);
        path[next++] = fork;
        feed = fork.results[fork.at] as readonly number[];
        chance *= fork.chances[fork.at] as number;
        fed = 0;
      }
      return feed[fed++] as number;
    },
  };
  const game = open(explorer.world, table, source);
  if (option !== null) answer(game, option);
  run(game);
  const rounds = (combat?.round ?? 0) - round;
  let child = positionOf(explorer, table, combat);
  for (let i = 0; i < rounds; i++) child = addRound(explorer.graph, child);
  return { child, chance };
}

const singles = (n: number): Fork => ({
  results: Array.from({ length: n }, (_, i) => [i]),
  chances: Array.from({ length: n }, () => 1 / n),
  at: 0,
});

const SIDES = 10;

/** All pairs of two dice, whichever comes first. */
const PAIRS: Fork = (() => {
  const results: number[][] = [];
  const chances: number[] = [];
  for (let low = 0; low < SIDES; low++)
    for (let high = low; high < SIDES; high++) {
      results.push([low, high]);
      chances.push((low === high ? 1 : 2) / SIDES ** 2);
    }
  return { results, chances, at: 0 };
})();

/** All totals of two dice. */
const TOTALS: Fork = {
  results: Array.from({ length: 2 * SIDES - 1 }, (_, sum) => [Math.floor(sum / 2), Math.ceil(sum / 2)]),
  chances: Array.from(
    { length: 2 * SIDES - 1 },
    (_, sum) => (SIDES - Math.abs(sum - SIDES + 1)) / SIDES ** 2,
  ),
  at: 0,
};

/** The roll whose two dice are thrown now, for the first time or again; null if chance decides something else. */
function thrownNow(world: World, table: State): RollFrame | null {
  const top = table.frames.at(-1);
  if (top?.proc === 'roll') return (top as RollFrame).first === 0 ? (top as RollFrame) : null;
  if (top?.proc !== 'effects') return null;
  const { list, at } = top as EffectsFrame;
  const effect = list[at - 1];
  return effect?.do === 'reroll' && effect.dice === 'both' ? rollOf(view(world, table)) : null;
}

const forkOf = (throws: readonly Throw[]): Fork => ({
  results: throws.map(({ first, second }) => [first - 1, second - 1]),
  chances: throws.map(({ chance }) => chance),
  at: 0,
});

/** The results that make a difference at this moment. */
function forkAt({ world, reading, plainly }: Explorer, table: State, n: number): Fork {
  if (!knowsRolls(world)) return singles(n);
  const roll = thrownNow(world, table);
  if (roll === null || (plainly && roll.first > 0)) return singles(n);
  if (reading.dice && (plainly || roll.kind === 'target')) return { ...PAIRS };
  if (roll.kind === 'target') return { ...TOTALS };
  const bonus = (roll.first > 0 ? roll.bonus : rollBonus(view(world, table), roll)) + roll.added;
  return forkOf(throwsFor(reading.habits, roll.target - bonus));
}

/** Unknown rules may depend on rounds and rolls: this many are distinguished. */
const LONG = 24;

/** What no card looks at is forgotten, so that positions that are alike are found to be the same. */
export function forgetRounds({ world, reading, rival }: Explorer, combat: CombatFrame): void {
  if (!knowsRules(world)) {
    combat.round = Math.min(combat.round, LONG);
    combat.rolls = combat.rolls.map((count) => Math.min(count, LONG));
    return;
  }
  combat.round = Math.min(combat.round, reading.lastRound + (rival < 0 ? 0 : 1));
  const most = reading.conditions.has('first-roll') ? 2 : 0;
  combat.rolls = combat.rolls.map((count) => Math.min(count, most));
}

/* How it ended */

function ended(explorer: Explorer, state: State, combat: Combat): Child {
  const { graph, world, table, seat, rival, stakes, rivalStakes } = explorer;
  const own = endingFor(world, table, state, combat, seat);
  const theirs = rival < 0 ? null : endingFor(world, table, state, combat, rival);
  const key = `end ${JSON.stringify([own, theirs])}`;
  const worth = theirs === null ? 0 : worthOfEnding(rivalStakes, theirs);
  return ~memoize(graph.stations, key, () => addEnd(graph, stakes, own, worth));
}

function outcomeFor(state: State, combat: Combat, seat: number): How {
  const how = state.over?.how ?? '';
  if (combat === null) return how === `fell:${seat}` ? 'knocked-out' : how === 'won' ? 'won' : 'escaped';
  if (isJoint(combat)) return outcomeAmongSeveral(how, combat, seat);
  if (how === `fell:${seat}`) return 'knocked-out';
  if (how.startsWith('fell:')) return 'won';
  if (how === 'escaped') return acting(combat) === seat ? 'escaped' : 'fled';
  return how === 'won' ? 'won' : 'fled';
}

/** For a Hero without a claim to the reward, the enemy has merely left. */
function outcomeAmongSeveral(how: string, combat: CombatFrame, seat: number): How {
  if (hasFallen(combat, seat)) return 'knocked-out';
  if (how === 'won') return claimants(combat).includes(seat) ? 'won' : 'fled';
  return how === 'escaped' ? 'escaped' : 'fled';
}

export function endingFor(world: World, table: State, state: State, combat: Combat, seat: number): Ending {
  const before = table.players[seat];
  const after = state.players[seat];
  if (before === undefined || after === undefined) throw new Error(`no seat ${seat}`);
  const cardsOf = ({ items, allies, kept }: typeof after): Held[] => [...items, ...allies, ...kept];
  const left = new Map(cardsOf(after).map((held) => [held.card, held]));
  const had = cardsOf(before);
  const gone = had.filter(({ card }) => !left.has(card));
  const how = outcomeFor(state, combat, seat);
  // What a fallen Hero bears is taken from them.
  const fell = how === 'knocked-out';
  return {
    how,
    wounds: fell ? 0 : after.wounds,
    exhaustion: fell ? before.exhaustion : after.exhaustion,
    gold: after.gold - before.gold,
    cards: gone.length,
    price: gone.reduce((total, { card }) => total + infoOf(world, card).cost, 0),
    used: had.filter(({ card, used }) => !used && left.get(card)?.used === true).length,
    alliesLost: before.allies.length - after.allies.length,
    allyWounds: after.allies.reduce((total, ally) => total + ally.wounds + ally.exhaustion, 0),
  };
}
