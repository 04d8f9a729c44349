/** What people wear, in layers: each part draws itself into the layers it has. */
import type { Color } from '../tools/ink.ts';
import type { Plate } from '../tools/plate.ts';

/** The colors a part is drawn in. */
export interface Hues {
  readonly main: string;
  readonly trim: string;
  readonly skin: string;
}

/**
 * From below: behind everything · back of the head · under the chin · over the face, before its features · over the whole head ·
 * over everything. Back, face and front move with the head.
 */
export const LAYERS = ['behind', 'back', 'under', 'face', 'front', 'over'] as const;
export type Layer = (typeof LAYERS)[number];

export type Wearable = {
  /** Main color and trim, where a recipe names none. */
  readonly washes: readonly [main: Color, trim?: Color];
} & { readonly [L in Layer]?: (p: Plate, hues: Hues) => void };

/** Keeps the names of a table for the compiler. */
export const wearables = <K extends string>(
  table: Readonly<Record<K, Wearable>>,
): Readonly<Record<K, Wearable>> => table;
