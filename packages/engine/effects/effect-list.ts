import { lazy, list, type Shape, tagged } from '../kernel/shape.ts';
import type { Effect } from './vocabulary.ts';

/** Filled by the table of verbs: effects contain effects. */
const shapes: Record<string, Shape<object>> = {};

export function knowEffect(verb: string, shape: Shape<object>): void {
  shapes[verb] = shape;
}

export const effectShapes: Readonly<Record<string, Shape<object>>> = shapes;
const effect: Shape<Effect> = lazy(() => tagged<Effect>('do', shapes, 'effect'));
export const effects: Shape<readonly Effect[]> = list(effect);
export const someEffects: Shape<readonly Effect[]> = list(effect, 1);

/** Every effect in a part of a card, at any depth. */
export function* effectsIn(value: unknown): Generator<Effect> {
  if (Array.isArray(value)) for (const entry of value) yield* effectsIn(entry);
  else if (value !== null && typeof value === 'object') {
    if ('do' in value && typeof value.do === 'string') yield value as Effect;
    yield* effectsIn(Object.values(value));
  }
}
