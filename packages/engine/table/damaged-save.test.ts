import { library } from '@wayrune/content';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { hash } from '../kernel/hash.ts';
import { aHero } from '../testing/arena.ts';
import { forged, forgedLog, specimen } from '../testing/saves.ts';
import { loadGame, SaveError, saveGame } from './save.ts';
import type { SavedGame } from './saved-game.ts';
import { decide, startTable } from './table.ts';

const { table, file, saved } = specimen(library);
const end = hash(table.state);

/** The message with which a file is refused; fails if it is loaded, or refused with anything but a SaveError. */
function refusal(text: string, from = library): string {
  try {
    loadGame(from, text, 'game.json');
  } catch (error) {
    expect(error).toBeInstanceOf(SaveError);
    const { message } = error as SaveError;
    expect(message).toMatch(/^game\.json: ./);
    return message;
  }
  throw new Error('the file was loaded');
}

/** Refused, or exactly the game that was saved: never anything between. */
function refusedOrSame(text: string): void {
  try {
    expect(hash(loadGame(library, text, 'game.json').state)).toBe(end);
  } catch (error) {
    expect(error).toBeInstanceOf(SaveError);
    expect((error as SaveError).message).toMatch(/^game\.json: [a-z]/);
  }
}

const sameValue = (text: string): boolean => {
  try {
    return hash(JSON.parse(text)) === hash(saved);
  } catch {
    return false;
  }
};

/** What is on the table while a file is refused stays as it is. */
afterEach(() => expect(hash(table.state)).toBe(end));

describe('a damaged file', () => {
  it('cut off at any point is refused', () => {
    fc.assert(
      fc.property(fc.nat({ max: file.length - 2 }), (length) => {
        expect(refusal(file.slice(0, length))).toContain('not readable as JSON');
      }),
      { numRuns: 150, examples: [[0], [1], [file.length - 2]] },
    );
  });

  it('with any character replaced is refused, unless it still says the same', () => {
    const place = fc.nat({ max: file.length - 1 });
    fc.assert(
      fc.property(place, fc.string({ minLength: 1, maxLength: 1 }), (at, char) => {
        const changed = file.slice(0, at) + char + file.slice(at + 1);
        if (sameValue(changed)) expect(hash(loadGame(library, changed, 'game.json').state)).toBe(end);
        else refusal(changed);
      }),
      { numRuns: 200 },
    );
  });

  it('with any character left out or put in is refused, unless it still says the same', () => {
    const place = fc.nat({ max: file.length - 1 });
    fc.assert(
      fc.property(place, fc.constantFrom('', '0', '1', ' ', '"', ',', 'x', '\\', '\n'), (at, char) => {
        const [rest, kept] = char === '' ? [at + 1, ''] : [at, char];
        const changed = file.slice(0, at) + kept + file.slice(rest);
        if (sameValue(changed)) expect(hash(loadGame(library, changed, 'game.json').state)).toBe(end);
        else refusal(changed);
      }),
      { numRuns: 150 },
    );
  });

  it('with a changed log is refused by its check', () => {
    const swapped = JSON.stringify({ ...saved, log: [saved.log[0], ...saved.log.slice(1).toReversed()] });
    expect(refusal(swapped)).toBe(
      'game.json: check: the file was changed after it was saved; take an unchanged copy',
    );
  });

  it('that is anything else is refused, with the place', () => {
    expect(refusal('')).toContain('not readable as JSON');
    expect(refusal('null')).toContain('the file: is null, expected an object with wayrune, version');
    expect(refusal('[]')).toContain('the file: is []');
    expect(refusal('7')).toContain('the file: is 7');
    expect(refusal('{"wayrune":"pack"}')).toContain('wayrune: is "pack", expected one of "game"');
    expect(refusal(JSON.stringify({ ...saved, log: 'none' }))).toContain('log: is "none", expected a list');
    expect(refusal(JSON.stringify({ ...saved, log: [] }))).toContain(
      'log: has 0 entries, expected at least 1',
    );
    expect(refusal(JSON.stringify({ ...saved, extra: 1 }))).toContain('the file: has "extra"');
    expect(refusal(JSON.stringify({ ...saved, setup: { ...saved.setup, heroes: [5] } }))).toContain(
      'setup.heroes[0]: is 5',
    );
    fc.assert(
      fc.property(fc.jsonValue(), (value) => void refusal(JSON.stringify(value))),
      { numRuns: 100 },
    );
    fc.assert(
      fc.property(fc.string(), (text) => void refusal(text)),
      { numRuns: 100 },
    );
  });

  it('with any field replaced by anything is refused', () => {
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(saved)), fc.jsonValue(), (field, value) => {
        const changed = { ...saved, [field]: value };
        if (hash(changed) !== hash(saved)) refusal(JSON.stringify(changed));
      }),
      { numRuns: 200 },
    );
  });

  it('nested deeper than any stack is refused', () => {
    const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
    refusal(deep);
    for (const field of Object.keys(saved)) {
      refusal(JSON.stringify({ ...saved, [field]: 'HERE' }).replace('"HERE"', deep));
    }
  });

  it('with names that every object has is refused', () => {
    for (const name of ['__proto__', 'constructor', 'toString']) {
      refusal(file.replace('"setup"', `"${name}": {}, "setup"`));
      expect(refusal(forged(saved, { content: { ...saved.content, [name]: 'x' } }))).toContain('content');
      expect(refusal(forged(saved, { setup: { ...saved.setup, heroes: [null, null, name] } }))).toMatch(
        /setup/,
      );
      expect(refusal(forged(saved, { setup: { ...saved.setup, adventure: name } }))).toMatch(/setup/);
    }
  });
});

describe('a file of another time or place', () => {
  it('with sitters that cannot be is refused', () => {
    for (const [sitters, reason] of [
      [['human'], 'sitters: names 1 players for 3 seats'],
      [['human', 'normal', 'Hard Bold'], 'sitters[2]: is "Hard Bold", expected "human" or a bot'],
      [['human', 'normal', 7], 'sitters[2]: is 7, expected "human" or a bot'],
      ['human', 'sitters: is "human", expected a list'],
    ] as const)
      expect(refusal(forged(saved, { sitters }))).toContain(reason);
    const sitters = ['human', 'normal', 'normal'];
    expect(refusal(forged(saved, { version: 1, sitters }))).toContain(
      'sitters: files of version 1 do not have them',
    );
  });

  it('with names that cannot be is refused', () => {
    for (const [names, reason] of [
      [['Ada'], 'names: names 1 players for 3 seats'],
      [['Ada', '', 'x'.repeat(21)], 'expected a name of at most 20 characters'],
      [['Ada', '', 7], 'names[2]: is 7, expected a name'],
    ] as const)
      expect(refusal(forged(saved, { names }))).toContain(reason);
    expect(refusal(forged(saved, { version: 3, names: ['Ada', '', ''] }))).toContain(
      'names: files of version 3 do not have them',
    );
  });

  it('with names of packs that cannot be is refused', () => {
    for (const packs of [['mine'], { mine: 7 }])
      expect(refusal(forged(saved, { packs }))).toContain('packs: expected an object of names by pack');
    expect(refusal(forged(saved, { version: 4, packs: { mine: 'Mine' } }))).toContain(
      'packs: files of version 4 do not have them',
    );
  });

  it('with stamps that cannot be is refused', () => {
    const stamps = ['0 0123456789abcdef'];
    expect(refusal(forged(saved, { version: 2, stamps }))).toContain(
      'stamps: files of version 2 do not have them',
    );
    expect(refusal(forged(saved, { stamps: ['first'] }))).toContain('stamps[0]: is "first", expected');
    expect(refusal(forged(saved, { stamps }))).toContain('log[0]: leads to another state than it did');
  });

  it('of another version is refused before anything else is looked at', () => {
    for (const version of [0, 6, 99, 1.5, -1]) {
      expect(refusal(JSON.stringify({ version }))).toBe(
        `game.json: version: is ${version}, this program reads versions 1 to 5; use the Wayrune that wrote it`,
      );
      expect(refusal(forged(saved, { version }))).toContain('game.json: version: is');
    }
    expect(refusal(forged(saved, { version: '1' }))).toContain('version: is "1", expected a whole number');
  });

  it('played with other cards or another board is refused, with the name of the set', () => {
    const content = (change: object): string => forged(saved, { content: { ...saved.content, ...change } });
    expect(refusal(content({ base: '0000000000000000' }))).toMatch(
      /^game\.json: content\.base: the game was played with 0{16}, here it is [0-9a-f]{16}; load the same version/,
    );
    expect(refusal(content({ 'board terrinoth': 'x' }))).toContain('content.board terrinoth: ');
    expect(refusal(content({ 'beasts-and-bandits': 'x' }))).toContain(
      'content.beasts-and-bandits: the game was played with x, here it is not loaded',
    );
    expect(refusal(forged(saved, { content: {} }))).toContain('played with nothing');
  });

  it('is refused by a library in which one number of one card is different', () => {
    const [first, ...others] = library.packs;
    if (first === undefined) throw new Error('no packs');
    const cards = first.cards.map((card, i) => (i === 0 ? { ...card, life: 99 } : card));
    expect(refusal(file, { ...library, packs: [{ ...first, cards }, ...others] })).toContain('content.base');
  });

  it('played with packs that are not here is refused, with their names', () => {
    const packs = ['traps-of-yore'];
    const bare = { ...library, packs: library.packs.filter(({ pack }) => pack === 'base') };
    expect(refusal(forged(saved, { setup: { ...saved.setup, packs } }), bare)).toBe(
      'game.json: setup packs: "traps-of-yore" is not loaded; loaded are: none; load the packs it was played with',
    );
    expect(refusal(forged(saved, { setup: { ...saved.setup, variants: ['night'] } }))).toContain(
      'setup variants: "night"',
    );
  });
});

describe('a forged log', () => {
  const length = saved.log.length;
  const entry = fc.integer({ min: 1, max: length - 1 });

  it('with lines exchanged, left out or doubled is refused, or plays to the very same state', () => {
    fc.assert(
      fc.property(entry, entry, fc.constantFrom('swap', 'remove', 'double', 'cut'), (a, b, how) => {
        const changed = forgedLog(saved, (log) => {
          const [one = '', two = ''] = [log[a], log[b]];
          if (how === 'swap') [log[a], log[b]] = [two, one];
          else if (how === 'remove') log.splice(a, 1);
          else if (how === 'double') log.splice(a, 0, one);
          else log.length = a;
        });
        refusedOrSame(changed);
      }),
      { numRuns: 60 },
    );
  });

  it('that is shorter is refused: the state is another', () => {
    expect(refusal(forgedLog(saved, (log) => void (log.length = 40)))).toMatch(
      /^game\.json: state: the log plays to a different state than the one saved/,
    );
  });

  it('with another seat is refused, with the line', () => {
    const wrong = forgedLog(saved, (log) => void (log[30] = (log[30] ?? '').replace(/^\d/, '7')));
    expect(refusal(wrong)).toMatch(/^game\.json: log\[30\]: seat 7 decides, but it was the turn of seat \d/);
  });

  it('with a choice that was not offered is refused, with the line', () => {
    const wrong = forgedLog(saved, (log) => void (log[50] = (log[50] ?? '').replace(/^(\d) \S+/, '$1 fly')));
    expect(refusal(wrong)).toMatch(/^game\.json: log\[50\]: "fly" is not offered/);
  });

  it('with results of chance out of range, missing or left over is refused, with the line', () => {
    const rolled = saved.log.flatMap((line, i) => (/ \d+(,\d+)*$/.test(line) && i > 0 ? [i] : []));
    expect(rolled.length).toBeGreaterThan(20);
    const results = (at: number, change: (results: string[]) => string[]): string =>
      forgedLog(saved, (log) => {
        const [seat, choice, list = ''] = (log[at] ?? '').split(' ');
        log[at] = [seat, choice, change(list.split(',')).join(',')].join(' ').trim();
      });
    fc.assert(
      fc.property(
        fc.constantFrom(0, ...rolled),
        fc.nat(),
        fc.constantFrom('999', '84', '1e3'),
        (at, n, value) => {
          const bad = results(at, (list) => list.with(n % list.length, value));
          expect(refusal(bad)).toMatch(new RegExp(`^game\\.json: log\\[${at}\\]: `));
          const missing = results(at, (list) => list.slice(0, -1));
          expect(refusal(missing)).toMatch(
            new RegExp(`^game\\.json: log\\[${at}\\]: chance result \\d+ is missing`),
          );
          const over = results(at, (list) => [...list, '0']);
          expect(refusal(over)).toMatch(
            new RegExp(`^game\\.json: log\\[${at}\\]: has 1 results of chance too many`),
          );
        },
      ),
      { numRuns: 20 },
    );
  });

  it.each([
    '',
    ' ',
    '0',
    '0 ',
    ' stay',
    '0  stay',
    'x stay',
    '-2 stay',
    '0 stay 1,,2',
    '0 stay 1 2',
    '0 stay ,',
    '0 stay x',
  ])('with the line "%s" is refused, with the line', (line) => {
    expect(refusal(forgedLog(saved, (log) => void (log[3] = line)))).toMatch(/^game\.json: log\[3\]: /);
  });

  it('that does not open as a game does is refused', () => {
    for (const opening of [saved.log[1] ?? '', '0 begin', '-1 start', '-1 begin', '-1 begin 99']) {
      expect(refusal(forgedLog(saved, (log) => void (log[0] = opening)))).toMatch(/^game\.json: log\[0\]: /);
    }
  });

  it('that goes on after somebody has won is refused, with the line', () => {
    const victor = aHero({ id: 'victor', abilities: [{ when: 'before-moving', do: [{ do: 'win' }] }] });
    const pack = { pack: 'test', name: 'Test', version: 1, cards: [victor] };
    const more = { ...library, packs: [...library.packs, pack] };
    const setup = { ...table.setup, heroes: ['victor'], packs: ['test'] };
    const won = startTable(more, setup, { pick: () => 0 }).table;
    decide(won, 'use:victor:0', { pick: () => 0 });
    const whole = JSON.parse(saveGame(won)) as SavedGame;
    expect(loadGame(more, forged(whole, {}), 'game.json').state.over).toEqual({
      winners: [0],
      how: 'victor',
    });
    expect(
      refusal(
        forgedLog(whole, (log) => void log.push('0 stay')),
        more,
      ),
    ).toBe('game.json: log[2]: the game was over before this entry');
  });

  it('that is longer than the game was is refused', () => {
    const more = loadGame(library, file, 'game.json').state.decision;
    const longer = forgedLog(saved, (log) => void log.push(`${more?.seat} ${more?.options[0]}`));
    expect(refusal(longer)).toMatch(/^game\.json: (log\[121\]|state): /);
  });
});
