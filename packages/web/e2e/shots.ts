/** `npm run shots [-- part of a name …]`: pictures of every screen at five sizes, by day and by night. */
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import { builtPage } from '../serve/fresh.ts';
import { serve } from '../serve/server.ts';
import { FLAGS, findChromium } from './chromium.ts';
import { SCENES } from './scenes/index.ts';
import { setSeed, setSettings } from './player/at-table.ts';
import { SIZES } from './scenes/sizes.ts';

/** Windows, and the sizes to which each is drawn: a small screen is never a large one made smaller. */
const [large, laptop, tablet, upright, sideways] = SIZES;
const WINDOWS = [[large, laptop, tablet], [upright], [sideways]] as const;
const folder = fileURLToPath(new URL('../../../shots/', import.meta.url));
mkdirSync(folder, { recursive: true });
const wanted = process.argv.slice(2);
const scenes = SCENES.filter(({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part)));

/** Of one moment by both lights: all colors come from the theme of the page. */
async function picture(page: Page, name: string): Promise<void> {
  for (const theme of ['night', 'day']) {
    await page.evaluate((light) => {
      document.documentElement.dataset['theme'] = light;
    }, theme);
    await page.screenshot({ path: `${folder}${name}${theme === 'night' ? '-night' : ''}.png` });
  }
  console.log(name);
}

const { address, close } = await serve(builtPage(), '127.0.0.1', 0, false);
const browser = await chromium.launch({ executablePath: findChromium(), args: FLAGS });
for (const { name, show, settings } of scenes)
  for (const sizes of WINDOWS) {
    const context = await browser.newContext({ baseURL: address, viewport: sizes[0] });
    const page = await context.newPage();
    await setSettings(page, { theme: 'day', ...settings });
    await setSeed(page, 'shotshot');
    try {
      await show(page);
      for (const size of sizes) {
        await page.setViewportSize(size);
        await page.evaluate(() => document.fonts.ready.then(() => undefined));
        await page.waitForTimeout(400);
        await picture(page, `${name}-${size.width}`);
      }
    } catch (error) {
      console.error(`${name}-${sizes[0].width}: ${String(error)}`);
      process.exitCode = 1;
    }
    await context.close();
  }
await browser.close();
await close();
