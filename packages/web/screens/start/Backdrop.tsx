import { TERRINOTH } from '@wayrune/content/base/terrinoth.board.ts';
import { parseBoard } from '@wayrune/engine/rules/board.ts';
import { Chart } from '../../map/Chart.tsx';
import styles from './Start.module.css';

const board = parseBoard(TERRINOTH, 'base/terrinoth.board.ts');

/** The chart that the first sheet lies on. */
export default function Backdrop() {
  return (
    <div className={styles.backdrop} aria-hidden="true">
      <Chart board={board} />
    </div>
  );
}
