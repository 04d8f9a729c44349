/** Lays text out in a given width. Color codes count as zero width. */
import { stripVTControlCharacters as plain } from 'node:util';

const visible = (text: string): number => plain(text).length;
export const pad = (text: string, width: number): string =>
  text + ' '.repeat(Math.max(0, width - visible(text)));

/** Keeps words on one line. */
const GLUE = '\u00a0';
export const glue = (text: string): string => text.replaceAll(' ', GLUE);

/** A space where a line may end: a grid code stays with the name before it, as in "the Clinkers (g11)". */
const BREAK = / (?!\([a-z]\d{1,2}\))/;

/** Wraps at spaces. `first` indents the first line, `rest` the others. */
export function wrap(text: string, width: number, first = '', rest = first): string {
  const lines: string[] = [];
  for (const paragraph of text.split('\n')) {
    let line = lines.length === 0 ? first : rest;
    let empty = true;
    for (const word of paragraph.split(BREAK)) {
      if (!empty && visible(line) + 1 + visible(word) > width) {
        lines.push(line.trimEnd());
        line = rest;
        empty = true;
      }
      if (empty && word === '') continue;
      line += empty ? word : ` ${word}`;
      empty = false;
    }
    lines.push(line.trimEnd());
  }
  return lines.join('\n').replaceAll(GLUE, ' ');
}

/** Wraps lines that are too long, with a hanging indent. */
export function fit(text: string, width: number): string {
  return text
    .split('\n')
    .map((line) => {
      if (visible(line) <= width) return line;
      const indent = /^ */.exec(line)?.[0] ?? '';
      return wrap(line.slice(indent.length), width, indent, `${indent}  `);
    })
    .join('\n');
}

/** Columns as wide as their content, two spaces apart; the last one is not padded. */
export function table(rows: readonly (readonly string[])[], indent = ''): string {
  const widths: number[] = [];
  for (const row of rows) {
    row.forEach((cell, i) => {
      widths[i] = Math.max(widths[i] ?? 0, visible(cell));
    });
  }
  return rows
    .map(
      (row) =>
        indent + row.map((cell, i) => (i === row.length - 1 ? cell : pad(cell, widths[i] ?? 0))).join('  '),
    )
    .map((line) => line.trimEnd())
    .join('\n');
}

/** Truncates to a width with an ellipsis. */
export const shorten = (text: string, width: number): string =>
  text.length <= width ? text : `${text.slice(0, width - 1).trimEnd()}…`;

/** Puts as many parts on a line as fit, without breaking any. */
export const flow = (parts: readonly string[], width: number, between = '   '): string => {
  const lines: string[] = [];
  for (const part of parts) {
    const joined = lines.length === 0 ? part : `${lines.at(-1) ?? ''}${between}${part}`;
    if (lines.length > 0 && visible(joined) <= width) lines[lines.length - 1] = joined;
    else lines.push(part);
  }
  return lines.join('\n');
};

/** A line across, with a title in it. */
export function rule(title: string, width: number): string {
  const left = title === '' ? '──' : `── ${title} `;
  return left + '─'.repeat(Math.max(2, width - visible(left)));
}

export const count = (n: number, one: string, more = `${one}s`): string => `${n} ${n === 1 ? one : more}`;
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const BAR = 30;
/** A progress bar. */
export function bar(done: number, all: number, what: string): string {
  const full = Math.floor((done / Math.max(1, all)) * BAR);
  return `[${'#'.repeat(full)}${'.'.repeat(BAR - full)}] ${done} of ${all} ${what}`;
}
