import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { freshFolder, unbroken, wayrune } from '../terminal/fake-io.ts';

const folder = mkdtempSync(join(tmpdir(), 'wayrune-save-'));
afterAll(() => rmSync(folder, { recursive: true }));
const path = (name: string): string => join(folder, name);

const ALONE = ['play', '--players', '1', '--heroes', 'hedda-stonebrake', '--seed', 'x'];

describe('undo, save and load', () => {
  it('undoes a step, and says why a roll cannot be undone', async () => {
    const { out } = await wayrune(ALONE, ['undo', 'roll', 'undo', 'walk:g8', 'quit']);
    expect(out).toContain("Can't undo: nothing has been decided yet.");
    expect(out).toContain("Can't undo: dice were rolled or cards were drawn.");
    const { out: walked } = await wayrune(['play', '--bots', 'human,human', '--seed', 'x'], ['3', 'undo']);
    expect(walked).toMatch(/Undone: Walk to /);
    expect(walked.match(/── Round 1: /g)).toHaveLength(3);
  });

  it('does not undo a decision after which a bot has acted', async () => {
    const { out } = await wayrune(
      ['play', '--players', '2', '--seed', '1'],
      ['stay', 'done', 'undo', 'undo'],
    );
    expect(out).toMatch(/Can't undo: (another player has acted|dice were rolled or cards were drawn)\./);
  });

  it('continues a saved game exactly as it would have gone on', async () => {
    const file = path('game.json');
    const flags = ['play', '--players', '2', '--bots', 'random', '--seed', 'go-on'];
    const begun = await wayrune(flags, ['roll', 'stop', `save ${file}`, 'roll', 'stop', 'quit']);
    expect(begun.out).toContain(`Saved in ${file}.`);
    const resumed = await wayrune(
      ['play', '--load', file, '--bots', 'random', '--seed', 'go-on'],
      ['roll', 'stop', 'quit'],
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

  it('never overwrites a file that is not a saved game', async () => {
    const file = path('letter.txt');
    writeFileSync(file, 'Dear Aldith,');
    const { out } = await wayrune(ALONE, ['roll', `save ${file}`, 'quit']);
    expect(unbroken(out)).toContain('exists and is not a saved game; choose another name');
    expect(readFileSync(file, 'utf8')).toBe('Dear Aldith,');
  });

  it('saves on leaving with --save', async () => {
    const file = path('auto.json');
    const { out } = await wayrune([...ALONE, '--save', file], ['roll']);
    expect(unbroken(out)).toMatch(/Saved in .*\nYour game is kept as .*\nGoodbye\.$/);
  });
});

describe('saving into a file', () => {
  const held = join(folder, 'held.json');

  it('asks before it replaces another game, unless --force is given', async () => {
    await wayrune(ALONE, ['roll', `save ${held}`]);
    const before = readFileSync(held, 'utf8');
    const other = [...ALONE.slice(0, -1), 'y'];
    const asked = await wayrune(other, ['roll', `save ${held}`, 'n']);
    expect(unbroken(asked.out)).toContain(`Not saved: ${held} is as it was.`);
    expect(readFileSync(held, 'utf8')).toBe(before);
    const forced = await wayrune([...other, '--force'], ['roll', `save ${held}`]);
    expect(unbroken(forced.out)).toContain(`Saved in ${held}.`);
    const own = await wayrune(['play', '--load', held], ['stop', `save ${held}`]);
    expect(unbroken(own.out)).toContain(`Saved in ${held}.`);
  });

  it.each([
    [held, /it holds a game already; --force replaces it/],
    [join(folder, 'no', 'such', 'x.json'), /there is no folder .*create it, or choose another place/],
    [folder, /this is a folder; name a file in it/],
    [join(folder, 'letter.txt'), /exists and is not a saved game/],
  ])('refuses a bad path before the game starts: --save %s', async (file, message) => {
    writeFileSync(join(folder, 'letter.txt'), 'Dear Aldith,');
    const { code, err } = await wayrune([...ALONE, '--save', file], ['roll']);
    expect(err).toMatch(message);
    expect(code).toBe(2);
  });

  it('keeps a game that cannot be saved in the end, with exit code 1', async () => {
    const data = freshFolder();
    const place = join(folder, 'vanishing');
    mkdirSync(place);
    const { code, out } = await wayrune(
      [...ALONE, '--save', join(place, 'x.json')],
      (() => {
        let asked = 0;
        return () => {
          if (asked++ === 0) return 'roll';
          rmSync(place, { recursive: true });
          return null;
        };
      })(),
      { data },
    );
    // The file that was asked for, not the temporary one beside it.
    expect(unbroken(out)).toMatch(/x\.json: cannot be written: there is no such file or folder/);
    expect(unbroken(out)).toContain('Your game is kept as 2026-11-17-hedda-stonebrake.');
    expect(code).toBe(1);
  });
});
