/** What tests ask of a board: how its land lies together, and how far one travels on it. */
import {
  type Board,
  type Color,
  distance,
  type Space,
  type SpaceId,
  spaceAt,
  type Terrain,
} from '@wayrune/engine/rules/world/board.ts';

/** Entering a space takes a die that shows its terrain: on average 1 / (chance of one die) dice. */
export const DICE: Readonly<Record<Space['terrain'], number>> = {
  road: 6 / 4,
  plains: 6 / 3,
  river: 6 / 3,
  hills: 6 / 2,
  forest: 6,
  swamp: 6,
  mountain: 6,
  town: 1,
};

export const ids = (list: readonly Space[]): SpaceId[] => list.map((s) => s.id);
export const mean = (numbers: readonly number[]): number =>
  numbers.reduce((a, b) => a + b, 0) / numbers.length;
export const isWall = (s: Space): boolean => ['forest', 'swamp', 'mountain'].includes(s.terrain);

export function survey(board: Board) {
  const { spaces } = board;
  // Without those that are not on the map yet.
  const towns = board.towns.filter((t) => t.space !== '');
  const around = (space: Space): Space[] => space.neighbors.map((id) => spaceAt(board, id));
  const of = (...terrain: Space['terrain'][]): Space[] => spaces.filter((s) => terrain.includes(s.terrain));
  const jewels = (color: Color): Space[] => spaces.filter((s) => s.jewel?.color === color);
  const toTown = (space: Space): number => Math.min(...towns.map((t) => distance(board, space.id, t.space)));

  /** Everything that can be reached from `from` over spaces that pass. */
  const flood = (from: Space, passes: (s: Space) => boolean): Space[] => {
    const found = [from];
    for (const here of found) found.push(...around(here).filter((n) => passes(n) && !found.includes(n)));
    return found;
  };
  const bodies = (terrain: Terrain): Space[][] =>
    of(terrain)
      .map((s) => flood(s, (n) => n.terrain === terrain))
      .filter((body) => body.every((s) => s.index >= (body[0]?.index ?? 0)));
  const isWhole = (part: readonly SpaceId[]): boolean =>
    flood(spaceAt(board, part[0] ?? ''), (s) => part.includes(s.id)).length === part.length;

  /** Dice from one space to each other on the cheapest way. */
  const diceFrom = (from: SpaceId): ReadonlyMap<SpaceId, number> => {
    const cost = new Map([[from, 0]]);
    const open = new Set([from]);
    for (let here = from; open.size > 0; [here = from] = open) {
      open.delete(here);
      for (const next of around(spaceAt(board, here))) {
        const sum = (cost.get(here) ?? 0) + DICE[next.terrain];
        if (sum >= (cost.get(next.id) ?? Infinity)) continue;
        cost.set(next.id, sum);
        open.add(next.id);
      }
    }
    return cost;
  };
  const fromTowns = towns.map((t) => diceFrom(t.space));
  const diceToTown = (s: Space): number => Math.min(...fromTowns.map((costs) => costs.get(s.id) ?? Infinity));

  /** What one cannot reach from the first town over open land and through walls of at most `width` hexes in a row. */
  const beyondWalls = (width: number): Space[] => {
    const start = spaceAt(board, towns[0]?.space ?? '');
    const states = [{ space: start, run: 0 }];
    const seen = new Set([`${start.id} 0`]);
    for (const { space, run } of states) {
      for (const next of around(space)) {
        const longer = isWall(next) ? run + 1 : 0;
        if (longer > width || seen.has(`${next.id} ${longer}`)) continue;
        seen.add(`${next.id} ${longer}`);
        states.push({ space: next, run: longer });
      }
    }
    const reached = new Set(states.map((s) => s.space));
    return spaces.filter((s) => !reached.has(s));
  };
  /** Spaces from which no jewel and no town is at most two steps away. */
  const dull = (): Space[] => {
    const goals = [...board.jewels, ...towns.map((t) => t.space)];
    return spaces.filter((s) => goals.every((goal) => distance(board, s.id, goal) > 2));
  };
  return {
    towns,
    around,
    of,
    jewels,
    toTown,
    bodies,
    isWhole,
    diceFrom,
    diceToTown,
    beyondWalls,
    dull,
  };
}
