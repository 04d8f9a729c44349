/** What Encounters and Events are here: an Encounter is nothing, an Event brings counters (DRAWN-1 and on). */
import { procedure } from '../../../kernel/procedure.ts';
import { leaveLimbo } from '../../../rules/cards/holdings.ts';
import type { CardFrame } from '../../../rules/turn/adventure.ts';
import { replenish } from '../../../rules/turn/counters.ts';
import { tell, type Game } from '../../../rules/world/game.ts';
import { startChoosing } from '../scions/scions.ts';

export const encounterProcedure = procedure<Game, CardFrame>({
  leave(game, { card }) {
    if (leaveLimbo(game, card)) game.state.removed.push(card);
    tell(game, { type: 'encounter-passed', card });
  },
});

export const eventProcedure = procedure<Game, CardFrame>({
  replenish(game, { seat, card }) {
    tell(game, { type: 'event-passed', card });
    replenish(game, seat, ['green', 'yellow', 'blue']);
  },
  /** No red jewel has a sunburst, and yet every one gets its counter back (S3). */
  red(game, { seat }) {
    replenish(game, seat, ['red'], false);
  },
  choose(game, { seat }) {
    startChoosing(game, seat);
  },
  leave(game, { card }) {
    if (leaveLimbo(game, card)) game.world.policies.discardAdventure(game, card);
  },
});
