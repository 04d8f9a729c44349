/** What a turn shows of others, and what it leaves to the player. */
import { expect, type Page, test } from '@playwright/test';
import { library } from '@wayrune/content';
import { heroNames } from '@wayrune/engine/table/passages.ts';
import { loadGame } from '@wayrune/engine/table/save.ts';
import { openGame, optionButton, pressKeyOn, setSeed, setSettings, waiting } from '../../player/at-table.ts';
import { pick } from '../../player/policy.ts';
import { asks, gameAt } from '../../player/positions.ts';

test.beforeEach(async ({ page }) => {
  await setSettings(page, { speed: 4 });
  await setSeed(page, 'turns');
});

interface Banner {
  readonly seat: number;
  readonly text: string;
}

/** Notes every banner from now on: whose face it shows, and what it says. */
async function recordBanners(page: Page): Promise<() => Promise<readonly Banner[]>> {
  await page.evaluate(() => {
    const banners: object[] = [];
    Object.assign(window, { banners });
    const seen = new WeakSet<Element>();
    const look = (): void => {
      for (const line of document.querySelectorAll<HTMLElement>('div[data-seat] > p')) {
        if (seen.has(line)) continue;
        seen.add(line);
        banners.push({ seat: Number(line.parentElement?.dataset['seat']), text: line.innerText });
      }
      requestAnimationFrame(look);
    };
    look();
  });
  return () => page.evaluate(() => (window as unknown as { banners: Banner[] }).banners);
}

test('each banner in the turns of the others names the Hero whose face it shows', async ({ page }) => {
  const file = gameAt({ at: asks('movement', 7) });
  const names = heroNames(loadGame(library, file, 'game.json'));
  await openGame(page, file);
  const banners = await recordBanners(page);
  for (let n = 0, left = false; n < 60; n++) {
    const { options } = await waiting(page);
    if (left && options.includes('roll')) break;
    const quiet = ['stay', 'stop', 'pass', 'done', 'continue'].find((one) => options.includes(one));
    left ||= quiet === 'stay';
    await pressKeyOn(page, quiet ?? pick(options, n));
  }
  const shown = await banners();
  expect(new Set(shown.map(({ seat }) => seat)).size).toBeGreaterThan(1);
  for (const { seat, text } of shown) {
    const [first = ''] = (names[seat] ?? '').split(' ');
    const who = seat === 0 ? '[Yy]our?\\b' : first;
    expect(text).toMatch(new RegExp(`^(Round \\d+: )?${who}`));
  }
});

test('a market stays open when nothing is left to buy, until the player leaves', async ({ page }) => {
  let options = await openGame(page, gameAt({ at: asks('market', 8) }));
  const market = page.locator('[data-stage="market"]');
  for (let bought = options.find((one) => one.startsWith('buy:')); bought !== undefined; ) {
    const button = optionButton(page, bought);
    await button.press('Enter');
    await expect(button).toBeHidden();
    ({ options } = await waiting(page));
    await expect(market).toBeVisible();
    bought = options.find((one) => one.startsWith('buy:'));
  }
  await expect(market).toBeVisible();
  const leave = optionButton(page, options.includes('done') ? 'done' : 'continue');
  await leave.press('Enter');
  await expect(market).toHaveCount(0);
});
