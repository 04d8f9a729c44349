import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { wayrune } from '../terminal/fake-io.ts';

const folder = mkdtempSync(join(tmpdir(), 'wayrune-lab-'));
afterAll(() => rmSync(folder, { recursive: true }));

const FEW = '--players 2 --bots random --max-decisions 150 --no-strength'.split(' ');
const lab = (out: string, games: number, ...more: string[]) =>
  wayrune(['lab', ...FEW, '--games', String(games), '--out', join(folder, out), ...more]);
const text = (out: string, file: string): string => readFileSync(join(folder, out, file), 'utf8');
const written = (out: string): Record<string, number> =>
  Object.fromEntries(
    readdirSync(join(folder, out, 'parts')).map((name) => [
      name,
      statSync(join(folder, out, 'parts', name)).mtimeMs,
    ]),
  );

describe('lab', () => {
  it('writes the same report with any number of workers', async () => {
    const [one, three] = [await lab('one', 24, '--workers', '1'), await lab('three', 24, '--workers', '3')];
    expect([one.code, three.code]).toEqual([0, 0]);
    expect(text('three', 'report.json')).toBe(text('one', 'report.json'));
    expect(text('three', 'report.html')).toBe(text('one', 'report.html'));
    expect(JSON.parse(text('one', 'report.json'))).toMatchObject({
      format: 'wayrune-lab',
      games: { played: 24 },
    });
    expect(one.out).toContain('24, ');
  });

  it('resumes a run: finished jobs are kept, damaged ones are repeated', async () => {
    await lab('again', 20);
    const whole = text('again', 'report.json');
    const before = written('again');
    const damaged = join(folder, 'again', 'parts', 'games-000011-000020.json');
    writeFileSync(damaged, '{"games": [');
    const { code, err } = await lab('again', 20);
    expect(code).toBe(0);
    expect(err).toContain('10 of 20 steps were already done');
    expect(text('again', 'report.json')).toBe(whole);
    expect(written('again')['games-000001-000010.json']).toBe(before['games-000001-000010.json']);
  });

  it('extends a shorter run to a longer one', async () => {
    await lab('grown', 10);
    await lab('grown', 20);
    await lab('at-once', 20);
    expect(text('grown', 'report.json')).toBe(text('at-once', 'report.json'));
  });

  it('measures enemies without playing games', async () => {
    const out = join(folder, 'strength');
    const { code, out: said } = await wayrune([
      'lab',
      '--heroes',
      'casimir-dray',
      '--games',
      '0',
      '--workers',
      '1',
      '--out',
      out,
    ]);
    expect(code).toBe(0);
    expect(said).toMatch(/green +\d+\.\d% +\d+\.\d% +\d+\.\d%/);
    const { ranks, ladder } = JSON.parse(text('strength', 'report.json'));
    expect(ranks).toHaveLength(5);
    expect(ladder).toHaveLength(61);
    expect(text('strength', 'report.html')).toContain('High Lord Margath');
  }, 180_000);
});

describe('the page', () => {
  it('is self-contained and has a table for every plot', async () => {
    await lab('page', 10);
    const html = text('page', 'report.html');
    expect(/(?:src|href)="(?!#)|@import/.exec(html)).toBeNull();
    const sections = html.match(/<section /g) ?? [];
    expect(sections.length).toBeGreaterThanOrEqual(7);
    for (const link of html.matchAll(/href="#([a-z-]+)"/g))
      expect(html.includes(`<section id="${link[1]}"`)).toBe(true);
    const plots = html.match(/<svg [^>]*role="img"[^>]*aria-label="[^"]+"/g) ?? [];
    expect(plots).toHaveLength(4);
    expect(html.match(/The figures as a table/g) ?? []).toHaveLength(3);
    expect(/undefined|NaN|\[object/.exec(html.slice(0, html.indexOf('<script>')))).toBeNull();
  });
});

describe('the lab refuses', () => {
  it('a folder that holds other files', async () => {
    const { code, err } = await wayrune(['lab', ...FEW, '--games', '1', '--out', folder]);
    expect(code).toBe(2);
    expect(err).toContain('name an empty or new folder');
  });

  it('a file in place of a folder', async () => {
    const file = join(folder, 'one', 'report.json');
    const { code, err } = await wayrune(['lab', ...FEW, '--games', '1', '--out', file]);
    expect(code).toBe(2);
    expect(err).toContain('cannot be made a folder');
  });

  it('a folder with another run, without --fresh', async () => {
    await lab('mine', 10);
    const other = await lab('mine', 10, '--seed', 'other');
    expect(other.code).toBe(2);
    expect(other.err).toContain('holds a run with other flags');
    expect((await lab('mine', 10, '--seed', 'other', '--fresh')).code).toBe(0);
    expect(JSON.parse(text('mine', 'report.json'))).toMatchObject({ order: { seed: 'other' } });
  });

  it.each([
    [['--workers', '0'], 'expected a whole number from 1'],
    [['--bots', 'gredy'], 'did you mean "greedy"?'],
    [['--adventure', 'dragon-lord'], 'did you mean "dragon-lords"?'],
    [['--variants', 'nonsense'], 'variants'],
    [['--packs', 'nonsense'], 'packs'],
  ])('%j', async (flags, says) => {
    const { code, err } = await wayrune(['lab', '--games', '1', '--out', join(folder, 'never'), ...flags]);
    expect(code).toBe(2);
    expect(err).toContain(says);
    expect(readdirSync(folder)).not.toContain('never');
  });
});
