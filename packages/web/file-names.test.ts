import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

/** Names of a role, which several folders have: an entry, a folder's front, what a part brings to the table and teaches. */
const ROLES: ReadonlySet<string> = new Set(['index', 'main', 'vite.config', 'table', 'lessons']);

it('no two files of the page share a name for different things', () => {
  const files = globSync('**/*.{ts,tsx}', {
    cwd: fileURLToPath(new URL('.', import.meta.url)),
    // The recipes of every set are named alike, on purpose.
    exclude: ['**/node_modules/**', 'dist/**', '**/*.test.ts', 'e2e/**', '**/*.d.ts', 'cards/pictures/*/**'],
  });
  const byName = Map.groupBy(files, (file) =>
    basename(file)
      .replace(/\.tsx?$/, '')
      .toLowerCase(),
  );
  const shared = [...byName].filter(([name, all]) => all.length > 1 && !ROLES.has(name));
  expect(files.length).toBeGreaterThan(100);
  // The store of the settings, and the screen on which they are changed.
  expect(shared.map(([name]) => name)).toEqual(['settings']);
});
