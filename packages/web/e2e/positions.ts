/** Games played by bots up to a moment worth looking at, as files that the page can load: seat 1 is the player's. */
import { botOf } from '@wayrune/bots';
import { library } from '@wayrune/content';
import type { CombatFrame } from '@wayrune/engine/rules/combat/combat-frame.ts';
import { isDuel } from '@wayrune/engine/rules/combat/fighters.ts';
import { seeded } from '@wayrune/engine/kernel/chance.ts';
import type { State } from '@wayrune/engine/rules/world/state.ts';
import { saveGame } from '@wayrune/engine/table/save.ts';
import { decide, startTable, type Table } from '@wayrune/engine/table/table.ts';

interface Wanted {
  readonly seats?: number;
  readonly variants?: readonly string[];
  readonly seed?: string;
  /** What seat 1 does whenever it can, though no bot would. */
  readonly likes?: RegExp;
  /** Who plays on from there. */
  readonly sitters?: readonly string[];
  /** Where to stop; at the end of the game if it never comes true. */
  readonly at?: (state: State) => boolean;
}

/** What was chosen in each game so far: the next who wants a moment of it plays it again without thinking. */
const games = new Map<string, string[]>();

function played({ seats = 4, variants = [], seed = 'positions', likes, at = () => false }: Wanted): Table {
  const heroes = Array.from({ length: seats }, () => null);
  const setup = { adventure: 'dragon-lords', heroes, variants: [...variants], packs: [] };
  const { table } = startTable(library, setup, seeded(seed));
  const bot = botOf('easy');
  const key = JSON.stringify([setup, seed, String(likes)]);
  const choices = games.get(key) ?? [];
  games.set(key, choices);
  for (let n = 0; table.state.decision !== null && !at(table.state); n++) {
    const { seat, options } = table.state.decision;
    const liked = seat === 0 && likes !== undefined && options.find((option) => likes.test(option));
    const choice = choices[n] ?? (liked || bot.choose(table.world, table.state, seeded(`${seed}/bot/${n}`)));
    choices[n] = choice;
    decide(table, choice, seeded(`${seed}/${n}`));
  }
  return table;
}

/** The player is asked for a decision of this kind, in this round or later. */
export const asks =
  (kind: string, round = 1) =>
  ({ decision, round: now }: State): boolean =>
    now >= round && decision?.seat === 0 && decision.kind === kind;

/** The same, in a fight with another Hero. */
export const duels =
  (kind: string) =>
  (state: State): boolean =>
    asks(kind)(state) &&
    state.frames.some((frame) => frame.proc === 'combat' && isDuel(frame as CombatFrame));

/** A bargain to which both have something to give. */
export const bargains = (state: State): boolean =>
  asks('negotiate')(state) &&
  ['offer:', 'want:'].every((verb) => state.decision?.options.some((option) => option.startsWith(verb)));

/** Games that are tried: bots change their ways, and what came up in one may not come up again. */
const MOST_GAMES = 20;

/** The text of a file with such a moment at its end, from the first game in which it comes. */
export function gameAt(wanted: Wanted & Required<Pick<Wanted, 'at'>>): string {
  const { seed = 'positions' } = wanted;
  for (let game = 1; game <= MOST_GAMES; game++) {
    const table = played({ ...wanted, seed: game === 1 ? seed : `${seed} ${game}` });
    if (table.state.decision !== null) return saveGame(table, wanted.sitters);
  }
  throw new Error(`${MOST_GAMES} games ended before that came`);
}

/** The text of a file with a whole game. */
export const wholeGame = (wanted: Omit<Wanted, 'at'> = {}): string => saveGame(played(wanted));
