/** The Heroes on the map: round portraits on pins. One that changes its space glides there. */
import type { Board, SpaceId } from '@wayrune/engine/rules/world/board.ts';
import { type ComponentType, memo } from 'react';
import { spaceAt } from '@wayrune/engine/rules/world/board.ts';
import { centreOf, type Point } from './geometry.ts';
import type { Figure } from './marks.ts';
import { num } from './path.ts';
import { placePins } from './pin-places.ts';
import { ShieldMark } from './Shield.tsx';
import styles from './figures.module.css';

/** Draws the face of a Hero around 0,0, within this radius. */
export type FaceOf = ComponentType<{ readonly hero: string; readonly radius: number }>;

interface Props {
  readonly board: Board;
  readonly figures: readonly Figure[];
  /** Spaces with a banner on them. */
  readonly banners: ReadonlySet<SpaceId>;
  readonly Face: FaceOf | undefined;
}

const OWN = 20;
const OTHER = 16;

export const Figures = memo(function Figures({ board, figures, banners, Face }: Props) {
  // One's own has the best place and is drawn last, over the others; keys keep the elements and thereby the gliding.
  const order = figures.toSorted((a, b) => Number(b.own) - Number(a.own) || a.seat - b.seat);
  const radiusOf = ({ own }: Figure): number => (own ? OWN : OTHER);
  const places = placePins(
    board,
    order.map((figure) => ({ ...figure, radius: radiusOf(figure) })),
    banners,
  );
  return order.toReversed().map((figure) => {
    const at = places.get(figure.seat) ?? { x: 0, y: 0 };
    const radius = radiusOf(figure);
    const { x, y } = centreOf(spaceAt(board, figure.space));
    return (
      <g
        key={figure.seat}
        className={styles.figure}
        data-figure={figure.seat}
        data-seat={figure.seat}
        data-own={figure.own || undefined}
        data-active={figure.active || undefined}
        style={{ transform: `translate(${num(at.x)}px, ${num(at.y)}px)` }}
      >
        {figure.own && <circle className={styles.halo} r={radius + 5} />}
        <path className={styles.tip} d={tip(radius, { x: x - at.x, y: y - at.y })} />
        <circle className={styles.ring} r={radius} data-ring="" />
        {Face === undefined ? null : <Face hero={figure.hero} radius={radius - 3} />}
        <g transform={`translate(${num(radius * 0.72)} ${num(radius * 0.66)}) scale(${num(radius / 34)})`}>
          <ShieldMark seat={figure.seat} />
        </g>
      </g>
    );
  });
});

/** The point of a pin, towards the middle of the space that it stands for. */
function tip(radius: number, to: Point): string {
  const angle = Math.hypot(to.x, to.y) < radius / 2 ? Math.PI / 2 : Math.atan2(to.y, to.x);
  const on = (turn: number, far: number): string =>
    `${num(Math.cos(angle + turn) * far)} ${num(Math.sin(angle + turn) * far)}`;
  return `M${on(-0.34, radius)}L${on(0, radius + 8)}L${on(0.34, radius)}Z`;
}
