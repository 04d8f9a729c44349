/** Packs of the player's own, as this browser keeps them. */
import type { Pack } from '@wayrune/engine/parts/library.ts';

/** What packs are called, by id. */
export type PackNames = Readonly<Record<string, string>>;

export interface OwnPack {
  readonly id: string;
  /** When it was added, in milliseconds: packs are listed in that order. */
  readonly added: number;
  readonly pack: Pack;
}

/** A game that was played with packs which are not here. */
export class MissingPacks extends Error {
  readonly packs: readonly { readonly id: string; readonly name: string }[];
  constructor(ids: readonly string[], names: PackNames = {}) {
    const packs = ids.map((id) => ({ id, name: names[id] ?? id }));
    super(`This game needs packs that are not here: ${packs.map(({ name }) => name).join(', ')}`);
    this.packs = packs;
  }
}
