/** Writes the service worker next to the built page, with the list of its files. */
import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Plugin, transformWithOxc } from 'vite';

const WORKER = 'sw.js';
/** Without the older font format: every browser with service workers supports the newer one. */
const LEFT_OUT = /(^\.|\.woff$|\.map$|^sw\.js$)/;

export async function writeWorker(folder: string): Promise<void> {
  const files = globSync('**/*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter((file) => !LEFT_OUT.test(file))
    .toSorted();
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file}\n`).update(readFileSync(join(folder, file)));
  const built = { version: hash.digest('hex').slice(0, 16), files };
  const source = fileURLToPath(new URL('worker.ts', import.meta.url));
  const { code } = await transformWithOxc(readFileSync(source, 'utf8'), source, { sourcemap: false });
  writeFileSync(join(folder, WORKER), `const BUILT = ${JSON.stringify(built)};\n${code}`);
}

export function precache(): Plugin {
  let folder = '';
  return {
    name: 'wayrune-precache',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir);
    },
    // After everything has been written, including public/.
    closeBundle: () => writeWorker(folder),
  };
}
