import type { TownId } from '@wayrune/engine/rules/world/board.ts';
import { armsOf, chargePath, divisionPath, SHIELD } from './draw/heraldry.ts';
import styles from './arms.module.css';

/** The arms of a town, 20 wide and 24 high around 0,0. */
export function Arms({ town }: { readonly town: TownId }) {
  const arms = armsOf(town);
  return (
    <g>
      <path className={styles.field} data-tincture={arms.field} d={SHIELD} />
      <path className={styles.field} data-tincture={arms.over} d={divisionPath(arms)} />
      <path
        className={styles.charge}
        data-tincture={arms.chargeIn}
        d={chargePath(arms)}
        transform="translate(0 -1.5)"
      />
      <path className={styles.rim} d={SHIELD} />
    </g>
  );
}
