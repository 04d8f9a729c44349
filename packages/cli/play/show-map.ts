/** The map during a game: around a Hero, or the whole board. */
import { counterAt } from '@wayrune/engine/rules/turn/counters.ts';
import { undefeatedAt } from '@wayrune/engine/rules/turn/track.ts';
import type { SpaceId } from '@wayrune/engine/rules/world/board.ts';
import { landOf } from '@wayrune/engine/rules/world/land.ts';
import { reach } from '@wayrune/engine/table/reach.ts';
import { around, columnsIn, drawMap, drawWhole, legend, type Scene, wholeBoard } from '../terminal/map.ts';
import { numberOf } from './options.ts';
import { spaceIn } from './place.ts';
import { game, playerOf, type Session, viewer } from './session.ts';

const ROWS = 9;

/** Per hex on the map around the Hero: room for the number of an option, and a space after it. */
const ROOM = 2;
const GAP = 1;

/** The number of the first option for a space, or a plus where the remaining dice can lead. */
function marks(session: Session): (space: SpaceId) => string {
  const { world, state } = session.table;
  const numbers = new Map<SpaceId, string>();
  for (const option of state.decision?.options ?? []) {
    const space = spaceIn(session, option);
    const number = numberOf(session, option);
    if (space !== null && number !== null && !numbers.has(space)) numbers.set(space, String(number));
  }
  const reached = reach(world, state);
  return (space) => numbers.get(space) ?? (reached.has(space) ? '+' : '');
}

function scene(session: Session): Scene {
  const asked = game(session);
  const seat = viewer(session);
  return {
    board: landOf(asked),
    paint: session.paint,
    counter: (space) => counterAt(asked, space),
    undefeated: (space) => undefeatedAt(asked, space) >= 0,
    people: (space) =>
      asked.state.players
        .filter((player) => player.space === space)
        .toSorted((a, b) => Number(b.seat === seat) - Number(a.seat === seat))
        .map((player) => (player.seat === seat ? '@' : String(player.seat + 1)))
        .join(''),
    mark: marks(session),
  };
}

/** The board around the Hero who decides. */
export function nearby(session: Session): string {
  const { board } = session.table.world;
  const { space } = playerOf(session, viewer(session));
  const here = board.space[space ?? ''];
  const columns = columnsIn(session.io.width, ROOM, GAP);
  const area = here === undefined ? wholeBoard(board) : around(board, here, ROWS, columns);
  return drawMap(scene(session), area, ROOM, GAP);
}

export function wholeMap(session: Session): string {
  const { paint, io, table } = session;
  const all = scene(session);
  const reached = new Set(reach(table.world, table.state).keys());
  const short = { ...all, mark: (space: SpaceId) => (reached.has(space) ? '+' : '') };
  return [drawWhole(short, io.width), '', ...legend(paint, io.width, reached.size > 0)].join('\n');
}
