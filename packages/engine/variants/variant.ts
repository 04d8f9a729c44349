import type { Procedure, Procedures } from '../kernel/procedure.ts';
import type { Game } from '../rules/game.ts';
import type { Policies } from '../rules/policies.ts';

/** What a variant changes in the rules; what it is called and what it goes with stands in parts.ts. */
export interface Variant {
  readonly policies?: (base: Policies) => Policies;
  readonly procedures?: (base: Procedures<Game>) => Procedures<Game>;
}

/** A table of procedures with some of them changed, or added. */
export function changed(
  base: Procedures<Game>,
  changes: Readonly<Record<string, (old: Procedure<Game>) => Procedure<Game>>>,
  added: Readonly<Record<string, Procedure<Game>>> = {},
): Procedures<Game> {
  const table = new Map([...base, ...Object.entries(added)]);
  for (const [name, change] of Object.entries(changes)) {
    const old = base.get(name);
    if (old === undefined) throw new Error(`no procedure "${name}" to change`);
    table.set(name, change(old));
  }
  return table;
}

/** Several variants as one: each changes what the ones before have left. */
export const together = (...variants: readonly Variant[]): Required<Variant> => ({
  policies: (base) => variants.reduce((rules, variant) => variant.policies?.(rules) ?? rules, base),
  procedures: (base) => variants.reduce((rules, variant) => variant.procedures?.(rules) ?? rules, base),
});
