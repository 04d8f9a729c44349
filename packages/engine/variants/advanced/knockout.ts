import { type Procedure, withStepAfter } from '../../kernel/procedure.ts';
import { type KnockoutFrame, settleSoon } from '../../rules/calls.ts';
import { losePoints, pointsOf } from '../../rules/turn/counters.ts';
import { pick, playerAt, tell, type Game } from '../../rules/world/game.ts';

export interface AdvancedEvents {
  'new-hero': { seat: number; hero: string };
}
declare module '../../rules/world/events.ts' {
  interface GameEvents extends AdvancedEvents {}
}

/** Unspent experience is lost too, and a fresh Hero may take over, within their own limits (ADV-10, ADV-11, A3, G28, W42). */
export const withHarderFall = (knockout: Procedure<Game>): Procedure<Game> => {
  const poorer = withStepAfter<Game, KnockoutFrame>(knockout, 'counters', 'unspent', (game, { seat }) => {
    losePoints(game, seat, pointsOf(playerAt(game, seat)));
  });
  return withStepAfter<Game, KnockoutFrame>(poorer, 'town', 'successor', {
    ask(game, { seat }) {
      return unused(game).length === 0
        ? null
        : { seat, kind: 'successor', options: ['same-hero', 'new-hero'] };
    },
    answer(game, { seat }, choice) {
      if (choice === 'same-hero') return;
      const free = unused(game);
      const hero = free[free.length === 1 ? 0 : pick(game, free.length)];
      if (hero === undefined) return;
      playerAt(game, seat).hero = hero;
      game.ownAffects[seat] = null;
      tell(game, { type: 'new-hero', seat, hero });
      settleSoon(game, seat);
    },
  });
};

function unused(game: Game): string[] {
  const played = new Set(game.state.players.map((player) => player.hero));
  return game.world.heroes.filter((hero) => !played.has(hero));
}
