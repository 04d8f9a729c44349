import type { Effect, EffectOf } from '@wayrune/engine/effects/vocabulary.ts';

/** As many as fit on a card; the text tells all. */
const MOST = 3;

const isTest = (value: object): value is EffectOf<'test'> => 'do' in value && value.do === 'test';

/** However deep: tests stand in choices, and in what follows other tests. */
function* within(value: unknown): Generator<object> {
  if (typeof value !== 'object' || value === null) return;
  yield value;
  for (const inner of Object.values(value)) yield* within(inner);
}

/** The tests that a trap may ask for, each kind once, in the order in which they are read. */
export function testsIn(trap: readonly Effect[]): EffectOf<'test'>[] {
  const found = new Map<string, EffectOf<'test'>>();
  for (const part of within(trap)) {
    if (!isTest(part)) continue;
    const key = `${part.attribute} ${part.skill ?? ''} ${part.target}`;
    if (!found.has(key)) found.set(key, part);
  }
  return [...found.values()].slice(0, MOST);
}
