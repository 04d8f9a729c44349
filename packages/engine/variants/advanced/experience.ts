import { call, type Frame, procedure } from '../../kernel/procedure.ts';
import { act, isAct, withDiscards } from '../../rules/cards/abilities.ts';
import { lessons } from '../../rules/turn/experience.ts';
import { playerAt, type Game } from '../../rules/world/game.ts';
import { heal, recover } from '../../rules/combat/vitals.ts';

/** Points for a pair of counters, by the number of players (ADV-12, A1). */
export const pairPrice = (players: number): number =>
  players <= 2 ? 6 : players <= 4 ? 5 : players === 5 ? 4 : 3;

/** Two counters of different kinds (ADV-12). */
export function pairs(game: Game, seat: number): string[] {
  const kinds = lessons(game, seat).map((lesson) => lesson.slice('learn:'.length));
  return kinds.flatMap((one, i) => kinds.slice(i + 1).map((other) => `learn:${one}:${other}`));
}

interface RestoreFrame extends Frame {
  proc: 'restore';
  seat: number;
}

export function offerRestoring(game: Game, seat: number): void {
  call<RestoreFrame>(game, { proc: 'restore', seat });
}

/** With counters bought, the Hero may be rid of wounds and exhaustion (ADV-13). */
export const restoreProcedure = procedure<Game, RestoreFrame>({
  ask: {
    ask(game, { seat }) {
      const { wounds, exhaustion } = playerAt(game, seat);
      if (wounds + exhaustion === 0) return null;
      return withDiscards(game, { seat, kind: 'restore', options: ['restore', 'bear'] });
    },
    answer(game, frame, choice) {
      const { seat } = frame;
      if (isAct(choice)) {
        frame.step = 'ask';
        act(game, seat, choice);
        return;
      }
      if (choice !== 'restore') return;
      heal(game, seat, 'hero', Number.POSITIVE_INFINITY);
      recover(game, seat, 'hero', Number.POSITIVE_INFINITY);
    },
  },
});
