import type { Color } from '@wayrune/engine/rules/world/board.ts';
import { CUTS, SUNBURST } from './jewels.ts';
import styles from './jewel.module.css';

/** A stone around 0,0, for drawings. Without its counter only the setting is seen. */
export function Stone({
  color,
  sunburst = false,
  empty = false,
}: {
  readonly color: Color;
  readonly sunburst?: boolean;
  readonly empty?: boolean;
}) {
  const { outline, facets, light } = CUTS[color];
  return (
    <g className={empty ? styles['empty'] : styles['stone']} data-color={color}>
      {sunburst ? <path className={styles['rays']} d={SUNBURST} /> : null}
      <path className={styles['outline']} d={outline} />
      {empty ? null : <path className={styles['light']} d={light} />}
      {empty ? null : <path className={styles['facets']} d={facets} />}
    </g>
  );
}

/** The sign of an adventure colour in a line of text. With a label it is read out. */
export function Jewel({
  color,
  label,
  sunburst = false,
}: {
  readonly color: Color;
  readonly label?: string;
  readonly sunburst?: boolean;
}) {
  const spoken =
    label === undefined ? ({ 'aria-hidden': true } as const) : { role: 'img', 'aria-label': label };
  const box = sunburst ? '-18 -18 36 36' : '-12 -12 24 24';
  return (
    <svg className={styles['jewel']} viewBox={box} {...spoken}>
      <Stone color={color} sunburst={sunburst} />
    </svg>
  );
}
