/** The storm in words: its track, the Scions and their counters, the Stormlords and who has beaten how many. */
import { deckSize } from '../../kernel/deck.ts';
import { playerAt, type Game } from '../../rules/world/game.ts';
import type { Aim, Panel } from '../../rules/world/words.ts';
import { card, line, seat } from '../../text/line.ts';
import { awakeScion, STORM_COLORS, stormDeck, stormOf, TRACK_SPACES } from './storm.ts';

const stormsLeft = ({ state }: Game): number =>
  STORM_COLORS.reduce((left, color) => {
    const deck = state.decks[stormDeck(color)];
    return left + (deck === undefined ? 0 : deckSize(deck));
  }, 0);

function track(game: Game): Panel {
  const { space } = stormOf(game.state);
  const left = stormsLeft(game);
  const storms = left === 1 ? '1 storm' : `${left} storms`;
  return {
    title: 'The storm',
    summary: line`Storm counter ${space} of ${TRACK_SPACES}; ${storms} before the Endgame`,
    rows: STORM_COLORS.map((color) => {
      const deck = game.state.decks[stormDeck(color)];
      return line`${color}: ${deck === undefined ? 0 : deckSize(deck)} Storm cards left`;
    }),
  };
}

function scions(game: Game): Panel {
  const { asleep, counters } = stormOf(game.state);
  const awake = game.state.players.flatMap(({ seat: who }) => {
    const scion = awakeScion(game, who);
    return scion === null ? [] : [line`${card(scion)}: awake, with ${seat(who)}`];
  });
  return {
    title: 'Scions',
    summary: line`${asleep.length} Scions asleep, ${awake.length} awake`,
    rows: [
      ...asleep.map((scion) => {
        const holder = counters.indexOf(scion);
        return holder < 0
          ? line`${card(scion)}: asleep`
          : line`${card(scion)}: asleep, its counter with ${seat(holder)}`;
      }),
      ...awake,
    ],
  };
}

function lords(game: Game): Panel {
  const { lords: all, scores } = stormOf(game.state);
  return {
    title: 'Stormlords',
    // Some have a comma in their names.
    summary:
      all.length === 0
        ? null
        : line`Stormlords: ${all.flatMap((lord, i) => line`${i === 0 ? '' : '; '}${card(lord)}`)}`,
    rows: [
      ...all.map((lord) => line`${card(lord)}`),
      ...(scores ?? []).map(
        ({ beaten, wounds }, who) => line`${seat(who)}: ${beaten} beaten, ${wounds} wounds on the last`,
      ),
    ],
  };
}

export const stormPanels = (game: Game): readonly Panel[] => [track(game), scions(game), lords(game)];

/** What a seat plays for: Stormlords, once they come; until then, a Scion at its side. */
export function stormAim(game: Game, who: number): Aim {
  const { lords: all, scores } = stormOf(game.state);
  if (scores === null)
    return {
      what: 'Scion awake',
      have: awakeScion(game, playerAt(game, who).seat) === null ? 0 : 1,
      need: 1,
      otherwise: '',
      then: 'then face the Stormlords',
    };
  return { what: 'Stormlords', have: scores[who]?.beaten ?? 0, need: all.length, otherwise: '' };
}
