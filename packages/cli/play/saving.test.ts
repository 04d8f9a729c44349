import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { unbroken, wayrune } from '../terminal/fake-io.ts';

const folder = mkdtempSync(join(tmpdir(), 'wayrune-save-'));
afterAll(() => rmSync(folder, { recursive: true }));
const path = (name: string): string => join(folder, name);

const ALONE = ['play', '--players', '1', '--heroes', 'hedda-stonebrake', '--seed', 'x'];

describe('undo, save and load', () => {
  it('takes back a step, and says why not after dice', async () => {
    const { out } = await wayrune(ALONE, ['undo', 'roll', 'undo', 'walk:g8', 'quit', 'n']);
    expect(out).toContain('That cannot be taken back: nothing has been decided yet.');
    expect(out).toContain('That cannot be taken back: dice were rolled or cards were drawn.');
    const { out: walked } = await wayrune(['play', '--bots', 'human,human', '--seed', 'x'], ['3', 'undo']);
    expect(walked).toMatch(/Taken back: Walk to /);
    expect(walked.match(/── Round 1: /g)).toHaveLength(3);
  });

  it('does not take back what a bot has decided since', async () => {
    const { out } = await wayrune(
      ['play', '--players', '2', '--seed', '1'],
      ['stay', 'done', 'undo', 'undo'],
    );
    expect(out).toMatch(
      /That cannot be taken back: (another player has decided since|dice were rolled or cards were drawn)\./,
    );
  });

  it('saves, loads and goes on as if nothing had been', async () => {
    const file = path('game.json');
    const flags = ['play', '--players', '2', '--bots', 'random', '--seed', 'go-on'];
    const begun = await wayrune(flags, ['roll', 'stop', `save ${file}`, 'roll', 'stop', 'quit', 'n']);
    expect(begun.out).toContain(`Saved in ${file}.`);
    const resumed = await wayrune(
      ['play', '--load', file, '--bots', 'random', '--seed', 'go-on'],
      ['roll', 'stop', 'quit', 'n'],
    );
    expect(resumed.out).toMatch(/Loaded .*: \d+ decisions? so far\./);
    const tail = (out: string, from: RegExp): string => out.slice(out.search(from));
    const first = tail(begun.out, /> roll\n.*\n(?:.*\n)*?/).split('Saved in')[1] ?? '';
    const second = resumed.out.slice(resumed.out.indexOf('> roll'));
    expect(first.slice(first.indexOf('> roll'))).toBe(second);
    const loaded = await wayrune(flags, [`load ${file}`, 'log 3', 'quit']);
    expect(loaded.out).toMatch(/Loaded /);
    expect((await wayrune(['verify', file])).code).toBe(0);
  });

  it('offers to save on leaving', async () => {
    const file = path('left.json');
    expect((await wayrune(ALONE, ['quit'])).out).not.toContain('Save the game?');
    const named = await wayrune(ALONE, ['roll', 'quit', file]);
    expect(named.out).toContain(`Saved in ${file}.`);
    expect(existsSync(file)).toBe(true);
    const stayed = await wayrune(ALONE, ['roll', 'quit', 'cancel', 'quit', 'no']);
    expect(stayed.unasked).toBe(0);
    expect((await wayrune(ALONE, ['roll'])).out).toMatch(/Goodbye\. The game was not saved\.$/);
  });

  it('does not write over files that are no saved games', async () => {
    const file = path('letter.txt');
    writeFileSync(file, 'Dear Aldith,');
    const { out } = await wayrune(ALONE, ['roll', `save ${file}`, 'quit', file, 'quit', 'n']);
    expect(unbroken(out)).toContain('is there already and is no saved game; choose another name');
    expect(readFileSync(file, 'utf8')).toBe('Dear Aldith,');
  });

  it('saves at the end by itself if told to', async () => {
    const file = path('auto.json');
    const { out } = await wayrune([...ALONE, '--save', file], ['roll']);
    expect(unbroken(out)).toMatch(/Saved in .*\nGoodbye\.$/);
  });
});
