/** Modifiers that pass: every list of them that comes up has a number. */
import type { Until } from '@wayrune/engine/effects/vocabulary.ts';
import type { Passing } from '@wayrune/engine/rules/state.ts';
import type { Model } from './model.ts';
import type { Position } from './position.ts';

const spell = ({ stat, amount, skill, for: of, until, bearer }: Passing): string =>
  `${stat} ${amount} ${skill} ${of} ${until} ${bearer}`;

/** The number of a list; their order does not matter. */
export function listed(m: Model, list: readonly Passing[]): number {
  if (list.length === 0) return 0;
  const sorted = list.toSorted((a, b) => (spell(a) < spell(b) ? -1 : 1));
  const key = sorted.map(spell).join(';');
  let known = m.passingNames.get(key);
  if (known === undefined) {
    known = m.passing.length;
    m.passingNames.set(key, known);
    m.passing.push(sorted);
  }
  return known;
}

export const withModifier = (m: Model, s: Position, passing: Passing): Position => ({
  ...s,
  modifiers: listed(m, [...(m.passing[s.modifiers] ?? []), passing]),
});

/** Without those that lasted until now. */
export function forget(m: Model, s: Position, ...until: readonly Until[]): Position {
  if (s.modifiers === 0) return s;
  const list = m.passing[s.modifiers] ?? [];
  const left = list.filter((passing) => !until.includes(passing.until));
  return left.length === list.length ? s : { ...s, modifiers: listed(m, left) };
}
