/** Whether the built page still fits its sources: by content, because git gives files the date of the checkout. */
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const SOURCES = ['packages/{engine,content,bots,web}/**/*', 'docs/rules/*.md', 'package-lock.json'];
const LEFT_OUT = ['**/node_modules/**', 'packages/web/dist/**', 'packages/web/serve/**', '**/*.test.ts'];
const STAMP = 'dist/.built-from';

function fingerprint(root: string): string {
  const hash = createHash('sha256');
  const files = globSync(SOURCES, { cwd: root, exclude: LEFT_OUT, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  for (const file of files.sort()) hash.update(`${file.slice(root.length)}\n`).update(readFileSync(file));
  return hash.digest('hex');
}

export function isStale(root: string, web: string): boolean {
  const stamp = join(web, STAMP);
  return !existsSync(stamp) || readFileSync(stamp, 'utf8') !== fingerprint(root);
}

export function markBuilt(root: string, web: string): void {
  writeFileSync(join(web, STAMP), fingerprint(root));
}
