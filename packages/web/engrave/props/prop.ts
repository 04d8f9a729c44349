/** A thing that tells the story: drawn around 0 0 and placed by the recipe. */
import type { Color } from '../tools/ink.ts';
import type { Plate } from '../tools/plate.ts';

export interface Prop {
  /** Main color and trim, where a recipe names none. */
  readonly washes: readonly [main: Color, trim?: Color];
  readonly draw: (p: Plate, main: string, trim: string) => void;
}

/** Keeps the names of a table for the compiler. */
export const props = <K extends string>(table: Readonly<Record<K, Prop>>): Readonly<Record<K, Prop>> => table;
