import type { Fields } from '../kernel/shape.ts';
import type { EffectsFrame } from '../rules/combat-frame.ts';
import type { Asker } from '../rules/counting.ts';
import type { Game } from '../rules/game.ts';
import type { Effect, EffectOf, VerbName, Verbs } from './vocabulary.ts';

/** One verb: how it is checked, said, judged and done. Adding one is a line in `Verbs` and a record like this. */
export interface Verb<V extends VerbName> {
  readonly fields: Fields<Verbs[V]>;
  /** As a clause in the imperative, without a full stop: "gain 2 gold". */
  readonly describe: (effect: EffectOf<V>, say: Say) => string;
  readonly resolve: (game: Game, effect: EffectOf<V>, frame: EffectsFrame) => void;
  /** Goes on when a target was chosen (see targets.ts). */
  readonly onTarget?: (game: Game, effect: EffectOf<V>, frame: TargetContext, target: string) => void;
  /** Whether it would change anything now; an ability is offered only if one of its effects would. */
  readonly can?: (game: Game, effect: EffectOf<V>, asker: Asker) => boolean;
  /** What it is worth to the one who resolves it, in gold, for bots. */
  readonly hint: (effect: EffectOf<V>, worth: Worth) => number;
}

/** How lists of effects inside an effect are put into words. */
export interface Say {
  readonly effects: (effects: readonly Effect[]) => string;
  readonly cards: { readonly town: (id: string) => string };
}

/** How lists of effects inside an effect are judged. */
export type Worth = (effects: readonly Effect[] | undefined) => number;

export interface TargetContext {
  readonly seat: number;
  readonly bearer: string;
  readonly source: string;
  /** How many more targets are to be chosen after this one. */
  left: number;
}

/** Verbs with their own types forgotten, as the interpreter uses them. */
export interface AnyVerb {
  readonly fields: Fields<object>;
  readonly describe: (effect: Effect, say: Say) => string;
  readonly resolve: (game: Game, effect: Effect, frame: EffectsFrame) => void;
  readonly onTarget: ((game: Game, effect: Effect, frame: TargetContext, target: string) => void) | null;
  readonly can: (game: Game, effect: Effect, asker: Asker) => boolean;
  readonly hint: (effect: Effect, worth: Worth) => number;
}

export type VerbTable = Readonly<Record<VerbName, AnyVerb>>;

export function forget<V extends VerbName>(verb: Verb<V>): AnyVerb {
  const known = verb as unknown as AnyVerb & { can?: AnyVerb['can']; onTarget?: AnyVerb['onTarget'] };
  return { ...known, can: known.can ?? (() => true), onTarget: known.onTarget ?? null };
}
