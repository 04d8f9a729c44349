import type { GameEvent } from '@wayrune/engine/rules/world/events.ts';
import { useTable } from './context.ts';

/** What is to be seen of the present happening in one place, or null. */
export const useFlash = <T extends string | number>(read: (event: GameEvent) => T | null): T | null =>
  useTable(({ now }) => (now === null ? null : read(now.event)));

/** The wounds that somebody is taking right now: 'hero' or an Ally's card. */
export const useHurt = (seat: number, who: string): number =>
  useFlash((event) =>
    event.type === 'wounded' && event.seat === seat && event.who === who ? event.amount : null,
  ) ?? 0;
