import { slipsIn } from '@wayrune/engine/testing/voice.ts';
import { expect, it } from 'vitest';
import { unbroken, wayrune } from './terminal/fake-io.ts';

const COMMANDS = [
  'play',
  'games',
  'simulate',
  'match',
  'lab',
  'cards',
  'board',
  'rules',
  'variants',
  'replay',
  'verify',
  'pack',
];

it.each([['help'], ...COMMANDS.map((name) => [name, '--help'])])(
  '"%s %s" is plain English',
  async (...args) => {
    const { out } = await wayrune(args.filter((word) => word !== undefined));
    expect(slipsIn(unbroken(out), { ids: true })).toEqual([]);
  },
);

it.each([
  ['simulate', '--games', '2', '--bots', 'greedy', '--players', '2'],
  ['match', '--bots', 'greedy,random', '--games', '2'],
  ['cards'],
  ['rules'],
  ['variants'],
  ['cards', 'nonsense'],
  ['play', '--bots', 'nobody'],
  ['play', '--save', '/nowhere/at/all.json'],
  ['replay', 'nothing.json'],
])('what "%s %s" prints is plain English', async (...args) => {
  const { out, err } = await wayrune(args);
  expect(out + err).not.toBe('');
  expect(`${out}\n${err}`.split('\n').flatMap((line) => slipsIn(line, { ids: true }))).toEqual([]);
});

it('a game in the terminal is plain English', async () => {
  const { out } = await wayrune(
    ['play', '--heroes', 'hedda-stonebrake,nib-carraway', '--bots', 'human,greedy', '--seed', 'voice'],
    [
      'help',
      'me',
      'map',
      'market',
      'hint',
      'odds',
      '1',
      '1',
      'hint',
      'log',
      '1',
      '1',
      '1',
      '1',
      'undo',
      'quit',
      'y',
    ],
  );
  expect(out.split('\n').flatMap((line) => slipsIn(line, { ids: true }))).toEqual([]);
});
