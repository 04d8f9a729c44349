import type { EventLines, PartWords } from '../../rules/words.ts';
import { card, line, seat, town } from '../../text/line.ts';
import { type DoomEvents, FULL_OF_DOOM } from './track.ts';

const events: EventLines<keyof DoomEvents> = {
  'doom-card': (e) => line`${card(e.card)} goes to space ${e.place} of the doom track.`,
  'doom-counter': (e) => line`A doom counter is put on ${town(e.town)}: ${e.counters} of ${FULL_OF_DOOM}.`,
  reshuffled: (e) => line`The ${e.deck} discard pile is shuffled and becomes the deck.`,
  'endgame-began': () => line`Doom is complete: the Endgame begins.`,
  confrontation: (e) => line`${seat(e.seat)} must face the Dragon Lords.`,
  eliminated: (e) => line`${seat(e.seat)} is out of the Endgame.`,
};

export const doomWords: PartWords = {
  events,
  goals: { endgame: 'as the best of those whom the Dragon Lords have beaten' },
  losses: { doom: 'The Dragon Lords have won: the game is lost.' },
};
