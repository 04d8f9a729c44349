/** The style of the report, light and dark, and the few lines of script that sort its tables. */

export const STYLE = `
:root {
  color-scheme: light dark;
  --paper: light-dark(#faf6ee, #15120f);
  --panel: light-dark(#fffdf8, #1e1a16);
  --ink: light-dark(#2a241d, #ece5d8);
  --soft: light-dark(#6a5f52, #aca08f);
  --rule: light-dark(#e2d8c6, #39322a);
  --red: light-dark(#9a3324, #e58468);
  --teal: light-dark(#1f6b66, #79c2b7);
  --gold: light-dark(#b98a2c, #d9b45f);
  --bar: light-dark(#c9a35c, #a98648);
}
* { box-sizing: border-box; }
html { scroll-behavior: smooth; scroll-padding-top: 3.5rem; }
@media (prefers-reduced-motion: reduce) { html { scroll-behavior: auto; } }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
header, main, footer { max-width: 68rem; margin: 0 auto; padding: 0 1.25rem; }
header { padding-top: 2.5rem; }
h1, h2, h3 { font-family: "Iowan Old Style", "Palatino Linotype", Palatino, Georgia, serif; line-height: 1.2; text-wrap: balance; }
h1 { font-size: clamp(2rem, 6vw, 3rem); margin: 0 0 .5rem; letter-spacing: -.01em; }
h2 { font-size: 1.6rem; margin: 0 0 .25rem; }
h3 { font-size: 1.1rem; margin: 1.5rem 0 .25rem; }
.played { color: var(--soft); max-width: 44rem; margin: 0 0 1.5rem; }
nav { position: sticky; top: 0; z-index: 2; background: color-mix(in srgb, var(--paper) 92%, transparent); backdrop-filter: blur(6px); border-block: 1px solid var(--rule); }
nav ul { max-width: 68rem; margin: 0 auto; padding: .5rem 1.25rem; display: flex; gap: 1.25rem; overflow-x: auto; list-style: none; white-space: nowrap; }
nav a { color: var(--ink); text-decoration: none; padding: .15rem 0; border-bottom: 2px solid transparent; }
nav a:hover { border-color: var(--gold); }
section { margin: 2rem 0; padding: 1.5rem 1.5rem 1.75rem; background: var(--panel); border: 1px solid var(--rule); border-radius: .75rem; }
.note { color: var(--soft); max-width: 46rem; margin: 0 0 1rem; }
dl.tiles { display: grid; grid-template-columns: repeat(auto-fit, minmax(9.5rem, 1fr)); gap: .75rem; margin: 0 0 2rem; }
.tile { background: var(--panel); border: 1px solid var(--rule); border-top: 3px solid var(--gold); border-radius: .5rem; padding: .75rem .9rem; display: flex; flex-direction: column-reverse; justify-content: flex-end; }
.tile dt { color: var(--soft); font-size: .85rem; line-height: 1.3; }
.tile dd { margin: 0 0 .1rem; font: 600 1.6rem/1.2 Georgia, serif; font-variant-numeric: tabular-nums; }
.scroll { overflow-x: auto; margin-top: .75rem; }
:focus-visible { outline: 2px solid var(--teal); outline-offset: 2px; border-radius: 3px; }
table { border-collapse: collapse; width: 100%; font-size: .92rem; font-variant-numeric: tabular-nums; }
caption { text-align: left; color: var(--soft); font-size: .85rem; padding-bottom: .35rem; }
th, td { padding: .32rem .6rem; text-align: left; border-bottom: 1px solid var(--rule); vertical-align: middle; white-space: nowrap; }
thead th { font-weight: 600; color: var(--soft); font-size: .82rem; border-bottom-width: 2px; vertical-align: bottom; white-space: normal; }
tbody th { font-weight: 500; }
tbody tr:hover { background: color-mix(in srgb, var(--gold) 9%, transparent); }
.n { text-align: right; }
.w { width: 45%; min-width: 8rem; }
.h { background: color-mix(in oklab, var(--teal) calc(var(--p) * .42%), transparent); }
th button { all: unset; cursor: pointer; }
th button:hover, th button:focus-visible { color: var(--ink); text-decoration: underline; }
th[aria-sort] button::after { content: " ▾"; }
th[aria-sort="ascending"] button::after { content: " ▴"; }
svg { display: block; width: 100%; overflow: visible; }
svg path { vector-effect: non-scaling-stroke; fill: none; }
.interval { height: 1.25rem; }
.share { height: .9rem; }
.mark { stroke: var(--red); stroke-width: 1; stroke-dasharray: 3 3; opacity: .75; }
.range { stroke: var(--bar); stroke-width: 4; stroke-linecap: round; }
.dot { stroke: var(--ink); stroke-width: 9; stroke-linecap: round; }
svg .bar { fill: var(--bar); }
svg .bar:hover { fill: var(--red); }
svg .band { fill: color-mix(in srgb, var(--gold) 13%, transparent); }
.grid { stroke: var(--rule); stroke-width: 1; }
.line { stroke: var(--teal); stroke-width: 2.5; stroke-linejoin: round; }
.histogram { height: 13rem; }
.curve { height: 10rem; }
.plot { margin: 1rem 0 .5rem; }
.plot.scaled { padding-left: 2.2rem; }
.field { position: relative; }
.up span { position: absolute; right: 100%; margin-right: .4rem; transform: translateY(-50%); color: var(--soft); font-size: .8rem; }
.across { position: relative; height: 1.4rem; border-top: 1px solid var(--rule); }
.across span { position: absolute; transform: translateX(-50%); color: var(--soft); font-size: .8rem; }
.pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 22rem), 1fr)); gap: .5rem 2.5rem; }
.pair > * { min-width: 0; }
details { margin-top: .75rem; }
summary { cursor: pointer; color: var(--teal); width: fit-content; }
footer { color: var(--soft); font-size: .85rem; padding-bottom: 3rem; overflow-wrap: anywhere; }
@media (max-width: 40rem) {
  body { font-size: 15px; }
  header, main, footer { padding-inline: .9rem; }
  section { padding: 1.1rem 1rem; border-radius: .5rem; }
  th, td { padding-inline: .4rem; }
  .w { min-width: 6rem; }
  .histogram { height: 9rem; }
}
@media print { nav { display: none; } section { break-inside: avoid; border: 0; padding: 0; } }
`;

export const SCRIPT = `
for (const table of document.querySelectorAll('table.sortable')) {
  const body = table.tBodies[0];
  const value = (row, at) => {
    const cell = row.cells[at];
    const text = cell.dataset.v ?? cell.textContent;
    return text !== '' && !Number.isNaN(Number(text)) ? Number(text) : text;
  };
  table.tHead.addEventListener('click', ({ target }) => {
    const head = target.closest('button')?.closest('th');
    if (!head) return;
    const at = head.cellIndex;
    const up = head.getAttribute('aria-sort') === 'descending';
    for (const other of table.tHead.rows[0].cells) other.removeAttribute('aria-sort');
    head.setAttribute('aria-sort', up ? 'ascending' : 'descending');
    const order = (a, b) => (typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b)));
    const rows = [...body.rows].sort((a, b) => (up ? 1 : -1) * order(value(a, at), value(b, at)));
    body.append(...rows);
  });
}
`;
