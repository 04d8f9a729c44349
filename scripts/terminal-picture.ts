/**
 * Plays a few moves of a fixed game in the real terminal program and draws its screen as docs/images/terminal.svg:
 * `npx node scripts/terminal-picture.ts`, or with other moves as arguments.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const given = process.argv.slice(2);
const MOVES = given.length === 0 ? ['roll', 'hint'] : given;
const WIDTH = 84;
const LINE = 19;
const CHAR = 8.43;

const games = mkdtempSync(join(tmpdir(), 'wayrune-picture-'));
const command = `node packages/cli/wayrune.mjs play --seed 3 --heroes hedda-stonebrake --data ${games}`;
const { stdout } = spawnSync(command, {
  shell: true,
  input: `${MOVES.join('\n')}\nquit\n`,
  encoding: 'utf8',
  env: { ...process.env, FORCE_COLOR: '1', COLUMNS: String(WIDTH) },
});
rmSync(games, { recursive: true });

/** The colors that the program uses, for a dark page. */
const COLORS: Readonly<Record<string, string>> = {
  '31': '#ef7a6d',
  '32': '#8fcf7a',
  '33': '#e6c667',
  '34': '#7fb0ee',
  '35': '#c99be6',
  '36': '#7fd0c8',
  '90': '#8a8577',
  '91': '#ef7a6d',
  '92': '#a6dd92',
  '93': '#f0d68a',
  '94': '#7fb0ee',
  '95': '#d9b3f0',
  '96': '#9be3dc',
  '97': '#ffffff',
};

const ESC = String.fromCharCode(27);
const CODE = new RegExp(`(${ESC}\\[[0-9;]*m)`);

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

let color = '#e8e2d0';
let weight = 'normal';

/** One line of the screen: runs of text, each with its color and weight. */
function drawLine(line: string, y: number): string {
  let column = 0;
  const runs: string[] = [];
  for (const part of line.split(CODE)) {
    const code = part.startsWith(ESC) ? part.slice(2, -1) : undefined;
    if (code === undefined) {
      if (part !== '') {
        const x = (14 + column * CHAR).toFixed(1);
        const length = (part.length * CHAR).toFixed(1);
        runs.push(
          `<text x="${x}" y="${y}" fill="${color}" font-weight="${weight}" textLength="${length}">${escape(part)}</text>`,
        );
      }
      column += part.length;
      continue;
    }
    for (const one of code.split(';')) {
      if (one === '' || one === '0' || one === '39') color = '#e8e2d0';
      if (one === '' || one === '0' || one === '22') weight = 'normal';
      if (one === '1') weight = 'bold';
      if (one === '2') color = '#8a8577';
      color = COLORS[one] ?? color;
    }
  }
  return runs.join('');
}

const screen = stdout.slice(stdout.lastIndexOf('── Round'), stdout.lastIndexOf('> quit'));
const lines = screen.trimEnd().split('\n');
const height = lines.length * LINE + 28;
const width = Math.round(WIDTH * CHAR + 28);
writeFileSync(
  'docs/images/terminal.svg',
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-label="Wayrune in a terminal">
<rect width="100%" height="100%" rx="10" fill="#211f1a"/>
<g font-family="ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace" font-size="14" xml:space="preserve">
${lines.map((line, i) => drawLine(line, 26 + i * LINE)).join('\n')}
</g>
</svg>
`,
);
