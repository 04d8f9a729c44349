import type { EventLines, PartWords } from '../../../rules/world/words.ts';
import { acts, card, line } from '../../../text/line.ts';
import { type Mists, mistsOf } from '../mists.ts';
import type { EpicEvents } from './epic.ts';

const events: EventLines<keyof EpicEvents> = {
  'ritual-under': (e) => line`${card(e.card)} goes under ${card(e.god)}.`,
  trophy: (e) => line`${acts(e.seat, 'takes')} ${card(e.card)} as a trophy.`,
};

/** What the next trophy takes. */
function trophyWords({ awake, rank }: Mists): string {
  if (awake.length === 0) return 'no god is awake yet';
  return rank === 'red'
    ? 'face a god in the Lost City'
    : `gods can be faced once the ritual deck is red (now ${rank})`;
}

export const epicWords: PartWords = {
  events,
  headlines: ['trophy'],
  goals: { trophies: 'with three trophies', 'most-trophies': 'with the most trophies' },
  aims: [
    ({ state }, seat) => ({
      what: 'Trophies',
      have: mistsOf(state).trophies[seat]?.length ?? 0,
      need: 3,
      otherwise: '',
      then: trophyWords(mistsOf(state)),
    }),
  ],
};
