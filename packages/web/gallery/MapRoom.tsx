import { library } from '@wayrune/content';
import type { Board, SpaceId } from '@wayrune/engine/rules/world/board.ts';
import { useState } from 'react';
import type { Marks } from '../map/marks.ts';
import { WorldMap } from '../map/WorldMap.tsx';
import { DOOMED } from '../variants/doom-track/table.ts';
import styles from './gallery.module.css';

/** A table in the middle of a game, with something in every state. */
function sample(board: Board, here: SpaceId): Marks {
  return {
    counters: new Set(board.jewels.filter((_, i) => i % 5 !== 2)),
    undefeated: new Map([
      ['e5', { name: 'Ditch Spider', color: 'blue' }],
      ['j10', { name: 'High Lord Margath', color: 'red' }],
      ['h8', { name: 'Barrow Sentry', color: 'green' }],
      ['c7', { name: 'Quarry Razorwings', color: 'yellow' }],
    ]),
    figures: [
      { seat: 0, name: 'Ronan of the Wild', hero: 'ronan-of-the-wild', space: here, active: true, own: true },
      { seat: 1, name: 'Hedda Stonebrake', hero: 'hedda-stonebrake', space: 'l7', active: false, own: false },
      { seat: 2, name: 'Nib Carraway', hero: 'nib-carraway', space: 'l7', active: false, own: false },
      { seat: 3, name: 'Mother Aldith', hero: 'mother-aldith', space: 'd4', active: false, own: false },
      { seat: 4, name: 'Casimir Dray', hero: 'casimir-dray', space: 'm4', active: false, own: false },
      { seat: 5, name: 'Tobiah Grane', hero: 'tobiah-grane', space: 'l7', active: false, own: false },
    ],
    closed: new Set(['g2']),
    signs: new Map([['c4', [DOOMED]]]),
    reachable: new Map([
      ['g8', 1],
      ['g6', 1],
      ['h5', 2],
      ['h6', 1],
      ['h7', 1],
      ['i6', 2],
      ['i7', 2],
      ['f7', 1],
      ['f8', 2],
      ['g9', 2],
    ]),
    targets: new Set(['k4', 'c4', 'c11']),
    tinted: [],
    path:
      here === 'g7'
        ? [
            { space: 'h6', face: 3 },
            { space: 'i6', face: 0 },
            { space: 'i7', face: 1 },
          ]
        : [],
  };
}

export default function MapRoom() {
  const [board] = library.boards;
  const [here, setHere] = useState<SpaceId>('g7');
  if (board === undefined) return null;
  return (
    <div className={styles['map']}>
      <WorldMap board={board} marks={sample(board, here)} onChoose={setHere} />
    </div>
  );
}
