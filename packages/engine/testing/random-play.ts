/** Games played at random, for properties that must hold whatever is decided. */
import { type Chance, seeded } from '../kernel/chance.ts';
import type { Library } from '../parts/library.ts';
import type { Setup } from '../rules/world/setup.ts';
import type { State } from '../rules/world/state.ts';
import { decide, startTable, type Table } from '../table/table.ts';

export const randomSetup = (seats: number, variants: readonly string[] = []): Setup => ({
  adventure: 'dragon-lords',
  heroes: Array.from({ length: seats }, () => null),
  variants: [...variants],
  packs: [],
});

/** Any of the options, each as likely. */
export function anyOption(state: State, chance: Chance): string {
  const { decision } = state;
  if (decision === null) throw new Error('the game is over');
  return decision.options[chance.pick(decision.options.length)] ?? '';
}

/** A table after so many random decisions; `each` sees it before every one of them and after the last. */
export function randomTable(
  library: Library,
  seats: number,
  seed: string,
  decisions: number,
  each: (table: Table) => void = () => undefined,
): Table {
  const dice = seeded(seed);
  const player = seeded(`${seed}/player`);
  const { table } = startTable(library, randomSetup(seats), dice);
  for (let i = 0; i < decisions && table.state.decision !== null; i++) {
    each(table);
    decide(table, anyOption(table.state, player), dice);
  }
  each(table);
  return table;
}
