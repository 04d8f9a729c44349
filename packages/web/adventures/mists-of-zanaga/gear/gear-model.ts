/** Survival gear in a Hero's hands, by kind. */
import { GEAR, type Gear } from '@wayrune/engine/effects/vocabulary.ts';
import { type Game, info, playerAt } from '@wayrune/engine/rules/world/game.ts';
import { type CardInfo, itemKind } from '@wayrune/engine/rules/world/world.ts';
import type { State } from '@wayrune/engine/rules/world/state.ts';

export const isGearInfo = (card: CardInfo): boolean => itemKind(card)?.class === 'gear';

export interface GearHeld {
  readonly gear: Gear;
  /** The tokens, all alike. */
  readonly cards: readonly string[];
  /** What the pending decision offers to do with one. */
  readonly uses: readonly string[];
}

export const gearOf = (game: Game, seat: number, choosing: State | null): GearHeld[] => {
  const held = playerAt(game, seat).items.filter(({ card }) => isGearInfo(info(game, card)));
  const options = choosing?.decision?.seat === seat ? choosing.decision.options : [];
  return GEAR.map((gear) => {
    const cards = held.flatMap(({ card }) => (info(game, card).card.id === gear ? [card] : []));
    const uses = options.filter((option) => {
      const [word, card = ''] = option.split(':');
      return word === 'use' && cards.includes(card);
    });
    return { gear, cards, uses };
  });
};
