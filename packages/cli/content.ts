/** The content that comes with Wayrune, and the player's own packs. */
import { library as shipped } from '@wayrune/content';
import type { Library, Pack } from '@wayrune/engine/parts/library.ts';
import { checkTogether, PackError, parsePack } from '@wayrune/engine/parts/pack.ts';
import { cardInfo, type CardInfo } from '@wayrune/engine/rules/world/world.ts';
import { UsageError } from './args.ts';
import { readJson } from './files.ts';

export interface Content {
  readonly library: Library;
  /** The ids of packs loaded from files; they are always added to the game. */
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

/** Every card once, regardless of its number of copies. */
export const allCards = (library: Library): CardInfo[] =>
  library.packs.flatMap((pack) => pack.cards.map((card) => cardInfo(card, card.id, pack.pack)));

/** The packs named, and those loaded from files. */
export const packsOf = ({ own }: Content, named: readonly string[] | undefined): string[] => [
  ...new Set([...(named ?? []), ...own]),
];
