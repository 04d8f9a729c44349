/** Plain ASCII for terminals and readers that need it. Every sign but the last becomes one character, so that maps stay aligned. */
import type { Io } from './io.ts';
import { wrapped } from './wrapped.ts';

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

/** The same terminal with ASCII output. */
export const inAscii = (io: Io, ascii: boolean): Io => (ascii ? wrapped(io, toAscii) : io);
