/** What lies on the map at this moment, and where the pending decision leads. */
import type { SpaceId } from '@wayrune/engine/rules/world/board.ts';
import type { State } from '@wayrune/engine/rules/world/state.ts';
import { type Game, view } from '@wayrune/engine/rules/world/game.ts';
import { closedSpaces } from '@wayrune/engine/rules/turn/movement.ts';
import { infoOf, type World } from '@wayrune/engine/rules/world/world.ts';
import { type Path, reach } from '@wayrune/engine/table/reach.ts';
import { foeName } from '@wayrune/engine/text/names.ts';
import type { Lurker, Marks, Step } from '../../../map/marks.ts';
import type { MapSign, PartAtTable } from '../../../parts/part.ts';
import { spaceOf, wordOf } from '../../../play/options.ts';

/** Where a press on a space leads: the options to take, one after another. */
export type Ways = ReadonlyMap<SpaceId, Path>;

const NOWHERE: Ways = new Map();

const known = new WeakMap<State, Ways>();

/** Spaces that the pending decision can lead to; worked out once a decision, for the map and the dock. */
export function waysFrom(world: World, state: State | null): Ways {
  if (state === null) return NOWHERE;
  const ways = known.get(state) ?? newWays(world, state);
  known.set(state, ways);
  return ways;
}

function newWays(world: World, state: State): Ways {
  const { kind = '', options = [] } = state.decision ?? {};
  // Nobody means to walk in a circle when he presses where he stands.
  if (kind === 'step') {
    const here = state.players[state.decision?.seat ?? -1]?.space;
    return new Map([...reach(world, state)].filter(([space]) => space !== here));
  }
  const ways = new Map<SpaceId, Path>();
  for (const option of options) {
    const space = wordOf(option) === 'discard' ? null : spaceOf(world, option);
    if (space !== null && !ways.has(space)) ways.set(space, [option]);
  }
  return ways;
}

const stepOf = (option: string): Step => {
  const [, space = '', face] = option.split(':');
  return { space, face: face === undefined ? null : Number(face) };
};

/** The steps to a space that is pointed at. */
export function pathTo(ways: Ways, space: SpaceId | null): Step[] {
  const path = space === null ? undefined : ways.get(space);
  return path !== undefined && MOVES.has(wordOf(path[0] ?? '')) ? path.map(stepOf) : [];
}

const MOVES: ReadonlySet<string> = new Set(['step', 'walk']);

/** Every list of signs that was ever needed, by its ids: a space is drawn again only when it gets another one. */
const shared = new Map<string, readonly MapSign[]>();

function sharedList(signs: readonly MapSign[]): readonly MapSign[] {
  const key = signs.map(({ id }) => id).join(' ');
  const known = shared.get(key);
  if (known?.every((sign, i) => sign === signs[i]) === true) return known;
  shared.set(key, signs);
  return signs;
}

function signsOn(parts: readonly PartAtTable[], rules: Game): ReadonlyMap<SpaceId, readonly MapSign[]> {
  const signs = new Map<SpaceId, readonly MapSign[]>();
  for (const { space, sign } of parts.flatMap(({ marks }) => marks?.(rules) ?? []))
    signs.set(space, sharedList([...(signs.get(space) ?? []), sign]));
  return signs;
}

export function marksOf(
  parts: readonly PartAtTable[],
  world: World,
  state: State,
  names: readonly string[],
  ways: Ways,
  viewer: number,
): Omit<Marks, 'path' | 'tinted'> {
  const { jewels } = world.board;
  const rules = view(world, state);
  const undefeated = new Map<SpaceId, Lurker>();
  for (const entry of state.track) {
    if (entry === null) continue;
    const { card } = infoOf(world, entry.card);
    if (card.kind === 'challenge')
      undefeated.set(entry.space, {
        name: foeName(world, entry.card),
        color: card.color,
        isTrap: card.trap !== undefined,
      });
  }
  const moves = [...ways].filter(([, path]) => MOVES.has(wordOf(path[0] ?? '')));
  return {
    counters: new Set(jewels.filter((_, i) => state.counters[i] === 1)),
    undefeated,
    closed: new Set(closedSpaces(rules, state.active)),
    signs: signsOn(parts, rules),
    figures: state.players.flatMap(({ seat, hero, space }) =>
      space === null
        ? []
        : [
            {
              seat,
              name: names[seat] ?? '',
              hero,
              space,
              active: seat === state.active,
              own: seat === viewer,
            },
          ],
    ),
    reachable: new Map(
      moves.map(([space, steps]) => [space, wordOf(steps[0] ?? '') === 'walk' ? 0 : steps.length]),
    ),
    targets: new Set([...ways.keys()].filter((space) => !moves.some(([reached]) => reached === space))),
  };
}
