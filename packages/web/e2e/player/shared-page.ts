/**
 * Tests that share one page a worker: each opens a game of its own in it (`showGame`), and none has to load the page again.
 * For tests of what happens in a game; those of what is kept, loaded or handed in have a page of their own.
 */
import { test as base, type Browser, type Page } from '@playwright/test';
import { forgetSeed } from './at-table.ts';
import { forgetGames, isOpen } from './kept-games.ts';

const VIEWPORT = { width: 1440, height: 900 };

/** The page as a test expects it: as large as any, no games, and no mouse over a card, which would show it in full. */
async function tidy(page: Page): Promise<void> {
  await page.setViewportSize(VIEWPORT);
  await page.mouse.move(1, 1);
  forgetSeed(page);
  if (isOpen(page)) await forgetGames(page);
}

/** Whether a test has left nothing but the settings: what it folded, named or learned is in the page's memory, too. */
const isUnmarked = async (page: Page): Promise<boolean> =>
  !isOpen(page) ||
  (await page.evaluate(() => Object.keys(localStorage).every((key) => key === 'wayrune-settings')));

/** The page of each browser that a test has left fit for the next one. */
const left = new WeakMap<Browser, Page>();

export const test = base.extend({
  page: async ({ browser }, use, info) => {
    // The options of the configuration hold for it, too.
    const page = left.get(browser) ?? (await browser.newPage());
    left.delete(browser);
    await tidy(page);
    await use(page);
    if (info.status === info.expectedStatus && (await isUnmarked(page))) left.set(browser, page);
    else await page.context().close();
  },
});
