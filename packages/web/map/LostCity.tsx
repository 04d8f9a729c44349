/** The town that rises in the middle of a game, and may move: a temple over the land, behind what lies on its space. */
import type { Board, Space } from '@wayrune/engine/rules/world/board.ts';
import { townParts } from './draw/town.ts';
import { centreOf } from './geometry.ts';
import styles from './chart.module.css';

/** Room for the stone that lies there. */
const LIFTED = 13;

export function LostCity({ land }: { readonly land: Board }) {
  const town = land.towns.find(({ kind }) => kind === 'lost-city');
  const space: Space | undefined = land.space[town?.space ?? ''];
  if (town === undefined || space === undefined) return null;
  const { x, y } = centreOf(space);
  return (
    <g className={styles.titles} transform={`translate(${x} ${y})`} aria-hidden="true">
      {/* Another element on another space: it rises anew. */}
      <g key={space.id} className={styles.rising} data-lost-city={space.id}>
        <g transform={`translate(0 ${space.jewel === null ? -4 : -LIFTED})`}>
          {townParts(town, 0, land.id).map(({ kind, d }, i) => (
            <path key={i} className={styles[kind]} d={d} />
          ))}
        </g>
        <text className={styles.town} y={31} data-town-name="">
          {town.name}
        </text>
      </g>
    </g>
  );
}
