import { describe, expect, it } from 'vitest';
import {
  either,
  lazy,
  list,
  nearestWord,
  oneOf,
  optional,
  type Problem,
  record,
  type Shape,
  slug,
  tagged,
  taggedSchema,
  text,
  whole,
  yes,
} from './shape.ts';

const problems = <T>(shape: Shape<T>, value: unknown, path = 'card'): Problem[] => {
  const found: Problem[] = [];
  shape.check(value, path, found);
  return found;
};
const says = <T>(shape: Shape<T>, value: unknown): string[] =>
  problems(shape, value).map(({ path, message }) => `${path} ${message}`);

interface Sword {
  readonly id: string;
  readonly cost: number;
  readonly class?: 'weapon' | 'armor';
  readonly sharp?: true;
}
const sword = record<Sword>({
  id: slug,
  cost: whole(0, 12),
  class: optional(oneOf(['weapon', 'armor'])),
  sharp: optional(yes),
});

describe('simple shapes', () => {
  it.each([
    [text(), 'x'],
    [slug, 'white-blade'],
    [slug, 'a'],
    [whole(1, 3), 1],
    [whole(1, 3), 3],
    [yes, true],
    [oneOf(['a', 'b']), 'b'],
    [list(whole(0, 1)), []],
  ] as [Shape<unknown>, unknown][])('%# let through what fits', (shape, value) => {
    expect(says(shape, value)).toEqual([]);
  });

  it.each([
    [text(), '', 'card is "", expected a text that is not empty'],
    [text('a name'), 7, 'card is 7, expected a name'],
    [text(), undefined, 'card is nothing, expected a text that is not empty'],
    [
      slug,
      'White Blade',
      'card is "White Blade", expected an id of small letters, digits and hyphens, such as "white-blade"',
    ],
    [whole(1, 3), 0, 'card is 0, expected a whole number from 1 to 3'],
    [whole(1, 3), 4, 'card is 4, expected a whole number from 1 to 3'],
    [whole(1, 3), 1.5, 'card is 1.5, expected a whole number from 1 to 3'],
    [whole(1, 3), '2', 'card is "2", expected a whole number from 1 to 3'],
    [yes, false, 'card is false, expected true (or leave it out)'],
  ] as [Shape<unknown>, unknown, string][])(
    '%# say the place, the value and what would be right',
    (...row) => {
      const [shape, value, message] = row;
      expect(says(shape, value)).toEqual([message]);
    },
  );

  it('refuse ids that are no plain words', () => {
    for (const id of ['', '-a', '1a', 'a b', 'A', 'ä', 'a:b', 'a.2', null, 1]) {
      expect(says(slug, id)).toHaveLength(1);
    }
  });

  it('cut long values short', () => {
    expect(says(whole(0, 1), 'x'.repeat(100))[0]).toBe(
      `card is "${'x'.repeat(36)}…, expected a whole number from 0 to 1`,
    );
  });
});

describe('words', () => {
  const shape = oneOf(['ranged', 'melee', 'magic']);

  it('are listed when none fits, and the nearest is proposed', () => {
    expect(says(shape, 'meele')).toEqual([
      'card is "meele", expected one of "ranged", "melee", "magic" (did you mean "melee"?)',
    ]);
    expect(says(shape, 'perception')).toEqual([
      'card is "perception", expected one of "ranged", "melee", "magic"',
    ]);
    expect(says(shape, 3)).toEqual(['card is 3, expected one of "ranged", "melee", "magic"']);
  });

  it('are not found where every object has them', () => {
    for (const word of ['constructor', '__proto__', 'toString', 'hasOwnProperty']) {
      expect(says(shape, word)).toHaveLength(1);
    }
  });

  it('are near if a third of the letters or two of them are wrong, and no further', () => {
    expect(nearestWord('spirt', ['mind', 'body', 'spirit'])).toBe('spirit');
    expect(nearestWord('bdoy', ['mind', 'body', 'spirit'])).toBe('body');
    expect(nearestWord('body', ['mind', 'body', 'spirit'])).toBe('body');
    expect(nearestWord('dragon', ['mind', 'body', 'spirit'])).toBeNull();
    expect(nearestWord('', ['mind'])).toBeNull();
    expect(nearestWord('anything', [])).toBeNull();
  });
});

describe('lists and records', () => {
  it('name every wrong place together', () => {
    const shape = list(sword);
    expect(says(shape, [{ id: 'a', cost: 1 }, { id: 'B', cost: 13 }, 5, { id: 'c' }])).toEqual([
      'card[1].id is "B", expected an id of small letters, digits and hyphens, such as "white-blade"',
      'card[1].cost is 13, expected a whole number from 0 to 12',
      'card[2] is 5, expected an object with id, cost, class, sharp',
      'card[3] lacks "cost"',
    ]);
  });

  it('write no dot before the first name', () => {
    expect(problems(sword, { id: 'a', cost: 'x' }, '')[0]?.path).toBe('cost');
  });

  it('take optional fields or leave them', () => {
    expect(says(sword, { id: 'a', cost: 0 })).toEqual([]);
    expect(says(sword, { id: 'a', cost: 0, class: 'armor', sharp: true })).toEqual([]);
    expect(says(sword, { id: 'a', cost: 0, class: 'armour' })).toEqual([
      'card.class is "armour", expected one of "weapon", "armor" (did you mean "armor"?)',
    ]);
  });

  it('refuse fields they do not know, with the nearest name or all of them', () => {
    expect(says(sword, { id: 'a', cost: 0, costs: 1 })).toEqual([
      'card has "costs", which is not known here (did you mean "cost"?)',
    ]);
    expect(says(sword, { id: 'a', cost: 0, constructor: 1 })).toEqual([
      'card has "constructor", which is not known here (it takes id, cost, class, sharp)',
    ]);
    expect(says(sword, JSON.parse('{"id":"a","cost":0,"__proto__":{}}'))).toEqual([
      'card has "__proto__", which is not known here (it takes id, cost, class, sharp)',
    ]);
  });

  it('are neither null nor each other', () => {
    expect(says(sword, null)).toEqual(['card is null, expected an object with id, cost, class, sharp']);
    expect(says(sword, [])).toEqual(['card is [], expected an object with id, cost, class, sharp']);
    expect(says(list(slug), { 0: 'a' })).toEqual(['card is {"0":"a"}, expected a list']);
  });

  it('may ask for a least number', () => {
    expect(says(list(slug, 2), ['a'])).toEqual(['card has 1 entries, expected at least 2']);
    expect(says(list(slug, 2), ['a', 'b'])).toEqual([]);
  });

  it('survive values nested deeper than any stack', () => {
    const deep: unknown = JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`);
    expect(says(sword, { id: deep, cost: 1 })[0]).toMatch(/^card\.id is .*, expected an id/);
  });
});

describe('records told apart by a word', () => {
  const costs = {
    gold: record<{ pay: 'gold'; amount: number }>({ pay: oneOf(['gold']), amount: whole(1, 20) }),
    discard: record<{ pay: 'discard' }>({ pay: oneOf(['discard']) }),
  };
  const cost = tagged('pay', costs, 'cost');

  it('are checked as what they say they are', () => {
    expect(says(cost, { pay: 'gold', amount: 2 })).toEqual([]);
    expect(says(cost, { pay: 'gold' })).toEqual(['card lacks "amount"']);
    expect(says(cost, { pay: 'discard', amount: 2 })).toHaveLength(1);
    expect(says(cost, { pay: 'glod', amount: 2 })).toEqual([
      'card.pay is "glod", expected one of "gold", "discard" (did you mean "gold"?)',
    ]);
    expect(says(cost, {})).toEqual(['card.pay is nothing, expected one of "gold", "discard"']);
    expect(says(cost, 'gold')).toEqual(['card is "gold", expected an object with "pay"']);
    expect(says(cost, { pay: 'constructor' })).toHaveLength(1);
  });

  it('are one definition in the schema, with the word fixed in each', () => {
    expect(cost.schema()).toEqual({ $ref: '#/$defs/cost' });
    expect(taggedSchema('pay', costs)).toEqual({
      oneOf: [
        {
          type: 'object',
          properties: { pay: { const: 'gold' }, amount: { type: 'integer', minimum: 1, maximum: 20 } },
          required: ['pay', 'amount'],
          additionalProperties: false,
        },
        {
          type: 'object',
          properties: { pay: { const: 'discard' } },
          required: ['pay'],
          additionalProperties: false,
        },
      ],
    });
  });
});

describe('the JSON Schema of a shape', () => {
  it('says the same as the check', () => {
    expect(sword.schema()).toEqual({
      type: 'object',
      properties: {
        id: { type: 'string', pattern: '^[a-z][a-z0-9-]*$' },
        cost: { type: 'integer', minimum: 0, maximum: 12 },
        class: { enum: ['weapon', 'armor'] },
        sharp: { const: true },
      },
      required: ['id', 'cost'],
      additionalProperties: false,
    });
    expect(list(text('a name'), 1).schema()).toEqual({
      type: 'array',
      items: { type: 'string', minLength: 1, maxLength: 600, description: 'a name' },
      minItems: 1,
    });
    expect(list(yes).schema()).toEqual({ type: 'array', items: { const: true } });
  });

  it('knows alternatives, and shapes that are named before they exist', () => {
    const number = either(whole(0, 9), oneOf(['all']), (value) => typeof value === 'number');
    expect(number.schema()).toEqual({
      anyOf: [{ type: 'integer', minimum: 0, maximum: 9 }, { enum: ['all'] }],
    });
    expect(says(number, 10)).toEqual(['card is 10, expected a whole number from 0 to 9']);
    expect(says(number, 'al')).toEqual(['card is "al", expected one of "all" (did you mean "all"?)']);
    const later = lazy(() => sword);
    expect(later.schema()).toEqual(sword.schema());
    expect(says(later, { id: 'a' })).toEqual(['card lacks "cost"']);
  });
});
