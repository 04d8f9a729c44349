import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { slipsIn } from '@wayrune/engine/testing/voice.ts';
import { expect, it } from 'vitest';

const web = fileURLToPath(new URL('../', import.meta.url));
const FILES = globSync('{i18n/en,adventures/*/words,variants/*/words,testing/*/words}/*.json', { cwd: web });

/** All texts of a file, each with the key under which it stands. */
function textsIn(value: unknown, key = ''): [key: string, text: string][] {
  if (typeof value === 'string') return [[key, value]];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    textsIn(inner, key === '' ? name : `${key}.${name}`),
  );
}

it('finds the words of the page', () => {
  expect(FILES.length).toBeGreaterThan(12);
});

it.each(FILES)('%s is plain English', (file) => {
  const texts = textsIn(JSON.parse(readFileSync(`${web}${file}`, 'utf8')));
  expect(texts.flatMap(([key, text]) => slipsIn(text).map((slip) => `${key}: ${slip}`))).toEqual([]);
});
