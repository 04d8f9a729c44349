import { newDeck } from '../../kernel/deck.ts';
import { COLORS, type Color } from '../world/board.ts';
import type { Setup } from '../world/setup.ts';
import type { Player, State } from '../world/state.ts';
import type { World } from '../world/world.ts';

const TRACK_PLACES = 6;

/** The table laid out, before anything is left to chance (SETUP-1 to SETUP-6). */
export function emptyTable(world: World, setup: Setup): State {
  const decks = Object.fromEntries(
    Object.entries(world.decks).map(([name, cards]) => [name, newDeck(cards)]),
  );
  return {
    setup,
    turn: 0,
    round: 0,
    first: 0,
    active: 0,
    players: setup.heroes.map((hero, seat) => newPlayer(seat, hero ?? '', world.policies.startingGold)),
    counters: world.board.jewels.map(() => 1),
    pile: { ...world.policies.spareCounters },
    decks,
    stacks: world.board.towns.map(() => []),
    track: Array.from({ length: TRACK_PLACES }, () => null),
    event: null,
    removed: [],
    limbo: [],
    modifiers: [],
    sold: [],
    met: [],
    turnOver: false,
    frames: [],
    decision: null,
    over: null,
    extra: {},
  };
}

export const byColor = <T>(value: (color: Color) => T): Record<Color, T> =>
  Object.fromEntries(COLORS.map((color) => [color, value(color)])) as Record<Color, T>;

const newPlayer = (seat: number, hero: string, gold: number): Player => ({
  seat,
  hero,
  space: null,
  from: null,
  gold,
  wounds: 0,
  exhaustion: 0,
  experience: { mind: 0, body: 0, spirit: 0, stamina: 0, life: 0 },
  counters: byColor(() => 0),
  points: 0,
  paid: 0,
  items: [],
  allies: [],
  kept: [],
  activations: 0,
  spent: [],
});
