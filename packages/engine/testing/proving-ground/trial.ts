/** A trial: a joint fight of the whole table, and what comes of it. */
import { call, procedure, type Frame } from '../../kernel/procedure.ts';
import { startCombat } from '../../rules/combat/combat.ts';
import { playerAt, tell, type Game } from '../../rules/world/game.ts';
import { bottomOf } from '../../rules/cards/holdings.ts';
import { challengers, hasVanished, ladderOf, TRIALS, VANISHING } from './ladder.ts';

interface TrialFrame extends Frame {
  proc: 'trial';
  /** Who chooses the trial and acts first in it. */
  seat: number;
  card: string;
}

export const startTrial = (game: Game, seat: number): void =>
  call<TrialFrame>(game, { proc: 'trial', seat, card: '' });

export const trialProcedure = procedure<Game, TrialFrame>({
  choose: {
    ask: (game, { seat }) => ({
      seat,
      kind: 'trial',
      options: ladderOf(game.state).rungs.map((card) => `face:${card}`),
    }),
    answer(_, frame, choice) {
      frame.card = choice.slice('face:'.length);
    },
  },
  fight(game, { seat, card }) {
    const space = playerAt(game, seat).space ?? '';
    startCombat(game, seat, space, { card, fighters: challengers(game, seat), terms: 'trial' });
  },
  /** Won or lost, the Ladder is cleared. If the active Hero fell, the turn goes on to its end, which comes next anyway. */
  clear(game) {
    const ladder = ladderOf(game.state);
    for (const card of ladder.rungs) bottomOf(game, TRIALS, card);
    ladder.rungs = [];
  },
});

/** Everybody who has a claim gets a point; the second trial that is beaten takes a town with it. */
export function passTrial(game: Game, card: string, seats: readonly number[]): void {
  const ladder = ladderOf(game.state);
  const stood = !hasVanished(game.state);
  ladder.passed++;
  for (const seat of seats) ladder.points[seat] = (ladder.points[seat] ?? 0) + 1;
  tell(game, { type: 'trial-passed', card, seats });
  if (stood && hasVanished(game.state)) tell(game, { type: 'town-vanished', town: VANISHING });
  for (const seat of seats) game.world.policies.checkVictory(game, seat);
}
