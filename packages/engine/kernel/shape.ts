/**
 * Shapes of data: one description that checks a value (naming each place that is wrong and what would be right),
 * and writes itself as JSON Schema. Content is data, and this is the door it comes in by.
 */
export interface Problem {
  readonly path: string;
  readonly message: string;
}

export interface Shape<T> {
  /** Adds a problem for everything wrong at or below the path. */
  check(value: unknown, path: string, problems: Problem[]): void;
  readonly schema: () => JsonSchema;
  readonly optional: boolean;
  /** Only for the compiler: the type of values that pass. */
  readonly type?: T;
}

export type JsonSchema = { readonly [key: string]: unknown };

/** What comes from outside may be nested deeper than the stack is. */
function written(value: unknown): string | undefined {
  try {
    return JSON.stringify(value);
  } catch {
    return Array.isArray(value) ? '[…]' : '{…}';
  }
}

/** Control characters, line ends and marks that turn the direction of a line: they would garble a table or a terminal. */
const UNPRINTABLE = /[\p{Cc}\p{Zl}\p{Zp}\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/u;

/** What JSON leaves as it is, though nobody could see it. */
const spelled = (text: string): string =>
  text.replaceAll(
    new RegExp(UNPRINTABLE, 'gu'),
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

export const show = (value: unknown): string => {
  const whole = written(value);
  if (whole === undefined) return 'nothing';
  const text = spelled(whole);
  return text.length > 40 ? `${text.slice(0, 37)}…` : text;
};

export const join = (path: string, key: string | number): string =>
  typeof key === 'number' ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`;

function simple<T>(schema: JsonSchema, expected: string, fits: (value: unknown) => boolean): Shape<T> {
  return {
    optional: false,
    schema: () => schema,
    check(value, path, problems) {
      if (!fits(value)) problems.push({ path, message: `is ${show(value)}, expected ${expected}` });
    },
  };
}

const LONGEST_TEXT = 600;

/** Whether a text can stand in a line of a message. */
export const isPrintable = (value: unknown): value is string =>
  typeof value === 'string' &&
  value.trim() !== '' &&
  value.length <= LONGEST_TEXT &&
  !UNPRINTABLE.test(value);

export function text(description = 'a text that is not empty'): Shape<string> {
  return {
    optional: false,
    schema: () => ({ type: 'string', minLength: 1, maxLength: LONGEST_TEXT, description }),
    check(value, path, problems) {
      const say = (message: string): void => void problems.push({ path, message });
      if (typeof value !== 'string' || value.trim() === '') say(`is ${show(value)}, expected ${description}`);
      else if (value.length > LONGEST_TEXT)
        say(`has ${value.length} characters, expected at most ${LONGEST_TEXT}`);
      else if (UNPRINTABLE.test(value))
        say(`is ${show(value)}, which holds characters that cannot be printed; write plain text in one line`);
    },
  };
}

/** Ids are short and plain, because options, saves and addresses are made of them. */
export const slug: Shape<string> = simple(
  { type: 'string', pattern: '^[a-z][a-z0-9-]*$' },
  'an id of small letters, digits and hyphens, such as "white-blade"',
  (v) => typeof v === 'string' && /^[a-z][a-z0-9-]*$/.test(v),
);

export function whole(min: number, max: number): Shape<number> {
  return simple(
    { type: 'integer', minimum: min, maximum: max },
    `a whole number from ${min} to ${max}`,
    (v) => Number.isInteger(v) && (v as number) >= min && (v as number) <= max,
  );
}

export const yes: Shape<true> = simple({ const: true }, 'true (or leave it out)', (v) => v === true);

export function oneOf<const T extends string>(values: readonly T[]): Shape<T> {
  const expected = `one of ${values.map((v) => `"${v}"`).join(', ')}`;
  return {
    optional: false,
    schema: () => ({ enum: values }),
    check(value, path, problems) {
      if (typeof value === 'string' && (values as readonly string[]).includes(value)) return;
      const near = typeof value === 'string' ? nearestWord(value, values) : null;
      const hint = near === null ? '' : ` (did you mean "${near}"?)`;
      problems.push({ path, message: `is ${show(value)}, expected ${expected}${hint}` });
    },
  };
}

export function list<T>(item: Shape<T>, min = 0, max = Number.POSITIVE_INFINITY): Shape<readonly T[]> {
  return {
    optional: false,
    schema: () => ({
      type: 'array',
      items: item.schema(),
      ...(min > 0 ? { minItems: min } : {}),
      ...(Number.isFinite(max) ? { maxItems: max } : {}),
    }),
    check(value, path, problems) {
      if (!Array.isArray(value)) {
        problems.push({ path, message: `is ${show(value)}, expected a list` });
        return;
      }
      if (value.length < min)
        problems.push({ path, message: `has ${value.length} entries, expected at least ${min}` });
      if (value.length > max)
        problems.push({ path, message: `has ${value.length} entries, expected at most ${max}` });
      value.forEach((entry, i) => item.check(entry, join(path, i), problems));
    },
  };
}

export type Fields<T> = { readonly [K in keyof T]-?: Shape<Exclude<T[K], undefined>> };

export function optional<T>(shape: Shape<T>): Shape<T> {
  return { ...shape, optional: true };
}

export function record<T extends object>(fields: Fields<T>): Shape<T> {
  const names = Object.keys(fields) as (keyof T & string)[];
  return {
    optional: false,
    schema: () => ({
      type: 'object',
      properties: Object.fromEntries(names.map((name) => [name, fields[name].schema()])),
      required: names.filter((name) => !fields[name].optional),
      additionalProperties: false,
    }),
    check(value, path, problems) {
      if (value === null || typeof value !== 'object' || Array.isArray(value)) {
        problems.push({ path, message: `is ${show(value)}, expected an object with ${names.join(', ')}` });
        return;
      }
      const given = value as Record<string, unknown>;
      for (const name of names) {
        if (given[name] !== undefined) fields[name].check(given[name], join(path, name), problems);
        else if (!fields[name].optional) problems.push({ path, message: `lacks "${name}"` });
      }
      for (const key of Object.keys(given)) {
        if (names.includes(key as keyof T & string)) continue;
        const near = nearestWord(key, names);
        const hint = near === null ? `it takes ${names.join(', ')}` : `did you mean "${near}"?`;
        problems.push({ path, message: `has "${key}", which is not known here (${hint})` });
      }
    },
  };
}

/** Shapes that contain themselves end here, before the stack does. */
const LONGEST_PATH = 1000;

/** Records told apart by one field, such as effects by their verb. */
export function tagged<T>(
  tag: string,
  shapes: Readonly<Record<string, Shape<object>>>,
  name: string,
): Shape<T> {
  const tags = oneOf(Object.keys(shapes));
  return {
    optional: false,
    schema: () => ({ $ref: `#/$defs/${name}` }),
    check(value, path, problems) {
      if (path.length > LONGEST_PATH) {
        const message = 'is nested too deep; say it in fewer steps';
        problems.push({ path: `${path.slice(0, 60)}…`, message });
        return;
      }
      if (value === null || typeof value !== 'object' || Array.isArray(value)) {
        problems.push({ path, message: `is ${show(value)}, expected an object with "${tag}"` });
        return;
      }
      const given = value as Record<string, unknown>;
      const kind = given[tag];
      const shape = typeof kind === 'string' && Object.hasOwn(shapes, kind) ? shapes[kind] : undefined;
      if (shape === undefined) tags.check(kind, join(path, tag), problems);
      else shape.check(value, path, problems);
    },
  };
}

export function taggedSchema(tag: string, shapes: Readonly<Record<string, Shape<object>>>): JsonSchema {
  return {
    oneOf: Object.entries(shapes).map(([kind, shape]) => {
      const schema = shape.schema() as { properties: object };
      return { ...schema, properties: { ...schema.properties, [tag]: { const: kind } } };
    }),
  };
}

export function either<A, B>(a: Shape<A>, b: Shape<B>, first: (value: unknown) => boolean): Shape<A | B> {
  return {
    optional: false,
    schema: () => ({ anyOf: [a.schema(), b.schema()] }),
    check: (value, path, problems) => (first(value) ? a : b).check(value, path, problems),
  };
}

/** For shapes that contain themselves. */
export function lazy<T>(shape: () => Shape<T>): Shape<T> {
  return {
    optional: false,
    schema: () => shape().schema(),
    check: (value, path, problems) => shape().check(value, path, problems),
  };
}

/** The closest of the words, if it is close enough to be a slip of the pen. */
export function nearestWord(word: string, words: readonly string[]): string | null {
  let best: string | null = null;
  let least = Math.max(2, Math.floor(word.length / 3)) + 1;
  for (const candidate of words) {
    const distance = editDistance(word, candidate);
    if (distance < least) {
      least = distance;
      best = candidate;
    }
  }
  return best;
}

function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const swap = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(swap, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
