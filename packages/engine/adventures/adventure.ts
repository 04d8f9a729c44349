import type { Procedures } from '../kernel/procedure.ts';
import type { Game } from '../rules/game.ts';
import type { Policies } from '../rules/policies.ts';

/** A whole adventure: its board and sets, how many may play, and what it changes in the rules. */
export interface Adventure {
  readonly id: string;
  readonly name: string;
  readonly board: string;
  /** The sets whose cards make up its decks. */
  readonly sets: readonly string[];
  readonly players: readonly [least: number, most: number];
  readonly policies: (base: Policies) => Policies;
  readonly procedures: (base: Procedures<Game>) => Procedures<Game>;
}
