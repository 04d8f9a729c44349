/** What lies on the map and changes. The owner hands in collections; spaces whose share did not change are not drawn again. */
import type { Color, SpaceId } from '@wayrune/engine/rules/world/board.ts';
import type { MapSign } from '../parts/part.ts';

export interface Figure {
  readonly seat: number;
  readonly name: string;
  /** The card of the Hero. */
  readonly hero: string;
  readonly space: SpaceId;
  readonly active: boolean;
  /** Of the player who looks at the map. */
  readonly own: boolean;
}

export interface Lurker {
  readonly name: string;
  readonly color: Color;
  readonly isTrap?: boolean;
}

/** A step of a way that is about to be taken, and the face of the die that pays it; null without a die. */
export interface Step {
  readonly space: SpaceId;
  readonly face: number | null;
}

export interface Marks {
  /** Jewels whose counter lies on the board. */
  readonly counters: ReadonlySet<SpaceId>;
  readonly undefeated: ReadonlyMap<SpaceId, Lurker>;
  readonly figures: readonly Figure[];
  /** Spaces that nobody may enter for now. */
  readonly closed: ReadonlySet<SpaceId>;
  /** What the parts in play have laid there; spaces with the same signs share one list. */
  readonly signs: ReadonlyMap<SpaceId, readonly MapSign[]>;
  /** Spaces that glow, with the number of dice it takes to get there; 0 if that does not matter. */
  readonly reachable: ReadonlyMap<SpaceId, number>;
  /** Spaces that a decision asks to choose from. */
  readonly targets: ReadonlySet<SpaceId>;
  /** From the first space entered to the last; the figure's own space is not in it. */
  readonly path: readonly Step[];
  /** Where the same danger waits as on the space that is pointed at. */
  readonly tinted: readonly SpaceId[];
}
