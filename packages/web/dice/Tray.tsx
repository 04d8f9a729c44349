/** Two ten-sided dice on a compass, and what came of them stamped over it. Sizes follow the font size. */
import type { CSSProperties, ReactNode } from 'react';
import { CompassRose } from './CompassRose.tsx';
import { Stamp, type StampProps } from './Stamp.tsx';
import { TenDie } from './TenDie.tsx';
import styles from './tray.module.css';

/** How a throw is shown, one thing after another. */
export interface ThrowTime {
  /** Changes with every throw; null if the dice just lie there. */
  readonly roll: string | number | null;
  /** How long the whole of it is looked at, in milliseconds: dice, sum and verdict share it. */
  readonly lasts: number;
  /** Dice that already lie there are only judged, or some of them are rolled again. */
  readonly from: 'dice' | 'again' | 'verdict';
  /** Which dice roll. */
  readonly moved: readonly [boolean, boolean];
}

/** The shares of a throw, for the style sheets of the tray and of the sum. */
export const throwStyle = ({ roll, lasts }: Pick<ThrowTime, 'roll' | 'lasts'>): CSSProperties | undefined =>
  roll === null
    ? undefined
    : ({ '--throw': `${lasts}ms`, '--roll-time': `${lasts * 0.4}ms`, '--pace': 1 } as CSSProperties);

export interface TrayProps extends ThrowTime {
  /** Null while nothing has been thrown. */
  readonly dice: readonly [number, number] | null;
  readonly stamp: StampProps | null;
  /** Dice that can be used are wrapped in what they are pressed by. */
  readonly wrap?: (die: ReactNode, order: 0 | 1) => ReactNode;
}

export function Tray({ dice, stamp, roll, lasts, from, moved, wrap = (die) => die }: TrayProps) {
  return (
    <div
      className={styles['tray']}
      style={throwStyle({ roll, lasts })}
      data-rolling={roll === null ? undefined : from}
    >
      <CompassRose />
      {dice !== null &&
        ([0, 1] as const).map((order) => (
          <span key={order} className={styles['die']} data-order={order}>
            {wrap(<TenDie value={dice[order]} order={order} roll={moved[order] ? roll : null} />, order)}
          </span>
        ))}
      {stamp !== null && <Stamp key={roll} {...stamp} />}
    </div>
  );
}
