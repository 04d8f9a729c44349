import type { Fields } from '../../kernel/shape.ts';
import type { EffectsFrame } from '../combat/combat-frame.ts';
import type { Asker } from '../cards/counting.ts';
import type { Game } from './game.ts';
import type { Effect, EffectOf, VerbName, Verbs } from '../../effects/vocabulary.ts';
import type { Speaker } from '../../effects/words.ts';

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

/** The card on which an effect stands, as far as its words depend on it. */
export interface Telling {
  readonly speaker: Speaker;
  /** What is taken: "Dame Ysra Coll", "this card as an Ally", or '' if the card is just kept. */
  readonly becomes: string;
  /** The enemy printed on an Encounter, or ''. */
  readonly foe: string;
  /** What the one is called who rolls at that moment. */
  readonly roller: string;
}

/** How effects are put into words, and lists of effects inside an effect. */
export interface Say extends Telling {
  readonly effects: (effects: readonly Effect[]) => string;
  /** Of what befalls a Hero even if an Ally speaks, such as the outcome of a test (TEST-4). */
  readonly heroEffects: (effects: readonly Effect[]) => string;
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
