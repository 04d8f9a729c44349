import { sum } from '../../rules/cards/values.ts';
import { playerAt, tell, type Game } from '../../rules/world/game.ts';
import { challengeOf, combatOf } from '../../rules/combat/combat-frame.ts';
import { amount, amountOrAll } from '../shapes.ts';
import { askTarget, orAll, rolledAmount } from './targets.ts';
import type { Verb } from '../../rules/world/verb.ts';
import type { Amount } from '../vocabulary.ts';
import { quantity } from '../words.ts';

/** A rough number where a bot needs one. */
export const roughly = (value: Amount | 'all'): number => {
  if (value === 'all') return 4;
  if (typeof value === 'number') return value;
  if ('roll' in value) return value.roll === 'd10' ? 5.5 : 11;
  return 1.5 * (value.times ?? 1) + (value.plus ?? 0);
};

function addGold(game: Game, seat: number, coins: number): void {
  const player = playerAt(game, seat);
  const change = Math.max(coins, -player.gold);
  if (change === 0) return;
  player.gold += change;
  tell(game, { type: 'gold', seat, amount: change });
}

export const gainGold: Verb<'gain-gold'> = {
  fields: { amount },
  describe: (e) => `gain ${quantity(e.amount, 'gold')}`,
  resolve(game, e, frame) {
    const reward = challengeOf(game)?.card === frame.source && combatOf(game) === null;
    const more = reward ? sum(game, 'reward-gold', frame.seat, 'hero', null) : 0;
    addGold(game, frame.seat, Math.max(0, rolledAmount(game, e.amount, frame) + more));
  },
  hint: (e) => roughly(e.amount),
};

export const loseGold: Verb<'lose-gold'> = {
  fields: { amount: amountOrAll },
  describe: (e) => `lose ${quantity(e.amount, 'gold', e.amount === 'all' ? 'your gold' : 'gold')}`,
  resolve(game, e, frame) {
    addGold(game, frame.seat, -Math.min(orAll(game, e.amount, frame), playerAt(game, frame.seat).gold));
  },
  hint: (e) => -roughly(e.amount),
};

/** The other Heroes in the space, as targets. */
const neighbors = (game: Game, seat: number): string[] => {
  const { space } = playerAt(game, seat);
  if (space === null) return [];
  return game.state.players
    .filter((p) => p.seat !== seat && p.space === space && p.gold > 0)
    .map((p) => `target:${p.seat}`);
};

export const rob: Verb<'rob'> = {
  fields: { amount },
  describe: (e) => `take ${quantity(e.amount, 'gold')} from another Hero here`,
  resolve: (game, e, frame) => askTarget(game, e, frame, neighbors(game, frame.seat)),
  onTarget(game, e, frame, target) {
    const taken = Math.min(rolledAmount(game, e.amount, frame), playerAt(game, Number(target)).gold);
    addGold(game, Number(target), -taken);
    addGold(game, frame.seat, taken);
  },
  can: (game, _, { seat }) => neighbors(game, seat).length > 0,
  hint: (e) => roughly(e.amount),
};
