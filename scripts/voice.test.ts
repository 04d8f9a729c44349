/** What contributors read keeps to the house's voice, too: documents, test titles and error messages. */
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { slipsIn } from '@wayrune/engine/testing/voice.ts';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../', import.meta.url));
const exclude = ['**/node_modules/**', '**/dist/**'];
const read = (file: string): string => readFileSync(`${root}${file}`, 'utf8');

/** Titles of tests, without those that are made of values. */
const TITLE = /\b(?:it|test|describe)(?:\.each\([\s\S]*?\))?\(\s*(['"`])((?:\\.|(?!\1).)*)\1/g;
/** The message that an error begins with. */
const MESSAGE = /\bnew \w*Error\(\s*(['"`])((?:\\.|(?!\1).)*)\1/g;

const slipsOf = (texts: Iterable<RegExpMatchArray>): string[] =>
  [...texts].flatMap(([, , text = '']) => slipsIn(text, { ids: true }));

const DOCUMENTS = globSync('{*.md,docs/**/*.md,packages/**/*.md}', { cwd: root, exclude });
const TESTS = globSync('{packages,scripts}/**/*.{test,e2e}.ts', { cwd: root, exclude });
const SOURCES = globSync('{packages,scripts}/**/*.{ts,tsx}', { cwd: root, exclude });

describe('plain English', () => {
  it.each(DOCUMENTS)('is the language of %s', (file) => {
    expect(
      read(file)
        .split('\n')
        .flatMap((line) => slipsIn(line, { ids: true })),
    ).toEqual([]);
  });

  it('is the language of test titles', () => {
    const titles = TESTS.map((file) => ({ file, found: [...read(file).matchAll(TITLE)] }));
    expect(titles.flatMap(({ found }) => found).length).toBeGreaterThan(1000);
    expect(titles.flatMap(({ file, found }) => slipsOf(found).map((slip) => `${file}: ${slip}`))).toEqual([]);
  });

  it('is the language of error messages', () => {
    const messages = SOURCES.map((file) => ({ file, found: [...read(file).matchAll(MESSAGE)] }));
    expect(messages.flatMap(({ found }) => found).length).toBeGreaterThan(100);
    expect(messages.flatMap(({ file, found }) => slipsOf(found).map((slip) => `${file}: ${slip}`))).toEqual(
      [],
    );
  });
});
