import { Chart } from '../../map/Chart.tsx';
import { useWorld } from './context.ts';

export function TableMap() {
  const { board } = useWorld();
  return <Chart board={board} />;
}
