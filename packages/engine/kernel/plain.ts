/** A deep copy of a plain JSON value, many times quicker than `structuredClone` on small ones. */
export function copyPlain<T>(value: T): T {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map(copyPlain) as T;
  const copy: Record<string, unknown> = {};
  const source = value as Record<string, unknown>;
  for (const key in source) copy[key] = copyPlain(source[key]);
  return copy as T;
}
