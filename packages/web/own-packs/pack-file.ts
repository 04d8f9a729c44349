/** From a file that the player has chosen to a pack, or why it is none. */
import type { PackShelf } from './pack-shelf.ts';
import type { ReadPack } from './read-pack.ts';

/** Thousands of cards, in bytes: more would be a mistake. */
const LARGEST = 4_000_000;

export async function readPackFile(shelf: PackShelf, file: File): Promise<ReadPack> {
  if (file.size > LARGEST)
    return { refused: { why: 'large', about: String(LARGEST / 1_000_000), faults: [] } };
  try {
    return await shelf.read(await file.text());
  } catch (error) {
    const about = error instanceof Error ? error.message : String(error);
    return { refused: { why: 'unread', about, faults: [] } };
  }
}
