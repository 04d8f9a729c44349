/** Adventure counters: on the board, in the pile, and in players' hands. They are finite (G2). */
import { call, procedure, type Frame } from '../../kernel/procedure.ts';
import { act, isAct, withDiscards } from '../cards/abilities.ts';
import { type Board, COLORS, type Color, type Jewel, type SpaceId } from '../world/board.ts';
import { playerAt, tell, type Game } from '../world/game.ts';
import { byColor } from './setting-up.ts';
import type { Player } from '../world/state.ts';
import { undefeatedAt } from './track.ts';
import { groundAt } from '../world/world.ts';

export const COUNTER_VALUE: Readonly<Record<Color, number>> = { green: 1, yellow: 2, blue: 3, red: 4 };

/** The color of the counter that lies on a space, or null. */
export function counterAt(game: Game, space: SpaceId): Color | null {
  const { jewel, space: here } = groundAt(game.world, space);
  return jewel >= 0 && game.state.counters[jewel] === 1 ? (here.jewel?.color ?? null) : null;
}

function setCounter(game: Game, space: SpaceId, present: 0 | 1): void {
  game.state.counters[groundAt(game.world, space).jewel] = present;
}

/** The winner takes the counter of the space, if one is there (CHALLENGE-3, W31). */
export function takeCounter(game: Game, seat: number, space: SpaceId): void {
  const color = counterAt(game, space);
  if (color === null) return;
  setCounter(game, space, 0);
  playerAt(game, seat).counters[color]++;
  tell(game, { type: 'counter-taken', seat, color, space });
}

export function takeFromPile(game: Game, seat: number, color: Color): void {
  if (game.state.pile[color] === 0) return;
  game.state.pile[color]--;
  playerAt(game, seat).counters[color]++;
  tell(game, { type: 'counter-taken', seat, color, space: null });
}

export function removeCounter(game: Game, space: SpaceId): void {
  const color = counterAt(game, space);
  if (color === null) return;
  setCounter(game, space, 0);
  game.state.pile[color]++;
  tell(game, { type: 'counter-removed', color, space });
}

export function placeCounter(game: Game, space: SpaceId): void {
  const color = game.world.board.space[space]?.jewel?.color;
  if (color === undefined || game.state.pile[color] === 0 || counterAt(game, space) !== null) return;
  game.state.pile[color]--;
  setCounter(game, space, 1);
  tell(game, { type: 'counter-placed', color, space });
}

/** Empty jewels that may get a counter: of the color, and with a sunburst if only those count. */
export function emptyJewels(game: Game, color: Color, sunburstOnly: boolean): SpaceId[] {
  const { counters } = game.state;
  const empty: SpaceId[] = [];
  for (const { space, jewel, place } of jewelsOf(game.world.board)[color])
    if (counters[place] !== 1 && (jewel.sunburst || !sunburstOnly) && undefeatedAt(game, space) < 0)
      empty.push(space);
  return empty;
}

interface JewelSite {
  readonly space: SpaceId;
  readonly jewel: Jewel;
  /** In `board.jewels`. */
  readonly place: number;
}

const sites = new WeakMap<Board, Readonly<Record<Color, readonly JewelSite[]>>>();

/** The jewels of a board by color, in its order; each board is sorted once. */
function jewelsOf(board: Board): Readonly<Record<Color, readonly JewelSite[]>> {
  const known = sites.get(board);
  if (known !== undefined) return known;
  const all = board.jewels.flatMap((space, place): JewelSite[] => {
    const jewel = board.space[space]?.jewel ?? null;
    return jewel === null ? [] : [{ space, jewel, place }];
  });
  const found = byColor((color) => all.filter(({ jewel }) => jewel.color === color));
  sites.set(board, found);
  return found;
}

export interface ReplenishFrame extends Frame {
  proc: 'replenish';
  seat: number;
  colors: Color[];
  sunburstOnly: boolean;
}

export function replenish(
  game: Game,
  seat: number,
  colors: readonly Color[] = COLORS,
  sunburstOnly = true,
): void {
  call<ReplenishFrame>(game, { proc: 'replenish', seat, colors: [...colors], sunburstOnly });
}

/** Color after color; where counters are short, the one who drew the card says where they go (EVENT-5, G9). */
export const replenishProcedure = procedure<Game, ReplenishFrame>({
  place: {
    ask(game, frame) {
      const color = frame.colors[0];
      if (color === undefined) return null;
      const spaces = emptyJewels(game, color, frame.sunburstOnly);
      if (spaces.length > game.state.pile[color] && game.state.pile[color] > 0) {
        return withDiscards(game, {
          seat: frame.seat,
          kind: 'replenish',
          options: spaces.map((space) => `place:${space}`),
          show: true,
        });
      }
      if (game.state.pile[color] > 0) for (const space of spaces) placeCounter(game, space);
      return { seat: frame.seat, kind: 'replenish', options: ['next'] };
    },
    answer(game, frame, choice) {
      frame.step = 'place';
      if (isAct(choice)) act(game, frame.seat, choice);
      else if (choice === 'next') frame.colors.shift();
      else placeCounter(game, choice.slice('place:'.length));
    },
  },
});

/* Spending them */

export function pointsOf({ points, counters }: Player): number {
  const { green, yellow, blue, red } = COUNTER_VALUE;
  return (
    points + counters.green * green + counters.yellow * yellow + counters.blue * blue + counters.red * red
  );
}

/** Noted points first, then an exact set of counters, else the least overpay, with change from the pile (W5). */
export function spendPoints(game: Game, seat: number, price: number): void {
  const player = playerAt(game, seat);
  const noted = Math.min(player.points, price);
  player.points -= noted;
  const owed = price - noted;
  if (owed === 0) return;
  const paid = bestPayment(player.counters, owed);
  let value = 0;
  for (const color of COLORS) {
    player.counters[color] -= paid[color];
    game.state.pile[color] += paid[color];
    value += paid[color] * COUNTER_VALUE[color];
  }
  giveChange(game, player, value - owed);
}

function giveChange(game: Game, player: Player, change: number): void {
  let left = change;
  for (const color of COLORS.toReversed()) {
    while (left >= COUNTER_VALUE[color] && game.state.pile[color] > 0) {
      game.state.pile[color]--;
      player.counters[color]++;
      left -= COUNTER_VALUE[color];
    }
  }
  player.points += left;
}

/** Among all sets of counters that cover the price: least overpay, then most counters. */
function bestPayment(have: Readonly<Record<Color, number>>, owed: number): Record<Color, number> {
  let best = byColor((color) => have[color]);
  let bestOver = Number.POSITIVE_INFINITY;
  let bestCount = 0;
  const enough = (color: Color): number => Math.min(have[color], Math.ceil(owed / COUNTER_VALUE[color]));
  for (let green = 0; green <= enough('green'); green++) {
    for (let yellow = 0; yellow <= enough('yellow'); yellow++) {
      for (let blue = 0; blue <= enough('blue'); blue++) {
        for (let red = 0; red <= enough('red'); red++) {
          const over = green + yellow * 2 + blue * 3 + red * 4 - owed;
          const count = green + yellow + blue + red;
          if (over < 0 || over > bestOver || (over === bestOver && count <= bestCount)) continue;
          best = { green, yellow, blue, red };
          bestOver = over;
          bestCount = count;
        }
      }
    }
  }
  return best;
}

/** Points taken away: counters go to the pile like those that are spent. */
export function losePoints(game: Game, seat: number, amount: number): void {
  const lost = Math.min(amount, pointsOf(playerAt(game, seat)));
  if (lost === 0) return;
  spendPoints(game, seat, lost);
  tell(game, { type: 'points', seat, amount: -lost });
}
