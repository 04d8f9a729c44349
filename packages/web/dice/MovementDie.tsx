/**
 * A movement die: a cube that tumbles and comes to rest on a face of two or three terrains. One that just lies there is
 * that face alone: six sides in space are thirty elements, and layers of their own for the browser.
 */
import { FACES } from '@wayrune/engine/rules/turn/movement.ts';
import type { Terrain } from '@wayrune/engine/rules/world/board.ts';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { SYMBOLS } from '../theme/symbols.ts';
import styles from './movement-die.module.css';

export interface MovementDieProps {
  /** Its place in `FACES`. */
  readonly face: number;
  /** Used up for a step: it lies there, grey. */
  readonly spent?: boolean;
  /** Which of several dice it is: each tumbles a little differently. */
  readonly order?: number;
  /** Changes with every roll: a new value lets it tumble; null lets it lie. */
  readonly roll?: string | number | null;
}

export const MovementDie = memo(function MovementDie({
  face,
  spent = false,
  order = 0,
  roll = null,
}: MovementDieProps) {
  const { t } = useTranslation(['dice', 'map']);
  const terrains = (FACES[face] ?? []).map((terrain) => t(`map:terrain.${terrain}`));
  const name = terrains.length === 0 ? t('free') : terrains.join(', ');
  return (
    <span
      className={styles['die']}
      role="img"
      aria-label={t(spent ? 'spent' : 'movement', { name })}
      title={name}
      data-spent={spent || undefined}
    >
      {roll === null ? (
        <Side symbols={FACES[face] ?? []} />
      ) : (
        <span key={roll} className={styles['cube']} data-face={face} data-order={order % 5}>
          {FACES.map((symbols, i) => (
            <Side key={i} place={i} symbols={symbols} />
          ))}
        </span>
      )}
    </span>
  );
});

/** How large a symbol is on a side of 24. */
const SIGN = 9.8;

/** Two stand on a diagonal, three in a triangle. */
const PLACES: Readonly<Record<number, readonly (readonly [x: number, y: number])[]>> = {
  1: [[12, 12]],
  2: [
    [7.6, 7.6],
    [16.4, 16.4],
  ],
  3: [
    [12, 6.9],
    [6.8, 16.8],
    [17.2, 16.8],
  ],
};

/** `place` is where it is on the cube; without one it lies alone. */
function Side({ place, symbols }: { readonly place?: number; readonly symbols: readonly Terrain[] }) {
  const spots = PLACES[symbols.length] ?? [];
  return (
    <svg
      className={place === undefined ? styles['flat'] : styles['side']}
      data-side={place}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <rect className={styles['ivory']} x=".5" y=".5" width="23" height="23" rx="3" />
      {symbols.map((terrain, i) => {
        const [x, y] = spots[i] ?? [12, 12];
        return (
          <path
            key={terrain}
            className={styles['symbol']}
            data-terrain={terrain}
            d={SYMBOLS[terrain]}
            fillRule="evenodd"
            transform={`translate(${x - SIGN / 2} ${y - SIGN / 2}) scale(${SIGN / 24})`}
          />
        );
      })}
    </svg>
  );
}
