/** Ink and washes, seeded chance, and numbers as short as a path allows. */
import { type Rand, seeded as seededBy } from '../../map/seeded.ts';

export const INK = '#2b1e13';
/** The white of an eye, a tooth, a highlight. */
export const IVORY = '#fbf3dc';

export const WASH = {
  fair: '#f0d5b4',
  rosy: '#efcba6',
  tan: '#dcae7f',
  brown: '#a86f44',
  umber: '#7d5034',
  pale: '#f3e2c8',
  bone: '#ece3c8',
  ash: '#c9cdbf',
  orc: '#a9b07f',
  white: '#f7f1e0',
  grey: '#cfc9b8',
  silver: '#dcd9cd',
  straw: '#dcbb72',
  rust: '#ad5b39',
  chestnut: '#7f4c2e',
  black: '#33261b',
  wine: '#80453c',
  violet: '#705d7c',
  navy: '#526884',
  sea: '#6f9495',
  leaf: '#8c9870',
  moss: '#66724f',
  ochre: '#cb9f50',
  leather: '#a67847',
  steel: '#aebbbd',
  iron: '#7c898e',
  verdigris: '#88aa95',
  linen: '#f4ead2',
  fur: '#c99e66',
  gold: '#d9aa3c',
  night: '#464d57',
  cherry: '#a24634',
} as const;

export type Wash = keyof typeof WASH;
/** A wash by its name, or any color of its own. */
export type Color = Wash | `#${string}`;

export const wash = (color: Color): string => (color in WASH ? WASH[color as Wash] : color);

/** One decimal is enough at every size we draw. */
export const short = (n: number): string => String(Math.round(n * 10) / 10).replace(/^(-?)0\./, '$1.');

/** Numbers from 0 to 1, the same for the same seed. */
export const seeded = (seed: number): Rand => seededBy(String(seed));

const channels = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** `amount` of the way from one color to another, both as #rrggbb. */
export function mixed(from: string, to: string, amount: number): string {
  const b = channels(to);
  return `#${channels(from)
    .map((a, i) => Math.round(a + ((b[i] ?? a) - a) * amount))
    .map((v) => v.toString(16).padStart(2, '0'))
    .join('')}`;
}
