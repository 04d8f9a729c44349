import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
const NAMES = /proving-?ground/i;
const LEFT_OUT = ['**/node_modules/**', '.git/**', 'packages/web/dist/**', 'coverage/**', 'shots/**'];

/** Every file of the repository that names the adventure, by its path from the root. */
const naming = globSync('{*,.*,{packages,scripts,bench,docs}/**/*}', {
  cwd: ROOT,
  exclude: LEFT_OUT,
  withFileTypes: true,
})
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name))
  .filter((file) => NAMES.test(readFileSync(file, 'utf8')))
  .map((file) => relative(ROOT, file).split(sep).join('/'))
  .toSorted();

const isOwn = (file: string): boolean => basename(dirname(file)) === 'proving-ground';

it('the adventure is a folder in each package, and nothing outside them names it but documentation', () => {
  expect(naming.filter((file) => !isOwn(file) && !file.endsWith('.md'))).toEqual([]);
  expect([...new Set(naming.filter(isOwn).map((file) => dirname(file)))]).toEqual(
    ['bots', 'content', 'engine', 'web'].map((name) => `packages/${name}/testing/proving-ground`),
  );
});
