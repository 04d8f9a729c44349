import { TERRINOTH } from '@wayrune/content/base/terrinoth.board.ts';
import { parseBoard } from '@wayrune/engine/rules/world/board.ts';
import { Chart } from '../../map/Chart.tsx';

const board = parseBoard(TERRINOTH, 'base/terrinoth.board.ts');

/** The chart of Terrinoth, which the first sheet lies on. */
export default function Backdrop() {
  return <Chart board={board} />;
}
