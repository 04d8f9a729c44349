/** The Heroes on the map. A figure that changes its space glides there. */
import { type Board, type SpaceId, spaceAt } from '@wayrune/engine/rules/world/board.ts';
import { memo } from 'react';
import { centreOf } from './geometry.ts';
import type { Figure } from './marks.ts';
import { ShieldMark } from './Shield.tsx';
import styles from './marks.module.css';

/** Where figures stand that share a space: beside one another, slightly fanned. */
const SPREAD = 19;

export const Figures = memo(function Figures({
  board,
  figures,
}: {
  readonly board: Board;
  readonly figures: readonly Figure[];
}) {
  const crowd = new Map<SpaceId, Figure[]>();
  for (const figure of figures) crowd.set(figure.space, [...(crowd.get(figure.space) ?? []), figure]);
  // The active one is drawn last, over the others; keys keep the elements and thereby the gliding.
  const order = figures.toSorted((a, b) => Number(a.active) - Number(b.active));
  return order.map((figure) => {
    const all = crowd.get(figure.space) ?? [];
    const { x, y } = centreOf(spaceAt(board, figure.space));
    const place = all.indexOf(figure) - (all.length - 1) / 2;
    const step = Math.min(SPREAD, 46 / Math.max(1, all.length - 1));
    return (
      <g
        key={figure.seat}
        className={styles['figure']}
        data-active={figure.active || undefined}
        style={{ transform: `translate(${x + place * step}px, ${y - 14 + Math.abs(place) * 1.5}px)` }}
      >
        <ellipse className={styles['foot']} cy={14} rx={9} ry={2.8} />
        <g className={styles['body']}>
          <ShieldMark seat={figure.seat} />
        </g>
      </g>
    );
  });
});
