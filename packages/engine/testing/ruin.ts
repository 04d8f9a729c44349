/** A throwaway part under which towns fall, rise elsewhere, and spaces close: for tests of what follows the land. */
import type { PartRules } from '../rules/world/part.ts';
import type { State } from '../rules/world/state.ts';

interface Ruin {
  /** Towns that are gone, by their place in `board.towns`: their space is what stands on their line of the map. */
  fallen: number[];
  /** A town that stands somewhere else than printed. */
  risen: { town: number; space: string } | null;
  closed: string[];
  /** Names all of this. */
  key: string;
}

export const RUIN: PartRules = {
  policies: (base) => ({
    ...base,
    placesKey: ({ state }) => ruinOf(state).key,
    placeAt(game, space) {
      const printed = base.placeAt(game, space);
      const { fallen, risen, closed } = ruinOf(game.state);
      const open = !closed.includes(space);
      if (risen?.space === space) return { terrain: 'town', town: risen.town, market: risen.town, open };
      if (printed.town < 0 || !(fallen.includes(printed.town) || risen?.town === printed.town))
        return { ...printed, open };
      return {
        terrain: game.world.board.towns[printed.town]?.terrain ?? 'plains',
        town: -1,
        market: -1,
        open,
      };
    },
  }),
};

export const ruinOf = (state: State): Ruin =>
  (state.extra['ruin'] as Ruin | undefined) ?? { fallen: [], risen: null, closed: [], key: '' };

/** Changes the land of a running game. */
export function ruin(state: State, changes: Partial<Omit<Ruin, 'key'>>): void {
  const { key: _, ...now } = { ...ruinOf(state), ...changes };
  state.extra['ruin'] = { ...now, key: JSON.stringify(now) };
}
