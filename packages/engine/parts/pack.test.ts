import { library } from '@wayrune/content';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Card, Condition } from '../effects/vocabulary.ts';
import type { Problem } from '../kernel/shape.ts';
import {
  changed,
  copy,
  type Json,
  type JsonRecord,
  packOf,
  type Path,
  placeName,
  placesIn,
  valueAt,
} from '../testing/changes.ts';
import { anItem } from '../testing/arena.ts';
import { item } from '../testing/meeting.ts';
import { accepts } from '../testing/schema.ts';
import type { Pack } from './library.ts';
import {
  checkBeside,
  checkPack,
  checkTogether,
  PackError,
  packSchema,
  packShape,
  parsePack,
} from './pack.ts';

const schema = copy(packSchema());
const allCards: readonly Card[] = library.packs.flatMap((pack) => pack.cards);

const shapeProblems = (value: unknown): Problem[] => {
  const problems: Problem[] = [];
  packShape.check(value, '', problems);
  return problems;
};

/** A real card with one of its places that fits. */
const cardAndPlace = (fits: (path: Path, value: Json) => boolean): fc.Arbitrary<readonly [Card, Path]> => {
  const fitting = allCards.flatMap((card) =>
    placesIn(card)
      .filter((path) => fits(path, valueAt(card, path)))
      .map((path) => [card, path] as const),
  );
  return fc.constantFrom(...fitting);
};

const anywhere = cardAndPlace(() => true);
const keyed = (name: string) =>
  cardAndPlace((path, value) => path.at(-1) === name && typeof value === 'string');

/** Says what is there, where, and what would be right. */
const REMEDY =
  /expected|lacks "|did you mean|it takes|add "|lacks "as"|has no "foe"|use exhaustion|nothing on the card/;

function isHelpful(pack: Json, problems: readonly Problem[]): void {
  for (const { path, message } of problems) {
    expect(`${path} ${message}`).toMatch(REMEDY);
    expect(path).toMatch(/^(?:cards\[\d+\]|pack|name|version|cards|$)/);
  }
  expect(() => parsePack(pack, 'mine.json')).toThrow(PackError);
  try {
    parsePack(pack, 'mine.json');
  } catch (error) {
    const said = (error as PackError).message.split('\n');
    expect(said).toEqual(
      problems.map(({ path, message }) => `mine.json: ${path === '' ? '' : `${path} `}${message}`),
    );
  }
}

describe('checking a pack', () => {
  it.each(library.packs.map((pack) => [pack.name, pack] as const))('accepts %s', (_, pack) => {
    expect(checkPack(copy(pack))).toEqual([]);
    expect(parsePack(pack, 'base')).toBe(pack);
  });

  it('never throws anything but a PackError, whatever it is given', () => {
    const survives = (value: unknown): void => {
      const problems = checkPack(value);
      if (problems.length === 0) parsePack(value, 'x');
      else expect(() => parsePack(value, 'x')).toThrow(PackError);
    };
    const fields = {
      pack: fc.jsonValue(),
      name: fc.jsonValue(),
      version: fc.jsonValue(),
      cards: fc.jsonValue(),
    };
    fc.assert(fc.property(fc.anything(), survives));
    fc.assert(fc.property(fc.record(fields, { requiredKeys: [] }), survives));
    fc.assert(
      fc.property(fc.array(fc.dictionary(fc.string(), fc.jsonValue())), (cards) =>
        survives(packOf(...cards)),
      ),
    );
    for (const value of [null, undefined, 0, '', [], [null], packOf(null), packOf(undefined), packOf([[]])])
      survives(value);
  });

  it('refuses a wrong kind of value at any place, and says where and what belongs there', () => {
    const strange: fc.Arbitrary<Json> = fc.constantFrom<Json>(
      null,
      1.5,
      -99,
      'Ünknown',
      '',
      [],
      {},
      [[]],
      { do: 7 },
      false,
    );
    fc.assert(
      fc.property(anywhere, strange, ([card, path], value) => {
        const pack = changed(card, path, (parent, key) => {
          parent[key] = value;
        });
        const problems = checkPack(pack);
        const same = JSON.stringify(pack) === JSON.stringify(packOf(card));
        // An empty list of effects, a name in other words or a negative modifier may be right.
        if (problems.length > 0 && !same) isHelpful(pack, problems);
        expect(accepts(schema, pack)).toBe(shapeProblems(pack).length === 0);
      }),
      { numRuns: 600 },
    );
  });

  it('refuses every null, at its very place', () => {
    fc.assert(
      fc.property(anywhere, ([card, path]) => {
        const pack = changed(card, path, (parent, key) => {
          parent[key] = null;
        });
        const problems = checkPack(pack);
        expect(problems.map((problem) => problem.path.replace(/ \(.*\)$/, ''))).toContain(
          path.at(-2) === 'mind' || path.at(-2) === 'body' || path.at(-2) === 'spirit'
            ? placeName(path.slice(0, -1))
            : placeName(path),
        );
        expect(accepts(schema, pack)).toBe(false);
      }),
      { numRuns: 300 },
    );
  });

  it('names what is lacking when a key is deleted that must be there', () => {
    fc.assert(
      fc.property(
        cardAndPlace((path) => typeof path.at(-1) === 'string'),
        ([card, path]) => {
          const pack = changed(card, path, (parent, key) => {
            delete parent[key];
          });
          const problems = checkPack(pack);
          if (problems.length > 0) isHelpful(pack, problems);
          if (shapeProblems(pack).length > 0)
            expect(
              problems.some(
                ({ message }) => message.includes(String(path.at(-1))) || message.includes('expected'),
              ),
            ).toBe(true);
          expect(accepts(schema, pack)).toBe(shapeProblems(pack).length === 0);
        },
      ),
      { numRuns: 400 },
    );
  });

  it.each(['id', 'name', 'flavour', 'kind', 'cost', 'class'])('lacks "%s" of an Item', (key) => {
    const { [key]: _, ...rest } = copy(item('torch')) as unknown as Record<string, Json>;
    const [problem, ...more] = checkPack(packOf(rest));
    expect(more).toEqual([]);
    if (key === 'kind') expect(problem).toMatchObject({ path: 'cards[0].kind (torch)' });
    else expect(problem?.message).toBe(`lacks "${key}"`);
  });

  it.each([
    ['verb', 'do'],
    ['window', 'when'],
    ['condition', 'is'],
    ['price', 'pay'],
    ['stat', 'stat'],
    ['rule', 'rule'],
    ['duration', 'until'],
    ['kind of card', 'kind'],
  ])('guesses a misspelt %s', (_, key) => {
    fc.assert(
      fc.property(keyed(key), fc.nat(), ([card, path], where) => {
        const word = valueAt(card, path) as string;
        const at = where % word.length;
        const misspelt = word.slice(0, at) + word.slice(at, at + 1).repeat(2) + word.slice(at + 1);
        const pack = changed(card, path, (parent) => {
          parent[key] = misspelt;
        });
        const problems = checkPack(pack);
        expect(problems).toHaveLength(1);
        expect(problems[0]?.path).toBe(`${placeName(path)} (${card.name})`);
        expect(problems[0]?.message).toContain(`is "${misspelt}", expected one of`);
        expect(problems[0]?.message).toContain(`did you mean "${word}"?`);
        expect(accepts(schema, pack)).toBe(false);
      }),
      { numRuns: 60 },
    );
  });

  it('refuses a key that is not known, and guesses which one was meant', () => {
    const objects = cardAndPlace(
      (_, value) => value !== null && typeof value === 'object' && !Array.isArray(value),
    );
    fc.assert(
      fc.property(objects, ([card, path]) => {
        const pack = changed(card, path, (parent, key) => {
          const inside = parent[key] as JsonRecord;
          const first = Object.keys(inside)[0] ?? 'x';
          inside[`${first}x`] = 1;
        });
        const [problem] = checkPack(pack);
        expect(problem?.path).toBe(`${placeName(path)} (${card.name})`);
        expect(problem?.message).toMatch(
          /^has ".+x", which is not known here \((?:did you mean ".+"\?|it takes .+)\)$/,
        );
        expect(accepts(schema, pack)).toBe(false);
      }),
      { numRuns: 200 },
    );
  });

  it('refuses negative numbers except where something is lowered', () => {
    const numbers = cardAndPlace((_, value) => typeof value === 'number' && value > 0);
    const mayBeNegative = new Set(['amount', 'times', 'plus', 'bonus']);
    fc.assert(
      fc.property(numbers, ([card, path]) => {
        const pack = changed(card, path, (parent, key) => {
          parent[key] = -Number(parent[key]);
        });
        const problems = checkPack(pack);
        if (!mayBeNegative.has(String(path.at(-1)))) expect(problems).toHaveLength(1);
        if (problems.length > 0) isHelpful(pack, problems);
        expect(accepts(schema, pack)).toBe(shapeProblems(pack).length === 0);
      }),
      { numRuns: 300 },
    );
  });

  it('finds what is wrong deep inside of effects inside of effects', () => {
    const wrap = (effect: unknown, times: number): unknown =>
      times === 0
        ? effect
        : {
            do: 'if',
            if: [{ is: 'richest' }],
            then: [{ do: 'each', who: 'heroes', then: [wrap(effect, times - 1)] }],
          };
    const card = (effect: unknown) =>
      ({ ...item('torch'), abilities: [{ when: 'market', do: [effect] }] }) as unknown as Card;
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 12 }), (times) => {
        expect(checkPack(packOf(card(wrap({ do: 'gain-gold', amount: 1 }, times))))).toEqual([]);
        const problems = checkPack(packOf(card(wrap({ do: 'gain-gold', amount: 'much' }, times))));
        const deep = '.then[0].then[0]'.repeat(times);
        expect(problems.map(({ path }) => path)).toEqual([
          `cards[0].abilities[0].do[0]${deep}.amount (torch)`,
        ]);
      }),
    );
  });

  it('ends before the stack does', () => {
    let condition: Condition = { is: 'attacking' };
    for (let i = 0; i < 20_000; i++) condition = { is: 'not', not: condition };
    const problems = checkPack(
      packOf(item('torch', { always: [{ stat: 'mind', amount: 1, if: [condition] }] })),
    );
    expect(problems).toHaveLength(1);
    expect(problems[0]?.message).toBe('is nested too deep; say it in fewer steps');
  });

  it('says the place and the name of the card', () => {
    const problems = checkPack(packOf(item('torch'), item('lamp', { cost: 0 })));
    expect(problems).toEqual([
      { path: 'cards[1].cost (lamp)', message: 'is 0, expected a whole number from 1 to 40' },
    ]);
  });

  it('refuses two cards of one id, in a pack and in packs that are played together', () => {
    const message = '"torch" is the id of cards[0] already';
    expect(checkPack(packOf(item('torch'), item('torch')))).toEqual([
      { path: 'cards[1].id (torch)', message },
    ]);
    const other = { ...packOf(item('white-blade')), name: 'Other' } as unknown as Pack;
    expect(checkTogether([...library.packs, other])).toEqual([
      { path: 'Other', message: 'has a card "white-blade", and so has Items of the base game' },
    ]);
  });
});

describe('a pack beside the content it is played with', () => {
  const beside = (card: Card, pack = 'mine'): string[] =>
    checkBeside(library, { pack, name: 'Mine', version: 1, cards: [card] }).map(
      ({ path, message }) => `${path} ${message}`,
    );
  const at = (condition: Condition): Card =>
    anItem({ id: 'mine', always: [{ stat: 'melee', amount: 1, if: [condition] }] });

  it('names towns and regions that exist', () => {
    expect(beside(at({ is: 'town', any: ['tamalir'] }))).toEqual([]);
    expect(beside(at({ is: 'town', any: ['tamaler'] }))[0]).toContain(
      'cards[0].always[0].if[0].any[0] (Test Card) is "tamaler", which is no town; towns are',
    );
    expect(beside(at({ is: 'region', any: ['Nowhere'] }))[0]).toContain('which is no region; regions are');
  });

  it('has an id and cards of its own', () => {
    expect(beside(at({ is: 'town' }), 'base')[0]).toContain('is the id of a set that comes with Wayrune');
    expect(beside(anItem({ id: 'white-blade' }))[0]).toContain('has a card "white-blade"');
  });
});
