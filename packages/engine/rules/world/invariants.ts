import type { Stat } from '../../effects/vocabulary.ts';
import type { State } from './state.ts';
import { infoOf, itemKind, type World } from './world.ts';

/**
 * What must hold at every decision. The invariants of the base game stand in `testing/invariants.ts`, written without the
 * rules' own code; a part hands in what it changes of them and what must hold besides. Games never look at them.
 */
export interface Invariants {
  /** Cards that lie where only a part knows, in `state.extra`. */
  readonly cards: (state: State) => readonly string[];
  /** The limit that applies to a card; null if there is none. */
  readonly limitOf: (world: World, card: string) => Limit | null;
  readonly others: readonly Invariant[];
}

/** Says what is broken, a sentence each. */
export type Invariant = (world: World, state: State, say: (broken: string) => void) => void;

export interface Limit {
  readonly kind: string;
  readonly most: number;
  /** What widens or narrows it, and how far down. */
  readonly stat: Stat | null;
  readonly least: number;
}

const ALLIES: Limit = { kind: 'ally', most: 2, stat: 'ally-limit', least: 0 };
const ITEMS: Readonly<Record<string, Limit>> = {
  weapon: { kind: 'weapon', most: 2, stat: 'weapon-limit', least: 0 },
  armor: { kind: 'armor', most: 1, stat: 'armor-limit', least: 0 },
};

export const baseInvariants: Invariants = {
  cards: () => [],
  limitOf(world, card) {
    const info = infoOf(world, card);
    return info.holding === 'ally' ? ALLIES : (ITEMS[itemKind(info)?.class ?? ''] ?? null);
  },
  others: [],
};
