// Installs the dependencies if they are missing. Plain JavaScript without dependencies: on a fresh clone this runs under
// the machine's own Node, before Node 24 and everything else is installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

const LOCK = 'package-lock.json';
const STAMP = 'node_modules/.wayrune-installed';
const read = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

// By content, not by date: git sets the date of every file to the checkout.
function wanted() {
  const manifests = readdirSync('packages').map((name) => `packages/${name}/package.json`);
  const hash = createHash('sha256');
  for (const file of [LOCK, 'package.json', '.npmrc', ...manifests.sort()])
    hash.update(`${file}\n${read(file)}\n`);
  return hash.digest('hex');
}

// npm versions write different flags into the lock, and registries hold binaries for different platforms; only a different
// set of required packages is a real change. (Binaries are pinned by the packages that need them.)
function pins(lock) {
  const { packages = {} } = JSON.parse(lock || '{}');
  return JSON.stringify(
    Object.entries(packages)
      .filter(([, entry]) => !entry.optional)
      .map(([path, entry]) => [path, entry.version, entry.integrity]),
  );
}

function install() {
  console.log('Installing dependencies (the first time takes about a minute) ...');
  const before = read(LOCK);
  // Not `npm ci`: it refuses the lock, which lacks other platforms' binaries. Shows errors only, because npm warns that the
  // tools do not run on the machine's old Node; they run on the Node 24 that is being installed.
  const command = 'npm install --no-audit --no-fund --include=dev --loglevel=error';
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit' });
  if (status !== 0) {
    console.error(`"${command}" failed.`);
    process.exit(status ?? 1);
  }
  if (pins(read(LOCK)) === pins(before)) {
    if (read(LOCK) !== before) writeFileSync(LOCK, before);
  } else {
    console.error(
      `${LOCK} CHANGED: it did not fit the package.json files. Look at "git diff ${LOCK}" and commit it.`,
    );
    if (process.env.CI) process.exit(1);
  }
  writeFileSync(STAMP, wanted());
}

if (read(STAMP) !== wanted()) install();
