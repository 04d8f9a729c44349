import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SavedGame } from '@wayrune/engine/table/saved-game.ts';
import { forged } from '@wayrune/engine/testing/saves.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { freshFolder, longest, unbroken, wayrune } from '../terminal/fake-io.ts';

const folder = mkdtempSync(join(tmpdir(), 'wayrune-play-'));
afterAll(() => rmSync(folder, { recursive: true }));
const path = (name: string): string => join(folder, name);

const ALONE = ['play', '--players', '1', '--heroes', 'hedda-stonebrake', '--seed', 'x'];

describe('playing', () => {
  it('shows the map, the party, the question and its options', async () => {
    const { code, out } = await wayrune(ALONE);
    expect(code).toBe(0);
    expect(out).toContain('── Round 1: Hedda Stonebrake ──');
    expect(out).toContain('Hedda Stonebrake in Tamalir   3 gold   0 points (upgrade at 5)');
    expect(out).toContain('⌂Ta@');
    expect(out).toMatch(/ 1 {2}Roll 5 dice/);
    expect(out).toMatch(/ 2 {2}Walk to the plains east of Tamalir \(g8\)/);
    expect(out).toMatch(/ 2\./);
    expect(out).toMatch(/Goodbye\.$/);
    expect(longest(out)).toBeLessThanOrEqual(80);
  });

  it('takes an option by number, by id and by its first words', async () => {
    for (const answer of ['1', 'roll', 'Roll 5', 'ROLL']) {
      const { out } = await wayrune(ALONE, [answer]);
      expect(out, answer).toMatch(/ {2}You roll /);
      expect(out, answer).toMatch(/Dice left: \[/);
    }
  });

  it('answers nonsense with what would be right', async () => {
    const nonsense = [
      '0',
      '99',
      '-1',
      'wlak',
      'walk',
      'stya',
      'help',
      '  ',
      'go',
      'go zz9',
      'go a1',
      'go tamalri',
      'log x',
      'party nobody',
      'help xyzzy',
      'load',
      'load nowhere.json',
      'save /no/such/folder/x',
      '\u0000',
      '__proto__',
      'constructor',
      'help constructor',
      'toString',
    ];
    const { code, out, unasked } = await wayrune(ALONE, nonsense);
    expect(code).toBe(0);
    expect(unasked).toBe(0);
    expect(out).toContain('There is no option 99: they are numbered 1 to 8.');
    expect(out).toMatch(/"stya" is neither an option nor a command; did you mean "stay"\?/);
    expect(out).toMatch(/Which one\? 2 Walk to the plains east of Tamalir \(g8\)/);
    expect(out).toContain('There is no space "zz9"');
    expect(out).toContain('a1 is more than one step away');
    expect(unbroken(out)).toMatch(/There is no space "tamalri".*did you mean "tamalir"\?/);
    expect(out).toContain('"log x": expected a number');
    expect(out).toContain('There is no seat "nobody"');
    expect(out).toContain('nowhere.json: there is no such file');
    expect(out).toMatch(/cannot be written/);
  });

  it('walks to any space the dice reach, and marks those spaces', async () => {
    const { out } = await wayrune(ALONE, ['roll']);
    const reached = /\+⌂Fo/.test(out) ? 'forge' : 'tamalir';
    const after = await wayrune(ALONE, ['roll', 'go a14', `go ${reached}`]);
    expect(after.out).toContain('Your dice do not lead to a14');
    expect(after.out).toMatch(new RegExp(`You travel to ${reached}`, 'i'));
  });

  it('gives the same game for the same seed and choices', async () => {
    const answers = ['roll', 'stop', 'roll', 'stop', 'roll', 'stop', 'log 50'];
    const flags = ['play', '--players', '3', '--bots', 'random', '--seed', 'twin'];
    const first = await wayrune(flags, answers);
    expect((await wayrune(flags, answers)).out).toBe(first.out);
    expect((await wayrune([...flags.slice(0, -1), 'other'], answers)).out).not.toBe(first.out);
  });

  it('prints plain ASCII with --ascii', async () => {
    const answers = ['roll', 'map', 'party', 'market', 'deck', 'track', 'log', 'help', 'help combat'];
    const { out } = await wayrune([...ALONE, '--ascii'], answers);
    expect(out).toContain('#Ta@');
    expect(out).toMatch(/^[\x20-\x7e\n]*$/);
  });

  it('tells the odds of attacking a Hero who stands there', async () => {
    const { out } = await wayrune(
      ['play', '--heroes', 'hedda-stonebrake,nib-carraway', '--bots', 'human,human', '--seed', 'x'],
      ['odds', 'stay', 'done', 'odds'],
    );
    expect(out).toContain('There is nothing to fight in Tamalir.');
    expect(unbroken(out)).toMatch(/Attacking (Hedda Stonebrake|Nib Carraway): win \d+%, /);
    expect(longest(out)).toBeLessThanOrEqual(80);
  });

  it('shows the table on demand', async () => {
    const { out } = await wayrune(ALONE, [
      'map',
      'party',
      'market',
      'track',
      'deck',
      'odds',
      'hint',
      'help',
      'help MOVE-3',
      'help lightning mace',
      'help stamina',
    ]);
    expect(out).toContain('m  ▲r ');
    expect(out).toContain('@ you');
    expect(out).toMatch(/Life {5}♥♥♥♥♥♥ 6, 0 wounds/);
    expect(out).toMatch(/Skills {3}Climb \+3, Survival \+2/);
    expect(out).toContain('Frostgate (c4)');
    expect(out).toContain('Nothing yet in Tamalir.');
    expect(out).toContain('No Challenge is undefeated.');
    expect(out).toMatch(/green {3}35 cards/);
    expect(out).toContain('No Event is in play.');
    expect(out).toContain('There is nothing to fight in Tamalir.');
    expect(out).toMatch(/^\d+ {2}[A-Z].*[.:] \S/m);
    expect(out).toContain('The rule behind this decision: help MOVE-1');
    expect(out).toContain('MOVE-3 (Movement)');
    expect(out).toContain('Lightning Mace [lightning-mace]');
    expect(out).toContain('WOUND-4');
    expect(longest(out)).toBeLessThanOrEqual(80);
  });
});

/** Whoever finds it has won: games are short, however well or badly they are played. */
const THRONE = {
  kind: 'encounter',
  id: 'the-open-throne',
  name: 'The Open Throne',
  flavour: 'Nobody was sitting on it, so far.',
  color: 'green',
  count: 20,
  drawn: [{ do: 'win' }],
};

describe('whole games', () => {
  const pack = path('throne.json');
  writeFileSync(pack, JSON.stringify({ pack: 'throne', name: 'Throne', version: 1, cards: [THRONE] }));

  it('shows the doom track and its progress where there is one', async () => {
    const { out } = await wayrune([...ALONE, '--variants', 'advanced'], ['track', 'deck']);
    expect(out).toContain('Doom 0 of 8; 1 of 2 cards on the doom track');
    expect(out).toMatch(/ 1 Tamalir, green card\n/);
    expect(out).toMatch(/ 4 Vynelvale\n/);
    expect(out).toMatch(/green +34 cards/);
    expect((await wayrune(ALONE, ['track'])).out).not.toContain('Doom');
  });

  it('plays bots from setup to victory and tells who won', async () => {
    const file = path('won.json');
    const { code, out } = await wayrune([
      'play',
      '--bots',
      'greedy,random,greedy',
      '--pack',
      pack,
      '--save',
      file,
    ]);
    expect(code).toBe(0);
    expect(out).toMatch(/── The end, in round \d+ ─/);
    expect(out).toMatch(/ wins the game/);
    expect(longest(out)).toBeLessThanOrEqual(80);
    const verified = await wayrune(['verify', file, '--pack', pack]);
    expect(verified.out).toMatch(/won in round \d+/);
    expect((await wayrune(['verify', file])).out).toMatch(/"throne" is not loaded/);
  });

  it('seats the players a file names, or says which bot is unknown', async () => {
    const file = path('seats.json');
    await wayrune(['play', '--bots', 'human,hard:bold', '--seed', 'x'], [`save ${file}`]);
    const saved = JSON.parse(readFileSync(file, 'utf8')) as SavedGame;
    expect(saved.sitters).toEqual(['human', 'hard:bold']);
    expect((await wayrune(['play', '--load', file], [`save ${file}`])).out).not.toContain('not here');
    writeFileSync(file, forged(saved, { sitters: ['human', 'genius'] }));
    const again = path('seats-again.json');
    const { out } = await wayrune(['play', '--load', file], [`save ${again}`]);
    expect(unbroken(out)).toContain('Seat 2 was played by the bot "genius", which is not here');
    expect(JSON.parse(readFileSync(again, 'utf8'))).toMatchObject({ sitters: ['human', 'normal'] });
  });

  it('preserves the names that players entered on the page', async () => {
    const file = path('names.json');
    await wayrune(['play', '--bots', 'human,normal', '--seed', 'x'], [`save ${file}`]);
    const saved = JSON.parse(readFileSync(file, 'utf8')) as SavedGame;
    const names = ['Ada', ''];
    writeFileSync(file, forged(saved, { names }));
    const data = freshFolder();
    await wayrune(['play', '--load', file], ['stay'], { data });
    const again = path('names-again.json');
    const { out } = await wayrune(['play', '--continue'], ['party', `save ${again}`], { data });
    expect(out).toContain('(seat 1, Ada)');
    expect(JSON.parse(readFileSync(again, 'utf8'))).toMatchObject({ names });
  });

  it('plays a person from the first question to the end, following the hints', async () => {
    const hinted = /^(\d+) {2}[A-Z]/;
    let questions = 4;
    const { code, out } = await wayrune(['play', '--pack', pack], (said) => {
      if (questions-- > 0) return '';
      return hinted.exec(said.at(-1) ?? '')?.[1] ?? 'hint';
    });
    expect(code).toBe(0);
    expect(out).toMatch(/── The end, in round \d+ ─/);
    expect(unbroken(out)).toMatch(/The game is kept as \S+\. "wayrune replay \S+" tells it again\.$/);
    expect(out).not.toContain('undefined');
    expect(longest(out)).toBeLessThanOrEqual(80);
  });

  it('plays a person through many turns', async () => {
    const answers = Array.from({ length: 300 }, (_, i) => (i % 2 === 0 ? '1' : 'done'));
    const { code, out } = await wayrune(
      ['play', '--players', '2', '--bots', 'random', '--seed', 'long'],
      answers,
    );
    expect(code).toBe(0);
    expect(out.match(/── Round \d+: /g)?.length ?? 0).toBeGreaterThan(15);
    expect(out).not.toContain('undefined');
    expect(longest(out)).toBeLessThanOrEqual(80);
  });
});

describe('a bug in the program', () => {
  const breaking = (data: string) => {
    let asked = 0;
    return wayrune(
      ALONE,
      () => {
        if (asked++ > 0) throw new Error('the candle went out');
        return 'roll';
      },
      { data },
    );
  };

  it('leaves the game kept and prints no stack trace', async () => {
    const data = freshFolder();
    const { code, err } = await breaking(data);
    expect(code).toBe(70);
    expect(err).toContain('Your game is kept as 2026-11-17-hedda-stonebrake.');
    expect(err).toContain('this is a bug in Wayrune: the candle went out');
    expect(err).not.toMatch(/^\s+at /m);
    expect((await wayrune(['verify', 'hedda'], [], { data })).out).toMatch(/1 entry, round 1/);
  });

  it('saves the game to a file if it could not be kept', async () => {
    const data = path('no-folder');
    writeFileSync(data, '');
    const before = process.cwd();
    process.chdir(folder);
    const { err } = await breaking(data).finally(() => process.chdir(before));
    expect(err).toContain('The game is saved in wayrune-game.json');
    expect((await wayrune(['verify', path('wayrune-game.json')])).out).toMatch(/1 entry, round 1/);
  });
});

describe('through a pipe', () => {
  const program = fileURLToPath(new URL('../wayrune.mjs', import.meta.url));
  const run = (input: string, ...args: string[]) =>
    spawnSync(process.execPath, [program, ...args], {
      input,
      encoding: 'utf8',
      cwd: folder,
      env: { ...process.env, WAYRUNE_DATA: path('data') },
      timeout: 20_000,
    });

  it('reads answers line by line and ends with the input', () => {
    const { status, stdout, stderr } = run('roll\nhelp\n', ...ALONE);
    expect(status).toBe(0);
    expect(stderr).toBe('');
    expect(stdout).toMatch(/> roll\n {2}You roll /);
    expect(stdout).toMatch(/Your game is kept as .*\nGoodbye\.\n$/);
    expect(stdout).not.toContain('\u001b[');
  });

  it('returns exit codes to the shell', () => {
    expect(run('', 'play', '--plyers', '2').status).toBe(2);
    expect(run('', 'verify', 'nothing.json').status).toBe(2);
    expect(run('', 'board').status).toBe(0);
  });
});
