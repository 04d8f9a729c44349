import { describe, expect, it } from 'vitest';
import { wayrune } from './terminal/fake-io.ts';

describe('commands and flags', () => {
  it('lists its commands', async () => {
    const { code, out } = await wayrune(['help']);
    expect(code).toBe(0);
    for (const name of ['play', 'games', 'simulate', 'cards', 'board', 'rules', 'replay', 'verify', 'pack'])
      expect(out).toMatch(new RegExp(`^ {2}${name}\\b`, 'm'));
    expect(Math.max(...out.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80);
  });

  it.each(['play', 'games', 'simulate', 'cards', 'board', 'rules', 'replay', 'verify', 'pack'])(
    'explains %s within 80 columns',
    async (name) => {
      const { code, out } = await wayrune([name, '--help']);
      expect(code).toBe(0);
      expect(out).toContain(`wayrune ${name}`);
      expect(Math.max(...out.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80);
      expect((await wayrune(['help', name])).out).toBe(out);
    },
  );

  it('documents the exit codes of a game', async () => {
    const { out } = await wayrune(['play', '--help']);
    expect(out.replaceAll('\n', ' ')).toContain(
      'Exit codes: 0 the game is over, or you left it and it is kept;',
    );
  });

  it('prints its version', async () => {
    expect((await wayrune(['--version'])).out).toMatch(/^wayrune \d+\.\d+\.\d+$/);
  });

  const wrong: [string[], RegExp][] = [
    [['paly'], /no command "paly"; did you mean "play"\?/],
    [['dance'], /no command "dance"; there are play, games, simulate/],
    [['help', 'simulat'], /did you mean "simulate"\?/],
    [['play', '--player', '3'], /no flag --player; did you mean "--players"\?/],
    [['play', '-x'], /no flag -x/],
    [['play', '--players'], /--players needs a value: --players N/],
    [['play', '--players', '--seed', '3'], /--players needs a value/],
    [['play', '--players', 'many'], /--players is "many", expected a whole number from 1 to 6/],
    [['play', '--players', '7'], /--players is "7", expected a whole number from 1 to 6/],
    [['play', '--ascii=yes'], /--ascii takes no value/],
    [['play', 'chess'], /"chess" is not expected here/],
    [['play', '--heroes', 'heda-stonebrake'], /no Hero "heda-stonebrake".*did you mean "hedda-stonebrake"\?/],
    [['play', '--heroes', 'ilvane-reed,ilvane-reed'], /"ilvane-reed" is already played by seat 1/],
    [['play', '--players', '1', '--heroes', 'ilvane-reed,random'], /--heroes names 2 Heroes for 1 seat/],
    [['play', '--bots', 'gredy'], /--bots is "gredy", expected one of .*did you mean "greedy"\?/],
    [['play', '--players', '4', '--bots', 'human,greedy'], /--bots names 2 seats, but there are 4/],
    [
      ['play', '--seed', '1', '--adventure', 'dragon-lord'],
      /"dragon-lord" is not known.*did you mean "dragon-lords"\?/,
    ],
    [['play', '--seed', '1', '--variants', 'doom'], /setup variants: "doom"/],
    [['play', '--seed', '1', '--set', 'nothing'], /setup packs: "nothing"/],
    [['play', '--load', 'no-such-file.json'], /no-such-file\.json: there is no such file/],
    [['play', '--load', 'x.json', '--players', '2'], /--players cannot be changed in a game that has begun/],
    [['play', '--load', 'x.json', '--continue'], /--continue and --load exclude each other; give one/],
    [
      ['play', '--continue', '--variants', 'doom-track'],
      /--variants cannot be changed in a game that has begun/,
    ],
    [['play', '--contnue'], /no flag --contnue; did you mean "--continue"\?/],
    [['play', '--seed', '1', '--pack', 'no-such-pack.json'], /no-such-pack\.json: there is no such file/],
    [['simulate', '--games', '0'], /--games is "0", expected a whole number from 1/],
    [['simulate', '--bots', 'human'], /--bots is "human", expected one of/],
    [['simulate', '--players', '3', '--bots', 'random,random'], /--bots names 2 bots for 3 seats/],
    [['cards', '--set', 'bace'], /--set is "bace"; there are: .*did you mean "base"\?/],
    [['cards', '--kind', 'heros'], /did you mean "hero"\?/],
    [['cards', 'wite', 'blade'], /no card "wite blade"; did you mean "white blade"\?/],
    [['board', 'terinoth'], /no board "terinoth".*did you mean "terrinoth"\?/],
    [['board', '--json', '--svg', 'x.svg'], /exclude each other/],
    [['board', '--svg', 'no/such/folder/x.svg'], /cannot be written/],
    [['replay'], /replay needs a game: wayrune replay GAME/],
    [['verify'], /verify needs a game: wayrune verify GAME/],
    [['verify', 'no-such-file.json'], /there is no such file/],
    [['verify', '/'], /it is a folder/],
    [['pack'], /expected "pack check FILE" or "pack schema"/],
    [['pack', 'chek', 'x.json'], /did you mean "check"\?/],
    [['pack', 'check'], /pack check needs a file/],
  ];
  it.each(wrong)('%j is refused with a helpful message and exit code 2', async (args, message) => {
    const { code, err } = await wayrune(args);
    expect(err).toMatch(message);
    expect(code).toBe(2);
    expect(err).not.toMatch(/^\s+at /m);
  });
});

describe('rules', () => {
  it('lists the chapters', async () => {
    const { code, out } = await wayrune(['rules']);
    expect(code).toBe(0);
    expect(out).toMatch(/Movement: MOVE/);
  });

  it('finds a rule by id, whatever the case', async () => {
    const { out } = await wayrune(['rules', 'move-3']);
    expect(out).toMatch(/MOVE-3 \(Movement\) A step takes you/);
  });

  it('finds a chapter by the word in its ids and by title', async () => {
    expect((await wayrune(['rules', 'COMBAT'])).out).toContain('COMBAT-15');
    const chapter = (await wayrune(['rules', 'movement'])).out;
    expect(chapter).toContain('MOVE-1 ');
    expect(chapter).toContain('MOVE-12 ');
    expect(chapter).not.toContain('COMBAT-1 ');
  });

  it('finds all rules that contain the words', async () => {
    const { out } = await wayrune(['rules', 'exhaustion', 'stamina']);
    expect(out).toContain('WOUND-4');
    expect(out).not.toContain('MOVE-9');
  });

  it('suggests a similar word when nothing matches', async () => {
    const { code, err } = await wayrune(['rules', 'movment']);
    expect(err).toMatch(/No rule mentions "movment"; did you mean "movement"\?/);
    expect(code).toBe(1);
  });
});
