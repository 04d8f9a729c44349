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
