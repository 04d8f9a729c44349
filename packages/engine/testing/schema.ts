/** As much of JSON Schema as packs are written in: enough to hold the published schema against the shapes. */
import type { JsonSchema } from '../kernel/shape.ts';

type Check = (wanted: never, value: unknown, schema: JsonSchema, root: JsonSchema) => boolean;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

const TYPES: Readonly<Record<string, (value: unknown) => boolean>> = {
  object: isRecord,
  array: Array.isArray,
  string: (value) => typeof value === 'string',
  integer: Number.isInteger,
  boolean: (value) => typeof value === 'boolean',
};

const KEYWORDS: Readonly<Record<string, Check>> = {
  type: (type: string, value) => TYPES[type]?.(value) === true,
  const: (wanted: unknown, value) => value === wanted,
  enum: (values: readonly unknown[], value) => values.includes(value),
  minimum: (least: number, value) => typeof value !== 'number' || value >= least,
  maximum: (most: number, value) => typeof value !== 'number' || value <= most,
  minLength: (least: number, value) => typeof value !== 'string' || value.length >= least,
  maxLength: (most: number, value) => typeof value !== 'string' || value.length <= most,
  pattern: (pattern: string, value) => typeof value !== 'string' || new RegExp(pattern).test(value),
  minItems: (least: number, value) => !Array.isArray(value) || value.length >= least,
  maxItems: (most: number, value) => !Array.isArray(value) || value.length <= most,
  items: (item: JsonSchema, value, _, root) =>
    !Array.isArray(value) || value.every((entry) => accepts(item, entry, root)),
  required: (names: readonly string[], value) =>
    !isRecord(value) || names.every((name) => Object.hasOwn(value, name)),
  properties: (shapes: Record<string, JsonSchema>, value, _, root) =>
    !isRecord(value) ||
    Object.entries(shapes).every(
      ([name, shape]) => !Object.hasOwn(value, name) || accepts(shape, value[name], root),
    ),
  additionalProperties: (_: false, value, schema) =>
    !isRecord(value) ||
    Object.keys(value).every((name) => Object.hasOwn((schema['properties'] ?? {}) as object, name)),
  oneOf: (choices: readonly JsonSchema[], value, _, root) =>
    choices.filter((choice) => accepts(choice, value, root)).length === 1,
  anyOf: (choices: readonly JsonSchema[], value, _, root) =>
    choices.some((choice) => accepts(choice, value, root)),
  $ref: (ref: string, value, _, root) => accepts(resolve(ref, root), value, root),
  $schema: () => true,
  $defs: () => true,
  title: () => true,
  description: () => true,
};

function resolve(ref: string, root: JsonSchema): JsonSchema {
  const name = /^#\/\$defs\/(.+)$/.exec(ref)?.[1] ?? '';
  const found = (root['$defs'] as Record<string, JsonSchema> | undefined)?.[name];
  if (found === undefined) throw new Error(`the schema has no "${ref}"`);
  return found;
}

/** Whether the schema lets the value pass; a keyword that is not known here is an error. */
export function accepts(schema: JsonSchema, value: unknown, root: JsonSchema = schema): boolean {
  return Object.entries(schema).every(([keyword, wanted]) => {
    const check = KEYWORDS[keyword];
    if (check === undefined) throw new Error(`the schema uses "${keyword}", which is not known here`);
    return check(wanted as never, value, schema, root);
  });
}
