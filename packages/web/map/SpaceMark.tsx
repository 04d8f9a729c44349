/** A space as the pointer, the keyboard and the screen reader find it, with what lies on it. */
import type { Board, Color, Space, SpaceId } from '@wayrune/engine/rules/world/board.ts';
import type { TFunction } from 'i18next';
import { memo } from 'react';
import { Stone } from '../theme/Jewel.tsx';
import { centreOf, type Point, SIZE } from './geometry.ts';
import { clearCorner } from './pin-places.ts';
import { polygon } from './path.ts';
import { hexCorners } from '@wayrune/engine/kernel/hex.ts';
import { type Share, tellSpace } from './space-label.ts';
import styles from './marks.module.css';

export interface SpaceMarkProps extends Share {
  readonly t: TFunction<'map'>;
  readonly board: Board;
  /** The one that the chart shows: it is computed once for each, and takes a while. */
  readonly drawn: Board;
  readonly space: Space;
  readonly lurkerColor: Color | null;
  readonly focusable: boolean;
  readonly chosen: boolean;
}

const HEX = polygon(hexCorners({ x: 0, y: 0 }, SIZE));
const INNER = polygon(hexCorners({ x: 0, y: 0 }, SIZE - 3.5));

/** A skull on a torn banner. */
const BANNER = 'M-8-10H8V8L4.5 5.5L0 9L-4.5 5.5L-8 8Z';
const SKULL =
  'M0-7.2C3.4-7.2 5.4-5 5.4-2.2C5.4-.6 4.6.4 3.4 1V3.2H-3.4V1C-4.6.4-5.4-.6-5.4-2.2C-5.4-5-3.4-7.2 0-7.2ZM-2.4-3.6a1.4 1.4 0 1 0 .01 0ZM2.4-3.6a1.4 1.4 0 1 0 .01 0ZM0-.7L-.8.9H.8Z';

/** The jaws of a trap. */
const JAWS =
  'M-5.6-7.400H5.600V-5L3.700-2L1.900-5L0-2L-1.900-5L-3.700-2L-5.600-5ZM-5.600 4.400H5.600V-1L4.200 1.600L2.800-.800L1.400 1.600L0-.800L-1.400 1.600L-2.800-.800L-4.200 1.600L-5.600-1Z';

/** A gate that is down. */
const PORTCULLIS = 'M-6 7V-1A6 6 0 0 1 6-1V7M-2 7V-6.600M2 7V-6.600M-6 0H6M-6 4H6';

/** Events are heard by the map as a whole, so that a space needs no handler and stays as it is while its share does. */
export const SpaceMark = memo(function SpaceMark(props: SpaceMarkProps) {
  const {
    t,
    board,
    drawn,
    space,
    counter,
    closed,
    signs,
    lurkerColor,
    trap,
    dice,
    target,
    focusable,
    chosen,
  } = props;
  const { x, y } = centreOf(space);
  const { jewel } = space;
  return (
    <g
      className={styles['space']}
      transform={`translate(${x} ${y})`}
      role="button"
      tabIndex={focusable ? 0 : -1}
      aria-label={tellSpace(t, board, space, props)}
      aria-pressed={chosen || undefined}
      data-space={space.id}
      data-reach={dice !== null || undefined}
      data-target={target || undefined}
      data-chosen={chosen || undefined}
      data-closed={closed || undefined}
    >
      <path className={styles['hex']} d={HEX} />
      <path className={styles['halo']} d={INNER} />
      {jewel === null ? null : (
        <g transform="translate(0 4)">
          <circle className={styles['seat']} r={jewel.sunburst ? 17 : 13} data-stone="" />
          <Stone color={jewel.color} sunburst={jewel.sunburst} empty={!counter} />
        </g>
      )}
      {signs.map(({ id, Drawing }) => (
        <Drawing key={id} />
      ))}
      {closed && (
        <g transform="translate(20 -13)" className={styles['sign']} data-closed="">
          <circle r="12" />
          <path d={PORTCULLIS} />
        </g>
      )}
      {dice !== null && dice > 0 && isWorthIt(props) ? (
        <Price dice={dice} at={clearCorner(drawn, space.id, 9, closed || lurkerColor !== null)} />
      ) : null}
      {lurkerColor === null ? null : (
        <g
          transform="translate(19 -12)"
          className={styles['lurker']}
          data-color={lurkerColor}
          data-trap={trap || undefined}
        >
          <path className={styles['pole']} d="M-8-12V17" />
          <path className={styles['banner']} d={BANNER} />
          <path className={styles['skull']} d={trap ? JAWS : SKULL} />
        </g>
      )}
    </g>
  );
});

/** Whether one would go there for something. */
const isWorthIt = ({ space, counter, lurkerColor, target }: SpaceMarkProps): boolean =>
  space.town !== null || counter || lurkerColor !== null || target;

/** How many dice it takes to get there. */
const Price = ({ dice, at: { x, y } }: { readonly dice: number; readonly at: Point }) => (
  <g transform={`translate(${x} ${y})`} className={styles['price']} data-price="">
    <rect x={-8} y={-8} width={16} height={16} rx={2.5} />
    <text y={4.3}>{dice}</text>
  </g>
);

/** The space that an event happened on. */
export function spaceOf(target: EventTarget | null): SpaceId | null {
  const found = target instanceof Element ? target.closest('[data-space]') : null;
  return found?.getAttribute('data-space') ?? null;
}
