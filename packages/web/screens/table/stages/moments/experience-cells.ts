/** What fills the experience bar. */
import { COUNTER_VALUE } from '@wayrune/engine/rules/turn/counters.ts';
import { COLORS, type Color } from '@wayrune/engine/rules/world/board.ts';
import type { Player } from '@wayrune/engine/rules/world/state.ts';
import type { Spoils } from '../../../../play/spoils.ts';

interface Cell {
  /** The counter; null for points that are only noted. */
  readonly color: Color | null;
  /** How many points it is worth, and so how wide it is. */
  readonly worth: number;
  readonly isNew: boolean;
}

/** First what the Hero had before, then what has just been won. */
export function cellsOf(
  { counters, points }: Pick<Player, 'counters' | 'points'>,
  { counters: won, experience }: Pick<Spoils, 'counters' | 'experience'>,
): Cell[] {
  const valued = won.reduce((sum, { color }) => sum + COUNTER_VALUE[color], 0);
  const wonPoints = experience - valued;
  const cell = (color: Color | null, isNew: boolean): Cell => ({
    color,
    worth: color === null ? 1 : COUNTER_VALUE[color],
    isNew,
  });
  const had = COLORS.flatMap((color) => {
    const before = counters[color] - won.filter((one) => one.color === color).length;
    return Array.from({ length: Math.max(0, before) }, () => cell(color, false));
  });
  const noted = Array.from({ length: Math.max(0, points - wonPoints) }, () => cell(null, false));
  const fresh = [
    ...won.map(({ color }) => cell(color, true)),
    ...Array.from({ length: Math.max(0, wonPoints) }, () => cell(null, true)),
  ];
  return [...noted, ...had, ...fresh];
}
