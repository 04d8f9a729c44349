/** Generates the vocabulary section of the documentation from the vocabulary. `--check` only compares. */
import { readFileSync, writeFileSync } from 'node:fs';
import { BECOMES_SHAPES, CARD_SHAPES } from '@wayrune/engine/effects/card-shapes.ts';
import { effectShapes } from '@wayrune/engine/effects/effect-list.ts';
import { CONDITION_SHAPES, COST_SHAPES, RULE_SHAPES } from '@wayrune/engine/effects/shapes.ts';
import { COUNTABLES, ITEM_CLASSES, SCOPES, SKILLS, STATS, WHO } from '@wayrune/engine/effects/vocabulary.ts';
import { WINDOWS } from '@wayrune/engine/effects/windows.ts';
import type { JsonSchema, Shape } from '@wayrune/engine/kernel/shape.ts';
import { withArticle } from '@wayrune/engine/effects/words.ts';
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

/** The fields of a record besides its tag; optional ones in brackets. */
function fields(shape: Pick<Shape<object>, 'schema'>, tag: string): string {
  const { properties, required } = shape.schema() as { properties: object; required: readonly string[] };
  const names = Object.keys(properties).filter((name) => name !== tag);
  return names.map((name) => (required.includes(name) ? code(name) : `[${code(name)}]`)).join(' ');
}

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');

interface FieldSchema {
  readonly type?: string;
  readonly enum?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly pattern?: string;
  readonly items?: JsonSchema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly anyOf?: readonly JsonSchema[];
  readonly $ref?: string;
  readonly const?: unknown;
}

/** What a field holds, in words. */
function holds(schema: JsonSchema): string {
  const field: FieldSchema = schema;
  if (field.$ref !== undefined) return `${withArticle(field.$ref.replace('#/$defs/', ''))} (below)`;
  if (field.enum !== undefined) return words(field.enum);
  if (field.anyOf !== undefined) return [...new Set(field.anyOf.map(holds))].join(' or ');
  if (isPair(field)) return '`[value, damage]`';
  if (field.type === 'integer') return `${field.minimum} to ${field.maximum}`;
  if (field.type === 'string') return field.pattern === undefined ? 'text' : 'an id';
  if (field.type === 'array') return `a list${exactly(field)}, each ${holds(field.items ?? {})}`;
  if (field.type === 'object') return `a record: ${fields({ schema: () => schema }, '')}`;
  return code(JSON.stringify(field.const));
}

const exactly = ({ minItems, maxItems }: FieldSchema): string =>
  minItems !== undefined && minItems === maxItems ? ` of ${minItems}` : '';

const isPair = ({ items, maxItems, minItems }: FieldSchema): boolean =>
  minItems === 2 && maxItems === 2 && items?.['type'] === 'integer';

/** A table of fields for each kind of card, and for what a card may become. */
const cardTables = (): string[] =>
  Object.entries({ ...CARD_SHAPES, ...prefixed('as: ', BECOMES_SHAPES) }).flatMap(([kind, shape]) => {
    const { properties, required } = shape.schema() as {
      properties: Record<string, JsonSchema>;
      required: readonly string[];
    };
    const rows = Object.entries(properties)
      .filter(([name]) => name !== 'kind')
      .map(([name, schema]) => [code(name), required.includes(name) ? 'yes' : '', holds(schema)]);
    return [`### ${code(kind)}`, table(['field', 'needed', 'holds'], rows)];
  });

const prefixed = <T>(prefix: string, entries: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(Object.entries(entries).map(([name, entry]) => [`${prefix}${name}`, entry]));

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
    '## Fields of each kind of card (`kind`)',
    ...cardTables(),
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
