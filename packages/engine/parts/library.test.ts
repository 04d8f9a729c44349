import { library } from '@wayrune/content';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anItem } from '../testing/arena.ts';
import { randomSetup } from '../testing/random-play.ts';
import { checkSetup, createWorld, SetupError } from './library.ts';
import type { Setup } from '../rules/world/setup.ts';

const heroes = createWorld(library, randomSetup(1)).heroes;
/** Words that every object knows, and others that are none of ours. */
const strange = fc.constantFrom(
  'constructor',
  '__proto__',
  'prototype',
  'toString',
  'hasOwnProperty',
  '',
  ' ',
  'ü',
);
const word = fc.oneof(strange, fc.string(), fc.stringMatching(/^[a-z]{1,12}(-[a-z]{1,8})?$/));
const unknown = (known: readonly string[]) => word.filter((text) => !known.includes(text));

/** The message with which a setup is refused; fails if it is accepted, or refused with anything else. */
function refusal(setup: Partial<Setup>, from = library): string {
  try {
    createWorld(from, { ...randomSetup(2), ...setup });
  } catch (error) {
    expect(error).toBeInstanceOf(SetupError);
    const { message, problems } = error as SetupError;
    expect(problems.length).toBeGreaterThan(0);
    for (const problem of problems) expect(message).toContain(`setup ${problem.path}: ${problem.message}`);
    return message;
  }
  throw new Error('the setup was accepted');
}

describe('a setup', () => {
  it('of one to six seats with different Heroes, or Heroes by chance, can be played', () => {
    const seat = fc.option(fc.constantFrom(...heroes));
    const seats = fc.uniqueArray(seat, {
      minLength: 1,
      maxLength: 6,
      comparator: (a, b) => a !== null && a === b,
    });
    fc.assert(
      fc.property(seats, (chosen) => {
        expect(checkSetup(library, { ...randomSetup(0), heroes: chosen })).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });

  it('with a wrong number of seats is refused with the right one', () => {
    fc.assert(
      fc.property(fc.oneof(fc.constant(0), fc.integer({ min: 7, max: 40 })), (count) => {
        expect(refusal(randomSetup(count))).toContain(
          `setup heroes: ${count} seats; Rise of the Dragon Lords is for 1 to 6`,
        );
      }),
      { numRuns: 30 },
    );
    expect(refusal(randomSetup(13))).toContain('setup heroes: 13 seats, but only 12 Heroes');
  });

  it('with a Hero that nobody knows is refused with the seat and the Heroes there are', () => {
    fc.assert(
      fc.property(unknown(heroes), fc.nat({ max: 2 }), (hero, seat) => {
        const message = refusal({ heroes: [null, null, null].map((none, i) => (i === seat ? hero : none)) });
        expect(message).toContain(
          `setup heroes[${seat}]: there is no Hero "${hero}"; there are ${heroes[0]}, `,
        );
      }),
      { numRuns: 100 },
    );
    expect(refusal({ heroes: ['hedda-stonebreak'] })).toMatch(/; did you mean "hedda-stonebrake"\?$/);
    expect(refusal({ heroes: ['constructor'] })).not.toContain('did you mean');
  });

  it('with a Hero twice is refused with both seats', () => {
    fc.assert(
      fc.property(fc.constantFrom(...heroes), fc.nat({ max: 3 }), (hero, others) => {
        const between = Array.from({ length: others }, () => null);
        expect(refusal({ heroes: [hero, ...between, hero] })).toBe(
          `setup heroes[${others + 1}]: "${hero}" is already played by seat 1`,
        );
      }),
      { numRuns: 50 },
    );
  });

  it('of an adventure that nobody knows is refused with those there are', () => {
    fc.assert(
      fc.property(unknown(['dragon-lords']), (adventure) => {
        expect(refusal({ adventure })).toMatch(
          /^setup adventure: "[^]*" is not known, expected one of dragon-lords/,
        );
      }),
      { numRuns: 100 },
    );
    expect(refusal({ adventure: 'dragon-lord' })).toMatch(/; did you mean "dragon-lords"\?$/);
  });

  it('with variants or packs that nobody knows is refused with their names', () => {
    fc.assert(
      fc.property(unknown([]), fc.constantFrom('variants', 'packs'), (name, field) => {
        const message = refusal({ [field]: [name] });
        expect(message).toContain(`setup ${field}`);
        expect(message).toContain(`"${name}"`);
      }),
      { numRuns: 100 },
    );
    const more = {
      ...library,
      packs: [
        ...library.packs.filter(({ pack }) => pack === 'base'),
        { pack: 'inns', name: 'Inns', version: 1, cards: [] },
      ],
    };
    expect(refusal({ packs: ['inn'] }, more)).toBe(
      'setup packs: "inn" is not loaded; loaded are: inns; did you mean "inns"?',
    );
    expect(checkSetup(more, { ...randomSetup(2), packs: ['inns'] })).toEqual([]);
  });

  it('is refused with every reason together', () => {
    const message = refusal({
      heroes: ['nobody', 'ilvane-reed', 'ilvane-reed', null, null, null, null],
      packs: ['nothing'],
    });
    expect(message.split('\n').map((line) => line.split(':')[0])).toEqual([
      'setup heroes',
      'setup packs',
      'setup heroes[0]',
      'setup heroes[2]',
    ]);
  });

  it('without its board is refused', () => {
    expect(refusal({}, { ...library, boards: [] })).toBe(
      'setup adventure: its board "terrinoth" is not loaded',
    );
  });

  it('is never met by any other error, and accepted exactly if nothing is wrong with it', () => {
    const any = fc.record({
      adventure: fc.oneof(fc.constant('dragon-lords'), word),
      heroes: fc.array(fc.option(fc.oneof(fc.constantFrom(...heroes), word)), { maxLength: 9 }),
      variants: fc.array(word, { maxLength: 1 }),
      packs: fc.array(word, { maxLength: 1 }),
    });
    fc.assert(
      fc.property(any, (setup) => {
        if (checkSetup(library, setup).length > 0) refusal(setup);
        else expect(createWorld(library, setup).heroes).toEqual(heroes);
      }),
      { numRuns: 150 },
    );
  });
});

describe('a world', () => {
  it('has the cards of the packs that were asked for, and no others', () => {
    const lamp = anItem({ id: 'lamp', count: 2 });
    const more = {
      ...library,
      packs: [...library.packs, { pack: 'inns', name: 'Inns', version: 1, cards: [lamp] }],
    };
    expect(Object.hasOwn(createWorld(more, randomSetup(1)).cards, 'lamp')).toBe(false);
    const { cards, decks, content } = createWorld(more, { ...randomSetup(1), packs: ['inns'] });
    expect(cards['lamp']).toMatchObject({ id: 'lamp', set: 'inns', deck: 'market' });
    expect(cards['lamp.2']).toMatchObject({ id: 'lamp.2', set: 'inns' });
    expect(decks['market']).toHaveLength(86);
    expect(Object.keys(content)).toEqual(['base', 'inns', 'board terrinoth']);
  });
});
