/** Spaces that share a danger: a hatched wash with a contour, under everything that lies on them. */
import { type Board, type SpaceId, spaceAt } from '@wayrune/engine/rules/world/board.ts';
import { memo, useId } from 'react';
import { outlines } from './outline.ts';
import { polygon } from './path.ts';
import styles from './tint.module.css';

export const Tint = memo(function Tint({ board, spaces }: { board: Board; spaces: readonly SpaceId[] }) {
  const id = useId();
  if (spaces.length === 0) return null;
  const contour = outlines(spaces.map((space) => spaceAt(board, space)))
    .map(polygon)
    .join('');
  return (
    <g className={styles.tint} aria-hidden="true" data-tinted={spaces.length}>
      <pattern id={id} width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path className={styles.hatch} d="M0 4.500H9" />
      </pattern>
      <path className={styles.wash} d={contour} />
      <path d={contour} fill={`url(#${id})`} />
      <path className={styles.line} d={contour} />
    </g>
  );
});
