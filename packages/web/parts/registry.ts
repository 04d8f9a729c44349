/** The parts of the game that this page knows, and what those in play have brought. */
import type { EventType } from '@wayrune/engine/rules/world/events.ts';
import type { Setup } from '@wayrune/engine/rules/world/setup.ts';
import { addWords } from '../i18n/index.ts';
import type { LessonBook, PartAtTable, PartOfPage, StartEntry } from './part.ts';

const known = new Map<string, PartOfPage>();
const loaded = new Map<string, PartAtTable>();
/** What is in play by setup, until another part is loaded. */
let inPlay = new WeakMap<Setup, readonly PartAtTable[]>();

/** Hands in a part; one of the same id is replaced. Gives what takes it out again. */
export function registerPart(part: PartOfPage): () => void {
  known.set(part.id, part);
  forget(part.id);
  if (part.words !== undefined) addWords(part.id, part.words);
  return () => {
    known.delete(part.id);
    forget(part.id);
  };
}

/** What was worked out while the part was another. */
function forget(id: string): void {
  loaded.delete(id);
  books = null;
  inPlay = new WeakMap();
}

export const partOfPage = (id: string): PartOfPage | undefined => known.get(id);

/** The parts of a setup, each after those that it uses. */
const idsOf = ({ adventure, variants, packs }: Setup): readonly string[] => [
  ...new Set([adventure, ...variants, ...packs].flatMap((id) => [...(known.get(id)?.alsoShows ?? []), id])),
];

async function load(id: string): Promise<void> {
  const part = known.get(id);
  if (part?.table === undefined || loaded.has(id)) return;
  const atTable = await part.table();
  if (atTable.words !== undefined) addWords(id, atTable.words);
  loaded.set(id, atTable);
  inPlay = new WeakMap();
}

/** Everything that the parts of a setup bring to the table, with their words. To be awaited before the table is shown. */
export async function loadParts(setup: Setup): Promise<void> {
  await Promise.all(idsOf(setup).map(load));
}

/** What the parts of a setup have brought, the adventure's first. */
export function partsOf(setup: Setup): readonly PartAtTable[] {
  const found =
    inPlay.get(setup) ??
    idsOf(setup).flatMap((id) => {
      const part = loaded.get(id);
      return part === undefined ? [] : [part];
    });
  inPlay.set(setup, found);
  return found;
}

/**
 * What any loaded part says of an event. An event belongs to one part alone, so that it need not be asked which are in
 * play.
 */
export function ofEvent<T>(
  read: (part: PartAtTable) => Readonly<Partial<Record<EventType, T>>> | undefined,
  type: EventType,
): T | undefined {
  for (const part of loaded.values()) {
    const value = read(part)?.[type];
    if (value !== undefined) return value;
  }
  return undefined;
}

/** Whether any loaded part lists an event. */
export function isListed(
  read: (part: PartAtTable) => readonly EventType[] | undefined,
  type: EventType,
): boolean {
  return [...loaded.values()].some((part) => read(part)?.includes(type) === true);
}

export interface Offer extends StartEntry {
  readonly id: string;
}

/** The adventures of the start page, the first one first. */
export const startEntries = (): readonly Offer[] =>
  [...known.values()]
    .flatMap(({ id, start }) => (start === undefined ? [] : [{ id, ...start }]))
    .toSorted((a, b) => a.order - b.order);

export interface NamedBook extends LessonBook {
  /** The namespace of its words. */
  readonly namespace: string;
}

/** So long lessons that could not be loaded are not asked for again, in milliseconds. */
const AGAIN = 500;

let books: Promise<readonly NamedBook[]> | null = null;

async function openBook(id: string, open: () => Promise<LessonBook>): Promise<NamedBook> {
  const book = await open();
  const namespace = `${id}-lessons`;
  addWords(namespace, book.words);
  return { ...book, namespace };
}

/** The lessons of all parts, adventures in the order of the start page. The same promise every time. */
export function lessonBooks(): Promise<readonly NamedBook[]> {
  books ??= openBooks().catch((error: unknown) => {
    // Without a network they may be there the next time. Not at once: who draws them would ask again for ever.
    setTimeout(() => {
      books = null;
    }, AGAIN);
    throw error;
  });
  return books;
}

function openBooks(): Promise<readonly NamedBook[]> {
  const order = (part: PartOfPage): number => part.start?.order ?? Number.MAX_SAFE_INTEGER;
  const parts = [...known.values()].toSorted((a, b) => order(a) - order(b));
  return Promise.all(
    parts.flatMap(({ id, lessons }) => (lessons === undefined ? [] : [openBook(id, lessons)])),
  );
}
