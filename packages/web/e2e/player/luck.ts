/** What a page will do with a seed: its dice come from the seed and the number of the entry, so they can be known. */
import { library } from '@wayrune/content';
import { seeded } from '@wayrune/engine/kernel/chance.ts';
import type { GameEvent } from '@wayrune/engine/rules/world/events.ts';
import type { State } from '@wayrune/engine/rules/world/state.ts';
import type { World } from '@wayrune/engine/rules/world/world.ts';
import { loadGame } from '@wayrune/engine/table/save.ts';
import { decide } from '@wayrune/engine/table/table.ts';
import { trivialChoice } from '../../game/driver/trivial.ts';

interface Play {
  /** What the player presses; null where that leads nowhere. */
  readonly presses: (state: State, world: World) => string | null;
  /** Whether it has come to what the test is about. */
  readonly until: (brought: readonly GameEvent[], state: State) => boolean;
  /** More presses than this are too many. */
  readonly most?: number;
}

export interface Course {
  readonly seed: string;
  /** What is pressed on the way, in order. */
  readonly presses: readonly string[];
}

/** Seeds that are tried. */
const MOST_SEEDS = 400;

/** A seed with which a game of one player goes as a test wants it, and what is pressed for that. */
export function courseFrom(file: string, play: Play): Course {
  for (let n = 0; n < MOST_SEEDS; n++) {
    const presses = playedWith(file, `luck ${n}`, play);
    if (presses !== null) return { seed: `luck ${n}`, presses };
  }
  throw new Error(`${MOST_SEEDS} seeds did not bring that`);
}

function playedWith(file: string, seed: string, { presses, until, most = 12 }: Play): string[] | null {
  const table = loadGame(library, file, 'game.json');
  const { world, state } = table;
  const pressed: string[] = [];
  const brought: GameEvent[] = [];
  while (pressed.length < most && state.decision !== null) {
    const byItself = trivialChoice(world, state, 'moot');
    const choice = byItself ?? presses(state, world);
    if (choice === null) return null;
    if (byItself === null) pressed.push(choice);
    brought.push(...decide(table, choice, seeded(`${seed}/${table.entries.length + 1}`)));
    if (until(brought, state)) return pressed;
  }
  return null;
}
