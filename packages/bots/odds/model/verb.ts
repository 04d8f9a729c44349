/** How a verb acts on a position, and what verbs have in common. */
import type { Amount, EffectOf, VerbName, Who as Whom } from '@wayrune/engine/effects/vocabulary.ts';
import { addChance, addChoice, type Child } from '../graph.ts';
import { stands } from './blows.ts';
import { TWO_DICE } from '@wayrune/engine/rules/combat/two-dice.ts';
import { ONE_DIE } from './dice.ts';
import type { Actor, Model, Then } from './model.ts';
import { HERO, type Position, type Who } from './position.ts';
import { askerFor, counted } from './questions.ts';
import { nameOf, type Scene } from './scene.ts';

export interface Turn<V extends VerbName> {
  readonly m: Model;
  readonly s: Position;
  readonly scene: Scene;
  readonly e: EffectOf<V>;
  readonly actor: Actor;
  readonly then: Then;
}

export interface ModelVerb<V extends VerbName> {
  readonly does: (turn: Turn<V>) => Child;
  /** Whether it would change anything now; it would if nothing is said. */
  readonly can?: (turn: Omit<Turn<V>, 'then'>) => boolean;
}

type Standing = Pick<Turn<VerbName>, 'm' | 's' | 'scene' | 'actor'>;

/** The roll that effects look at is the one being made. */
export const asking = ({ m, scene, actor }: Standing) => askerFor(m, actor.bearer, actor.source, scene.roll);

/** Goes on with an amount: dice are thrown for it where it says so. */
export function withAmount(turn: Standing, amount: Amount | 'all', then: (amount: number) => Child): Child {
  if (amount === 'all') return then(Number.POSITIVE_INFINITY);
  if (typeof amount === 'number') return then(amount);
  const { m, s, scene } = turn;
  if (!('roll' in amount)) return then(Math.max(0, counted(m, s, scene, amount, asking(turn))));
  const totals = amount.roll === 'd10' ? ONE_DIE : TWO_DICE;
  return addChance(
    m.graph,
    totals.map(({ chance }) => chance),
    totals.map(({ total }) => then(total)),
  );
}

const alliesOf = (m: Model, s: Position): Who[] =>
  [...m.fighters.keys()].filter((who) => who !== HERO && stands(m, s, who));

/** Whoever rolls or is struck at this moment. */
function fighterIn(m: Model, { wound, roll, phase }: Scene): Who | null {
  const name = (wound ?? roll ?? phase)?.who;
  if (name === undefined) return null;
  const at = m.fighters.findIndex(({ id }) => id === name);
  return Math.max(HERO, at);
}

/** Those an effect is for; null if one of them is still to be chosen. */
export function recipients({ m, s, scene, actor }: Standing, whom: Whom): Who[] | null {
  switch (whom) {
    case 'you':
      return [HERO];
    case 'self':
      return [actor.bearer];
    case 'fighter':
      return [fighterIn(m, scene) ?? actor.bearer];
    case 'allies':
      return alliesOf(m, s);
    case 'party':
      return [HERO, ...alliesOf(m, s)];
    case 'ally':
    case 'any':
      return null;
    case 'enemy':
      return [];
  }
}

/** Those of whom one is chosen for `ally` or `any`. */
export const choosable = ({ m, s }: Pick<Turn<VerbName>, 'm' | 's'>, whom: Whom): Who[] =>
  whom === 'ally' ? alliesOf(m, s) : [HERO, ...alliesOf(m, s)];

/** For those who are chosen by `ally` and `any`: of those that fit, one. Nobody fits: nothing happens. */
export function chooseOne(
  { m, s, then }: Pick<Turn<VerbName>, 'm' | 's' | 'then'>,
  whom: Whom,
  fits: (who: Who) => boolean,
  act: (who: Who) => Child,
): Child {
  const those = choosable({ m, s }, whom).filter(fits);
  if (those.length === 0) return then(s);
  return addChoice(
    m.graph,
    those.map((who) => `target:${nameOf(m, who)}`),
    those.map(act),
  );
}

/** One after another. */
export function inTurn(
  s: Position,
  those: readonly Who[],
  act: (s: Position, who: Who, then: Then) => Child,
  then: Then,
): Child {
  const [who, ...rest] = those;
  if (who === undefined) return then(s);
  return act(s, who, (t) => inTurn(t, rest, act, then));
}
