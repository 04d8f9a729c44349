/** `npm start`: builds the page if its sources have changed, and serves it on this machine. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { isStale, markBuilt } from './fresh.ts';
import { serve } from './server.ts';

const web = fileURLToPath(new URL('..', import.meta.url));
const root = fileURLToPath(new URL('../../..', import.meta.url));
const PORT = 4173;

const { PORT: asked, HOST: host = '127.0.0.1' } = process.env;
const port = Number(asked ?? PORT);
if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  console.error(`PORT is "${asked ?? ''}", expected a number from 0 to 65535`);
  process.exit(1);
}

if (isStale(root, web)) {
  console.log('Building the page ...');
  const { status } = spawnSync('npm', ['run', '--silent', 'web:build'], { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
  markBuilt(root, web);
}

const address = await serve(`${web}dist`, host, port, asked === undefined);
console.log(`Wayrune is ready: ${address}`);
console.log('Ctrl-C ends it. "npm run play" plays in the terminal instead.');
