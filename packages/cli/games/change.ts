/** What an update did to a game, in words. */
import type { Change } from '@wayrune/engine/table/change.ts';

export function changeInWords({ sets, agrees, length, certain }: Change): string {
  const what =
    sets.length === 0 ? 'the rules have' : `${sets.join(' and ')} ${sets.length > 1 ? 'have' : 'has'}`;
  const far =
    agrees < length
      ? `It plays the same for the first ${agrees} of ${length} decisions; the rest no longer fits.`
      : certain
        ? 'It still plays the same.'
        : 'Every decision is still legal, but some results may differ.';
  return `This game was played with an older version; since then ${what} changed. ${far}`;
}
