/** What lies on the table of The Cataclysm besides the base game: the fates of the towns, the Curse decks, the quests. */
import { CURSES, type Curse, type CurseLevel, type Terrain } from '../../effects/vocabulary.ts';
import { type SpaceId, spaceAt, type TownId } from '../../rules/world/board.ts';
import { info, playerAt, type Game } from '../../rules/world/game.ts';
import type { State } from '../../rules/world/state.ts';
import { curseOf } from '../../rules/world/world.ts';

export const CATACLYSM = 'cataclysm';
export const curseDeck = (curse: Curse): string => `curse-${curse}`;
export const CURSE_DECKS = CURSES.map(curseDeck);

/** The terrain that is marked on the counter of each curse (C2). */
export const CURSE_TERRAIN: Readonly<Record<Curse, Terrain>> = {
  'ashen-flock': 'hills',
  'demon-horde': 'swamp',
  'frenzied-rage': 'plains',
  'savage-brood': 'forest',
  'winter-lord': 'mountain',
};

/** What has become of a town; null until the counters are turned over. */
export type Fate =
  | { readonly is: 'destroyed' }
  | { readonly is: 'cursed'; readonly curse: Curse }
  | { readonly is: 'freed'; readonly curse: Curse; readonly by: number };

/** The cards of a curse that nobody has claimed. */
export interface CurseCards {
  /** Level I, of which one is drawn at random. */
  one: string[];
  /** Level II that have not been turned up. */
  two: string[];
  /** Level III, while the town is cursed. */
  three: string | null;
  /** Level II that lie open. */
  quests: string[];
}

/** What each step of a quest has seen of a Hero: spaces, Challenges or Heroes, an entry for each time. */
export type Progress = readonly (readonly string[])[];

export interface Cataclysm {
  /** In the order of `board.towns`. */
  towns: (Fate | null)[];
  /** The fates in short: names the state of the land. */
  land: string;
  curses: Record<Curse, CurseCards>;
  /** By quest, then by seat; a quest that nobody has worked on is missing. */
  progress: Record<string, Record<string, Progress>>;
}

export interface CataclysmEvents {
  'towns-struck': { destroyed: readonly TownId[]; cursed: readonly { town: TownId; curse: Curse }[] };
  'curse-drawn': { seat: number; card: string };
  'curse-failed': { card: string };
  'source-faced': { seat: number; card: string };
  'source-stands': { seat: number; card: string };
  claimed: { seat: number; card: string; level: CurseLevel; points: number };
  'quest-revealed': { card: string };
  'quest-tried': { seat: number; card: string; step: number };
  'quest-progress': { seat: number; card: string; step: number; done: number; of: number };
  'town-freed': { seat: number; town: TownId; curse: Curse };
  'pools-split': { seat: number; travel: number; trading: number };
  'trading-dice': { seat: number; faces: readonly number[]; matches: number; space: SpaceId };
  'wares-shown': { seat: number; cards: readonly string[] };
  'wares-gone': { seat: number; cards: readonly string[] };
}
declare module '../../rules/world/events.ts' {
  interface GameEvents extends CataclysmEvents {}
}

export const findCataclysm = (state: State): Cataclysm | null =>
  (state.extra[CATACLYSM] as Cataclysm | undefined) ?? null;

export function cataclysmOf(state: State): Cataclysm {
  const found = findCataclysm(state);
  if (found === null) throw new Error('The Cataclysm is not being played');
  return found;
}

const LETTERS: Readonly<Record<Fate['is'], string>> = { destroyed: 'x', cursed: '', freed: 'o' };

/** Changes what has become of towns. */
export function setFates(cataclysm: Cataclysm, towns: (Fate | null)[]): void {
  cataclysm.towns = towns;
  cataclysm.land = towns
    .map((fate) =>
      fate === null ? '-' : fate.is === 'cursed' ? CURSES.indexOf(fate.curse) : LETTERS[fate.is],
    )
    .join('');
}

/** The curse that lies on a space, or null. */
export function curseAt(game: Game, space: SpaceId): Curse | null {
  const fate = fateAt(game, space);
  return fate?.is === 'cursed' ? fate.curse : null;
}

export function fateAt(game: Game, space: SpaceId): Fate | null {
  if (spaceAt(game.world.board, space).town === null) return null;
  const town = game.world.board.towns.findIndex((one) => one.space === space);
  return town < 0 ? null : (cataclysmOf(game.state).towns[town] ?? null);
}

/** The Curse cards that a seat has claimed. */
export const claimedBy = (game: Game, seat: number): { card: string; of: Curse; level: CurseLevel }[] =>
  playerAt(game, seat).kept.flatMap(({ card }) => {
    const curse = curseOf(info(game, card));
    return curse === null ? [] : [{ card, of: curse.of, level: curse.level }];
  });

/** Whether a seat has claimed a card of a curse, of that level if one is named. */
export function hasClaimed(game: Game, seat: number, curse: Curse, level?: CurseLevel): boolean {
  for (const { card } of playerAt(game, seat).kept) {
    const one = curseOf(info(game, card));
    if (one !== null && one.of === curse && (level === undefined || one.level === level)) return true;
  }
  return false;
}

/** A point for each level of the cards that a seat has claimed. */
export const pointsOf = (game: Game, seat: number): number =>
  claimedBy(game, seat).reduce((points, { level }) => points + level, 0);

const POINTS = 15;
export const goalOf = ({ players }: State): number => POINTS - players.length;

/** The undefeated counter that a seat has as its quest counter: by turn order, number 1 for the first player (C27). */
export const questCounterOf = ({ players, first }: State, seat: number): number =>
  ((seat - first + players.length) % players.length) + 1;

export const townsFreedBy = (state: State, seat: number): number =>
  cataclysmOf(state).towns.filter((fate) => fate?.is === 'freed' && fate.by === seat).length;
