/** Quick ways to tell whether two states are the same: the soak asks several times a decision. */

type Plain = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Whether two plain values are alike, whatever the order of their keys. */
export function alike(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (!isObject(a) || !isObject(b)) return false;
  if (Array.isArray(a)) return Array.isArray(b) && alikeLists(a, b);
  return !Array.isArray(b) && alikeRecords(a as Plain, b as Plain);
}

function alikeLists(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i] && !alike(a[i], b[i])) return false;
  return true;
}

function alikeRecords(a: Plain, b: Plain): boolean {
  let keys = 0;
  for (const key in a) {
    const one = a[key];
    const other = b[key];
    if (one !== other && !alike(one, other)) return false;
    keys++;
  }
  for (const _ in b) keys--;
  return keys === 0;
}

/**
 * Whether a copy is like its original and will stay so, whatever is done to the original: what the two share is
 * frozen here, once and for all, so that code which changes a shared part fails at the very place where it does.
 */
export function isSafeCopy(copy: unknown, original: unknown): boolean {
  if (!isObject(copy) || !isObject(original)) return copy === original;
  if (copy === original) {
    freeze(copy);
    return true;
  }
  if (Array.isArray(copy)) return Array.isArray(original) && isSafeList(copy, original);
  return !Array.isArray(original) && isSafeRecord(copy as Plain, original as Plain);
}

function isSafeList(copy: readonly unknown[], original: readonly unknown[]): boolean {
  if (copy.length !== original.length) return false;
  for (let i = 0; i < copy.length; i++) {
    const value = copy[i];
    if ((value !== original[i] || isObject(value)) && !isSafeCopy(value, original[i])) return false;
  }
  return true;
}

function isSafeRecord(copy: Plain, original: Plain): boolean {
  let keys = 0;
  for (const key in copy) {
    const value = copy[key];
    const other = original[key];
    if ((value !== other || isObject(value)) && !isSafeCopy(value, other)) return false;
    keys++;
  }
  for (const _ in original) keys--;
  return keys === 0;
}

function freeze(value: object): void {
  if (Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const part of Object.values(value)) if (isObject(part)) freeze(part);
}

/** A 32-bit digest of a plain value, whatever the order of its keys. Throws on what JSON could not hold. */
export function digest(value: unknown): number {
  switch (typeof value) {
    case 'string':
      return digestText(value);
    case 'number':
      if (!Number.isFinite(value)) throw new Error(`${value} in the state`);
      return scramble(value ^ (value * 65_537) ^ 0x2545f491);
    case 'boolean':
      return value ? 0x51ab37c1 : 0x1d3cf05b;
    case 'object':
      if (value === null) return 0x7f4a7c15;
      return Array.isArray(value) ? digestList(value) : digestRecord(value as Plain);
    default:
      throw new Error(`${typeof value} in the state`);
  }
}

const scramble = (bits: number): number => {
  const mixed = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  return Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
};

function digestText(text: string): number {
  let bits = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) bits = Math.imul(bits ^ text.charCodeAt(i), 0x01000193);
  return bits;
}

function digestList(list: readonly unknown[]): number {
  let bits = 0x3c6ef372;
  for (let i = 0; i < list.length; i++) bits = Math.imul(bits ^ digest(list[i]), 0x9e3779b1) + i;
  return scramble(bits);
}

function digestRecord(record: Plain): number {
  let bits = 0x1b873593;
  for (const key in record) bits = (bits + scramble(digestText(key) ^ Math.imul(digest(record[key]), 5))) | 0;
  return scramble(bits);
}
