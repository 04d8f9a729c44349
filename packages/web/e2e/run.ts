/** `npm run e2e`: serves the built page on a free port and runs the tests in Chromium. Arguments go to Playwright. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { builtPage } from '../serve/fresh.ts';
import { serve } from '../serve/server.ts';
import { findChromium } from './chromium.ts';

const executable = findChromium();
const { address, close } = await serve(builtPage(), '127.0.0.1', 0, false);
const config = fileURLToPath(new URL('playwright.config.ts', import.meta.url));
const child = spawn('npx', ['playwright', 'test', '--config', config, ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, CHROMIUM: executable, WAYRUNE_PAGE: address },
});
child.on('close', async (code) => {
  await close();
  process.exitCode = code ?? 1;
});
