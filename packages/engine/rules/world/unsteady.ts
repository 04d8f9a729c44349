/** Life, Stamina and limits that change without anybody gaining, losing or turning over a card. */
import type { CardInfo } from './card-info.ts';
import { STAT_BIT } from './face.ts';
import type { Modifier } from '../../effects/vocabulary.ts';

/** Numbers that wounds, exhaustion and cards are held against. */
export const VITAL =
  STAT_BIT.life |
  STAT_BIT.stamina |
  STAT_BIT['ally-limit'] |
  STAT_BIT['weapon-limit'] |
  STAT_BIT['armor-limit'];

export interface Unsteady {
  /** Cards that change such a number of their owner by a condition or a count. They are few: one in all packs so far. */
  readonly cards: readonly string[];
  /** Such numbers that enemies and cards in force change: what these say begins and ends without the Hero's doing. */
  readonly byOthers: number;
}

export function unsteady(cards: readonly CardInfo[]): Unsteady {
  let byOthers = 0;
  for (const { front, held } of cards) {
    for (const { stat, for: whom = 'self' } of front.always)
      if (whom !== 'self' && whom !== 'foes') byOthers |= STAT_BIT[stat] & VITAL;
    for (const { stat, for: whom } of held.always) if (whom === 'enemy') byOthers |= STAT_BIT[stat] & VITAL;
  }
  return { cards: cards.filter(({ held }) => held.always.some(isUnsteady)).map(({ id }) => id), byOthers };
}

const isUnsteady = ({ stat, amount, if: conditions }: Modifier): boolean =>
  (STAT_BIT[stat] & VITAL) !== 0 && (conditions !== undefined || typeof amount !== 'number');
