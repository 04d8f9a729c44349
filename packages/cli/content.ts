/** The content that comes with Wayrune, and packs of the player's own. */
import { library as shipped } from '@wayrune/content';
import type { Library, Pack } from '@wayrune/engine/parts/library.ts';
import { checkTogether, PackError, parsePack } from '@wayrune/engine/parts/pack.ts';
import { cardInfo, type CardInfo } from '@wayrune/engine/rules/world/world.ts';
import { UsageError } from './args.ts';
import { readJson } from './files.ts';

export interface Content {
  readonly library: Library;
  /** The ids of the packs that were loaded from files: whoever loads one wants to play with it. */
  readonly own: readonly string[];
}

export function loadContent(files: readonly string[]): Content {
  const packs: Pack[] = files.map((file) => {
    const pack = parsePack(readJson(file), file);
    if (shipped.packs.some((other) => other.pack === pack.pack))
      throw new UsageError(
        `${file}: pack: "${pack.pack}" is the id of a set that comes with Wayrune; choose another id`,
      );
    return pack;
  });
  const library: Library = { ...shipped, packs: [...shipped.packs, ...packs] };
  const clashes = packs.length === 0 ? [] : checkTogether(library.packs);
  if (clashes.length > 0) throw new PackError(files.join(', '), clashes);
  return { library, own: [...new Set(packs.map((pack) => pack.pack))] };
}

/** Every card once, however many copies there are. */
export const allCards = (library: Library): CardInfo[] =>
  library.packs.flatMap((pack) => pack.cards.map((card) => cardInfo(card, card.id, pack.pack)));

/** Packs loaded from files are played with; others by name. */
export const packsOf = ({ own }: Content, named: readonly string[] | undefined): string[] => [
  ...new Set([...(named ?? []), ...own]),
];
