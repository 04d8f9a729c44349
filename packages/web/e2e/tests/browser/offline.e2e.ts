/** Offline use and updates, each on its own server that the test can stop and change. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { writeWorker } from '../../../offline/precache.ts';
import { builtPage } from '../../../serve/fresh.ts';
import { serve, type Serving } from '../../../serve/server.ts';
import { asked, playOn, setSettings } from '../../player/at-table.ts';

test.use({ serviceWorkers: 'allow' });

let folder: string;
let server: Serving;

test.beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'wayrune-page-'));
  cpSync(builtPage(), folder, { recursive: true });
  server = await serve(folder, '127.0.0.1', 0, false);
});

test.afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

/** Waits until the service worker has cached everything and controls this page. */
const isKept = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');

test('the page opens offline once it has been loaded, and a game continues with its bots', async ({
  page,
}) => {
  await setSettings(page);
  await page.goto(server.address);
  await isKept(page);
  await page.getByRole('button', { name: 'Play now', exact: true }).click();
  const options = await asked(page);
  await server.close();
  await page.reload();
  expect(await asked(page)).toEqual(options);
  const round = page.getByText('Round 2', { exact: true });
  await expect(round).toHaveCount(0);
  await playOn(page, undefined, round);
  await page.goto(`${server.address}#/settings`);
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
});

test('the page updates on reload once no other page uses the older version', async ({ page }) => {
  await page.goto(server.address);
  await isKept(page);
  const file = join(folder, 'index.html');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace('<body>', '<body data-newer="yes">'));
  await writeWorker(folder);
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
  });
  await page.waitForFunction(
    async () => (await navigator.serviceWorker.ready).waiting?.state === 'installed',
  );
  const other = await page.context().newPage();
  await other.goto(server.address);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Play now', exact: true })).toBeVisible();
  await expect(page.locator('body')).not.toHaveAttribute('data-newer', 'yes');
  await other.close();
  // The browser may take a moment to release the page that was closed.
  await expect(async () => {
    await page.reload();
    await expect(page.locator('body')).toHaveAttribute('data-newer', 'yes', { timeout: 5000 });
  }).toPass();
  await expect(page.getByRole('heading', { name: 'Wayrune', level: 1 })).toBeVisible();
});

test('the page can be installed', async ({ page, request }) => {
  await page.goto(server.address);
  const href = await page.locator('link[rel=manifest]').getAttribute('href');
  const response = await request.get(new URL(href ?? '', server.address).href);
  expect(response.headers()['content-type']).toContain('application/manifest+json');
  const manifest: { icons: { src: string; sizes: string }[] } = await response.json();
  for (const { src } of manifest.icons)
    expect((await request.get(new URL(src, server.address).href)).status(), src).toBe(200);
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
});
