/** Builds the page if its sources have changed. Compares content, because git sets the date of every file to the checkout. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const SOURCES = ['packages/{engine,content,bots,web}/**/*', 'docs/rules/*.md', 'package-lock.json'];
const LEFT_OUT = [
  '**/node_modules/**',
  'packages/web/dist/**',
  'packages/web/{serve,e2e,testing}/**',
  '**/*.test.ts',
];
const STAMP = '.built-from';

function fingerprint(root: string): string {
  const hash = createHash('sha256');
  const files = globSync(SOURCES, { cwd: root, exclude: LEFT_OUT, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  for (const file of files.sort()) hash.update(`${file.slice(root.length)}\n`).update(readFileSync(file));
  return hash.digest('hex');
}

/** Returns the folder of the page. */
export function builtPage(): string {
  const root = fileURLToPath(new URL('../../..', import.meta.url));
  const folder = fileURLToPath(new URL('../dist', import.meta.url));
  const stamp = join(folder, STAMP);
  const print = fingerprint(root);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === print) return folder;
  console.log('Building the page ...');
  const { status } = spawnSync('npm', ['run', '--silent', 'web:build'], { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new Error('the page could not be built; the messages above say why');
  writeFileSync(stamp, print);
  return folder;
}
