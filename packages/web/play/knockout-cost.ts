/** What it cost a Hero to be knocked out. */
import { useShallow } from 'zustand/react/shallow';
import type { Line } from '../game/log-lines.ts';
import { useTable } from './context.ts';

function costOf(lines: readonly Line[], entries: number, seat: number): readonly Line[] {
  const own = lines.filter((line) => line.entry === entries && line.seat === seat);
  const fell = own.findIndex(({ type }) => type === 'knocked-out');
  return fell < 0 ? [] : own.slice(fell + 1).filter(({ type }) => type !== 'turn-began');
}

/** The lines that tell of it, if the last decision led to it; none if it did not. */
export const useFall = (seat: number): readonly Line[] =>
  useTable(useShallow(({ lines, entries }) => costOf(lines, entries, seat)));
