import type { Procedures } from '../../kernel/procedure.ts';
import type { Board, Space, SpaceId } from './board.ts';
import type { CardInfo } from './card-info.ts';
import type { Face } from './face.ts';
import type { Game } from './game.ts';
import type { Land } from './land.ts';
import type { Invariants } from './invariants.ts';
import type { PlayedPart } from './part.ts';
import type { Policies } from './policies.ts';
import type { Unsteady } from './unsteady.ts';
import type { VerbTable } from './verb.ts';
import type { Words } from './words.ts';

export * from './card-info.ts';
export * from './face.ts';

/** Everything about a game that never changes: content compiled for quick reading, and the rules in force. */
export interface World {
  /** As it is printed; how it is at some moment of a game is asked of `landOf`. */
  readonly board: Board;
  readonly land: Land;
  /** Whether no part in play ever changes it. */
  readonly isLandFixed: boolean;
  readonly cards: Readonly<Record<string, CardInfo>>;
  readonly heroes: readonly string[];
  /** The cards each deck starts with. */
  readonly decks: Readonly<Record<string, readonly string[]>>;
  readonly policies: Policies;
  readonly invariants: Invariants;
  readonly verbs: VerbTable;
  readonly procedures: Procedures<Game>;
  /** The adventure first, then the variants and packs. */
  readonly parts: readonly PlayedPart[];
  /** What the parts in play call things. */
  readonly words: Words;
  /** What the games made from it must agree on: the sets with their versions and fingerprints. */
  readonly content: Readonly<Record<string, string>>;
  readonly ground: ReadonlyMap<SpaceId, Ground>;
  /** Everything that any enemy could ever affect: most questions need not look for one. */
  readonly enemyBits: Face['affects'];
  /** The same of enemies and of any card that may come into force for the whole table. */
  readonly othersBits: Face['affects'];
  readonly unsteady: Unsteady;
}

/** What never changes about a space; what it is at present is asked of `siteAt`. */
export interface Ground {
  readonly space: Space;
  /** The place of its jewel in `board.jewels`; -1 if it has none. */
  readonly jewel: number;
}

export function groundAt(world: World, space: SpaceId): Ground {
  const ground = world.ground.get(space);
  if (ground === undefined) throw new Error(`no space "${space}"`);
  return ground;
}

export function infoOf(world: World, id: string): CardInfo {
  const info = world.cards[id];
  if (info === undefined) throw new Error(`no card "${id}"`);
  return info;
}
