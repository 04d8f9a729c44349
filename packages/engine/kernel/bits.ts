/** Bits in a number: as many as `&` and `|` tell apart. */
const MOST_BITS = 32;

/** A bit for each name. Fails where a number has no more bits, instead of giving two names the same one. */
export function bitsFor<Name extends string>(what: string, names: readonly Name[]): Record<Name, number> {
  if (names.length > MOST_BITS)
    throw new Error(
      `${names.length} ${what} do not fit into one number of ${MOST_BITS} bits; the first without a bit is "${names[MOST_BITS]}"`,
    );
  return Object.fromEntries(names.map((name, i) => [name, 1 << i])) as Record<Name, number>;
}
