/** Movement dice that were rolled together. A click lets them lie at once; `speed` 0 never lets them roll. */
import { type CSSProperties, useState } from 'react';
import { MovementDie } from './MovementDie.tsx';
import styles from './dice.module.css';

interface Rolling {
  /** Changes with every roll; null if they just lie there. */
  readonly roll: string | number | null;
  /** Times as quick as usual, 0 at once; without it the setting of the page holds. */
  readonly speed?: number;
}

/** The roll to show: null again when somebody does not want to wait. */
function useRoll({ roll, speed }: Rolling): {
  shown: Rolling['roll'];
  skip: () => void;
  style: CSSProperties | undefined;
} {
  const [skipped, skip] = useState<Rolling['roll']>(null);
  const shown = roll === skipped || speed === 0 ? null : roll;
  const style = speed === undefined || speed === 0 ? undefined : ({ '--pace': 1 / speed } as CSSProperties);
  return { shown, skip: () => skip(roll), style };
}

export interface MovementDiceProps extends Rolling {
  readonly dice: readonly { readonly face: number; readonly spent: boolean }[];
}

export function MovementDice({ dice, ...rolling }: MovementDiceProps) {
  const { shown, skip, style } = useRoll(rolling);
  return (
    // The keyboard needs no way to skip: nothing waits for the dice.
    <div className={styles['dice']} style={style} onPointerDown={skip}>
      {dice.map(({ face, spent }, i) => (
        <MovementDie key={i} face={face} spent={spent} order={i} roll={shown} />
      ))}
    </div>
  );
}
