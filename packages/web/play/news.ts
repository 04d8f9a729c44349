/** What goes on while nobody here is asked, in one line. */
import type { EventType } from '@wayrune/engine/rules/world/events.ts';
import { eventLine } from '@wayrune/engine/text/event-line.ts';
import { piecesOf, plain } from '../game/log-lines.ts';
import type { GameView } from '../game/view/game-view.ts';

/** While dice are in the air, nothing is told of them. */
const ROLLS: ReadonlySet<EventType> = new Set(['rolled', 'thrown', 'movement-dice', 'die']);

type Told = Pick<GameView, 'world' | 'names' | 'viewer' | 'now' | 'news' | 'lines'>;

/** Of what was shown last, else of what stands last in the log; null while dice are rolled. */
export function newsLine({ world, names, viewer, now, news, lines }: Told): string | null {
  if (now !== null && ROLLS.has(now.event.type)) return null;
  const said = news === null ? null : eventLine(world, names, news, { viewer });
  const last = lines.at(-1);
  // Whose turn begins is the headline.
  if ((news?.type ?? last?.type) === 'turn-began') return '';
  return said ?? (last === undefined ? '' : plain(piecesOf(world, last, { viewer })));
}
