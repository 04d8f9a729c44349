import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hash } from '@wayrune/engine/kernel/hash.ts';
import type { SavedGame } from '@wayrune/engine/table/saved-game.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wayrune } from '../terminal/fake-io.ts';

const folder = mkdtempSync(join(tmpdir(), 'wayrune-replay-'));
const good = join(folder, 'good.json');
beforeAll(async () => {
  const answers = Array.from({ length: 30 }, () => '1');
  await wayrune(['play', '--players', '2', '--bots', 'random', '--seed', 'r', '--save', good], answers);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The good game with a change. */
function changed(name: string, change: (text: string) => string): string {
  const path = join(folder, name);
  writeFileSync(path, change(readFileSync(good, 'utf8')));
  return path;
}

interface Told {
  entry: number;
  seat: number;
  choice: string;
  chance: number[];
  events: { type: string }[];
  hash: string;
}

describe('replay', () => {
  it('prints the transcript', async () => {
    const { code, out } = await wayrune(['replay', good]);
    expect(code).toBe(0);
    expect(out).toMatch(/^The game begins \[0 begin\]/);
    expect(out).toMatch(/Roll 5 dice \[\d+ roll\]/);
    expect(Math.max(...out.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80);
  });

  it('prints entries with events and state hash as JSON', async () => {
    const told = JSON.parse((await wayrune(['replay', good, '--json'])).out) as Told[];
    const saved = JSON.parse(readFileSync(good, 'utf8')) as { log: string[]; state: string };
    expect(told).toHaveLength(saved.log.length);
    expect(told.map((one) => one.entry)).toEqual(told.map((_, i) => i));
    expect(told.at(-1)?.hash).toBe(saved.state);
    expect(told[0]?.events.map((event) => event.type)).toContain('game-began');
    const lines = told.map(
      ({ seat, choice, chance }) => `${seat} ${choice}${chance.length === 0 ? '' : ` ${chance.join(',')}`}`,
    );
    expect(lines).toEqual(saved.log);
  });

  it('stops after --to', async () => {
    const told = JSON.parse((await wayrune(['replay', good, '--to', '3', '--json'])).out) as Told[];
    expect(told).toHaveLength(4);
    const { code, err } = await wayrune(['replay', good, '--to', '99999']);
    expect(err).toMatch(/--to is 99999, but .* has \d+ entries/);
    expect(code).toBe(2);
  });

  it('replays a game with changed cards, and says so', async () => {
    const { check: _, ...saved } = JSON.parse(readFileSync(good, 'utf8')) as SavedGame;
    const older = { ...saved, content: { ...saved.content, base: 'older' } };
    const text = JSON.stringify({ ...older, check: hash(older) });
    const { code, out, err } = await wayrune(['replay', changed('older.json', () => text)]);
    expect(code).toBe(0);
    expect(out).toMatch(/^The game begins/);
    expect(err.replaceAll('\n', ' ')).toMatch(
      /older version; since then base has changed\. It still plays the same/,
    );
  });

  it('refuses a damaged file', async () => {
    const { code, err } = await wayrune(['replay', changed('cut.json', (text) => text.slice(0, 300))]);
    expect(err).toMatch(/not readable as JSON/);
    expect(code).toBe(2);
  });
});

describe('verify', () => {
  it('accepts a good file', async () => {
    const { code, out } = await wayrune(['verify', good]);
    expect(out).toMatch(
      /^OK .*good\.json\n {2}dragon-lords, 2 seats, \d+ entries, round \d+, not over yet\n {2}every entry plays again; state [0-9a-f]{16}$/,
    );
    expect(code).toBe(0);
  });

  const damages: [string, (text: string) => string, RegExp[]][] = [
    ['a file that was cut off', (text) => text.slice(0, -200), [/not readable as JSON/]],
    ['an empty file', () => '', [/not readable as JSON/]],
    [
      'a choice that was not offered',
      (text) => text.replace(/ roll /, ' fly '),
      [/check: the file was changed/, /log\[\d+\]: "fly" is not offered/],
    ],
    [
      'dice that cannot be',
      (text) => text.replace(/ roll \d/, ' roll 9'),
      [/check: the file was changed/, /log\[\d+\]: chance result 1 is 9/],
    ],
    [
      'another seat',
      (text) => text.replace(/"1 /, '"0 '),
      [/check: the file was changed/, /log\[\d+\]: seat 0 decides/],
    ],
    [
      'a line that says nothing',
      (text) => text.replace(/"\d (\S+)",\n/, '"$1",\n'),
      [/check: the file was changed/, /log\[\d+\]: is "\S+", expected "seat choice results"/],
    ],
    [
      'another end',
      (text) => text.replace(/"state": "....../, '"state": "000000'),
      [/check: the file was changed/, /plays to a different state/],
    ],
    [
      'another check',
      (text) => text.replace(/"check": "....../, '"check": "000000'),
      [/check: the file was changed/, /plays to the end all the same/],
    ],
    [
      'other cards',
      (text) => text.replace(/"base": "....../, '"base": "000000'),
      [/content\.base: the game was played with 000000/],
    ],
    ['a later version', (text) => text.replace(/"version": 5/, '"version": 99'), [/version: is 99/]],
    ['something else', () => '{"hello": "world"}', [/this is no saved game/]],
  ];
  it.each(damages)('finds %s', async (name, change, messages) => {
    const { code, out } = await wayrune(['verify', changed(`${name}.json`, change)]);
    const said = out.replaceAll(/\n {4}/g, ' ');
    for (const message of messages) expect(said).toMatch(message);
    expect(out).toMatch(/NOT OK$/);
    expect(code).toBe(1);
  });
});
