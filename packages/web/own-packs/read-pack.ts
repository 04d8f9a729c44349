/** From the text of a file to a pack that can be played. Needs the vocabulary of cards, so it is loaded on demand. */
import type { Library, Pack } from '@wayrune/engine/parts/library.ts';
import { checkBeside, checkPack } from '@wayrune/engine/parts/pack.ts';
import type { Problem } from '@wayrune/engine/kernel/shape.ts';

/** Why a file is no pack: what it is instead, or what the checks say. */
export interface Refusal {
  readonly why: 'unread' | 'large' | 'json' | 'game' | 'ours' | 'faults';
  /** What the file says it is, or the reason why it cannot be read. */
  readonly about: string;
  readonly faults: readonly Fault[];
}

/** Something wrong with a pack: on which card if on any, by name or else by number, in which field, and what. */
export interface Fault {
  readonly card: string | number | null;
  readonly field: string;
  readonly reason: string;
}

export type ReadPack = { readonly pack: Pack } | { readonly refused: Refusal };

const refused = (why: Refusal['why'], about: string, faults: readonly Fault[] = []): ReadPack => ({
  refused: { why, about, faults },
});

/** `others` are the player's own packs that it must go together with. */
export function readPack(text: string, shipped: Library, others: readonly Pack[]): ReadPack {
  const value = parsed(text);
  if (value instanceof Error) return refused('json', value.message);
  if ((value as { wayrune?: unknown } | null)?.wayrune === 'game') return refused('game', '');
  return checkedPack(value, shipped, others);
}

/** The same for what has been read. */
export function checkedPack(value: unknown, shipped: Library, others: readonly Pack[]): ReadPack {
  const problems = checkPack(value);
  if (problems.length > 0) return refused('faults', nameIn(value), problems.map(faultOf));
  const { $schema: _, ...pack } = value as Pack & { readonly $schema?: string };
  if (isOurs(shipped, pack.pack)) return refused('ours', pack.pack);
  const rest = others.filter((one) => one.pack !== pack.pack);
  const wrong = checkBeside({ packs: [...shipped.packs, ...rest], boards: shipped.boards }, pack);
  return wrong.length > 0 ? refused('faults', pack.name, wrong.map(faultOf)) : { pack };
}

/** Adventures, variants and packs are told apart by their ids alone. */
const isOurs = ({ packs, parts, adventures }: Library, id: string): boolean =>
  packs.some(({ pack }) => pack === id) || Object.hasOwn(parts, id) || Object.hasOwn(adventures, id);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

const nameIn = (value: unknown): string => {
  const name = (value as { name?: unknown } | null)?.name;
  return typeof name === 'string' ? name : '';
};

const PLACE = /^cards\[(\d+)\]\.?(.*?)(?: \((.*)\))?$/;

/** The checks name a place as a program would: `cards[3].cost (Ferrywoman's Hook)`. */
function faultOf({ path, message }: Problem): Fault {
  const [found, index, field = '', name] = PLACE.exec(path) ?? [];
  if (found === undefined) return { card: null, field: path, reason: message };
  return { card: name ?? Number(index) + 1, field, reason: message };
}
