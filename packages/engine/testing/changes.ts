/** Packs with one thing changed in them, to see what the door says. */
import type { Card } from '../effects/vocabulary.ts';

export type Json = null | boolean | number | string | Json[] | JsonRecord;
export interface JsonRecord {
  [key: string]: Json;
}
/** The keys that lead to a place in a card. */
export type Path = readonly (string | number)[];

export const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
const asJson = (value: unknown): Json => copy(value) as Json;

export const packOf = (...cards: readonly unknown[]) => ({ pack: 'mine', name: 'Mine', version: 1, cards });

/** Every place in a card but the card itself. */
export const placesIn = (card: Card): Path[] => places(asJson(card), []).slice(1);

function places(value: Json, at: Path): Path[] {
  if (value === null || typeof value !== 'object') return [at];
  const inside = Array.isArray(value) ? value.map((v, i) => [i, v] as const) : Object.entries(value);
  return [at, ...inside.flatMap(([key, child]) => places(child, [...at, key]))];
}

const lookUp = (value: Json, path: Path): Json =>
  path.reduce<Json>((v, key) => (v as JsonRecord)[key] as Json, value);

export const valueAt = (card: Card, path: Path): Json => lookUp(asJson(card), path);

/** A pack of this card alone, in which something was done at one place. */
export function changed(card: Card, path: Path, change: (parent: JsonRecord, key: string) => void): Json {
  const pack = asJson(packOf(card));
  change(lookUp(pack, ['cards', 0, ...path.slice(0, -1)]) as JsonRecord, String(path.at(-1)));
  return pack;
}

/** The place as problems name it, in a pack of one card. */
export const placeName = (path: Path): string =>
  path.reduce<string>(
    (text, key) => (typeof key === 'number' ? `${text}[${key}]` : `${text}.${key}`),
    'cards[0]',
  );
