/** A Chromium for tests: the machine's own, or Debian's (installed if allowed), or Playwright's. */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** No sandbox when run as root, and no background requests to the browser's vendor. */
export const FLAGS = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

function onPath(): string | null {
  for (const folder of (process.env['PATH'] ?? '').split(delimiter))
    for (const name of NAMES) {
      try {
        accessSync(join(folder, name), constants.X_OK);
        return join(folder, name);
      } catch {
        // Not here.
      }
    }
  return null;
}

function install(): string | null {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return null;
  console.log('No Chromium here: installing Debian\'s ("apt-get install chromium") ...');
  const run = (...args: string[]): boolean =>
    spawnSync('apt-get', args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0;
  const wanted = ['install', '-y', '--no-install-recommends', 'chromium'];
  return run(...wanted) || (run('update') && run(...wanted)) ? onPath() : null;
}

function playwrights(): string | null {
  const path = chromium.executablePath();
  if (existsSync(path)) return path;
  console.log('No Chromium here: asking Playwright for one ...');
  spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' });
  return existsSync(path) ? path : null;
}

export function findChromium(): string {
  const { CHROMIUM: asked } = process.env;
  if (asked !== undefined && !existsSync(asked)) throw new Error(`CHROMIUM is "${asked}": no such file`);
  const found = asked ?? onPath() ?? install() ?? playwrights();
  if (found === null)
    throw new Error('there is no Chromium: install one, or name one by CHROMIUM=/path/to/chromium');
  return found;
}
