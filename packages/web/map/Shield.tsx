import { EMBLEMS } from '../theme/charges.ts';
import { SHIELD } from './draw/heraldry.ts';
import styles from './shield.module.css';

/** A Hero's shield around 0,0: the colour of the seat and its emblem. */
export function ShieldMark({ seat }: { readonly seat: number }) {
  return (
    <g className={styles['shield']} data-seat={seat % EMBLEMS.length}>
      <path className={styles['field']} d={SHIELD} />
      <path className={styles['line']} d={SHIELD} transform="translate(0 -.3) scale(.8)" />
      <path
        className={styles['emblem']}
        d={EMBLEMS[seat % EMBLEMS.length]}
        transform="translate(0 -1.5) scale(.92)"
      />
    </g>
  );
}

/** The same in a line of text. */
export function Shield({ seat, label }: { readonly seat: number; readonly label?: string }) {
  const spoken =
    label === undefined ? ({ 'aria-hidden': true } as const) : { role: 'img', 'aria-label': label };
  return (
    <svg className={styles['inline']} viewBox="-12 -14 24 28" {...spoken}>
      <ShieldMark seat={seat} />
    </svg>
  );
}
