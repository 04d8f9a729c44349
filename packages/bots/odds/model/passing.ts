/** Modifiers that pass: every list of them that comes up has a number. */
import type { Until } from '@wayrune/engine/effects/vocabulary.ts';
import type { Passing } from '@wayrune/engine/rules/world/state.ts';
import { memoize } from '../../memo.ts';
import type { Model } from './model.ts';
import type { Position } from './position.ts';

/** Lists by number, their numbers by name, and what becomes of them. */
export interface Modifiers {
  readonly lists: (readonly Passing[])[];
  readonly names: Map<string, number>;
  readonly with: Map<string, number>;
  readonly without: Map<string, number>;
}

export const newModifiers = (): Modifiers => ({
  lists: [[]],
  names: new Map([['', 0]]),
  with: new Map(),
  without: new Map(),
});

const spell = ({ stat, amount, skill, for: of, until, bearer }: Passing): string =>
  `${stat} ${amount} ${skill} ${of} ${until} ${bearer}`;

/** The number of a list; their order does not matter. */
export function listed({ modifiers: { lists, names } }: Model, list: readonly Passing[]): number {
  if (list.length === 0) return 0;
  const sorted = list.toSorted((a, b) => (spell(a) < spell(b) ? -1 : 1));
  return memoize(names, sorted.map(spell).join(';'), () => lists.push(sorted) - 1);
}

export const modifiersIn = ({ modifiers }: Model, s: Position): readonly Passing[] =>
  modifiers.lists[s.modifiers] ?? [];

export const withModifier = (m: Model, s: Position, passing: Passing): Position => ({
  ...s,
  modifiers: memoize(m.modifiers.with, `${s.modifiers} ${spell(passing)}`, () =>
    listed(m, [...modifiersIn(m, s), passing]),
  ),
});

/** Without those that lasted until now. */
export function forget(m: Model, s: Position, ...until: readonly Until[]): Position {
  if (s.modifiers === 0) return s;
  const left = memoize(m.modifiers.without, `${s.modifiers} ${until.join()}`, () =>
    listed(
      m,
      modifiersIn(m, s).filter((passing) => !until.includes(passing.until)),
    ),
  );
  return left === s.modifiers ? s : { ...s, modifiers: left };
}
