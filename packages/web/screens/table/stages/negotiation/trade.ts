/** The bargain on the table, and how it is changed. */
import type { NegotiationFrame } from '@wayrune/engine/rules/turn/negotiation.ts';
import type { EventOf } from '@wayrune/engine/rules/world/events.ts';
import { useChoosing, useRules, useSessionHere, useTable } from '../../../../play/context.ts';
import type { Line } from '../../../../game/log-lines.ts';
import { type Bargain, decisionsTo, type Verb } from './bargain.ts';

export interface Trade {
  readonly frame: NegotiationFrame;
  /** Whether the one who looks at it may change it now. */
  readonly isOpen: boolean;
  readonly change: (wanted: Bargain) => void;
}

/** One of the two, with the goods that are theirs. */
export interface BargainerProps {
  readonly trade: Trade;
  readonly seat: number;
  readonly verb: Verb;
}

export function useTrade(): Trade | null {
  const rules = useRules();
  const session = useSessionHere();
  const isOpen = useChoosing()?.decision?.kind === 'negotiate';
  const frame = rules.state.frames.findLast(({ proc }) => proc === 'negotiate') as
    | NegotiationFrame
    | undefined;
  if (frame === undefined) return null;
  return { frame, isOpen, change: (wanted) => session.chooseAll(decisionsTo(frame, wanted)) };
}

export type Word = EventOf<'proposed'> | EventOf<'refused'> | EventOf<'traded'>;

const isWord = (event: Line['event']): event is Word =>
  event.type === 'proposed' || event.type === 'refused' || event.type === 'traded';

/** What was said last in this negotiation, or null before the first offer. */
export function useLastWord({ offers, seat, other }: NegotiationFrame): Word | null {
  const event = useTable(({ lines }) => lines.findLast((line) => isWord(line.event))?.event ?? null);
  if (offers === 0 || event === null || !isWord(event)) return null;
  return [seat, other].includes(event.seat) && [seat, other].includes(event.other) ? event : null;
}

/** The offer that was made last. */
export const useLastOffer = (): EventOf<'proposed'> | null =>
  useTable(({ lines }) => {
    const event = lines.findLast(({ type }) => type === 'proposed')?.event ?? null;
    return event?.type === 'proposed' ? event : null;
  });

/** Whether a seat is "you". */
export const useIsYou = (seat: number): boolean => useTable((game) => game.viewer === seat);
export const useName = (seat: number): string => useTable((game) => game.names[seat] ?? '');
