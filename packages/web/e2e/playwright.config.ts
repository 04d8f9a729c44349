import { defineConfig } from '@playwright/test';
import { FLAGS, findChromium } from './chromium.ts';

const { WAYRUNE_PAGE: baseURL } = process.env;
if (baseURL === undefined) throw new Error('WAYRUNE_PAGE is missing: start the tests with "npm run e2e"');

export default defineConfig({
  testDir: '..',
  testMatch: '**/*.e2e.ts',
  outputDir: '../../../coverage/e2e',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: process.env['CI'] === undefined ? 'list' : 'dot',
  use: {
    baseURL,
    actionTimeout: 60_000,
    viewport: { width: 1440, height: 900 },
    // It fetches the whole page in the background of every test; those of offline use allow it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: findChromium(), args: FLAGS },
  },
});
