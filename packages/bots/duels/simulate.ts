/** Duels simulated by the rules, with dice of the bot's own and heuristic choices on both sides. */
import type { CombatFrame } from '@wayrune/engine/rules/combat/combat-frame.ts';
import { opponent } from '@wayrune/engine/rules/combat/fighters.ts';
import type { Player, State } from '@wayrune/engine/rules/world/state.ts';
import { infoOf, type World } from '@wayrune/engine/rules/world/world.ts';
import { trophiesOf, trophyWorth } from '../aims/worth.ts';
import { arenaWorld, duelWith } from '../odds/arena.ts';
import { considered } from '../odds/explore.ts';
import { type Stakes, worthOfEnding } from '../odds/result.ts';
import { playFight } from '../odds/sample.ts';
import type { PlanContext } from '../plan/turn-plan.ts';
import { bootyOf } from './rivals.ts';
import { best } from '../heuristics/context.ts';
import { fightStakes } from '../fights/stakes.ts';
import { duelChoice } from '../heuristics/default-choice.ts';

/** What a Hero loses who is beaten by another: all their gold and their dearest card, and what the winner takes if that is something else. */
function lossOf({ world, aim, weights }: PlanContext, loser: Player): number {
  const costs = [...loser.items, ...loser.allies].map(({ card }) => infoOf(world, card).cost);
  const [dearest = 0, next = 0] = costs.sort((a, b) => b - a);
  const trophies = trophiesOf(aim, world, loser);
  const trophy = trophies === 0 ? 0 : trophyWorth(aim, weights, trophies - 1);
  const other = trophy === 0 && dearest > loser.gold ? next : 0;
  return trophy + weights.attachment * (loser.gold + dearest + other);
}

/** What the ends of a duel are worth. Of what another loses, everybody else at the table has a share; nothing is lost when they get away. */
function duelStakes(context: PlanContext, other: Player): Stakes {
  const { state, player, weights } = context;
  const { escape, wound } = weights;
  const win = weights.hunt * bootyOf(context, other) + lossOf(context, other) / (state.players.length - 1);
  const loss = weights.fall - lossOf(context, player) + wound * player.wounds;
  const stakes = fightStakes({ win, loss, escape, wound }, player.wounds);
  return { ...stakes, fled: stakes.fled - escape };
}

/** A duel, and what its ends are worth to the one who asks. */
interface Duel {
  readonly world: World;
  readonly table: State;
  readonly seat: number;
  readonly stakes: Stakes;
}

/** What the duel of that number is worth, after an option if one is given. Whether to run is thought over when it comes to it. */
function simulateDuel({ world, table, seat, stakes }: Duel, option: string | null, number: number): number {
  const choose = duelChoice(seat);
  const { ending } = playFight({ world: arenaWorld(world), table, seat, choose }, option, number);
  return worthOfEnding(stakes, ending);
}

/** What it is worth to attack a Hero, compared with leaving things alone. */
export function simulatedAttackWorth(context: PlanContext, other: Player): number {
  const { world, state, seat, weights } = context;
  const table = duelWith(world, state, seat, other.seat);
  const duel = { world, table, seat, stakes: duelStakes(context, other) };
  let total = 0;
  for (let i = 0; i < weights.duelSamples; i++) total += simulateDuel(duel, null, i);
  return total / weights.duelSamples;
}

/** Each choice in a duel is tried at least so often; all of them together, so many times as often as an attack is thought over. */
const LEAST = 12;
const LONGER = 16;
/** Another choice than the usual one is taken if the gain is above zero by so many standard errors. */
const STANDARD_ERRORS = 1.5;

/** The best choice in a duel that goes on: the usual one, unless another is clearly better when it is fought to its end. */
export function chooseInDuel(context: PlanContext, combat: CombatFrame, table: State): string | null {
  const { world, state, seat, weights, options, chance, late } = context;
  const other = state.players[opponent(combat, seat)];
  if (weights.duelSamples === 0 || other === undefined) return null;
  const duel = { world, table, seat, stakes: duelStakes(context, other) };
  const usual = duelChoice(seat)(world, state, chance);
  const others = considered(options).filter((option) => option !== usual);
  const gains = others.map((): Gain => ({ sum: 0, squares: 0 }));
  const most = (LONGER * weights.duelSamples) / (1 + others.length);
  let times = 0;
  while (times < most && !(times >= LEAST && late())) {
    const worth = simulateDuel(duel, usual, times);
    others.forEach((option, i) => add(gains[i] as Gain, simulateDuel(duel, option, times) - worth));
    times++;
  }
  return best([usual, ...others], (option) => {
    const gain = gains[others.indexOf(option)];
    return gain === undefined ? 0 : lowerBound(gain, times);
  });
}

/** By how much a choice was better than another, added up. */
interface Gain {
  sum: number;
  squares: number;
}

function add(gain: Gain, amount: number): void {
  gain.sum += amount;
  gain.squares += amount * amount;
}

/** Lower confidence bound of the gain. */
function lowerBound({ sum, squares }: Gain, times: number): number {
  const mean = sum / times;
  return mean - STANDARD_ERRORS * Math.sqrt(Math.max(0, squares / times - mean * mean) / times);
}
