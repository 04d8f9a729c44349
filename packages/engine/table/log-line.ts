/** One decision as a line of text: `seat choice results`, such as "0 attack:hero 5,9". */
import type { Entry } from './table.ts';

/** The choice of the first line: the setup, which nobody chose. Its seat is -1. */
export const OPENING = 'begin';

export const writeEntry = ({ seat, choice, chance }: Entry): string =>
  chance.length === 0 ? `${seat} ${choice}` : `${seat} ${choice} ${chance.join(',')}`;

const LINE = /^(-1|\d+) (\S+)(?: (\d+(?:,\d+)*))?$/;

/** Null for a line that is not an entry. */
export function readEntry(line: string): Entry | null {
  const [, seat, choice, results] = LINE.exec(line) ?? [];
  if (seat === undefined || choice === undefined) return null;
  return { seat: Number(seat), choice, chance: results === undefined ? [] : results.split(',').map(Number) };
}
