/** What the dice can reach: one contour around all of it, and a veil over the rest of the land. */
import { type Board, type SpaceId, spaceAt } from '@wayrune/engine/rules/world/board.ts';
import { memo } from 'react';
import type { Sheet } from './geometry.ts';
import { outlines } from './outline.ts';
import { polygon } from './path.ts';
import styles from './reach.module.css';

interface Props {
  readonly board: Board;
  readonly sheet: Sheet;
  readonly spaces: readonly SpaceId[];
}

/** The veil lies on the sea around the sheet, too, as far as anybody sees. */
const BEYOND = 1600;

export const Reach = memo(function Reach({ board, sheet: { width, height }, spaces }: Props) {
  if (spaces.length === 0) return null;
  const contour = outlines(spaces.map((id) => spaceAt(board, id)))
    .map(polygon)
    .join('');
  const everything = `M${-BEYOND} ${-BEYOND}H${width + BEYOND}V${height + BEYOND}H${-BEYOND}Z`;
  return (
    <g className={styles.reach} aria-hidden="true">
      <path className={styles.veil} d={everything + contour} />
      <path className={styles.glow} d={contour} />
      <path className={styles.case} d={contour} />
      <path className={styles.line} d={contour} />
    </g>
  );
});
