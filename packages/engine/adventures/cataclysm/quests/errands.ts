/** Errands: cards of Encounters that send a Hero to a market which is not there (C26). */
import { AT } from '../../../effects/windows.ts';
import type { Step } from '../../../kernel/procedure.ts';
import { act, addOffers } from '../../../rules/cards/abilities.ts';
import type { TurnFrame } from '../../../rules/calls.ts';
import { info, playerAt, type Game } from '../../../rules/world/game.ts';
import { siteAt } from '../../../rules/world/land.ts';

/** Whether an option uses such a card where it names a town. */
function isErrand(game: Game, option: string): boolean {
  const [, card = '', index = ''] = option.split(':');
  const { card: printed, held } = info(game, card);
  const names = held.abilities[Number(index)]?.if?.some(({ is }) => is === 'town') === true;
  return printed.kind === 'encounter' && names;
}

/** Where a town has no Market step, what was to be done in it is done on ending the movement there. */
export const errands: Step<Game, TurnFrame> = {
  ask(game, { seat }) {
    const { space, kept, items, allies } = playerAt(game, seat);
    if (kept.length + items.length + allies.length === 0 || siteAt(game, space ?? '').market >= 0)
      return null;
    const offers: string[] = [];
    addOffers(game, seat, AT.market, offers);
    const options = offers.filter((option) => isErrand(game, option));
    return options.length === 0 ? null : { seat, kind: 'errand', options: [...options, 'pass'] };
  },
  answer(game, frame, choice) {
    if (choice === 'pass') return;
    frame.step = 'errands';
    act(game, frame.seat, choice);
  },
};
