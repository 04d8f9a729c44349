import type { Town } from '@wayrune/engine/rules/world/board.ts';
import styles from './town-sign.module.css';

/** Free towns need no sign, and nobody mistakes the Lost City. */
const SIGNS: Readonly<Record<Town['kind'], { readonly lines: string; readonly body: string } | null>> = {
  'free-town': null,
  'lost-city': null,
  'native-village': {
    lines: 'M-1.6 5.400V2A1.6 1.6 0 0 1 1.6 2V5.4',
    body: 'M-4.6 5.400V.6H-6.400Q-2-1.6 0-6.400Q2-1.6 6.4.6H4.600V5.400Z',
  },
  'trading-outpost': {
    lines: 'M-6.2-6.2L6.2 6.2M6.2-6.2L-6.2 6.2M-6.6 3.4L-3.4 6.6M6.6 3.4L3.4 6.6',
    body: 'M-3.4-3.8H3.4V-.2C3.4 2.2 1.9 3.9 0 4.9C-1.9 3.9-3.4 2.2-3.4-.2Z',
  },
};

/** The sign of a kind of town, a disc 18 wide around 0,0: a hut, or crossed swords behind a shield. */
export function TownSign({ kind }: { readonly kind: Town['kind'] }) {
  const sign = SIGNS[kind];
  if (sign === null) return null;
  const lines = <path className={styles.lines} d={sign.lines} />;
  return (
    <g data-kind={kind}>
      <circle className={styles.disc} r={9} />
      {kind === 'trading-outpost' && lines}
      <path className={styles.body} d={sign.body} />
      {kind === 'native-village' && lines}
    </g>
  );
}
