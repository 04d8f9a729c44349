/** A deep copy of a plain JSON value, many times quicker than `structuredClone` on small ones. */
export function copyPlain<T>(value: T): T {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map(copyPlain) as T;
  const copy: Record<string, unknown> = {};
  const source = value as Record<string, unknown>;
  for (const key in source) {
    const part = copyPlain(source[key]);
    // To write this one the usual way would give the copy a prototype instead.
    if (key === '__proto__')
      Object.defineProperty(copy, key, { value: part, writable: true, enumerable: true, configurable: true });
    else copy[key] = part;
  }
  return copy as T;
}
