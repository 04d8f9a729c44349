import { globSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { compareTests, idsIn, readRules, type Source, staleReferences, titlesIn } from './testing/ledger.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (pattern: string, except: (file: string) => boolean = () => false): Source[] =>
  globSync(pattern, { cwd: root, exclude: ['**/node_modules'] })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !except(file))
    .sort()
    .map((file) => ({ file, text: readFileSync(`${root}/${file}`, 'utf8') }));

const chapters = read('docs/rules/*.md', (file) => file.endsWith('README.md'));
const rules = readRules(chapters);
const own = relative(root, fileURLToPath(import.meta.url)).replaceAll('\\', '/');
/** This file is left out: the examples below are made of titles. */
const tests = read('packages/**/*.test.ts', (file) => file === own);
const ledger = compareTests(rules, tests);

describe('the rules reference and the tests', () => {
  it('is written so that each rule has one id', () => {
    expect(rules.problems).toEqual([]);
    expect(rules.ids.size).toBeGreaterThan(150);
  });

  it('has a test for every rule', () => {
    expect(ledger.untested).toEqual([]);
  });

  it('has no test that names a rule which does not exist', () => {
    expect(ledger.unknown).toEqual([]);
  });

  it('has no code that speaks of a rule which does not exist', () => {
    expect(
      staleReferences(
        rules,
        read('packages/**/*.ts', (file) => file.endsWith('.test.ts')),
      ),
    ).toEqual([]);
  });

  it('lists every chapter with the names of its ids', () => {
    const table = read('docs/rules/README.md')[0]?.text ?? '';
    const listed = [...table.matchAll(/^\| \[[^\]]+\]\(([^)]+)\) \| ([A-Z, ]+) \|/gm)];
    const promised = listed.map(([, file = '', names = '']) => [`docs/rules/${file}`, names.split(', ')]);
    const found = chapters.map(({ file }) => [file, [...new Set(idsOf(file))]]);
    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(promised));
  });
});

const idsOf = (file: string): string[] =>
  [...rules.ids].filter(([, place]) => place.startsWith(file)).map(([id]) => id.replace(/-?\d+$/, ''));

const chapter = (...lines: string[]): Source => ({ file: 'a.md', text: lines.join('\n') });
const testFile = (text: string): Source => ({ file: 'a.test.ts', text });

describe('reading the reference', () => {
  it('finds chapters’ ids and rulings’ ids, over several lines', () => {
    const { ids, problems } = readRules([
      chapter('# Title', '', 'Words.', '- **MOVE-1** First', '  and more.', '- **G12** Second (MOVE-1).'),
    ]);
    expect([...ids]).toEqual([
      ['MOVE-1', 'a.md:4'],
      ['G12', 'a.md:6'],
    ]);
    expect(problems).toEqual([]);
  });

  it('refuses an id that stands twice, also in two chapters', () => {
    const { problems } = readRules([chapter('- **A-1** One'), { file: 'b.md', text: '\n- **A-1** Two' }]);
    expect(problems).toEqual(['b.md:2: A-1 stands in a.md:1 already']);
  });

  it.each([
    '- Without an id',
    '- **lower-1** text',
    '- **MOVE1-** text',
    '- **MOVE-1**',
    '- **MOVE-1**text',
    '* **MOVE-1** text',
    '-  **MOVE-1** text',
    '  - **MOVE-1** text',
    '1. **MOVE-1** text',
    'A **bold** word',
  ])('refuses a malformed rule: %s', (line) => {
    const { ids, problems } = readRules([chapter(line)]);
    expect(ids.size).toBe(0);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain('a.md:1: a rule is written "- **ID-1** text"');
  });

  it('refuses a reference to a rule that does not exist', () => {
    expect(readRules([chapter('- **A-1** One (A-1, A-2).')]).problems).toEqual([
      'a.md: points to A-2, which does not exist',
    ]);
  });
});

describe('comparing with the tests', () => {
  const known = readRules([
    chapter('- **MOVE-1** One', '- **MOVE-2** Two', '- **G1** Three', '- **W2** Four'),
  ]);

  it('is content when every id is in a title', () => {
    const text = `
      describe('MOVE-1 in a group', () => { it("MOVE-2 and G1 in one", () => {}); });
      it.each([['(', 1], ["it('W9 no')", 2]])('W2 with %s', () => {});`;
    expect(compareTests(known, [testFile(text)])).toEqual({ untested: [], unknown: [] });
  });

  it('names every id without a test', () => {
    expect(compareTests(known, [testFile(`it('G1 alone', f);`)]).untested).toEqual([
      'MOVE-1',
      'MOVE-2',
      'W2',
    ]);
  });

  it('names every id that does not exist, with its title and file', () => {
    const { unknown } = compareTests(known, [testFile(`it('MOVE-3, G7 and UTF-8', f); test('G1 W2', f);`)]);
    expect(unknown).toEqual([
      'a.test.ts: "MOVE-3, G7 and UTF-8" names MOVE-3, which is no rule',
      'a.test.ts: "MOVE-3, G7 and UTF-8" names G7, which is no rule',
      'a.test.ts: "MOVE-3, G7 and UTF-8" names UTF-8, which is no rule',
    ]);
  });

  it('does not count tests that are skipped, nor other calls and comments', () => {
    const text = `
      it.skip('MOVE-1', f); it.todo('MOVE-2'); submit('G1'); thing.it('W2');
      // MOVE-1 is not proved by a comment
      expect('MOVE-2').toBe('G1');`;
    expect(compareTests(known, [testFile(text)]).untested).toEqual(['MOVE-1', 'MOVE-2', 'G1', 'W2']);
  });

  it('knows an id from what only looks like one', () => {
    expect(idsIn('MOVE-1: G1, (W2) AG1 G1x MOVE-1b x-MOVE-2 e7 H3 move-1 ${y}G1', known)).toEqual([
      'MOVE-1',
      'G1',
      'W2',
    ]);
  });

  it('reads titles in every quote, and across lines', () => {
    const text = [
      'it(\n  "two\\"s",\n f)',
      "describe.each(table)('three %s', f)",
      'test(`four ${x}`, f)',
      'it(name, f)',
    ];
    expect(titlesIn(text.join('\n'))).toEqual(['two\\"s', 'three %s', 'four ${x}']);
  });

  it('finds code that speaks of rules which are gone', () => {
    const code = [{ file: 'x.ts', text: '/** MOVE-9, SHA-256, G1 and W44. */' }];
    expect(staleReferences(known, code)).toEqual([
      'x.ts: speaks of MOVE-9, which does not exist',
      'x.ts: speaks of W44, which does not exist',
    ]);
  });
});
