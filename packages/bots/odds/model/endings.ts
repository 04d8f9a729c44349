/** How fights end for the Hero. */
import type { Ending, How } from '../result.ts';
import type { Model } from './model.ts';
import { exhaustionOf, HERO, type Position, woundsOf } from './position.ts';

export const KNOCKED_OUT = 0;
export const HOW: readonly How[] = ['knocked-out', 'won', 'escaped', 'fled'];

export function endingOf(m: Model, s: Position, how: How): Ending {
  const gone = m.pieces.filter(({ bit }) => (s.gone & bit) !== 0);
  const used = m.pieces.filter(({ bit }) => (s.down & ~s.gone & ~m.start.down & bit) !== 0);
  let allyWounds = 0;
  m.fighters.forEach(({ bit }, who) => {
    if (who !== HERO && (s.gone & bit) === 0) allyWounds += woundsOf(s, who) + exhaustionOf(s, who);
  });
  return {
    how,
    wounds: s.wounds,
    exhaustion: s.exhaustion,
    gold: s.gold - m.start.gold,
    cards: gone.length,
    price: gone.reduce((total, { info }) => total + info.cost, 0),
    used: used.length,
    alliesLost: gone.filter(({ bearer }) => bearer !== HERO).length,
    allyWounds,
  };
}
