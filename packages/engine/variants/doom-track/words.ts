import { COLORS } from '../../rules/world/board.ts';
import type { Game } from '../../rules/world/game.ts';
import type { EventLines, Panel, PartWords } from '../../rules/world/words.ts';
import { card, line, listed, town } from '../../text/line.ts';
import { cardsForDoom, colorOf, type DoomEvents, FULL_OF_DOOM, theTrack } from './track.ts';

const events: EventLines<keyof DoomEvents> = {
  'doom-card': (e) => line`${card(e.card)} goes to space ${e.place} of the doom track.`,
  'doom-counter': (e) => line`A doom counter is put on ${town(e.town)}: ${e.counters} of ${FULL_OF_DOOM}.`,
  reshuffled: (e) => line`The ${e.deck} discard pile is shuffled and becomes the deck.`,
};

/** Space by space: its town, whether doom has come there, and the back of the card that lies on it. */
function track(game: Game): Panel {
  const { towns, cards, counters } = theTrack(game.state);
  return {
    title: 'Doom Track',
    summary: line`Doom ${counters} of ${FULL_OF_DOOM}; ${cards.length} of ${cardsForDoom(game.state)} cards on the doom track`,
    rows: towns.map((id, i) => {
      const lies = cards[i];
      const back = lies === undefined ? '' : `, ${colorOf(game, lies)} card`;
      return line`${i + 1} ${town(id)}${i < counters ? ', doom counter' : ''}${back}`;
    }),
  };
}

function piles(game: Game): Panel[] {
  const all = theTrack(game.state).piles;
  const rows = COLORS.filter((color) => all[color].length > 0).map(
    (color) => line`${color}: ${listed(all[color].map(card), 'and')}`,
  );
  return rows.length === 0 ? [] : [{ title: 'Discard piles', summary: null, rows }];
}

export const doomWords: PartWords = {
  events,
  headlines: ['doom-counter'],
  panels: [(game) => [track(game), ...piles(game)]],
};
