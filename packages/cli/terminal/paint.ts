/** Colors for terminals that support them. Nothing is conveyed by color alone. */
const CODES = {
  bold: [1, 22],
  dim: [2, 22],
  inverse: [7, 27],
  red: [31, 39],
  green: [32, 39],
  yellow: [33, 39],
  blue: [94, 39],
  cyan: [36, 39],
  magenta: [35, 39],
} as const;

type Shade = keyof typeof CODES;
export type Paint = Readonly<Record<Shade, (text: string) => string>>;

export function painter(color: boolean): Paint {
  const shade = ([on, off]: readonly [number, number]) =>
    color
      ? (text: string) => (text.trim() === '' ? text : `\x1b[${on}m${text}\x1b[${off}m`)
      : (text: string) => text;
  return Object.fromEntries(Object.entries(CODES).map(([name, codes]) => [name, shade(codes)])) as Paint;
}
