/** The way that is about to be taken: a line from the figure, and at each space the die that pays for it. */
import { FACES } from '@wayrune/engine/rules/turn/movement.ts';
import { type Board, type SpaceId, spaceAt } from '@wayrune/engine/rules/world/board.ts';
import { memo } from 'react';
import { SYMBOLS } from '../theme/symbols.ts';
import { centreOf } from './geometry.ts';
import type { Step } from './marks.ts';
import { curve } from './path.ts';
import styles from './marks.module.css';

interface Props {
  readonly board: Board;
  readonly from: SpaceId | null;
  readonly path: readonly Step[];
}

export const Route = memo(function Route({ board, from, path }: Props) {
  if (path.length === 0) return null;
  const spaces = [...(from === null ? [] : [from]), ...path.map(({ space }) => space)];
  const points = spaces.map((id) => centreOf(spaceAt(board, id)));
  return (
    <g className={styles['route']}>
      <path className={styles['under']} d={curve(points)} />
      <path className={styles['way']} d={curve(points)} />
      {path.map((step, i) => (
        <Payment key={`${step.space}${i}`} board={board} step={step} last={i === path.length - 1} />
      ))}
    </g>
  );
});

/** A small die with the symbol that opens the space; a plain one where another rule lets it. Steps without a die have none. */
function Payment({
  board,
  step,
  last,
}: {
  readonly board: Board;
  readonly step: Step;
  readonly last: boolean;
}) {
  const space = spaceAt(board, step.space);
  const { x, y } = centreOf(space);
  const face = step.face === null ? [] : (FACES[step.face] ?? []);
  const used =
    step.face === null
      ? undefined
      : (face.find((one) => one === space.terrain) ?? (space.town === null ? 'die' : 'town'));
  return (
    <g transform={`translate(${x} ${y})`}>
      {last ? <circle className={styles['goal']} r={33} /> : null}
      {used === undefined ? null : (
        <g transform="translate(0 -25)">
          <rect className={styles['paid']} x={-9} y={-9} width={18} height={18} rx={3} />
          <path
            className={styles['paidBy']}
            d={SYMBOLS[used]}
            fillRule="evenodd"
            transform="translate(-7.2 -7.2) scale(.6)"
          />
        </g>
      )}
    </g>
  );
}
