/** One game played to its end or to a cap, with every invariant checked after every decision. */
import { type Chance, scripted, seeded } from '../kernel/chance.ts';
import { hash } from '../kernel/hash.ts';
import { apply, newGame } from '../rules/world/game.ts';
import type { Library } from '../parts/library.ts';
import { clone, type State } from '../rules/world/state.ts';
import type { Setup } from '../rules/world/setup.ts';
import type { World } from '../rules/world/world.ts';
import { loadGame, saveGame } from '../table/save.ts';
import { decide, type Table, undo } from '../table/table.ts';
import { alike, digest, isSafeCopy } from './compare.ts';
import { violations } from './invariants.ts';

/** Who plays: any function from an open state to one of its options. */
export type SoakPlayer = (world: World, state: State, chance: Chance) => string;

export interface SoakGame {
  readonly library: Library;
  /** Made from the library for this setup. */
  readonly world: World;
  readonly setup: Setup;
  readonly player: SoakPlayer;
  readonly seed: string;
  /** The game is left after so many decisions. */
  readonly cap: number;
}

export interface Soaked {
  readonly decisions: number;
  readonly finished: boolean;
  readonly violations: readonly { readonly entry: number; readonly message: string }[];
}

/** Every so many decisions the state is remembered for the replay. */
const MARK_EVERY = 10;

const NO_CHANCE: Chance = {
  pick() {
    throw new Error('a decision that needed no chance now asks for some');
  },
};

type Say = (message: string) => void;

/** Plays until the game ends, the cap is reached, or an invariant is broken. */
export function soakGame(soak: SoakGame): Soaked {
  const { library, world, setup, player, seed, cap } = soak;
  const broken: { entry: number; message: string }[] = [];
  const marks: number[] = [];
  const chance = seeded(seed);
  const own = seeded(`${seed}/player`);
  const { state, chance: opening } = newGame(world, setup, chance);
  const table: Table = { world, setup, state, opening, entries: [], past: [] };
  const say = (message: string): void => {
    broken.push({ entry: table.entries.length, message });
  };
  guarded(say, () => {
    while (table.state.decision !== null && table.entries.length < cap && broken.length === 0) {
      checkedDecision(table, player(world, table.state, own), chance, say);
      if (table.entries.length % MARK_EVERY === 0) marks.push(digest(table.state));
    }
    if (broken.length > 0) return;
    checkSave(library, table, say);
    checkReplay(table, marks, say);
  });
  return { decisions: table.entries.length, finished: table.state.over !== null, violations: broken };
}

/** Whatever the rules throw in the middle of a game is a broken invariant too. */
function guarded(say: Say, play: () => void): void {
  try {
    play();
  } catch (error) {
    say(error instanceof Error ? `threw ${error.stack ?? error.message}` : `threw ${String(error)}`);
  }
}

function checkedDecision(table: Table, choice: string, chance: Chance, say: Say): void {
  const before = clone(table.state);
  if (!isSafeCopy(before, table.state)) say('a clone differs from its original');
  decide(table, choice, chance);
  if (table.entries.at(-1)?.chance.length === 0) checkUndo(table, choice, before, say);
  else if (undo(table)) say(`"${choice}" was taken back although chance had spoken`);
  for (const message of violations(table.world, table.state)) say(message);
}

/** A decision without chance can be taken back to the very state before it; taken again it comes to the same. */
function checkUndo(table: Table, choice: string, before: State, say: Say): void {
  const { state: after } = table;
  const entries = table.entries.length;
  if (!undo(table)) say(`"${choice}" cannot be taken back`);
  else if (!alike(table.state, before)) say(`"${choice}" taken back leaves another state`);
  else decide(table, choice, NO_CHANCE);
  if (!alike(table.state, after)) say(`"${choice}" taken back and taken again comes to another state`);
  if (table.entries.length !== entries) say(`"${choice}" taken back and taken again changes the log`);
}

/** Saved and loaded, it is the same game. */
function checkSave(library: Library, table: Table, say: Say): void {
  const plain: unknown = JSON.parse(JSON.stringify(table.state));
  if (!alike(plain, table.state)) say('the state is not plain JSON');
  const file = saveGame(table);
  const loaded = loadGame(library, file, 'the soak');
  if (hash(loaded.state) !== hash(table.state)) say('a saved game loads as another state');
  if (saveGame(loaded) !== file) say('a loaded game saves as another file');
}

/** Played again with the recorded chance, it passes through the same states. */
function checkReplay(table: Table, marks: readonly number[], say: Say): void {
  const { world, setup, opening, entries } = table;
  const { state } = newGame(world, setup, scripted(opening));
  entries.forEach(({ choice, chance }, i) => {
    apply(world, state, choice, scripted(chance));
    const count = i + 1;
    if (count % MARK_EVERY === 0 && digest(state) !== marks[count / MARK_EVERY - 1])
      say(`the replay has another state after entry ${count}`);
  });
  if (hash(state) !== hash(table.state)) say('the replay ends in another state');
}
