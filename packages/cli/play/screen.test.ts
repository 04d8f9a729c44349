import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { longest, unbroken, wayrune } from '../terminal/fake-io.ts';

const folder = mkdtempSync(join(tmpdir(), 'wayrune-screen-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Follows the hints for so many decisions. */
function hinted(decisions: number): (said: readonly string[]) => string | null {
  let left = decisions;
  return (said) => {
    if (left <= 0) return null;
    const number = /^(\d+) {2}\S/.exec(said.at(-1) ?? '')?.[1];
    if (number === undefined) return 'hint';
    left--;
    return number;
  };
}

describe('the screen', () => {
  it.each([60, 80, 100, 120])('fits %i columns, fights and markets included', async (width) => {
    const shows = ['map', 'party', 'party 2', 'market', 'track', 'deck', 'help', 'odds', 'log 40'];
    const play = hinted(30);
    const { out } = await wayrune(
      ['play', '--seed', '12', '--heroes', 'hedda-stonebrake,random,random', '--variants', 'doom-track'],
      (said) => play(said) ?? shows.shift() ?? null,
      { width },
    );
    expect(longest(out)).toBeLessThanOrEqual(width);
    // A table that is too wide is broken, and its second half stands alone.
    const fight = /^ {2}bonus \(damage\) +Escape {2}Ranged +Melee +Magic$/gm;
    expect(out.match(fight)?.length ?? 0).toBeGreaterThan(0);
    expect(out).toMatch(/^ {2}needs +\d+\+ +\d+\+ +\d+\+ +\d+\+$/m);
    expect(out).not.toContain('undefined');
  });

  it.each([60, 120])('fits %i columns in a duel', async (width) => {
    const { out } = await wayrune(
      ['play', '--heroes', 'hedda-stonebrake,ilvane-reed', '--bots', 'human,human', '--seed', 'x'],
      ['stay', 'done', 'stay', 'attack', '1', '1', '1', '1'],
      { width },
    );
    expect(out).toMatch(/Hero against Hero, /);
    expect(out).toMatch(/^ {2}value \(damage\) {2}\S.* {2,}\S/m);
    expect(longest(out)).toBeLessThanOrEqual(width);
  });

  it('asks with a headline, and the detail below it', async () => {
    const { out } = await wayrune(['play', '--players', '1', '--seed', 'x'], []);
    expect(out).toMatch(/^Your move\nYou are in Tamalir\.\n {3}1 {2}Roll 5 dice$/m);
  });

  it('calls a lone person "you", and several people by name', async () => {
    const alone = await wayrune(['play', '--players', '1', '--seed', 'x'], ['roll', 'stop', 'log']);
    expect(alone.out).toMatch(/^ {2}You roll /m);
    const two = await wayrune(['play', '--bots', 'human,human', '--seed', 'x'], ['roll']);
    expect(two.out).toMatch(/^ {2}[A-Z]\S+ .* rolls /m);
  });

  it('prints only the end of a walk', async () => {
    const { out } = await wayrune(
      ['play', '--players', '1', '--heroes', 'hedda-stonebrake', '--seed', 'x'],
      ['roll', 'go forge'],
    );
    expect(out.match(/You travel to/g)).toHaveLength(1);
    expect(out).toContain('You travel to Forge.');
  });

  it('folds what belongs together into one line, in the log across decisions', async () => {
    const play = hinted(40);
    const shows = ['log 200'];
    const { out } = await wayrune(
      ['play', '--players', '2', '--heroes', 'hedda-stonebrake,random', '--seed', 'words80'],
      (said) => play(said) ?? shows.shift() ?? null,
    );
    expect(out).toMatch(/^ {2}You face [A-Z].*, an? \w+ Challenge\.$/m);
    const log = unbroken(out.slice(out.indexOf('> log 200')));
    expect(log).toMatch(/You defeat [^:.]+: /);
    expect(log).toMatch(/You travel to /);
    expect(log).not.toMatch(/You move to |You discard 1 exhaustion\.\s+You discard/);
  });

  it('leaves what was undone out of the log', async () => {
    const { out } = await wayrune(
      ['play', '--bots', 'human,human', '--heroes', 'hedda-stonebrake,ilvane-reed', '--seed', 'x'],
      ['walk:g8', 'undo', 'log'],
    );
    expect(out).toMatch(/Undone: Walk to /);
    expect(out.slice(out.indexOf('> log'))).not.toContain('(g8)');
  });

  it('gives the grid code of every space that a hint names, once', async () => {
    const play = hinted(12);
    const { out } = await wayrune(
      ['play', '--players', '1', '--heroes', 'hedda-stonebrake', '--seed', 'words80'],
      (said) => play(said),
    );
    const hints = unbroken(out)
      .split('\n')
      .filter((line) => /^\d+ {2}\S/.test(line));
    expect(hints.some((hint) => /Head for the \w+ adventure .*\([a-m]\d+\)/.test(hint))).toBe(true);
    for (const hint of hints) {
      const named = [...hint.matchAll(/\b(?:north|south|east|west)\w* of [A-Z]\w+\b(?! \([a-m]\d)/g)];
      expect(named, hint).toEqual([]);
      const codes = [...hint.matchAll(/\([a-m]\d+\)/g)].map(([code]) => code);
      expect(new Set(codes).size, hint).toBe(codes.length);
    }
  });

  it('prints the turn of a bot in brief even if a decision of a person started it', async () => {
    const { out } = await wayrune(
      ['play', '--players', '3', '--bots', 'random', '--seed', 's'],
      ['stay', 'done', 'stay', 'done'],
    );
    expect(out).not.toContain('is ready again');
  });
});

const HOUND = {
  kind: 'encounter',
  id: 'a-lost-hound',
  name: 'A Lost Hound',
  flavour: 'It has followed you since the ford.',
  color: 'green',
  count: 20,
  drawn: [
    {
      do: 'choose',
      options: [
        { label: 'Share your meat', do: [{ do: 'take' }] },
        { label: 'Walk on', do: [] },
      ],
    },
  ],
  as: { kind: 'ally', life: 2, mind: [1, 0], body: [1, 1], spirit: [0, 0] },
};

describe('Encounters and discards', () => {
  const pack = join(folder, 'hounds.json');
  writeFileSync(pack, JSON.stringify({ pack: 'hounds', name: 'Hounds', version: 1, cards: [HOUND] }));
  const START = ['play', '--players', '1', '--heroes', 'hedda-stonebrake', '--seed', 'h', '--pack', pack];
  /** To the nearest green jewel and into its adventure. */
  const MEET = ['roll', 'e8', 'stop', 'attempt'];

  it('shows a whole Encounter before the choice, and again on Enter', async () => {
    const { out } = await wayrune(START, [...MEET, '']);
    const drawn = out.slice(out.indexOf('You draw A Lost Hound'), out.indexOf('Choose one\nA Lost Hound.'));
    for (const words of ['It has followed you', 'Share your meat:', 'Walk on: nothing happens', 'Life 2, '])
      expect(unbroken(drawn)).toContain(words);
    expect(out.match(/Life 2, /g)).toHaveLength(2);
    expect(out.indexOf('Life 2, ')).toBeLessThan(out.indexOf('1  Share your meat'));
  });

  it('discards a card by name at any time, without numbering it among the moves', async () => {
    const { out } = await wayrune(START, [
      'discard',
      ...MEET,
      'share your meat',
      'discard',
      'discard cat',
      'discard hound',
      'discard hound',
    ]);
    expect(out).toContain('You have nothing to discard now.');
    expect(out).not.toMatch(/^ *\d+ {2}Discard/m);
    expect(unbroken(out)).toContain('Discard which card: A Lost Hound? Type "discard NAME".');
    expect(unbroken(out)).toContain('You cannot discard "cat": A Lost Hound? Type "discard NAME".');
    expect(out).toMatch(/You discard A Lost Hound/);
  });
});

describe('hints', () => {
  it('say what to do once, and why', async () => {
    const { out } = await wayrune(['play', '--seed', '11', '--heroes', 'nib-carraway,random'], hinted(60));
    const hints = [...out.matchAll(/> hint\n(\d+ {2}.*(?:\n {3,4}\S.*)*)/g)].map(([, hint = '']) =>
      unbroken(hint),
    );
    expect(hints.length).toBeGreaterThan(50);
    for (const hint of hints) {
      const said = hint.replace(/^\d+ {2}/, '');
      const opening = said.split(/[:.] /)[0] ?? '';
      expect(said.slice(opening.length), hint).not.toContain(opening);
      expect(said.length, hint).toBeGreaterThan(opening.length + 2);
    }
  });
});
