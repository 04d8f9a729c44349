/** Writes what the documentation says about the vocabulary, from the vocabulary itself. `--check` only compares. */
import { readFileSync, writeFileSync } from 'node:fs';
import { effectShapes } from '@wayrune/engine/effects/effect-list.ts';
import { CONDITION_SHAPES, COST_SHAPES, RULE_SHAPES } from '@wayrune/engine/effects/shapes.ts';
import { COUNTABLES, ITEM_CLASSES, SCOPES, SKILLS, STATS, WHO } from '@wayrune/engine/effects/vocabulary.ts';
import { WINDOWS } from '@wayrune/engine/effects/windows.ts';
import type { Shape } from '@wayrune/engine/kernel/shape.ts';
import { packSchema } from '@wayrune/engine/parts/pack.ts';

const root = new URL('..', import.meta.url);
const START = '<!-- vocabulary: written by scripts/docs.ts -->';
const END = '<!-- end of vocabulary -->';

/** The doc comments of `Verbs` in vocabulary.ts: the one place that says in a sentence what each verb does. */
function verbComments(): Map<string, string> {
  const source = readFileSync(new URL('packages/engine/effects/vocabulary.ts', root), 'utf8');
  const start = source.indexOf('export interface Verbs {');
  const body = source.slice(start, source.indexOf('\n}\n', start));
  const found = new Map<string, string>();
  for (const [, comment = '', name = ''] of body.matchAll(/\/\*\*([\s\S]*?)\*\/\s*'?([a-z-]+)'?:/g)) {
    found.set(name, comment.replaceAll(/\s*\n\s*\*?\s*/g, ' ').trim());
  }
  return found;
}

const code = (word: string): string => `\`${word}\``;
const words = (names: readonly string[]): string => names.map(code).join(' ');

/** The fields that a record takes, besides the tag that names it; optional ones in brackets. */
function fields(shape: Shape<object>, tag: string): string {
  const { properties, required } = shape.schema() as { properties: object; required: readonly string[] };
  const names = Object.keys(properties).filter((name) => name !== tag);
  return names.map((name) => (required.includes(name) ? code(name) : `[${code(name)}]`)).join(' ');
}

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');

function vocabulary(): string {
  const comments = verbComments();
  const verbs = Object.entries(effectShapes).map(([name, shape]) => [
    code(name),
    fields(shape, 'do'),
    comments.get(name) ?? '',
  ]);
  const tagged = (shapes: Readonly<Record<string, Shape<object>>>, tag: string): string =>
    Object.entries(shapes)
      .map(([name, shape]) => [code(name), fields(shape, tag)].filter((part) => part !== '').join(' '))
      .join(' · ');
  return [
    '## Verbs (`do`)',
    table(['verb', 'takes', 'what it does'], verbs),
    '## Windows (`when`), in the order in which they happen',
    table(
      ['window', 'says', 'rule'],
      Object.entries(WINDOWS).map(([name, { says, rule }]) => [code(name), says, rule]),
    ),
    '## Conditions (`is`)',
    tagged(CONDITION_SHAPES, 'is'),
    '## Costs (`pay`)',
    tagged(COST_SHAPES, 'pay'),
    '## Rules (`rule`)',
    tagged(RULE_SHAPES, 'rule'),
    '## Words',
    [
      `- stats: ${words(Object.keys(STATS))}`,
      `- what can be counted: ${words(Object.keys(COUNTABLES))}`,
      `- whom effects are for (\`who\`): ${words(Object.keys(WHO))}`,
      `- scopes of modifiers (\`for\`): ${words(SCOPES)}`,
      `- skills: ${words(SKILLS)}`,
      `- classes of Items: ${words(ITEM_CLASSES)}`,
      '- amounts: a number, `{ "roll": "d10" }` or `{ "roll": "2d10" }` in effects, or `{ "count": …, "times": 1, "plus": 0, "max": 9 }`',
    ].join('\n'),
  ].join('\n\n');
}

const packs = new URL('docs/packs.md', root);
const text = readFileSync(packs, 'utf8');
const [before = '', rest = ''] = text.split(START);
const after = rest.slice(rest.indexOf(END));
const FILES: readonly (readonly [URL, string])[] = [
  [packs, `${before}${START}\n\n${vocabulary()}\n\n${after}`],
  [new URL('docs/pack.schema.json', root), `${JSON.stringify(packSchema(), null, 1)}\n`],
];

let stale = 0;
for (const [file, content] of FILES) {
  if (readFileSync(file, { encoding: 'utf8', flag: 'a+' }) === content) continue;
  if (process.argv.includes('--check')) {
    console.error(`${file.pathname} is not what scripts/docs.ts writes; run "npm run docs"`);
    stale++;
  } else {
    writeFileSync(file, content);
    console.log(`wrote ${file.pathname}`);
  }
}
process.exitCode = stale > 0 ? 1 : 0;
