import { spawn } from 'node:child_process';
import {
  appendFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { readLog } from '../games/log-file.ts';
import { freshFolder, longest, unbroken, wayrune } from '../terminal/fake-io.ts';

const folder = mkdtempSync(join(tmpdir(), 'wayrune-keep-'));
afterAll(() => rmSync(folder, { recursive: true }));

const ALONE = ['play', '--players', '1', '--heroes', 'hedda-stonebrake', '--seed', 'x'];
const NAME = '2026-11-17-hedda-stonebrake';
const logs = (data: string): string[] =>
  existsSync(join(data, 'games')) ? readdirSync(join(data, 'games')) : [];
const logPath = (data: string, name = NAME): string => join(data, 'games', `${name}.log`);
const entries = (data: string, name = NAME): number =>
  readLog(readFileSync(logPath(data, name), 'utf8'))?.entries.length ?? -1;

describe('keeping games', () => {
  it.each([
    ['the end of the input', ['roll', 'stop'], 0],
    ['quit', ['roll', 'stop', 'quit'], 0],
    ['Ctrl-C', ['roll', 'stop', '^C'], 130],
  ] as const)('keeps a game through %s and says so', async (_, answers, exit) => {
    const data = freshFolder();
    const left = await wayrune(ALONE, answers, { data });
    expect(left.code).toBe(exit);
    expect(unbroken(left.out)).toMatch(
      new RegExp(`Your game is kept as ${NAME}\\. "wayrune play" continues it\\.\\nGoodbye\\.$`),
    );
    expect(logs(data)).toEqual([`${NAME}.log`]);
    const back = await wayrune(['play', '--continue'], ['undo'], { data });
    expect(back.out).toMatch(/Continuing .*: \d+ decisions? so far\./);
    expect(entries(data)).toBeGreaterThanOrEqual(2);
  });

  it('writes each decision before the next question', async () => {
    const data = freshFolder();
    const seen: number[] = [];
    await wayrune(
      ALONE,
      () => {
        seen.push(existsSync(logPath(data)) ? entries(data) : 0);
        return seen.length < 4 ? '1' : null;
      },
      { data },
    );
    expect(seen).toEqual([0, 1, 2, 3]);
  });

  it('continues a game exactly as it would have gone on', async () => {
    const flags = ['play', '--players', '2', '--bots', 'random', '--seed', 'go-on'];
    const whole = await wayrune(flags, ['roll', 'stop', 'roll', 'stop', 'log 30']);
    const data = freshFolder();
    await wayrune(flags, ['roll', 'stop'], { data });
    const again = await wayrune(['play', '--continue'], ['roll', 'stop', 'log 30'], { data });
    const end = (out: string): string => out.slice(out.lastIndexOf('> log 30'));
    expect(end(again.out)).toBe(end(whole.out));
  });

  it('records an undo', async () => {
    const data = freshFolder();
    await wayrune(ALONE, ['walk:g8', 'undo', 'stay'], { data });
    const log = readLog(readFileSync(logPath(data), 'utf8'));
    expect(log?.entries[0]?.choice).toBe('stay');
  });

  it('keeps nothing before the first decision', async () => {
    const data = freshFolder();
    const { out } = await wayrune(ALONE, ['help', 'quit'], { data });
    expect(out).toMatch(/> quit\nGoodbye\.$/);
    expect(logs(data)).toEqual([]);
  });

  it('survives a torn write and a damaged file', async () => {
    const data = freshFolder();
    await wayrune(ALONE, ['roll'], { data });
    appendFileSync(logPath(data), '0 st');
    expect((await wayrune(['play', '--continue'], ['stop'], { data })).out).toContain('1 decision so far.');
    expect(entries(data)).toBeGreaterThan(1);
    appendFileSync(logPath(data), '\u0000\u0000\n');
    const { code, out } = await wayrune(['play', '--continue'], [], { data });
    expect(code).toBe(0);
    expect(unbroken(out)).toContain(`The end of ${NAME} cannot be read; a copy of it is in`);
    expect(existsSync(`${logPath(data)}.damaged`)).toBe(true);
  });

  it('says so if a game cannot be kept, and offers to save it', async () => {
    const data = join(folder, 'a-file');
    writeFileSync(data, '');
    const file = join(folder, 'rescued.json');
    const { code, out } = await wayrune([...ALONE, '--save', file], ['roll'], { data });
    expect(unbroken(out)).toMatch(/This game cannot be kept in .*: a part of its path is not a folder\./);
    expect(unbroken(out)).toContain(`Saved in ${file}.`);
    expect(code).toBe(0);
    const asked = await wayrune(ALONE, ['roll', 'quit', join(folder, 'asked.json')], { data });
    expect(unbroken(asked.out)).toContain('This game is not kept. Save it?');
    expect((await wayrune(['verify', join(folder, 'asked.json')])).code).toBe(0);
  });

  it('keeps finished games for replay', async () => {
    const data = freshFolder();
    const pack = join(folder, 'throne.json');
    const card = {
      kind: 'encounter',
      id: 'the-open-throne',
      name: 'The Open Throne',
      flavour: 'Nobody was sitting on it, so far.',
      color: 'green',
      count: 20,
      drawn: [{ do: 'win' }],
    };
    writeFileSync(pack, JSON.stringify({ pack: 'throne', name: 'Throne', version: 1, cards: [card] }));
    const { out } = await wayrune(['play', '--bots', 'greedy,random', '--seed', 'x', '--pack', pack], [], {
      data,
    });
    const name = /The game is kept as (\S+)\./.exec(unbroken(out))?.[1] ?? '';
    const games = await wayrune(['games'], [], { data });
    expect(games.out).toMatch(new RegExp(`^${name} .*, finished in round \\d+ `));
    expect((await wayrune(['replay', name], [], { data })).out).toContain(' wins the game');
    expect((await wayrune(['verify', name], [], { data })).out).toMatch(/^OK /);
    const again = await wayrune(['play', '--continue', name], [], { data });
    expect(again.err).toMatch(new RegExp(`${name} is finished; "wayrune replay ${name}" tells it again`));
    expect(again.code).toBe(2);
  });
});

describe('unfinished games', () => {
  it('are listed with Hero, round and date at the start', async () => {
    const data = freshFolder();
    await wayrune(ALONE, ['roll', 'stop'], { data });
    await wayrune([...ALONE.slice(0, 4), 'nib-carraway', '--seed', 'y'], ['roll', 'stop'], { data });
    const { out } = await wayrune(['play'], ['nine', '2', 'quit'], { data });
    expect(out).toMatch(
      /^You have unfinished games:\n {2}1 {2}\S.*, round 2 {2,}\d{4}-\d\d-\d\d \d\d:\d\d\n {2}2 {2}/,
    );
    expect(out).toContain('"nine": expected a number from 1 to 2, or "new"');
    expect(out).toMatch(/Continuing 2026-11-17-\S+: /);
    expect(longest(out)).toBeLessThanOrEqual(80);
  });

  it('stay unchanged when a new game is started', async () => {
    const data = freshFolder();
    await wayrune(ALONE, ['roll'], { data });
    expect((await wayrune(['play'], ['new', '1', '', 'roll'], { data })).out).toContain(
      'Welcome to Wayrune.',
    );
    expect((await wayrune(['play', '--new'], [], { data })).out).toMatch(/^Welcome to Wayrune\./);
    expect(logs(data)).toHaveLength(2);
  });

  it('can be continued by a unique part of their name', async () => {
    const data = freshFolder();
    for (let i = 0; i < 2; i++) await wayrune(ALONE, ['roll'], { data });
    const exact = await wayrune(['play', '--continue', `${NAME}-2`], [], { data });
    expect(exact.out).toContain(`Continuing ${NAME}-2: 1 decision so far.`);
    const unclear = await wayrune(['play', '--continue', 'hedda'], [], { data });
    expect(unclear.err).toContain(`"hedda" fits several kept games: `);
    const none = await wayrune(['play', '--continue', 'ronan'], [], { data });
    expect(none.err).toContain('there is no kept game "ronan"');
    expect([unclear.code, none.code]).toEqual([2, 2]);
    expect((await wayrune(['play', '--continue'])).err).toContain('there is no unfinished game to continue');
  });

  it('can be open in only one terminal at a time', async () => {
    const data = freshFolder();
    await wayrune(ALONE, ['roll'], { data });
    const lock = `${logPath(data)}.lock`;
    expect(existsSync(lock)).toBe(false);
    const start = readFileSync(`/proc/${process.ppid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[19] ?? '';
    writeFileSync(lock, JSON.stringify({ pid: process.ppid, host: hostname(), since: [start] }));
    const { code, err } = await wayrune(['play', '--continue'], [], { data });
    expect(err).toContain(`${NAME} is open in another terminal (process ${process.ppid}); quit it there`);
    expect(code).toBe(2);
    const offered = await wayrune(['play'], ['', '1', 'new'], { data });
    expect(offered.out.match(/That game is open in another terminal/g)).toHaveLength(2);
    expect(offered.out).toContain('Welcome to Wayrune.');
    expect((await wayrune(['games'], [], { data })).out).toContain(`open in process ${process.ppid}`);
    const deleted = await wayrune(['games', '--delete', NAME], [], { data });
    expect(deleted.err).toContain('quit it there first');
    rmSync(lock);
    expect((await wayrune(['games', '--delete', 'hedda'], [], { data })).out).toMatch(/^Deleted /);
    expect((await wayrune(['games'], [], { data })).out).toMatch(/^No games are kept in /);
  });

  it('can get other bots', async () => {
    const data = freshFolder();
    await wayrune(['play', '--bots', 'human,random', '--seed', 'x'], ['1'], { data });
    await wayrune(['play', '--continue', '--bots', 'human,greedy'], [], { data });
    const games = JSON.parse((await wayrune(['games', '--json'], [], { data })).out) as {
      sitters: string[];
    }[];
    expect(games[0]?.sitters).toEqual(['human', 'greedy']);
  });

  it('that an update has changed continue from where they still agree, and the old log stays', async () => {
    const data = freshFolder();
    await wayrune(ALONE, ['roll', 'stop', 'roll', 'stop'], { data });
    const old = readFileSync(logPath(data), 'utf8');
    const stamps = [...old.matchAll(/^turn \d+ ([0-9a-f]{16})/gm)].map(([, stamp = '']) => stamp);
    writeFileSync(logPath(data), old.replace(stamps.at(-1) ?? '', '0'.repeat(16)));
    const { out } = await wayrune(['play', '--continue'], ['roll'], { data });
    expect(unbroken(out)).toMatch(
      /older version; since then the rules have changed\. It plays the same for the first \d+ of \d+ decisions/,
    );
    expect(logs(data).toSorted()).toEqual([`${NAME}-2.log`, `${NAME}.log.older`]);
  });
});

describe('"load" inside a game', () => {
  it('keeps the current game and opens a kept one or a file', async () => {
    const data = freshFolder();
    const file = join(folder, 'other.json');
    await wayrune(ALONE, ['roll', `save ${file}`]);
    await wayrune([...ALONE.slice(0, 4), 'nib-carraway', '--seed', 'y'], ['roll', 'stop'], { data });
    const { out } = await wayrune(
      ALONE,
      ['roll', `load ${NAME}`, 'load nothing', 'load nib', `load ${file}`, 'stop'],
      { data },
    );
    expect(out).toContain(`${NAME} is the game you are playing`);
    expect(out).toContain('there is no kept game "nothing"');
    expect(out).toContain(`The game you leave is kept as ${NAME}.`);
    expect(out).toContain('Continuing 2026-11-17-nib-carraway: ');
    expect(unbroken(out)).toContain(`Loaded ${file}: 1 decision so far.`);
    expect(logs(data)).toHaveLength(3);
    expect(entries(data)).toBe(1);
  });
});

describe('the program itself', () => {
  const program = fileURLToPath(new URL('../wayrune.mjs', import.meta.url));

  /** Sends a signal when the second question is asked. */
  const interrupted = (signal: NodeJS.Signals, data: string) =>
    new Promise<{ code: number | null; out: string }>((resolve) => {
      const child = spawn(process.execPath, [program, ...ALONE, '--data', data]);
      let out = '';
      let sent = false;
      child.stdout.on('data', (chunk: Buffer) => {
        out += chunk.toString();
        if (sent || !out.includes('Dice left: ')) return;
        sent = true;
        child.kill(signal);
      });
      child.on('close', (code) => resolve({ code, out }));
      child.stdin.write('roll\n');
    });

  it.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
    ['SIGKILL', null],
  ] as const)('loses nothing to %s', async (signal, exit) => {
    const data = join(folder, signal);
    const { code, out } = await interrupted(signal, data);
    expect(code).toBe(exit);
    if (exit !== null)
      expect(out).toMatch(/Your game is kept as \S+\. "wayrune play" continues it\.\nGoodbye\.\n$/);
    const back = await wayrune(['play', '--continue'], [], { data });
    expect(back.out).toMatch(/Continuing .*: 1 decision so far\./);
  });
});
