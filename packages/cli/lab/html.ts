/** Pieces of an HTML page. */
import { percentTo } from '@wayrune/engine/text/percent.ts';
import { escape } from '../terminal/markup.ts';

/** A cell: text, or markup made here. `sort` is the sort key if it is not the text. */
export type Cell = string | { readonly html: string; readonly sort?: number; readonly heat?: number };

export interface Column {
  readonly name: string;
  /** Numbers are right-aligned. */
  readonly number?: true;
  /** Takes the remaining width. */
  readonly wide?: true;
}

export const percent = (value: number, digits = 0): string => percentTo(value, digits);

/** A chance, with the cell shaded accordingly. */
export const heat = (value: number): Cell => ({ html: percent(value), sort: value, heat: value });
export const number = (value: number, digits = 0): Cell => ({ html: value.toFixed(digits), sort: value });

const cell = (content: Cell, { number: right, wide }: Column, first: boolean): string => {
  const kind = [right === true ? 'n' : '', wide === true ? 'w' : '', heatOf(content) === null ? '' : 'h'];
  const classes = kind.filter((name) => name !== '').join(' ');
  const sort = typeof content === 'object' && content.sort !== undefined ? ` data-v="${content.sort}"` : '';
  const shade = heatOf(content);
  const style = shade === null ? '' : ` style="--p:${Math.round(100 * shade)}"`;
  const tag = first ? 'th scope="row"' : 'td';
  const inside = typeof content === 'string' ? escape(content) : content.html;
  return `<${tag}${classes === '' ? '' : ` class="${classes}"`}${sort}${style}>${inside}</${first ? 'th' : 'td'}>`;
};

const heatOf = (content: Cell): number | null =>
  typeof content === 'object' && content.heat !== undefined ? content.heat : null;

interface Table {
  readonly caption: string;
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly Cell[])[];
  /** Whether the reader can sort it. */
  readonly sortable?: true;
}

export function table({ caption, columns, rows, sortable }: Table): string {
  const heads = columns.map((column) => {
    const { name, number: right, wide } = column;
    const kind = [right === true ? 'n' : '', wide === true ? 'w' : ''].filter((one) => one !== '').join(' ');
    const inside =
      sortable === true && name !== '' ? `<button type="button">${escape(name)}</button>` : escape(name);
    return `<th scope="col"${kind === '' ? '' : ` class="${kind}"`}>${inside}</th>`;
  });
  const none: Column = { name: '' };
  const body = rows.map(
    (row) => `<tr>${row.map((content, i) => cell(content, columns[i] ?? none, i === 0)).join('')}</tr>`,
  );
  return `<div class="scroll" tabindex="0" role="region" aria-label="${escape(caption)}"><table${
    sortable === true ? ' class="sortable"' : ''
  }><caption>${escape(caption)}</caption><thead><tr>${heads.join('')}</tr></thead><tbody>${body.join('\n')}</tbody></table></div>`;
}

export const section = (id: string, title: string, note: string, ...parts: readonly string[]): string =>
  `<section id="${id}" aria-labelledby="${id}-title"><h2 id="${id}-title">${escape(title)}</h2>${
    note === '' ? '' : `<p class="note">${escape(note)}</p>`
  }${parts.join('\n')}</section>`;

export const folded = (title: string, inside: string): string =>
  `<details><summary>${escape(title)}</summary>${inside}</details>`;

export const tile = (value: string, says: string): string =>
  `<div class="tile"><dt>${escape(says)}</dt><dd>${escape(value)}</dd></div>`;
