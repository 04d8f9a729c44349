/** For terminals and readers that know ASCII only. Every sign but the last becomes one character, so that maps stay straight. */
import type { Io } from './io.ts';

const SIGNS: Readonly<Record<string, string>> = {
  '≈': '~',
  '∩': 'n',
  '♣': '%',
  '▲': '^',
  '⌂': '#',
  '◦': 'o',
  '♥': '*',
  '♡': '.',
  '●': '*',
  '○': '.',
  '─': '-',
  '–': '-',
  '−': '-',
  '→': '>',
  '•': '*',
  '·': '.',
  '×': 'x',
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '…': '...',
};
const SIGN = new RegExp(`[${Object.keys(SIGNS).join('')}]`, 'gu');

const toAscii = (text: string): string => text.replaceAll(SIGN, (sign) => SIGNS[sign] ?? sign);

/** The same reader, spoken to in ASCII. */
export const inAscii = (io: Io, ascii: boolean): Io =>
  ascii ? { ...io, out: (text) => io.out(toAscii(text)), ask: (prompt) => io.ask(toAscii(prompt)) } : io;
